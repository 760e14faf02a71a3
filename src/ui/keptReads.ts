import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { LOOKED_AT } from './lookedAt.ts'
import { createStore, useStore } from './store.ts'

/** Milliseconds after which what was read is read again. */
const REFRESH_AFTER = 10 * 60_000

/** Milliseconds for which a page that was left is shown at once on return, and read again behind that. The router forgets it after five minutes. */
const KEPT_FOR = 60 * 60_000

/** For routes: what was read stays fresh for ten minutes, and stands in for longer until newer is there. */
export const FRESHNESS = {
  staleTime: REFRESH_AFTER,
  preloadStaleTime: REFRESH_AFTER,
  gcTime: KEPT_FOR,
  preloadGcTime: KEPT_FOR,
}

/** Milliseconds after which a page in view retries a failed refresh. */
const TRY_AGAIN_AFTER = 60_000

/** What this tab read last. `readAt`: milliseconds since 1970 by this browser's clock; `hasFailed`: a later refresh failed. */
type Kept = { readonly data: unknown; readonly readAt: number; readonly hasFailed: boolean }

/** By name, the oldest first. */
const reads = createStore<ReadonlyMap<string, Kept>>(new Map())

/** How many reads are kept. */
const MOST = 40

function keptAs(name: string): Kept | undefined {
  return reads.read().get(name)
}

function keep(name: string, kept: Kept): void {
  const others = [...reads.read()].filter(([other]) => other !== name)
  reads.write(new Map([...others.slice(-(MOST - 1)), [name, kept]]))
}

/**
 * For loaders of pages that share a read: who enters a page is given what this tab read within ten minutes, maybe on another page. A page that is
 * read again (`useRefresh`, or another try after a failure) asks the server.
 * @param endsIn Milliseconds after which what was read holds no more, however young it is.
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
 * For loaders: reads, and when that fails in the browser, falls back to what this tab last read under the same name. So a failed refresh
 * never replaces a good page; `useRefresh` says how old that page is. @throws what `read` throws when nothing was read before.
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

/** What this tab has last read under a name; undefined when it read nothing. */
export function lastRead(name: string): unknown {
  return keptAs(name)?.data
}

/** Keeps what came with the page, too: the server has just read it. Undefined: it could not be read. */
export function useArrival(name: string, data: unknown): void {
  useEffect(() => {
    if (data !== undefined && keptAs(name) === undefined) keep(name, { data, readAt: Date.now(), hasFailed: false })
  }, [name, data])
}

/**
 * Refreshes a page while its tab stays open: what is older than ten minutes is read again in the background when the shopper returns to the
 * tab, navigates or taps "Inicio", and also while the page stays in view.
 * @param name As in `readOrKeep`. @param data What the page shows. @param routeId The route whose loader reads it.
 * @returns `failedSince`: when the shown data was read if it is old and refreshing it failed, else null; `refresh` retries now.
 */
export function useRefresh(name: string, data: unknown, routeId: string): { failedSince: number | null; refresh: () => void } {
  const router = useRouter()
  const kept = useStore(reads, undefined, (all) => all.get(name))
  const refresh = useCallback(() => readAgain(router, routeId), [router, routeId])
  useArrival(name, data)
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

/** Reads a page again in the background if it is older than ten minutes. @returns Whether it is. */
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
