import { CHAINS } from '#domain/chain.ts'
import type { Conditions, RefundCondition } from '#domain/condition.ts'
import { methodNamed } from '#domain/paymentMethod.ts'
import type { Span } from '#domain/promotion.ts'
import { type Mention, mentionsOf, outermost, type Topic } from '../mentions/mention.ts'
import type { Clause } from '../scope/clause.ts'
import { fold } from '../text/fold.ts'
import { type OfferView, wordsOfOffer } from './offerView.ts'
import { quoted } from './quoted.ts'

type Where = RefundCondition['where']

/** What one sentence says about when and where the money comes. `timed`: it says when or where, not just the word. */
type Word = { kind: 'till' | 'refund'; timed: boolean; days: number | null; business: boolean; where: Where; clauses: Clause[] }

/**
 * When and where the money comes. A sentence that says when or where it comes back decides before one that promises it at the checkout, and
 * that before the bare word ("tope de reintegro"). Of several terms the longest is used. Instalments give nothing back.
 */
export function refundOf(view: OfferView): Pick<Conditions, 'refund' | 'evidence'> {
  if (view.offer.discount.type === 'cuotas sin intereses') return { refund: null, evidence: {} }
  const decided = decidedOf(view)
  const first = decided[0]
  if (first === undefined) return { refund: null, evidence: {} }
  const longest = decided.reduce((a, b) => ((b.days ?? -1) > (a.days ?? -1) ? b : a))
  const where = longest.where ?? decided.find((word) => word.where !== null)?.where ?? (first.kind === 'refund' ? exampleOf(view) : null)
  const refund: RefundCondition = { kind: first.kind, days: longest.days, business: longest.business, where }
  return { refund, evidence: { refund: evidenceOf(view, decided) } }
}

/** When an offer of a tier does not say when, the small print of the others does: the issuer pays all of them alike. */
function decidedOf(view: OfferView): readonly Word[] {
  const before = known.get(view)
  if (before !== undefined) return before
  const decided = decidedIn(view)
  known.set(view, decided)
  return decided
}

/** The condition and the words shown ask for the same, and views never change. */
const known = new WeakMap<OfferView, readonly Word[]>()

function decidedIn(view: OfferView): Word[] {
  const own = ofItsFigure(view, sentencesOf(wordsOfOffer(view))).flatMap((sentence) => wordOf(view, sentence))
  const words = own.some(({ timed }) => timed) ? own : [...own, ...sentencesOf(view.foreign).flatMap((sentence) => wordOf(view, sentence))]
  const timed = words.filter((word) => word.kind === 'refund' && word.timed)
  const till = words.filter(({ kind }) => kind === 'till')
  return timed.length > 0 ? timed : till.length > 0 ? till : words
}

/** Where each figure of a card has its own sentence (`el 5% de la bonificación …`, `el 30% restante …`), only that of the offer's. */
function ofItsFigure({ offer, folded }: OfferView, sentences: Clause[][]): Clause[][] {
  const figures = sentences.map((clauses) =>
    Number(/(?<![a-z])el (\d{1,2}) ?% (?:de la bonificacion|restante)/.exec(textOf(folded, clauses))?.[1] ?? offer.discount.value),
  )
  const isApart = offer.discount.type === 'porcentaje' && new Set(figures).size > 1
  return isApart ? sentences.filter((_, at) => figures[at] === offer.discount.value) : sentences
}

const textOf = (folded: string, clauses: readonly Clause[]) => folded.slice(clauses[0]?.start, clauses.at(-1)?.end)

/**
 * The sentences that say when and where the money comes for one kind of card each, where both kinds pay: one place and one time cannot say that,
 * so that the words themselves have to. So has a sentence about "the card" where no card is named.
 */
