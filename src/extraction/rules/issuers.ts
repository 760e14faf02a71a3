import { type MethodName, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { memoize } from '../memoize.ts'
import { type Mention, type MentionKind, selectMentions, type Topic } from '../mentions/mention.ts'
import { DOUBT } from '../resolve.ts'
import { type Clause, selectAffirmed } from '../scope/clause.ts'
import { dropBonusSentences } from '../scope/foreignPrint.ts'
import type { OfferView } from '../scope/offerView.ts'
import { selectMeans } from '../scope/waysToPay.ts'
import { findFirstTokenExcept, splitIntoTokens } from '../text/neighbours.ts'
import { getFamilyName, IMPLIED_NAMES, ISSUERS_OWN_CARDS } from '../vocabulary/issuers.ts'
import { NARROWING_WORDS, WORDS_BETWEEN_ACCOUNT_AND_BANK } from '../vocabulary/payment.ts'

type Named = Mention<'institution'>

/** `isList`: participants, whose cards are read differently; `rivals`: those of a picture that differs. */
export type RequiredIssuers = { names: MethodName[]; mentions: Named[]; isList: boolean; doubt: number; rivals?: Named[] }

/** From this many banks on, standing close together, the names are a list of participants. */
const LIST_LENGTH = 4
const CLOSE = 45

/** Header and pictures decide, else the small print. */
export const findRequiredIssuers = memoize((view: OfferView): RequiredIssuers => {
  const header = institutionsIn(view, dropBonusSentences(view, selectAffirmed(view.header)))
  const pictured = institutionsIn(view, view.pictures)
  const all = isForAnyMethod(view) ? [] : [...header, ...pictured]
  const printed = all.length === 0 && isForNoBank(view) ? [] : printedInstitutions(view, all.length > 0)
  const printedNames = familiesOf(printed)
  const rivals =
    areRivalBanks(header, pictured) && !pictured.some(({ value }) => printedNames.includes(getFamilyName(value))) ? pictured : []
  const announced = all.filter((mention) => !rivals.includes(mention))
  if (printedNames.length >= LIST_LENGTH && familiesOf(header).length < LIST_LENGTH && areClose(printed))
    return toListOfParticipants(printed)
  if (familiesOf(header).length >= LIST_LENGTH) return toListOfParticipants(header)
  if (announced.length === 0)
    return { names: dropImpliedNames(printedNames), mentions: printed, isList: false, doubt: printed.length > 0 ? DOUBT.oneSource : 0 }
  const wider = header.length === 0 ? enumeratedWith(view, familiesOf(pictured)) : []
  if (wider.length > 0) return { names: dropImpliedNames(familiesOf(wider)), mentions: wider, isList: false, doubt: DOUBT.disputed }
  const names = dropImpliedNames(withoutLeftOvers(familiesOf(announced), familiesOf(pictured), printedNames))
  const backed = names.some((name) => printedNames.includes(name))
  const mentions = [...announced, ...printed].filter(({ value }) => names.includes(getFamilyName(value)))
  const isAlone = header.length === 0 && printed.length === 0
  const doubt = (printed.length > 0 && !backed) || rivals.length > 0 ? DOUBT.disputed : isAlone ? DOUBT.oneSource : 0
  return { names, mentions, isList: false, doubt, rivals }
})

/** One of the two is wrong, and the words are told. */
function areRivalBanks(header: readonly Named[], pictured: readonly Named[]): boolean {
  const [said, shown] = [familiesOf(header), familiesOf(pictured)]
  const areOneBank = (names: readonly MethodName[]) => names.length === 1 && names.every((name) => methodNamed(name).kind === 'bank')
  return areOneBank(said) && areOneBank(shown) && said[0] !== shown[0]
}

function toListOfParticipants(mentions: Named[]): RequiredIssuers {
  return { names: familiesOf(mentions), mentions, isList: true, doubt: DOUBT.oneSource }
}

function familiesOf(mentions: readonly Named[]): MethodName[] {
  return [...new Set(mentions.map(({ value }) => getFamilyName(value)))]
}

function dropImpliedNames(names: readonly MethodName[]): MethodName[] {
  const carried = IMPLIED_NAMES.filter(([kept, dropped]) => names.includes(kept) && names.includes(dropped)).map(([, dropped]) => dropped)
  return names.filter((name) => !carried.includes(name))
}

/** Without MODO (a way to pay) and, beside others, holders of a refund's account. */
function institutionsIn({ folded }: OfferView, clauses: readonly Clause[]): Named[] {
  const found = clauses.flatMap((clause) =>
    selectMentions(clause.mentions, 'institution')
      .filter(({ value }) => value !== 'MODO')
      .map((mention) => ({ mention, isPayee: isPayee(folded, clause, mention) })),
  )
  const asked = familiesOf(found.filter(({ isPayee }) => !isPayee).map(({ mention }) => mention))
  return found.map(({ mention }) => mention).filter(({ value }) => asked.length === 0 || asked.includes(getFamilyName(value)))
}

const ACCOUNTS: ReadonlySet<Topic> = new Set<Topic>(['accountOfRefund', 'walletOfRefund', 'statement'])

function isPayee(folded: string, { mentions }: Clause, { start }: Span): boolean {
  const account = selectMentions(mentions, 'topic').findLast((topic) => topic.end <= start && ACCOUNTS.has(topic.value))
  return account !== undefined && findFirstTokenExcept(folded.slice(account.end, start), WORDS_BETWEEN_ACCOUNT_AND_BANK) === null
}

/** An announced issuer that neither picture nor small print names is left over from another card of the site. */
function withoutLeftOvers(names: MethodName[], pictured: readonly MethodName[], printed: readonly MethodName[]): MethodName[] {
  const isAgreed = printed.length > 0 && printed.every((name) => pictured.includes(name))
  return isAgreed ? names.filter((name) => pictured.includes(name)) : names
}

const selectOpenClauses = (clauses: readonly Clause[]) => clauses.filter(({ modality }) => modality !== 'forbids' && modality !== 'example')

const CARDS = new Set<MentionKind>(['cardKind', 'network', 'institution', 'foreignCard', 'unknownIssuer'])
const NEAR = 16

/** Any way to pay, unless words narrow it. */
function anyIn({ folded }: OfferView, clauses: readonly Clause[]): boolean {
  return selectOpenClauses(clauses).some((clause) =>
    selectMeans([clause], 'any', 'anyCard').some(({ end, value }) => {
      if (NARROWING_WORDS.has(splitIntoTokens(folded.slice(end, end + NEAR))[0] ?? '')) return false
      return value === 'any' || !clause.mentions.some(({ kind, start }) => CARDS.has(kind) && start >= end && start - end < NEAR)
    }),
  )
}

function isCashOrCards(clauses: readonly Clause[]): boolean {
  return selectAffirmed(clauses).some((clause) => {
    const kinds = new Set(selectMentions(clause.mentions, 'cardKind').map(({ value }) => value))
    return (
      selectMeans([clause], 'cash').length > 0 &&
      (kinds.size > 1 || (kinds.size === 0 && selectMeans([clause], 'card', 'anyCard').length > 0))
    )
  })
}

export function isForAnyMethod(view: OfferView): boolean {
  // A bonus, or an offer for some people, has a method of its own if its words name one.
  const isOther =
    view.offer.isBonus && institutionsIn(view, selectAffirmed([...view.ownHeader, ...(view.isTiered ? view.own : [])])).length > 0
  const header = isOther ? view.ownHeader : view.header
  return anyIn(view, header) || isCashOrCards(header)
}

export const isForAnyMethodInSmallPrint = (view: OfferView): boolean => anyIn(view, view.legal) || isCashOrCards(view.legal)

/** Any method, none pictured where the chain always does, or a club. */
function isForNoBank(view: OfferView): boolean {
  const { picturesBank, club } = view.chain
  if (isForAnyMethod(view)) return true
  const wordsOf = ({ start, end }: Span) => view.folded.slice(start, end)
  if (picturesBank) return view.pictures.length === 0 || picturesBank.unless.test(view.pictures.map(wordsOf).join(' '))
  const pays = (clause: Clause) =>
    selectMeans([clause], 'card').length > 0 || selectMentions(clause.mentions, 'opener').some(({ value }) => value === 'pays')
  return club !== null && view.header.some((clause) => wordsOf(clause).search(club.words) >= 0) && !selectAffirmed(view.header).some(pays)
}

/** From the offer's own part outwards. A company named as organiser counts last. */
function printedInstitutions(view: OfferView, announced: boolean): Named[] {
  // If every bank that issues the network's cards is accepted, none is required.
  if (selectMeans(selectOpenClauses(view.legal), 'anyIssuer').length > 0) return []
  const namedIn = (clauses: readonly Clause[]) => institutionsIn(view, dropBonusSentences(view, clauses))
  const own = namedIn(selectAffirmed(view.own))
  if (own.length > 0 || announced) return own
  const wider = namedIn(selectAffirmed([...view.common, ...view.foreign]))
  if (wider.length > 0) return wider
  const rest = [...view.legal, ...view.foreign].filter(({ modality }) => modality !== 'waives')
  const companies = namedIn(selectOpenClauses(rest))
  if (companies.length > 0) return familiesOf(companies).length === 1 ? companies : []
  // A card that only excludes some cards of one issuer is for the issuer's other cards.
  const excluded = namedIn(rest)
  return excluded.length > 1 && familiesOf(excluded).length === 1 ? excluded : []
}

function areClose(mentions: readonly Named[]): boolean {
  return (
    mentions.filter((mention, index) => index > 0 && mention.start - (mentions[index - 1] as Named).end < CLOSE).length >= LIST_LENGTH - 1
  )
}

function enumeratedWith(view: OfferView, pictured: readonly MethodName[]): Named[] {
  for (const clause of dropBonusSentences(view, selectAffirmed(view.own))) {
    const mentions = institutionsIn(view, [clause])
    const families = familiesOf(mentions)
    const hasCards = clause.mentions.some(({ kind }) => kind === 'network' || kind === 'cardKind')
    if (hasCards && families.length > pictured.length && pictured.length > 0 && pictured.every((name) => families.includes(name)))
      return mentions
  }
  return []
}

/** The header says that only some banks participate, and the card names none of them. */
export function findUnnamedIssuers(view: OfferView): Span | null {
  const [found] = selectMeans(selectAffirmed(view.header), 'someIssuers')
  return found !== undefined && findRequiredIssuers(view).names.length === 0 ? found : null
}

export function findUnknownMethods(view: OfferView, issuers: readonly MethodName[]): (Span & { name: string })[] {
  const clauses = selectAffirmed([...view.header, ...view.pictures, ...view.own])
  const hits = clauses.flatMap(({ mentions }) => mentions.flatMap((mention) => unknownOf(mention, issuers)))
  const isFree =
    issuers.length > 0 || isForAnyMethod(view) || selectMeans(selectOpenClauses([...view.header, ...view.own]), 'anyIssuer').length > 0
  const names = isFree ? [] : namesIn(selectAffirmed([...view.header, ...view.pictures]))
  const all = [...hits, ...(isFree || names.length > 0 ? names : namesIn(selectAffirmed(view.own)).slice(0, 1))]
  return all.filter((one, index) => index === all.findIndex(({ name }) => name.toLowerCase() === one.name.toLowerCase()))
}

const namesIn = (clauses: readonly Clause[]) =>
  clauses.flatMap(({ mentions }) => selectMentions(mentions, 'unknownIssuer')).map(({ value: name, start, end }) => ({ name, start, end }))

function unknownOf({ kind, value, start, end }: Mention, issuers: readonly MethodName[]): (Span & { name: string })[] {
  if (kind === 'network' && value === 'maestro') return [{ name: 'Tarjeta de débito Maestro', start, end }]
  if (kind !== 'foreignCard') return []
  const card = ISSUERS_OWN_CARDS.find(({ name }) => name === value)
  return card?.onlyBeside && !issuers.includes(card.issuer) ? [] : [{ name: value, start, end }]
}
