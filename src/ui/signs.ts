/** Events with which a tab becomes visible again, or returns from the browser's page cache. */
export const RETURN_EVENTS = ['focus', 'pageshow', 'visibilitychange']

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

let wereThere = false

/** Runs the work at the first of these events, or at once after an earlier one, of which the page's first script knows. @returns Cancels it. */
export function onFirstSign(work: () => void): () => void {
  if (wereThere || 'sign' in document.documentElement.dataset) {
    work()
    return () => {}
  }
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, act)
  }
  const act = () => {
    wereThere = true
    stop()
    work()
  }
  for (const sign of SIGNS) addEventListener(sign, act, { passive: true })
  return stop
}
