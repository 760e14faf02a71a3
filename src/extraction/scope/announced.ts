import type { BlockRole } from '#domain/promotion/capture.ts'
import type { Discount, Span } from '#domain/promotion/promotion.ts'
import { type Mention, type MentionKind, mentionsOf, type Topic } from '../mentions/mention.ts'
import { isAddition } from '../mentions/percent.ts'
import { blocksOf, type CardText, HEADER_ROLES } from '../text/cardText.ts'
import type { Stretch } from '../text/stretch.ts'
import { isAffirmed } from './clause.ts'
import { type Offer, type OfferOrigin, sameDiscount } from './offer.ts'

/** A discount that a text names. `bonus`: it comes on top of another; `isApart`: it is in the place of another, for some people. */
export type Figure = Span & { discount: Discount; bonus: boolean; isApart?: true }

/** The offers of a card, in the order in which it announces them. */
export function announcedOffers(text: CardText): Offer[] {
  const value = [...figuresIn(text, blocksOf(text.card, ['value']))]
  const words = figuresIn(text, blocksOf(text.card, ['headline', 'subtitle']))
  const body = figuresIn(text, blocksOf(text.card, ['body']))
  value.push(...freedInstalments(text, [...value, ...words, ...body]))
  // The site continues with details of the offer. It may name additional discounts there, and what some people get instead.
  const isFurther = (figure: Figure) => !figure.bonus && (isForOthers(text, figure) || isOfAnotherIssuer(text, figure, value))
  const further = [...words, ...body].filter(isFurther).map((figure): Figure => ({ ...figure, bonus: true, isApart: true }))
  const rows = upToRows(text, value)
  if (rows.length > 0) return gather(rows, 'header')
  const said = [...words.filter((figure) => !isFurther(figure)), ...body.filter(({ bonus }) => bonus)]
  if (value.length > 0) return gather([...settleValue(text, value, said), ...further], 'header')
  const announced = [...words, ...body]
  if (announced.length > 0) return gather(announced, 'header')
  const when = figuresIn(text, blocksOf(text.card, ['when']))
  if (when.length > 0) return gather(when, 'header')
  const picture = figuresIn(text, blocksOf(text.card, ['image']))
  if (picture.length > 0) return gather(picture, 'image')
  return gather(firstOfLegal(text), 'legal')
}

/** `Hasta 20 %`, and the small print has a row a level or tier: each is an offer. */
function upToRows(text: CardText, value: readonly Figure[]): Figure[] {
  const [most, ...others] = value
  if (most === undefined || others.length > 0 || !isUpTo(text, most)) return []
  const rows = figuresIn(text, blocksOf(text.card, ['legal'])).filter(
    (figure) => figure.discount.type === 'porcentaje' && sentenceOf(text, figure).some(({ kind }) => kind === 'level' || kind === 'tier'),
  )
  const isSplit = rows.length > 1 && rows.every((row) => row.discount.value <= most.discount.value)
  return isSplit && rows.some((row) => sameDiscount(row.discount, most.discount)) ? rows : []
}

const isUpTo = ({ clauses }: CardText, { start }: Figure) =>
  clauses.some(({ mentions }) =>
    mentionsOf(mentions, 'bound').some(({ value, end }) => value === 'upTo' && start - end >= 0 && start - end < 3),
  )

/** What the sentence of a figure affirms. */
function sentenceOf({ clauses, bySentence }: CardText, { start }: Span): readonly Mention[] {
  const own = clauses.find((clause) => clause.start <= start && start < clause.end)
  return (bySentence[own?.sentence ?? -1] ?? []).filter(isAffirmed).flatMap(({ mentions }) => mentions)
}

/** `Lunes: Credicoop, 20 %` and `Jueves: ICBC, 15 %`: each has an issuer of its own in its sentence. */
function isOfAnotherIssuer(text: CardText, figure: Figure, value: readonly Figure[]): boolean {
  const issuersOf = (one: Figure) => mentionsOf(sentenceOf(text, one), 'institution').map(({ value: name }) => name)
  const [own, others] = [issuersOf(figure), value.map(issuersOf)]
  return own.length > 0 && others.length > 0 && others.every((names) => names.length > 0 && !names.some((name) => own.includes(name)))
}

