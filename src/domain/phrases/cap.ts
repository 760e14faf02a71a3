import type { RefundCondition } from '../promotion/condition.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { capAmounts, capWords } from '../promotion/promotionWords.ts'
import { amountThatUsesCap } from '../promotion/saving.ts'
import { pesos } from '../text/words.ts'

type Capped = Pick<ListedPromotion, 'limits' | 'discount' | 'readings'> & { conditions: { refund: RefundCondition | null } }
type Holder = { name: string } | undefined

/** Returns the verb: «Te devuelven», «Te descuentan» at the till, «Ahorrás» when the card does not say which; «A Ana le devuelven». */
function gives({ refund }: Capped['conditions'], holder: Holder): string {
  const kind = refund?.kind ?? null
  if (kind === null) return holder ? `${holder.name} ahorra` : 'Ahorrás'
  const verb = kind === 'till' ? 'descuentan' : 'devuelven'
  return holder ? `A ${holder.name} le ${verb}` : `Te ${verb}`
}

/**
 * Says the cap in one sentence: «Te devuelven hasta $ 20.000 por mes (los alcanzás comprando $ 57.143)»; null for instalments
 * without a cap.
 * @param isWhole Nothing of the cap was used.
 */
export function capSentence({ limits, discount, conditions, readings }: Capped, isWhole: boolean, holder?: Holder): string | null {
  const { maxDiscount, explicitlyHasNoLimit } = limits
  if (maxDiscount === null) {
    if (discount.type !== 'porcentaje') return null
    if (explicitlyHasNoLimit) return 'Sin tope'
    return readings?.open.limits ? capWords(limits, readings) : 'No dice si hay tope'
  }
  const most = `${gives(conditions, holder)} hasta ${capAmounts(limits)}`
  const amount = isWhole ? amountThatUsesCap({ limits, discount }) : null
  return amount === null ? most : `${most} (${holder ? 'los alcanza' : 'los alcanzás'} comprando ${pesos(amount)})`
}
