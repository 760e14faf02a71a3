import { expect, it } from 'vitest'
import { NO_CONDITIONS } from '#domain/condition.ts'
import type { ListedPromotion } from '#domain/promotion.ts'
import { offersWords } from '#features/promotions/offersWords.ts'
import { savingWords } from '#features/promotions/promotionWords.ts'
import { plainPromotion } from '../../domain/arbitraries.ts'

const offer = (change: Partial<ListedPromotion>): ListedPromotion => ({ ...plainPromotion, id: 'a', ...change })
const percent = (value: number, change: Partial<ListedPromotion> = {}) => offer({ discount: { type: 'porcentaje', value }, ...change })
const instalments = (value: number, change: Partial<ListedPromotion> = {}) =>
  offer({ discount: { type: 'cuotas sin intereses', value }, ...change })
const who = (kind: 'segment' | 'pensioner', value: string | null) => ({ ...NO_CONDITIONS, who: [{ kind, value, alternatives: null }] })
const capped = (maxDiscount: number) => ({ maxDiscount, explicitlyHasNoLimit: false, period: null, per: null })

it.each([
  ['Según tu plan: 20 / 25 / 35%', [percent(35, { conditions: who('segment', 'Black') }), percent(20), percent(25), percent(20)]],
  ['Según quién seas: 5 / 12,5%', [percent(12.5), percent(5, { conditions: who('pensioner', null) })]],
  ['Según cómo pagues: 15 / 20%', [percent(15), percent(20)]],
  [
    'Según tu plan: tope $\u00a08.000 / $\u00a010.000',
    [percent(25, { limits: capped(10_000), conditions: who('segment', 'Oro') }), percent(25, { limits: capped(8_000) })],
  ],
  ['Según cómo pagues: 2 opciones', [percent(25), percent(25)]],
  ['3, 6 y 12 cuotas sin interés', [instalments(12), instalments(3), instalments(6)]],
  ['3 y 6 cuotas sin interés, según el producto', [instalments(6, { onlyForProducts: 'Electro' }), instalments(3)]],
])('%s', (words, promotions) => {
  expect(offersWords(promotions)).toBe(words)
})

it('what instalments are worth is never called money back', () => {
  expect(savingWords(instalments(3), 3_096, 80_000)).toBe('equivale a ≈\u00a0$\u00a03.096')
  expect(savingWords(instalments(3, { onlyForProducts: 'Electro' }), 3_096, 80_000)).toBe('equivale a hasta ≈\u00a0$\u00a03.096')
})
