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

/** What is announced, or else the offer's own small print, and what the other of the two says. Of two amounts the larger one is asked. */
export function minimumOf(view: OfferView): { said: MinimumClaim; others: MinimumClaim[] } | null {
  const claims = minimumClaims(view)
  const [first] = claims
  if (first === undefined) return null
  const rival = claims.find(({ source, value }) => (source === 'legal') !== (first.source === 'legal') && value !== first.value)
  const isBorneOut = claims.some(({ source, value }) => (source === 'legal') !== (first.source === 'legal') && value === first.value)
  if (rival === undefined || isBorneOut || !view.backed) return { said: first, others: [] }
  return rival.value > first.value ? { said: rival, others: [first] } : { said: first, others: [rival] }
}
