import type { PausableWork } from '#domain/choice/pieces.ts'

/** Milliseconds of work before a pause; on a slow phone one step may exceed it. */
const PIECE = 6

/** Runs long work with pauses, in which the page can paint and react. @throws what the work throws. */
export async function runWithPauses<T>(work: PausableWork<T>): Promise<T> {
  for (;;) {
    const until = performance.now() + PIECE
    do {
      const step = work.next()
      if (step.done) return step.value
    } while (performance.now() < until)
    await yieldToPage()
  }
}

/** Lets the page paint and handle waiting events. */
export function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
