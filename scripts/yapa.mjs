// `npm run extract|ingest|…`: a command of src/cli, with its packages installed first. Standard output belongs to the command alone.
import { runCommand } from './child.mjs'
import { ensureInstalled } from './install.mjs'

try {
  await ensureInstalled(process.stderr)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await runCommand(process.argv.slice(2))