/** The percentages and instalments that the stretches affirm, in order. */
export function figuresIn(text: CardText, stretches: readonly Stretch[]): readonly Figure[] {
  const ofText = known.get(text) ?? new Map<string, Figure[]>()
  known.set(text, ofText)
  const key = stretches.map(({ start, end, role }) => `${start} ${end} ${role}`).join()
  const before = ofText.get(key)
  if (before !== undefined) return before
  const found = figuresFound(text, stretches)
  ofText.set(key, found)
  return found
}

/** Each offer of a card asks for the figures of the same places. */
const known = new WeakMap<CardText, Map<string, Figure[]>>()

function figuresFound({ clauses, folded }: CardText, stretches: readonly Stretch[]): Figure[] {
  const mentions = clauses.filter(isAffirmed).flatMap((clause) => clause.mentions)
  const figures = stretches.flatMap((stretch) =>
    mentions.flatMap((mention): Figure[] => {
      const { start, end } = mention
      const discount = start >= stretch.start && end <= stretch.end ? discountOf(mention) : null
      return discount === null ? [] : [{ start, end, discount, bonus: discount.type === 'porcentaje' && isAddition(folded, mention) }]
    }),
  )
  return figures.sort((a, b) => a.start - b.start)
}

/** `Heladeras: 6 pagos. Todo sin interés`: announced instalments whose interest is told apart from them. */
function freedInstalments({ clauses }: CardText, known: readonly Figure[]): Figure[] {
  const mentions = clauses.filter((clause) => isAffirmed(clause) && HEADER_ROLES.includes(clause.role)).flatMap((clause) => clause.mentions)
  const isTold = mentions.some(({ kind }) => kind === 'noInterest') && !mentions.some(({ kind }) => kind === 'interestCharged')
  if (!isTold || known.some(({ discount }) => discount.type === 'porcentaje')) return []
  return mentionsOf(mentions, 'instalments').flatMap(({ value: numbers, start, end }) =>
    numbers
      .filter((value) => value > 1 && !known.some(({ discount }) => discount.type === 'cuotas sin intereses' && discount.value === value))
      .map((value) => ({ start, end, discount: { type: 'cuotas sin intereses', value }, bonus: false })),
  )
}

/** The discount that a figure is, or null. */
export function discountOf({ kind, value }: Mention): Discount | null {
  if (kind === 'percent') return { type: 'porcentaje', value }
  return kind === 'interestFree' ? { type: 'cuotas sin intereses', value } : null
}

/**
 * A card with its own figure announces that one; its words may add instalments and a bonus. Another plain percentage in the words
 * is the same offer with a slip of the pen in one of the two places, and the small print decides.
 */
function settleValue(text: CardText, value: readonly Figure[], words: Figure[]): Figure[] {
  const extras = words.filter((figure) => figure.bonus || figure.discount.type === 'cuotas sin intereses' || isAnnounced(value, figure))
  const rival = words.find((figure) => !figure.bonus && figure.discount.type === 'porcentaje' && !isAnnounced(value, figure))
  const own = value.filter(({ discount }) => discount.type === 'porcentaje')
  if (rival === undefined || own.length === 0) return [...value, ...extras, ...(rival === undefined ? [] : [rival])]
  const legal = figuresIn(text, blocksOf(text.card, ['legal']))
  const backs = (figure: Figure) => legal.some((one) => sameDiscount(one.discount, figure.discount))
  if (own.length > 1 || words.some((figure) => own.some((one) => sameDiscount(one.discount, figure.discount)))) {
    return backs(rival) ? [...value, ...extras, rival] : [...value, ...extras]
  }
  const better = backs(rival) && (!backs(own[0] as Figure) || standsByAnnouncedAmount(text, legal, rival, own[0] as Figure))
  if (better) return [...value.filter((figure) => figure !== own[0]), rival, ...extras]
  return [...value, ...extras]
}

