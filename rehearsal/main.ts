import { parseArgs } from 'node:util'
import { EXAMPLE_SOURCES, exampleCards } from '#chains/examples.ts'
import { today } from '#domain/calendar/clock.ts'
import type { Environment } from '#operations/environment.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { FAULTS, type Fault, readFault } from './faults.ts'
import { type Rehearsal, type RehearsalOptions, startRehearsal } from './server.ts'

const DEFAULT_PORT = 4010

const USAGE = `Uso: npm run yapa -- rehearse [--port ${DEFAULT_PORT}] [--fault FUENTE=FALLA]…

  --port      puerto en 127.0.0.1; 0 elige uno libre
  --fault     FUENTE=FALLA o FUENTE=FALLA@PARTE-DE-LA-DIRECCIÓN, y se puede repetir

  Fuentes: ${EXAMPLE_SOURCES.join(', ')}
  Fallas: ${FAULTS.join(', ')}`

/**
 * `npm run yapa -- rehearse`: serves the official sites on this machine until a signal.
 * @returns 0 after an orderly end, 1 when it could not start, 2 for invalid arguments.
 */
export async function main(argv: string[], env: Environment): Promise<number> {
  try {
    return await rehearse(argv, env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    return 1
  }
}

/** @throws ConfigError */
export async function rehearse(argv: string[], env: Environment): Promise<number> {
  const options = readOptions(argv)
  if (typeof options === 'string') {
    console.error(`${options}\n\n${USAGE}`)
    return 2
  }
  const { clock } = readConfig(env)
  const { port, faults } = options
  const cards = exampleCards(today(clock))
  const started = await start({ port, cards, faults, now: clock.now() })
  if (typeof started === 'string') {
    console.error(started)
    return 1
  }
  console.log(greeting(started, cards.length))
  await untilTold()
  await started.close()
  return 0
}

type Options = {
  port: number
  faults: NonNullable<RehearsalOptions['faults']>
}

/** Returns the options, or a message about a mistake. */
function readOptions(argv: string[]): Options | string {
  const values = parse(argv)
  if (typeof values === 'string') return values
  const { port = `${DEFAULT_PORT}`, fault = [] } = values
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return `--port: «${port}» no es un puerto.`
  const faults = readFaults(fault)
  return typeof faults === 'string' ? faults : { port: Number(port), faults }
}

function parse(argv: string[]) {
  try {
    const options = { port: { type: 'string' }, fault: { type: 'string', multiple: true } } as const
    return parseArgs({ args: argv, options }).values
  } catch {
    return `No se entienden los argumentos: ${argv.join(' ')}`
  }
}

function readFaults(texts: readonly string[]): Options['faults'] | string {
  const faults: Record<string, Fault> = {}
  for (const text of texts) {
    const [, source = '', name = '', only] = /^([^=]*)=([^@]*)(?:@(.+))?$/.exec(text) ?? []
    const asked = readFault({ source, fault: name, ...(only !== undefined && { only }) })
    if (typeof asked === 'string') return `--fault ${text}: ${asked}`
    if (asked.fault) faults[asked.source] = asked.fault
  }
  return faults
}

/** Starts the server, or returns a message why it could not. */
async function start(options: RehearsalOptions): Promise<Rehearsal | string> {
  try {
    return await startRehearsal(options)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE') throw error
    return `El puerto ${options.port} está ocupado por otro programa. Elegí otro con --port.`
  }
}

function greeting({ url }: Rehearsal, cards: number): string {
  return [
    `Ensayo de las fuentes en marcha: ${url} (${cards} tarjetas). Ctrl-C para cerrarlo.`,
    '',
    `Capturar de acá:    YAPA_SOURCES_BASE=${url} YAPA_SOURCES_PAUSE=50 npm run ingest`,
    `Provocar una falla: curl -s ${url}/_faults -d '{"source": "coto", "fault": "half-body"}'`,
    `Que sane:           curl -s ${url}/_faults -d '{"source": "coto", "fault": "none"}'`,
    `Ver los pedidos:    curl -s ${url}/_requests`,
  ].join('\n')
}

function untilTold(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), process.env)
