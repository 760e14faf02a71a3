/** In local storage, or in a session cookie where that cannot be used. */
export const SEEN = 'yapa-mascot-disclaimer-seen'

/** Whether the disclaimer was accepted in this browser, permanently or in this visit. */
export function wasSeen(): boolean {
  if (document.cookie.split('; ').includes(`${SEEN}=true`)) return true
  try {
    return localStorage.getItem(SEEN) === 'true'
  } catch {
    return false
  }
}
