import { type MethodName, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import { mentionsOf } from '../mentions/mention.ts'
import { once } from '../once.ts'
import { familyName } from '../vocabulary/issuers.ts'
import { affirmed, type Clause, type Modality } from './clause.ts'
import type { OfferView } from './offerView.ts'

const DENIES: ReadonlySet<Modality> = new Set<Modality>(['forbids', 'exempts', 'waives'])

/** The issuers that clauses name, each once. MODO is a way to pay and none of them. */
function familiesIn(clauses: readonly Clause[]): MethodName[] {
  const named = clauses.flatMap(({ mentions }) => mentionsOf(mentions, 'institution').map(({ value }) => familyName(value)))
  return [...new Set(named)].filter((name) => name !== 'MODO')
}

/** Small print that names other institutions and none that the card announces belongs to another card. */
export function isPrintForeign(view: OfferView): boolean {
  const announced = familiesIn([...affirmed(view.header), ...view.pictures])
  const named = familiesIn(view.legal.filter(({ modality }) => !DENIES.has(modality)))
  return announced.length > 0 && named.length > 0 && !named.some((name) => announced.includes(name))
}

/** The view without small print that belongs to a card of other banks: what that asks for is asked of their clients. */
export const withoutForeignPrint = once((view: OfferView): OfferView => {
  const ofBanks = (clauses: readonly Clause[]) => familiesIn(clauses).every((name) => methodNamed(name).kind === 'bank')
  const isOtherBanks = isPrintForeign(view) && ofBanks(view.legal) && ofBanks([...view.header, ...view.pictures])
  return isOtherBanks ? { ...view, legal: [], own: [], common: [], foreign: [] } : view
})

/**
 * Clauses without the sentences about another figure: `Abonando con X tendrán un 5 % adicional` says who gets more, not who gets the offer itself.
 */
export function withoutOthers(view: OfferView, clauses: readonly Clause[]): Clause[] {
  if (view.offer.bonus) return [...clauses]
  const isBonus = ({ mentions }: Clause) =>
    mentions.some(({ kind }) => kind === 'percent') && mentionsOf(mentions, 'topic').some(({ value }) => value === 'onTop')
  const bonus = new Set(clauses.filter(isBonus).map(({ sentence }) => sentence))
  return clauses.filter(({ sentence }) => !bonus.has(sentence))
}
