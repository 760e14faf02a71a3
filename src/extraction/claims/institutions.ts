import { type MethodName, methodNamed } from '#domain/paymentMethod.ts'
import type { Span } from '#domain/promotion.ts'
import { type Mention, mentionsOf } from '../mentions/mention.ts'
import { affirmed, type Clause, type Modality } from '../scope/clause.ts'
import { CARRIED, LEVEL_CARDS } from '../vocabulary/issuers.ts'
import { findPhrase, phrase } from './findPhrase.ts'
import type { OfferView } from './offerView.ts'

/** Who must issue what one pays with. A list of participants has its own way of being read. */
export type Institutions = { names: MethodName[]; mentions: Mention<'institution'>[]; isList: boolean; doubt: number }

/** This many banks in one card are a list of participants. */
const LIST_LENGTH = 4

/** The family an institution stands for: a variant's parent, or itself. */
export function familyName(name: MethodName): MethodName {
  return methodNamed(name).parent ?? name
}

function institutionsIn(clauses: readonly Clause[]): Mention<'institution'>[] {
  return clauses.flatMap(({ mentions }) => mentionsOf(mentions, 'institution')).filter(({ value }) => value !== 'MODO')
}

/** The institutions that the offer asks for, from the header and the pictures, else from the small print. */
export function requiredInstitutions(view: OfferView): Institutions {
  const header = institutionsIn(withoutBonus(view, affirmed(view.header)))
  const images = institutionsIn(view.pictures)
  const announced = isForAnyMethod(view) ? [] : [...header, ...images]
  const legal = announced.length === 0 && standsAlone(view) ? [] : legalInstitutions(view, announced.length > 0)
  const legalNames = familiesOf(legal).filter((name) => !LEVEL_CARDS.has(name) || view.offer.tier !== null)
  if (legalNames.length >= LIST_LENGTH && familiesOf(header).length < LIST_LENGTH && isParticipantList(view, legal)) return listed(legal)
  if (familiesOf(header).length >= LIST_LENGTH) return listed(header)
  if (announced.length === 0) return { names: clean(legalNames), mentions: legal, isList: false, doubt: legal.length > 0 ? 0.02 : 0 }
  const wider = header.length === 0 ? enumeratedWith(view, familiesOf(images)) : []
  if (wider.length > 0) return { names: clean(familiesOf(wider)), mentions: wider, isList: false, doubt: 0.06 }
  const names = clean(withoutLeftOvers(familiesOf(announced), familiesOf(images), legalNames))
  const backed = names.some((name) => legalNames.includes(name))
  const mentions = [...announced, ...legal].filter(({ value }) => names.includes(familyName(value)))
  const doubt = backed || legal.length === 0 ? (header.length === 0 && legal.length === 0 ? 0.02 : 0) : 0.08
  return { names, mentions, isList: false, doubt }
}

/**
 * The picture and the small print agree on one issuer, and the words announce another beside it that neither of them knows: words left over from
 * another card of the site.
 */
function withoutLeftOvers(names: MethodName[], pictured: readonly MethodName[], printed: readonly MethodName[]): MethodName[] {
  const isAgreed = printed.length > 0 && printed.every((name) => pictured.includes(name))
  return isAgreed ? names.filter((name) => pictured.includes(name)) : names
}

const ANY_METHOD = phrase(
  'todos los medios de pago|pagos',
  'todas las formas de pago',
  'cualquier medio|forma de pago',
  'todas las tarjetas',
  'con|de todas las billeteras',
)

/** `Todos los medios de pago`, but not "within the app". */
export function isForAnyMethod(view: OfferView): boolean {
  // What is on top, or for others, asks for a method of its own where its words name one.
  const isOther = view.offer.bonus && institutionsIn(affirmed([...view.ownHeader, ...(view.tiered ? view.own : [])])).length > 0
  const found = findPhrase(view, affirmed(isOther ? view.ownHeader : view.header), ANY_METHOD)
  return (
    found !== null && !/^ (?:dentro|de |del |visa|master|amex|american|cabal|emitid)/.test(view.folded.slice(found.end, found.end + 12))
  )
}

