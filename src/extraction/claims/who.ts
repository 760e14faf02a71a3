import type { WhoCondition } from '#domain/condition.ts'
import type { MethodName } from '#domain/paymentMethod.ts'
import { methodNamed } from '#domain/paymentMethod.ts'
import type { Span } from '#domain/promotion.ts'
import { mentionsOf } from '../mentions/mention.ts'
import type { Settled } from '../rules/how.ts'
import { someIssuers } from '../rules/issuers.ts'
import { requiredRails } from '../rules/rails.ts'
import { affirmed } from '../scope/clause.ts'
import type { Tier } from '../scope/offer.ts'
import { anyOf, LEVEL_CARDS } from '../vocabulary/issuers.ts'
import { type Audience, type AudienceClaim, audienceClaims, PRECEDENCE, tellsHoldersApart } from './audience.ts'
import { heldElsewhere, isForRefund } from './heldAccounts.ts'
import type { OfferView } from './offerView.ts'
import { quoted } from './quoted.ts'
import { affirmedWords } from './spoken.ts'

/** Who the offer is for, when it is not for every holder of its payment methods. */
export function whoOf(view: OfferView, settled: Settled): WhoCondition[] {
  const claims = [...holderClaims(view, settled), ...otherClaims(view, settled)].filter(
    (claim) => !isMethodItself(claim, settled) && !isLevelOfMethods(claim, settled) && !arePlansMethods(claim, settled),
  )
  const distinct = claims.filter(
    (claim, index) =>
      claims.findIndex((other) => other.value.kind === claim.value.kind && other.value.value === claim.value.value) === index,
  )
  const numbers = alternativesOf(view, distinct)
  return [
    ...distinct.map(({ value, span }, index) => ({
      kind: value.kind,
      value: value.kind === 'pensioner' && value.value === null && arePaidThere(view, settled) ? PAID_THERE : value.value,
      alternatives: numbers[index] ?? null,
      ...quoted(view.card.text, widened(view, span)),
    })),
    ...firstPurchase(
      view,
      distinct.some(({ value }) => value.kind === 'firstPurchase'),
    ),
    ...ofSelectedBank(view),
  ]
}

/** What pensioners are called whose pension has to be paid into an account at the issuer. */
const PAID_THERE = 'que cobran ahí'
const INITIALS = anyOf(({ initials = [] }) => initials)
/** `Que cobren su jubilación en el banco`, `sus haberes jubilatorios mediante una cuenta del banco`. */
const PAID_AT_ISSUER = new RegExp(
  `(?:cobr|percib)[a-z]{1,4} (?:su|sus|la|el) (?:haber(?:es)? (?:jubilatori[oa]s?|previsional(?:es)?)|jubilacion(?:es)?|pension(?:es)?|aportes)(?: y\\/?o? pension(?:es)?)?(?: de (?:la )?anses)? (?:(?:en|por) (?:el |la |este |esta |dicho |dicha )?(?:banco|entidad|${INITIALS})(?![a-z])|(?:mediante|en|a traves de|por) (?:una|su) cuenta(?: [a-z]{2,12}){0,2} (?:de|del|en)(?: el| la)? )|(?:acredit|cobr|percib)[a-z]{1,4} (?:el |su )?(?:sueldo|haberes) (?:o|y\\/o) (?:su |la )?(?:jubilacion|pension) en (?!(?:la|el|una?|su|los) )`,
)

function arePaidThere(view: OfferView, { paymentMethods }: Settled): boolean {
  if (issuersOf(paymentMethods).size === 0) return false
  return affirmedWords(view).some(({ start, end }) => PAID_AT_ISSUER.test(view.folded.slice(start, end)))
}

/** A card of the catalogue that is no variant of another: whoever holds it needs nothing more. */
function isMethodItself({ value: { variant } }: AudienceClaim, { paymentMethods }: Settled): boolean {
  return variant !== null && methodNamed(variant).parent === null && (paymentMethods ?? []).every((group) => group.includes(variant))
}

/** `Tarjetas Premium - The Platinum Card`: the level, where each method is a card of that level. */
function isLevelOfMethods({ value: { value, issuer } }: AudienceClaim, { paymentMethods }: Settled): boolean {
  const groups = paymentMethods ?? []
  return issuer === null && groups.length > 0 && groups.every((group) => group.some((name) => LEVEL_CARDS.get(name)?.level === value))
}

/** Any plan of the issuer, where each method is one of its plans: whoever holds one of those is asked nothing more. */
function arePlansMethods({ value: { value } }: AudienceClaim, { paymentMethods }: Settled): boolean {
  const groups = paymentMethods ?? []
  return value === ANY_PLAN && groups.length > 0 && groups.every((group) => group.some((name) => methodNamed(name).parent !== null))
}

