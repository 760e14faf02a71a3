import type { Missing } from './eligibility.ts'
import { methodWords } from './methodWords.ts'
import { type MethodName, methodNamed } from './paymentMethod.ts'
import { needWords } from './question.ts'
import { list } from './words.ts'

/** What stands between a shopper and a promotion, in their words. */

type Open = { name: string; ask?: string }

/** What a maybe depends on: «si cobrás tu sueldo en Galicia»; of several things the first. */
export function ifWords(missing: readonly Open[]): string {
  return `${missing.slice(0, 1).map(condition).join()}${missing.length > 1 ? '…' : ''}`
}

/** All that a maybe depends on: «si cobrás tu sueldo en Galicia y si tenés Visa crédito». */
export function openWords(missing: readonly Open[]): string {
  return list(missing.map(condition))
}

function condition({ name, ask = `¿Tenés ${methodWords(name as MethodName)}?` }: Open): string {
  return `si ${ask.charAt(1).toLowerCase()}${ask.slice(2, -1)}`
}

const RAILS: Record<string, string> = { pagoConQR: 'pagar con QR', telefonoContactless: 'pagar con el celular por contactless' }
const CONDITION_WORDS: Record<string, string> = {
  jubilado: 'ser jubilado',
  anses: 'cobrar de ANSES',
  'ciudadania-portena': 'Ciudadanía Porteña',
}

/** What is missing, each in words. */
export function missingWords(missing: readonly Missing[]): string {
  return list(
    missing.map(({ kind, name, question }) => {
      if (kind === 'rail') return RAILS[name] ?? name
      if (kind === 'condition') return CONDITION_WORDS[name] ?? name
      if (kind === 'membership' && question !== undefined) return needWords(question, name)
      return methodNamed(name) ? methodWords(name as MethodName) : name
    }),
  )
}
