import { WEEKDAYS } from '#domain/calendar/calendar.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { clubNamed, MEMBERSHIPS } from '#domain/catalogue/club.ts'
import { methodNamed, PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import type { Block } from '#domain/promotion/capture.ts'
import {
  type AppliesOnlyTo,
  CAP_HOLDERS,
  CAP_PERIODS,
  type Discount,
  type ExtractedPromotion,
  type Limits,
  type PaymentRails,
} from '#domain/promotion/promotion.ts'
import { Findings, foldCardText, type ReadableCard } from '#extraction/findings.ts'
import { CLAIMED_FIELDS, type ClaimedField } from './answer.ts'

/**
 * Checks whether quoted words really say a value: "Mercado Pago" may be quoted from a list of exclusions, or "20%"
 * given as 90. The readers' own code for dates, days, pesos and names reads the quotes, with denials and examples
 * blanked, and must find the same value.
 */
export type QuotedText = { text: ReadableCard; stretches: readonly Block[] }

type Values = { [F in ClaimedField]: NonNullable<ExtractedPromotion[F]> }

/** Returns the part of the value that the words say, or null. */
type Check<V> = (value: V, quoted: QuotedText) => V | null

/** The prompt's text on a field, and the check of an answer against its quotes. */
type Claiming<V> = {
  asked: string
  /** Whether two readings must agree on it to count as equal: gain, people, time and place, not small print. */
  isDecisive: boolean
  check: Check<V>
}

const named = (values: readonly string[]) => values.map((value) => JSON.stringify(value)).join(', ')

const CLAIMS: { [F in ClaimedField]: Claiming<Values[F]> } = {
  validFrom: decisive('"YYYY-MM-DD". The small print\'s range counts before the headline.', (value, quoted) =>
    findings(quoted)
      .periods(quoted.text.card.capturedAt)
      .some(({ from }) => from === value),
  ),
  validUntil: decisive('the same.', (value, quoted) =>
    findings(quoted)
      .periods(quoted.text.card.capturedAt)
      .some(({ until }) => until === value),
  ),
  weekdays: decisive(`subset of ${named(WEEKDAYS)}; null for every day.`, (value, quoted) => {
    const said = new Set(findings(quoted).weekdays)
    return said.size === value.length && value.every((day) => said.has(day))
  }),
  where: decisive('subset of "formats".', saysFormats),
  membership: decisive(
    `subset of ${named(MEMBERSHIPS)}, when the discount requires it.`,
    (value, quoted) => value.length > 0 && value.every((club) => new RegExp(clubNamed(club).written).test(affirmed(quoted))),
  ),
  paymentMethods: decisive(
    `alternatives, each a list of names that must all hold at once: [["Banco Galicia", "Tarjeta de crédito VISA"], ["Banco Galicia", "MODO"]]. One alternative per institution and card. A kind of card without a network means VISA and Mastercard of that kind. Add "MODO" only where paying with MODO is required. The name of a segment ("Banco Galicia - Eminent") stands instead of its bank's. Never what the card excludes. Names: ${named(PAYMENT_METHODS.map(({ name }) => name))}.`,
    (value, quoted) => {
      const said = findings(quoted).methods
      return value.flat().every((name) => said.has(name))
    },
  ),
  unknownPaymentMethods: decisive(
    'names that are required and not in that list, as the card writes them.',
    (value, quoted) => value.length > 0 && value.every((name) => isUnknownName(name, quoted)),
  ),
  paymentRails: finer(
    '{"pagoConQR": bool, "telefonoContactless": bool, "contactless": bool}, the ways that are accepted, only when the card restricts how to pay.',
    (value, quoted) => RAILS.every(([rail, words]) => !value[rail] || words.test(affirmed(quoted))),
  ),
  appliesOnlyTo: decisive(
    '{"anses": bool, "jubilados": bool, "programaCiudadaniaPorteña": bool}, only when others are excluded.',
    (value, quoted) => AUDIENCES.every(([audience, words]) => !value[audience] || words.test(affirmed(quoted))),
  ),
  limits: {
    asked: `{"maxDiscount": pesos or null, "explicitlyHasNoLimit": bool, "period": ${named(CAP_PERIODS)} or null, "per": ${named(CAP_HOLDERS)} or null}. explicitlyHasNoLimit only for words such as "sin tope".`,
    isDecisive: true,
    check: limitsSaid,
  },
  minPurchase: finer('pesos.', (value, quoted) => MINIMUM.test(affirmed(quoted)) && findings(quoted).amounts.includes(value)),
  stackable: finer(
    'true or false, only when said.',
    (value, quoted) => STACKABLE.test(affirmed(quoted)) === value && STACKABLE.test(folded(quoted)),
  ),
  onlyForProducts: finer('copied words.', (value, quoted) => isCopied(value, affirmed(quoted))),
  // An exclusion is a denial, so its words are blanked.
  excludesProducts: finer('copied words.', (value, quoted) => isCopied(value, folded(quoted))),
}

type Says<V> = (value: V, quoted: QuotedText) => boolean

function decisive<V>(asked: string, says: Says<V>): Claiming<V> {
  return { asked, isDecisive: true, check: (value, quoted) => (says(value, quoted) ? value : null) }
}

function finer<V>(asked: string, says: Says<V>): Claiming<V> {
  return { ...decisive(asked, says), isDecisive: false }
}

/** The prompt's instructions on the fields, one line each. */
export const FIELD_INSTRUCTIONS = CLAIMED_FIELDS.map((field) => `- ${field}: ${CLAIMS[field].asked}`).join('\n')

export const DECISIVE_FIELDS = CLAIMED_FIELDS.filter((field) => CLAIMS[field].isDecisive)

/** Returns the part of a field's value that the quotes say; null when they do not say it. */
export function supportedPart<F extends ClaimedField>(field: F, value: Values[F], quoted: QuotedText): Values[F] | null {
  return CLAIMS[field].check(value, quoted)
}

/** Checks whether the quotes say the discount: its figure with a sign or word of its kind. */
export function saysDiscount({ type, value }: Discount, quoted: QuotedText): boolean {
  const figure = String(value).replace('.', '[.,]')
  const said = new RegExp(
    type === 'porcentaje' ? `(?<![\\d.,])${figure}(?:[.,]0{1,2})? ?(?:%|por ?ciento)` : `(?<![\\d.,])${figure}(?![\\d.,%])`,
  )
  const words = affirmed(quoted)
  return said.test(words) && (type === 'porcentaje' || /cuotas?|csi|pagos/.test(words))
}

/** Many values are checked against the same quotes. */
const known = new WeakMap<QuotedText, Findings>()

/** Searches the quoted words, with denials and examples blanked. */
function findings(quoted: QuotedText): Findings {
  const found = known.get(quoted) ?? new Findings(quoted.text.affirmed, quoted.stretches)
  known.set(quoted, found)
  return found
}

const affirmed = (quoted: QuotedText) => findings(quoted).words
const folded = ({ text, stretches }: QuotedText) => new Findings(text.folded, stretches).words

const WEB = /on ?-?line|internet|(?<![a-z])web(?![a-z])|e-?commerce|digital|www\.|(?<![a-z])app(?![a-z])/
const SHOP = /sucursal|tiendas?(?! virtual| online)|local(?:es)?(?![a-z])|presencial|hiper|supermercado|salon|logomain|logomarket/

/** Each format must be named; a ban of the web also implies the shop. */
function saysFormats(where: ExtractedPromotion['where'], quoted: QuotedText): boolean {
  const words = affirmed(quoted)
  const all = folded(quoted)
  const { where: formats } = CHAINS[quoted.text.card.source]
  return where.every((format) => {
    if (format === 'Online') return WEB.test(words)
    if (words.includes(foldCardText(format))) return true
    const isMain = format === formats[0]
    return isMain && (SHOP.test(words) || (!where.includes('Online') && WEB.test(all) && !WEB.test(words)))
  })
}

const RAILS: readonly [keyof PaymentRails, RegExp][] = [
  ['pagoConQR', /(?<![a-z])qr(?![a-z])/],
  ['telefonoContactless', /(?<![a-z])nfc(?![a-z])|apple pay|google pay|modo contactless|celular|telefono/],
  ['contactless', /contactless|sin contacto|tarjeta/],
]

const AUDIENCES: readonly [keyof AppliesOnlyTo, RegExp][] = [
  ['anses', /(?<![a-z])anses(?![a-z])/],
  ['jubilados', /jubilad|pensionad|previsional/],
  ['programaCiudadaniaPorteña', /ciudadania porten/],
]

/** The figure must be said; an unsaid period or holder stays open. */
function limitsSaid(value: Limits, quoted: QuotedText): Limits | null {
  const caps = findings(quoted).caps.filter(({ amount }) => amount === value.maxDiscount)
  if (caps.length === 0 || value.explicitlyHasNoLimit !== (value.maxDiscount === null)) return null
  const period = caps.some((cap) => cap.period === value.period) ? value.period : null
  const per = caps.some((cap) => cap.per === value.per) ? value.per : null
  return { ...value, period, per }
}

const MINIMUM = /minim|a partir de|superior|mayor|desde|supere/
const STACKABLE = /acumul|combinable|superpon/

/** Words for a shopper must be copied from the card. */
function isCopied(value: string, words: string): boolean {
  const squeezed = (text: string) => foldCardText(text).replace(/ +/g, ' ').trim()
  const copy = squeezed(value)
  return copy.length > 2 && squeezed(words).includes(copy)
}

function isUnknownName(name: string, quoted: QuotedText): boolean {
  return methodNamed(name) === undefined && isCopied(name, affirmed(quoted))
}

/** All seven days mean no restriction. */
export const isEveryDay = (weekdays: readonly unknown[]) => weekdays.length === WEEKDAYS.length
