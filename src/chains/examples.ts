import { readFileSync } from 'node:fs'
import {
  addDays,
  type CivilDate,
  firstOfMonth,
  lastOfMonth,
  MONTHS,
  monthOf,
  WEEKDAYS,
  weekdayOf,
  yearOf,
} from '#domain/calendar/calendar.ts'
import { dayStart } from '#domain/calendar/clock.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { FEED_SLUGS, type SourceSlug } from '#domain/catalogue/source.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { asList, asObject, type JsonObject } from './forms/json.ts'

export const EXAMPLE_SOURCES: readonly SourceSlug[] = [...CHAIN_SLUGS, ...FEED_SLUGS]

/** `each`: a card's whole form; `cards`: what differs; `parts`: several of one entry; `words`: placeholders that are no days (`fillIn`). */
export type ExampleFile = {
  each: JsonObject
  cards: JsonObject[]
  /** The site shows them, and the source must not read them as its own. */
  others?: JsonObject[]
  /** Shared by all cards. */
  legalText?: string[]
}

export function exampleFile<File extends ExampleFile>(source: SourceSlug): File {
  return JSON.parse(readFileSync(new URL(`../../examples/${source}.json`, import.meta.url), 'utf8'))
}

export function exampleCards(today: CivilDate, sources = EXAMPLE_SOURCES): CapturedCard[] {
  return sources.flatMap((source) => {
    const { each, cards, legalText } = exampleFile(source)
    const raws = rawForms(each, cards, today)
    const shared = legalText && { legalText: String(fillIn(legalText.join('\n'), today)) }
    return raws.map((raw, at) => ({ id: `example-${source}-${numberOf(at)}`, raw, ...shared, source, capturedAt: today }))
  })
}

export function rawForms(each: JsonObject, cards: readonly JsonObject[], today: CivilDate): JsonObject[] {
  const all = cards.flatMap(({ parts, ...card }) => (parts === undefined ? [card] : objectsIn(parts).map((part) => ({ ...card, ...part }))))
  return all.map((card, at) => {
    const { words, ...form } = objectIn(merge(each, card))
    return objectIn(fillIn(form, today, { ...objectIn(fillIn(words, today)), number: numberOf(at) }))
  })
}

const objectIn = (value: unknown): JsonObject => asObject(value) ?? {}
const objectsIn = (list: unknown): JsonObject[] => asList(list).map(objectIn)
const numberOf = (at: number) => String(at + 1).padStart(2, '0')

function merge(usual: unknown, own: unknown): unknown {
  const [all, some] = [asObject(usual), asObject(own)]
  return all && some ? { ...all, ...Object.fromEntries(Object.entries(some).map(([key, value]) => [key, merge(all[key], value)])) } : own
}

const PLACEHOLDER = /\{\{([^{}]+)\}\}/g
const ALONE = /^\{\{([^{}]+)\}\}$/

/** `{{first}}` of this month, `{{last}}` of the next, `{{pastFirst}}` of the last, `{{Jueves}}` the next, `{{last+1}}`, `{{last iso}}`. */
export function fillIn(value: unknown, today: CivilDate, words: JsonObject = {}): unknown {
  if (Array.isArray(value)) return value.map((item) => fillIn(item, today, words))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillIn(inner, today, words)]))
  if (typeof value !== 'string') return value
  const meant = (name: string) => (Object.hasOwn(words, name) ? words[name] : writtenDay(name, today))
  const [, alone] = ALONE.exec(value) ?? []
  return alone === undefined ? value.replace(PLACEHOLDER, (_, name: string) => String(meant(name))) : meant(alone)
}

const FORMATS: Record<string, (day: CivilDate) => string | number> = {
  'dd/mm/yyyy': (day) => day.split('-').reverse().join('/'),
  'dd/mm/yy': (day) => day.slice(2).split('-').reverse().join('/'),
  'dd/mm': (day) => day.slice(5).split('-').reverse().join('/'),
  iso: (day) => day,
  month: (day) => MONTHS[monthOf(day) - 1] as string,
  MONTH: (day) => (MONTHS[monthOf(day) - 1] as string).toUpperCase(),
  year: (day) => String(yearOf(day)),
  /** First and last millisecond of the day in Argentina, and its first second as a text. */
  start: (day) => dayStart(day).getTime(),
  end: (day) => dayStart(addDays(day, 1)).getTime() - 1,
  seconds: (day) => String(dayStart(day).getTime() / 1_000),
}

/** @throws for a placeholder that is none: a mistake in a file. */
function writtenDay(placeholder: string, today: CivilDate): string | number {
  const [, name = '', offset = '0', format = 'dd/mm/yyyy'] = /^(\w+)([+-]\d+)?(?: (\S+))?$/.exec(placeholder) ?? []
  const [day, write] = [namedDay(name, today), FORMATS[format]]
  if (day === null || write === undefined) throw new Error(`examples/: {{${placeholder}}} is no word of the card and no day`)
  return write(addDays(day, Number(offset)))
}

function namedDay(name: string, today: CivilDate): CivilDate | null {
  const first = firstOfMonth(today)
  if (name === 'first') return first
  if (name === 'last') return lastOfMonth(addDays(lastOfMonth(today), 1))
  if (name === 'pastLast') return addDays(first, -1)
  if (name === 'pastFirst') return firstOfMonth(addDays(first, -1))
  const at = (WEEKDAYS as readonly string[]).indexOf(name)
  return at < 0 ? null : addDays(today, (at - WEEKDAYS.indexOf(weekdayOf(today)) + 7) % 7)
}
