import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { FaultName } from './faults.ts'

/** A request as a site sees it, with the real host. */
export type SiteRequest = { method: string; url: URL; headers: Readonly<Record<string, string | string[] | undefined>>; body: string }

export type SiteAnswer = { status: number; type: string; body: string; headers?: Record<string, string> }

/** Faults that change the contents of a site. */
export type ContentFault = Extract<FaultName, 'changed-markup' | 'empty-list' | 'ten-fold' | 'poisoned-card'> | null

/** A rehearsed site: pages and services in the exact forms of the real one. */
export type Site = {
  hosts: readonly string[]
  /** Returns null for an unknown address. */
  answer(request: SiteRequest, fault: ContentFault): SiteAnswer | null
}

/** The contents of a site. */
export type Shown = {
  cards: readonly CapturedCard[]
  /** Entries are published around this instant. */
  now: Date
  /** The older form of its page, by the site's own name for it; undefined for today's. */
  variant: string | undefined
}

/** Makes a chain's site; exported as `site` by its `rehearsal.ts`. */
export type SiteOf = (shown: Shown) => Site

export type Entry = Record<string, unknown>

export const json = (value: unknown, status = 200): SiteAnswer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
})

export const html = (body: string, status = 200): SiteAnswer => ({ status, type: 'text/html; charset=utf-8', body })

/**
 * Applies a fault to the entries of a list.
 * @param copy Copies an entry, distinguished by a number.
 * @param poison Makes an entry with hostile contents in the list's form.
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

/** Makes a value nested far beyond real data. */
export function nestValue(depth: number): unknown {
  let value: unknown = 'hondo'
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** Text that would execute, escape or overload if anybody trusted it. */
export const HOSTILE_TEXT = `"><script>alert(1)</script><img src=x onerror=alert(1)>\u0000\u202e${'😀'.repeat(10)}{{constructor}}'; DROP TABLE promotions;--`
