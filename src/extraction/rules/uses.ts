import { type Conditions, NO_CONDITIONS, type UsesCondition } from '#domain/condition.ts'
import type { OfferView } from '../scope/offerView.ts'
import { affirmedWords } from '../scope/spoken.ts'
import { quoted } from '../text/quoted.ts'
import { claimsOf, type Rule } from './rule.ts'

const USES: readonly Rule<'uses', UsesCondition>[] = [{ field: 'uses', mention: 'uses', value: ({ value }) => value }]

/** From the laxest. */
const PERIODS: readonly UsesCondition['period'][] = ['compra', 'dia', 'semana', 'mes', 'promocion']

/** How often the offer can be used. The strictest of what the words say. */
export function usesOf(view: OfferView): Pick<Conditions, 'uses' | 'evidence'> {
  const rarity = ({ value }: { value: UsesCondition }) => PERIODS.indexOf(value.period)
  const [claim] = claimsOf(USES, affirmedWords(view)).sort((a, b) => rarity(b) - rarity(a) || a.value.times - b.value.times)
  if (claim === undefined) return { uses: NO_CONDITIONS.uses, evidence: {} }
  return { uses: claim.value, evidence: { uses: [quoted(view.card.text, claim.span)] } }
}
