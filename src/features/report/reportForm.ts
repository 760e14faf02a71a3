import type { ReportProblems, ReportValues } from '#domain/promotion/report.ts'
import type { EveryName } from '#ui/urlSearch.ts'

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
export type SentReport = { values: ReportValues; notice: string; problems: ReportProblems; openedAt?: number }

/** The page's address: which promotion it is about, in which snapshot, and whether the report has been sent. */
export type ReportSearch = { promocion?: string | undefined; version?: number | undefined; listo?: true | undefined }

/** Reads a URL's parameters. Never throws: invalid values are ignored. */
export function readReportSearch(raw: Record<string, unknown>): ReportSearch {
  const id = typeof raw.promocion === 'number' ? String(raw.promocion) : raw.promocion
  const version = typeof raw.version === 'string' ? Number(raw.version) : raw.version
  return {
    promocion: typeof id === 'string' && /^[\w-]{1,40}$/.test(id) ? id : undefined,
    version: isVersion(version) ? version : undefined,
    listo: raw.listo === undefined ? undefined : true,
  } satisfies EveryName<ReportSearch>
}

function isVersion(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1e9
}