/** Tiers, salary accounts, pensioners and the like: what is announced decides, the small print where nothing is. */
export function holderClaims(view: OfferView, { paymentMethods }: Pick<Settled, 'paymentMethods'>): readonly AudienceClaim[] {
  const issuers = issuersOf(paymentMethods)
  const ofView = known.get(view) ?? new Map<string, readonly AudienceClaim[]>()
  known.set(view, ofView)
  const key = [...issuers].sort().join()
  const before = ofView.get(key) ?? holderClaimsOf(view, issuers)
  ofView.set(key, before)
  return before
}

/** Methods and people both follow from these claims, and views never change. */
const known = new WeakMap<OfferView, Map<string, readonly AudienceClaim[]>>()

function holderClaimsOf(view: OfferView, issuers: ReadonlySet<MethodName>): AudienceClaim[] {
  const claims = audienceClaims(view)
    .filter(({ value }) => tellsHoldersApart(value.kind))
    .filter(({ value }) => value.issuer === null || issuers.size === 0 || issuers.has(value.issuer))
    .filter((claim) => claim.source !== 'legal' || !(isAnnouncedOfAnother(view, claim) || followsOther(view, claim)))
  const { tier } = view.offer
  if (tier !== null && tier.level !== null) return issuers.has(tier.level.issuer) ? [ofLevel(tier.level)] : []
  if (tier !== null && tier.cards.length === 0) return claims.filter(({ value, span }) => !value.everyone && within(span, tier.words))
  const isPackage = ({ value }: AudienceClaim) => value.value === PACKAGE
  const bySource = PRECEDENCE.map((source) => claims.filter((claim) => claim.source === source && !isPackage(claim)))
  const [first = []] = bySource.filter((own) => own.length > 0)
  const printed = bySource.at(-1) ?? []
  const decisive = first.map((claim) => inFull(view, claim, printed))
  const packages = claims.filter(isPackage).flatMap((claim) => namesBehind(claim, claims, decisive))
  if (decisive.some(({ value }) => value.everyone) && decisive[0]?.source !== 'legal') return packages
  const announced = withoutEchoes([...new Set([...decisive.filter(({ value }) => !value.everyone), ...packages])])
  return enumeratedInFull(announced, printed)
}

/** `Clientes X Uno y jubilados` is short for a list in the small print that names all of the issuer's tiers: `X Uno, X Sueldo y X Jubilado`. */
function enumeratedInFull(announced: AudienceClaim[], printed: readonly AudienceClaim[]): AudienceClaim[] {
  const tier = announced.find(({ source, value }) => source === 'headline' && value.kind === 'segment' && value.issuer !== null)
  if (tier === undefined) return announced
  const ofIssuer = printed.filter(({ value }) => value.issuer === tier.value.issuer && value.value !== null && value.value !== ANY_PLAN)
  const lists = new Set(ofIssuer.map(({ sentence }) => sentence))
  for (const list of lists) {
    const names = ofIssuer.filter(({ sentence }) => sentence === list)
    const isNamed = (claim: AudienceClaim) => names.some((one) => stands(one.value, claim.value))
    if (new Set(names.map(({ value }) => value.value)).size > announced.length && announced.every(isNamed)) return names
  }
  return announced
}

/** A tier stands for itself, and one for the salaried or the retired for those, by its name. */
function stands({ value: name }: Audience, { kind, value }: Audience): boolean {
  if (kind === 'segment') return name === value
  return kind === 'pensioner' ? /jubilad/i.test(name ?? '') : kind === 'salary' && /sueldo|haberes/i.test(name ?? '')
}

/** A picture's name is short for the people whom the small print names in full, "the plan" for the one that the offer's own print names. */
function inFull(view: OfferView, claim: AudienceClaim, printed: readonly AudienceClaim[]): AudienceClaim {
  if (claim.source === 'image' && claim.value.kind === 'employment')
    return printed.find(({ value }) => value.kind === 'employment') ?? claim
  if (claim.value.value !== ANY_PLAN || claim.source === 'legal') return claim
  const plans = printed.filter(
    ({ value, span }) => value.issuer === claim.value.issuer && value.variant !== null && view.own.some((clause) => within(span, clause)),
  )
  return new Set(plans.map(({ value }) => value.variant)).size === 1 ? (plans[0] ?? claim) : claim
}

/** In small print with tiers, words without a figure go on about the figure before them; a package is asked of all. */
function followsOther({ own, foreign, tiered }: OfferView, { value, span }: AudienceClaim): boolean {
  if (!tiered || value.value === PACKAGE || own.some((clause) => within(span, clause))) return false
  const last = (clauses: OfferView['own']) =>
    Math.max(
      -1,
      ...clauses
        .filter(({ role }) => role === 'legal')
        .flatMap(({ mentions }) => mentionsOf(mentions, 'percent'))
        .map(({ start }) => start)
        .filter((start) => start < span.start),
    )
  return last(foreign) > last(own)
}

