import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useSyncExternalStore } from 'react'

/** Milliseconds for which what was read counts as fresh. */
export const FRESH_FOR = 10 * 60_000

/** Milliseconds after which a page that could not be refreshed tries again by itself while it is looked at. */
const TRY_AGAIN_AFTER = 60_000

/** What this tab has read last. `readAt`: milliseconds since 1970 by this browser's clock; `hasFailed`: reading it anew has failed since. */
type Kept = { readonly data: unknown; readonly readAt: number; readonly hasFailed: boolean }

const reads = new Map<string, Kept>()
const listeners = new Set<() => void>()

/** So many reads are kept; the oldest go. */
const MOST = 40

function keep(name: string, kept: Kept): void {
  // Taken out and put back, the read stands last in the order in which they go.
  reads.delete(name)
  reads.set(name, kept)
  if (reads.size > MOST) reads.delete(reads.keys().next().value as string)
  for (const listener of listeners) listener()
}

/**
 * For loaders: reads, and in the browser falls back to what this tab read last under the same name when that fails. A good page is never lost
 * to a bad refresh; `useFreshness` says how old it is. @throws what `read` throws when nothing was read before.
 */
export async function readOrKeep<T>(name: string, read: () => Promise<T>): Promise<T> {
  if (typeof document === 'undefined') return read()
  try {
    const data = await read()
    keep(name, { data, readAt: Date.now(), hasFailed: false })
    return data
  } catch (error) {
    const last = reads.get(name)
    if (last === undefined) throw error
    keep(name, { ...last, hasFailed: true })
    return last.data as T
  }
}

/** Keeps also what came with the page, which the server has read just now. Undefined: it could not be read. */
export function useArrival(name: string, data: unknown): void {
  useEffect(() => {
    if (data !== undefined && !reads.has(name)) keep(name, { data, readAt: Date.now(), hasFailed: false })
  }, [name, data])
}

/**
 * Keeps a page fresh while its tab stays open: what is older than ten minutes is read anew in the background when the shopper comes back to
 * the tab, moves on or taps "Inicio", and by itself while it is looked at.
 * @param name As in `readOrKeep`. @param data What the page shows. @param routeId The route whose loader reads it.
 * @returns When what is shown was read, should refreshing it have failed, else null; and a way to try at once.
 */
export function useFreshness(name: string, data: unknown, routeId: string): { staleSince: number | null; refresh: () => void } {
  const router = useRouter()
  const kept = useSyncExternalStore(
    subscribe,
    () => reads.get(name),
    () => undefined,
  )
  const refresh = useCallback(() => readAnew(router, routeId), [router, routeId])
  useArrival(name, data)
  useEffect(() => {
    if (kept === undefined) return
    let wasAsked = false
    const look = () => {
      if (wasAsked || document.visibilityState !== 'visible') return
      wasAsked = readIfOld(router, name, routeId)
    }
    const wait = kept.hasFailed ? TRY_AGAIN_AFTER : kept.readAt + FRESH_FOR - Date.now()
    const timer = setTimeout(look, Math.max(0, wait))
    const moves = router.subscribe('onResolved', look)
    for (const type of LOOKED_AT) addEventListener(type, look)
    return () => {
      clearTimeout(timer)
      moves()
      for (const type of LOOKED_AT) removeEventListener(type, look)
    }
  }, [router, name, routeId, kept])
  return { staleSince: kept?.hasFailed && isOld(kept) ? kept.readAt : null, refresh }
}

function readAnew(router: AnyRouter, routeId: string): void {
  void router.invalidate({ filter: (match) => match.routeId === routeId })
}

/** Reads a page that is older than ten minutes anew, in the background. @returns Whether it does. */
export function readIfOld(router: AnyRouter, name: string, routeId: string): boolean {
  const kept = reads.get(name)
  if (kept === undefined || !isOld(kept)) return false
  // The router reads a stale page anew by itself where its link is tapped.
  if (router.state.matches.some((match) => match.routeId === routeId && match.isFetching)) return false
  readAnew(router, routeId)
  return true
}

const LOOKED_AT = ['focus', 'pageshow', 'visibilitychange']

function isOld({ readAt }: Kept): boolean {
  return Date.now() - readAt >= FRESH_FOR
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
