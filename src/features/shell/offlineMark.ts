import { useSyncExternalStore } from 'react'
import { daysBetween } from '#domain/calendar/calendar.ts'
import { civilDateAt, systemClock, today } from '#domain/calendar/clock.ts'

/** The event that reports a change of the document's marks. */
const CHANGED = 'yapa:offline'

function subscribe(changed: () => void): () => void {
  addEventListener(CHANGED, changed)
  return () => removeEventListener(CHANGED, changed)
}

/** Marks that the document shows data read at an instant; null removes the mark. An existing mark stays. */
export function markOffline(since: string | null): void {
  const { dataset } = document.documentElement
  if (since !== null) dataset.offline ??= since
  else {
    delete dataset.offline
    delete dataset.copy
  }
  dispatchEvent(new Event(CHANGED))
}

/** Returns the instant of the old copy on screen; null for a current page. */
export function useOfflineSince(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.offline ?? null,
    () => null,
  )
}

/** Counts the days that began in Argentina since the service worker's copy was made; 0 for a current page. */
export function useCopyAgeInDays(): number {
  return useSyncExternalStore(
    subscribe,
    () => {
      const { copy, offline } = document.documentElement.dataset
      return copy === undefined || offline === undefined ? 0 : Math.max(0, daysBetween(civilDateAt(new Date(offline)), today(systemClock)))
    },
    () => 0,
  )
}
