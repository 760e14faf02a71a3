import { openReviewDesk, type WordsReader } from '#review/desk.ts'
import { SourceError } from '../fetch/sourceError.ts'
import { type CardReader, readCapture } from '../read/reading.ts'
import { checkCapture } from '../sources/source.ts'
import type { ReadingLimits, ReadingMessage, ReadingTask } from './readingTask.ts'
import { startGuard } from './startGuard.ts'

/** The steps of a reading process. Each may fail, hang or use too much memory, and then costs only this process. */
export type ReadingSteps = {
  fetch(task: ReadingTask): Promise<Pick<Extract<ReadingMessage, { news: 'captured' }>, 'capture' | 'remembered'>>
  read: CardReader
  /** Reads the words of a reviewed card again. */
  readWords: WordsReader
}

/**
 * Does the readings that the parent process requests, one after the other, until it disconnects. A guard on its own
 * thread ends this process when a reading exceeds its limits, even if this thread is blocked.
 */
export function doReadings(work: ReadingSteps, limits: ReadingLimits): void {
  const guard = startGuard(limits)
  process.on('uncaughtException', (error) => {
    tell({ news: 'died', problem: wordsOf(error) }, () => process.exit(1))
  })
  process.on('disconnect', () => process.exit(0))
  process.on('message', async (task: ReadingTask) => {
    guard.postMessage('begin')
    await carryOut(task, work)
    guard.postMessage('end')
  })
}

async function carryOut(task: ReadingTask, { fetch, read, readWords }: ReadingSteps): Promise<void> {
  try {
    const { capture, remembered } = await fetch(task)
    const sound = checkCapture(capture)
    tell({ news: 'captured', capture: sound, remembered })
    const { wordings, reviews } = task
    const { capture: _capture, ...reading } = readCapture(sound, read, { wordings, desk: openReviewDesk(reviews, readWords) })
    tell({ news: 'read', reading })
  } catch (error) {
    tell({ news: 'failed', problem: wordsOf(error), isOurs: !(error instanceof SourceError) })
  }
}

function tell(news: ReadingMessage, then: () => void = () => {}): void {
  if (process.connected) process.send?.(news, undefined, undefined, then)
  else then()
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
