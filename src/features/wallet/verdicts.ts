import type { EligibilityStatus } from '#domain/choice/eligibility.ts'
import type { Person } from '#domain/wallet/household.ts'

/** Says what an answer means for the promotion that asked. @param person The person asked; undefined for the first. */
export function verdictWords(status: EligibilityStatus, person?: Pick<Person, 'name'>): string {
  if (status === 'maybe') return 'Anotado: de esta promoción falta saber algo más'
  return `Anotado: esta promoción ${status === 'yes' ? 'es' : 'no es'} para ${person?.name ?? 'vos'}`
}
