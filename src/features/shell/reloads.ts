import { useEffect } from 'react'

/** How Chromium, Firefox and Safari, and the bundler of a style sheet, begin their message about a file that cannot be had. */
const MISSING_FILES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
]

/** The prefix of the router's note of a reload; the error's message follows. */
const RELOADED = 'tanstack_router_reload:'

/** Whether a module or its styles could not be fetched. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && MISSING_FILES.some((words) => error.message.startsWith(words))
}

/**
 * The router reloads a page once whose own module cannot be imported. This does the same, under the same note, for what a page is read with
 * (`callsWhenNeeded.ts`) and for its styles. Without a connection a reload would only lose the page.
 */
export function useReloadForMissing(error: unknown): void {
  useEffect(() => {
    if (isMissingFile(error) && navigator.onLine) reloadOnce((error as Error).message)
    // What the page could not read may be in a copy that the service worker kept; a document that was opened here already is that copy.
    if (error instanceof TypeError && navigator.serviceWorker?.controller && !cameAs(location.pathname)) location.reload()
  }, [error])
}

/** Reloads the page, unless this tab has done so before for the same reason. @returns Whether it does. */
export function reloadOnce(reason: string): boolean {
  const reloads = isFirstTime(reason)
  if (reloads) location.reload()
  return reloads
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
