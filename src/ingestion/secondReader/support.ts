import { type CivilDate, WEEKDAYS } from '#domain/calendar.ts'
import { CHAINS } from '#domain/chain.ts'
import { type MethodName, methodNamed } from '#domain/paymentMethod.ts'
import { SEGMENTS } from '#domain/paymentMethodAliases.ts'
import type { AppliesOnlyTo, Discount, ExtractedPromotion, Limits, Membership, PaymentRails } from '#domain/promotion.ts'
import { cardNames } from '#extraction/readers/catalogueCards.ts'
import { institutionsIn } from '#extraction/readers/institutions.ts'
import { AMOUNT, pesosOf } from '#extraction/text/amounts.ts'
import { capsIn } from '#extraction/text/caps.ts'
import { cardsIn } from '#extraction/text/cardClauses.ts'
import type { CardText } from '#extraction/text/cardText.ts'
import { periodsIn } from '#extraction/text/dates.ts'
import { fold } from '#extraction/text/fold.ts'
import type { Stretch } from '#extraction/text/search.ts'
import { weekdayListsIn } from '#extraction/text/weekdayLists.ts'
import type { ClaimedField } from './answer.ts'

/**
 * Whether quoted words really say a value. That a quote stands in the card proves little: "Mercado Pago" may be quoted out of a list of
 * exclusions, and "20%" be given as 90. So the words quoted are read by the readers' own parts for dates, days, pesos and names, with
 * denials and examples blanked, and must yield the very value.
 */
export type Quoted = { text: CardText; stretches: readonly Stretch[] }

type Values = { [F in ClaimedField]: NonNullable<ExtractedPromotion[F]> }

/** The value as far as the words say it, or null when they do not. */
type Check<V> = (value: V, quoted: Quoted) => V | null

const CHECKS: { [F in ClaimedField]: Check<Values[F]> } = {
  validFrom: when((value, quoted) => periods(quoted).some(({ from }) => from === value)),
  validUntil: when((value, quoted) => periods(quoted).some(({ until }) => until === value)),
  weekdays: when((value, { text, stretches }) => {
    const said = new Set(weekdayListsIn(text.affirmed, stretches).flatMap(({ days }) => days))
    return said.size === value.length && value.every((day) => said.has(day))
  }),
  where: when(saysFormats),
  membership: when((value, quoted) => value.length > 0 && value.every((club) => CLUBS[club].test(affirmed(quoted)))),
  paymentMethods: when((value, quoted) => {
    const named = methodsNamed(quoted)
    return value.flat().every((name) => named.has(name))
  }),
  unknownPaymentMethods: when((value, quoted) => value.length > 0 && value.every((name) => isUnknownName(name, quoted))),
  paymentRails: when((value, quoted) => RAILS.every(([rail, words]) => !value[rail] || words.test(affirmed(quoted)))),
  appliesOnlyTo: when((value, quoted) => AUDIENCES.every(([audience, words]) => !value[audience] || words.test(affirmed(quoted)))),
  limits: limitsSaid,
  minPurchase: when((value, quoted) => MINIMUM.test(affirmed(quoted)) && amounts(quoted).includes(value)),
  stackable: when((value, quoted) => STACKABLE.test(affirmed(quoted)) === value && STACKABLE.test(folded(quoted))),
  onlyForProducts: when((value, quoted) => isCopied(value, affirmed(quoted))),
  // An exclusion is a denial, so the words that it is made of are blanked.
  excludesProducts: when((value, quoted) => isCopied(value, folded(quoted))),
}

function when<V>(says: (value: V, quoted: Quoted) => boolean): Check<V> {
  return (value, quoted) => (says(value, quoted) ? value : null)
}

/** The part of a field's value that the quoted words say; null when they do not say it. */
export function supported<F extends ClaimedField>(field: F, value: Values[F], quoted: Quoted): Values[F] | null {
  return CHECKS[field](value, quoted)
}

/** Whether the quoted words say the discount: its figure, with the sign or word of its kind. */
export function saysDiscount({ type, value }: Discount, quoted: Quoted): boolean {
  const figure = String(value).replace('.', '[.,]')
  const said = new RegExp(
    type === 'porcentaje' ? `(?<![\\d.,])${figure}(?:[.,]0{1,2})? ?(?:%|por ?ciento)` : `(?<![\\d.,])${figure}(?![\\d.,%])`,
  )
  const words = affirmed(quoted)
  return said.test(words) && (type === 'porcentaje' || /cuotas?|csi|pagos/.test(words))
}

