import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findSameWords, hasSameFigures, makeTemplate, maskFigures } from '#review/template.ts'
import { JULY, JUNE, type Month, readMonth, wordsOf } from './cards.ts'

const keyOf = (month: Month) => makeTemplate(readMonth(month).card).key

/** Texts that differ in figures of a month only have one template; others have not. */
const SAME: [string, string][] = [
  ['hasta $ 12.000 por mes', 'hasta $8.500,50 por mes'],
  ['del 1 al 7 y el 15 de junio', 'del 2 al 9 y el 21 de julio'],
  ['los jueves 4, 11 y 18 de junio', 'los jueves 2, 9 y 16 de julio'],
  ['válido hasta 30/06/2026', 'válido hasta el 31/07/2026'.replace('el ', '')],
  ['25% de ahorro', '30 % de ahorro'],
  ['hasta el 31 de enero', 'hasta el 28 de febrero de 2027'],
  ['los jueves 4, 11 y 18 de junio', 'los jueves 1, 8, 15, 22 y 29 de octubre'],
  ['Sábados 22 y 29', 'Sábados 7, 14 y 21'],
  ['válido los sábados', 'válido el sábado'],
  ['con tarjeta (crédito) *', 'con la tarjeta crédito'],
]
const OTHER: [string, string][] = [
  ['3 cuotas sin interés', '6 cuotas sin interés'],
  ['dentro de los 10 días', 'dentro de los 30 días'],
  ['por compra', 'por mes'],
  ['con tarjeta de crédito', 'con tarjeta de débito'],
  ['solo para mayores de 60 años', 'solo para mayores de 65 años'],
  ['los jueves 25% de ahorro', 'los viernes 25% de ahorro'],
  ['no incluye carnes', 'incluye carnes'],
  ['lunes 3 cuotas sin interés', 'lunes 6 cuotas sin interés'],
  ['sábados 4 pagos', 'sábados 5 pagos'],
  ['hasta el 1 al 7 de junio', 'hasta el 7 de junio'],
]

describe('a template', () => {
  it.each(SAME)('is the same for «%s» and «%s»', (one, other) => {
    expect(maskFigures(one)).toBe(maskFigures(other))
  })

  it.each(OTHER)('is not the same for «%s» and «%s»', (one, other) => {
    expect(maskFigures(one)).not.toBe(maskFigures(other))
  })

  it('is the same for the same card of another month, and another one for another bank, chain or role', () => {
    expect(keyOf(JULY)).toBe(keyOf(JUNE))
    expect(keyOf({ ...JUNE, bank: 'Banco Macro' })).not.toBe(keyOf(JUNE))
    const { card } = readMonth(JUNE)
    expect(makeTemplate({ ...card, source: 'coto' }).key).not.toBe(makeTemplate(card).key)
    expect(makeTemplate({ ...card, blocks: card.blocks.map((block) => ({ ...block, role: 'legal' })) }).key).not.toBe(
      makeTemplate(card).key,
    )
  })

  it('does not depend on the version or size of a picture’s file, but on its words and instalments', () => {
    const keyOfPicture = (name: string) =>
      makeTemplate({ source: 'coto', text: name, blocks: [{ role: 'image', start: 0, end: name.length }] }).key
    expect(keyOfPicture('galicia-200x82.png')).toBe(keyOfPicture('logo-galicia-2.webp'))
    expect(keyOfPicture('galicia.png')).not.toBe(keyOfPicture('galicia-debito.png'))
    expect(keyOfPicture('3-cuotas.png')).not.toBe(keyOfPicture('6-cuotas.png'))
    expect(keyOfPicture('galicia 3 pagos')).not.toBe(keyOfPicture('galicia 6 pagos'))
  })

  it('knows whether the figures are the same, too', () => {
    const [june, july, again] = [JUNE, JULY, { ...JUNE, day: '2026-06-20' }].map((month) => makeTemplate(readMonth(month).card))
    expect(hasSameFigures(june as never, again as never)).toBe(true)
    expect(hasSameFigures(june as never, july as never)).toBe(false)
  })

  it('finds the same words on another card, however long its figures are', () => {
    const long = readMonth({ ...JULY, cap: '1.215.500' }).card
    const june = readMonth(JUNE).card
    const start = june.text.indexOf('Compra mínima')
    const found = findSameWords({ start, end: start + 'Compra mínima $ 30.000'.length }, makeTemplate(june), makeTemplate(long))
    expect(found && long.text.slice(found.start, found.end)).toBe('Compra mínima $ 42.000')
  })

  it('is as before whatever the amount and the days', () => {
    const amounts = fc.integer({ min: 1_000, max: 9_999_999 }).map((value) => value.toLocaleString('es-AR'))
    const days = fc.integer({ min: 1, max: 28 }).map((day) => String(day).padStart(2, '0'))
    fc.assert(
      fc.property(amounts, amounts, days, fc.integer({ min: 1, max: 100 }), (cap, minimum, day, percent) => {
        const month = { ...JUNE, cap, minimum, percent, from: `${day}/06/2026`, until: `${day}/07/2026` }
        expect(maskFigures(wordsOf(month))).toBe(maskFigures(wordsOf(JUNE)))
      }),
    )
  })
})
