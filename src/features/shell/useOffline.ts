import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { markOffline, useOfflineSince } from './offlineMark.ts'

/**
 * Keeps the app usable without a connection: registers the service worker (`src/serviceWorker.ts`), tells it when the wallet has changed, and marks the
 * document while it shows an old copy (`data-offline`, an instant; see OfflineNotice.tsx).
 * @param wallet The wallet's cookie value.
 */
export function useOffline(wallet: string): void {
  useServiceWorker()
  useOfflineMark()
  useWalletNews(wallet)
}

/** Milliseconds: who ticks one method after the other is done when nothing has changed for so long. */
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

/** Milliseconds after the page took over: what it still loads for itself comes first, and what it still draws, but not for ever. */
const REGISTER_AFTER = 700
const REGISTER_BEFORE = 1_500

function useServiceWorker(): void {
  useEffect(() => {
    // The development server's modules change under their names.
    if (import.meta.env.DEV) return
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

/** Milliseconds from a copy to the first attempt to reach the server, and at most from one attempt to the next: each wait is twice the one before. */
const FIRST_ATTEMPT = 1_000
const LONGEST_WAIT = 60_000

/**
 * While a copy is shown, asks until the server answers. The browser tells of a connection that comes back, not of a server that does, or of an
 * answer that came too late. The waits keep growing within a page: a slow connection must not make the notice come and go.
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
      // The service worker answers no HEAD.
      const answer = await fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
      if (isOver) return
      if (answer?.ok) found()
      else timer = setTimeout(attempt, wait.current)
    }
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isCopy, found])
}

/**
 * Without a connection the service worker answers with the copy of a page that it kept under its plain address, or of the home page in place of
 * a promotion's. The page starts with that address (`pageScript.ts`), so that it is the one that the server rendered, and moves on from it here.
 */
export function useAskedPage(): void {
  const router = useRouter()
  useEffect(() => {
    const { dataset } = document.documentElement
    const { asked } = dataset
    if (asked === undefined) return
    delete dataset.asked
    void router.navigate({ href: asked, replace: true })
  }, [router])
}
