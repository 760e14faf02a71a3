import type { BlockRole } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { type Mention, type MentionKind, selectMentions } from '../mentions/mention.ts'
import { type CardText, HEADER_ROLES, selectBlocks } from '../text/cardText.ts'
import { findEndOfPeer, isJoinedByOr } from './attach.ts'
import { isAffirmed } from './clause.ts'
import { type DiscountFigure, findDiscountFigures } from './discountFigures.ts'
import { isSameDiscount, type Offer, type OfferOrigin } from './offer.ts'
import { hasSectionOfItsOwn } from './sections.ts'

/** In the order in which the card announces them. */
export function findAnnouncedOffers(text: CardText): Offer[] {
  const words = findDiscountFigures(text, selectBlocks(text.card, ['headline', 'subtitle']))
  const value = correctValue(text, findDiscountFigures(text, selectBlocks(text.card, ['value'])), words)
  const body = findDiscountFigures(text, selectBlocks(text.card, ['body']))
  value.push(...findFreedInstalments(text, [...value, ...words, ...body]))
  // The words beside the figure may name further discounts, each with a section of the small print or another issuer.
  const said = [...words, ...body]
  const isFurther = (figure: DiscountFigure) =>
    !figure.isBonus &&
    !isAnnounced(value, figure) &&
    (hasSectionOfItsOwn(text, figure) || isOfAnotherIssuer(text, figure, value, said) || isAlternative(text, figure, value, said))
  const further = said.filter(isFurther).map((figure): DiscountFigure => ({ ...figure, isBonus: true, isApart: true }))
  const rows = findRowsOfUpTo(text, value)
  if (rows.length > 0) return collectOffers(rows, 'header')
  const told = [HOLDERS, GOODS].map((kinds) => findFiguresToldApart(text, said, kinds)).find((figures) => figures.length > 0)
  if (told !== undefined) return collectOffers([...told, ...value], 'header')
  const own = [...words.filter((figure) => !isFurther(figure)), ...body.filter(({ isBonus }) => isBonus)]
  if (value.length > 0) return collectOffers([...mergeValueWithWords(value, own), ...further], 'header')
  if (said.length > 0) return collectOffers(said, 'header')
  const when = findDiscountFigures(text, selectBlocks(text.card, ['when']))
  if (when.length > 0) return collectOffers(when, 'header')
  const picture = findDiscountFigures(text, selectBlocks(text.card, ['image']))
  if (picture.length > 0) return collectOffers(picture, 'image')
  return collectOffers(printedFigures(text), 'legal')
}

/** Of "up to 20 %" with a table of levels or tiers in the small print, each row is an offer. */
function findRowsOfUpTo(text: CardText, value: readonly DiscountFigure[]): DiscountFigure[] {
  const [most, ...others] = value
  if (most === undefined || others.length > 0 || !isUpTo(text, most)) return []
  const rows = printedFigures(text).filter(
    (figure) => isPercentage(figure) && getSentenceMentions(text, figure).some(({ kind }) => kind === 'level' || kind === 'tier'),
  )
  return rows.length > 1 ? rows : []
}

/** A sentence says of each whose or on what it is ("general 20 %, Black 25 %", "15 % en almacén y 25 % en bebidas"). */
function findFiguresToldApart(
  { folded, sentences, bySentence }: CardText,
  words: readonly DiscountFigure[],
  kinds: ReadonlySet<MentionKind>,
): DiscountFigure[] {
  const shares = words.filter(({ discount, isBonus }) => discount.type === 'porcentaje' && !isBonus)
  return sentences.flatMap((sentence, index) => {
    const figures = shares.filter(({ start }) => start >= sentence.start && start < sentence.end)
    const mentions = (bySentence[index] ?? []).filter(isAffirmed).flatMap((clause) => clause.mentions)
    const borders = figures.slice(1).map((figure, at) => findEndOfPeer(folded, mentions, figures[at] as DiscountFigure, figure))
    const names = figures.flatMap((_, at) => {
      const [start, end] = [borders[at - 1] ?? sentence.start, borders[at] ?? sentence.end]
      const named = mentions.filter((mention) => kinds.has(mention.kind) && mention.start >= start && mention.end <= end)
      return named.length === 0 ? [] : [JSON.stringify(named.map(({ value }) => value))]
    })
    return figures.length > 1 && new Set(names).size === figures.length ? figures : []
  })
}

const isUpTo = ({ clauses }: CardText, { start }: DiscountFigure) =>
  clauses.some(({ mentions }) =>
    selectMentions(mentions, 'bound').some(({ value, end }) => value === 'upTo' && start - end >= 0 && start - end < 3),
  )

function getSentenceMentions({ clauses, bySentence }: CardText, { start }: Span): readonly Mention[] {
  const own = clauses.find((clause) => clause.start <= start && start < clause.end)
  return (bySentence[own?.sentence ?? -1] ?? []).filter(isAffirmed).flatMap(({ mentions }) => mentions)
}

/** And every announced figure has others in its sentence, or takes any method. */
function isOfAnotherIssuer(
  text: CardText,
  figure: DiscountFigure,
  value: readonly DiscountFigure[],
  said: readonly DiscountFigure[],
): boolean {
  const issuersOf = (one: DiscountFigure) => selectMentions(getSentenceMentions(text, one), 'institution').map(({ value: name }) => name)
  const own = issuersOf(figure)
  const isApart = (one: DiscountFigure) => {
    const mentions = getSentenceMentions(text, one)
    const isAny = selectMentions(mentions, 'means').some((means) => means.value === 'any')
    const names = issuersOf(one)
    return !mentions.some(({ start }) => start === figure.start) && (names.length > 0 ? !names.some((name) => own.includes(name)) : isAny)
  }
  const isToldApart = (one: DiscountFigure) =>
    isApart(one) || said.some((other) => isSameDiscount(other.discount, one.discount) && isApart(other))
  return own.length > 0 && value.length > 0 && value.every(isToldApart)
}