/** The header names these people with another offer of the card: what the small print says about them is about that offer. */
function isAnnouncedOfAnother({ foreign }: OfferView, { value }: AudienceClaim): boolean {
  const announced = foreign.filter(({ role }) => role !== 'legal').flatMap(({ mentions }) => mentions)
  return announced.some((mention) =>
    mention.kind === 'people'
      ? mention.value.kind === value.kind
      : mention.kind === 'tier' && value.kind === 'segment' && mention.value.name !== null && mention.value.name === value.value,
  )
}

function ofLevel({ name, issuer, variant, span }: NonNullable<Tier['level']>): AudienceClaim {
  const value: Audience = { kind: 'segment', value: name, issuer, variant, everyone: false }
  return { field: 'who', value, modality: 'grants', source: 'headline', span, sentence: -1 }
}

/** The issuer's plans without a name: a name next to them says which. */
export const ANY_PLAN = 'planes de suscripción'

/** A package of any name is asked for in addition to what the header says. */
const PACKAGE = 'paquete de productos'

/** UTF-16 units between the word and the names: `paquete de productos Sol o Luna`. */
const NAME_FOLLOWS = 24

/**
 * `Un paquete de productos Sol, Luna o Mar`: the general word is no name, and those behind it are; else it stands for any. Names of packages for
 * the retired are another card's where that announces others.
 */
function namesBehind(general: AudienceClaim, claims: readonly AudienceClaim[], decisive: readonly AudienceClaim[]): AudienceClaim[] {
  const names: AudienceClaim[] = []
  for (const claim of claims) {
    const last = (names.at(-1) ?? general).span
    const isNext = claim.sentence === general.sentence && claim.span.start >= last.end && claim.span.start - last.end < NAME_FOLLOWS
    if (isNext && isName(claim)) names.push(claim)
  }
  const announced = decisive.filter(({ source }) => source !== 'legal')
  const isOfOthers = announced.length > 0 && !announced.some(({ value }) => value.kind === 'pensioner')
  return names.length === 0 || (isOfOthers && names.some(({ value }) => OF_RETIRED.test(value.value ?? ''))) ? [general] : names
}
const OF_RETIRED = /jubilad|previsional/i
const isName = ({ value: { kind, value, everyone } }: AudienceClaim) => kind === 'segment' && value !== PACKAGE && !everyone

const within = (span: Span, { start, end }: Span) => span.start >= start && span.end <= end

/** "Jubilados que perciban sus haberes", "jubilados de ANSES": said twice, meant once. */
function withoutEchoes(claims: AudienceClaim[]): AudienceClaim[] {
  const pensioners = claims.filter(({ value }) => value.kind === 'pensioner')
  const echoes = (claim: AudienceClaim) =>
    pensioners.some(
      ({ span, sentence }) =>
        sentence === claim.sentence &&
        claim.span.start >= span.start &&
        claim.span.start - span.end < 60 &&
        (claim.value.kind === 'benefit' || (claim.value.kind === 'salary' && claim.span.end - claim.span.start < 26)),
    )
  const named = (claim: AudienceClaim) => claims.some((other) => other.value.issuer === claim.value.issuer && other.value.variant !== null)
  const listed = (claim: AudienceClaim) => claim.value.kind === 'segment' && claim.value.issuer === null && claim.value.value !== PACKAGE
  return claims.filter(
    (claim) =>
      !echoes(claim) &&
      !(claim.value.value === ANY_PLAN && named(claim)) &&
      !(listed(claim) && isEnumeration(claims.filter(listed), claim)),
  )
}

/** Four levels of card or more are all of them. */
const ALL_LEVELS = 4

function isEnumeration(levels: readonly AudienceClaim[], { sentence }: AudienceClaim): boolean {
  return levels.filter((level) => level.sentence === sentence).length >= ALL_LEVELS
}

function issuersOf(groups: Settled['paymentMethods']): Set<MethodName> {
  const names = (groups ?? []).flat().map((name) => methodNamed(name).parent ?? name)
  return new Set([...names, ...(groups ?? []).flat()].filter((name) => methodNamed(name).kind !== 'generic'))
}

/** What is asked beyond: an account, a club, a coupon; each source may add to the others. */
function otherClaims(view: OfferView, { paymentMethods }: Settled): AudienceClaim[] {
  const nfc = requiredRails(view).rails.includes('nfc')
  const lends = view.offer.discount.type === 'cuotas sin intereses'
  return accountsOnce(
    view,
    issuersOf(paymentMethods),
    audienceClaims(view)
      .filter(({ value }) => !tellsHoldersApart(value.kind))
      .filter(({ value }) => value.value !== 'celular Android' || nfc)
      // What is lent is paid in instalments; a percentage beside them asks for no loan.
      .filter(({ value }) => value.value !== 'préstamo aprobado' || lends)
      // Instalments give nothing back.
      .filter((claim) => !lends || !isForRefund(view, claim))
      .sort((a, b) => PRECEDENCE.indexOf(a.source) - PRECEDENCE.indexOf(b.source)),
  )
}