export function refundsByCard(view: OfferView): Span[] {
  const told = toldOfAnyKind(view)
  // `Se reintegrará en la tarjeta`, on a card that names none: who pays otherwise has to read that.
  const onTheCard = told.filter(({ clauses }) => saysTheCard(view, clauses))
  const onSomeCard = onTheCard.length > 0 && namesNoCard(view) ? onTheCard : []
  const byKind = CARD_KINDS.map((kind) => told.filter(({ clauses }) => isOfKindAlone(view, clauses, kind)))
  const [ofCredit = [], ofDebit = []] = byKind
  const differ = ofCredit.some((one) => ofDebit.some((other) => one.days !== other.days || one.where !== other.where))
  // A card for both kinds that tells the debit card's account alone says nothing of credit.
  const isOfDebitAlone = paysBoth(view) && ofDebit.length > 0 && ofDebit.length === told.length
  const apart =
    differ || isOfDebitAlone ? [...ofCredit, ...ofDebit] : told.filter((word) => tellsNothingOfAll(word) || isOfEach(view, word))
  return [...new Set([...apart, ...onSomeCard])].map((word) => placeOf(view, word))
}

/** Every sentence that says it for one kind of card alone, or for each kind apart. */
export function refundsOfOneKind(view: OfferView): Span[] {
  const isOfOne = ({ clauses }: Word) => CARD_KINDS.some((kind) => isOfKindAlone(view, clauses, kind))
  return toldOfAnyKind(view)
    .filter((word) => isOfOne(word) || tellsNothingOfAll(word) || isOfEach(view, word))
    .map((word) => placeOf(view, word))
}

/** `En el resumen de la tarjeta de crédito, o dentro de los 60 días con débito`: the days are those of one kind. */
const isOfEach = (view: OfferView, { clauses }: Word) =>
  clauses.some((clause) => topicsOf(clause).some(({ value }) => value === 'statement')) &&
  termsOf(view, clauses).some(({ ofDebit }) => ofDebit)

/** What is told of a refund that is not announced for one kind of card. */
function toldOfAnyKind(view: OfferView): readonly Word[] {
  if (view.offer.discount.type === 'cuotas sin intereses' || onlyDebit(view) || onlyCredit(view)) return []
  return decidedOf(view).filter(({ kind, timed }) => kind === 'refund' && timed)
}

const tellsNothingOfAll = ({ days, where }: Word) => days === null && where === null

function placeOf({ folded }: OfferView, { clauses }: Word): Span {
  const { start } = clauses[0] as Clause
  const { end } = clauses.at(-1) as Clause
  return { start: start + (SPENT.exec(folded.slice(start, end))?.[0].length ?? 0), end }
}

/** `El consumo de $ 9.000 y el reintegro …`: what an example spends is no condition. */
const SPENT = /^[^a-z]{0,4}(?:el )?consumo de \$ ?\d[\d.,]{2,12} y (?=(?:el|los) (?:correspondientes? )?reintegro)/

/** `En hasta dos resúmenes posteriores`: with no days to count, the words alone tell that it may not be the next statement. */
export function laterStatement(view: OfferView): Span[] {
  if (view.offer.discount.type === 'cuotas sin intereses') return []
  const decided = decidedOf(view)
  const isCounted = decided.some(({ days }) => days !== null)
  const told = decided.filter(
    (word) => word.kind === 'refund' && word.days === null && word.where === 'statement' && !(isCounted && isBehindOther(view, word)),
  )
  return told.flatMap((word) => secondStatement(view.folded, placeOf(view, word)) ?? []).slice(0, 1)
}

/** `1. Ahorro del 15 % …. El reintegro se verá …. 2. Ahorro del 25 % …`: it is said right behind another figure of the card. */
function isBehindOther({ folded, offer }: OfferView, { clauses }: Word): boolean {
  const before = folded.slice(0, clauses[0]?.start)
  const last = [...before.matchAll(PERCENTAGE)].at(-1)
  return last !== undefined && Number(last[1]) !== offer.discount.value
}
const PERCENTAGE = /(?<![\d,.])([1-9]\d?) ?%/g

function secondStatement(folded: string, { start, end }: Span): Span | null {
  const text = folded.slice(start, end)
  const found = SECOND_STATEMENT.exec(text)
  if (found === null) return null
  const until = found.index + found[0].length
  const subject = Math.max(0, ...[...text.slice(0, found.index).matchAll(MONEY)].map(({ index }) => index))
  // What stands before a comma is of other matters, unless it names a card: then it says whose money it is.
  const from = text.length <= LONGEST_REFUND && OF_A_CARD.test(text.slice(0, subject)) ? 0 : subject
  const rest = text.length - from <= LONGEST_REFUND ? text.length : until + (/^[a-z ]{0,48}/.exec(text.slice(until))?.[0].length ?? 0)
  return rest - from <= LONGEST_REFUND ? { start: start + from, end: start + rest } : null
}
const SECOND_STATEMENT =
  /(?<![a-z])(?:en el )?(?:primer|1er|1ro) o (?:en el )?(?:segundo|2do) resumen|(?<![a-z])(?:en |hasta |dentro de ){0,2}(?:los )?(?:proximos )?(?:2|3|dos|tres)(?: (?:\((?:2|3|dos|tres)\)|dos|tres))? (?:siguientes )?resumenes(?: posteriores| siguientes)?/
