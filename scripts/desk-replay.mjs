// `npm run desk:replay`: simulates how much of the archive reviews would have covered, and how often correctly.
import path from 'node:path'
import { NODE, run } from './child.mjs'
import { ROOT } from './environment.mjs'
import { ensureInstalled } from './install.mjs'

try {
  await ensureInstalled(process.stderr)
  process.exitCode = await run(NODE, [path.join(ROOT, 'bench/deskReplay.ts')])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
