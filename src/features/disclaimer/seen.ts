/** In local storage, or in a session cookie where that cannot be used. */
const SEEN = 'yapa-mascot-disclaimer-seen'

/** Whether the disclaimer was accepted in this browser, permanently or in this visit. */
export function wasSeen(): boolean {
  if (document.cookie.split('; ').includes(`${SEEN}=true`)) return true
  try {
    return localStorage.getItem(SEEN) === 'true'
  } catch {
    return false
  }
}

export function markSeen(): void {
  try {
    localStorage.setItem(SEEN, 'true')
  } catch {
    // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not everywhere, and this is for browsers that forbid a lot.
    document.cookie = `${SEEN}=true; Path=/; SameSite=Lax`
  }
}
