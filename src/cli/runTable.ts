import { sourceName } from '#domain/catalogue/source.ts'
import { askedWords } from '#domain/promotion/readings.ts'
import type { ReportedSource, RunReport } from '#ingestion/publish/run.ts'

const HEADINGS = ['Cadena', 'Captura', 'Tarjetas', 'Promociones', 'Rechazadas', 'Resultado', 'Segundos']
/** These columns hold figures and are aligned right. */
const FIGURES = new Set([2, 3, 4, 6])

const OUTCOME_WORDS: Record<ReportedSource['outcome'], string> = {
  published: 'publicada',
  unchanged: 'sin cambios',
  held: 'retenida',
  failed: 'falló',
  busy: 'ocupada',
}

const ENDINGS: Record<RunReport['outcome'], string> = {
  published: 'Se publicó todo.',
  unchanged: 'No hay nada nuevo que publicar.',
  partial: 'Algunas cadenas no se actualizaron: sigue su última edición buena, si la hay.',
  failed: 'Ninguna cadena se actualizó: sigue lo que estaba publicado.',
  stopped: 'Interrumpido antes de publicar: sigue lo que estaba publicado.',
  interrupted: 'Interrumpido.',
}

/** Writes the result of a turn as one line of the log. */
export function runLine({ outcome, snapshotVersion, sources }: RunReport): string {
  const words = sources.map(({ source, outcome: how, error, reasons }) => {
    const why = how === 'failed' || how === 'held' || how === 'busy' ? ` (${error ?? reasons[0] ?? ''})` : ''
    return `${sourceName(source)}: ${OUTCOME_WORDS[how]}${why}`
  })
  const version = snapshotVersion === null ? '' : ` Instantánea ${snapshotVersion}.`
  return `Lectura de las fuentes, ${outcome === 'stopped' ? 'interrumpida' : 'terminada'}.${version} ${words.join('; ')}.`
}

/** Writes the result of a run for a terminal: a line for each chain, then refusals and warnings with their reasons. */
export function runTable({ outcome, snapshotVersion, sources }: RunReport): string {
  const rows = sources.map((source) => rowOf(source, outcome === 'stopped'))
  const ending = snapshotVersion === null ? ENDINGS[outcome] : `${ENDINGS[outcome]} Instantánea nueva: ${snapshotVersion}.`
  return [
    ...align([HEADINGS, ...rows]),
    ...section('Rechazadas', sources, refusalsOf),
    ...section('Avisos', sources, noticesOf),
    '',
    ending,
  ].join('\n')
}

function rowOf(source: ReportedSource, stopped: boolean): string[] {
  const warned = source.verdict === 'publish with warning' ? ' (con aviso)' : ''
  const refused = source.refused.reduce((sum, { count }) => sum + count, 0)
  return [
    sourceName(source.source),
    source.capturedAt ?? '–',
    String(source.cards),
    String(source.promotions),
    String(refused),
    stopped && source.outcome === 'unchanged' ? 'no publicada' : OUTCOME_WORDS[source.outcome] + warned,
    (source.milliseconds / 1_000).toFixed(2).replace('.', ','),
  ]
}

function align(rows: readonly string[][]): string[] {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => (FIGURES.has(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}

function section(title: string, sources: readonly ReportedSource[], linesOf: (source: ReportedSource) => string[]): string[] {
  const lines = sources.flatMap((source) => linesOf(source).map((line) => `  ${sourceName(source.source)}: ${line}`))
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines]
}

function refusalsOf({ refused }: ReportedSource): string[] {
  return refused.map(({ reason, count }) => `${count} × ${reason}`)
}

function noticesOf({ error, reasons, unreadable, verdict, fetched, asked }: ReportedSource): string[] {
  const strays = unreadable > 0 && verdict === 'publish' ? [`${unreadable} entradas no se pudieron leer.`] : []
  return [
    ...(error === null ? [] : [error]),
    ...(fetched?.warnings ?? []),
    ...reasons,
    ...strays,
    ...(asked === null ? [] : [`Segunda lectura: ${askedWords(asked)}.`]),
  ]
}
