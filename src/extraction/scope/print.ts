// Recognises small print that belongs to another card or to another discount.

import { type MethodName, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import { mentionsOf } from '../mentions/mention.ts'
import { once } from '../once.ts'
import { familyName } from '../vocabulary/issuers.ts'
import { affirmed, type Clause, type Modality } from './clause.ts'
import type { OfferView } from './offerView.ts'

const DENIES: ReadonlySet<Modality> = new Set<Modality>(['forbids', 'exempts', 'waives'])

/** Returns the issuers that the clauses name, without repeats. MODO is left out: it is a way to pay. */
function familiesIn(clauses: readonly Clause[]): MethodName[] {
  const named = clauses.flatMap(({ mentions }) => mentionsOf(mentions, 'institution').map(({ value }) => familyName(value)))
  return [...new Set(named)].filter((name) => name !== 'MODO')
}

/** Returns true if the small print names issuers, and none of those that the card announces. Such print was copied from another card. */
export function isPrintForeign(view: OfferView): boolean {
  const announced = familiesIn([...affirmed(view.header), ...view.pictures])
  const named = familiesIn(view.legal.filter(({ modality }) => !DENIES.has(modality)))
  return announced.length > 0 && named.length > 0 && !named.some((name) => announced.includes(name))
}

/** Returns the view without small print copied from a card of other banks, because its requirements are for their clients. */
export const withoutForeignPrint = once((view: OfferView): OfferView => {
  const ofBanks = (clauses: readonly Clause[]) => familiesIn(clauses).every((name) => methodNamed(name).kind === 'bank')
  const isOtherBanks = isPrintForeign(view) && ofBanks(view.legal) && ofBanks([...view.header, ...view.pictures])
  return isOtherBanks ? { ...view, legal: [], own: [], common: [], foreign: [] } : view
})

/** Returns the clauses without sentences about a bonus on top: they say who gets the bonus, not who gets this offer. */
export function withoutOthers(view: OfferView, clauses: readonly Clause[]): Clause[] {
  if (view.offer.bonus) return [...clauses]
  const isBonus = ({ mentions }: Clause) =>
    mentions.some(({ kind }) => kind === 'percent') && mentionsOf(mentions, 'topic').some(({ value }) => value === 'onTop')
  const bonus = new Set(clauses.filter(isBonus).map(({ sentence }) => sentence))
  return clauses.filter(({ sentence }) => !bonus.has(sentence))
}
