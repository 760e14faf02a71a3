// `npm run extract:fit [-- --write]`: fits the confidence of readings to the labelled cards (bench/fitConfidence.ts).
import path from 'node:path'
import { NODE, run } from './child.mjs'
import { ROOT } from './environment.mjs'
import { ensureInstalled } from './install.mjs'

try {
  await ensureInstalled(process.stderr)
  process.exitCode = await run(NODE, [path.join(ROOT, 'bench/fitConfidence.ts'), ...process.argv.slice(2)])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
