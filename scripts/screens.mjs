// `npm run screens [-- FOLDER]`: every screen with our example data, on a phone, a tablet and a desk, light and dark, to be looked at. The few
// that the documentation shows are written to docs/screens as well.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { NODE, run } from './child.mjs'
import { ROOT } from './environment.mjs'
import { ensureInstalled } from './install.mjs'

try {
  await ensureInstalled(process.stderr)
  await ensureBuilt(process.stderr)
  const folder = path.resolve(process.argv[2] ?? path.join(ROOT, '.tmp/screens'))
  mkdirSync(folder, { recursive: true })
  process.exitCode = await run(NODE, [path.join(ROOT, 'bench/screens.ts'), folder])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
