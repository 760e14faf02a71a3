import { CHAINS } from '#domain/chain.ts'
import type { Span } from '#domain/promotion.ts'
import type { Clause } from '../scope/clause.ts'
import { fold } from '../text/fold.ts'
import type { OfferView } from './offerView.ts'

/**
 * Where a clause speaks of the chain's own brand by the chain's name: `productos <chain> de alimentos, lácteos y limpieza`. Goods
 * listed behind it up to the end of the clause are those of that brand alone.
 */
export function ownBrandStretches({ card, folded }: OfferView, clause: Clause): Span[] {
  const words = folded.slice(clause.start, clause.end)
  if (!words.includes('productos ')) return []
  const name = fold(CHAINS[card.source].name).replace(/[^a-z]/g, '')
  const found = new RegExp(`productos (?:de )?(?:la )?(?:marca )?(?:propia )?${name}(?![a-z])(?<list>,? (?:de|en) )?`).exec(words)
  if (found === null) return []
  const start = clause.start + found.index
  return [{ start, end: found.groups?.list === undefined ? start + found[0].length : clause.end }]
}
