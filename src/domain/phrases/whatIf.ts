import { CHAINS } from '../catalogue/chain.ts'
import { methodBySlug, PAYMENT_METHODS, variantName } from '../catalogue/paymentMethod.ts'
import { TIER_NAMES, tierSlug } from '../catalogue/tiers.ts'
import type { Addition, AdditionEffort } from '../plan/whatIf.ts'
import { methodWords } from '../promotion/methodNames.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { clauseOf } from '../questions/clause.ts'
import { parseQuestionKey, type QuestionKey } from '../questions/questionKey.ts'
import { eitherClauseWords } from '../text/verbPhrase.ts'
import { capitalize, joinWithAnd } from '../text/words.ts'

/** Phrases for what a shopper lacks and what it would add. */

/** Names it: «Cuenta DNI», «Si cobrás el sueldo en Galicia», «Galicia, si sos Éminent». */
export function additionWords({ instrument, answer }: Addition): string {
  const method =
    instrument === null ? [] : [`${methodWords(methodBySlug(instrument.method).name)}${instrument.cards?.length ? ', con su tarjeta' : ''}`]
  const fact = answer === null ? [] : [`si ${eitherClauseWords([clauseOf(answer, tierName(answer))], null)}`]
  return capitalize([...method, ...fact].join(', '))
}

const TAKES: Record<AdditionEffort, string> = {
  free: 'Es gratis',
  account: 'Hay que abrir la cuenta; costo: no lo sabemos',
  salary: 'Hay que cobrar el sueldo ahí',
  unknown: 'Costo: no lo sabemos',
}

/** Says what it takes: «Es gratis», «Costo: no lo sabemos». */
export function takesWords(takes: AdditionEffort): string {
  return TAKES[takes]
}

/** Says how many promotions it opens, and where: «Abre 3 promociones en Coto y Día». */
export function opensWords(promotions: readonly Pick<ListedPromotion, 'supermarket'>[]): string {
  const count = promotions.length === 1 ? '1 promoción' : `${promotions.length} promociones`
  return `Abre ${count} en ${joinWithAnd([...new Set(promotions.map(({ supermarket }) => CHAINS[supermarket].name))])}`
}

/** The issuer's own name of a plan: «Singular»; null for another fact. */
function tierName(key: QuestionKey): string | null {
  const { kind, parts } = parseQuestionKey(key)
  const issuer = methodBySlug(parts[0] ?? '')?.slug
  const names = kind === 'tier' && issuer ? (TIER_NAMES[issuer] ?? []) : []
  const card = PAYMENT_METHODS.find(({ means: [fact, ...others] }) => fact === key && others.length === 0)
  return names.find((name) => tierSlug(issuer ?? null, name) === parts[1]) ?? (card ? variantName(card) : null)
}
