import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { exampleCards } from '#chains/examples.ts'
import { readCard } from '#chains/readCard.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { Evidence } from '#domain/promotion/promotion.ts'

/**
 * Everything that is read from the example cards of one day, so that no change of the readers goes unseen, wanted or not. When the
 * difference is what you meant: `UPDATE_GOLDEN=1 npx vitest run tests/chains/examples.golden.test.ts`, and look through the diff.
 */
const GOLDEN = fileURLToPath(new URL('example.golden.json', import.meta.url))
const BIOME = fileURLToPath(new URL('../../node_modules/.bin/biome', import.meta.url))

it('the example cards are read as when the golden file was written', () => {
  const readings = exampleCards('2026-11-20').map((captured) => {
    const { card, promotions, refused } = readCard(captured)
    const inWords = promotions.map((promotion) => ({ ...promotion, evidence: wordsOf(promotion.evidence, card) }))
    return { id: captured.id, promotions: inWords, refused }
  })
  if (process.env.UPDATE_GOLDEN === '1') write(readings)
  expect(readings).toEqual(JSON.parse(readFileSync(GOLDEN, 'utf8')))
})

/** The words of the card instead of their places: a diff then shows what was read. */
function wordsOf(evidence: Evidence, card: CardWords): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(evidence).map(([field, spans]) => [field, spans.map(({ start, end }) => card.text.slice(start, end))]),
  )
}

function write(readings: unknown): void {
  writeFileSync(GOLDEN, JSON.stringify(readings, null, 2))
  execFileSync(BIOME, ['format', '--write', GOLDEN])
}