/**
 * A card for a club's members, for any method or (of a chain that always shows the bank) without a picture names nobody: the banks of its small
 * print are other people's.
 */
function standsAlone(view: OfferView): boolean {
  const { picturesBank } = view.chain
  if (isForAnyMethod(view)) return true
  const pictures = view.pictures.map(({ start, end }) => view.folded.slice(start, end)).join(' ')
  if (/todas_?las_?tarjetas/.test(pictures)) return true
  if (picturesBank) return pictures === '' || picturesBank.unless.test(pictures)
  const clubs = view.header.some(
    ({ start, end }) => view.chain.club?.words && new RegExp(view.chain.club.words.source).test(view.folded.slice(start, end)),
  )
  return clubs && findPhrase(view, affirmed(view.header), PAYING) === null
}

/** From the offer's own small print outwards; at the last, companies named as organiser or as "only the means of payment". */
function legalInstitutions(view: OfferView, announced: boolean): Mention<'institution'>[] {
  // The network itself and every bank that issues its cards: no bank is asked for.
  if (findPhrase(view, affirmed(view.legal), ALL_ISSUERS) !== null) return []
  const namedIn = (clauses: readonly Clause[]) => withoutIncluded(view, institutionsIn(withoutBonus(view, clauses)))
  const own = withoutPaymasters(view, namedIn(affirmed(view.own)))
  if (own.length > 0 || announced) return own
  const wider = namedIn(affirmed([...view.common, ...view.foreign]))
  if (wider.length > 0) return wider
  const rest = [...view.legal, ...view.foreign].filter(({ modality }) => modality !== 'waives')
  const companies = namedIn(rest.filter(({ modality }) => modality !== 'forbids' && modality !== 'example'))
  if (companies.length > 0) return familiesOf(companies).length === 1 ? companies : []
  // A card that only says which of an issuer's cards it leaves out is for the others.
  const excluded = namedIn(rest)
  return excluded.length > 1 && familiesOf(excluded).length === 1 ? excluded : []
}

/** `Con cualquier tarjeta de crédito. Incluye tarjeta X`: one of any. */
function withoutIncluded({ folded }: OfferView, mentions: Mention<'institution'>[]): Mention<'institution'>[] {
  return mentions.filter(({ start }) => !INCLUDED.test(folded.slice(Math.max(0, start - LONGEST_ACCOUNT), start)))
}
const INCLUDED = /cualquier tarjeta[a-z ]{0,24}(?:\(en (?:un|1) pago\))?[.,;]? incluye (?:la )?(?:tarjetas? (?:de credito )?)?$/

/** `… en la caja de ahorro que posea en X. X S.A. es una sociedad …`: where another's money goes, and named for nothing else. */
function withoutPaymasters({ folded }: OfferView, mentions: Mention<'institution'>[]): Mention<'institution'>[] {
  const isPaymaster = ({ start, end }: Span) =>
    OF_ACCOUNT.test(folded.slice(Math.max(0, start - LONGEST_ACCOUNT), start)) || COMPANY.test(folded.slice(end, end + LONGEST_COMPANY))
  const asked = familiesOf(mentions.filter((mention) => !isPaymaster(mention)))
  return asked.length === 0 ? mentions : mentions.filter(({ value }) => asked.includes(familyName(value)))
}
const OF_ACCOUNT =
  /(?:caja de ahorros?|cuenta(?: corriente| bancaria)?)(?: (?:del? )?(?:que )?(?:el )?(?:client[ea]|titular|usuario))? (?:posea|tenga|abierta) en (?:el )?$/
const COMPANY = /^(?: \(argentina\))? s\.? ?a\.? ?(?:u\.? )?es una sociedad/
/** UTF-16 units. */
const LONGEST_ACCOUNT = 80
const LONGEST_COMPANY = 36