/** When the small print has both figures, the right one is that next to the cap which the card announces. */
function standsByAnnouncedAmount({ clauses }: CardText, legal: readonly Figure[], rival: Figure, own: Figure): boolean {
  const moneyIn = (roles: readonly BlockRole[]) =>
    clauses.filter((clause) => isAffirmed(clause) && roles.includes(clause.role)).flatMap(({ mentions }) => mentionsOf(mentions, 'money'))
  const announced = moneyIn(['headline', 'subtitle'])[0]
  if (announced === undefined) return false
  const printed = moneyIn(['legal']).filter(({ value }) => value === announced.value)
  const near = (figure: Figure) =>
    legal.some(
      (one) => sameDiscount(one.discount, figure.discount) && printed.some(({ start }) => start > one.end && start - one.end < NEAR_AMOUNT),
    )
  return near(rival) && !near(own)
}
/** UTF-16 units. */
const NEAR_AMOUNT = 90

/**
 * `Clientes que cobran su sueldo acá: 35 % de descuento`: a percentage of its own for people whom its sentence names, and which the small
 * print knows.
 */
function isForOthers(text: CardText, figure: Figure): boolean {
  if (isInstalment(figure)) return false
  const legal = figuresIn(text, blocksOf(text.card, ['legal']))
  if (!legal.some((one) => sameDiscount(one.discount, figure.discount))) return false
  const sentence = text.sentences.findIndex(({ start, end }) => figure.start >= start && figure.start < end)
  const clauses = (text.bySentence[sentence] ?? []).filter(isAffirmed)
  return clauses.some(({ mentions }) => mentions.some((mention) => HOLDERS.has(mention.kind)))
}

/** Kinds of mention that tell some holders of a method from the others. */
const HOLDERS = new Set<MentionKind>(['people', 'tier'])

const isAnnounced = (value: readonly Figure[], figure: Figure) => value.some((one) => sameDiscount(one.discount, figure.discount))

/** In the small print the first figure that is about a discount counts, with the instalments next to it. */
function firstOfLegal(text: CardText): Figure[] {
  const figures = figuresIn(text, blocksOf(text.card, ['legal']))
  const first = figures.find((figure) => figure.discount.type === 'cuotas sin intereses' || isOfDiscount(text, figure))
  return first === undefined
    ? []
    : figures.filter((figure) => figure === first || (isInstalment(first) && isInstalment(figure) && figure.start - first.start < 40))
}

const isInstalment = (figure: Figure) => figure.discount.type === 'cuotas sin intereses'
/** Words for a discount are near it, or a way to pay follows. */
const isOfDiscount = ({ clauses }: CardText, { start, end }: Figure) =>
  clauses
    .filter(isAffirmed)
    .flatMap(({ mentions }) => mentions)
    .some(
      (mention) =>
        (mention.kind === 'topic' &&
          OF_DISCOUNT.has(mention.value) &&
          mention.start < end + NEAR_WORD &&
          mention.end > start - NEAR_WORD) ||
        (mention.kind === 'opener' && mention.value === 'pays' && mention.start - end < 3 && mention.start >= end) ||
        (PAID_WITH.has(mention.kind) && mention.start >= end && mention.start - end < NEAR_MEANS),
    )
const PAID_WITH = new Set<MentionKind>(['cardKind', 'network', 'institution', 'means'])
/** UTF-16 units: `15 % con débito`. */
const NEAR_MEANS = 12
const OF_DISCOUNT = new Set<Topic>(['discount', 'refund'])
/** UTF-16 units. */
const NEAR_WORD = 60

function gather(figures: readonly Figure[], origin: OfferOrigin): Offer[] {
  const offers: Offer[] = []
  for (const { discount, start, end, bonus } of figures) {
    const known = offers.find((offer) => sameDiscount(offer.discount, discount))
    if (known) known.spans.push({ start, end })
    else
      offers.push({
        discount,
        spans: [{ start, end }],
        origin,
        bonus,
        rank: null,
        tier: null,
      })
  }
  return ranked(offers, figures)
}

function ranked(offers: Offer[], figures: readonly Figure[]): Offer[] {
  const isAdded = (offer: Offer) =>
    offer.bonus && !figures.some(({ isApart, discount }) => isApart && sameDiscount(discount, offer.discount))
  const percentages = offers.filter((offer) => offer.discount.type === 'porcentaje' && !isAdded(offer))
  if (percentages.length < 2) return offers
  return offers.map((offer) =>
    percentages.includes(offer) ? { ...offer, rank: { place: percentages.indexOf(offer), of: percentages.length } } : offer,
  )
}
