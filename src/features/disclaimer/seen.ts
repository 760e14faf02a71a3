/** The key in local storage, or of a session cookie where storage is forbidden. */
export const DISCLAIMER_SEEN_KEY = 'yapa-mascot-disclaimer-seen'

/** Checks whether the disclaimer was accepted in this browser, permanently or for this visit. */
export function isDisclaimerAccepted(): boolean {
  if (document.cookie.split('; ').includes(`${DISCLAIMER_SEEN_KEY}=true`)) return true
  try {
    return localStorage.getItem(DISCLAIMER_SEEN_KEY) === 'true'
  } catch {
    return false
  }
}
