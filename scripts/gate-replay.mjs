// `npm run gate:replay [-- N [M [YEAR]]]`: the quality gate over the archive; disasters and errors strike every N-th capture (every one unless given), from the
// M-th on. With a year only its captures are reported, with faults of what is read, which takes a minute.
import path from 'node:path'
import { NODE, run } from './child.mjs'
import { ROOT } from './environment.mjs'
import { ensureInstalled } from './install.mjs'

try {
  await ensureInstalled(process.stderr)
  process.exitCode = await run(NODE, [path.join(ROOT, 'bench/gateReplay.ts'), ...process.argv.slice(2)])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
