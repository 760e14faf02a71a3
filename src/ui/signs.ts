/** Events that show that a shopper is active. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

let wereThere = false

/** Runs the work at the first of these events, or at once after an earlier one. @returns Cancels it. */
export function onFirstSign(work: () => void): () => void {
  if (wereThere) {
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