const MONEY =
  /(?<=[,;:.)] {1,2})(?:(?:en el caso de|para) (?:las )?(?:compras|pagos|consumos)(?: [a-z]{2,12}){0,6}, )?(?:el|la|las|los) (?:importe |monto )?(?:\d{1,2} ?% (?:de )?(?:la |del )?)?(?:bonificad|bonificacion|reintegro|devoluci|descuento|beneficio|ahorro)/g
const OF_A_CARD = /tarjeta|credito|debito/
/** UTF-16 units. */
const LONGEST_REFUND = 320

function namesNoCard(view: OfferView): boolean {
  const mentions = [...wordsOfOffer(view), ...view.pictures].flatMap((clause) => clause.mentions)
  return !mentions.some(({ kind }) => kind === 'institution' || kind === 'network' || kind === 'cardKind')
}

const saysTheCard = ({ folded }: OfferView, clauses: readonly Clause[]) =>
  clauses.some(({ start, end }) => / en la(?: misma)? tarjeta(?! de | con )/.test(folded.slice(start, end)))

const CARD_KINDS = ['credit', 'debit'] as const

const paysBoth = (view: OfferView) => CARD_KINDS.every((kind) => announcedKinds(view).includes(kind))

function isOfKindAlone({ folded }: OfferView, clauses: readonly Clause[], kind: (typeof CARD_KINDS)[number]): boolean {
  const named = clauses.flatMap(({ mentions }) => mentionsOf(mentions, 'cardKind')).map(({ value }) => value)
  const short = clauses.flatMap(({ start, end }) => (/ td[ ).,]/.test(folded.slice(start, end)) ? (['debit'] as const) : []))
  const kinds = [...named, ...short]
  // A prepaid card beside a debit card has an account as well.
  return kinds.includes(kind) && kinds.every((one) => one === kind || (kind === 'debit' && one === 'prepaid'))
}

/** `Ejemplo: verás en tu resumen un consumo de …`: an example may say where, never when or how much. */
function exampleOf(view: OfferView): Where {
  const examples = view.legal.filter(({ modality }) => modality === 'example')
  const seen = examples.filter(({ start, end }) => /(?:vera|veras|reflejad|impactad|recib)/.test(view.folded.slice(start, end)))
  const told = seen.find(({ mentions }) => mentionsOf(mentions, 'topic').some(({ value }) => value === 'statement'))
  if (told === undefined) return null
  const sentence = examples.filter((clause) => clause.sentence === told.sentence)
  // With a debit card the statement is that of its account, which says nothing of credit.
  if (isOfKindAlone(view, sentence, 'debit')) return onlyDebit(view) ? 'account' : null
  return 'statement'
}

/** Most sentences quoted; cards repeat themselves. */
const MOST_QUOTES = 4

function evidenceOf(view: OfferView, words: readonly Word[]) {
  const clauses = words.flatMap((word) => word.clauses.filter(({ mentions }) => mentions.some(isAboutMoney)))
  return clauses.slice(0, MOST_QUOTES).map((clause) => quoted(view.card.text, clause))
}

const isAboutMoney = (mention: Mention) => mention.kind === 'duration' || (mention.kind === 'topic' && ABOUT_MONEY.has(mention.value))
const ABOUT_MONEY: ReadonlySet<Topic> = new Set<Topic>(['refund', 'till', 'statement', 'accountOfRefund', 'walletOfRefund'])

/** Clauses of one sentence belong together here: the turn from a promise to a condition does not part the term from the refund. */
function sentencesOf(clauses: readonly Clause[]): Clause[][] {
  const sentences = new Map<number, Clause[]>()
  for (const clause of clauses) {
    if (clause.modality === 'example' || clause.modality === 'waives') continue
    sentences.set(clause.sentence, [...(sentences.get(clause.sentence) ?? []), clause])
  }
  return [...sentences.values()]
}

