import { EXAMPLE_SOURCES, type ExampleFile, exampleFile, rawForms } from '#chains/examples.ts'
import { asList, asObject, type JsonObject } from '#chains/forms/json.ts'
import { civilDateAt } from '#domain/calendar/clock.ts'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { type BankPromotionsShop, bankPromotionsSite } from './bankPromotionsSite.ts'
import { type Entry, escapeHtml, html, json, type Site, type SiteAnswer, type SiteRequest } from './site.ts'

/** What a site answers to an address: the first answer whose path and query are asked for. */
type Answer = {
  /** As `URLPattern` writes paths: `/benefits/:id`. */
  path: string
  /** The only parameters that the site takes; `*` is any value, or none. */
  query?: Record<string, string>
  /** Chooses the entry that a detail is of. */
  one?: Where
  /** A template: see `render`. */
  json?: unknown
  /** Templates of the page's lines. */
  html?: unknown[]
}

/** Places in an entry (`account.crmid`) with the values that they must have. */
type Where = Record<string, unknown>

/** What `examples/<source>.json` says of the site, beside its cards. */
type SiteFile = ExampleFile & {
  /** The name of the entry in the raw form; without it the raw form is the entry. */
  form?: string
  hosts: string[]
  /** Parts of the headers without which the site refuses. */
  headers?: Record<string, string>
  /** Where a further entry of the same words differs. */
  copied: string[]
  answers?: Answer[]
  /** Of a shop with the vendor's app instead: its service reckons, which no template can. */
  shop?: BankPromotionsShop
}

export type RehearsedSite = Site & { source: SourceSlug }

/** Makes the sites of all sources with these cards. @param now Expired entries ended long before this instant. */
export function allSites(cards: readonly CapturedCard[], now: Date): RehearsedSite[] {
  return EXAMPLE_SOURCES.map((source) => {
    const own = cards.filter((card) => card.source === source)
    return { source, ...siteOf(source, own, now) }
  })
}

/** Makes a source's site with these cards. */
export function siteOf(source: SourceSlug, cards: readonly CapturedCard[], now: Date): Site {
  const file = exampleFile<SiteFile>(source)
  const entryOf = (raw: unknown) => asObject(file.form === undefined ? raw : asObject(raw)?.[file.form])
  const entriesOf = (raws: readonly unknown[]) => withoutTwins(raws.map(entryOf).filter((entry) => entry !== null))
  const entries = entriesOf(cards.map(({ raw }) => raw))
  const others = entriesOf(rawForms(file.each, file.others ?? [], civilDateAt(now)))
  const copy = (entry: Entry, number: number) => file.copied.reduce((one, place) => copied(one, place.split('.'), number), entry)
  const lines = (cards[0]?.legalText ?? ' SIN PROMOCIONES **\n\nNo hay.').split('\n').map((line) => line.trim())
  const legal = lines.map((line) => line && `${escapeHtml(line)}<br>`).join('\n')
  const answer = (request: SiteRequest, shown: readonly Entry[]) =>
    answerOf(file, request, {
      shown: shown.length === 0 ? [] : [...shown, ...others],
      known: [...(shown.length > entries.length ? shown : entries), ...others],
      words: { legal },
    })
  return { hosts: file.hosts, entries, copy, answer, ...(file.shop && bankPromotionsSite(file.shop, cards)) }
}

/** Several cards may be of one entry. */
const withoutTwins = <T>(entries: readonly T[]): T[] => [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()]

/** Text gets the copy's number before a heading ends, or at its end. */
function copied(entry: Entry, [name = '', ...inner]: readonly string[], number: number): Entry {
  const value = entry[name]
  if (inner.length > 0) return { ...entry, [name]: copied(asObject(value) ?? {}, inner, number) }
  return { ...entry, [name]: typeof value === 'number' ? value + 1_000 * number : `${value}`.replace(/(?=<\/h\d>)|$/, `-${number}`) }
}

type Scope = {
  /** The entries on the site; a fault leaves fewer. */
  shown: readonly Entry[]
  /** What a list announces to have. */
  known: readonly Entry[]
  entry?: Entry
  /** Parts of the address, and the lines of the legal page. */
  words: JsonObject
  isHtml?: boolean
}

