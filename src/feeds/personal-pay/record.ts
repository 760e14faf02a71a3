import { asList, asObject, asText, type JsonObject } from '#chains/forms/json.ts'
import { isCivilDate } from '#domain/calendar/calendar.ts'
import { type MethodName, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import type { Rail } from '#domain/promotion/condition.ts'
import { fold } from '#domain/text/fold.ts'
import { chainNamed, type NamedChain } from '../chainNames.ts'
import { FEED_FACTS } from '../facts.ts'
import { objectsIn, percentWords, pesosOf, slashedDay, stateChannels, unknownTier, weekdaysOf } from '../fieldWords.ts'
import { RecordBuilder, type RecordReader } from '../record.ts'
import { addUnsaid } from '../unsaid.ts'

/** What a benefit's `name` says when it is about the whole purchase; any other name but the shop's is a product. */
const WHOLE_PURCHASE = 'total de la compra'

export const chainOfBenefit = (item: JsonObject): NamedChain | null => chainNamed(asText(item.title))

export const isOfWholePurchase = ({ name, title }: JsonObject): boolean =>
  ['', WHOLE_PURCHASE, fold(asText(title))].includes(fold(asText(name)))

/** The code of the level that is everybody's. */
const EVERYBODYS = 'LVL00'

/** The levels with a benefit of their own; a single level for everybody is none. */
export function levelsOf(detail: JsonObject): JsonObject[] {
  return objectsIn(detail.levels)
    .filter(({ code }) => asText(code) !== EVERYBODYS)
    .slice(0, 5)
}

/** Reads a benefit of Personal Pay, or what it is for one level. The list's own description and channel are the same for all. */
export const readRecord: RecordReader = ({ raw }) => {
  const { personalPay, level: code } = asObject(raw) ?? {}
  const detail = asObject(asObject(personalPay)?.detail)
  const named = detail && chainOfBenefit(detail)
  if (detail === null || named === null || !isOfWholePurchase(detail)) return null
  const levels = levelsOf(detail)
  const own = levels.find((level) => asText(level.code) === asText(code))
  if (own === undefined && levels.length > 0) return null
  const level = own ?? everybodysLevel(detail)
  const print = asText(detail.documentTyc) || asText(detail.legal)
  const words = `${asText(detail.description)}\n${print}`
  const refund = asText(detail.typeCode) === 'Cashback' ? 'de reintegro' : 'de descuento'
  const builder = new RecordBuilder(named.chain, `${FEED_FACTS['personal-pay'].url}`)
    .add('value', percentWords(own?.discountValue ?? detail.discounts, refund))
    .add('headline', asText(detail.title))
    .add('subtitle', own === undefined && isWithoutCap(detail) ? 'Sin tope' : '')
    .add('legal', words)
  addUnsaid(builder, own === undefined ? words : '', {
    weekdays: weekdaysOf(asList(detail.days), 'es'),
    cap: capOf(level ?? detail),
    minimum: pesosOf(level?.paymentMin),
  })
  statePayer(builder, own, asList(detail.paymentMethods))
  const [from, until] = [detail.startDate, detail.dueDate].map((value) => asText(value).slice(0, 10))
  builder
    .state('validFrom', isCivilDate(from) ? from : null, `Desde el ${slashedDay(from)}`)
    .state('validUntil', isCivilDate(until) ? until : null, `Hasta el ${slashedDay(until)}`)
  return stateChannels(builder, named, { shop: true, online: true }).build()
}

const everybodysLevel = (detail: JsonObject): JsonObject | undefined =>
  objectsIn(detail.levels).find(({ code }) => asText(code) === EVERYBODYS)

/** What renews every Monday is of a week. */
function capOf(level: JsonObject): { amount: number; scope: string } | null {
  const amount = pesosOf(level.limitAmount)
  const renewal = fold(`${asText(level.renewal)} ${asText(level.usageLimit)}`)
  const scope = /lunes|seman/.test(renewal) ? 'por semana' : /\bmes|mensual/.test(renewal) ? 'por mes' : ''
  return amount === null ? null : { amount, scope }
}

const isWithoutCap = (detail: JsonObject): boolean =>
  pesosOf(detail.limitAmount) === null && fold(asText(detail.limitAmountSubtitle)) === 'sin tope'

const RAIL_WORDS: readonly (readonly [RegExp, Rail])[] = [
  [/\bqr\b/, 'qr'],
  [/\bnfc\b|sin contacto/, 'nfc'],
  [/^tarjeta/, 'card'],
]

function statePayer(builder: RecordBuilder, level: JsonObject | undefined, methods: readonly unknown[]): void {
  const tier = level === undefined ? null : tierOf(level)
  const variant = methodNamed(`Personal Pay - ${tier}`)
  const payer: MethodName = variant?.name ?? 'Personal Pay'
  const names = methods.map((method) => asText(asObject(method)?.name)).filter((name) => name !== '')
  const rails = RAIL_WORDS.filter(([pattern]) => names.some((name) => pattern.test(fold(name)))).map(([, rail]) => rail)
  const words = ['Personal Pay', ...names].join(': ')
  builder
    .state('paymentMethods', [[payer]], tier === null ? words : `${words} (${tier})`)
    .state('how', { app: ['Personal Pay'], ...(rails.length > 0 ? { rails } : {}) }, words)
  if (tier !== null) builder.stateWho('segment', tier, `Personal Pay ${tier}`)
}

function tierOf({ code, name }: JsonObject): string {
  const [, number] = /^LVL0([1-9])$/.exec(asText(code)) ?? []
  return number === undefined ? unknownTier(asText(name) || asText(code)) : `Nivel ${number}`
}
