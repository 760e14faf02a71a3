import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The prefix of the router's note of a reload; the browser's message with the module's address follows. */
const RELOADED = 'tanstack_router_reload:'

/** Browsers' messages for a module that could not be imported; the router recognises them. */
const MISSING_MODULE = 'Failed to fetch dynamically imported module'
const MISSING_MODULES = [MISSING_MODULE, 'error loading dynamically imported module', 'Importing a module script failed']
const MISSING_STYLES = /^Unable to preload CSS for (\S+)/

/**
 * A page whose module cannot be imported is reloaded by the router, once for each module; here only what the router does not handle. A missing
 * style sheet of a module counts as the module. And one more reload is allowed once the module could be imported: that is checked after the
 * shopper has moved on, never while a page starts, so that no page can reload itself in circles.
 */
export function useReloads(): void {
  const router = useRouter()
  useEffect(() => {
    addEventListener('vite:preloadError', nameStyles)
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged) void renewReloads()
    })
    return () => {
      removeEventListener('vite:preloadError', nameStyles)
      unsubscribe()
    }
  }, [router])
}

/**
 * The same reload for what a page is read with (`callsWhenNeeded.ts`), which is no component of the router's: its view of a failed page calls
 * this. Without a connection a reload would only lose the page.
 */
export function useReloadForMissing(error: unknown): void {
  useEffect(() => {
    const said = error instanceof Error ? error.message : ''
    if (MISSING_MODULES.some((words) => said.startsWith(words)) && navigator.onLine && isFirstTime(said)) location.reload()
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

function nameStyles(event: VitePreloadErrorEvent): void {
  const [, path] = MISSING_STYLES.exec(event.payload.message) ?? []
  if (path !== undefined) event.payload.message = `${MISSING_MODULE}: ${new URL(path, location.href).href}`
}

/** Forgets the reloads for modules and style sheets that can be had by now. */
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

/** With all that it imports; a module that is there already is not fetched again. */
async function canBeHad({ href, pathname }: URL): Promise<boolean> {
  try {
    if (pathname.endsWith('.css')) return (await fetch(href)).ok
    await import(/* @vite-ignore */ href)
    return true
  } catch {
    return false
  }
}