/** What makes words about the checkout or an account words about the discount. */
const GIVEN = /descuento|ahorro|bonific|reintegr|beneficio|devol|promocion|reembols|cashback|ajuste|importe|dto/
/** Money that is put somewhere. `acredit*` alone may be a salary that is paid in, or an identity that is proved. */
const PUT =
  /reinte[gr]{1,2}[a-z]*|devol[a-z]+|reembols[a-z]+|cashback|(?:vera|veran|verse) (?:reflejad|acreditad|impactad)|reflejad|impactara|(?:se|sera|seran|a) acredit[a-z]+|acreditad[oa]s?|forma de acreditacion|disponibilizara|depositad[oa]|depositara|ajuste (?:de )?credito|(?:aplicad[oa]|efectivizara|realizara|hara efectivo|efectuara)/
const DENIED = /no (?:se )?(?:realiza|realizara|aplica|aplicara|hace|efectua|efectuara|sera)[a-z ]{0,24}$/

/** `Tope de reintegro por persona titular de cuenta de pago X`: whose cap it is, not where the money goes. */
const OF_HOLDERS_CAP =
  /^[^a-z]{0,4}topes? (?:maxim[oa]s? )?de (?:reintegro|devolucion|descuento|ahorro) por (?:persona|usuario|cliente)[a-z ]{0,24} titular de (?:una )?cuenta/

/** Where the money does not go, and deposits that are guaranteed. */
const NOT_PUT =
  /garantia limitada para su devolucion|(?:reintegro|devolucion|descuento|beneficio) no se(?:ra)? (?:acredit|deposit|reflej|impact)[a-z]+(?![^.;]{0,60} sino)/

function wordOf(view: OfferView, clauses: readonly Clause[]): Word[] {
  const text = textOf(view.folded, clauses)
  const topics = clauses.flatMap((clause) => (clause.modality === 'forbids' ? [] : topicsOf(clause)))
  const has = (topic: Topic) => topics.some(({ value }) => value === topic)
  if (NOT_PUT.test(text)) return []
  const words: Word[] = []
  const term = longestTerm(view, clauses)
  const put = PUT.test(text) && (has('refund') || GIVEN.test(text)) && (term !== null || !OF_HOLDERS_CAP.test(text))
  const isByCard = put && differsByCard(view, topics, clauses)
  const days = isByCard ? null : term
  const where = put && !isByCard ? whereOf(view, clauses, topics, term) : null
  const at = topics.find(({ value }) => value === 'till')
  const till =
    at !== undefined && (GIVEN.test(text) || at.role !== 'legal') && !DENIED.test(view.folded.slice(Math.max(0, at.start - 48), at.start))
  if (put && (isByCard || days !== null || where !== null))
    words.push({ kind: 'refund', timed: true, days: days?.days ?? null, business: days?.business ?? false, where, clauses: [...clauses] })
  else if (till) words.push({ kind: 'till', timed: true, days: null, business: false, where: null, clauses: [...clauses] })
  else if (
    /reinte[gr]|devoluci|devolve|devuelv|reembols|cashback/.test(text) &&
    has('refund') &&
    !SHOP_MATTER.test(text) &&
    isIssuers(view)
  )
    words.push({ kind: 'refund', timed: false, days: null, business: false, where: null, clauses: [...clauses] })
  return words
}

/**
 * `En la cuenta de la tarjeta de débito a los 30 días, o en el resumen con crédito`, and both kinds pay: neither place nor time holds for
 * everybody.
 */
function differsByCard(view: OfferView, topics: readonly Mention<'topic'>[], clauses: readonly Clause[]): boolean {
  const has = (topic: Topic) => topics.some(({ value }) => value === topic)
  const isOfBoth = has('statement') && has('accountOfRefund') && !onlyDebit(view) && !onlyCredit(view)
  return isOfBoth && termsOf(view, clauses).some(({ ofDebit }) => ofDebit)
}

/** What is named within a longer name ("dinero en cuenta") does not count as named. */
function topicsOf({ mentions }: Clause): readonly Mention<'topic'>[] {
  return mentionsOf(outermost(mentions), 'topic')
}

