import { asList, asObject, asText, type JsonObject } from '#chains/forms/json.ts'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { Conditions } from '#domain/promotion/condition.ts'
import { fold } from '#domain/text/fold.ts'
import { chainNamed } from '../chainNames.ts'
import { FEED_FACTS } from '../facts.ts'
import { dayOfSlashes, percentWords, pesosOf, stateChannels, weekdaysOf } from '../fieldWords.ts'
import { RecordBuilder, type RecordReader } from '../record.ts'
import { addUnsaid, printText } from '../unsaid.ts'

/** Reads one plan of a shop. */
export const readRecord: RecordReader = ({ raw }) => {
  const { binder, plan: entry } = asObject(asObject(raw)?.naranjaX) ?? {}
  const [shop, plan] = [asObject(binder), asObject(entry)]
  const name = asText(shop?.commerceName)
  const named = chainNamed(name)
  if (shop === null || plan === null || named === null) return null
  const details = asObject(plan.promotionDetails)
  const print = printText(asText(plan.legal))
  const builder = new RecordBuilder(named.chain, linkOf(shop, plan))
    .add('value', percentageOf(plan))
    .add('headline', `${name} con Naranja X`)
    .add('subtitle', details?.validOnSelectedProducts === true ? 'Válido en productos seleccionados' : '')
  addTerms(builder, plan, print)
  for (const { type, description } of tagsOf(plan)) builder.add('body', type === 'accreditation' ? asText(description) : '')
  builder.add('legal', print)
  addPayer(builder, plan)
  // The mark of the web shop was seen on an offer for paying by phone in the shops.
  const [shops, online] = [details?.appliesInStore === true, details?.appliesOnline === true && !/\bnfc\b/i.test(name)]
  return stateChannels(builder, named, { shop: shops, online }).build()
}

function linkOf(shop: JsonObject, plan: JsonObject): string {
  const keys = [shop.url, plan.url].map(asText)
  if (!keys.every((key) => /^[\w-]{1,120}$/.test(key))) return FEED_FACTS['naranja-x'].url
  return `${FEED_FACTS['naranja-x'].url}/SUPERMERCADOS/${keys.join('/')}`
}

/** Written 30 or 0.3. */
function percentageOf(plan: JsonObject): string {
  const written = Number(asText(asObject(plan.benefit)?.discountPercentage))
  return percentWords(written > 0 && written < 1 ? Math.round(written * 100) : written, 'de reintegro')
}

const tagsOf = (plan: JsonObject): JsonObject[] => asList(plan.tags).map((tag) => asObject(tag) ?? {})

/** Monday is 1, in any order. */
const DAYS = ['', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']
const PERIODS: ReadonlyMap<string, string> = new Map([
  ['daily', 'por día'],
  ['weekly', 'por semana'],
  ['monthly', 'por mes'],
])

function addTerms(builder: RecordBuilder, plan: JsonObject, print: string): void {
  const { dateFrom, dateTo, weekdaysApplied } = asObject(plan.days) ?? {}
  const { refundLimit, renewalType, forPurchasesOver } = asObject(plan.promotionDetails) ?? {}
  const tag = asText(tagsOf(plan).find(({ type }) => type === 'refund')?.description)
  const [amount, ...scope] = tag.split(',')
  const cap = {
    amount: pesosOf(refundLimit) ?? pesosOf(amount) ?? 0,
    scope: pesosOf(refundLimit) === null ? scope.join('') : (PERIODS.get(asText(renewalType)) ?? ''),
  }
  const weekdays = weekdaysOf(
    asList(weekdaysApplied).map((day) => DAYS[Number(asText(day))]),
    'es',
  )
  addUnsaid(builder, print, { weekdays, cap, minimum: pesosOf(forPurchasesOver) })
  builder.state('validFrom', dayOfSlashes(dateFrom), `Desde el ${asText(dateFrom)}`)
  builder.state('validUntil', dayOfSlashes(dateTo), `Hasta el ${asText(dateTo)}`)
}

/** The card for credit and the account's money are the issuer's own; its debit card is a Visa. */
const FUNDS: ReadonlyMap<string, { funds: Conditions['how']['funds']; words: string }> = new Map([
  ['credito', { funds: 'credit', words: 'crédito' }],
  ['debito', { funds: 'debit', words: 'débito' }],
  ['dinero', { funds: 'balance', words: 'dinero en cuenta' }],
])

function addPayer(builder: RecordBuilder, plan: JsonObject): void {
  const ways = asList(plan.paymentMethods)
    .map(asText)
    .filter((way) => FUNDS.has(way))
  const tier = asText(asObject(plan.ephemeris)?.description)
  const issuer = issuerOf(fold(tier))
  const isDebitAlone = ways.length === 1 && ways[0] === 'debito'
  const words = `Naranja X${ways.length > 0 ? `: ${ways.map((way) => FUNDS.get(way)?.words).join(', ')}` : ''}${tier === '' ? '' : ` (${tier})`}`
  builder.state('paymentMethods', [isDebitAlone ? [issuer, 'Tarjeta de débito VISA'] : [issuer]], words)
  const [only, ...others] = ways
  const isByCode = asList(plan.captureMethods).some((method) => fold(asText(asObject(method)?.key)) === 'qr')
  builder.state(
    'how',
    {
      ...(only && others.length === 0 && { funds: FUNDS.get(only)?.funds ?? null }),
      ...(isByCode && only === 'dinero' && { rails: ['qr'] }),
    },
    words,
  )
  if (issuer !== 'NaranjaX') builder.stateWho('segment', issuer.replace('NaranjaX - ', ''), tier)
}

/** A plan that is paid for; none is everybody. */
function issuerOf(tier: string): MethodName {
  if (tier.includes('turbo')) return 'NaranjaX - Plan Turbo'
  return tier.includes('epico') ? 'NaranjaX - Plan Épico' : 'NaranjaX'
}
