import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { chainWordsOf, readCard } from '#chains/readCard.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { type ExtractedPromotion, MIN_SURE_CONFIDENCE } from '#domain/promotion/promotion.ts'
import { checkAnswer } from '#readings/claims.ts'
import { mergeReadings } from '#readings/merge.ts'
import { REAL_CARDS } from '../../scripts/environment.mjs'

/** Readings of a model on labelled real cards, merged with the program's. Floors, not aims: `bench/results.md` has the figures. */
const SETS = [
  { name: 'gold-4', exact: 0.97, sure: 90 },
  { name: 'live', exact: 0.92, sure: 15 },
]

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

type Label = Record<string, unknown> & { optional?: boolean }
type Pair = { i: number; j: number; s: Record<string, number> }

for (const { name, exact, sure } of SETS) {
  const answersFile = path.join(REAL_CARDS, `model-readings/${name}.jsonl`)
  const isThere = existsSync(answersFile)
  if (!isThere) console.error(`\n!!! Two readings are NOT measured on ${name}: ${answersFile} is not on this machine.\n`)

  it.skipIf(!isThere)(`${name}: what two readers agree on is right, what is wrong is marked, and few labels are missed`, async () => {
    const { pair, KEY } = (await import(path.join(REAL_CARDS, 'tools/agreement.mjs'))) as {
      pair(labels: Label[], promotions: readonly ExtractedPromotion[]): Pair[]
      KEY: string[]
    }
    const answers = new Map(linesOf(answersFile).map((line) => [line.id, line]))
    const [total, found] = [
      { labels: 0, exact: 0 },
      { sure: 0, wrong: [] as string[] },
    ]
    for (const chain of CHAIN_SLUGS) {
      const file = (kind: string) => path.join(REAL_CARDS, name, `${chain}.${kind}.jsonl`)
      if (!existsSync(file('cards'))) continue
      const labels = new Map<string, Label[]>(linesOf(file('gold')).map(({ id, gold }) => [id, gold]))
      for (const { legal, ...card } of linesOf(file('cards')) as (CapturedCard & { legal?: string })[]) {
        const text = legal && path.join(REAL_CARDS, `archive/${chain}-legales/${legal}.txt`)
        const reading = readCard({ ...card, legalText: text && existsSync(text) ? readFileSync(text, 'utf8') : undefined })
        const claims = checkAnswer(answers.get(card.id), reading.card, chainWordsOf(chain))
        const merged = mergeReadings(reading.promotions, claims, reading.card)
        const own = labels.get(card.id) ?? []
        const pairs = pair(own, merged)
        const isRight = ({ s }: Pair) => KEY.every((field) => (s[field] ?? 0) >= 0.99)
        total.labels += own.filter(({ optional }) => !optional).length
        total.exact += pairs.filter((one) => !own[one.i]?.optional && isRight(one)).length
        for (const [j, { confidence }] of merged.entries()) {
          if (confidence < MIN_SURE_CONFIDENCE) continue
          found.sure++
          const paired = pairs.find((one) => one.j === j)
          if (!paired || !isRight(paired)) found.wrong.push(`${card.id}/${j}`)
        }
      }
    }
    expect(found.wrong).toEqual([])
    expect(found.sure).toBeGreaterThanOrEqual(sure)
    expect(total.exact / total.labels).toBeGreaterThanOrEqual(exact)
  })
}
