import { describe, expect, test } from 'vitest'
import { read } from './cards.ts'
import { KINDS } from './kinds.corpus.ts'

describe.each(KINDS.map(({ kind, cards }) => [kind, cards] as const))('%s', (_, cards) => {
  test.each(cards.map((one) => [Object.values(one.parts).join(' · '), one] as const))('%s', (_words, { parts, yields }) => {
    const promotions = read(parts)
    expect(promotions.map(({ discount }) => discount.value)).toHaveLength(yields.length)
    for (const [index, wanted] of yields.entries()) expect(promotions[index]).toMatchObject(wanted)
  })
})
