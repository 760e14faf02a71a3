import type { CardWords } from '#domain/promotion/capture.ts'
import type { EvidenceField, ExtractedPromotion, Span } from '#domain/promotion/promotion.ts'
import { extractedPromotionSchema, refusalReason } from '#domain/promotion/promotionSchema.ts'
import { longInstalmentsReason, MAX_INSTALMENTS } from '#domain/promotion/snapshot.ts'
import { REFINERS, readOffer } from './assemble.ts'
import type { ChainWords } from './chainWords.ts'
import { assessDoubt, computeConfidence, type Doubt, nameDoubt } from './confidence/confidence.ts'
import { findUnsaidField, measureWarningSigns } from './confidence/warningSigns.ts'
import { type Mention, selectMentions } from './mentions/mention.ts'
import { findCaps } from './rules/amounts.ts'
import type { PromotionDraft } from './rules/reader.ts'
import { findAnnouncedOffers } from './scope/announcedOffers.ts'
import { isAffirmed } from './scope/clause.ts'
import { buildHeaderView } from './scope/headerParts.ts'
import type { Offer } from './scope/offer.ts'
import { buildScope } from './scope/scopes.ts'
import { buildLegalView } from './scope/sections.ts'
import { selectClausesIn, splitByTier } from './scope/splitByTier.ts'
import { type CardText, prepareCardText } from './text/cardText.ts'
import { getReferenceWordings, type SeenWordings } from './wordings.ts'

/** `refused`: why, in Spanish, for people. */
export type CardReading = {
  card: CardWords
  promotions: ExtractedPromotion[]
  /** In the order of `promotions`. */
  doubts: Doubt[]
  refused: { reason: string }[]
}

/** Bounds the work; no real card announces as many. */
const MAX_OFFERS = 24
/** From this doubt on, the last day was corrected or contradicts another date. */
const MENDED = 0.05

/** Never throws: an unreadable offer is refused with a reason. A card that repeats wordings already `seen` is read with more confidence. */
export function extractCard(card: CardWords, chain: ChainWords, seen: SeenWordings = getReferenceWordings()): CardReading {
  const text = prepareCardText(card, chain)
  const refused: { reason: string }[] = []
  const offers = findAnnouncedOffers(text)
    .slice(0, MAX_OFFERS)
    .filter((offer) => isInRange(offer, refused) && isOfPurchase(text, offer, refused))
  const split = offers.flatMap((offer) => splitByTier(text, offer, headerOf(text, offer, offers)))
  const drafts = split.map((offer) => readOffer(buildScope(text, offer, offers, chain)))
  const refined = REFINERS.reduce((kept, refine) => refine(kept), drafts)
  const told = refined.map(({ promotion }) => promotion)
  const novelty = seen.noveltyOf(card)
  const rated = refined.map((draft) => rateDraft(draft, told, novelty))
  const sound = rated.filter(({ promotion }) => isValid(promotion, refused))
  return { card, promotions: sound.map(({ promotion }) => promotion), doubts: sound.map(({ doubt }) => doubt), refused }
}

function rateDraft(
  draft: PromotionDraft,
  told: readonly ExtractedPromotion[],
  novelty: number,
): { promotion: ExtractedPromotion; doubt: Doubt } {
  const { promotion } = draft
  const { card, isCut } = draft.scope.text
  const contradicts = promotion.validFrom === null || promotion.validUntil === null
  const isAmbiguous =
    Object.keys(promotion.conflicts).length > 0 ||
    isOnlyForUnknownMethods(promotion) ||
    hasOneRole(card) ||
    (draft.readings.validUntil?.doubt ?? 0) >= MENDED
  const isDiscountDisputed = promotion.conflicts.discount !== undefined
  const bounds = { isCut, contradicts, isDiscountDisputed, isAmbiguous, unsaidField: findUnsaidField(draft, told) }
  const doubt = assessDoubt(measureWarningSigns(draft, promotion, told, novelty), bounds)
  const fields = (Object.entries(draft.readings) as [EvidenceField, { doubt: number }][]).map(([field, { doubt }]) => ({
    ...{ field, doubt },
    isContradicted: promotion.conflicts[field] !== undefined,
  }))
  const rated = { ...promotion, confidence: computeConfidence(doubt), doubt: nameDoubt(doubt, bounds, fields) }
  return { promotion: rated, doubt }
}

/** Checks for a card with one kind of block, whose announcement cannot be told from its small print. */
const hasOneRole = ({ blocks }: CardWords) => new Set(blocks.map(({ role }) => role)).size < 2

/** A bank or card outside the catalogue may be a misreading. */
const isOnlyForUnknownMethods = ({ paymentMethods, unknownPaymentMethods }: ExtractedPromotion) =>
  paymentMethods === null && unknownPaymentMethods.length > 0

/** Returns the offer's stretches of the header, and its small print if the header states no cap. */
function headerOf(text: CardText, offer: Offer, offers: readonly Offer[]): readonly Span[] {
  const { own, shared } = buildHeaderView(text, offer, offers)
  const isCapped = [own, shared].flat().some((place) => findCaps(selectClausesIn(text, place)).length > 0)
  return [...own, ...shared, ...(isCapped ? [] : buildLegalView(text, offer, offers).own)]
}

function isInRange({ discount }: Offer, refused: { reason: string }[]): boolean {
  if (discount.type === 'porcentaje' || discount.value <= MAX_INSTALMENTS) return true
  refused.push({ reason: longInstalmentsReason(discount.value) })
  return false
}

/** Checks that a percentage is not always about one of several units («2da al 70 %»): then it is no discount on the purchase. */
function isOfPurchase({ bySentence }: CardText, { discount }: Offer, refused: { reason: string }[]): boolean {
  if (discount.type !== 'porcentaje') return true
  const said = bySentence
    .map((clauses) => clauses.filter((clause) => isAffirmed(clause) && clause.role !== 'value').flatMap(({ mentions }) => mentions))
    .map((mentions) => {
      const percentages = selectMentions(mentions, 'percent')
      // Words for units are about the percentage next to them.
      const units = selectMentions(mentions, 'topic').filter(({ value }) => value === 'perUnit')
      const gap = (one: Span, other: Span) => Math.max(one.start - other.end, other.start - one.end)
      const ofUnits = units.map((unit) =>
        percentages.reduce<Mention<'percent'> | null>((a, b) => (a && gap(a, unit) <= gap(b, unit) ? a : b), null),
      )
      const isOwn = ({ value }: Mention<'percent'>) => value === discount.value
      return {
        percentages: percentages.map(({ value }) => value),
        isOfUnits: units.length > 0 && !percentages.some((one) => isOwn(one) && !ofUnits.includes(one)),
      }
    })
  const units = said.filter(({ isOfUnits }) => isOfUnits)
  const own = said.filter(({ percentages }) => percentages.includes(discount.value))
  const isOfOther = own.length === 0 && units.some(({ percentages }) => percentages.length > 0)
  if (units.length === 0 || isOfOther || own.some(({ isOfUnits }) => !isOfUnits)) return true
  refused.push({ reason: `${discount.value} % en una de varias unidades: no es un descuento de la compra` })
  return false
}

function isValid(promotion: ExtractedPromotion, refused: { reason: string }[]): boolean {
  const checked = extractedPromotionSchema.safeParse(promotion)
  if (checked.success) return true
  refused.push({ reason: refusalReason(checked.error) })
  return false
}
