import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Wallet } from '#domain/wallet.ts'
import { applyChange, readChange, type WalletChange } from '#domain/walletChange.ts'
import { showToast } from '#ui/toast.ts'
import { currentWallet, keepWallet } from './walletStore.ts'

/**
 * Applies a change to the cookie as it is now (another tab may have changed it since this page was drawn). What is on screen, and
 * every list, follows the cookie itself: nothing has to be loaded again.
 */
export function keepChange(change: WalletChange): void {
  if (keepWallet(applyChange(currentWallet(), change))) return
  showToast('Tu navegador no deja guardar: activá las cookies para armar tu billetera')
}

/**
 * For `onSubmit` of a form whose buttons are changes: stores the answer without a page load. A form that it cannot read goes to the server.
 * @param onKept Told the wallet as it is then.
 */
export function submitChange(event: FormEvent<HTMLFormElement>, onKept?: (wallet: Wallet) => void): void {
  const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
  const fields = new FormData(event.currentTarget)
  if (submitter instanceof HTMLButtonElement) fields.set(submitter.name, submitter.value)
  const change = readChange(fields)
  if (!change) return
  event.preventDefault()
  const section = event.currentTarget.closest('section')
  keepInPlace(submitter, () => flushSync(() => keepChange(change)))
  // The button disappeared with what it removed: the focus stays in its section.
  if (submitter?.isConnected === false) section?.querySelector<HTMLElement>('h2')?.focus()
  onKept?.(currentWallet())
}

/** Whatever grows or goes above the button that was pressed, the button stays under the thumb. */
function keepInPlace(element: HTMLElement | null, update: () => void): void {
  const before = element?.getBoundingClientRect().top ?? 0
  update()
  if (element?.isConnected) scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' })
}
