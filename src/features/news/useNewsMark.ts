import { useEffect, useState } from 'react'
import { keptCookie } from '#ui/keptCookie.ts'
import { NEWS_COOKIE, type NewsMark, newsMarkIn, writeNewsMark } from './newsMark.ts'

/** Returns the mark as it was when the page was opened. @param ofRequest What the server read; undefined in the browser. */
export function useNewsMark(ofRequest: NewsMark | null | undefined): NewsMark | null {
  const [mark] = useState(() => (ofRequest === undefined ? newsMarkIn(document.cookie) : ofRequest))
  return mark
}

/** Stores the mark once the page is seen, in the browser only: a program that asks for the page sees nothing. */
export function useKeptNewsMark(mark: NewsMark | null): void {
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads this cookie for the first paint; Cookie Store is not everywhere.
    if (mark !== null) document.cookie = keptCookie(NEWS_COOKIE, writeNewsMark(mark))
  }, [mark])
}
