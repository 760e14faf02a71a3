import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { applyChange, readChange, type WalletChange } from '#domain/walletChange.ts'
import { showToast } from '#ui/toast.ts'
import { currentWallet, keepWallet } from './walletStore.ts'

/** The home page ranks for the cookie itself: what it has loaded stays good, also without a connection. */
const FOLLOWS_THE_COOKIE = '/'

/**
 * Applies changes to the cookie as it is now (another tab may have changed it since this page was drawn) and makes every list that was
 * loaded for the wallet before ask anew. What stands on the screen follows the cookie itself and needs no network.
 */
export function useKeepChange(): (change: WalletChange) => void {
  const router = useRouter()
  return (change) => {
    if (!keepWallet(applyChange(currentWallet(), change)))
      showToast('Tu navegador no deja guardar: activá las cookies para armar tu billetera')
    // After the answer is painted, and after the router has seen where it has left the scroll position, which it then restores.
    requestAnimationFrame(() => setTimeout(() => markStale(router)))
  }
}

/** What was loaded for the wallet before is asked for anew when it is next shown. */
function markStale(router: AnyRouter): void {
  const onScreen = new Set(router.state.matches.map(({ id }) => id))
  void router.invalidate({ filter: ({ id, routeId }) => !onScreen.has(id) && routeId !== FOLLOWS_THE_COOKIE })
}

/** For `onSubmit` of a form whose buttons are changes: keeps the answer without a page load. What it cannot read goes to the server. */
export function useWalletSubmit(): (event: FormEvent<HTMLFormElement>) => void {
  const keep = useKeepChange()
  return (event) => {
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    const fields = new FormData(event.currentTarget)
    if (submitter instanceof HTMLButtonElement) fields.set(submitter.name, submitter.value)
    const change = readChange(fields)
    if (!change) return
    event.preventDefault()
    const section = event.currentTarget.closest('section')
    keepInPlace(submitter, () => flushSync(() => keep(change)))
    // The button went with what it removed: the focus stays in its section.
    if (submitter?.isConnected === false) section?.querySelector<HTMLElement>('h2')?.focus()
  }
}

/** Whatever grows or goes above the button that was pressed, the button stays under the thumb. */
function keepInPlace(element: HTMLElement | null, update: () => void): void {
  const before = element?.getBoundingClientRect().top ?? 0
  update()
  if (element?.isConnected) scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' })
}
