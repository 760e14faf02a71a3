import { asList, asObject, asText, type JsonObject } from '#chains/forms/json.ts'
import { type CivilDate, isCivilDate } from '#domain/calendar/calendar.ts'
import { type MethodName, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import type { Rail } from '#domain/promotion/condition.ts'
import { fold } from '#domain/text/fold.ts'
import { chainNamed, type NamedChain } from '../chainNames.ts'
import { FEED_FACTS } from '../facts.ts'
import { channelsOf, type Fields, objectsIn, percentIn, pesosOf, type RecordReader, stateWho, unknownTier, weekdaysOf } from '../record.ts'

/** What a benefit's `name` says when it is about the whole purchase; any other name but the shop's is a product. */
const WHOLE_PURCHASE = 'total de la compra'

export const chainOfListing = (item: JsonObject): NamedChain | null => chainNamed(asText(item.title))

export const isOfWholePurchase = ({ name, title }: JsonObject): boolean =>
  ['', WHOLE_PURCHASE, fold(asText(title))].includes(fold(asText(name)))

/** The code of the level that is everybody's. */
const EVERYBODYS = 'LVL00'

/** The levels with a benefit of their own; a single level for everybody is none. */
export const levelsOf = (detail: JsonObject): JsonObject[] =>
  objectsIn(detail.levels)
    .filter(({ code }) => asText(code) !== EVERYBODYS)
    .slice(0, 5)

/** Reads a benefit of Personal Pay, or what it is for one level. The list's own description and channel are the same for all. */
export const readRecord: RecordReader = ({ raw }) => {
  const { personalPay, level: code } = asObject(raw) ?? {}
  const detail = asObject(asObject(personalPay)?.detail)
  const named = detail && chainOfListing(detail)
  if (detail === null || named === null || !isOfWholePurchase(detail)) return null
  const levels = levelsOf(detail)
  const own = levels.find((level) => asText(level.code) === asText(code))
  if (own === undefined && levels.length > 0) return null
  const level = own ?? objectsIn(detail.levels).find((one) => asText(one.code) === EVERYBODYS)
  return {
    chain: named.chain,
    url: FEED_FACTS['personal-pay'].url,
    print: [
      ['value', percentIn(asText(own?.discountValue ?? detail.discounts))],
      ['headline', asText(detail.title)],
      ['legal', `${asText(detail.description)}\n${asText(detail.documentTyc) || asText(detail.legal)}`],
    ],
    fields: {
      weekdays: weekdaysOf(asList(detail.days), 'es'),
      cap: own === undefined && isWithoutCap(detail) ? 'none' : capOf(level ?? detail),
      minimum: pesosOf(level?.paymentMin),
      isOfTier: own !== undefined,
      validFrom: dayOf(detail.startDate),
      validUntil: dayOf(detail.dueDate),
      where: channelsOf(named),
      ...payerOf(own, asList(detail.paymentMethods)),
    },
  }
}

function dayOf(instant: unknown): CivilDate | null {
  const day = asText(instant).slice(0, 10)
  return isCivilDate(day) ? day : null
}

/** What renews every Monday is of a week. */
function capOf(level: JsonObject): NonNullable<Fields['cap']> | null {
  const amount = pesosOf(level.limitAmount)
  const renewal = fold(`${asText(level.renewal)} ${asText(level.usageLimit)}`)
  const period = /lunes|seman/.test(renewal) ? 'semana' : /\bmes|mensual/.test(renewal) ? 'mes' : null
  return amount === null ? null : { amount, period }
}

const isWithoutCap = (detail: JsonObject): boolean =>
  pesosOf(detail.limitAmount) === null && fold(asText(detail.limitAmountSubtitle)) === 'sin tope'

const RAIL_WORDS: readonly (readonly [RegExp, Rail])[] = [
  [/\bqr\b/, 'qr'],
  [/\bnfc\b|sin contacto/, 'nfc'],
  [/^tarjeta/, 'card'],
]

function payerOf(level: JsonObject | undefined, methods: readonly unknown[]): Fields {
  const tier = level === undefined ? null : tierOf(level)
  const payer: MethodName = methodNamed(`Personal Pay - ${tier}`)?.name ?? 'Personal Pay'
  const names = methods.map((method) => asText(asObject(method)?.name)).filter((name) => name !== '')
  const rails = RAIL_WORDS.filter(([pattern]) => names.some((name) => pattern.test(fold(name)))).map(([, rail]) => rail)
  const words = ['Personal Pay', ...names].join(': ')
  return {
    paymentMethods: { value: [[payer]], words: tier === null ? words : `${words} (${tier})` },
    how: { value: { app: ['Personal Pay'], ...(rails.length > 0 ? { rails } : {}) }, words },
    ...(tier !== null && { who: [stateWho('segment', tier, `Personal Pay ${tier}`)] }),
  }
}

function tierOf({ code, name }: JsonObject): string {
  const [, number] = /^LVL0([1-9])$/.exec(asText(code)) ?? []
  return number === undefined ? unknownTier(asText(name) || asText(code)) : `Nivel ${number}`
}
