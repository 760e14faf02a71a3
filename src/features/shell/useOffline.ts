import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Milliseconds after the load: by then even a slow connection has loaded the page. */
const REGISTER_AFTER = 4_000

/**
 * Keeps the app usable without a connection: registers the service worker (`public/sw.js`), sends it what it missed, tells it when the
 * wallet has changed, and marks the document while it shows an old copy (`data-offline`, an instant; see OfflineNotice.tsx).
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

function useServiceWorker(): void {
  useEffect(() => {
    // The development server's modules change under their names.
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
    const timer = setTimeout(() => void register(), REGISTER_AFTER)
    return () => clearTimeout(timer)
  }, [])
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js')
    if (navigator.serviceWorker.controller) return
    const { active } = await navigator.serviceWorker.ready
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage({
      type: 'arrived',
      page: location.href,
      files: files.filter((url) => url.startsWith(`${location.origin}/assets/`)),
    })
  } catch {
    // Private windows and full disks forbid it; the app works without.
  }
}

function useOfflineMark(): void {
  const router = useRouter()
  useEffect(() => {
    const { dataset } = document.documentElement
    const mark = (since: string) => {
      dataset.offline ??= since
      dispatchEvent(new Event('yapa:offline'))
    }
    const lost = () => mark(new Date(performance.timeOrigin).toISOString())
    const found = () => {
      delete dataset.offline
      dispatchEvent(new Event('yapa:offline'))
      void router.invalidate()
    }
    const heard = ({ data }: MessageEvent<{ offlineSince?: string } | null>) => data?.offlineSince && mark(data.offlineSince)
    if (!navigator.onLine) lost()
    addEventListener('offline', lost)
    addEventListener('online', found)
    navigator.serviceWorker?.addEventListener('message', heard)
    return () => {
      removeEventListener('offline', lost)
      removeEventListener('online', found)
      navigator.serviceWorker?.removeEventListener('message', heard)
    }
  }, [router])
}
