import type { ReportProblems } from '#domain/promotion/report.ts'

export type ReportRefusal = { notice: string; problems: ReportProblems }

/** Milliseconds until sending gives up: long enough for a bad signal, short enough for a waiting shopper. */
const PATIENCE = 15_000

const OFFLINE: ReportRefusal = { notice: 'No hay conexión. Tu texto sigue acá: probá de nuevo cuando tengas señal.', problems: {} }
const BROKEN: ReportRefusal = { notice: 'No pudimos enviarlo. Tu texto sigue acá: probá de nuevo en un rato.', problems: {} }

/** Sends the form, whose fields are all texts. @returns null on success, else the reason. Never throws. */
export async function sendReport(form: FormData): Promise<ReportRefusal | null> {
  const body = new URLSearchParams([...form] as [string, string][])
  try {
    const headers = { accept: 'application/json' }
    const response = await fetch('/reportar', { method: 'POST', body, headers, signal: AbortSignal.timeout(PATIENCE) })
    if (response.ok) return null
    const refusal = (await response.json().catch(() => null)) as Partial<ReportRefusal> | null
    return refusal?.notice ? { notice: refusal.notice, problems: refusal.problems ?? {} } : BROKEN
  } catch {
    return OFFLINE
  }
}
