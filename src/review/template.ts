import { createHash } from 'node:crypto'
import { MONTHS } from '#domain/calendar/calendar.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { fold } from '#domain/text/fold.ts'

/** One word, figure or sign of a card, as written, folded, and masked: the template hides figures that change each month. */
export type TemplateToken = Span & { word: string; masked: string }

/** A card's words without the figures that change each month. Cards with the same key differ only in those. */
export type Template = { key: string; tokens: readonly TemplateToken[] }

/** Matches amounts with their sign, numeric dates, percentages, other figures, words, and signs with a meaning. */
const TOKEN =
  /(?<money>\${1,3}\s?\d+(?:[.,]\d+)*)|(?<date>\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?(?![\d.,]*\d))|(?<percent>\d+(?:[.,]\d+)?\s?%)|(?<number>\d+(?:[.,]\d+)*)|(?<word>\p{L}+)|[$%+]/gu

const MONTH_WORDS = new Set([...MONTHS, ...'setiembre ene feb abr jun jul ago sep sept oct nov dic'.split(' ')])
const WEEKDAYS = new Set('lunes martes miercoles jueves viernes sabado sabados domingo domingos'.split(' '))
/** Words between the days of a month and its name: "del 1 al 7 y el 15 de junio". */
const BETWEEN_DAYS = new Set([...'de del al a y e o hasta desde el la los las dia dias'.split(' '), ...WEEKDAYS])
/** Words without meaning, which cards use or omit freely. */
const IDLE = new Set('el la los las de del'.split(' '))
/** The same, in the name of a picture's file. */
const IDLE_OF_FILE = new Set('png jpg jpeg webp svg gif logo logos card vector horizontal vertical grande chico vtex xl'.split(' '))
const FILE = /\.(?:png|jpe?g|webp|svg|gif)$/i
const INSTALMENTS = /^(?:cuota|csi|pago)/
/** No real text has more words between a month and its first day. */
const MOST_DAYS = 24
/** From here on, figures are amounts, years or registration numbers. */
const LARGE = 1_000

/** Makes the template of a card; never throws. */
export function makeTemplate({ source, text, blocks }: Pick<CardWords, 'source' | 'text' | 'blocks'>): Template {
  const parts = blocks.map(({ role, start, end }) => ({ role, tokens: tokensIn(text.slice(start, end), start) }))
  const hash = createHash('sha256').update(source)
  for (const { role, tokens } of parts) hash.update(`\n${role} ${tokens.map(({ masked }) => masked).join(' ')}`)
  return { key: hash.digest('base64url').slice(0, 32), tokens: parts.flatMap(({ tokens }) => tokens) }
}

function tokensIn(words: string, start: number): TemplateToken[] {
  const tokens = Array.from(words.matchAll(TOKEN), (match): TemplateToken => {
    const word = fold(match[0])
    return { word, masked: maskOf(word, match.groups ?? {}), start: start + match.index, end: start + match.index + match[0].length }
  })
  for (const [at, { masked }] of tokens.entries()) {
    if (masked === MASKS.month) maskDaysBefore(tokens, at)
    if (WEEKDAYS.has(masked)) maskDaysAfter(tokens, at)
  }
  const kept = FILE.test(words) ? tokens.filter((token, at) => !isIdleOfFile(token, tokens[at + 1])) : tokens
  return joined(kept.filter(({ masked }) => !IDLE.has(masked)))
}

/** Merges the days of a list, and a month with its year: another month has more days, or omits the year. */
function joined(tokens: readonly TemplateToken[]): TemplateToken[] {
  const all: TemplateToken[] = []
  for (const token of tokens) {
    const [before, last] = [all.at(-2), all.at(-1)]
    const isYear = last?.masked === MASKS.month && /^20\d\d$/.test(token.word)
    const isSecondDay = token.masked === MASKS.day && last?.masked === MASKS.day
    const isLastDay = token.masked === MASKS.day && last?.masked === 'y' && before?.masked === MASKS.day
    if (isLastDay) all.pop()
    if (isYear || isSecondDay || isLastDay) all.push(spanning(all.pop() as TemplateToken, token))
    else all.push(token)
  }
  return all
}

const spanning = (one: TemplateToken, other: TemplateToken): TemplateToken => ({
  ...one,
  word: `${one.word} ${other.word}`,
  end: other.end,
})

/** No word of a card looks like these. */
const MASKS = { money: '<$>', date: '<date>', percent: '<%>', number: '<n>', month: '<month>', day: '<day>' }

function maskOf(word: string, groups: Record<string, string | undefined>): string {
  if (groups.money !== undefined) return MASKS.money
  if (groups.date !== undefined) return MASKS.date
  if (groups.percent !== undefined) return MASKS.percent
  if (groups.number !== undefined) return Number(word.replace(/[.,]/g, '')) >= LARGE ? MASKS.number : word
  if (MONTH_WORDS.has(word)) return MASKS.month
  return WEEKDAYS.has(word) ? word.replace(/(?<=[od])s$/, '') : word
}

/** Masks the numbers before a month that are days; other small numbers, such as instalments, do not lead to a month. */
function maskDaysBefore(tokens: TemplateToken[], month: number): void {
  for (let at = month - 1; at >= 0 && month - at <= MOST_DAYS; at--) {
    const token = tokens[at] as TemplateToken
    if (isDay(token)) token.masked = MASKS.day
    else if (!BETWEEN_DAYS.has(token.masked)) return
  }
}

/** Masks days after a weekday ("Sábados 22 y 29"), but not counts ("lunes 3 cuotas"). */
function maskDaysAfter(tokens: TemplateToken[], weekday: number): void {
  let end = weekday + 1
  while (isListed(tokens[end])) end++
  if (INSTALMENTS.test(tokens[end]?.word ?? '')) return
  for (const token of tokens.slice(weekday + 1, end)) if (isDay(token)) token.masked = MASKS.day
}
const isListed = (token: TemplateToken | undefined) => token !== undefined && (isDay(token) || token.word === 'y')

const isDay = ({ masked }: TemplateToken) =>
  masked === MASKS.day || (/^\d{1,2}$/.test(masked) && Number(masked) >= 1 && Number(masked) <= 31)

/** A file's version and size have no meaning; a number of instalments does. */
const isIdleOfFile = ({ masked }: TemplateToken, next: TemplateToken | undefined) =>
  IDLE_OF_FILE.has(masked) || masked === 'x' || (/^[\d<]/.test(masked) && masked !== MASKS.percent && !INSTALMENTS.test(next?.word ?? ''))

export function maskFigures(text: string): string {
  return tokensIn(text, 0)
    .map(({ masked }) => masked)
    .join(' ')
}

export function hasSameFigures(one: Template, other: Template): boolean {
  return one.key === other.key && one.tokens.every(({ word }, at) => word === other.tokens[at]?.word)
}

/** Finds the same words on another card of the template; null unless they are whole words. */
export function findSameWords({ start, end }: Span, from: Template, to: Template): Span | null {
  const first = from.tokens.findIndex((token) => token.end > start)
  const last = from.tokens.findLastIndex((token) => token.start < end)
  const [opens, closes] = [to.tokens[first], to.tokens[last]]
  return first > last || opens === undefined || closes === undefined ? null : { start: opens.start, end: closes.end }
}