/** Where an account at the offer's own methods is asked, one at another place is only spoken of. */
function accountsOnce(view: OfferView, issuers: ReadonlySet<MethodName>, claims: readonly AudienceClaim[]): AudienceClaim[] {
  const isAccount = ({ value }: AudienceClaim) => value.kind === 'account'
  const placed = claims.map((claim) =>
    isAccount(claim) ? { ...claim, value: { ...claim.value, value: heldElsewhere(view, claim.span, issuers) } } : claim,
  )
  const isAskedHere = placed.some((claim) => isAccount(claim) && claim.value.value === null)
  return placed.filter((claim) => !isAccount(claim) || claim.value.value === null || !isAskedHere)
}

/** Only the first purchase counts: `uses` says so. */
function firstPurchase(view: OfferView, told: boolean): WhoCondition[] {
  if (told) return []
  const first = affirmedWords(view)
    .flatMap(({ mentions }) => mentionsOf(mentions, 'uses'))
    .find(({ start, value }) => view.folded.startsWith('primera', start) && value.period !== 'promocion')
  return first ? [{ kind: 'firstPurchase', value: null, alternatives: null, ...quoted(view.card.text, first) }] : []
}

/** The card announces that some banks alone take part, and does not say which. */
function ofSelectedBank(view: OfferView): WhoCondition[] {
  const found = someIssuers(view, affirmed(view.header))
  const one = (value: string, span: Span): WhoCondition => ({ kind: 'other', value, alternatives: null, ...quoted(view.card.text, span) })
  if (found !== null) return [one(SELECTED_BANK, found)]
  const regional = someIssuers(view, view.pictures, 'regionalIssuers')
  return regional === null ? [] : [one(REGIONAL_BANK, regional)]
}
const SELECTED_BANK = 'tarjeta de un banco adherido'
const REGIONAL_BANK = 'tarjeta de un banco regional adherido'

const EITHER =
  /^[ ,"()/]{0,3}(?:(?:o|u|y\/o|y|e|,|de|a|los|las|por|para|clientes|usuarios|quienes|si|sos|plan|mayor|mayores|visa|mastercard|con|tarjetas?|credito)[ ,"()]{0,3}){1,6}$/
const VERB = /^(?:cobr|percib|acredit|deposit)/
/** Clubs are alternatives only where it says "or". */
const STRICTLY_EITHER = /(?:^|[ ,])(?:o|u|y\/o)(?= |$)(?!.* (?:y|e) (?:ser|sean?|sos|tener|tengan?|presentar|presenten) )/

/** Neighbours in an enumeration ("ANSES o mayores de 60") share a number: one of them is enough. */
function alternativesOf({ folded }: OfferView, claims: readonly AudienceClaim[]): (number | null)[] {
  const numbers: (number | null)[] = claims.map(() => null)
  const order = claims
    .map((_, index) => index)
    .sort((a, b) => (claims[a] as AudienceClaim).span.start - (claims[b] as AudienceClaim).span.start)
  let next = 0
  for (let at = 1; at < order.length; at++) {
    const [left, right] = [order[at - 1] as number, order[at] as number]
    if (!isEither(folded, claims[left] as AudienceClaim, claims[right] as AudienceClaim)) continue
    const number = numbers[left] ?? next++
    numbers[left] = number
    numbers[right] = number
  }
  return numbers
}

function isEither(folded: string, left: AudienceClaim, right: AudienceClaim): boolean {
  const between = folded.slice(left.span.end, right.span.start)
  if (between.length > 40 || left.sentence !== right.sentence) return false
  // "Beneficiarios de X y cobran aquí": one person who is the one and does the other.
  if (/^ y $/.test(between) && VERB.test(folded.slice(right.span.start, right.span.end))) return false
  return tellsHoldersApart(left.value.kind) && tellsHoldersApart(right.value.kind) ? EITHER.test(between) : STRICTLY_EITHER.test(between)
}

const LEAD =
  /(?:exclusiv[a-z]{1,7}|clientes?|usuari[oa]s?|si sos|soci[oa]s|beneficiari[oa]s|titulares|quienes|segmento|cartera|para)(?: [a-z"/]{1,14}){0,5} ?$/

/** The deciding words with those that lead up to them. */
function widened({ folded }: OfferView, { start, end }: Span): Span {
  const from = Math.max(0, start - 60)
  const lead = LEAD.exec(folded.slice(from, start))
  return { start: lead === null ? start : from + lead.index, end }
}
