import { useSyncExternalStore } from 'react'
import { daysBetween } from '#domain/calendar/calendar.ts'
import { civilDateAt, systemClock, today } from '#domain/calendar/clock.ts'

/** Sent when the document's marks change. */
const CHANGED = 'yapa:offline'

function subscribe(changed: () => void): () => void {
  addEventListener(CHANGED, changed)
  return () => removeEventListener(CHANGED, changed)
}

/** Marks that the document shows what was read at an instant, or (null) that it does not any more. The first mark stays. */
export function markOffline(since: string | null): void {
  const { dataset } = document.documentElement
  if (since !== null) dataset.offline ??= since
  else {
    delete dataset.offline
    delete dataset.copy
  }
  dispatchEvent(new Event(CHANGED))
}

/** Since when the document shows an old copy (an instant); null while it does not. */
export function useOfflineSince(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.offline ?? null,
    () => null,
  )
}

/** The days that have begun in Argentina since a page was made that the service worker had kept; 0 for a page of now. */
export function useDaysKept(): number {
  return useSyncExternalStore(
    subscribe,
    () => {
      const { copy, offline } = document.documentElement.dataset
      return copy === undefined || offline === undefined ? 0 : Math.max(0, daysBetween(civilDateAt(new Date(offline)), today(systemClock)))
    },
    () => 0,
  )
}
