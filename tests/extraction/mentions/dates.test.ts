import { describe, expect, it } from 'vitest'
import { findDates } from '#extraction/mentions/dates.ts'
import { tokeniseText } from '#extraction/mentions/tokens.ts'
import { foldKeepingOffsets } from '#extraction/text/fold.ts'

function periods(text: string, captured = '2026-05-11') {
  return findDates(tokeniseText(foldKeepingOffsets(text)), captured).map(({ value }) => [value?.sort, value?.from, value?.until])
}

describe('a range', () => {
  it.each([
    ['Vigente desde el 01/05/2026 hasta el 31/05/2026', '2026-05-01', '2026-05-31'],
    ['del 3/5/26 al 28/2/27', '2026-05-03', '2027-02-28'],
    ['comprendidos entre el 01/05/2026 y el 31/07/2026', '2026-05-01', '2026-07-31'],
    ['DESDE EL 01/05/2026 A 3o/06/2026', '2026-05-01', '2026-06-30'],
    ['VÁLIDA DESDE 02/05/2026HASTA 31/05/2026', '2026-05-02', '2026-05-31'],
    ['desde el 08-05-2026 al 30-06-2026', '2026-05-08', '2026-06-30'],
    ['los martes del 1 de diciembre de 2025 al 28 de febrero de 2026', '2025-12-01', '2026-02-28'],
    ['desde el 14 mayo al 30 de noviembre de 2026', '2026-05-14', '2026-11-30'],
    ['Del 24 al 30 de mayo', '2026-05-24', '2026-05-30'],
    ['desde el viernes 9 al jueves 15 de mayo de 2026', '2026-05-09', '2026-05-15'],
    ['desde las 00:00 horas del día 01 de mayo de 2026 hasta las 23:59 horas del día 31 de mayo de 2026', '2026-05-01', '2026-05-31'],
    ['de septiembre al 30 de abril de 2027', '2026-09-01', '2027-04-30'],
    ['del 15/12 al 10/01/2027', '2026-12-15', '2027-01-10'],
  ])('%s', (text, from, until) => {
    expect(periods(text)).toContainEqual(['range', from, until])
  })
})

describe('single days', () => {
  it.each([
    ['Viernes 15/05', '2026-05-15', '2026-05-15'],
    ['Sábado 23 y domingo 24 de mayo', '2026-05-23', '2026-05-24'],
    ['los martes 05/05/2026 y 19/05/2026', '2026-05-05', '2026-05-19'],
    ['lunes 04/05, 11/05, 18/05 y 25/05', '2026-05-04', '2026-05-25'],
    ['los días 8, 9, 22 y 23 de mayo de 2026', '2026-05-08', '2026-05-23'],
    ['sábado 30 de mayo y domingo 31 de mayo', '2026-05-30', '2026-05-31'],
    ['únicamente hoy, 28/05/2026', '2026-05-28', '2026-05-28'],
  ])('%s', (text, from, until) => {
    expect(periods(text)).toContainEqual(['dates', from, until])
  })
})

describe('an end alone', () => {
  it('has no start', () => {
    expect(periods('Beneficio válido hasta el 31/05/2026 inclusive')).toEqual([['until', null, '2026-05-31']])
  })
})

describe('months', () => {
  it.each([
    ['Todos los martes de mayo', '2026-05-01', '2026-05-31'],
    ['los lunes de enero y febrero del 2027', '2027-01-01', '2027-02-28'],
    ['Todo JUNIO', '2026-06-01', '2026-06-30'],
  ])('%s', (text, from, until) => {
    expect(periods(text)).toContainEqual(['months', from, until])
  })

  it('take the year nearest to the capture', () => {
    expect(periods('todos los jueves de diciembre', '2026-01-03')).toEqual([['months', '2025-12-01', '2025-12-31']])
    expect(periods('todos los jueves de enero', '2026-12-28')).toEqual([['months', '2027-01-01', '2027-01-31']])
  })
})

describe('what is no period of the offer', () => {
  it.each([
    'Jubilados que hayan percibido su haber entre el 1° y el 30 de abril de 2026',
    'Sociedad inscripta en el registro el 14/07/1998',
    'CUIT 30-71682943-6, tel. 0800-22-20-400',
    'en 12 cuotas de $ 1.500',
  ])('%s', (text) => {
    expect(periods(text)).toEqual([])
  })
})
