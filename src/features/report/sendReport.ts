import type { ReportProblems } from '#domain/promotion/report.ts'

export type ReportRefusal = { notice: string; problems: ReportProblems }

/** Milliseconds until sending gives up: long enough for a bad signal, short enough for a waiting shopper. */
const PATIENCE = 15_000

const OFFLINE: ReportRefusal = { notice: 'No hay conexión. Tu texto sigue acá: probá de nuevo cuando tengas señal.', problems: {} }
const BROKEN: ReportRefusal = { notice: 'No pudimos enviarlo. Tu texto sigue acá: probá de nuevo en un rato.', problems: {} }

/**
 * Sends the form. @param elapsed Milliseconds since it was shown. @param openedAt The time at which it was shown
 * (since 1970), unless the server knows it. @returns null on success, else the reason. Never throws.
 */
export async function sendReport(form: FormData, elapsed: number, openedAt: number): Promise<ReportRefusal | null> {
  const body = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') body.set(name, value)
  if (!body.get('abierto')) body.set('abierto', String(openedAt))
  body.set('tardo', String(Math.round(elapsed)))
  try {
    const headers = { accept: 'application/json' }
    const response = await fetch('/reportar', { method: 'POST', body, headers, signal: AbortSignal.timeout(PATIENCE) })
    if (response.ok) return null
    return refusalOf(await response.json().catch(() => null))
  } catch {
    return OFFLINE
  }
}

function refusalOf(answer: unknown): ReportRefusal {
  if (typeof answer !== 'object' || answer === null || !('notice' in answer) || typeof answer.notice !== 'string') return BROKEN
  const problems = 'problems' in answer ? (answer.problems as ReportProblems) : {}
  return { notice: answer.notice, problems }
}
