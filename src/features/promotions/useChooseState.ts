import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { changeSearch, type HomeSearch, homeListKey, readHomeSearch } from './homeSearch.ts'
import { resetListLength } from './listGrowth.ts'

/**
 * `push` adds a history entry. `replace` replaces the current one. `type` does so after a pause in typing. `back`
 * undoes the last `push`.
 */
export type HistoryStep = 'push' | 'replace' | 'type' | 'back'
type Change = (now: HomeSearch) => HomeSearch
/** Takes a new state of the home page, or a function of the current one. The URL holds the state. */
export type ChooseState = (next: HomeSearch | Change, how?: HistoryStep) => void

/** Returns the function that changes the home page's state. */
export function useChooseState(): ChooseState {
  const router = useRouter()
  const typed = useRef<{ change: Change; timer: ReturnType<typeof setTimeout> }>(undefined)
  useEffect(() => () => clearTimeout(typed.current?.timer), [])
  return useCallback(
    (next, how = 'push') => {
      const change = typeof next === 'function' ? next : () => next
      const waiting = typed.current
      clearTimeout(waiting?.timer)
      typed.current = undefined
      const go = (step: Change) => {
        const now = readHomeSearch(router.latestLocation.search)
        const search = step(now)
        if (homeListKey(search) !== homeListKey(now)) resetListLength(homeListKey(search))
        void router.navigate({ to: '/', search, replace: how !== 'push', resetScroll: false })
      }
      // What was typed just before another choice is part of it.
      const both = (now: HomeSearch) => change(waiting === undefined ? now : waiting.change(now))
      if (how === 'back') router.history.back()
      else if (how === 'type') typed.current = { change: both, timer: setTimeout(() => go(both), TYPING) }
      else go(both)
    },
    [router],
  )
}

/**
 * Returns a function that closes a drawer: one opened by a tap closes with Back, which keeps the history clean; one
 * opened by a link is removed from the URL.
 */
export function useClosing(search: HomeSearch, name: 'filtros' | 'promo', choose: ChooseState): () => void {
  const isOpen = search[name] !== undefined
  const wasClosedBefore = useRef(false)
  useEffect(() => {
    if (!isOpen) wasClosedBefore.current = true
  }, [isOpen])
  return useCallback(() => {
    choose(changeSearch(search, { [name]: undefined }), wasClosedBefore.current ? 'back' : 'replace')
  }, [choose, search, name])
}

/** The list follows typed text this many milliseconds after the last keystroke; browsers refuse an address for each. */
const TYPING = 150
