import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import styles from './Navigation.module.css'

export function Progress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return isLoading ? <div className={styles.progress} role="progressbar" aria-label="Cargando la página" /> : null
}

/**
 * Moves the focus to the new heading after a change of page (not of filters), so that a screen reader announces it and
 * Tab continues there. Browsers do this only for full loads.
 */
export function useFocusOnArrival(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname || document.querySelector('dialog[open]')) return
        const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
        heading?.setAttribute('tabindex', '-1')
        heading?.focus({ preventScroll: true })
      }),
    [router],
  )
}
