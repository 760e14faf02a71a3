import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type HomeSearch, homeHref, homeListKey } from './homeSearch.ts'
import { resetListLength } from './listGrowth.ts'

/**
 * `push` adds a history entry. `replace` replaces the current one. `type` does so after a pause in typing. `back`
 * undoes the last `push`.
 */
export type HistoryStep = 'push' | 'replace' | 'type' | 'back'
/** Takes a new state, or a function of the current one. */
export type ChooseState = (next: HomeSearch | ((now: HomeSearch) => HomeSearch), how?: HistoryStep) => void

/**
 * Holds the page's state ahead of its URL: a tap shows at once, and the URL follows after the paint, because the
 * router's work is slow. The URL takes one step at a time. When Back, Forward or a link changes the URL first, the
 * state follows.
 */
export function useHomeState(search: HomeSearch): [HomeSearch, ChooseState] {
  const router = useRouter()
  const [shown, show] = useState(search)
  const [from, setFrom] = useState(search)
  const awaited = useRef<string | null>(null)
  if (from !== search) {
    setFrom(search)
    // During our own navigation the router still has the previous state.
    if (awaited.current === null || awaited.current === homeHref(search)) {
      awaited.current = null
      if (homeHref(shown) !== homeHref(search)) show(search)
    }
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const current = useRef(shown)
  current.current = shown
  const steps = useRef<Promise<void>>(Promise.resolve())
  const choose = useCallback<ChooseState>(
    (chosen, how = 'push') => {
      const next = typeof chosen === 'function' ? chosen(current.current) : chosen
      if (homeListKey(next) !== homeListKey(current.current)) resetListLength(homeListKey(next))
      show(next)
      const href = homeHref(next)
      awaited.current = href
      clearTimeout(timer.current)
      const step = async () => {
        // The shopper has opened another page meanwhile; no step may lead back from there.
        if (router.history.location.pathname !== '/') return
        // A failed navigation is shown elsewhere; here only its end matters.
        await (how === 'back'
          ? goBack(router)
          : router.navigate({ to: '/', search: next, replace: how !== 'push', resetScroll: false })
        ).catch(() => undefined)
        if (awaited.current === href) awaited.current = null
      }
      const follow = () => {
        steps.current = steps.current.then(step)
      }
      if (how === 'type') timer.current = setTimeout(follow, TYPING)
      else afterPaint(follow)
    },
    [router],
  )
  return [shown, choose]
}

/** Typed text goes into the URL this many milliseconds after the last keystroke. */
const TYPING = 300

/** Resolves when the URL is the previous one; the router has not read it yet. */
function goBack({ history }: AnyRouter): Promise<void> {
  return new Promise((resolve) => {
    const stop = history.subscribe(() => {
      stop()
      resolve()
    })
    history.back()
  })
}

function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
