import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { exampleCards } from '#chains/examples.ts'
import { readCard } from '#chains/readCard.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { Evidence } from '#domain/promotion/promotion.ts'

/**
 * Everything that is read from the example cards of one day, a line a card, so that no change of the readers goes unseen, wanted or not.
 * When the difference is what you meant: `UPDATE_GOLDEN=1 npx vitest run tests/chains/examples.golden.test.ts`, and look through
 * `git diff --word-diff`.
 */
const GOLDEN = fileURLToPath(new URL('example.golden.jsonl', import.meta.url))

it('the example cards are read as when the golden file was written', () => {
  const readings = exampleCards('2026-11-20').map((captured) => {
    const { card, promotions, refused } = readCard(captured)
    const inWords = promotions.map((promotion) => ({ ...promotion, evidence: wordsOf(promotion.evidence, card) }))
    return JSON.stringify({ id: captured.id, promotions: inWords, refused }, withoutAbsent)
  })
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(GOLDEN, `${readings.join('\n')}\n`)
  const golden = readFileSync(GOLDEN, 'utf8').trimEnd().split('\n')
  // As objects, so that a failure names the field.
  expect(readings.map((line) => JSON.parse(line))).toEqual(golden.map((line) => JSON.parse(line)))
})

/** The words of the card instead of their places: a diff then shows what was read. */
function wordsOf(evidence: Evidence, card: CardWords): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(evidence).map(([field, spans]) => [field, spans.map(({ start, end }) => card.text.slice(start, end))]),
  )
}

/** Leaves out what a card does not say, which is most fields of most cards. */
function withoutAbsent(_: string, value: unknown): unknown {
  return value === null || (Array.isArray(value) && value.length === 0) ? undefined : value
}
