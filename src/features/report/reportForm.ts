import type { ReportProblems, ReportValues } from '#domain/promotion/report.ts'
import type { EveryName } from '#ui/urlSearch.ts'

/** The data of the report form (`loadReportForm`). */
export type ReportFormData = {
  /** The promotion in words: «Carrefour: 20% de descuento»; null for a report about the app. */
  about: string | null
  /** The version of the published snapshot. */
  version: number | null
  /** Milliseconds since 1970, by the server's clock. */
  openedAt: number
}

/** A sent form that needs correction, with everything that was typed. */
export type SentReport = { values: ReportValues; notice: string; problems: ReportProblems; openedAt: number }

/** The page's state in its URL: the promotion and its snapshot, and whether the report was sent. */
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
