import type { CapHolder, CapPeriod, Limits, Span } from '#domain/promotion.ts'
import { AMOUNT, pesosOf } from '../mentions/amounts.ts'
import { mentionsOf } from '../mentions/mention.ts'
import { type Cap, capsIn, holderIn, periodIn } from '../text/caps.ts'
import { needing } from '../text/matches.ts'
import { findAll, findFirst, type Stretch } from '../text/search.ts'
import { type Claim, sourceOf } from './claim.ts'
import { wordsOfOffer } from './offerView.ts'
import type { Reader, Reading, Scope } from './reader.ts'

/** Where caps may be told, seen from the offer. `rank`: a list of caps in the order of the card's percentages. */
type Place = 'tier' | 'rank' | 'announced' | 'own' | 'common'

/** A cap; `amount` null: there is none. */
type CapClaim = Claim<Pick<Cap, 'amount' | 'period' | 'per' | 'weekdayPeriod'>, 'limits'> & { place: Place }

/**
 * Which place decides: where the small print is about this offer alone and names one amount, its figure; else what is announced. What a split
 * by tiers found comes before both, and what the small print says of all offers alike after them.
 */
const PRECEDENCE: Record<'printFirst' | 'announcedFirst', readonly Place[]> = {
  printFirst: ['tier', 'own', 'rank', 'announced', 'common'],
  announcedFirst: ['tier', 'rank', 'announced', 'own', 'common'],
}

/** What each outcome takes off the confidence. `unbacked`: small print about other figures does not bear out what is announced. */
const DOUBT = { agreed: 0, alone: 0.01, tier: 0.02, unbacked: 0.05, disputed: 0.1, twice: 0.1, several: 0.12 }

/** The cap with its period and holder. */
export const limitsReader: Reader = {
  fields: ['limits'],
  read(scope) {
    const claims = capClaims(scope)
    const order = PRECEDENCE[isPlainlyPrinted(scope, claims) ? 'printFirst' : 'announcedFirst']
    const decisive = order.map((place) => claims.find((claim) => claim.place === place)).find((claim) => claim !== undefined)
    return decisive === undefined ? {} : { limits: decided(scope, decisive, claims) }
  },
}

function decided(scope: Scope, decisive: CapClaim, claims: readonly CapClaim[]): Reading<Limits> {
  const outcome = outcomeOf(scope, decisive, claims)
  const rivals = outcome === 'disputed' ? claims.filter(isRivalOf(decisive)) : outcome === 'twice' ? claims.filter(isAnnounced) : []
  const binding = [decisive, ...rivals].reduce(strictest)
  const same = claims.filter(({ value }) => value.amount === binding.value.amount)
  const limits = limitsOf(scope, binding.value.amount, same, outcome === 'tier' ? claims : [decisive, ...rivals])
  const laxer = same.filter(({ value }) => isLaxer(scope, value.period, limits.period))
  const [printed, announced] = [same.filter(isPrinted), same.filter((claim) => !isPrinted(claim))]
  const telling =
    outcome === 'tier' ? [binding] : outcome === 'agreed' ? [...printed.slice(0, 1), ...announced.slice(0, 1)] : same.slice(0, 2)
  const shown = telling.filter((claim) => !laxer.includes(claim))
  const others = [decisive, ...rivals].filter(({ value }) => value.amount !== binding.value.amount)
  return {
    value: limits,
    spans: (shown.length > 0 ? shown : same.filter((claim) => !laxer.includes(claim)).slice(0, 1)).map(({ span }) => span),
    conflicts: [...others.map(({ span }) => span), ...laxer.map((claim) => withPeriod(scope.text.folded, claim))],
    doubt: DOUBT[laxer.length > 0 ? 'disputed' : outcome],
  }
}

/** Of two sources that dispute a cap the smaller one binds, so that nothing is promised that one of them denies. */
const strictest = (one: CapClaim, other: CapClaim) =>
  (other.value.amount ?? Number.POSITIVE_INFINITY) < (one.value.amount ?? Number.POSITIVE_INFINITY) ? other : one

const isRivalOf = (decisive: CapClaim) => (claim: CapClaim) => isPrinted(claim) !== isPrinted(decisive)

