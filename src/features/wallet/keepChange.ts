import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { WALLET_COOKIE, WALLET_DAY_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { lastingCookie } from '#ui/lastingCookie.ts'
import { showToast } from '#ui/toast.ts'
import { readChange } from './changeForm.ts'
import { changeCookie, type KeptChange } from './keptChange.ts'
import type { WalletChange } from './walletChange.ts'
import { walletText } from './walletStore.ts'

/**
 * Applies a change to the current cookie, which another tab may have changed since the page was drawn. The page follows the
 * cookie, so nothing has to load again. Every change of a wallet by script comes through here.
 * @returns null when nothing could be stored, which it tells the shopper.
 */
export function keepChange(change: WalletChange): KeptChange | null {
  const changed = changeCookie(document.cookie, change)
  if (!changed) {
    showToast('No entra más: sacá medios que no usen, o a alguien')
    return null
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads this cookie for the first paint; Cookie Store is not everywhere.
  document.cookie = lastingCookie(WALLET_COOKIE, changed.text)
  // The next page brings the new wallet's cookie from the server.
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = `${WALLET_DAY_COOKIE}=; Path=/; Max-Age=0`
  if (walletText.refresh() === changed.text) return changed
  showToast('Tu navegador no deja guardar: activá las cookies para armar tu billetera')
  return null
}

/**
 * Handles `onSubmit` of a form whose buttons are changes, and stores the change without a page load. The browser sends any
 * other form to the server.
 * @returns The change; null if nothing was stored or the form goes to the server.
 */
export function submitChange(event: FormEvent<HTMLFormElement>): KeptChange | null {
  const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
  const change = readForm(event.currentTarget, submitter)
  if (!change) return null
  event.preventDefault()
  const section = event.currentTarget.closest('section')
  const kept = keepInPlace(submitter, () => flushSync(() => keepChange(change)))
  // The change removed the button itself, so the focus moves to its section.
  if (submitter?.isConnected === false) section?.querySelector<HTMLElement>('h2')?.focus()
  return kept
}

/** Reads the change that a form asks for when the button is pressed; null for an invalid form. */
export function readForm(form: HTMLFormElement, submitter: HTMLElement | null): WalletChange | null {
  const fields = new FormData(form)
  if (submitter instanceof HTMLButtonElement) fields.set(submitter.name, submitter.value)
  return readChange(fields)
}

/** Scrolls so that the element keeps its place on screen when the content above it grows or shrinks, because a thumb is on it. */
function keepInPlace<T>(element: HTMLElement | null, update: () => T): T {
  const before = element?.getBoundingClientRect().top ?? 0
  const updated = update()
  if (element?.isConnected) scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' })
  return updated
}
