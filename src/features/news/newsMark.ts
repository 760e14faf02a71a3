import { useEffect, useState } from 'react'
import { cookieValue } from '#domain/wallet/codec/cookie.ts'
import { lastingCookie } from '#ui/lastingCookie.ts'

/**
 * Up to which publication the shopper has seen the news, and up to which before that (ISO instants): the news of the last look
 * stay until there are newer ones.
 */
export type NewsMark = { seen: string; before: string }

export const NEWS_COOKIE = 'yapa_novedades'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** Finds the mark among cookies; null when there is none, or it is none of ours. */
export function newsMarkIn(cookies: string | null | undefined): NewsMark | null {
  return readNewsMark(cookieValue(cookies, NEWS_COOKIE))
}

/** Reads the cookie's value; null when there is none, or it is none of ours. */
export function readNewsMark(value: string | null): NewsMark | null {
  const [seen = '', before = '', ...more] = value?.split('_') ?? []
  return [seen, before].every((one) => INSTANT.test(one) && !Number.isNaN(Date.parse(one))) && more.length === 0 ? { seen, before } : null
}

export const writeNewsMark = ({ seen, before }: NewsMark) => `${seen}_${before}`

const EVER = '1970-01-01T00:00:00.000Z'
/** A mark earlier than this comes from a visit when nothing was published, so it counts as no mark. */
export const FIRST_NEWS = '2020-01-01T00:00:00.000Z'

/** Returns the mark after a look at the news. A shopper without a mark counts as having seen all of them. */
export function updateNewsMark(mark: NewsMark | null, news: readonly { publishedAt: string }[]): NewsMark {
  const latest = [mark?.seen ?? EVER, ...news.map(({ publishedAt }) => publishedAt)].sort().at(-1) as string
  if (mark === null) return { seen: latest, before: latest }
  return latest === mark.seen ? mark : { seen: latest, before: mark.seen }
}

/** Returns the mark as it was when the page was opened. @param ofRequest What the server read; undefined in the browser. */
export function useNewsMark(ofRequest: NewsMark | null | undefined): NewsMark | null {
  const [mark] = useState(() => (ofRequest === undefined ? newsMarkIn(document.cookie) : ofRequest))
  return mark
}

/** Stores the mark once the page is seen, in the browser only: a program that asks for the page sees nothing. */
export function useKeptNewsMark(mark: NewsMark | null): void {
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads this cookie for the first paint; Cookie Store is not everywhere.
    if (mark !== null) document.cookie = lastingCookie(NEWS_COOKIE, writeNewsMark(mark))
  }, [mark])
}
