import { type Conditions, NO_CONDITIONS, type UsesCondition } from '#domain/promotion/condition.ts'
import { mentionsOf } from '../mentions/mention.ts'
import { RESOLUTIONS, resolve } from '../resolve.ts'
import type { OfferView } from '../scope/offerView.ts'
import { affirmedWords } from '../scope/spoken.ts'
import { quoted } from '../text/quoted.ts'

/** The periods from laxest to strictest. */
const PERIODS: readonly UsesCondition['period'][] = ['compra', 'dia', 'semana', 'mes', 'promocion']
const rarity = ({ period, times }: UsesCondition) => PERIODS.indexOf(period) - times / 1_000

/** Reads how often the offer can be used. The strictest limit applies. */
export function usesOf(view: OfferView): Pick<Conditions, 'uses' | 'evidence'> {
  const said = affirmedWords(view).flatMap(({ mentions }) =>
    mentionsOf(mentions, 'uses').map((uses) => ({ ...uses, place: 'words' as const })),
  )
  const resolved = resolve(RESOLUTIONS.uses, said, { isStricter: (one, other) => rarity(one.value) > rarity(other.value) })
  const [uses] = resolved?.binding ?? []
  if (uses === undefined) return { uses: NO_CONDITIONS.uses, evidence: {} }
  return { uses: uses.value, evidence: { uses: [quoted(view.card.text, uses)] } }
}