/** The words quoted, denials and examples blanked. */
function affirmed({ text, stretches }: Quoted): string {
  return stretches.map(({ start, end }) => text.affirmed.slice(start, end)).join('\n\n')
}

function folded({ text, stretches }: Quoted): string {
  return stretches.map(({ start, end }) => text.folded.slice(start, end)).join('\n\n')
}

function periods({ text, stretches }: Quoted): { from: CivilDate | null; until: CivilDate }[] {
  return periodsIn(text.affirmed, stretches, text.card.capturedAt)
}

const WEB = /on ?-?line|internet|(?<![a-z])web(?![a-z])|e-?commerce|digital|www\.|(?<![a-z])app(?![a-z])/
const SHOP = /sucursal|tiendas?(?! virtual| online)|local(?:es)?(?![a-z])|presencial|hiper|supermercado|salon|logomain|logomarket/

/** Each format must be named; a ban of the web names the shop as well. */
function saysFormats(where: ExtractedPromotion['where'], quoted: Quoted): boolean {
  const words = affirmed(quoted)
  const all = folded(quoted)
  const { where: formats } = CHAINS[quoted.text.card.source]
  return where.every((format) => {
    if (format === 'Online') return WEB.test(words)
    if (words.includes(fold(format))) return true
    const isMain = format === formats[0]
    return isMain && (SHOP.test(words) || (!where.includes('Online') && WEB.test(all) && !WEB.test(words)))
  })
}

const CLUBS: Record<Membership, RegExp> = {
  'Mi Carrefour': /mi carrefour/,
  'Club La Nacion': /la[ _-]?nacion/,
  'Comunidad Coto': /comunidad/,
  'Clarin 365': /clarin|365/,
  MasClub: /mas ?club/,
  'Club +Simple': /club ?(?:\+|mas) ?simple/,
  'Club Dia': /club[ _-]?dia/,
  'Jumbo Mas': /jumbo[ _-]?(?:mas|\+)/,
}

/** Every catalogue name that the words stand for; a kind of card without its network means Visa and Mastercard, as everywhere. */
function methodsNamed(quoted: Quoted): Set<MethodName> {
  const { text, stretches } = quoted
  const words = affirmed(quoted)
  const institutions = institutionsIn(text.affirmed, stretches).map(({ name }) => name)
  const families = new Set(institutions.map((name) => methodNamed(name).parent ?? name))
  const segments = SEGMENTS.filter(({ institution, words: said }) => families.has(institution) && new RegExp(said).test(words))
  const modo: MethodName[] = /(?<![a-z])(?<!de )modo(?![a-z])|modo[_-]|[_-]modo/.test(words) ? ['MODO'] : []
  return new Set([
    ...institutions,
    ...families,
    ...segments.map(({ variant }) => variant),
    ...cardsIn(text.affirmed, stretches).flatMap(cardNames),
    ...modo,
  ])
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

/** The figure must be said; a period or a holder that is not is left open. */
function limitsSaid(value: Limits, { text, stretches }: Quoted): Limits | null {
  const caps = capsIn(text.affirmed, stretches).filter(({ amount }) => amount === value.maxDiscount)
  if (caps.length === 0 || value.explicitlyHasNoLimit !== (value.maxDiscount === null)) return null
  const period = caps.some((cap) => cap.period === value.period) ? value.period : null
  const per = caps.some((cap) => cap.per === value.per) ? value.per : null
  return { ...value, period, per }
}

const MINIMUM = /minim|a partir de|superior|mayor|desde|supere/
const AMOUNTS = new RegExp(AMOUNT, 'g')

function amounts(quoted: Quoted): (number | null)[] {
  return [...affirmed(quoted).matchAll(AMOUNTS)].map(([, digits, thousand]) => pesosOf(digits, thousand))
}

const STACKABLE = /acumul|combinable|superpon/

/** Words for a shopper are copied from the card, never written for it. */
function isCopied(value: string, words: string): boolean {
  const squeezed = (text: string) => fold(text).replace(/ +/g, ' ').trim()
  const copy = squeezed(value)
  return copy.length > 2 && squeezed(words).includes(copy)
}

function isUnknownName(name: string, quoted: Quoted): boolean {
  return methodNamed(name) === undefined && isCopied(name, affirmed(quoted))
}

/** All seven days are none in particular. */
export const isEveryDay = (weekdays: readonly unknown[]) => weekdays.length === WEEKDAYS.length
