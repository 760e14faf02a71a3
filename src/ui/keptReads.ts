import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { LOOKED_AT } from './lookedAt.ts'
import { createStore, useStore } from './store.ts'

/** Milliseconds after which data is refreshed. */
const REFRESH_AFTER = 10 * 60_000

/** Milliseconds for which a page is shown at once on return and refreshed in the background. The router's own cache lasts five minutes. */
const KEPT_FOR = 60 * 60_000

/** Router options: data is fresh for ten minutes, and is still shown while newer data loads. */
export const FRESHNESS = {
  staleTime: REFRESH_AFTER,
  preloadStaleTime: REFRESH_AFTER,
  gcTime: KEPT_FOR,
  preloadGcTime: KEPT_FOR,
}

/** Milliseconds after which a visible page retries a failed refresh. */
const TRY_AGAIN_AFTER = 60_000

/** The latest data read by this tab. `readAt`: milliseconds since 1970 by the browser's clock; `hasFailed`: a later refresh failed. */
type Kept = { readonly data: unknown; readonly readAt: number; readonly hasFailed: boolean }

/** The reads by name, the oldest first. */
const reads = createStore<ReadonlyMap<string, Kept>>(new Map())

/** The most reads to keep; the oldest are dropped. */
const MOST = 40

function keptAs(name: string): Kept | undefined {
  return reads.read().get(name)
}

function keep(name: string, kept: Kept): void {
  const others = [...reads.read()].filter(([other]) => other !== name)
  reads.write(new Map([...others.slice(-(MOST - 1)), [name, kept]]))
}

/**
 * Serves loaders that share a read: entering a page uses data that this tab read within ten minutes, maybe on another page.
 * A refresh (`useRefresh`, or a retry) asks the server.
 * @param endsIn Milliseconds after which the data is wrong, however fresh.
 */
export async function freshOrRead<T>(
  name: string,
  read: () => Promise<T>,
  { cause, endsIn }: { cause: 'preload' | 'enter' | 'stay'; endsIn: (data: T) => number },
): Promise<T> {
  const last = keptAs(name)
  if (last === undefined || cause === 'stay' || last.hasFailed || isOld(last)) return await readOrKeep(name, read)
  const data = last.data as T
  return Date.now() < last.readAt + endsIn(data) ? data : await readOrKeep(name, read)
}

/**
 * Reads for a loader. In the browser it falls back to this tab's last data under the same name, so that a failed refresh
 * never replaces a good page; `useRefresh` shows its age.
 * @throws what `read` throws without earlier data.
 */
export async function readOrKeep<T>(name: string, read: () => Promise<T>): Promise<T> {
  if (typeof document === 'undefined') return read()
  try {
    const data = await read()
    keep(name, { data, readAt: Date.now(), hasFailed: false })
    return data
  } catch (error) {
    const last = keptAs(name)
    if (last === undefined) throw error
    keep(name, { ...last, hasFailed: true })
    return last.data as T
  }
}

/** Returns this tab's last data under a name; undefined for none. */
export function lastRead(name: string): unknown {
  return keptAs(name)?.data
}

/** Stores data that came with the page as just read; undefined means that reading failed. */
export function keepArrival(name: string, data: unknown): void {
  if (data !== undefined) keep(name, { data, readAt: Date.now(), hasFailed: false })
}

/**
 * Refreshes a page older than ten minutes when the shopper returns to the tab, navigates or taps "Inicio", and while it stays
 * visible.
 * @param name As in `readOrKeep`.
 * @param routeId The route that reads the data.
 * @returns `failedSince`: when old data whose refresh failed was read, else null.
 */
export function useRefresh(name: string, routeId: string): { failedSince: number | null; refresh: () => void } {
  const router = useRouter()
  const kept = useStore(reads, undefined, (all) => all.get(name))
  const refresh = useCallback(() => readAgain(router, routeId), [router, routeId])
  useEffect(() => {
    if (kept === undefined) return
    let wasAsked = false
    const look = () => {
      if (wasAsked || document.visibilityState !== 'visible') return
      wasAsked = readIfOld(router, name, routeId)
    }
    const wait = kept.hasFailed ? TRY_AGAIN_AFTER : kept.readAt + REFRESH_AFTER - Date.now()
    const timer = setTimeout(look, Math.max(0, wait))
    const moves = router.subscribe('onResolved', look)
    for (const type of LOOKED_AT) addEventListener(type, look)
    return () => {
      clearTimeout(timer)
      moves()
      for (const type of LOOKED_AT) removeEventListener(type, look)
    }
  }, [router, name, routeId, kept])
  return { failedSince: kept?.hasFailed && isOld(kept) ? kept.readAt : null, refresh }
}

function readAgain(router: AnyRouter, routeId: string): void {
  void router.invalidate({ filter: (match) => match.routeId === routeId })
}

/** Refreshes a page in the background if it is older than ten minutes. @returns Whether it is. */
export function readIfOld(router: AnyRouter, name: string, routeId: string): boolean {
  const kept = keptAs(name)
  if (kept === undefined || !isOld(kept)) return false
  // The router itself reads an old page again when its link is tapped.
  if (router.state.matches.some((match) => match.routeId === routeId && match.isFetching)) return false
  readAgain(router, routeId)
  return true
}

function isOld({ readAt }: Kept): boolean {
  return Date.now() - readAt >= REFRESH_AFTER
}
