import { availableParallelism, cpus } from 'node:os'
import { measureCapture } from './capture.ts'
import { cardsToMeasure } from './cards.ts'
import type { Row } from './measure.ts'
import { measurePages } from './pages.ts'
import { measureExtraction, measureRanking } from './pureWork.ts'

/**
 * Prints all measurements as a Markdown table on stdout. Figures are medians and depend on the machine and its load;
 * the comparisons are ratios within one run, so compare those between runs.
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
