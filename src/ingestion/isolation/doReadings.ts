import { openReviewDesk, type WordsReader } from '#review/desk.ts'
import { SourceError } from '../fetch/sourceError.ts'
import { type CardReader, readCapture } from '../read/reading.ts'
import { soundCapture } from '../sources/source.ts'
import type { ReadingLimits, ReadingNews, ReadingTask } from './readingTask.ts'
import { startGuard } from './startGuard.ts'

/** How a process of readings reads: each part may fail, hang or eat memory, and costs no more than this process. */
export type ReadingWork = {
  fetch(task: ReadingTask): Promise<Pick<Extract<ReadingNews, { news: 'captured' }>, 'capture' | 'remembered'>>
  read: CardReader
  /** Reads the words of a card: those of a reviewed one are read again. */
  readWords: WordsReader
}

/**
 * Does the readings that the parent process asks for, one after the other, until it disconnects. A guard on its own thread ends this process
 * when a reading goes past its limits, whatever this thread is doing then.
 */
export function doReadings(work: ReadingWork, limits: ReadingLimits): void {
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

async function carryOut(task: ReadingTask, { fetch, read, readWords }: ReadingWork): Promise<void> {
  try {
    const { capture, remembered } = await fetch(task)
    const sound = soundCapture(capture)
    tell({ news: 'captured', capture: sound, remembered })
    const { wordings, reviews } = task
    const { capture: _capture, ...reading } = readCapture(sound, read, { wordings, desk: openReviewDesk(reviews, readWords) })
    tell({ news: 'read', reading })
  } catch (error) {
    tell({ news: 'failed', problem: wordsOf(error), isOurs: !(error instanceof SourceError) })
  }
}

function tell(news: ReadingNews, then: () => void = () => {}): void {
  if (process.connected) process.send?.(news, undefined, undefined, then)
  else then()
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
