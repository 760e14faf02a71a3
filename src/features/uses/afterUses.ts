import { useEffect } from 'react'
import type { AfterUses } from '#domain/choice/ranking.ts'
import { createStore, useStore } from '#ui/store.ts'

/**
 * The storage key that says that this browser has recorded uses. It lets lists skip the book (`useBook.ts`) when there are
 * none; the page's first script reads it too (`features/frame/pageScript.ts`).
 */
export const USES_NOTE_KEY = 'yapa-usos'

const after = createStore<AfterUses | undefined>(undefined)

/** Tells every list how the recorded uses change savings; undefined means no uses. */
export const tellAfterUses = after.write

/** Returns how recorded uses change savings; undefined on the server, while the book is being read, and if it is empty or unreadable. */
export function useAfterUses(): AfterUses | undefined {
  const now = useStore(after, undefined)
  useEffect(() => {
    const { dataset } = document.documentElement
    // The lists stop waiting, because the uses have arrived.
    if (now !== undefined) delete dataset.uses
    else if (dataset.uses !== undefined) {
      // Without the book the lists show the saving of a first use.
      void import('./useBook.ts')
        .then((book) => book.readBook())
        .catch(() => undefined)
        .finally(() => delete dataset.uses)
    }
  }, [now])
  return now
}
