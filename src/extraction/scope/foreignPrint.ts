import { type MethodName, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import { selectMentions } from '../mentions/mention.ts'
import { getFamilyName } from '../vocabulary/issuers.ts'
import { type Clause, type Modality, selectAffirmed } from './clause.ts'
import type { OfferView } from './offerView.ts'

const DENIES: ReadonlySet<Modality> = new Set<Modality>(['forbids', 'exempts', 'waives'])

/** Without MODO: it is a way to pay. */
function familiesIn(clauses: readonly Clause[]): MethodName[] {
  const named = clauses.flatMap(({ mentions }) => selectMentions(mentions, 'institution').map(({ value }) => getFamilyName(value)))
  return [...new Set(named)].filter((name) => name !== 'MODO')
}

/** Print that names other issuers than the announcement was copied from another card; what it says holds for their clients. */
export function dropForeignSmallPrint(view: OfferView): OfferView {
  const header = [...selectAffirmed(view.header), ...view.pictures]
  const [announced, named] = [familiesIn(header), familiesIn(view.legal.filter(({ modality }) => !DENIES.has(modality)))]
  const isPrintForeign = announced.length > 0 && named.length > 0 && !named.some((name) => announced.includes(name))
  if (!isPrintForeign || ![...named, ...familiesIn([...view.header, ...view.pictures])].every((name) => methodNamed(name).kind === 'bank'))
    return { ...view, isPrintForeign }
  return { ...view, isPrintForeign, legal: [], own: [], common: [], foreign: [] }
}

/** Such a sentence says who gets the bonus, not who gets this offer. */
export function dropBonusSentences(view: OfferView, clauses: readonly Clause[]): Clause[] {
  if (view.offer.isBonus) return [...clauses]
  const isBonus = ({ mentions }: Clause) =>
    mentions.some(({ kind }) => kind === 'percent') && selectMentions(mentions, 'topic').some(({ value }) => value === 'onTop')
  const bonus = new Set(clauses.filter(isBonus).map(({ sentence }) => sentence))
  return clauses.filter(({ sentence }) => !bonus.has(sentence))
}
