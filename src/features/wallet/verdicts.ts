import type { EligibilityStatus } from '#domain/eligibility.ts'

/** What an answer made of the promotion that asked. */
export const VERDICTS: Record<EligibilityStatus, string> = {
  yes: 'Anotado: esta promoción es para vos',
  maybe: 'Anotado: de esta promoción falta saber algo más',
  no: 'Anotado: esta promoción no es para vos',
}
