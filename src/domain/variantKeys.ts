import type { MethodSlug, VariantSlug } from './paymentMethod.ts'
import type { QuestionKey } from './question.ts'

/**
 * What each variant of the catalogue means, as questions: any one of them, where there are several. Every variant is here: of one that is
 * not, who holds its institution would be told *no* without being asked.
 */
const KEYS: Record<VariantSlug, readonly QuestionKey[]> = {
  'banco-galicia-eminent': ['tier:banco-galicia:eminent'],
  'banco-nacion-tarjeta-nativa': ['tier:banco-nacion:nativa'],
  'banco-santander-jubilados': ['pension:banco-santander'],
  'banco-santander-women': ['tier:banco-santander:women'],
  'banco-macro-tarjeta-platinum': ['tier:banco-macro:platinum'],
  'banco-macro-tarjeta-selecta': ['tier:banco-macro:selecta'],
  'banco-ciudad-plan-sueldo-y-jubilados': ['salary:banco-ciudad', 'pension:banco-ciudad'],
  'banco-icbc-cliente-payroll': ['salary:banco-icbc'],
  'banco-credicoop-plan-sueldo': ['salary:banco-credicoop'],
  'banco-supervielle-identite-y-plan-sueldo': ['tier:banco-supervielle:identite', 'salary:banco-supervielle'],
  'banco-supervielle-jubilados': ['pension:banco-supervielle'],
  'banco-hipotecario-buho-plan-sueldo': ['tier:banco-hipotecario:buho', 'salary:banco-hipotecario'],
  'naranjax-plan-turbo': ['tier:naranjax:turbo'],
  'naranjax-plan-epico': ['tier:naranjax:epico'],
  'personal-pay-nivel-1': ['tier:personal-pay:nivel-1'],
  'personal-pay-nivel-2': ['tier:personal-pay:nivel-2'],
  'personal-pay-nivel-3': ['tier:personal-pay:nivel-3'],
  'reba-black': ['tier:reba:black'],
}

/** The same, to be asked of any method: undefined for what is no variant. */
export const VARIANT_KEYS: Partial<Record<MethodSlug, readonly QuestionKey[]>> = KEYS
