import { type MethodName, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import { memoize } from '../memoize.ts'
import { selectMentions } from '../mentions/mention.ts'
import { getFamilyName } from '../vocabulary/issuers.ts'
import { type Clause, type Modality, selectAffirmed } from './clause.ts'
import type { OfferView } from './offerView.ts'

const DENIES: ReadonlySet<Modality> = new Set<Modality>(['forbids', 'exempts', 'waives'])

/** Returns the issuers that the clauses name, without repeats. MODO is left out: it is a way to pay. */
function familiesIn(clauses: readonly Clause[]): MethodName[] {
  const named = clauses.flatMap(({ mentions }) => selectMentions(mentions, 'institution').map(({ value }) => getFamilyName(value)))
  return [...new Set(named)].filter((name) => name !== 'MODO')
}

/** Returns true if the small print names issuers, and none of those that the card announces. Such print was copied from another card. */
export function isSmallPrintForeign(view: OfferView): boolean {
  const announced = familiesIn([...selectAffirmed(view.header), ...view.pictures])
  const named = familiesIn(view.legal.filter(({ modality }) => !DENIES.has(modality)))
  return announced.length > 0 && named.length > 0 && !named.some((name) => announced.includes(name))
}

/** Returns the view without small print copied from a card of other banks, because its requirements are for their clients. */
export const dropForeignSmallPrint = memoize((view: OfferView): OfferView => {
  const ofBanks = (clauses: readonly Clause[]) => familiesIn(clauses).every((name) => methodNamed(name).kind === 'bank')
  const isOtherBanks = isSmallPrintForeign(view) && ofBanks(view.legal) && ofBanks([...view.header, ...view.pictures])
  return isOtherBanks ? { ...view, legal: [], own: [], common: [], foreign: [] } : view
})

/** Returns the clauses without sentences about a bonus on top: they say who gets the bonus, not who gets this offer. */
export function dropBonusSentences(view: OfferView, clauses: readonly Clause[]): Clause[] {
  if (view.offer.isBonus) return [...clauses]
  const isBonus = ({ mentions }: Clause) =>
    mentions.some(({ kind }) => kind === 'percent') && selectMentions(mentions, 'topic').some(({ value }) => value === 'onTop')
  const bonus = new Set(clauses.filter(isBonus).map(({ sentence }) => sentence))
  return clauses.filter(({ sentence }) => !bonus.has(sentence))
}
