// `npm run rehearse`: installs the packages, then serves the official sites on this machine (rehearsal/).
import { runCommand } from './child.mjs'
import { ensureInstalled } from './install.mjs'

try {
  await ensureInstalled(process.stderr)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await runCommand(process.argv.slice(2), 'rehearsal/main.ts')
