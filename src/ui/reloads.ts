import { useEffect } from 'react'

/** How Chromium, Firefox, Safari and the style sheet loader begin their message about a file that failed to load. */
const MISSING_FILES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
]

/** How Chromium, Firefox and Safari begin their message about a request without an answer. */
const NO_ANSWER = ['Failed to fetch', 'NetworkError when attempting', 'Load failed']

/** The router's storage key for a reload; the error's message follows. */
const RELOADED = 'tanstack_router_reload:'

/** The build of this tab: this module is in the entry, whose name has a hash of all that it can ever load. */
const BUILD = import.meta.url

export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && MISSING_FILES.some((words) => error.message.startsWith(words))
}

export function hasNoAnswer(error: unknown): boolean {
  return error instanceof TypeError && NO_ANSWER.some((words) => error.message.startsWith(words))
}

/**
 * Reloads once when a part of a page, code for calls (`callsWhenNeeded.ts`) or styles failed to load, as the router does
 * for a page's own module and under the same key. Offline a reload would only lose the page. @returns Whether it reloads.
 */
export function reloadForMissing(error: unknown): boolean {
  return isMissingFile(error) && navigator.onLine && reloadOnce((error as Error).message)
}

export function useReloadForMissing(error: unknown): void {
  useEffect(() => {
    reloadForMissing(error)
    // The service worker may have a copy of what failed to load, or says what it has instead, unless this document is its answer already.
    const isLost = error instanceof TypeError || isMissingFile(error)
    if (isLost && navigator.serviceWorker?.controller && !cameAs(location.pathname)) location.reload()
  }, [error])
}

/** Reloads a page whose build the server has left behind: once, as long as it comes back as the same build. @returns Whether it reloads. */
export const reloadForNewBuild = (): boolean => reloadOnce(BUILD)

/** Set while a form is being sent, which a reload would cut off. */
let isSending = false

/** Submits the form with the pressed button as a browser does without scripts. */
export function submitWithoutScript(form: HTMLFormElement, { name, value }: HTMLButtonElement): void {
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
  form.append(field)
  isSending = true
  form.submit()
}

/** Reloads the page, unless this tab already did for the same reason. @returns Whether it reloads. */
export function reloadOnce(reason: string): boolean {
  const reloads = !isSending && isFirstTime(reason)
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
    // Without storage it could reload forever.
    return false
  }
}
