import type { CardWords } from '#domain/promotion/capture.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { extractedPromotionSchema, refusalReason } from '#domain/promotion/promotionSchema.ts'
import { readOffer } from './assemble.ts'
import type { ChainWords } from './chainWords.ts'
import { confidenceOf, type Doubt, doubtOf, isUnsureOfWordingOnly } from './confidence/confidence.ts'
import { signsOf } from './confidence/signs.ts'
import { REFINERS } from './refiners/pipeline.ts'
import type { Draft } from './refiners/refiner.ts'
import { announcedOffers } from './scope/announced.ts'
import { headerViewOf } from './scope/headerParts.ts'
import type { Offer } from './scope/offer.ts'
import { scopeOf } from './scope/scopes.ts'
import { splitByTier } from './scope/tierSplit.ts'
import { cardText } from './text/cardText.ts'
import { houseWordings, type SeenWordings } from './wordings.ts'

/** What the readers conclude from a card: its words, its promotions, and why some of its offers are none. Reasons are for people (Spanish). */
export type CardReading = {
  card: CardWords
  promotions: ExtractedPromotion[]
  /** What speaks against each promotion, in the same order. */
  doubts: Doubt[]
  refused: { reason: string }[]
}

/** More offers than any card announces. */
const MAX_OFFERS = 24
/** Doubt about the last day from which on its words were put right, or contradict others. */
const MENDED = 0.05
/** Instalments beyond this lie outside the product's range. */
const MAX_INSTALMENTS = 12

/**
 * Reads the words of a card. Pure; never throws: what cannot be read is refused with a reason.
 * @param chain The words of the card's chain. `#chains/readCard.ts` reads a captured card with those of its own.
 * @param seen What cards said before: the surer is what is said as ever.
 */
export function extractCard(card: CardWords, chain: ChainWords, seen: SeenWordings = houseWordings()): CardReading {
  const text = cardText(card, chain)
  const refused: { reason: string }[] = []
  const offers = announcedOffers(text)
    .slice(0, MAX_OFFERS)
    .filter((offer) => isInRange(offer, refused))
  const split = offers.flatMap((offer) => splitByTier(text, offer, headerOf(text, offer, offers)))
  const drafts = split.map((offer) => readOffer(scopeOf(text, offer, offers, chain)))
  const refined = REFINERS.reduce((kept, refine) => refine(kept), drafts)
  const told = refined.map(({ promotion }) => promotion)
  const novelty = seen.noveltyOf(card)
  const rated = refined.map((draft) => surely(draft, told, novelty))
  const sound = rated.filter(({ promotion }) => isSound(promotion, refused))
  return { card, promotions: sound.map(({ promotion }) => promotion), doubts: sound.map(({ doubt }) => doubt), refused }
}

/** The promotion with how sure it is, and why. */
function surely(draft: Draft, told: readonly ExtractedPromotion[], novelty: number): { promotion: ExtractedPromotion; doubt: Doubt } {
  const { promotion } = draft
  const { card, isCut } = draft.scope.text
  const contradicts = promotion.validFrom === null || promotion.validUntil === null
  const isAmbiguous =
    Object.keys(promotion.conflicts).length > 0 ||
    isOfNobodyKnown(promotion) ||
    isShapeless(card) ||
    (draft.readings.validUntil?.doubt ?? 0) >= MENDED
  const bounds = { isCut, contradicts, isAmbiguous }
  const doubt = doubtOf(signsOf(draft, promotion, told, novelty), bounds)
  const rated = { ...promotion, confidence: confidenceOf(doubt), isWordingNew: isUnsureOfWordingOnly(doubt.signs, bounds) }
  return { promotion: rated, doubt }
}

/** The chain's adapter could not tell its parts apart. */
const isShapeless = ({ blocks }: CardWords) => new Set(blocks.map(({ role }) => role)).size < 2

/** Only a bank or card is asked for that the catalogue does not have: its name may be anything. */
const isOfNobodyKnown = ({ paymentMethods, unknownPaymentMethods }: ExtractedPromotion) =>
  paymentMethods === null && unknownPaymentMethods.length > 0

function headerOf(text: ReturnType<typeof cardText>, offer: Offer, offers: readonly Offer[]) {
  const { own, shared } = headerViewOf(text, offer, offers)
  return [...own, ...shared]
}

function isInRange({ discount }: Offer, refused: { reason: string }[]): boolean {
  if (discount.type === 'porcentaje' || discount.value <= MAX_INSTALMENTS) return true
  refused.push({ reason: `${discount.value} cuotas (mostramos hasta ${MAX_INSTALMENTS})` })
  return false
}

function isSound(promotion: ExtractedPromotion, refused: { reason: string }[]): boolean {
  const checked = extractedPromotionSchema.safeParse(promotion)
  if (checked.success) return true
  refused.push({ reason: refusalReason(checked.error) })
  return false
}