/** "O" joins it to a figure of another kind that the card announces ("6 cuotas sin interés o 10 % en un pago"). */
function isAlternative(
  { folded }: CardText,
  figure: DiscountFigure,
  value: readonly DiscountFigure[],
  said: readonly DiscountFigure[],
): boolean {
  const before = said.findLast(({ end }) => end <= figure.start)
  return (
    before !== undefined &&
    before.discount.type !== figure.discount.type &&
    isAnnounced(value, before) &&
    isJoinedByOr(folded.slice(before.end, figure.start))
  )
}

/** Finds instalments of which another sentence of the card says that they have no interest. */
function findFreedInstalments({ clauses }: CardText, known: readonly DiscountFigure[]): DiscountFigure[] {
  const mentions = clauses.filter((clause) => isAffirmed(clause) && HEADER_ROLES.includes(clause.role)).flatMap((clause) => clause.mentions)
  const isTold = mentions.some(({ kind }) => kind === 'noInterest') && !mentions.some(({ kind }) => kind === 'interestCharged')
  if (!isTold || known.some(({ discount }) => discount.type === 'porcentaje')) return []
  return selectMentions(mentions, 'instalments').flatMap(({ value: numbers, start, end }) =>
    numbers
      .filter((value) => value > 1 && !known.some(({ discount }) => discount.type === 'cuotas sin intereses' && discount.value === value))
      .map((value) => ({ start, end, discount: { type: 'cuotas sin intereses', value }, isBonus: false })),
  )
}

/** The words' only percentage replaces the card's if the print decides for them: one of the two is a typing error. */
function correctValue(text: CardText, value: readonly DiscountFigure[], words: readonly DiscountFigure[]): DiscountFigure[] {
  const [own, ...others] = value.filter(isPercentage)
  const rival = words.find((figure) => !figure.isBonus && isPercentage(figure) && !isAnnounced(value, figure))
  if (own === undefined || others.length > 0 || rival === undefined || isAnnounced(words, own)) return [...value]
  const isBetter = isPrinted(text, rival) && (!isPrinted(text, own) || standsByAnnouncedAmount(text, rival, own))
  return isBetter ? [...value.filter((figure) => figure !== own), rival] : [...value]
}

/** The card's own figure, and those in its words. */
function mergeValueWithWords(value: readonly DiscountFigure[], words: readonly DiscountFigure[]): DiscountFigure[] {
  const rival = words.find((figure) => !figure.isBonus && isPercentage(figure) && !isAnnounced(value, figure))
  const extras = words.filter((figure) => figure.isBonus || !isPercentage(figure) || isAnnounced(value, figure))
  return [...value, ...extras, ...(rival === undefined || value.some(isPercentage) ? [] : [rival])]
}

const isPercentage = ({ discount }: DiscountFigure) => discount.type === 'porcentaje'
const printedFigures = (text: CardText) => findDiscountFigures(text, selectBlocks(text.card, ['legal']))
const isPrinted = (text: CardText, figure: DiscountFigure) => isAnnounced(printedFigures(text), figure)

/** The small print has the announced amount right after the rival figure only. */
function standsByAnnouncedAmount(text: CardText, rival: DiscountFigure, own: DiscountFigure): boolean {
  const { clauses } = text
  const moneyIn = (roles: readonly BlockRole[]) =>
    clauses
      .filter((clause) => isAffirmed(clause) && roles.includes(clause.role))
      .flatMap(({ mentions }) => selectMentions(mentions, 'money'))
  const announced = moneyIn(['headline', 'subtitle'])[0]
  if (announced === undefined) return false
  const printed = moneyIn(['legal']).filter(({ value }) => value === announced.value)
  const near = (figure: DiscountFigure) =>
    printedFigures(text).some(
      (one) =>
        isSameDiscount(one.discount, figure.discount) && printed.some(({ start }) => start > one.end && start - one.end < NEAR_AMOUNT),
    )
  return near(rival) && !near(own)
}
const NEAR_AMOUNT = 90

const HOLDERS = new Set<MentionKind>(['people', 'tier'])
const GOODS = new Set<MentionKind>(['category'])

const isAnnounced = (value: readonly DiscountFigure[], figure: DiscountFigure) =>
  value.some((one) => isSameDiscount(one.discount, figure.discount))

function collectOffers(figures: readonly DiscountFigure[], origin: OfferOrigin): Offer[] {
  const offers: Offer[] = []
  for (const { discount, start, end, isBonus } of figures) {
    const known = offers.find((offer) => isSameDiscount(offer.discount, discount))
    if (known) known.spans.push({ start, end })
    else
      offers.push({
        discount,
        spans: [{ start, end }],
        origin,
        isBonus,
        rank: null,
        tier: null,
      })
  }
  return rankOffers(offers, figures)
}

function rankOffers(offers: Offer[], figures: readonly DiscountFigure[]): Offer[] {
  const isAdded = (offer: Offer) =>
    offer.isBonus && !figures.some(({ isApart, discount }) => isApart && isSameDiscount(discount, offer.discount))
  const percentages = offers.filter((offer) => offer.discount.type === 'porcentaje' && !isAdded(offer))
  if (percentages.length < 2) return offers
  return offers.map((offer) =>
    percentages.includes(offer) ? { ...offer, rank: { place: percentages.indexOf(offer), of: percentages.length } } : offer,
  )
}
