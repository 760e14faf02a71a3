import { asList, asObject, asText, type JsonObject } from '#chains/forms/json.ts'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { Rail, WhoKind } from '#domain/promotion/condition.ts'
import { fold } from '#domain/text/fold.ts'
import { bankNamed } from '../bankNames.ts'
import { chainNamed } from '../chainNames.ts'
import { percentWords, pesosOf, stateChannels, weekdaysOf } from '../fieldWords.ts'
import { RecordBuilder, type RecordReader } from '../record.ts'
import { addUnsaid, printText } from '../unsaid.ts'

export const publicationOf = (card: JsonObject | null): JsonObject => asObject(asObject(card?.benefit)?.publication) ?? {}

export const shopOf = (card: JsonObject | null): string => asText(asObject(card?.card)?.validity_place)

/**
 * Reads a card of the wallet's list with its detail. Each card is one offer of one bank or tier, or of the whole wallet; what it adds to
 * another offer («adicional») stays an offer of its own. Dates of publication and the months in names are no validity.
 */
export const readRecord: RecordReader = ({ raw }) => {
  const { modo, detail, banks } = asObject(raw) ?? {}
  const card = asObject(modo)
  const named = chainNamed(shopOf(card))
  if (card === null || named === null) return null
  const { slug, description } = publicationOf(card)
  const builder = new RecordBuilder(named.chain, pageOf(asText(slug)))
  const print = printOf(asObject(detail))
  const conditions = asObject(asObject(card.benefit)?.conditions)
  const flows = asList(asObject(conditions?.payment_flow)?.flows).map(asText)
  addFigures(builder, card)
  if (isSentence(asText(description))) builder.add('headline', asText(description))
  addTerms(builder, card, conditions, print)
  builder.add('legal', print)
  addPeople(builder, card)
  addPayer(builder, card, conditions, asList(banks).map(asText))
  const rails = RAILS.flatMap(([flow, rail]) => (flows.includes(flow) ? [rail] : []))
  if (rails.length > 0) builder.state('how', { rails }, `Se paga ${rails.map((rail) => RAIL_WORDS[rail]).join(' o ')} con MODO`)
  const isInShops = flows.some((flow) => flow.startsWith('instore'))
  return stateChannels(builder, named, { shop: isInShops, online: flows.includes('online') }).build()
}

const RAILS = [
  ['instore', 'qr'],
  ['instore_nfc', 'nfc'],
  ['online', 'web'],
] as const satisfies readonly (readonly [string, Rail])[]
const RAIL_WORDS = { qr: 'con el QR', nfc: 'acercando el teléfono', web: 'en línea' } as const

const pageOf = (slug: string) => `https://www.modo.com.ar/promos/${/^[\w-]{1,120}$/.test(slug) ? slug : ''}`

/** A description may be a code of the wallet's own (`SEG_GPS`). */
const isSentence = (text: string) => / /.test(text) && /[a-z]/.test(text)

/** The terms, which may be only «tyc», and those questions and answers that say for whom the offer is. */
function printOf(detail: JsonObject | null): string {
  const terms = printText(asText(detail?.terms_and_conditions))
  const faq = asObject(detail?.details)?.faq
  const questions = typeof faq === 'string' ? [faq] : asList(faq).flatMap((entry) => Object.values(asObject(entry) ?? {}).map(asText))
  const personal = questions.flatMap((words) => printText(words).split(/(?<=[.?!])\s|\n/)).filter((words) => FOR_SOME.test(words))
  return [terms.length > 20 ? terms : '', ...personal].filter((words) => words !== '').join('\n')
}

const FOR_SOME = /exclusiv|sueldo|haberes|jubilad/i

function addFigures(builder: RecordBuilder, card: JsonObject): void {
  const outcomes = asObject(asObject(card.offer)?.outcomes)
  const { amount, amount_type: kind } = asObject(outcomes?.cashback) ?? {}
  if (kind === 'percent') builder.add('value', percentWords(amount, 'de reintegro'))
  const counts = asList(asObject(outcomes?.financing)?.installments).map((one) => Number(asText(asObject(one)?.installments ?? one)))
  const most = Math.max(0, ...counts.filter(Number.isInteger))
  if (most > 1) builder.add('value', `${most} cuotas sin interés`)
}

/** `reset_by`; `promo` is the whole validity. */
const PERIODS: ReadonlyMap<string, string> = new Map([
  ['day', 'por día'],
  ['week', 'por semana'],
  ['month', 'por mes'],
  ['promo', 'durante toda la vigencia'],
])

