import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WEEKDAYS } from '#domain/calendar/calendar.ts'
import { shortFigure } from '#domain/description/words/gain.ts'
import type { Limits } from '#domain/promotion/promotion.ts'
import { capWords, discountFigure } from '#domain/promotion/promotionWords.ts'
import {
  capitalize,
  dayAndMonth,
  dayAndTime,
  daysAgo,
  everyWeekWords,
  groupThousands,
  joinWithAnd,
  percent,
  pesos,
  timeOfDay,
  weekdayName,
  weekdaysWords,
  withoutFolders,
} from '#domain/text/words.ts'

const NO_CAP: Limits = { maxDiscount: null, explicitlyHasNoLimit: false, period: null, per: null, caps: [] }

describe('figures', () => {
  test('have points between thousands and no centavos', () => {
    expect(groupThousands(1_234_567.6)).toBe('1.234.568')
    expect(pesos(15_000)).toBe('$\u00a015.000')
  })

  test('of percentages have a comma and two decimals at the most', () => {
    expect([2, 2.5, 2.456].map(percent)).toEqual(['2', '2,5', '2,46'])
  })

  test('are those of Argentina, as a browser knows them', () => {
    const whole = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 })
    const decimals = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 14 }), fc.integer({ min: 0, max: 10_000 }), (centavos, hundredths) => {
        expect(groupThousands(centavos / 100)).toBe(whole.format(centavos / 100))
        expect(percent(hundredths / 100)).toBe(decimals.format(hundredths / 100))
      }),
    )
  })

  test.each([
    [{ type: 'porcentaje', value: 30 }, '30%', 'de descuento', '30%'],
    [{ type: 'porcentaje', value: 12.5 }, '12,5%', 'de descuento', '12,5%'],
    [{ type: 'cuotas sin intereses', value: 6 }, '6', 'cuotas sin interés', '6 cuotas'],
    [{ type: 'cuotas sin intereses', value: 1 }, '1', 'cuota sin interés', '1 cuota'],
  ] as const)('of the discount %j are «%s» and «%s», in short «%s»', (discount, figure, unit, short) => {
    expect(discountFigure(discount)).toEqual({ figure, unit })
    expect(shortFigure(discount)).toBe(short)
  })

  test.each<[Partial<Limits>, string]>([
    [{}, 'Tope no informado'],
    [{ explicitlyHasNoLimit: true }, 'Sin tope'],
    [{ maxDiscount: 15_000 }, 'Tope $\u00a015.000'],
    [{ maxDiscount: 15_000, period: 'mes' }, 'Tope $\u00a015.000 por mes'],
    [{ maxDiscount: 15_000, per: 'tarjeta' }, 'Tope $\u00a015.000 por tarjeta'],
    [{ maxDiscount: 15_000, period: 'finde', per: 'persona' }, 'Tope $\u00a015.000 por fin de semana y por persona'],
    [{ maxDiscount: 15_000, period: 'promocion', per: 'banco' }, 'Tope $\u00a015.000 por banco en toda la promoción'],
    [{ period: 'mes', per: 'cuenta' }, 'Tope no informado'],
  ])('of the cap %j are «%s»', (limits, words) => {
    expect(capWords({ ...NO_CAP, ...limits })).toBe(words)
  })
})

describe('days', () => {
  test('have the name of the month and no zero in front', () => {
    expect(['2026-03-07', '2026-12-31', '2026-01-01'].map(dayAndMonth)).toEqual(['7 de marzo', '31 de diciembre', '1 de enero'])
  })

  test('and times are those of Argentina', () => {
    const night = new Date('2026-03-28T01:05:00Z')
    expect(timeOfDay(night)).toBe('22:05')
    expect(dayAndTime(night)).toBe('27 de marzo a las 22:05')
  })

  test('gone by are counted, the last two have names', () => {
    expect([-1, 0, 1, 2, 25].map(daysAgo)).toEqual(['hoy', 'hoy', 'ayer', 'hace 2 días', 'hace 25 días'])
  })

  test('of the week have their accents', () => {
    expect(weekdayName('2026-03-25')).toBe('miércoles')
    expect(weekdaysWords(WEEKDAYS)).toBe('lunes, martes, miércoles, jueves, viernes, sábado y domingo')
  })

  test('of the week come in its order, however they were given', () => {
    expect(weekdaysWords(['Jueves', 'Lunes', 'Martes'])).toBe('lunes, martes y jueves')
    expect(everyWeekWords(['Domingo', 'Jueves', 'Sabado'])).toBe('los jueves, sábados y domingos')
    expect(weekdaysWords(['Sabado'])).toBe('sábado')
  })
})

test.each<[string[], string]>([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a y b'],
  [['a', 'b', 'c'], 'a, b y c'],
])('a list of %j is «%s»', (words, said) => {
  expect(joinWithAnd(words)).toBe(said)
})

test('a sentence begins with a capital and keeps the rest as it is', () => {
  expect(capitalize('éminent de Galicia')).toBe('Éminent de Galicia')
  expect(capitalize('')).toBe('')
})

describe('a message', () => {
  test.each([
    ['ENOENT: no such file, open /home/ana/yapa/data/store.db', 'ENOENT: no such file, open store.db'],
    ['/srv/a/b.ts:12:5 failed after /srv/a/c.ts', 'b.ts:12:5 failed after c.ts'],
    ["cannot read '/var/x/y z.json'", "cannot read 'y z.json'"],
    ['of a folder /srv/a/ and no file', 'of a folder a/ and no file'],
    ['of a file of the root /file.txt', 'of a file of the root /file.txt'],
    ['https://www.coto.com.ar/descuentos/banco?x=1 answered 500', 'https://www.coto.com.ar/descuentos/banco?x=1 answered 500'],
    ['see ./data/store.db and data/store.db', 'see ./data/store.db and data/store.db'],
    ['1/2/3 of the cards', '1/2/3 of the cards'],
    ['no path', 'no path'],
  ])('«%s» is told as «%s»', (message, told) => {
    expect(withoutFolders(message)).toBe(told)
  })
})
