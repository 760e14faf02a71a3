import { type Conditions, NO_CONDITIONS, type UsesCondition } from '#domain/promotion/condition.ts'
import { CAP_PERIODS } from '#domain/promotion/promotion.ts'
import { selectMentions } from '../mentions/mention.ts'
import { RESOLUTIONS, resolveClaims } from '../resolve.ts'
import type { OfferView } from '../scope/offerView.ts'
import { getAffirmedClauses } from '../scope/otherFigures.ts'
import { quoteSpan } from '../text/spans.ts'

const rarity = ({ period, times }: UsesCondition) => CAP_PERIODS.indexOf(period) - times / 1_000

export function readUses(view: OfferView): Pick<Conditions, 'uses' | 'evidence'> {
  const said = getAffirmedClauses(view).flatMap(({ mentions }) =>
    selectMentions(mentions, 'uses').map((uses) => ({ ...uses, place: 'words' as const })),
  )
  const resolved = resolveClaims(RESOLUTIONS.uses, said, { isStricter: (one, other) => rarity(one.value) > rarity(other.value) })
  const [uses] = resolved?.binding ?? []
  if (uses === undefined) return { uses: NO_CONDITIONS.uses, evidence: {} }
  return { uses: uses.value, evidence: { uses: [quoteSpan(view.card.text, uses)] } }
}
