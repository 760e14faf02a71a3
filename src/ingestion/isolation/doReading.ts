import { openReviewDesk, type WordsReader } from '#review/desk.ts'
import { SourceError } from '../fetch/sourceError.ts'
import { type CardReader, readCapture } from '../read/reading.ts'
import { checkCapture } from '../sources/source.ts'
import type { ReadingMessage, ReadingTask } from './readingTask.ts'

/** The steps of a reading process. Each may fail, hang or use too much memory, and then costs only this process. */
export type ReadingSteps = {
  fetch(task: ReadingTask): Promise<Pick<Extract<ReadingMessage, { news: 'captured' }>, 'capture' | 'remembered'>>
  read: CardReader
  /** Reads the words of a reviewed card again. */
  readWords: WordsReader
}

/** Does the one reading that the parent process requests, and ends this process, also when the parent is gone. */
export function doReading(steps: ReadingSteps): void {
  process.on('uncaughtException', (error) => void tell({ news: 'died', problem: wordsOf(error) }).then(() => process.exit(1)))
  process.on('disconnect', () => process.exit(0))
  process.once('message', async (task: ReadingTask) => {
    await carryOut(task, steps)
    process.exit(0)
  })
}

async function carryOut(task: ReadingTask, { fetch, read, readWords }: ReadingSteps): Promise<void> {
  try {
    const { capture, remembered } = await fetch(task)
    const sound = checkCapture(capture)
    await tell({ news: 'captured', capture: sound, remembered })
    const { wordings, reviews } = task
    const { capture: _capture, ...reading } = readCapture(sound, read, { wordings, desk: openReviewDesk(reviews, readWords) })
    await tell({ news: 'read', reading })
  } catch (error) {
    await tell({ news: 'failed', problem: wordsOf(error), isOurs: !(error instanceof SourceError) })
  }
}

/** Sends a message, and resolves when it is on its way or nobody listens any more. */
function tell(news: ReadingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(news, undefined, undefined, () => resolve())
    else resolve()
  })
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
