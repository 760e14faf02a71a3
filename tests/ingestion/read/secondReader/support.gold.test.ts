import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCard } from '#chains/readCard.ts'
import { CHAIN_SLUGS, type ChainSlug } from '#domain/catalogue/chain.ts'
import type { Discount } from '#domain/promotion/promotion.ts'
import { type ReadableCard, toReadableCard } from '#extraction/findings.ts'
import type { ClaimedField } from '#ingestion/read/secondReader/answer.ts'
import { findQuotes, prepareForQuotes } from '#ingestion/read/secondReader/quotes.ts'
import { type QuotedText, saysDiscount, supportedPart } from '#ingestion/read/secondReader/support.ts'
import { REAL_CARDS } from '../../../../scripts/environment.mjs'

/** Real cards with what a careful reader concludes. They are others' texts: read in place, never copied here. */
const present = existsSync(path.join(REAL_CARDS, 'gold'))
if (!present)
  console.warn(
    `\n*** The labelled cards are not at ${REAL_CARDS}/gold: what the second reader may claim of real cards is NOT checked. ***\n`,
  )

/** Fields that nearly every card says in words; shops and segments are often only shown as images. */
const FIELDS = ['validFrom', 'validUntil', 'weekdays', 'paymentMethods', 'limits', 'minPurchase', 'stackable'] as const
type Field = 'discount' | (typeof FIELDS)[number]
type Labelled = { quoted: QuotedText[]; truths: Record<Field, unknown[]> }

const linesOf = (file: string) =>
  readFileSync(path.join(REAL_CARDS, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

function labelledCards(source: ChainSlug): Labelled[] {
  const labels = new Map(linesOf(`gold/${source}.gold.jsonl`).map(({ id, gold }) => [id, gold]))
  return linesOf(`gold/${source}.cards.jsonl`).map(({ id, capturedAt, raw, tabs, legal }) => {
    const legalText = legal === undefined ? undefined : readFileSync(path.join(REAL_CARDS, `archive/coto-legales/${legal}.txt`), 'utf8')
    const text = toReadableCard(readCard({ id, source, capturedAt, raw, tabs, legalText }).card)
    const truths = Object.fromEntries(['discount', ...FIELDS].map((field) => [field, truthsOf(labels.get(id), field as Field)]))
    return { quoted: quotedSentences(text), truths: truths as Labelled['truths'] }
  })
}

/** What the labels say of a field, promotion by promotion; of several readings of a date the first. */
function truthsOf(gold: Record<string, unknown>[], field: Field): unknown[] {
  const values = gold.map((promotion) => (field.startsWith('valid') ? [promotion[field]].flat()[0] : promotion[field]))
  return values.filter((value) => value !== null && value !== undefined && !isOpenLimit(value))
}

/** The label of a card that says nothing of a cap. */
function isOpenLimit(value: unknown): boolean {
  const { maxDiscount, explicitlyHasNoLimit } = value as { maxDiscount?: number | null; explicitlyHasNoLimit?: boolean }
  return maxDiscount === null && explicitlyHasNoLimit === false
}

/** Every block and every sentence as a quote, and all of them together. */
function quotedSentences(text: ReadableCard): QuotedText[] {
  const card = prepareForQuotes(text)
  const blocks = text.card.blocks.map(({ start, end }) => text.card.text.slice(start, end))
  const words = [...blocks, ...blocks.flatMap((block) => block.split(/(?<=\.)\s/))]
  const quotes = words.filter((quote) => quote.trim().length > 1)
  return [...quotes.map((quote) => findQuotes(card, [quote])), findQuotes(card, quotes)]
    .filter((found) => found !== null)
    .map((stretches) => ({ text, stretches }))
}

function canBeClaimed(card: Labelled, field: Field, value: unknown): boolean {
  return card.quoted.some((quoted) =>
    field === 'discount' ? saysDiscount(value as Discount, quoted) : supportedPart(field as ClaimedField, value as never, quoted) !== null,
  )
}

describe.skipIf(!present)('of the labelled cards', () => {
  const chains = present ? CHAIN_SLUGS.map(labelledCards) : []
  const fields: readonly Field[] = ['discount', ...FIELDS]

  it('nearly all that is true can be claimed with a quote', () => {
    const claims = chains
      .flat()
      .flatMap((card) => fields.flatMap((field) => card.truths[field].map((value) => canBeClaimed(card, field, value))))
    expect(claims.length).toBeGreaterThan(500)
    expect(claims.filter(Boolean).length / claims.length).toBeGreaterThan(0.95)
  }, 30_000)

  it('hardly anything that is true of another card only can be, with any quotes', () => {
    const claims = chains.flatMap((cards) => {
      const invented = (field: Field) =>
        [...new Set(cards.flatMap(({ truths }) => truths[field].map((value) => JSON.stringify(value))))].slice(0, 8)
      const lies = Object.fromEntries(fields.map((field) => [field, invented(field)])) as Record<Field, string[]>
      return cards.flatMap((card) => {
        const own = (field: Field) => new Set(card.truths[field].map((value) => JSON.stringify(value)))
        return fields.flatMap((field) =>
          lies[field].filter((lie) => !own(field).has(lie)).map((lie) => canBeClaimed(card, field, JSON.parse(lie))),
        )
      })
    })
    expect(claims.length).toBeGreaterThan(2_000)
    expect(claims.filter(Boolean).length / claims.length).toBeLessThan(0.05)
  }, 60_000)
})
