// `npm run desk:replay`: how far reviews by a person would have covered the archive, and how often they would have been right.
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
