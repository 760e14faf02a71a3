// `npm start`: installs and builds what is missing, then serves. Runs on any Node from 20 on, without packages.
import { ensureBuilt } from './build.mjs'
import { runMain } from './child.mjs'
import { ensureInstalled } from './install.mjs'

try {
  await ensureInstalled(process.stdout)
  await ensureBuilt(process.stdout)
  await runMain('src/cli/main.ts', ['serve', ...process.argv.slice(2)])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
