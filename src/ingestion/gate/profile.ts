import { addDays, type CivilDate } from '#domain/calendar/calendar.ts'
import { MIN_SURE_CONFIDENCE } from '#domain/promotion/promotion.ts'
import type { GatePromotion } from './comparedFields.ts'
import { GATE_THRESHOLDS } from './thresholds.ts'
import { TRAIT_NAMES, TRAITS, type Trait } from './traits.ts'

/** Summarizes a chain's promotions, so that two captures can be compared. Shares are between 0 and 1. */
export type Profile = {
  capturedAt: CivilDate
  /** The version of the program that read it; null when unknown. */
  reader: string | null
  /** All cards of the capture, including those that announce nothing. */
  cards: number
  promotions: number
  traits: Record<Trait, number>
  /** Share of promotions read with doubts, apart from new wording: chains often reword cards, which are still read well. */
  doubtful: number
  /** Share that had ended on the day of the capture. */
  expired: number
  /** Share that had ended long before. */
  longOver: number
  /** The promotions, for comparing one by one. */
  listed: readonly GatePromotion[]
  /** The median in pesos; null without any cap. */
  cap: number | null
  /** The median in percent; null without any percentage. */
  percentage: number | null
}

export function makeProfile(
  promotions: readonly GatePromotion[],
  { capturedAt, cards, reader }: Pick<Profile, 'capturedAt' | 'cards' | 'reader'>,
): Profile {
  const share = (of: (promotion: GatePromotion) => boolean) =>
    promotions.length === 0 ? 0 : promotions.filter(of).length / promotions.length
  const percentages = promotions.flatMap(({ discount }) => (discount.type === 'porcentaje' ? [discount.value] : []))
  return {
    capturedAt,
    reader,
    cards,
    promotions: promotions.length,
    traits: Object.fromEntries(TRAIT_NAMES.map((trait) => [trait, share(TRAITS[trait].of)])) as Record<Trait, number>,
    doubtful: share(({ confidence, isWordingNew }) => confidence < MIN_SURE_CONFIDENCE && !isWordingNew),
    expired: share(({ validUntil }) => validUntil !== null && validUntil < capturedAt),
    longOver: share(({ validUntil }) => validUntil !== null && validUntil < addDays(capturedAt, -GATE_THRESHOLDS.longOver.days)),
    listed: promotions,
    cap: middle(promotions.flatMap(({ limits }) => limits.maxDiscount ?? [])),
    percentage: middle(percentages),
  }
}

function middle(values: readonly number[]): number | null {
  return values.length === 0 ? null : ([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number)
}
