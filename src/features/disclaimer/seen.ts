/** The key in local storage, or of a session cookie where storage is forbidden. */
export const SEEN = 'yapa-mascot-disclaimer-seen'

/** Checks whether the disclaimer was accepted in this browser, permanently or for this visit. */
export function wasSeen(): boolean {
  if (document.cookie.split('; ').includes(`${SEEN}=true`)) return true
  try {
    return localStorage.getItem(SEEN) === 'true'
  } catch {
    return false
  }
}
