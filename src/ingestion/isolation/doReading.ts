import { doOneTask, wordsOf } from '#operations/oneTask.ts'
import { openReviewDesk, type WordsReader } from '#review/desk.ts'
import type { Capture } from '#storage/captures.ts'
import { SourceError } from '../fetch/liveSourceError.ts'
import { type CardReader, readCapture } from '../read/reading.ts'
import { checkCapture } from '../sources/source.ts'
import type { ReadingNews, ReadingTask } from './readingProcesses.ts'

/** The steps of a reading process. Each may fail, hang or use too much memory, and then costs only this process. */
export type ReadingSteps = {
  fetch(task: ReadingTask): Promise<Capture>
  read: CardReader
  readWords: WordsReader
}

/** Does the one reading that the parent process requests, and ends this process, also when the parent is gone. */
export function doReading({ fetch, read, readWords }: ReadingSteps): void {
  process.on('disconnect', () => process.exit(0))
  doOneTask<ReadingTask, ReadingNews>(
    async (task, tell) => {
      try {
        const sound = checkCapture(await fetch(task))
        await tell({ news: 'captured', capture: sound })
        const { wordings, reviews } = task
        const { capture: _capture, ...reading } = readCapture(sound, read, { wordings, desk: openReviewDesk(reviews, readWords) })
        await tell({ news: 'read', reading })
      } catch (error) {
        await tell({ news: 'failed', problem: wordsOf(error), isOurs: !(error instanceof SourceError) })
      }
    },
    (problem) => ({ news: 'failed', problem, isOurs: true }),
  )
}