function addTerms(builder: RecordBuilder, card: JsonObject, conditions: JsonObject | null, print: string): void {
  const { start_date: from, stop_date: until, days_of_week: days } = asObject(conditions?.schedule) ?? {}
  const { limits, requirements } = asObject(card.offer) ?? {}
  const {
    amount_by_period: amount,
    reset_by: reset,
    aggregate_by: holder,
    amount_of_transactions_by_period: uses,
  } = asObject(asObject(limits)?.period_cap) ?? {}
  const period = PERIODS.get(asText(reset)) ?? ''
  const scope = `${period}${holder === 'user' ? ' por persona' : ''}`
  if (uses === 1 && period !== '') builder.add('subtitle', `Una sola vez ${period}`)
  addUnsaid(builder, print, {
    weekdays: weekdaysOf(asList(days), 'en'),
    cap: { amount: pesosOf(amount) ?? 0, scope },
    minimum: pesosOf(asObject(asObject(requirements)?.amount_range)?.min),
  })
  builder.state('validFrom', asText(from), `Vigente desde el ${asText(from)}`)
  builder.state('validUntil', asText(until), `Vigente hasta el ${asText(until)}`)
}

/** More banks than this are the wallet as such. */
const MOST_BANKS = 9

function addPayer(builder: RecordBuilder, card: JsonObject, conditions: JsonObject | null, banks: readonly string[]): void {
  const written = asText(asObject(card.card)?.participating_bank)
  const isOfWallet = banks.length > MOST_BANKS || (banks.length === 0 && /^$|^modo$|adherid/.test(fold(written)))
  const names = (isOfWallet ? [] : banks.length > 0 ? banks : [written]).map((name) => name.slice(0, 80))
  const cards = cardsOf(asList(asObject(conditions?.payment_methods)?.methods))
  const words = `Con MODO${names.length > 0 ? ` y ${names.join(', ')}` : ''}${cards.length > 0 ? `: ${cards.join(', ')}` : ''}`
  const known = names.flatMap((name) => bankNamed(name) ?? [])
  // Beside known banks an unknown one is another choice, which a group without a card would make a demand.
  const unknown = known.length > 0 && cards.length === 0 ? [] : names.filter((name) => bankNamed(name) === null)
  const payers: MethodName[][] = isOfWallet ? [[]] : known.map((name) => [name])
  const groups = payers
    .flatMap((payer) => (cards.length === 0 ? [payer] : cards.map((one) => [...payer, one])))
    .map((group): MethodName[] => [...group, 'MODO'])
  builder.state('paymentMethods', groups.length > 0 ? groups : [['MODO']], words)
  if (unknown.length > 0) builder.state('unknownPaymentMethods', unknown.slice(0, MOST_BANKS), words)
}

const CARDS: ReadonlyMap<string, MethodName> = new Map([
  ['credit_card visa', 'Tarjeta de crédito VISA'],
  ['debit_card visa', 'Tarjeta de débito VISA'],
  ['credit_card master', 'Tarjeta de crédito Mastercard'],
  ['debit_card master', 'Tarjeta de débito Mastercard'],
  ['pct master', 'Tarjeta Prepaga Mastercard'],
  ['credit_card cabal', 'Tarjeta de crédito Cabal'],
  ['debit_card cabal', 'Tarjeta de débito Cabal'],
  ['credit_card american_express', 'Tarjeta American Express'],
])

const cardsOf = (methods: readonly unknown[]): MethodName[] => [
  ...new Set(methods.map(asObject).flatMap((method) => CARDS.get(`${asText(method?.type)} ${asText(method?.issuer)}`) ?? [])),
]

/** The conditions on the person, which no field has: they stand in names and codes. */
const PEOPLE: readonly [RegExp, WhoKind, string | null][] = [
  [/payroll|sueldo|haberes|asalariad|\b(?:excl )?ps\b/, 'salary', null],
  [/jubilad|pensionad/, 'pensioner', null],
  [/selecta/, 'segment', 'Selecta'],
  [/platinum/, 'segment', 'Platinum'],
  [/premium/, 'segment', 'Premium'],
  [/identite|\bidt\b/, 'segment', 'Identité'],
  [/eminent/, 'segment', 'Éminent'],
  [/\bunico\b/, 'segment', 'Único'],
  [/\bblack\b/, 'segment', 'Black'],
]

function addPeople(builder: RecordBuilder, card: JsonObject): void {
  const { slug, short_description: code, title } = publicationOf(card)
  const places = [slug, code, title, asObject(card.benefit)?.name, asObject(card.card)?.participating_bank].map(asText)
  for (const [pattern, kind, value] of PEOPLE) {
    const place = places.find((words) => pattern.test(fold(words).replace(/[-_.]+/g, ' ')))
    if (place !== undefined) builder.stateWho(kind, value, `MODO la nombra «${place}»`)
  }
}
