// `npm run rehearse`: the official sites on this machine (rehearsal/), with the packages installed first.
import { runCommand } from './child.mjs'
import { ensureInstalled } from './install.mjs'

try {
  await ensureInstalled(process.stderr)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await runCommand(process.argv.slice(2), 'rehearsal/main.ts')
