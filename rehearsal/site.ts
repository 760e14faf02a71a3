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

export const json = (value: unknown, status = 200): SiteAnswer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
})

export const html = (body: string, status = 200): SiteAnswer => ({ status, type: 'text/html; charset=utf-8', body })

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
