// `npm run bench`, `bench:blocking`, `bench:load`, `bench:phone`, `bench:taps`: the measurements of bench/, on the built app. Progress goes to stderr, the table to stdout.
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { NODE, run } from './child.mjs'
import { ROOT } from './environment.mjs'
import { ensureInstalled } from './install.mjs'

try {
  await ensureInstalled(process.stderr)
  await ensureBuilt(process.stderr)
  process.exitCode = await run(NODE, [path.join(ROOT, `bench/${process.argv[2] ?? 'main'}.ts`), ...process.argv.slice(3)])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
