import type { CapPeriod, Limits } from '#domain/promotion.ts'
import { AMOUNT, pesosOf } from '../text/amounts.ts'
import { type Cap, capsIn } from '../text/caps.ts'
import { findAll, findFirst, type Stretch } from '../text/search.ts'
import { type Claim, sourceOf } from './claim.ts'
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
const DOUBT = { agreed: 0, alone: 0.01, tier: 0.02, unbacked: 0.05, disputed: 0.1, several: 0.12 }

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
  const same = claims.filter(({ value }) => value.amount === decisive.value.amount)
  const others = claims.filter((claim) => isPrinted(claim) !== isPrinted(decisive))
  const outcome = outcomeOf(scope, decisive, claims)
  const [printed, announced] = [same.filter(isPrinted), same.filter((claim) => !isPrinted(claim))]
  // The small print says more of the period and the holder than a headline has room for.
  const supporting = outcome === 'agreed' ? [...printed, ...announced] : same
  const qualifying = outcome === 'tier' ? [...same, ...claims.filter(({ value }) => value.amount !== null)] : supporting
  const shown =
    outcome === 'tier' ? [decisive] : outcome === 'agreed' ? [...printed.slice(0, 1), ...announced.slice(0, 1)] : same.slice(0, 2)
  return {
    value: limitsOf(scope, decisive.value.amount, qualifying),
    spans: shown.map(({ span }) => span),
    conflicts: outcome === 'disputed' ? others.map(({ span }) => span) : [],
    doubt: DOUBT[outcome],
  }
}

function outcomeOf(scope: Scope, decisive: CapClaim, claims: readonly CapClaim[]): keyof typeof DOUBT {
  const isListed = decisive.place === 'rank' && amountsIn(scope.text.affirmed, scope.own).includes(decisive.value.amount)
  if (decisive.place === 'tier' || isListed) return 'tier'
  const others = claims.filter((claim) => isPrinted(claim) !== isPrinted(decisive))
  if (others.length === 0) return isPrinted(decisive) && new Set(claims.map(({ value }) => value.amount)).size > 1 ? 'several' : 'alone'
  if (others.some(({ value }) => value.amount === decisive.value.amount)) return 'agreed'
  return scope.backed && !scope.offer.bonus ? 'disputed' : 'unbacked'
}

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

/** The part of an offer that was split by its caps has its own. */
function ofTier({ offer: { tier } }: Scope): CapClaim[] {
  if (tier === null) return []
  const value = { amount: tier.cap, period: null, per: null, weekdayPeriod: false }
  return [{ field: 'limits', value, modality: 'grants', source: 'headline', span: tier.span, place: 'tier' }]
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

const LISTED = /^ ?(?:\/|y|-) ?\$ ?(\d[\d.]{1,11})(?: ?(?:\/|y|-) ?\$ ?(\d[\d.]{1,11}))?/

/** The first claim's qualifiers count before the next one's; "por sábado" is weaker than a period that is named. */
function limitsOf(scope: Scope, amount: number | null, claims: readonly CapClaim[]): Limits {
  if (amount === null) return { maxDiscount: null, explicitlyHasNoLimit: true, period: null, per: null }
  const terms = claims.map(({ value }) => value)
  const timed = terms.find(({ period, weekdayPeriod }) => period !== null && !weekdayPeriod) ?? terms.find(({ period }) => period !== null)
  return {
    maxDiscount: amount,
    explicitlyHasNoLimit: false,
    period: timed?.period ?? periodOfCaps(scope),
    per: terms.find(({ per }) => per !== null)?.per ?? null,
  }
}

/** The small print may name the period apart from the amounts: `el tope mensual depende del nivel`. */
function periodOfCaps({ text, own }: Scope): CapPeriod | null {
  const said = findFirst(text.affirmed, own, /topes? (?:de (?:reintegro|devolucion|descuento) )?(mensual|semanal|diario)/)?.groups[1]
  return said === undefined ? null : said === 'mensual' ? 'mes' : said === 'semanal' ? 'semana' : 'dia'
}
