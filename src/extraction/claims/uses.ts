import { type Conditions, NO_CONDITIONS } from '#domain/condition.ts'
import { mentionsOf } from '../mentions/mention.ts'
import type { OfferView } from './offerView.ts'
import { quoted } from './quoted.ts'
import { affirmedWords } from './spoken.ts'

/** How often the offer can be used. The strictest of what the words say. */
export function usesOf(view: OfferView): Pick<Conditions, 'uses' | 'evidence'> {
  const claims = affirmedWords(view).flatMap(({ mentions }) => mentionsOf(mentions, 'uses'))
  const [claim] = claims.sort((a, b) => RARITY[b.value.period] - RARITY[a.value.period] || a.value.times - b.value.times)
  if (claim === undefined) return { uses: NO_CONDITIONS.uses, evidence: {} }
  return { uses: claim.value, evidence: { uses: [quoted(view.card.text, claim)] } }
}

const RARITY = { compra: 0, dia: 1, semana: 2, mes: 3, promocion: 4 } as const
