import { asObject } from '#chains/forms/json.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { FaultName } from './faults.ts'

/** A request as a site sees it, with the real host. */
export type SiteRequest = { method: string; url: URL; headers: Readonly<Record<string, string | string[] | undefined>>; body: string }

export type SiteAnswer = { status: number; type: string; body: string; headers?: Record<string, string> }

/** An entry of a site's list, in the site's own form. */
export type Entry = Record<string, unknown>

/** A rehearsed site: pages and services in the exact forms of the real one. */
export type Site = {
  hosts: readonly string[]
  entries: readonly Entry[]
  /** Makes another entry of the same words. */
  copy(entry: Entry, number: number): Entry
  /** Returns null for an unknown address. */
  answer(request: SiteRequest, entries: readonly Entry[]): SiteAnswer | null
}

/** Makes a chain's site; exported as `site` by its `rehearsal.ts`. `now`: entries are published around this instant. */
export type SiteOf = (cards: readonly CapturedCard[], now: Date) => Site

/** Returns what the site itself sent of the cards: the part of their raw form that has this name. */
export function entriesOf(cards: readonly CapturedCard[], form: string): Entry[] {
  return cards.map(({ raw }) => asObject(asObject(raw)?.[form])).filter((entry) => entry !== null)
}

export const json = (value: unknown, status = 200): SiteAnswer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
})

export const html = (body: string, status = 200): SiteAnswer => ({ status, type: 'text/html; charset=utf-8', body })

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Returns the site's entries as a fault leaves them. */
export function faultyEntries({ entries, copy }: Site, fault: FaultName | undefined): readonly Entry[] {
  const [first, ...others] = entries
  if (fault === 'empty-list' || first === undefined) return []
  if (fault === 'short-list') return [first]
  if (fault === 'poisoned-card') return [first, poison(first), ...others]
  if (fault !== 'ten-fold') return entries
  return [entries, ...Array.from({ length: 9 }, (_, number) => entries.map((entry) => copy(entry, number + 1)))].flat()
}

/** Returns an answer as the next version of a site would give it: every name in it is another, the words are the same. */
export function changeForm(answer: SiteAnswer): SiteAnswer {
  const body = answer.type.includes('json')
    ? answer.body.replace(/"(\w{1,60})":/g, '"v2_$1":')
    : answer.body.replace(/[-*]|[a-z](?=[A-Z])/g, '$&_')
  return { ...answer, body }
}

/** Text that would execute, escape or overload if anybody trusted it. */
const HOSTILE_TEXT = `"><script>alert(1)</script><img src=x onerror=alert(1)>\u0000\u202e${'😀'.repeat(10)}{{constructor}}'; DROP TABLE promotions;--`

/** In turn, for the fields of an entry. Text comes inside the first element of a field that is HTML. */
const HOSTILE: readonly ((value: unknown) => unknown)[] = [
  (value) => String(value).replace(/>|$/, (end) => end + HOSTILE_TEXT.repeat(5_000)),
  () => nestValue(600),
  () => [HOSTILE_TEXT],
  () => ({ $ne: null, toString: 1, html: HOSTILE_TEXT }),
]

function poison(entry: Entry): Entry {
  return Object.fromEntries(Object.entries(entry).map(([name, value], index) => [name, HOSTILE[index % HOSTILE.length]?.(value)]))
}

/** Makes a value nested far beyond real data. */
function nestValue(depth: number): unknown {
  let value: unknown = 'hondo'
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}
