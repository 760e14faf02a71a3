/** In local storage, and where that cannot be used as a cookie of the visit. */
const SEEN = 'yapa-mascot-disclaimer-seen'

/** Whether this browser's shopper has taken note of the disclaimer, for good or at least in this visit. */
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
