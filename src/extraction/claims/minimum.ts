import { mentionsOf } from '../mentions/mention.ts'
import { type Claim, sourceOf } from './claim.ts'
import { type OfferView, wordsOfOffer } from './offerView.ts'

export type MinimumClaim = Claim<number, 'minPurchase'>

/** Words behind which an amount is the least that must be spent. */
const LEAD =
  /(?:compras? minimas?|minim[oa] (?:de )?compra|montos? minimos?|min(?:imo|\.)? ?(?:de )?compra|minimo ?:|compras? (?:iguales o )?(?:superior|mayor)(?:es)? (?:(?:o|u) igual(?:es)? )?a|a partir de|compras? desde|montos? (?:mayor|superior)(?:es)?(?: o igual(?:es)?)? (?:a|de)|igual(?:es)? o (?:superior|mayor)(?:es)? a(?: total de)?|mayor o iguales a|con minimo de|superen? (?:los|el monto de))[^$\d]{0,24}$/
/** Fewer pesos than this are a template's way to say "none". */
const LEAST = 2
const LONGEST_LEAD = 80

/** The least that must be spent, by every amount that is said to be that. Examples and bans name no minimum. */
function minimumClaims(view: OfferView): MinimumClaim[] {
  return wordsOfOffer(view).flatMap((clause) => {
    if (clause.modality === 'example' || clause.modality === 'boilerplate') return []
    return mentionsOf(clause.mentions, 'money').flatMap(({ value, start, end }): MinimumClaim[] => {
      const lead = LEAD.exec(view.folded.slice(Math.max(clause.start, start - LONGEST_LEAD), start))
      if (lead === null || value < LEAST) return []
      return [
        { field: 'minPurchase', value, modality: clause.modality, source: sourceOf(clause), span: { start: start - lead[0].length, end } },
      ]
    })
  })
}

/** What is announced stands first, and the offer's own small print before what holds for all. */
export const minimumOf = (view: OfferView): MinimumClaim | null => minimumClaims(view)[0] ?? null
