import type { Environment } from '#operations/environment.ts'
import { ConfigError } from '#server/config.ts'
import { explainStorageFailure } from '#storage/storageError.ts'

/** A command takes its arguments and the environment, and resolves to the exit status. */
type Command = (argv: string[], env: Environment) => Promise<number>

/** What each command does, and its module, loaded on demand so that no command waits for the modules of others. */
const COMMANDS: Record<string, { help: string; load: () => Promise<Command> }> = {
  serve: { help: 'sirve la aplicación compilada', load: async () => (await import('./serve.ts')).serve },
  worker: { help: 'lee las fuentes según el horario, sin servir', load: async () => (await import('./watch.ts')).worker },
  ingest: { help: 'lee y publica ahora, o publica lo retenido', load: async () => (await import('./ingest.ts')).ingest },
  reextract: { help: 'vuelve a leer las tarjetas guardadas', load: async () => (await import('./reextract.ts')).reextract },
  extract: {
    help: 'lee las tarjetas de un archivo',
    load: async () => {
      const { extract } = await import('./extract.ts')
      return (argv) => extract(argv)
    },
  },
  reports: { help: 'los errores que avisaron', load: async () => (await import('./reports.ts')).reports },
  reviews: { help: 'guarda o suma lo que verificaron personas', load: async () => (await import('./reviews.ts')).reviews },
  backup: { help: 'copia toda la base a un archivo', load: async () => (await import('./database.ts')).backup },
  restore: { help: 'carga una copia en una base nueva', load: async () => (await import('./database.ts')).restore },
  tidy: { help: 'borra lo viejo', load: async () => (await import('./database.ts')).tidy },
  prepare: { help: 'crea la base con los ejemplos', load: async () => (await import('./prepareStorage.ts')).prepare },
}

/**
 * Runs a command line such as `['ingest', '--date', '2026-03-27']`.
 * @returns The exit status: 0 done, 1 failed (said on stderr), 2 no such command.
 */
export async function main(argv: string[], env: Environment): Promise<number> {
  const [name = '', ...rest] = argv
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) {
    const list = Object.entries(COMMANDS).map(([one, { help }]) => `  ${one.padEnd(15)}${help}`)
    console.error([name === '' ? 'Comandos:' : `No existe el comando «${name}». Hay:`, ...list].join('\n'))
    return 2
  }
  if (name !== 'serve') endWithReader()
  try {
    const run = await command.load()
    return await run(rest, env)
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
