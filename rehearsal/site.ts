import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { FaultName } from './faults.ts'

/** A request as a site sees it: its host is the true one, whatever address it came by. */
export type SiteRequest = { method: string; url: URL; headers: Readonly<Record<string, string | string[] | undefined>>; body: string }

export type SiteAnswer = { status: number; type: string; body: string }

/** What is wrong with the contents of a site, as far as the site itself has to know. */
export type ContentFault = Extract<FaultName, 'changed-markup' | 'empty-list' | 'ten-fold' | 'poisoned-card'> | null

/** A rehearsed site: pages and services in the exact shapes of the real one. */
export type Site = {
  hosts: readonly string[]
  /** null: no such address. */
  answer(request: SiteRequest, fault: ContentFault): SiteAnswer | null
}

/** What a site shows. */
export type Shown = {
  cards: readonly CapturedCard[]
  /** Entries are published around this moment. */
  now: Date
  /** Which of the forms that its page had at different times; the site's own words, undefined for today's. */
  variant: string | undefined
}

/** A chain's site, the `site` of its `rehearsal.ts`. */
export type SiteOf = (shown: Shown) => Site

export type Entry = Record<string, unknown>

export const json = (value: unknown, status = 200): SiteAnswer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
})

export const html = (body: string, status = 200): SiteAnswer => ({ status, type: 'text/html; charset=utf-8', body })

/**
 * The entries of a list as a fault leaves them.
 * @param copy A copy of the entry, distinguished by a number.
 * @param poison An entry of hostile contents in the shape of the list.
 */
export function applyFaultToEntries(
  fault: ContentFault,
  entries: readonly Entry[],
  copy: (entry: Entry, number: number) => Entry,
  poison: () => Entry,
): Entry[] {
  if (fault === 'empty-list') return []
  if (fault === 'poisoned-card') return [...entries.slice(0, 1), poison(), ...entries.slice(1)]
  if (fault !== 'ten-fold') return [...entries]
  return Array.from({ length: 10 }, (_, number) => entries.map((entry) => (number === 0 ? entry : copy(entry, number)))).flat()
}

/** A value nested beyond reason. */
export function nestValue(depth: number): unknown {
  let value: unknown = 'hondo'
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** Text that would run, break out or weigh if anybody trusted it. */
export const HOSTILE_TEXT = `"><script>alert(1)</script><img src=x onerror=alert(1)>\u0000\u202e${'😀'.repeat(10)}{{constructor}}'; DROP TABLE promotions;--`
