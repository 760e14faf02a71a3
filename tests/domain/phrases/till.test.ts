import { expect, it } from 'vitest'
import { caveatWords } from '#domain/phrases/till.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { plainPromotion } from '../arbitraries.ts'

const { evidence, url, ...plain } = plainPromotion
const listed = (change: Partial<ListedPromotion>): ListedPromotion => ({ ...plain, id: 'a', ...change })

it('what may spoil it names the goods, and says plainly where the card names none', () => {
  const excludes = ['carne' as const, 'vinos' as const]
  const conditions = { ...plain.conditions, excludes }
  expect(caveatWords(listed({ excludesProducts: 'Cortes de carnes y vinos de las bodegas Norte y Sur', conditions }))).toContain(
    'No entran cortes de carnes y vinos de las bodegas Norte y Sur',
  )
  expect(caveatWords(listed({ excludesProducts: 'Aplican exclusiones' }))).toContain('Tiene exclusiones, y la página no dice cuáles')
  expect(caveatWords(listed({ onlyForProducts: 'Electrónica' }))).toContain('Solo en electrónica')
  const region = { provinces: ['Chaco'], onlyBranches: [], exceptBranches: ['Abasto'], some: false }
  expect(caveatWords(listed({ conditions: { ...plain.conditions, region } }))).toEqual(
    expect.arrayContaining(['Solo en Chaco', 'No vale en Abasto']),
  )
})

it('what the steps say is not said again', () => {
  const conditions = { ...plain.conditions, uses: { times: 1, period: 'mes' as const }, how: { ...plain.conditions.how, app: ['MODO'] } }
  const said = caveatWords(listed({ minPurchase: 20_000, conditions }))
  expect(said).toContain('Se usa una vez por mes')
  expect(said.filter((words) => /MODO|mínima/.test(words))).toEqual([])
})