function outcomeOf(scope: Scope, decisive: CapClaim, claims: readonly CapClaim[]): keyof typeof DOUBT {
  const isListed = decisive.place === 'rank' && amountsIn(scope.text.affirmed, scope.own).includes(decisive.value.amount)
  if (decisive.place === 'tier' || isListed) return 'tier'
  if (isAnnouncedTwice(decisive, claims)) return 'twice'
  const others = claims.filter(isRivalOf(decisive))
  if (others.length === 0) return isPrinted(decisive) && new Set(claims.map(({ value }) => value.amount)).size > 1 ? 'several' : 'alone'
  if (others.some(({ value }) => value.amount === decisive.value.amount) || isSum(decisive, others)) return 'agreed'
  return scope.backed && !scope.offer.bonus ? 'disputed' : 'unbacked'
}

/** `tope $ 20.000 mensual …, con tope de $ 10.000 … por mes`: two caps over the same time are announced for one offer. */
function isAnnouncedTwice({ value }: CapClaim, claims: readonly CapClaim[]): boolean {
  const announced = claims.filter(isAnnounced).filter(({ value: { amount, period } }) => amount !== null && period !== null)
  const same = announced.find((claim) => claim.value.amount === value.amount)
  return announced.some((claim) => claim.value.amount !== value.amount && claim.value.period === same?.value.period)
}

/** `$ 10.000 para todos; clientes X, $ 20.000 adicionales`, and $ 30.000 are announced for clients of X. */
const isSum = (decisive: CapClaim, others: readonly CapClaim[]) =>
  isAnnounced(decisive) && others.length > 1 && others.reduce((sum, { value }) => sum + (value.amount ?? 0), 0) === decisive.value.amount

const isAnnounced = ({ place }: CapClaim) => place === 'announced'
const isPrinted = ({ place }: CapClaim) => place === 'own' || place === 'common'

/** The small print says one amount, and says it of this offer alone. */
function isPlainlyPrinted({ offer, backed, tiered }: Scope, claims: readonly CapClaim[]): boolean {
  const amounts = new Set(claims.filter(isPrinted).map(({ value }) => value.amount))
  const saysNone = claims.some(({ value }) => value.amount === null)
  const inOrder = claims.find(({ place }) => place === 'rank')?.value.amount
  return backed && !tiered && !offer.bonus && !saysNone && amounts.size === 1 && (inOrder === undefined || amounts.has(inOrder))
}

/** Every cap that the words about the offer name. A cap on money back says nothing about instalments named with a percentage. */
function capClaims(scope: Scope): CapClaim[] {
  const { offer, backed } = scope
  const announced = claimsIn(scope, 'announced', offer.bonus ? scope.ownHeader : scope.header)
  if (offer.discount.type === 'cuotas sin intereses' && ((!backed && announced.length === 0) || announcesPercentage(scope))) return []
  const own = claimsIn(scope, 'own', scope.own)
  const common = own.length > 0 || announced.length > 0 || offer.bonus ? [] : claimsIn(scope, 'common', scope.common)
  const claims = [...announced, ...own, ...common]
  return [...ofTier(scope), ...ofRank(scope, claims), ...claims]
}

function claimsIn({ text }: Scope, place: Place, stretches: readonly Stretch[]): CapClaim[] {
  return capsIn(text.affirmed, stretches).map(({ amount, period, per, weekdayPeriod, start, end, found }) => ({
    field: 'limits',
    value: { amount, period, per, weekdayPeriod },
    modality: 'grants',
    source: sourceOf(found),
    span: { start, end },
    place,
  }))
}

function announcesPercentage({ text, header }: Scope): boolean {
  return header.some(({ start, end }) => /\d ?%/.test(text.folded.slice(start, end)))
}

/** The part of an offer that was split by its caps has its own; what stands next to it says the period before the rest of its sentence. */
function ofTier({ offer: { tier }, text, header }: Scope): CapClaim[] {
  if (tier === null) return []
  const stretch = header.find(({ start, end }) => start <= tier.span.start && tier.span.end <= end) ?? tier.words
  const own = text.affirmed.slice(tier.words.start, tier.words.end)
  const sentence = sentenceAround(text.affirmed, stretch, tier.span)
  const period = periodIn(own) ?? periodIn(sentence)
  const value = { amount: tier.cap, period, per: holderIn(own) ?? holderIn(sentence), weekdayPeriod: false }
  return [{ field: 'limits', value, modality: 'grants', source: 'headline', span: tier.span, place: 'tier' }]
}

