import type { Environment } from '#operations/environment.ts'
import { ConfigError } from '#server/config.ts'
import { explainStorageFailure } from '#storage/storageError.ts'

/** A command takes its arguments and the environment, and resolves to the exit status. */
type Command = (argv: string[], env: Environment) => Promise<number>

/** Each command's module is loaded on demand, so that no command waits for the modules of others. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  backup: async () => (await import('./backup.ts')).backup,
  extract: async () => {
    const { extract } = await import('./extract.ts')
    return (argv) => extract(argv)
  },
  ingest: async () => (await import('./ingest.ts')).ingest,
  prepare: async () => (await import('./prepareStorage.ts')).prepare,
  reextract: async () => (await import('./reextract.ts')).reextract,
  reports: async () => (await import('./reports.ts')).reports,
  reviews: async () => (await import('./reviews.ts')).reviews,
  restore: async () => (await import('./restore.ts')).restore,
  serve: async () => (await import('./serve.ts')).serve,
  tidy: async () => (await import('./tidy.ts')).tidy,
  worker: async () => (await import('./worker.ts')).worker,
}

/**
 * Runs a command line such as `['ingest', '--date', '2026-03-27']`.
 * @returns The exit status: 0 done, 1 failed (said on stderr), 2 no such command.
 */
export async function main(argv: string[], env: Environment): Promise<number> {
  const [name = '', ...rest] = argv
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!load) {
    console.error(`No existe el comando «${name}». Hay: ${Object.keys(COMMANDS).join(', ')}.`)
    return 2
  }
  if (name !== 'serve') endWithReader()
  try {
    const command = await load()
    return await command(rest, env)
  } catch (thrown) {
    const error = explainStorageFailure(thrown) ?? thrown
    if (!isMeantForReader(error)) throw error
    console.error(error.message)
    return 1
  }
}

/** Ends the process when the reader closes the pipe, as `| head` does: that is no error. */
function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
}

/** Errors whose message is all the user of the command needs; a stack trace would only hide it. */
function isMeantForReader(error: unknown): error is Error {
  return error instanceof ConfigError || (error instanceof Error && ['StorageError', 'SourceError'].includes(error.name))
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), process.env)
