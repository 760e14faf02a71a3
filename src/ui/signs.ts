/** Signs of a shopper who is about to do something. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

let wereThere = false

/** Does something at the first of them, at once where there was one already. @returns What calls it off. */
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
