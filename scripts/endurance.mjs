// `npm run endurance [-- --days N --seed N]`: replays the archive's months at high speed, with faults and kills, while
// pages are requested.
import path from 'node:path'
import { NODE, run } from './child.mjs'
import { ROOT } from './environment.mjs'
import { ensureInstalled } from './install.mjs'

try {
  await ensureInstalled(process.stderr)
  process.exitCode = await run(NODE, [path.join(ROOT, 'bench/endurance.ts'), ...process.argv.slice(2)])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
