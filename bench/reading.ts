// `npm run bench -- reading`: what reading costs, on the archive's cards. Compare the ratio between machines, not the milliseconds. How right
// the reading is: `npm run extract:score`.
import { readCard } from '#chains/readCard.ts'
import { cardsToMeasure } from './cards.ts'
import { formatNumber, median, medianTime } from './measure.ts'

const CARD_RUNS = 3
const ALL_RUNS = 5

const cards = cardsToMeasure()
const time = medianTime(ALL_RUNS, () => void cards.map((card) => readCard(card)))
const each = cards.map((card) => medianTime(CARD_RUNS, () => void readCard(card))).sort((a, b) => a - b)
// A single pass over the same words is the minimum that reading them can cost.
const words = cards.map((card) => JSON.stringify(card.raw) + (card.legalText ?? ''))
const pass = medianTime(ALL_RUNS, () => void words.map((text) => text.normalize('NFD').toLowerCase().length))

console.log('| what | figure |\n|---|---|')
console.log(`| ${formatNumber(cards.length)} cards, in a row | ${formatNumber((cards.length / time) * 1_000)} a second |`)
console.log(`| a card, median | ${formatNumber(median(each), 2)} ms |`)
console.log(`| a card, 99 % within | ${formatNumber(each[Math.floor(each.length * 0.99)] as number, 1)} ms |`)
console.log(`| against folding the same words once | ${formatNumber(time / pass, 1)} times |`)
