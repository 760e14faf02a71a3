import {
  CARD_SLUGS,
  type CardSlug,
  isCardSlug,
  type MethodSlug,
  methodBySlug,
  methodNamed,
  PAYMENT_METHODS,
} from '#domain/catalogue/paymentMethod.ts'
import { choicesIncluding } from '#domain/choice/openQuestions.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import type { Question, QuestionKey } from '#domain/questions/question.ts'
import { VARIANT_KEYS } from '#domain/questions/variantKeys.ts'
import { headOf, variantSlugsOf } from './walletChange.ts'

/** The facts about a wallet on which the published promotions depend. The app asks for no others. */
export type PromotionAsks = {
  /** The variants of institutions that matter: plans, levels, special cards. */
  variants: readonly MethodSlug[]
  /** The cards that promotions name with each institution; `any` contains the cards that they accept from every bank. */
  cards: Partial<Record<MethodSlug | 'any', readonly CardSlug[]>>
  /** The tiers of each institution to choose one from, without those that are variants in the catalogue. */
  tiers: Partial<Record<MethodSlug, readonly TierQuestion[]>>
}
export type TierQuestion = Pick<Question, 'key' | 'name'>

type Published = {
  promotions: readonly Pick<ExtractedPromotion, 'paymentMethods'>[]
  questions: ReadonlyMap<QuestionKey, Question>
}

const variants = PAYMENT_METHODS.filter(({ parent }) => parent !== null).map(({ slug }) => slug)

export function promotionAsks({ promotions, questions }: Published): PromotionAsks {
  return {
    variants: variants.filter((slug) => VARIANT_KEYS[slug]?.some((key) => questions.has(key)) ?? true),
    cards: cardsNamed(promotions),
    tiers: tiersNamed(questions),
  }
}

function cardsNamed(promotions: Published['promotions']): PromotionAsks['cards'] {
  const named = new Map<MethodSlug | 'any', Set<CardSlug>>()
  for (const group of promotions.flatMap(({ paymentMethods }) => paymentMethods ?? [])) {
    const slugs = group.map((name) => methodNamed(name).slug)
    const holders = slugs.filter((slug) => methodBySlug(slug).kind !== 'generic').map(headOf)
    for (const holder of holders.length > 0 ? holders : ['any' as const]) {
      const cards = named.get(holder) ?? new Set()
      for (const card of slugs.filter(isCardSlug)) cards.add(card)
      named.set(holder, cards)
    }
  }
  return Object.fromEntries([...named].map(([holder, cards]) => [holder, CARD_SLUGS.filter((card) => cards.has(card))]))
}

function tiersNamed(questions: Published['questions']): PromotionAsks['tiers'] {
  const all = [...questions.values()]
  const issuers = new Set(all.flatMap(({ oneOf }) => (oneOf?.startsWith('tier:') ? [oneOf] : [])))
  return Object.fromEntries(
    [...issuers].flatMap((oneOf) => {
      const issuer = methodBySlug(oneOf.slice('tier:'.length))
      if (!issuer) return []
      const known = variantSlugsOf(issuer.slug).flatMap((variant) => VARIANT_KEYS[variant] ?? [])
      const tiers = choicesIncluding({ oneOf }, all).filter(({ key }) => !known.includes(key))
      return [[issuer.slug, tiers.map(({ key, name }) => ({ key, name }))]]
    }),
  )
}

/** Returns the cards that matter at an institution: those named with it and, at a bank, those accepted from every bank. */
export function cardsAsked(asks: PromotionAsks | null, slug: MethodSlug): readonly CardSlug[] {
  if (asks === null) return CARD_SLUGS
  const { cards } = asks
  const ofAny = methodBySlug(slug).kind === 'bank' ? (cards.any ?? []) : []
  return CARD_SLUGS.filter((card) => cards[slug]?.includes(card) || ofAny.includes(card))
}

export function variantsAsked(asks: PromotionAsks | null, slug: MethodSlug): MethodSlug[] {
  return variantSlugsOf(slug).filter((variant) => asks?.variants.includes(variant) ?? true)
}