function sentenceAround(words: string, { start, end }: Span, span: Span): string {
  const before = words.slice(start, span.start)
  return before.slice(before.lastIndexOf('. ') + 1) + (words.slice(span.start, end).split(/\. |\n\n/, 1)[0] ?? '')
}

/** `25 % / 35 %` with `tope $ 12.000 / $ 17.000`: the caps come in the order of the percentages. */
function ofRank({ text, offer, header, own }: Scope, claims: readonly CapClaim[]): CapClaim[] {
  const first = claims.find(({ place }) => place === 'announced')
  if (first === undefined || offer.rank === null) return []
  const { span, value } = first
  const stretch = header.find(({ start, end }) => start <= span.start && span.end <= end)
  const further = LISTED.exec(text.affirmed.slice(span.end, stretch?.end ?? span.end))
  if (further === null) return []
  const amounts = [value.amount, pesosOf(further[1]), pesosOf(further[2])].filter((amount) => amount !== null)
  const printed = printsOneOf(text.affirmed, own, amounts)
    ? claims.find((claim) => isPrinted(claim) && claim.value.amount !== null && amounts.includes(claim.value.amount))
    : undefined
  const amount = printed?.value.amount ?? (amounts.length === offer.rank.of ? amounts[offer.rank.place] : undefined)
  if (amount === undefined) return []
  const end = amount === amounts[0] ? span.end : span.end + further[0].length
  return [{ ...first, value: { ...value, amount }, span: { start: span.start, end }, place: 'rank' }]
}

/** The offer's own small print names one of the amounts alone; print that names all of them leaves it to their order. */
function printsOneOf(affirmed: string, own: readonly Stretch[], amounts: readonly number[]): boolean {
  const named = amountsIn(affirmed, own)
  return amounts.filter((amount) => named.includes(amount)).length <= 1
}

const amountsIn = (affirmed: string, stretches: readonly Stretch[]) =>
  findAll(affirmed, stretches, AMOUNTS).map(({ groups }) => pesosOf(groups[1], groups[2]))
const AMOUNTS = new RegExp(AMOUNT, 'g')

/**
 * `Tope $ 1.000 por compra y $ 15.000 por mes`: a second cap over a longer time, or for another holder. A promotion has one, so that the
 * words themselves say it.
 */
export function furtherCapOf({ text, offer, header, own }: Scope): Span | null {
  if (offer.tier !== null || offer.rank !== null) return null
  const words = [...header, ...own]
  const found =
    findFirst(text.affirmed, words, FURTHER) ?? findFirst(text.affirmed, own, FURTHER_REFUND) ?? besideShorter(text.affirmed, own)
  return found === null ? null : { start: found.start, end: found.end }
}
const FURTHER = needing(
  ['tope'],
  /(?<![a-z])tope(?: de [a-z]{4,12})?:? ?(?:de )?\$ ?\d[\d.]{2,9} (?:por|al|cada) [a-z]{3,12}(?: (?:y|por) [a-z]{3,10}){0,2}(?:\.|,? y) (?:un )?(?:tope )?(?:de )?\$ ?\d[\d.]{2,9},? (?:total )?(?:mensual(?:es)?|semanal(?:es)?|por (?:mes|semana|banco))/,
)
/** `Reintegros de hasta $ 1.000 por semana y $ 4.000 por mes`. */
const FURTHER_REFUND = needing(
  ['reintegros de hasta', 'reintegro de hasta'],
  /(?<![a-z])reintegros? de hasta \$ ?\d[\d.]{2,9} (?:por|al|cada) (?:dia|semana|compra) y (?:hasta )?\$ ?\d[\d.]{2,9} (?:por|al|cada) mes(?![a-z])/,
)
/** `Por semana (…), tope máximo por mes (…) hasta $ …`: a longer one behind a shorter one in its sentence. */
function besideShorter(affirmed: string, own: readonly Stretch[]): Span | null {
  const found = findFirst(affirmed, own, BESIDE)
  if (found === null) return null
  const before =
    affirmed
      .slice(Math.max(0, found.start - LONGEST_BETWEEN), found.start)
      .split(/[.;$]/)
      .at(-1) ?? ''
  return /(?:semana|dia)[ ,)(]/.test(before) ? found : null
}
/** UTF-16 units between the two periods. */
const LONGEST_BETWEEN = 130
const BESIDE = needing(
  ['tope maximo'],
  /(?<![a-z])tope maximo (?:de [a-z]{4,12} )?(?:por mes|mensual)(?: \([^)$]{0,90}\))?,? (?:de |hasta )?\$ ?\d[\d.]{2,9}\d/,
)

