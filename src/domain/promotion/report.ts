/** A mistake that a shopper reports: in a promotion, or in the app. Only what they typed; nothing about them. */
export type Report = {
  message: string
  /** Where to answer, when they want one. */
  email: string | null
  /** What of the promotion looks wrong; null when they did not say. */
  field: ReportField | null
  /** The promotion, and the snapshot in which they saw it; null when it is about the app. */
  promotionId: string | null
  snapshotVersion: number | null
}

export const REPORT_FIELDS = ['descuento', 'fechas', 'dias', 'tope', 'medios', 'donde', 'otro'] as const
export type ReportField = (typeof REPORT_FIELDS)[number]

/** Bounds in characters. */
const MIN_MESSAGE = 5
export const MAX_MESSAGE = 2_000
export const MAX_EMAIL = 254

/** What a form sent, by the names of its fields; what is missing is empty. */
export type ReportValues = { mensaje: string; correo: string; campo: string; promocion: string; version: string }

/** What is wrong with a form, in Spanish, with the field concerned. */
export type ReportProblems = Partial<Record<'mensaje' | 'correo', string>>

const EMAIL = /^[^\s@<>()"',;:]+@[^\s@<>()"',;:]+\.[^\s@<>()"',;:.]{2,}$/
const PROMOTION_ID = /^[\w-]{1,40}$/

/** The report in a form, or what the shopper has to correct. Invalid values that they did not type are left out. */
export function readReport(values: ReportValues): { ok: true; report: Report } | { ok: false; problems: ReportProblems } {
  const message = values.mensaje.replaceAll('\r\n', '\n').trim()
  const email = values.correo.trim()
  const problems: ReportProblems = {}
  if (message.length < MIN_MESSAGE) problems.mensaje = 'Contanos en unas palabras qué está mal.'
  if (message.length > MAX_MESSAGE) problems.mensaje = `Es muy largo: hasta ${MAX_MESSAGE} caracteres (van ${message.length}).`
  if (email !== '' && (email.length > MAX_EMAIL || !EMAIL.test(email))) {
    problems.correo = 'Ese correo no parece completo. Revisalo, o dejalo vacío.'
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  const promotionId = PROMOTION_ID.test(values.promocion) ? values.promocion : null
  return {
    ok: true,
    report: {
      message,
      email: email === '' ? null : email,
      field: REPORT_FIELDS.find((field) => field === values.campo) ?? null,
      promotionId,
      snapshotVersion: promotionId === null ? null : versionOf(values.version),
    },
  }
}

function versionOf(text: string): number | null {
  return /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null
}