/** `Abonando con X tendrán un 5 % adicional` says who gets more, not who gets the offer itself. */
export function withoutBonus(view: OfferView, clauses: readonly Clause[]): Clause[] {
  if (view.offer.bonus) return [...clauses]
  const bonus = new Set(
    clauses
      .filter((clause) => clause.mentions.some(({ kind }) => kind === 'percent') && findPhrase(view, [clause], ADDITIONAL) !== null)
      .map(({ sentence }) => sentence),
  )
  return clauses.filter(({ sentence }) => !bonus.has(sentence))
}

const DENIES: ReadonlySet<Modality> = new Set<Modality>(['forbids', 'exempts', 'waives'])

/** Small print that names other institutions and none that the card announces belongs to another card. */
export function isPrintForeign(view: OfferView): boolean {
  const announced = familiesOf([...institutionsIn(affirmed(view.header)), ...institutionsIn(view.pictures)])
  const named = familiesOf(institutionsIn(view.legal.filter(({ modality }) => !DENIES.has(modality))))
  return announced.length > 0 && named.length > 0 && !named.some((name) => announced.includes(name))
}

/** The view without small print that belongs to a card of other banks: what that asks for is asked of their clients. */
export function withoutForeignPrint(view: OfferView): OfferView {
  const before = known.get(view)
  if (before !== undefined) return before
  const own = ownPrintOf(view)
  known.set(view, own)
  return own
}

/** Several rules ask for the same view without the same words, and views never change. */
const known = new WeakMap<OfferView, OfferView>()

function ownPrintOf(view: OfferView): OfferView {
  const ofBanks = (clauses: readonly Clause[]) => familiesOf(institutionsIn(clauses)).every((name) => methodNamed(name).kind === 'bank')
  const isOtherBanks = isPrintForeign(view) && ofBanks(view.legal) && ofBanks([...view.header, ...view.pictures])
  return isOtherBanks ? { ...view, legal: [], own: [], common: [], foreign: [] } : view
}

function listed(mentions: Mention<'institution'>[]): Institutions {
  return { names: familiesOf(mentions), mentions, isList: true, doubt: 0.02 }
}

function familiesOf(mentions: readonly Mention<'institution'>[]): MethodName[] {
  return [...new Set(mentions.map(({ value }) => familyName(value)))]
}

const ALL_ISSUERS =
  /american express argentina[a-z .]{0,12}(?:y|o|e) (?:\(ii\) )?(?:por )?(?:los|demas|otros) bancos|bancos autorizados por american express/
const LIST_OPENINGS = phrase(
  'entidad|entidades|banco|bancos adherid*|participante|participantes',
  'bancos que aplican',
  'participan',
  'siguientes bancos|entidades',
)
const PAYING = phrase('tarjeta|tarjetas', 'abonando', 'pagando', 'modo')
const ADDITIONAL = phrase('adicional', 'extra')

/** Names close to one another are a list; names strewn over the small print are not. */
function isParticipantList(view: OfferView, mentions: readonly Mention<'institution'>[]): boolean {
  const close = mentions.filter((mention, index) => index > 0 && mention.start - (mentions[index - 1] as Mention).end < 45)
  return close.length >= LIST_LENGTH - 1 && (close.length >= 5 || findPhrase(view, view.legal, LIST_OPENINGS) !== null)
}

/** The picture shows one bank, and one clause of the small print enumerates it with others and their cards: all of those. */
function enumeratedWith(view: OfferView, pictured: readonly MethodName[]): Mention<'institution'>[] {
  for (const clause of withoutBonus(view, affirmed(view.own))) {
    const mentions = institutionsIn([clause])
    const families = familiesOf(mentions)
    const hasCards = clause.mentions.some(({ kind }) => kind === 'network' || kind === 'cardKind')
    if (hasCards && families.length > pictured.length && pictured.length > 0 && pictured.every((name) => families.includes(name)))
      return mentions
  }
  return []
}

function clean(names: readonly MethodName[]): MethodName[] {
  const dropped = new Set(
    CARRIED.filter(([kept, carried]) => names.includes(kept) && names.includes(carried)).map(([, carried]) => carried),
  )
  return names.filter((name) => !dropped.has(name))
}
