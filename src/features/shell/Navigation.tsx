import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import styles from './Navigation.module.css'

/** A thin bar along the top while a page is being fetched; it shows only when that takes a moment (Navigation.module.css). */
export function Progress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return isLoading ? <div className={styles.progress} role="progressbar" aria-label="Cargando la página" /> : null
}

/**
 * After a change of page (not of filters) the focus goes to the new heading: a screen reader says where one is, and the next Tab starts
 * there. The browser does this on a load; a page that is exchanged in place must do it itself.
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
