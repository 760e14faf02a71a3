import { useEffect } from 'react'
import type { AfterUses } from '#domain/choice/ranking.ts'
import { createStore, useStore } from '#ui/store.ts'

/**
 * What this browser's shopper has used, as far as lists need it. The book itself (`useBook.ts`) is only loaded where something is written in it: a
 * note in the browser's storage says so, which the page's first script reads as well (`features/shell/pageScript.ts`).
 */
export const NOTE = 'yapa-usos'

const after = createStore<AfterUses | undefined>(undefined)

/** Tells every list what was used; undefined: nothing. */
export const tellLists = after.write

/** What the shopper has used; undefined on the server, while the book is being read, and where it is empty or cannot be read. */
export function useAfterUses(): AfterUses | undefined {
  const now = useStore(after, undefined)
  useEffect(() => {
    const { dataset } = document.documentElement
    // The lists no longer wait for it.
    if (now !== undefined) delete dataset.uses
    else if (dataset.uses !== undefined) {
      // Without it the lists say what a first use saves.
      void import('./useBook.ts')
        .then((book) => book.readBook())
        .catch(() => undefined)
        .finally(() => delete dataset.uses)
    }
  }, [now])
  return now
}
