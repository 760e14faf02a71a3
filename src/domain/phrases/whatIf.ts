import { methodBySlug } from '../catalogue/paymentMethod.ts'
import type { Addition, Takes } from '../plan/whatIf.ts'
import { methodWords } from '../promotion/methodNames.ts'
import { clauseOf } from '../questions/clause.ts'
import { anyClauseWords } from '../text/verbPhrase.ts'
import { capitalize } from '../text/words.ts'

/** Phrases for what a shopper lacks and what it would add. */

/** Names it: «Cuenta DNI», «Si cobrás el sueldo en Galicia», «Galicia, si sos Éminent». */
export function additionWords({ instrument, answer }: Addition): string {
  const method = instrument === null ? [] : [methodWords(methodBySlug(instrument.method).name)]
  const fact = answer === null ? [] : [`si ${anyClauseWords([clauseOf(answer)], null)}`]
  return capitalize([...method, ...fact].join(', '))
}

const TAKES: Record<Takes, string> = {
  free: 'Es gratis',
  account: 'Hay que abrir la cuenta; costo: no lo sabemos',
  salary: 'Hay que cobrar el sueldo ahí',
  unknown: 'Costo: no lo sabemos',
}

/** Says what it takes: «Es gratis», «Costo: no lo sabemos». */
export function takesWords(takes: Takes): string {
  return TAKES[takes]
}

/** Says how many promotions it opens: «Abre 3 promociones». */
export function opensWords(count: number): string {
  return `Abre ${count === 1 ? '1 promoción' : `${count} promociones`}`
}
