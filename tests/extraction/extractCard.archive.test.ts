import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCard } from '#chains/readCard.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { EVIDENCE_FIELDS } from '#domain/promotion/promotionFields.ts'
import { extractedPromotionSchema } from '#domain/promotion/promotionSchema.ts'
import { capturedChains } from '../../bench/archive.ts'
import { REAL_CARDS } from '../../scripts/environment.mjs'
import { anyNumberOf, atLeastOne } from '../atLeastOne.ts'

/** Real cards of the chains. They are others' texts: read in place, never copied here. */
const ARCHIVE = path.join(REAL_CARDS, 'archive')
const present = existsSync(ARCHIVE)
const captured = capturedChains(ARCHIVE)
const missing = CHAIN_SLUGS.filter((slug) => !captured.includes(slug))
if (present && missing.length > 0) console.warn(`\n*** The archive has no cards of ${missing}: NOT checked. ***\n`)
if (!present) console.warn(`\n*** The archive is not at ${ARCHIVE}: the properties over real cards are NOT checked. ***\n`)

function cardsOf(source: SourceSlug): CapturedCard[] {
  const lines = readFileSync(path.join(ARCHIVE, `${source}.jsonl`), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const { id, capturedAt, raw, tabs, legal } = JSON.parse(line)
    const legalText = legal === undefined ? undefined : readFileSync(path.join(ARCHIVE, 'coto-legales', `${legal}.txt`), 'utf8')
    return { id, source, capturedAt, raw, tabs, legalText }
  })
}

const figures = (text: string) => (text.match(/\d+/g) ?? []).map(Number)

function expectSound(text: string, promotion: ExtractedPromotion): void {
  expect(extractedPromotionSchema.safeParse(promotion).error).toBeUndefined()
  for (const field of EVIDENCE_FIELDS) {
    for (const { start, end } of anyNumberOf(promotion.evidence[field] ?? [])) {
      expect(text.slice(start, end).trim()).not.toBe('')
      expect(end).toBeLessThanOrEqual(text.length)
    }
  }
  const words = (field: keyof ExtractedPromotion['evidence']) =>
    (promotion.evidence[field] ?? []).map(({ start, end }) => text.slice(start, end)).join(' ')
  expect(figures(words('discount'))).toContain(Math.trunc(promotion.discount.value))
  const { maxDiscount } = promotion.limits
  if (maxDiscount !== null) expect(words('limits').replace(/[.,\s$-]/g, '')).toContain(String(maxDiscount).replace('.', ''))
  if (promotion.minPurchase !== null) expect(words('minPurchase').replace(/[.,\s$-]/g, '')).toContain(String(promotion.minPurchase))
  if (promotion.weekdays !== null) expect(words('weekdays')).not.toBe('')
  if (promotion.paymentMethods !== null) expect(words('paymentMethods')).not.toBe('')
}

describe.skipIf(!present).each(present ? atLeastOne(captured) : CHAIN_SLUGS)('the archive of %s', (source) => {
  const cards = present ? cardsOf(source) : []
  const readings = cards.map((card) => readCard(card))

  it('is read without an exception, and all of it is sound', () => {
    for (const { card, promotions } of atLeastOne(readings))
      for (const promotion of anyNumberOf(promotions)) expectSound(card.text, promotion)
  })

  it('gives nearly every card a promotion', () => {
    const without = readings.filter(({ promotions, refused }) => promotions.length === 0 && refused.length === 0)
    // Makro shows the figure in the picture alone from November 2025 on.
    expect(without.length / readings.length).toBeLessThan(source === 'makro' ? 0.15 : 0.03)
  })

  it('is read the same twice', () => {
    for (const [index, card] of atLeastOne([...cards.slice(0, 5).entries()])) expect(readCard(card)).toEqual(readings[index])
  })

  it('has blocks in order that do not overlap', () => {
    for (const { card } of atLeastOne(readings)) {
      let end = 0
      for (const block of atLeastOne(card.blocks)) {
        expect(block.start).toBeGreaterThanOrEqual(end)
        expect(block.end).toBeGreaterThan(block.start)
        end = block.end
      }
      expect(end).toBeLessThanOrEqual(card.text.length)
    }
  })
})
