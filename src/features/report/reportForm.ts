import type { ReportProblems, ReportValues } from '#domain/promotion/report.ts'
import type { EveryName } from '#ui/urlSearch.ts'

export type ReportFormData = {
  about: string | null
  version: number | null
  /** Milliseconds since 1970, by the server's clock. */
  openedAt: number
}

export type SentReport = { values: ReportValues; notice: string; problems: ReportProblems; openedAt: number }

export type ReportSearch = { promocion?: string | undefined; version?: number | undefined; listo?: true | undefined }

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
