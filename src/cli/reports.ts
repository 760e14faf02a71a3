import { wallTime } from '#domain/calendar/clock.ts'
import type { Environment } from '#operations/environment.ts'
import { readConfig } from '#server/config.ts'
import { loadLatestReports, markReportDone, type StoredReport } from '#storage/reports.ts'
import { openStorage } from '#storage/storage.ts'
import { readArguments, refuseCall, unknownArgumentsWords, usingStorage } from './command.ts'

const USAGE = `Uso: npm run --silent yapa -- reports [--json]
     npm run --silent yapa -- reports --done ID…

  --json   una lista JSON con todo, también la promoción como se mostró
  --done   marca ese aviso como resuelto; se puede repetir`

const MOST = 10_000

/**
 * `reports` prints the mistakes that shoppers reported, newest first, as a table or as JSON on stdout.
 * @returns 0; 1 when an id to be marked does not exist; 2 for invalid arguments.
 */
export async function reports(argv: string[], env: Environment): Promise<number> {
  const call = readArguments({ args: argv, options: { json: { type: 'boolean' }, done: { type: 'string', multiple: true } } })
  if (call === null) return refuseCall(USAGE, unknownArgumentsWords(argv))
  const { json = false, done = [] } = call.values
  const config = readConfig(env)
  return usingStorage(openStorage(config), async ({ db }) => {
    if (done.length > 0) {
      const now = config.clock.now().toISOString()
      const found = await Promise.all(done.map((id) => markReportDone(db, id, now)))
      for (const [index, id] of done.entries()) console.error(found[index] ? `${id}: resuelto.` : `${id}: no existe ese aviso.`)
      return found.every(Boolean) ? 0 : 1
    }
    const found = await loadLatestReports(db, { withDone: false, limit: MOST })
    console.log(json ? JSON.stringify(found, null, 2) : reportsTable(found))
    return 0
  })
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

function rowOf({ id, createdAt, promotionId, snapshotVersion, field, email, message }: StoredReport): string[] {
  const version = snapshotVersion === null ? '' : ` (v${snapshotVersion})`
  return [
    id,
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
