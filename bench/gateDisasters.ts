import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { Capture } from '#storage/captures.ts'
import { mapTexts } from './mapTexts.ts'

/** A failure of a whole source: turns a real capture into a broken one. */
export type Disaster = { name: string; strike(capture: Capture, stranger: Capture): Capture }

export const DISASTERS: readonly Disaster[] = [
  { name: 'an empty list', strike: (capture) => ({ ...capture, cards: [] }) },
  { name: 'one card left', strike: (capture) => ({ ...capture, cards: capture.cards.slice(0, 1) }) },
  { name: 'two cards in five left', strike: (capture) => ({ ...capture, cards: capture.cards.filter((_, index) => index % 5 < 2) }) },
  { name: 'ten times the list, numbered', strike: (capture) => times(10, capture, (text) => text) },
  { name: 'five times the list, each time other figures', strike: (capture) => times(5, capture, otherFigures) },
  { name: 'one card over and over', strike: (capture) => times(30, { ...capture, cards: capture.cards.slice(0, 1) }, (text) => text) },
  { name: 'every card is an error page', strike: words(() => 'Error 503: el servicio no está disponible. Intentá más tarde.') },
  { name: 'every card is a consent page', strike: words(() => 'Usamos cookies para mejorar tu experiencia. Aceptar todas.') },
  { name: 'placeholder text', strike: words(() => 'Lorem ipsum dolor sit amet 20% consectetur') },
  {
    name: "another chain's cards",
    strike: (capture, stranger) => ({ ...capture, cards: stranger.cards.map((card) => ({ ...card, source: capture.source })) }),
  },
  { name: 'the form of the cards changed', strike: cards((card) => ({ ...card, raw: { card: JSON.stringify(card.raw) } })) },
  {
    name: 'entries that are no cards',
    strike: (capture) => ({ ...capture, cards: capture.cards.slice(0, 5), unreadable: capture.cards.length }),
  },
  { name: 'bytes read in the wrong encoding twice over', strike: words((text) => mojibake(mojibake(text)).replaceAll('%', '%25')) },
  { name: 'percentages ten times as high', strike: words((text) => text.replace(PERCENTAGE, '$10')) },
  { name: 'every percentage is 90', strike: words((text) => text.replace(PERCENTAGE, '90')) },
  { name: 'percent signs lost', strike: words((text) => text.replace(/%|por ?ciento/gi, '').replace(/\bdescuento|ahorro|dto\b\.?/gi, '')) },
  { name: 'percentages turned into instalments', strike: words((text) => text.replace(SIGNED, '12 cuotas sin interés ')) },
  {
    name: 'a digit of every amount lost',
    strike: words((text) => text.replace(AMOUNT, (_, head: string, tail: string) => `$${(head + tail).slice(0, -1)}`)),
  },
  {
    name: 'amounts a hundred times as high',
    strike: words((text) => text.replace(AMOUNT, (_, head: string, tail: string) => `$${head}${tail}00`)),
  },
  { name: 'caps gone', strike: words((text) => text.replace(/\$ ?\d[\d.,]*/g, '')) },
  { name: 'every cap turned into "sin tope"', strike: words((text) => text.replace(/tope[^.$]{0,60}\$ ?\d[\d.,]*/gi, 'SIN TOPE')) },
  {
    name: 'dates of the year before',
    strike: words((text) =>
      text.replace(
        /\b(20)?2([456])\b(?=[^%]|$)/g,
        (_, century: string | undefined, year: string) => `${century ?? ''}2${Number(year) - 2}`,
      ),
    ),
  },
  { name: 'banks, cards and wallets gone', strike: words((text) => text.replace(PAYMENT, '')) },
  { name: 'texts cut after thirty characters', strike: words((text) => text.slice(0, 30)) },
]

/** Adds one implausible card among good ones. */
export function poisonOneCard(capture: Capture): Capture {
  const [first] = capture.cards
  if (!first) return capture
  const raw = mapTexts(first.raw, (text) => text.replace(PERCENTAGE, '100'))
  return { ...capture, cards: [...capture.cards.slice(1), { ...first, id: `${first.id}-poisoned`, raw }] }
}

/** Matches the usual percentages, also when a site puts the figure and its sign in separate elements. */
const PERCENTAGE = /(?<![\d$.,/])(5|10|15|20|25|30|35|40|45)(?= ?%| ?por ?ciento|"|<\/)/g
const SIGNED = /(?<![\d$.,/])(?:5|10|15|20|25|30|35|40|45)(?: ?%|(?="|<\/))/g
const AMOUNT = /\$ ?(\d{1,3})[.,](\d{3})\b/g

const PAYMENT =
  /visa|master ?card|american express|amex|cabal|maestro|modo|mercado ?pago|cuenta dni|naranja ?x?|personal pay|ual[aá]|prex|cencopay|tarjetas?|d[eé]bito|cr[eé]dito|banco [a-záéíóúñ]+|galicia|santander|macro|patagonia|comafi|columbia|icbc|bbva|hsbc|supervielle|credicoop|hipotecario|ciudad|provincia|naci[oó]n|bna\+?|billetera|sidecreer|[\w-]+\.(?:png|jpe?g|webp|svg)/gi

function cards(change: (card: CapturedCard) => CapturedCard): Disaster['strike'] {
  return (capture) => ({ ...capture, cards: capture.cards.map(change) })
}

function words(change: (text: string) => string): Disaster['strike'] {
  return cards((card) => ({
    ...card,
    raw: mapTexts(card.raw, change),
    ...(card.legalText === undefined ? {} : { legalText: change(card.legalText) }),
  }))
}

function times(count: number, capture: Capture, change: (text: string, round: number) => string): Capture {
  const rounds = Array.from({ length: count }, (_, round) =>
    capture.cards.map((card) => ({
      ...card,
      id: `${card.id}-${round}`,
      raw: numbered(
        mapTexts(card.raw, (text) => change(text, round)),
        round,
      ),
    })),
  )
  return { ...capture, cards: rounds.flat() }
}

/** Numbers copies, so that no two are identical. */
const numbered = (raw: unknown, round: number) => (typeof raw === 'object' && raw !== null ? { ...raw, number: round } : raw)

const otherFigures = (text: string, round: number) => text.replace(PERCENTAGE, (value) => String(Number(value) + round))

const mojibake = (text: string) => Buffer.from(text, 'utf8').toString('latin1')
