import { asList, asObject, asText, type JsonObject } from '#chains/forms/json.ts'
import { addDays } from '#domain/calendar/calendar.ts'
import { chainNamed, type NamedChain } from '../chainNames.ts'
import { FEED_FACTS } from '../facts.ts'
import { channelsOf, dayOfMilliseconds, type Fields, percentIn, type RecordReader } from '../record.ts'

/** The list's own keys, where they are not the chains' names; the titles are slogans. */
const NAMES_BY_KEY: ReadonlyMap<string, string> = new Map([
  ['laanonima', 'la anonima'],
  ['cooperativaobrera', 'cooperativa obrera'],
])

/** Returns the chain of a benefit; null for a whole trade and for other shops. */
export function chainOfBenefit(benefit: JsonObject): NamedChain | null {
  const key = asText(benefit.url)
  return chainNamed(NAMES_BY_KEY.get(key) ?? key)
}

/** The start of each numbered offer in the small print: «1- 20%», «2- 10%». */
const NUMBERED = /(?:^|\s)([1-9])\s?[-)]\s?(?=\d{1,2}\s?%)/g

/** Returns how many numbered offers the small print holds; 1 when it numbers none, and 9 at the most. */
export const countOffers = (benefit: JsonObject): number => Math.min(9, Math.max(1, [...asText(benefit.legal).matchAll(NUMBERED)].length))

/**
 * Reads a benefit of Cuenta DNI. Cap, period, minimum and dates stand in the small print alone; who pays is the app's own money
 * unless the offer names a card. `offer` counts the numbered offers of one benefit from 1.
 */
export const readRecord: RecordReader = ({ raw }) => {
  const { benefit, conditions, offer } = partsOf(asObject(raw))
  const named = benefit && chainOfBenefit(benefit)
  if (benefit === null || named === null) return null
  const print = printOf(asText(benefit.legal), offer)
  return {
    chain: named.chain,
    url: FEED_FACTS['cuenta-dni'].url,
    print: [
      ['when', asText(benefit.titulo_fecha)],
      ['value', percentIn(`${print.percentage ?? asText(benefit.porcentaje)}%`)],
      ['value', instalmentsOf(asText(benefit.cuotas))],
      ['headline', asText(benefit.titulo)],
      ['subtitle', offer === null ? asText(benefit.subtitulo) : ''],
      ['subtitle', offer === null ? asText(benefit.bajada) : ''],
      ['legal', [print.words, ...conditions].filter((words) => words !== '').join('\n')],
    ],
    fields: { where: channelsOf(named), ...payerOf(print.own), ...datesOf(benefit) },
  }
}

type Parts = { benefit: JsonObject | null; conditions: string[]; offer: number | null }

function partsOf(raw: JsonObject | null): Parts {
  const entity = asObject(raw?.cuentaDni)
  // What only pensioners are paid more, and what an offer's twin pays, is not of this offer.
  const texts = asList(entity?.Condiciones).map((condition) => asText(asObject(condition)?.texto))
  const offer = Number(asText(raw?.offer))
  const isPart = Number.isInteger(offer) && offer >= 1 && offer <= 9
  return {
    benefit: asObject(entity?.Beneficio),
    conditions: isPart ? [] : texts.filter((words) => !/adicional/i.test(words)),
    offer: isPart ? offer : null,
  }
}

const instalmentsOf = (count: string) => (/^[1-9]\d?$/.test(count) && count !== '1' ? `${count} cuotas sin interés` : '')

/** The words of one numbered offer with those that all share; `own`: its own words alone. */
function printOf(legal: string, offer: number | null): { words: string; own: string; percentage: string | null } {
  const starts = [...legal.matchAll(NUMBERED)]
  const at = starts.findIndex(([, number]) => Number(number) === offer)
  const start = starts[at]
  if (start === undefined) return { words: legal, own: legal, percentage: null }
  const [first] = starts
  const behind = starts.at(-1) as RegExpExecArray
  const lastEnd = sentenceEnd(legal, behind.index + behind[0].length)
  const from = start.index + start[0].length
  const own = legal.slice(from, starts[at + 1]?.index ?? lastEnd)
  const shared = sharedSentences(legal.slice(lastEnd), own)
  return {
    words: [legal.slice(0, first?.index).trim(), own.trim(), shared.trim()].join(' '),
    own,
    percentage: /^\d{1,2}/.exec(own)?.[0] ?? null,
  }
}

const sentenceEnd = (text: string, from: number) => {
  const end = text.indexOf('. ', from)
  return end < 0 ? text.length : end + 2
}

/** Leaves out sentences about the way to pay of another numbered offer, and the examples, which take turns. */
function sharedSentences(rest: string, own: string): string {
  const isOfOther = (sentence: string) =>
    (/\bNFC\b/i.test(sentence) && !/\bNFC\b/i.test(own)) || (/dinero en cuenta/i.test(sentence) && !/dinero en cuenta/i.test(own))
  return rest
    .split(/(?<=\. )/)
    .filter((sentence) => !isOfOther(sentence) && !/^ejemplos? /i.test(sentence))
    .join('')
}

const NFC = /\bNFC\b|sin contacto/i
const VISA_CREDIT = /visa cr[eé]dito|tarjetas? de cr[eé]dito visa/i

/** By NFC one pays with a card that is in the app, in any other way with the account's money. Where both count, the words decide. */
function payerOf(own: string): Fields {
  const app = 'Cuenta DNI'
  if (!NFC.test(own)) {
    const words = 'Cuenta DNI: dinero en cuenta'
    return { paymentMethods: { value: [[app]], words }, how: { value: { app: [app], funds: 'balance' }, words } }
  }
  if (VISA_CREDIT.test(own) && !/dinero en cuenta|clave dni/i.test(own)) {
    const words = 'Cuenta DNI: tarjeta de crédito Visa por NFC'
    const how = { app: [app], rails: ['nfc' as const], funds: 'credit' as const }
    return { paymentMethods: { value: [[app, 'Tarjeta de crédito VISA']], words }, how: { value: how, words } }
  }
  return { issuer: { value: app, words: app }, how: { value: { app: [app] }, words: app } }
}

/** The fields lie a day or more outside the print's dates, so they only bound it: one day in at each end is never too early. */
function datesOf(benefit: JsonObject): Fields {
  const [before, after] = [dayOf(benefit.fecha_desde), dayOf(benefit.fecha_hasta)]
  if (before === null || after === null) return {}
  const [validFrom, validUntil] = [addDays(before, 1), addDays(after, -1)]
  return validFrom > validUntil ? {} : { validFrom, validUntil }
}

/** `/Date(ms)/`, an Argentine midnight. */
const dayOf = (value: unknown) => dayOfMilliseconds(/^\/Date\((\d+)\)\/$/.exec(asText(value))?.[1] ?? '')
