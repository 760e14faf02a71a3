import type { ReportField, ReportProblems, ReportValues } from '#domain/report.ts'

/** What the report is about; see `loadReportForm`. */
export type ReportFormData = {
  /** The promotion in words: «Carrefour: 20% de descuento»; null when it is about the app. */
  about: string | null
  /** The snapshot now published. */
  version: number | null
  /** Milliseconds since 1970, by the server's clock. */
  openedAt: number
}

/** A form that was sent and comes back for correction: nothing that was typed is lost. */
export type SentReport = { values: ReportValues; notice: string; problems: ReportProblems }

/** The page's address: which promotion it is about, in which snapshot, and whether the report has been sent. */
export type ReportSearch = { promocion?: string; version?: number; listo?: true }

/** Reads a URL's parameters. Never throws: invalid values are ignored. */
export function readReportSearch(raw: Record<string, unknown>): ReportSearch {
  const search: ReportSearch = {}
  const id = typeof raw.promocion === 'number' ? String(raw.promocion) : raw.promocion
  if (typeof id === 'string' && /^[\w-]{1,40}$/.test(id)) search.promocion = id
  const version = Number(raw.version)
  if (Number.isInteger(version) && version > 0 && version < 1e9) search.version = version
  if (raw.listo !== undefined) search.listo = true
  return search
}

export const FIELD_WORDS: Record<ReportField, string> = {
  descuento: 'El descuento',
  fechas: 'Las fechas',
  dias: 'Los días',
  tope: 'El tope',
  medios: 'Los medios de pago',
  donde: 'Dónde vale',
  otro: 'Otra cosa',
}
