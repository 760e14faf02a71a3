import { parseArgs } from 'node:util'
import { type CivilDate, isCivilDate } from '#domain/calendar/calendar.ts'
import { dayStart, wallTime } from '#domain/calendar/clock.ts'
import type { Environment } from '#operations/environment.ts'
import { readConfig } from '#server/config.ts'
import { eraseReport, latestReports, markReportDone, type StoredReport } from '#storage/reports.ts'
import { openStorage } from '#storage/storage.ts'

const USAGE = `Uso: npm run --silent yapa -- reports [--json] [--since AAAA-MM-DD] [--promotion ID] [--all] [--limit N]
     npm run --silent yapa -- reports --done ID…
     npm run --silent yapa -- reports --erase ID…

  --json       una lista JSON con todo, también la promoción como se mostró
  --since      desde ese día, inclusive
  --promotion  solo los de esa promoción
  --all        también los ya resueltos
  --limit      como mucho tantos (200)
  --done       marca ese aviso como resuelto; se puede repetir
  --erase      borra ese aviso, con el correo y todo; se puede repetir`

type Options = {
  json: boolean
  since: CivilDate | null
  promotionId: string | null
  withDone: boolean
  limit: number
  done: string[]
  erase: string[]
}

/**
 * `reports` prints the mistakes that shoppers reported, newest first, as a table or as JSON on stdout.
 * @returns 0; 1 when an id to be marked or erased does not exist; 2 for invalid arguments.
 * @throws ConfigError, StorageError
 */
export async function reports(argv: string[], env: Environment): Promise<number> {
  const options = readOptions(argv)
  if (typeof options === 'string') {
    console.error(`${options}\n\n${USAGE}`)
    return 2
  }
  const config = readConfig(env)
  const { db, close } = await openStorage(config)
  try {
    if (options.done.length + options.erase.length > 0) {
      const now = config.clock.now().toISOString()
      const isDone = await told(options.done, 'resuelto', (id) => markReportDone(db, id, now))
      const isErased = await told(options.erase, 'borrado', (id) => eraseReport(db, id))
      return isDone && isErased ? 0 : 1
    }
    const { since, ...query } = options
    const found = await latestReports(db, { ...query, since: since && dayStart(since).toISOString() })
    console.log(options.json ? JSON.stringify(found, null, 2) : reportsTable(found))
    return 0
  } finally {
    await close()
  }
}

/** Runs `work` for each id and prints the result. @returns Whether every id existed. */
async function told(ids: readonly string[], what: string, work: (id: string) => Promise<boolean>): Promise<boolean> {
  const found = await Promise.all(ids.map(work))
  for (const [index, id] of ids.entries()) console.error(found[index] ? `${id}: ${what}.` : `${id}: no existe ese aviso.`)
  return found.every(Boolean)
}

const MAX_LIMIT = 10_000

function readOptions(argv: string[]): Options | string {
  let values: ReturnType<typeof parse>
  try {
    values = parse(argv)
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) return `No se entiende: ${argv.join(' ')}`
    throw error
  }
  const { json = false, since, promotion, all = false, limit = '200', done = [], erase = [] } = values
  if (since !== undefined && !isCivilDate(since)) return `--since: «${since}» no es una fecha AAAA-MM-DD.`
  if (!/^\d{1,5}$/.test(limit) || Number(limit) < 1 || Number(limit) > MAX_LIMIT) return `--limit: tiene que ser de 1 a ${MAX_LIMIT}.`
  return { json, since: since ?? null, promotionId: promotion ?? null, withDone: all, limit: Number(limit), done, erase }
}

function parse(argv: string[]) {
  return parseArgs({
    args: argv,
    options: {
      json: { type: 'boolean' },
      since: { type: 'string' },
      promotion: { type: 'string' },
      all: { type: 'boolean' },
      limit: { type: 'string' },
      done: { type: 'string', multiple: true },
      erase: { type: 'string', multiple: true },
    },
  }).values
}

const HEADINGS = ['Aviso', 'Llegó', 'Promoción', 'Qué', 'Correo', 'Mensaje']

/** Writes the reports for a terminal, a line each, with the whole message. */
export function reportsTable(reports: readonly StoredReport[]): string {
  if (reports.length === 0) return 'No hay avisos pendientes.'
  const rows = [HEADINGS, ...reports.map(rowOf)]
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const last = HEADINGS.length - 1
  return rows.map((row) => row.map((cell, column) => (column === last ? cell : cell.padEnd(widths[column] ?? 0))).join('  ')).join('\n')
}

function rowOf({ id, createdAt, doneAt, promotionId, snapshotVersion, field, email, message }: StoredReport): string[] {
  const version = snapshotVersion === null ? '' : ` (v${snapshotVersion})`
  return [
    doneAt === null ? id : `${id} ✓`,
    wallTime(new Date(createdAt)).slice(0, 16).replace('T', ' '),
    promotionId === null ? 'la app' : `${promotionId}${version}`,
    field ?? '–',
    email ?? '–',
    message,
  ].map(onOneLine)
}

/** Removes control characters. Anyone may have written the text, and they must not reach the terminal. */
function onOneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ⏎ ').replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
}
