import type { CapturedCard } from '#domain/promotion/capture.ts'
import { fold } from '#domain/text/fold.ts'
import type { Capture } from '#storage/captures.ts'
import { mapTexts } from './mapTexts.ts'

/** A plausible error in some cards of a source: each card alone still reads well. */
export type PlausibleError = { name: string; change: (text: string) => string }

const AMOUNT = /\$ ?(\d{1,3}(?:[.,]\d{3})+|\d+)/g
const PERCENTAGE = /(?<![\d$.,/])(5|10|15|20|25|30|35|40|45)(?= ?%| ?por ?ciento|"|<\/)/g
const DATE = /\b(\d{1,2})\/(0?[1-9]|1[01])\/((?:20)?\d\d)\b/g
const DAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']
const NAMES = [
  ...['Galicia', 'Santander', 'Macro', 'Patagonia', 'Comafi', 'Columbia', 'ICBC', 'BBVA', 'Supervielle', 'Credicoop', 'Hipotecario'],
  ...['Ciudad', 'Provincia', 'Nación', 'Visa', 'Mastercard', 'Mercado Pago', 'Cuenta DNI', 'MODO', 'Naranja X', 'Personal Pay', 'Ualá'],
  ...['Cabal', 'American Express'],
]
const NAMED = new RegExp(
  `(?<!\\p{L})(${NAMES.map((name) => name.replace(' ', '[ -]?').replace(/[óá]/, (letter) => `[${letter}${fold(letter)}]`)).join('|')})(?!\\p{L})`,
  'giu',
)

const amounts = (factor: number) => (text: string) =>
  text.replace(AMOUNT, (_, figure: string) => `$${Math.round(Number(figure.replace(/[.,]/g, '')) * factor).toLocaleString('es-AR')}`)

const bare = (name: string) => fold(name).replace(/[ -]/g, '')

function otherName(name: string): string {
  const at = NAMES.findIndex((one) => bare(one) === bare(name))
  return NAMES[(at + 5) % NAMES.length] as string
}

export const PLAUSIBLE_ERRORS: readonly PlausibleError[] = [
  { name: 'caps doubled', change: amounts(2) },
  { name: 'caps halved', change: amounts(0.5) },
  { name: 'percentages doubled', change: (text) => text.replace(PERCENTAGE, (figure) => String(2 * Number(figure))) },
  { name: 'banks and wallets swapped', change: (text) => text.replace(NAMED, otherName) },
  { name: 'every «no» lost', change: (text) => text.replace(/(?<!\p{L})no (?=\p{L})/giu, '') },
  {
    name: 'weekdays moved by one',
    change: (text) =>
      text.replace(
        /lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo/gi,
        (day) => DAYS[(DAYS.indexOf(fold(day)) + 1) % 7] as string,
      ),
  },
  { name: 'caps gone', change: (text) => text.replace(/\$ ?\d[\d.,]*/g, '') },
  { name: 'caps turned into "sin tope"', change: (text) => text.replace(/tope[^.$]{0,60}\$ ?\d[\d.,]*/gi, 'SIN TOPE') },
  {
    name: 'dates a month later',
    change: (text) => text.replace(DATE, (_, day: string, month: string, year: string) => `${day}/${Number(month) + 1}/${year}`),
  },
]

/** Applies the error to a share of the capture's cards, chosen by `random`. */
export function applyError({ change }: PlausibleError, share: number, capture: Capture, random: () => number): Capture {
  const struck = chosen(capture.cards, share, random)
  const cards = capture.cards.map((card): CapturedCard => {
    if (!struck.has(card)) return card
    return { ...card, raw: mapTexts(card.raw, change), ...(card.legalText === undefined ? {} : { legalText: change(card.legalText) }) }
  })
  return { ...capture, cards }
}

/** Removes a share of the capture's cards. */
export function removeCards(share: number, capture: Capture, random: () => number): Capture {
  const lost = chosen(capture.cards, share, random)
  return { ...capture, cards: capture.cards.filter((card) => !lost.has(card)) }
}

function chosen(cards: readonly CapturedCard[], share: number, random: () => number): Set<CapturedCard> {
  const drawn = cards.map((card) => ({ card, order: random() })).sort((a, b) => a.order - b.order)
  return new Set(drawn.slice(0, Math.ceil(share * cards.length)).map(({ card }) => card))
}
