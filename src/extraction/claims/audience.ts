import type { WhoKind } from '#domain/condition.ts'
import type { MethodName } from '#domain/paymentMethod.ts'
import type { Span } from '#domain/promotion.ts'
import { type Mention, mentionsOf } from '../mentions/mention.ts'
import { affirmed, type Clause, isAffirmed } from '../scope/clause.ts'
import { matchesOf } from '../text/matches.ts'
import { type Claim, type ClaimSource, sourceOf } from './claim.ts'
import type { OfferView } from './offerView.ts'
import { spokenWords } from './spoken.ts'

/** Who some words say the offer is for. A tier has its issuer, and its entry in the catalogue; `value` null and `everyone`: nobody in particular. */
export type Audience = {
  kind: WhoKind
  value: string | null
  issuer: MethodName | null
  variant: MethodName | null
  everyone: boolean
}
export type AudienceClaim = Claim<Audience, 'who'> & { sentence: number }

/** A view never changes, and several fields follow from who its offer is for. */
const known = new WeakMap<OfferView, AudienceClaim[]>()

/** Everything that the card's words say about who the offer is for, claims of one place in order of the text. */
export function audienceClaims(view: OfferView): readonly AudienceClaim[] {
  const before = known.get(view)
  if (before !== undefined) return before
  const claims = claimsOf(view)
  known.set(view, claims)
  return claims
}

function claimsOf(view: OfferView): AudienceClaim[] {
  const words = spokenWords(view).filter((clause) => speaksOfOffer(view, clause))
  const said = [...words, ...(view.offer.bonus ? [] : view.pictures)].flatMap((clause) => claimsIn(view, clause))
  return [...said, ...clubClaims(view, words)]
}

/** An addition has its own words; the conditions of the header are not asked of it. */
function speaksOfOffer({ offer, ownHeader }: OfferView, clause: Clause): boolean {
  return (
    !offer.bonus ||
    clause.role === 'legal' ||
    ownHeader.length === 0 ||
    ownHeader.includes(clause) ||
    ownHeader.some(({ start }) => start === clause.start)
  )
}

function claimsIn(view: OfferView, clause: Clause): AudienceClaim[] {
  const { modality } = clause
  const denied = modality === 'forbids'
  if (!denied && !isAffirmed(clause)) return []
  const people = mentionsOf(clause.mentions, 'people').filter((mention) => (mention.value.denied === true) === denied)
  const tiers = denied ? [] : mentionsOf(clause.mentions, 'tier')
  const said = [...people, ...tiers].filter((mention) => isOfAudience(view, clause, mention))
  return said.flatMap((mention): AudienceClaim[] => {
    const span = { start: mention.start, end: mention.end }
    const value: Audience =
      mention.kind === 'tier'
        ? {
            kind: 'segment',
            value: mention.value.name,
            issuer: mention.value.issuer,
            variant: mention.value.variant,
            everyone: mention.value.name === null,
          }
        : { kind: mention.value.kind, value: mention.value.value, issuer: null, variant: null, everyone: false }
    return [claim(value, clause, span)]
  })
}

function claim(value: Audience, clause: Clause, span: Span): AudienceClaim {
  return { field: 'who', value, modality: clause.modality, source: sourceOf(clause), span, sentence: clause.sentence }
}

/**
 * How each kind is read. `apart`: it distinguishes holders of one method; the header decides when it names any. `alone`: its words are asked
 * for wherever they stand, without words that lead up to them.
 */
const KINDS: Record<WhoKind, { apart: boolean; alone: boolean }> = {
  segment: { apart: true, alone: false },
  salary: { apart: true, alone: false },
  pensioner: { apart: true, alone: false },
  benefit: { apart: true, alone: false },
  age: { apart: true, alone: true },
  employment: { apart: true, alone: true },
  military: { apart: true, alone: true },
  resident: { apart: false, alone: true },
  account: { apart: false, alone: true },
  member: { apart: false, alone: false },
  newCustomer: { apart: false, alone: true },
  firstPurchase: { apart: false, alone: true },
  enrolment: { apart: false, alone: true },
  other: { apart: false, alone: true },
}

