import { describe, expect, it } from 'vitest'
import { cardWordsOf, readWords } from '#chains/readCard.ts'
import { parseReviewLine, toReviewLine } from '#review/reviewLine.ts'
import { JUNE, readMonth, reviewOfCard, wordsOf } from './cards.ts'

const READERS = { wordsOf: cardWordsOf, read: readWords, legalTextOf: () => undefined }
const NOW = '2026-06-12T15:00:00.000Z'
const CARD = { id: 'a', source: 'makro', capturedAt: JUNE.day, raw: { text: wordsOf(JUNE) } }
const WORDS = readMonth(JUNE).card
const DISCOUNT = { type: 'porcentaje', value: 25 }
const review = (...promotions: object[]) => parseReviewLine({ card: CARD, promotions }, READERS, NOW)

describe('a line of a file of reviews', () => {
  it('takes over what is stated otherwise than read, and accepts the rest', () => {
    const limits = { maxDiscount: 30_000, explicitlyHasNoLimit: false, period: 'mes', per: null, caps: [] }
    expect(review({ discount: DISCOUNT, limits })).toMatchObject({
      at: NOW,
      by: '',
      promotions: [{ from: 0, corrected: ['limits'], values: { limits, minPurchase: 30_000 } }],
    })
  })

  it('accepts what the program read where it is one of several right values', () => {
    const stated = { discount: DISCOUNT, minPurchase: 1_000, also: { minPurchase: [30_000] }, validFrom: ['2026-06-02', '2026-06-01'] }
    expect(review(stated).promotions[0]).toMatchObject({ corrected: [], values: { minPurchase: 30_000, validFrom: '2026-06-01' } })
  })

  it('may promise nothing, or what the program did not read', () => {
    expect(review().promotions).toEqual([])
    const instalments = { discount: { type: 'cuotas sin intereses', value: 3 }, where: ['Makro'], supermarket: 'makro' }
    expect(review({ discount: DISCOUNT }, instalments).promotions).toMatchObject([
      { from: 0 },
      { corrected: expect.arrayContaining(['discount']) },
    ])
    expect(review({ discount: DISCOUNT }, { ...instalments, optional: true }).promotions.length).toBeLessThanOrEqual(2)
  })

  it('is given back by what was reviewed, whole', () => {
    const own = reviewOfCard(readMonth(JUNE), { stackable: true }, { stackable: [{ start: 0, end: 6 }] })
    const again = parseReviewLine(JSON.parse(JSON.stringify(toReviewLine(own))), READERS, NOW)
    expect(again).toMatchObject({ card: own.card, by: 'Ana', at: own.at })
    expect(again.promotions).toMatchObject([
      { from: 0, corrected: ['stackable'], values: { stackable: true }, evidence: own.promotions[0]?.evidence },
    ])
  })

  it.each([
    ['no object', 7],
    ['a card of an unknown chain', { card: { ...CARD, source: 'nobody' }, promotions: [] }],
    ['a promotion that cannot be', { card: CARD, promotions: [{ discount: { type: 'porcentaje', value: 250 } }] }],
    ['an instant that is none', { card: CARD, promotions: [], at: 'ayer' }],
    ['from the future, which would cover its card forever', { card: CARD, promotions: [], at: '2126-06-12T15:00:00.000Z' }],
    ['with figures as text', { card: CARD, promotions: [{ discount: DISCOUNT, minPurchase: '0x10' }] }],
    ['with a script for an address', { card: { ...WORDS, url: 'javascript:alert(1)' }, promotions: [] }],
    ['with the same block 300 times', { card: { ...WORDS, blocks: Array(300).fill(WORDS.blocks[0]) }, promotions: [] }],
    ['with blocks that overlap', { card: { ...WORDS, blocks: Array(2).fill(WORDS.blocks[0]) }, promotions: [] }],
    ['with more words than a card has', { card: { ...WORDS, text: 'a'.repeat(100_000) }, promotions: [] }],
    ['with marks beyond its words', { card: WORDS, promotions: [{ marked: { limits: [{ start: 0, end: 99_999 }] } }] }],
  ])('that is %s is refused with a reason', (_, line) => {
    expect(() => parseReviewLine(line, READERS, NOW)).toThrow(/: /)
  })
})
