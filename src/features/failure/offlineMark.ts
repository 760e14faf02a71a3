import { daysBetween } from '#domain/calendar/calendar.ts'
import { civilDateAt, systemClock, today } from '#domain/calendar/clock.ts'
import { createBrowserStore, useStore } from '#ui/store.ts'

/** The document's data attributes, which style sheets and the page's inline script use as well. */
const marks = createBrowserStore(() => document.documentElement.dataset, [])

export function markOffline(since: string | null): void {
  const { dataset } = document.documentElement
  if (since !== null) dataset.offline ??= since
  else {
    delete dataset.offline
    delete dataset.copy
  }
  marks.refresh()
}

/** Returns the instant of the old copy on screen; null for a current page. */
export function useOfflineSince(): string | null {
  return useStore(marks, null, ({ offline }) => offline ?? null)
}

/** Counts the days that began in Argentina since the service worker's copy was made; 0 for a current page. */
export function useCopyAgeInDays(): number {
  return useStore(marks, 0, ({ copy, offline }) =>
    copy === undefined || offline === undefined ? 0 : Math.max(0, daysBetween(civilDateAt(new Date(offline)), today(systemClock))),
  )
}