const LISTED = /^ ?(?:\/|y|-) ?\$ ?(\d[\d.]{1,11})(?: ?(?:\/|y|-) ?\$ ?(\d[\d.]{1,11}))?/

/**
 * The periods from the laxest to the strictest: a cap for each purchase is spent again with the next one. Of one number are those that come to
 * the same on a card for one day a week.
 */
const LENGTH: Record<CapPeriod, number> = { compra: 0, dia: 1, finde: 1, semana: 1, quincena: 2, mes: 3, promocion: 3 }
const PERIODS = Object.keys(LENGTH) as CapPeriod[]
const HOLDERS: readonly CapHolder[] = ['tarjeta', 'banco', 'cuenta', 'persona']

/** The last of the values in an order, or null where none is said. */
function lastOf<V>(order: readonly V[], said: readonly (V | null)[]): V | null {
  return order.findLast((one) => said.includes(one)) ?? null
}

/** Where sources name one amount for several periods or holders, the strictest binds. @param others Asked where those say nothing. */
function limitsOf(scope: Scope, amount: number | null, same: readonly CapClaim[], others: readonly CapClaim[]): Limits {
  if (amount === null) return { maxDiscount: null, explicitlyHasNoLimit: true, period: null, per: null }
  const periods = (claims: readonly CapClaim[]) =>
    lastOf(
      PERIODS,
      claims.map(({ value }) => value.period),
    )
  const holders = (claims: readonly CapClaim[]) =>
    lastOf(
      HOLDERS,
      claims.map(({ value }) => value.per),
    )
  return {
    maxDiscount: amount,
    explicitlyHasNoLimit: false,
    period: periods(same) ?? periods(others) ?? periodOfCaps(scope),
    per: holders(same) ?? holders(others),
  }
}

/** A period that promises more than the one that binds, unless a bound on the uses makes them the same. */
function isLaxer({ view }: Scope, period: CapPeriod | null, binding: CapPeriod | null): boolean {
  if (period === null || binding === null || LENGTH[period] === LENGTH[binding]) return false
  const uses = wordsOfOffer(view).flatMap(({ mentions }) => mentionsOf(mentions, 'uses'))
  return !uses.some(({ value }) => value.times === 1 && LENGTH[value.period] === LENGTH[binding])
}

/** The amount that binds, for a shorter time: only with that time does one see what it contradicts. */
function withPeriod(folded: string, { span, value }: CapClaim): Span {
  const said = BEHIND_AMOUNT.exec(folded.slice(span.end, span.end + LONGEST_BEHIND))?.[0] ?? ''
  return periodIn(said) === value.period ? { start: span.start, end: span.end + said.length } : span
}
const BEHIND_AMOUNT =
  /^(?:\.-)? ?(?:\([^)$]{0,60}\) )?(?:(?:por|cada) (?:cliente|persona|usuario|cuenta) (?:y )?)?(?:mensual|semanal|diario|(?:por|al|cada|a la|en la)(?: cada)? (?:fin de )?[a-z]{3,12})(?![a-z])/
/** UTF-16 units. */
const LONGEST_BEHIND = 110

/** The small print may name the period apart from the amounts: `el tope mensual depende del nivel`, and behind its example: `(tope mensual)`. */
function periodOfCaps({ text, own }: Scope): CapPeriod | null {
  const found =
    findFirst(text.affirmed, own, /topes? (?:de (?:reintegro|devolucion|descuento) )?(mensual|semanal|diario)/) ??
    findFirst(text.folded, own, /\(topes? (mensual|semanal|diario)\)/)
  const said = found?.groups[1]
  return said === undefined ? null : said === 'mensual' ? 'mes' : said === 'semanal' ? 'semana' : 'dia'
}
