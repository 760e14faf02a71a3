import type { Span } from '#domain/promotion.ts'
import type { Clause } from '../clauses/clause.ts'
import { mentionsOf } from '../mentions/mention.ts'
import type { Claim } from './claim.ts'
import { type OfferView, wordsOfOffer } from './offerView.ts'

export type StackingClaim = Claim<boolean, 'stackable'>

/** Coupons are no promotions; points, miles and caps add up in another sense. */
const OTHER_SUM =
  /^[a-z ]{0,24}(?:con |los )?(?:el |los |otros )?(?:cupon|puntos|millas|pesos ?check|dias emision|saldo|cashback|entre si(?!,? ni))/

/** Whether it adds to other promotions: every clause that speaks of adding up claims one or the other. What is said at the end of the
 * last tier's small print holds for all. */
function stackingClaims(view: OfferView): StackingClaim[] {
  const own = wordsOfOffer(view).flatMap((clause) => claimOf(view, clause))
  return own.length > 0 ? own : view.foreign.flatMap((clause) => claimOf(view, clause))
}

function claimOf({ folded }: OfferView, clause: Clause): StackingClaim[] {
  const { modality, role, start, end } = clause
  if (modality === 'example' || modality === 'boilerplate' || modality === 'exempts') return []
  const said = mentionsOf(clause.mentions, 'topic').filter(({ value }) => value === 'stacking')
  const about = said.filter((mention) => !OTHER_SUM.test(folded.slice(mention.end, end)))
  if (about.length === 0) return []
  const isBanned =
    modality === 'forbids' ||
    about.some((mention) =>
      /(?:^|[ ,])(?:no|ni|y no) (?:es |son |sera |se )?$/.test(folded.slice(Math.max(0, mention.start - 12), mention.start)),
    )
  return [{ field: 'stackable', value: !isBanned, modality, source: role === 'legal' ? 'legal' : 'headline', span: { start, end } }]
}

/** What is announced before the small print; of two words of one source the ban. */
export function stackingOf(view: OfferView): { value: boolean; span: Span } | null {
  const claims = stackingClaims(view)
  const announced = claims.filter(({ source }) => source === 'headline')
  const heard = announced.length > 0 ? announced : claims
  const decided = heard.find(({ value }) => !value) ?? heard[0]
  return decided === undefined ? null : { value: decided.value, span: decided.span }
}
