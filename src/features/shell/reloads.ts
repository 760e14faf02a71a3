import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { MISSING_MODULE } from './importWhole.ts'

/** The prefix of the router's note of a reload; the message with the address of the file follows. */
const RELOADED = 'tanstack_router_reload:'

/**
 * A page whose module cannot be imported is reloaded by the router, once for each file that is missing. Here one more reload is allowed once the
 * file can be had: that is checked after the shopper has moved on, never while a page starts, so that no page can reload itself in circles.
 */
export function useReloads(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) void renewReloads()
      }),
    [router],
  )
}

/**
 * The same reload for what a page is read with (`callsWhenNeeded.ts`), which is no component of the router's: its view of a failed page calls
 * this. Without a connection a reload would only lose the page.
 */
export function useReloadForMissing(error: unknown): void {
  useEffect(() => {
    const said = error instanceof Error ? error.message : ''
    if (said.startsWith(MISSING_MODULE) && navigator.onLine && isFirstTime(said)) location.reload()
    // What the page could not read may be in a copy that the service worker kept; a document that was opened here already is that copy.
    if (error instanceof TypeError && navigator.serviceWorker?.controller && !cameAs(location.pathname)) location.reload()
  }, [error])
}

function cameAs(path: string): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document === undefined || new URL(document.name).pathname === path
}

function isFirstTime(said: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED + said) !== null) return false
    sessionStorage.setItem(RELOADED + said, '1')
    return true
  } catch {
    // Without a note it could reload forever.
    return false
  }
}

/** Forgets the reloads for files that can be had by now. */
async function renewReloads(): Promise<void> {
  for (const key of keysOf()) {
    const address = URL.parse(/https?:\S+/.exec(key)?.[0] ?? '')
    if (address?.origin === location.origin && (await canBeHad(address))) sessionStorage.removeItem(key)
  }
}

function keysOf(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(RELOADED))
  } catch {
    // Without storage the router has no note either.
    return []
  }
}

async function canBeHad(address: URL): Promise<boolean> {
  const response = await fetch(address).catch(() => null)
  return response?.ok ?? false
}
