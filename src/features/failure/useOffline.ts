import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { daysBetween } from '#domain/calendar/calendar.ts'
import { civilDateAt, systemClock, today } from '#domain/calendar/clock.ts'
import { createBrowserStore, useStore } from '#ui/store.ts'

/**
 * Keeps the app usable offline: registers the service worker (`src/serviceWorker.ts`), reports changes of the wallet to it,
 * and marks the document while it shows an old copy (`data-offline`, an instant; OfflineNotice.tsx).
 * @param wallet The wallet's cookie value.
 */
export function useOffline(wallet: string): void {
  useServiceWorker()
  useOfflineMark()
  useWalletNews(wallet)
}

/** Reports the wallet after this many milliseconds without a change, so that several ticks count as one. */
const SETTLED_AFTER = 1_500

function useWalletNews(wallet: string): void {
  const told = useRef(wallet)
  useEffect(() => {
    if (told.current === wallet) return
    const timer = setTimeout(() => {
      told.current = wallet
      navigator.serviceWorker?.controller?.postMessage({ type: 'wallet' })
    }, SETTLED_AFTER)
    return () => clearTimeout(timer)
  }, [wallet])
}

/** Milliseconds after hydration between which the worker is registered: the page's own loading and drawing comes first, but not forever. */
const REGISTER_AFTER = 700
const REGISTER_BEFORE = 1_500

/** What Chromium has and the types of browsers lack. */
type WithConnection = Navigator & { connection?: { saveData?: boolean } }

function useServiceWorker(): void {
  useEffect(() => {
    // The development server changes modules under the same names. Who saves data pays for what is opened, and nothing ahead.
    if (import.meta.env.DEV || (navigator as WithConnection).connection?.saveData) return
    // Private windows and full disks forbid it; the app works without.
    const register = () => void navigator.serviceWorker?.register('/sw.js').catch(() => {})
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: REGISTER_BEFORE - REGISTER_AFTER })
      else register()
    }, REGISTER_AFTER)
    return () => clearTimeout(timer)
  }, [])
}

function useOfflineMark(): void {
  const router = useRouter()
  const found = useCallback(() => {
    markOffline(null)
    void router.invalidate()
  }, [router])
  useAttempts(found)
  useEffect(() => {
    const lost = () => markOffline(new Date(performance.timeOrigin).toISOString())
    const heard = ({ data }: MessageEvent<{ offlineSince?: string } | null>) => data?.offlineSince && markOffline(data.offlineSince)
    if (!navigator.onLine) lost()
    addEventListener('offline', lost)
    addEventListener('online', found)
    navigator.serviceWorker?.addEventListener('message', heard)
    return () => {
      removeEventListener('offline', lost)
      removeEventListener('online', found)
      navigator.serviceWorker?.removeEventListener('message', heard)
    }
  }, [found])
}

/** Milliseconds until the first attempt to reach the server, and the longest wait between attempts; each wait doubles. */
const FIRST_ATTEMPT = 1_000
const LONGEST_WAIT = 60_000

/**
 * While a copy is shown, asks until the server answers. The browser reports a returning connection, but not a
 * returning server or a late answer. Waits keep growing within a page, so that a slow connection does not make the
 * notice flicker.
 */
function useAttempts(found: () => void): void {
  const isCopy = useOfflineSince() !== null
  const wait = useRef(FIRST_ATTEMPT)
  useEffect(() => {
    if (!isCopy) return
    let isOver = false
    let timer = setTimeout(attempt, wait.current)
    async function attempt() {
      wait.current = Math.min(2 * wait.current, LONGEST_WAIT)
      // The service worker does not answer HEAD requests.
      const answer = await fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
      if (isOver) return
      // A Wi-Fi portal answers anything with a page.
      if (answer?.ok && answer.headers.get('content-type')?.startsWith('image/svg')) found()
      else timer = setTimeout(attempt, wait.current)
    }
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isCopy, found])
}

/**
 * Offline, the service worker answers with a kept copy under its plain address, or for a page never opened with the home page, out of
 * sight (`data-stand-in`). The page starts at that address (`pageScript.ts`), as the server rendered it; this then navigates to the
 * requested one.
 */
export function useRequestedPage(): void {
  const router = useRouter()
  useEffect(() => {
    const { dataset } = document.documentElement
    const { asked } = dataset
    if (asked === undefined) return
    delete dataset.asked
    void router.navigate({ href: asked, replace: true }).finally(() => {
      delete dataset.standIn
    })
  }, [router])
}

/** The document's data attributes, which style sheets and the page's inline script use as well. */
const marks = createBrowserStore(() => document.documentElement.dataset, [])

function markOffline(since: string | null): void {
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
