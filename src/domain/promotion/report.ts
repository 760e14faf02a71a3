/** What a shopper typed of a mistake, nothing about them. */
export type Report = {
  message: string
  /** To answer to; null when they gave none. */
  email: string | null
  /** Null when they did not say which part is wrong. */
  field: ReportField | null
  /** With the snapshot in which they saw it; null for a report about the app. */
  promotionId: string | null
  snapshotVersion: number | null
}

export const REPORT_FIELDS = ['descuento', 'fechas', 'dias', 'tope', 'medios', 'donde', 'otro'] as const
export type ReportField = (typeof REPORT_FIELDS)[number]

/** Characters. */
const MIN_MESSAGE = 5
export const MAX_MESSAGE_LENGTH = 2_000
export const MAX_EMAIL_LENGTH = 254

/** The values of the report form by field name; missing ones are empty. */
export type ReportValues = { mensaje: string; correo: string; campo: string; promocion: string; version: string }

/** In Spanish, by field. */
export type ReportProblems = Partial<Record<'mensaje' | 'correo', string>>

const EMAIL = /^[^\s@<>()"',;:]+@[^\s@<>()"',;:]+\.[^\s@<>()"',;:.]{2,}$/
const PROMOTION_ID = /^[\w-]{1,40}$/

/** Reads a report, or says what the shopper has to correct. Invalid hidden fields are dropped. */
export function readReport(values: ReportValues): { ok: true; report: Report } | { ok: false; problems: ReportProblems } {
  const message = values.mensaje.replaceAll('\r\n', '\n').trim()
  const email = values.correo.trim()
  const problems: ReportProblems = {}
  if (message.length < MIN_MESSAGE) problems.mensaje = 'Contanos en unas palabras qué está mal.'
  if (message.length > MAX_MESSAGE_LENGTH)
    problems.mensaje = `Es muy largo: hasta ${MAX_MESSAGE_LENGTH} caracteres (van ${message.length}).`
  if (email !== '' && (email.length > MAX_EMAIL_LENGTH || !EMAIL.test(email))) {
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
