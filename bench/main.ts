import { availableParallelism, cpus } from 'node:os'
import { measureCapture } from './capture.ts'
import { cardsToMeasure } from './cards.ts'
import type { Row } from './measure.ts'
import { measurePages } from './pages.ts'
import { measureExtraction, measureRanking } from './pureWork.ts'

/**
 * All measurements as a table in Markdown on stdout. Figures are medians of several runs and depend on the machine and on what else it
 * does; the comparisons are ratios within the same run, which is what to compare between runs.
 */
console.error('Extraction…')
const { row, promotions } = measureExtraction(cardsToMeasure())
console.error('Ranking…')
const ranking = measureRanking(promotions)
console.error('Capture…')
const capture = await measureCapture()
console.error('Pages…')
const rows: Row[] = [row, ranking, capture, ...(await measurePages())]

console.log(`Node ${process.versions.node}, ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'})\n`)
console.log('| what | figure | comparison |')
console.log('|---|---|---|')
for (const { what, figure, comparison } of rows) console.log(`| ${what} | ${figure} | ${comparison} |`)
