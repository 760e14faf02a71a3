import type { Pieces } from '#domain/choice/pieces.ts'

/** Milliseconds for which a piece keeps the page busy; on a slow phone a step more may come on top. */
const PIECE = 6

/** The result of a long computation during which the page can be painted and answers a finger. @throws what the computation throws. */
export async function inPieces<T>(work: Pieces<T>): Promise<T> {
  for (;;) {
    const until = performance.now() + PIECE
    do {
      const step = work.next()
      if (step.done) return step.value
    } while (performance.now() < until)
    await nextTask()
  }
}

/** Lets the page paint and answer what waits. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
