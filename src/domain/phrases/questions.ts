import type { AskedQuestion } from '../askedQuestion.ts'
import { issuerCalled } from '../methodNames.ts'
import { partsOf } from '../question.ts'
import { asked } from './clause.ts'

/** «¿Cobrás tu sueldo en Galicia?»; several together: «¿Qué plan tenés en Patagonia?». */
export function questionWords({ clause, oneOf, choices }: Pick<AskedQuestion, 'clause' | 'oneOf' | 'choices'>): string {
  if (choices.length === 0 || oneOf === null) return asked(clause)
  if (oneOf === 'province') return '¿En qué provincia comprás?'
  return `¿Qué plan o nivel tenés en ${issuerCalled(partsOf(oneOf).parts[0]) ?? 'tu banco'}?`
}