function answerOf({ headers = {}, answers = [] }: SiteFile, { url, headers: sent }: SiteRequest, scope: Scope): SiteAnswer | null {
  if (Object.entries(headers).some(([name, part]) => !String(sent[name]).includes(part))) return html('<h1>Forbidden</h1>', 403)
  const there = answers.flatMap((answer) => {
    const match = new URLPattern({ pathname: answer.path }).exec({ pathname: url.pathname })
    return match ? [{ answer, words: { ...scope.words, ...match.pathname.groups, ...Object.fromEntries(url.searchParams) } }] : []
  })
  if (there.length === 0) return null
  const asked = there.find(({ answer }) => isAskedFor(answer, url.searchParams))
  if (asked === undefined) return json({}, 400)
  const { answer, words } = asked
  const entry = answer.one && scope.shown.find((one) => hasValues(one, answer.one, words))
  if (answer.one && entry === undefined) return null
  const about = { ...scope, words, ...(entry && { entry }) }
  if (answer.html === undefined) return json(render(answer.json, about, answer.json))
  return html(asList(render(answer.html, { ...about, isHtml: true })).join('\n'))
}

function isAskedFor({ query }: Answer, parameters: URLSearchParams): boolean {
  if (query === undefined) return true
  const isKnown = [...parameters.keys()].every((name) => name in query)
  return isKnown && Object.entries(query).every(([name, value]) => value === '*' || parameters.get(name) === value)
}

const hasValues = (entry: Entry, where: Where = {}, words: JsonObject = {}) =>
  Object.entries(where).every(([place, value]) => written(placed(entry, place)) === written(fill(value, { words, shown: [], known: [] })))

/** What a fault put in may not be a text. */
const written = (value: unknown): string => (typeof value === 'object' ? '' : String(value))

const placed = (value: unknown, place: string): unknown =>
  place.split('.').reduce((inner, name) => (inner as JsonObject | null | undefined)?.[name], value)

/**
 * Fills a template. `{ "each": … }` in a list stands for what it makes of each entry, `where` and `unless` of some; `{ "text": … }` is JSON in a
 * text or script, `{ "sizeOf": "data.list" }` how many that list has, `{ "list": …, "from": … }` its rest. `{{place}}` is a value of the
 * entry, or a part of the address; in a page `{{{place}}}` is one that is HTML.
 */
function render(template: unknown, scope: Scope, whole?: unknown): unknown {
  if (Array.isArray(template)) return template.flatMap((item) => renderItem(item, scope, whole))
  const object = asObject(template)
  if (object === null) return fill(template, scope)
  if ('text' in object) return JSON.stringify(render(object.text, { ...scope, isHtml: false })).replaceAll('</', '<\\/')
  if (typeof object.sizeOf === 'string') return (render(placed(whole, object.sizeOf), { ...scope, shown: scope.known }) as unknown[]).length
  if ('from' in object) return (render(object.list, scope) as unknown[]).slice(Number(fill(object.from, scope) ?? 0))
  return Object.fromEntries(Object.entries(object).map(([name, inner]) => [name, render(inner, scope, whole)]))
}

function renderItem(item: unknown, scope: Scope, whole: unknown): unknown[] {
  const { each, where, unless } = asObject(item) ?? {}
  if (each === undefined) return [render(item, scope, whole)]
  const { words } = scope
  const chosen = scope.shown.filter(
    (entry) => hasValues(entry, where as Where, words) && !(unless && hasValues(entry, unless as Where, words)),
  )
  return withoutTwins(chosen.map((entry) => render(each, { ...scope, entry })))
}

function fill(template: unknown, { entry, words, isHtml }: Scope): unknown {
  if (typeof template !== 'string') return template
  const find = (place: string) => (place === '.' ? entry : Object.hasOwn(words, place) ? words[place] : placed(entry, place))
  const [, alone] = /^\{\{([^{}]+)\}\}$/.exec(template) ?? []
  if (alone !== undefined && !isHtml) return find(alone)
  return template.replace(/\{\{\{([^{}]+)\}\}\}|\{\{([^{}]+)\}\}/g, (_, raw?: string, escaped = '') =>
    raw === undefined ? escapeHtml(written(find(escaped))) : written(find(raw)),
  )
}
