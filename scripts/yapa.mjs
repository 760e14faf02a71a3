// `npm run extract|ingest|…`: installs the packages, then runs a command of src/cli. Standard output belongs to the
// command alone.
import { runCommand } from './child.mjs'
import { ensureInstalled } from './install.mjs'

try {
  await ensureInstalled(process.stderr)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await runCommand(process.argv.slice(2))