/** The bare word "reintegro" is the shop's way to say discount, too; a bank or a wallet means money that comes back, unless the shop pays for it. */
function isIssuers(view: OfferView): boolean {
  const named = [...view.header, ...view.pictures, ...view.legal].flatMap(({ mentions }) => mentionsOf(mentions, 'institution'))
  const own = fold(CHAINS[view.card.source].name)
  const issuers = named.some(({ value }) => (value === 'MODO' || methodNamed(value).kind !== 'generic') && !fold(value).includes(own))
  return issuers && !view.legal.some(({ start, end }) => SHOP_PAYS.test(view.folded.slice(start, end)))
}
const SHOP_PAYS =
  /(?:beneficio|descuento|promocion) (?:estara|esta|es|sera) (?:integramente )?a cargo (?:exclusivo )?de(?! (?:la entidad|banco|el banco|play|modo))/

/** Goods that are brought back to the shop are another matter. */
const SHOP_MATTER = /devolucion(?:es)? de (?:la compra|compras|productos?|mercaderia)|cambios? y devoluci|cambio o devoluci/

type Term = { days: number; business: boolean; ofDebit: boolean }

/** The longest stated length of time in which it comes, and whether that is only for what debit cards paid. */
function longestTerm(view: OfferView, clauses: readonly Clause[]): Term | null {
  return termsOf(view, clauses).reduce<Term | null>((a, b) => (a === null || b.days > a.days ? b : a), null)
}

function termsOf(view: OfferView, clauses: readonly Clause[]): Term[] {
  const { folded } = view
  const last = (clauses.at(-1) as Clause).end
  return clauses
    .flatMap(({ mentions }) => mentionsOf(mentions, 'duration'))
    .filter(({ end }) => !/^ ?(?:anteriores|previos|de antelacion)/.test(folded.slice(end, end + 16)))
    .map(
      ({ value, start, end }): Term => ({
        ...value,
        ofDebit: isOfDebit(folded.slice(Math.max(0, start - 60), start), folded.slice(end, Math.min(last, end + 80))),
      }),
    )
    .filter(({ ofDebit }) => !(ofDebit && onlyCredit(view)))
}

/** `En la cuenta de la tarjeta de débito a los 30 días`, `60 días en el caso de consumo con tarjeta de débito`. */
const isOfDebit = (before: string, after: string) =>
  /(?:debito|[ "(]td)[")]?(?: (?:a los|dentro de los|en))?[ (]*$/.test(before) || /^[a-z ]{0,40}(?:debito|[ "(]td)(?![a-z])/.test(after)

/**
 * A card's statement before an account, unless only debit cards or no cards pay, or the term is that of the
 * account of a debit card: theirs is the account's.
 */
function whereOf(view: OfferView, clauses: readonly Clause[], topics: readonly Mention<'topic'>[], term: Term | null): Where {
  const named = (topic: Topic) => topics.find(({ value }) => value === topic)
  const kinds = clauses.flatMap(({ mentions }) => mentionsOf(mentions, 'cardKind')).map(({ value }) => value)
  const account = named('accountOfRefund')
  const wallet = named('walletOfRefund')
  const statement = named('statement')
  // `En el resumen de la de crédito, o en 60 días con débito`: the term is not that of the statement.
  if (statement !== undefined && account === undefined && term?.ofDebit === true && !onlyDebit(view)) return null
  const ofDebit = (kinds.includes('debit') && onlyDebit(view)) || (account !== undefined && term?.ofDebit === true)
  if (statement !== undefined && !ofDebit) return 'statement'
  if (wallet !== undefined) return 'wallet'
  return account === undefined && statement === undefined ? null : 'account'
}

const announcedKinds = ({ header }: OfferView) =>
  header.flatMap(({ mentions }) => mentionsOf(mentions, 'cardKind')).map(({ value }) => value)

function onlyDebit(view: OfferView): boolean {
  const kinds = announcedKinds(view)
  return kinds.includes('debit') && !kinds.includes('credit')
}

function onlyCredit(view: OfferView): boolean {
  const kinds = announcedKinds(view)
  return kinds.length > 0 && kinds.every((kind) => kind === 'credit')
}
