import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type HomeSearch, homeHref, listKey } from './homeSearch.ts'
import { beginAnew } from './listGrowth.ts'

/** `push`: Back undoes it. `replace`: it replaces the current entry. `type`: the same, after a pause in typing. */
export type Step = 'push' | 'replace' | 'type'
export type Choose = (next: HomeSearch, how?: Step) => void

/**
 * The state of the page, ahead of its URL: a tap shows at once, and the URL follows after the paint, because the router's work would come
 * before it. Back, forward and links from elsewhere change the URL first, and the page follows.
 */
export function useHomeState(search: HomeSearch): [HomeSearch, Choose] {
  const navigate = useNavigate()
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
  const choose = useCallback<Choose>(
    (next, how = 'push') => {
      if (listKey(next) !== listKey(current.current)) beginAnew(listKey(next))
      show(next)
      awaited.current = homeHref(next)
      clearTimeout(timer.current)
      const follow = () =>
        void navigate({ to: '/', search: next, replace: how !== 'push', resetScroll: false }).finally(() => {
          if (awaited.current === homeHref(next)) awaited.current = null
        })
      if (how === 'type') timer.current = setTimeout(follow, TYPING)
      else afterPaint(follow)
    },
    [navigate],
  )
  return [shown, choose]
}

/** Milliseconds after the last keystroke until typed text goes into the URL. */
const TYPING = 300

function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