export const tellsHoldersApart = (kind: WhoKind) => KINDS[kind].apart

/** People and words that lead up to them: "exclusivo para clientes …", "quienes …", "si sos …". */
const AUDIENCE_BEFORE =
  /(?:client[ea]s?|usuari[oa]s?|titular(?:es)?|beneficiari?[oa]s?|soci[oa]s?|personas|quienes|aquell[oa]s|exclusiv[a-z]{1,7}|unicamente|solo|segmento|cartera|si sos|para|de haberes o|que)(?:[ "(,/][^.;:%$]{0,70})?[ "(]$/
/** A level of card, asked for as a card. */
const CARD_BEFORE = /(?:tarjetas?|tc|td|visa|mastercard|master ?card|amex|credito|debito)(?:[ ,]{1,2}[a-z/]{1,12}){0,6},? ?$/
/** `Classic/Internacional y Gold`: a list that begins with the cards that everybody has tells nobody apart who holds the ordinary ones. */
const WITH_BASIC =
  /(?:tarjetas?|t[cd]) (?:visa |mastercard )?(?:classic|clasicas?|internacional(?:es)?)(?:[ ,/]|y|e|o|classic|clasica|internacional|gold|platinum|signature|black|infinite){1,24}$/
/** `Servicios de cuenta Ahorro, Classic, Premium`: so does a list of accounts that begins with the plain one. */
const WITH_PLAIN_ACCOUNT =
  /cuentas?(?: [a-z]{2,12})? (?:ahorro|basica|clasica|classic|simple)(?:[ ,/]|y|e|o|ahorro|global|classic|clasica|premium|gold|platinum|black|unico|plus){1,60}$/
/** `Banco X Ahorro, Global y Classic, Premium`: so does an announced list that begins with the account that everybody has. */
const WITH_SAVINGS_ACCOUNT =
  /(?<!(?:de|el|%) )(?<![a-z])ahorro,(?:[ ,/]|y|e|o|global|classic|clasica|premium|gold|platinum|black|unico|plus){1,60}$/
const PLAIN_ACCOUNT = /(?:^|[ ,])cuentas?(?: [a-z]{2,12})? (?:ahorro|basica|clasica|classic|simple)(?:,| o | y )/
/** Where the money goes, how people are identified, who is protected by a law: no audience. */
const NO_AUDIENCE =
  /(?:acredit[a-z]{1,6} en|segmentacion de[^.;]{0,40}|deposit[a-z]{1,6} en|(?:app|aplicacion)(?: [a-z]{1,14})?|conforme|www\.[a-z.]{0,20}|registrad[oa]s? en|tarjetas? emitidas? [a-z ]{0,20}por|excluyen?|sin|en caso de (?:tener|poseer|contar con)) ?(?:un |una |la |el |los |las |clientes |su )?$/

function isOfAudience(view: OfferView, clause: Clause, mention: Mention<'people'> | Mention<'tier'>): boolean {
  const { folded } = view
  const lead = folded.slice(Math.max(startOfSentence(view, clause), mention.start - 90), mention.start)
  // `Los que no cobran su sueldo`.
  if (clause.modality !== 'forbids' && /(?:^|[^a-z])no (?:se )?$/.test(lead)) return false
  if (NO_AUDIENCE.test(lead) || /^\.(?:com|ar|gob|org)|^@/.test(folded.slice(mention.end, mention.end + 4))) return false
  if (mention.kind === 'people') {
    const { kind } = mention.value
    if (isPartOfTier(clause, mention)) return false
    if (kind === 'resident') return isOfPlace(folded, mention)
    if (kind === 'firstPurchase') return FIRST_COUNTS.test(lead)
    if (kind === 'account' && clause.modality !== 'forbids' && OF_OTHERS.test(lead)) return false
    if (KINDS[kind].alone || (clause.role !== 'legal' && clause.role !== 'body')) return true
    return AUDIENCE_BEFORE.test(lead) || isSubject(folded, mention, lead)
  }
  if (mention.value.issuer === null && WITH_SAVINGS_ACCOUNT.test(lead)) return false
  if (mention.value.name === null || (clause.role !== 'legal' && clause.role !== 'body')) return true
  if ((mention.value.issuer === null && WITH_BASIC.test(lead)) || isWithPlainAccount(folded, mention, lead)) return false
  const own = folded.slice(mention.start, mention.end)
  if (/^(?:cliente|usuario|cartera|segmento|con paquete|paquete|pertenec|adher|aher|suscri)/.test(own)) return true
  return AUDIENCE_BEFORE.test(lead) || CARD_BEFORE.test(lead)
}

const isWithPlainAccount = (folded: string, { start }: Span, lead: string) =>
  WITH_PLAIN_ACCOUNT.test(lead) || PLAIN_ACCOUNT.test(folded.slice(Math.max(0, start - 22), start + 20))

/** "Búho Jubilado" is a package. */
function isPartOfTier({ mentions }: Clause, { start, end }: Span): boolean {
  return mentionsOf(mentions, 'tier').some((tier) => tier.value.name !== null && tier.start <= start && tier.end >= end)
}

const FIRST_COUNTS =
  /(?:aplicable|aplica|aplicara|valid[oa]|unicamente|solo|solamente|\d)(?: (?:a|en|para|sobre|unicamente|solo|solamente)){1,3} ?$/
/** Holders of additional cards, and where the money goes. */
const OF_OTHERS = /(?:adicional|adicionales)(?: [a-z]{1,12}){0,3} ?$|recibir[a-z ]{0,30}$/

/** "Jubilados: 10 %": the sentence is about them. */
function isSubject(folded: string, { end }: Span, lead: string): boolean {
  return lead.trim() === '' || /^ ?: /.test(folded.slice(end, end + 3))
}

/** The whole country excludes no one. */
function isOfPlace(folded: string, { end }: Span): boolean {
  return !/^ (?:(?:de|en|la|el|todo el) )*(?:republica|argentina|pais|territorio)/.test(folded.slice(end, end + 40))
}

/** Modality can change within a sentence; the people may be named before the change. */
function startOfSentence(view: OfferView, clause: Clause): number {
  let start = clause.start
  for (const clauses of [view.header, view.legal])
    for (const other of clauses) if (other.sentence === clause.sentence && other.start < start) start = other.start
  return start
}

/** The chain's own club, by the words of its folder. In the small print it may be named in passing. */
function clubClaims(view: OfferView, words: readonly Clause[]): AudienceClaim[] {
  const { folded } = view
  const { club } = view.chain
  if (club === null) return []
  const value: Audience = { kind: 'member', value: club.name, issuer: null, variant: null, everyone: false }
  const spoken = affirmed(words)
  const named = (clauses: readonly Clause[], pattern: RegExp) =>
    clauses.flatMap((clause) =>
      matchesOf(folded.slice(clause.start, clause.end), pattern).map((match) =>
        claim(value, clause, { start: clause.start + match.index, end: clause.start + match.index + match[0].length }),
      ),
    )
  const pictured = club.images === null ? [] : named(view.pictures, club.images)
  const asked = named(spoken, club.words).filter(
    ({ source, span }) =>
      source !== 'legal' || club.isAlwaysRequired || asksForMembers(folded.slice(Math.max(0, span.start - 90), span.end + 40)),
  )
  return [...asked, ...pictured]
}

const asksForMembers = (around: string) =>
  /exclusiv|soci[oa]s|miembros|registrad|unicamente|sean? parte|adherid|presentando|debera/.test(around)

export const PRECEDENCE: readonly ClaimSource[] = ['headline', 'image', 'legal']
