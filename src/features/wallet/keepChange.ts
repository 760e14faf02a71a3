import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { encodeHousehold, MAX_HOUSEHOLD_TEXT, peopleOfCookies } from '#domain/wallet/codec/cookie.ts'
import type { Household } from '#domain/wallet/household.ts'
import { showToast } from '#ui/toast.ts'
import { applyHouseholdChange, type HouseholdChange, readHouseholdChange } from './householdChange.ts'
import { walletCookieHeader } from './walletForm.ts'
import { walletText } from './walletStore.ts'

/** The people of this browser's cookie. */
export function currentPeople(): Household {
  return peopleOfCookies(document.cookie)
}

/** Stores people in the cookie; everything on this page that shows them is updated. The shopper is told where that fails. @returns Whether it is stored. */
export function keepPeople(people: Household): boolean {
  const text = encodeHousehold(people)
  if (text.length > MAX_HOUSEHOLD_TEXT) {
    showToast('No entra más: sacá medios que no usen, o a alguien')
    return false
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads this cookie for the first paint; Cookie Store is not everywhere.
  document.cookie = walletCookieHeader(text)
  if (walletText.refresh() === text) return true
  showToast('Tu navegador no deja guardar: activá las cookies para armar tu billetera')
  return false
}

/**
 * Applies a change to the cookie as it is now (another tab may have changed it since this page was drawn). What is on screen, and
 * every list, follows the cookie itself: nothing has to be loaded again.
 */
export function keepChange(change: HouseholdChange): boolean {
  return keepPeople(applyHouseholdChange(currentPeople(), change))
}

/**
 * For `onSubmit` of a form whose buttons are changes: stores the answer without a page load. A form that it cannot read goes to the server.
 * @param onKept Told the people as they are then.
 * @returns The change; null where the form goes to the server.
 */
export function submitChange(event: FormEvent<HTMLFormElement>, onKept?: (people: Household) => void): HouseholdChange | null {
  const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
  const fields = new FormData(event.currentTarget)
  if (submitter instanceof HTMLButtonElement) fields.set(submitter.name, submitter.value)
  const change = readHouseholdChange(fields)
  if (!change) return null
  event.preventDefault()
  const section = event.currentTarget.closest('section')
  keepInPlace(submitter, () => flushSync(() => keepChange(change)))
  // The button disappeared with what it removed: the focus stays in its section.
  if (submitter?.isConnected === false) section?.querySelector<HTMLElement>('h2')?.focus()
  onKept?.(currentPeople())
  return change
}

/** Whatever grows or goes above the button that was pressed, the button stays under the thumb. */
function keepInPlace(element: HTMLElement | null, update: () => void): void {
  const before = element?.getBoundingClientRect().top ?? 0
  update()
  if (element?.isConnected) scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' })
}
