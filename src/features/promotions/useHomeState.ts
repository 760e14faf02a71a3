import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type HomeSearch, homeHref, listKey } from './homeSearch.ts'
import { beginAnew } from './listGrowth.ts'

/** `push`: Back undoes it. `replace`: it replaces the current entry. `type`: the same, after a pause in typing. `back`: it undoes the last `push`. */
export type Step = 'push' | 'replace' | 'type' | 'back'
/** A state, or what becomes of the one that is shown when it is called. */
export type Choose = (next: HomeSearch | ((now: HomeSearch) => HomeSearch), how?: Step) => void

/**
 * The state of the page, ahead of its URL: a tap shows at once, and the URL follows after the paint, because the router's work would come
 * before it. The URL takes one step at a time: a drawer may be closed before the URL knows that it was opened. Back, forward and links from
 * elsewhere change the URL first, and the page follows.
 */
export function useHomeState(search: HomeSearch): [HomeSearch, Choose] {
  const router = useRouter()
  const [shown, show] = useState(search)
  const [from, setFrom] = useState(search)
  const awaited = useRef<string | null>(null)
  if (from !== search) {
    setFrom(search)
    // While our own navigation is in progress, the router still has the state before it.
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
  const choose = useCallback<Choose>(
    (chosen, how = 'push') => {
      const next = typeof chosen === 'function' ? chosen(current.current) : chosen
      if (listKey(next) !== listKey(current.current)) beginAnew(listKey(next))
      show(next)
      const href = homeHref(next)
      awaited.current = href
      clearTimeout(timer.current)
      const step = async () => {
        // Another page was opened meanwhile: no step may lead back from there.
        if (router.history.location.pathname !== '/') return
        // A failed navigation has its own view; here only its end matters.
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

/** Milliseconds after the last keystroke until typed text goes into the URL. */
const TYPING = 300

/** Resolves when the URL is the one before, which the router has still to read. */
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
