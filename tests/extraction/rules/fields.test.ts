import { expect, test } from 'vitest'
import { promotionsOfCase, wordsAt } from './conditionsOfCase.ts'

test.each([
  ['12 cuotas con interés', 'Obteniendo 12 cuotas sin interés con Visa.', ['12 cuotas con interés']],
  ['3 cuotas sin interés', 'Financiación en 3 cuotas con interés.', ['3 cuotas con interés']],
  ['6 cuotas sin interés', 'Hasta en 6 cuotas con intereses.', ['6 cuotas con intereses']],
  ['6 cuotas sin interés', 'También 12 cuotas con interés. TNA: 0%.', []],
  ['6 cuotas sin interés', 'Obteniendo 6 cuotas sin interés (TNA 0%).', []],
])('«%s» against «%s»', (value, legal, said) => {
  const one = { value, legal }
  const [promotion] = promotionsOfCase(one)
  expect(promotion?.discount.type).toBe('cuotas sin intereses')
  expect(wordsAt(one, promotion?.conflicts.discount)).toEqual(said)
  if (said.length > 0) expect(wordsAt(one, promotion?.evidence.discount).join()).toMatch(/^\d+ cuotas sin interés$/)
  expect(promotion?.doubt?.about).toBe(said.length > 0 ? 'discount' : undefined)
})
