import { expect, it } from 'vitest'
import type { ListedPromotion } from '#domain/promotion.ts'
import { spoilsWords } from '#features/till/tillWords.ts'
import { plainPromotion } from '../../domain/arbitraries.ts'

const { evidence, url, ...plain } = plainPromotion
const listed = (change: Partial<ListedPromotion>): ListedPromotion => ({ ...plain, id: 'a', ...change })

it('what may spoil it names the goods, and says plainly where the card names none', () => {
  expect(spoilsWords(listed({ excludesProducts: 'Carnes y vinos' }))).toContain('No entra: carnes y vinos')
  expect(spoilsWords(listed({ excludesProducts: 'Aplican exclusiones' }))).toContain('Aplican exclusiones')
  expect(spoilsWords(listed({ onlyForProducts: 'Electrónica' }))).toContain('Solo en electrónica')
})

it('a long list of goods is cut between two of them, and shows that it was', () => {
  const [first] = spoilsWords(listed({ excludesProducts: Array.from({ length: 40 }, () => 'aceites').join(', ') }))
  expect(first?.length).toBeLessThanOrEqual(151)
  expect(first).toMatch(/aceites…$/)
})
