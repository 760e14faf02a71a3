import { expect, it } from 'vitest'
import { makeShopper, rankForShopper } from '#domain/choice/ranking.ts'
import { describeOffer } from '#domain/description/describeOffer.ts'
import { tell } from '#domain/description/toText.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { householdOf } from '#domain/wallet/household.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { plainPromotion } from '../../arbitraries.ts'

const { evidence, url, ...plain } = plainPromotion
const listed = (change: Partial<ListedPromotion>): ListedPromotion => ({ ...plain, id: 'a', ...change })

const told = (change: Partial<ListedPromotion>, part: 'terms' | 'spoils') =>
  tell(describeOffer(rankForShopper(listed(change), makeShopper(householdOf(EMPTY_WALLET)))), 'till').parts[part].flatMap(
    ({ words }) => words,
  )

it('beside the figure stand the goods, also where the card names none; what may spoil it names the places', () => {
  const terms = (change: Partial<ListedPromotion>) => told(change, 'terms')
  const conditions = { ...plain.conditions, excludes: ['carne' as const, 'vinos' as const, 'bebidas' as const, 'electro' as const] }
  expect(terms({ conditions })[0]).toBe('Sin carnes, bebidas, vinos ni electro')
  expect(terms({ excludesProducts: 'Aplican exclusiones' })[0]).toBe('Tiene exclusiones, y la página no dice cuáles')
  expect(terms({ onlyForProducts: 'Electrónica' })[0]).toBe('Solo en electrónica')
  const region = { provinces: ['Chaco'], onlyBranches: [], exceptBranches: ['Abasto'], some: false }
  expect(told({ conditions: { ...plain.conditions, region } }, 'spoils')).toEqual(
    expect.arrayContaining(['Solo en Chaco', 'No vale en Abasto']),
  )
})

it('what the steps say is not said again', () => {
  const conditions = { ...plain.conditions, uses: { times: 1, period: 'mes' as const }, how: { ...plain.conditions.how, app: ['MODO'] } }
  const said = told({ minPurchase: 20_000, conditions }, 'spoils')
  expect(said).toContain('Se usa una vez por mes')
  expect(said.filter((words) => /MODO|mínima/.test(words))).toEqual([])
})
