import { describe, expect, test } from 'vitest'
import { QUALIFIERS } from '#domain/qualifier.ts'
import { QUALIFIERS_CORPUS } from '#extraction/claims/qualifiers.corpus.ts'
import { promotionOfCase, words } from './conditionsOfCase.ts'

describe.each(QUALIFIERS)('%s', (qualifier) => {
  test.each(QUALIFIERS_CORPUS[qualifier].map((one) => [words(one), one] as const))('%s', (_, one) => {
    const { qualifiers, evidence } = promotionOfCase(one)
    expect(qualifiers.includes(qualifier)).toBe(one.yields)
    // Each has its place in the card, but for what the card does not say.
    expect(evidence.qualifiers !== undefined).toBe(qualifiers.some((one) => !one.startsWith('unsaid')))
  })
})
