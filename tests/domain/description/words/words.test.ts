import { describe, expect, it } from 'vitest'
import { sourceOf } from '#domain/catalogue/source.ts'
import { makeShopper, rankForShopper } from '#domain/choice/ranking.ts'
import { messageOf, pageDescription, titleOf } from '#domain/description/toText.ts'
import { moneyBackWords } from '#domain/description/words/cap.ts'
import { addsUpWords } from '#domain/description/words/conditions.ts'
import { savingWords } from '#domain/description/words/gain.ts'
import { issuersWords, methodsWords } from '#domain/description/words/methods.ts'
import { whereWords } from '#domain/description/words/place.ts'
import { timelinessWords, validityWords } from '#domain/description/words/time.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import type { Qualifier } from '#domain/promotion/qualifier.ts'
import { uncapitalize } from '#domain/text/words.ts'
import { householdOf } from '#domain/wallet/household.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { promotionCalendar } from '#features/promotions/promotionCalendar.ts'
import { promotionPicture } from '#features/promotions/promotionPicture.ts'
import { plainPromotion } from '../../arbitraries.ts'

const { evidence, url, ...plain } = plainPromotion
const promotion: ListedPromotion = {
  ...plain,
  id: 'a',
  limits: { maxDiscount: 12_000, explicitlyHasNoLimit: false, period: 'mes', per: null, caps: [] },
  conditions: { ...plain.conditions, refund: { kind: 'refund', days: 30, business: false, where: 'account' } },
}
const CAP = 'Te devuelven hasta $\u00a012.000 por mes (los alcanzás comprando $\u00a060.000)'
const BACK = 'Vuelve a tu cuenta dentro de los 30 días'

it('what is shared of an old capture says so, and of a fresh one nothing', () => {
  const capture = { source: sourceOf(promotion), capturedAt: '2026-03-02' as const, ageDays: 25, isStale: true }
  expect(messageOf(promotion, [], capture).split('\n').at(-1)).toBe('La leímos hace 25 días: puede estar vencida.')
  expect(messageOf(promotion, [], { ...capture, ageDays: 1, isStale: false })).toBe(messageOf(promotion, [], null))
})

describe('when the money comes', () => {
  it('is said wherever a figure leaves the page: shared words, calendar, description of the link', () => {
    expect(moneyBackWords(promotion)).toBe(uncapitalize(BACK))
    const calendar = promotionCalendar(promotion, [], null, '2026-03-27', new Date('2026-03-27T12:00:00Z'), 'https://yapa.example')
    // Long lines are folded.
    const texts = [messageOf(promotion, [], null), pageDescription(promotion, null), (calendar ?? '').replaceAll('\r\n ', '')]
    expect(texts.filter((text) => !text.includes(`${CAP}. ${BACK}`))).toEqual([])
  })

  it('is remembered on the evening before, as a purchase of a plan is, with the conditions inside', () => {
    const bound = { ...promotion, minPurchase: 30_000 }
    const calendar = promotionCalendar(bound, [], null, '2026-03-27', new Date('2026-03-27T12:00:00Z'), 'https://yapa.example') ?? ''
    const lines = calendar.replaceAll('\r\n ', '').split('\r\n')
    const alarm = lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM'))
    expect(alarm).toEqual(expect.arrayContaining(['ACTION:DISPLAY', 'TRIGGER:-PT5H']))
    expect(lines.indexOf('END:VALARM')).toBeLessThan(lines.indexOf('END:VEVENT'))
    const said = lines.find((line) => line.startsWith('DESCRIPTION:')) ?? ''
    expect(said).toContain('Compra mínima: $\u00a030.000')
  })

  it('goes with how to pay and when it holds into what is shared', () => {
    const shared = { ...promotion, paymentMethods: [['Mercado Pago' as const]], paymentRails: { pagoConQR: true }, minPurchase: 30_000 }
    const said = messageOf(shared as ListedPromotion, [], null)
    const wanted = ['con Mercado Pago\nQR\n', `${CAP}. ${BACK}. Compra mínima: $\u00a030.000.`, validityWords(promotion)]
    expect(wanted.filter((words) => !said.includes(words))).toEqual([])
  })

  it('is not made up where the card does not say it', () => {
    expect(moneyBackWords(plainPromotion)).toBeNull()
    expect(messageOf({ ...promotion, conditions: plain.conditions }, [], null)).not.toMatch(/vuelve|devuelven|caja/i)
  })
})

it('what an amount saves is told with «hasta» as soon as part of the purchase may not count', () => {
  const words = (change: Partial<ListedPromotion>) =>
    savingWords(rankForShopper({ ...promotion, ...change }, makeShopper(householdOf(EMPTY_WALLET), 60_000)), 60_000)
  expect(words({})).toBe('ahorrás $\u00a012.000')
  const partial = [
    { onlyForProducts: 'vinos' },
    { excludesProducts: 'carne' },
    { conditions: { ...plain.conditions, excludesBrands: true } },
  ]
  expect(partial.map(words)).toEqual(partial.map(() => 'ahorrás hasta $\u00a012.000'))
})

describe('whose cards are accepted', () => {
  const words = (change: Partial<ListedPromotion>) => issuersWords({ ...plainPromotion, ...change } as ListedPromotion, 2)

  it('with what the catalogue lacks behind them, or alone', () => {
    expect(words({ paymentMethods: [['Banco Bancor']] })).toBe('Bancor')
    expect(words({ paymentMethods: [['Banco Bancor']], unknownPaymentMethods: ['Tarjeta Cordobesa'] })).toBe('Tarjeta Cordobesa de Bancor')
    const two = [['Banco Bancor'], ['Banco Macro']] as ListedPromotion['paymentMethods']
    expect(words({ paymentMethods: two, unknownPaymentMethods: ['Tarjeta Cordobesa'] })).toBe('Bancor o Macro (Tarjeta Cordobesa)')
    expect(words({ paymentMethods: [['Mercado Pago']], unknownPaymentMethods: ['Tarjeta de crédito Mercado Pago'] })).toBe(
      'Tarjeta de crédito Mercado Pago',
    )
    expect(words({ paymentMethods: null, unknownPaymentMethods: ['Tarjeta Cordobesa'] })).toBe('Tarjeta Cordobesa')
  })

  it.each<[Qualifier[], Partial<typeof NO_CONDITIONS.how>, 'statement' | null, string]>([
    [[], {}, null, 'cualquier medio de pago'],
    [['bannedMethods'], {}, null, 'casi cualquier medio de pago'],
    [['deliveryDays', 'partialStacking'], {}, null, 'cualquier medio de pago'],
    [[], { rails: ['web'] }, null, 'cualquier medio de pago'],
    [[], { rails: ['qr'] }, null, 'cualquier billetera virtual'],
    [['bannedMethods'], { rails: ['qr'] }, null, 'casi cualquier billetera virtual'],
    [[], { rails: ['qr', 'nfc'] }, null, 'casi cualquier medio de pago'],
    [[], {}, 'statement', 'una tarjeta, y no dice cuál'],
  ])('where none is named, narrowed by %j, paid by %j, back on %s: %s', (qualifiers, how, where, said) => {
    const refund = where && { kind: 'refund' as const, days: null, business: false, where }
    const conditions = { ...NO_CONDITIONS, how: { ...NO_CONDITIONS.how, ...how }, refund }
    expect(words({ paymentMethods: null, qualifiers, conditions })).toBe(said)
  })
})

describe('what the card does not say', () => {
  it('where it holds, beyond the branches that take part', () => {
    const region = { provinces: [], onlyBranches: [], exceptBranches: [], some: true }
    const words = (change: Partial<ListedPromotion>) => whereWords({ ...promotion, qualifiers: ['unsaidPlace'], ...change })
    expect(words({})).toBe('no dice si vale en el local, online o en los dos')
    expect(words({ conditions: { ...plain.conditions, region } })).toBe('en los locales adheridos, no dice si también online')
  })
})

it('where it holds, by the formats of the chain', () => {
  const shops = { ...promotion, supermarket: 'coto', where: ['Coto'] } as ListedPromotion
  expect(whereWords(shops)).toBe('solo en el local')
  const formats = { ...shops, supermarket: 'carrefour', where: ['Market', 'Maxi'] } as ListedPromotion
  expect(whereWords(formats)).toBe('solo en Market y Maxi')
})

describe('with what a title says that one pays', () => {
  const paid = (change: Partial<ListedPromotion>) => ({ ...promotion, ...change }) as ListedPromotion

  it('names what is asked for and the catalogue lacks', () => {
    const asked = paid({ paymentMethods: [['Banco Bancor']], unknownPaymentMethods: ['Tarjeta Cordobesa'] })
    expect(titleOf(asked)).toMatch(/ con Tarjeta Cordobesa de Bancor$/)
    expect(methodsWords(asked)).toBe('Bancor (Tarjeta Cordobesa)')
    const oneMore = paid({ paymentMethods: [['Tarjeta de crédito VISA']], unknownPaymentMethods: ['Tarjeta Cordobesa'] })
    expect(methodsWords(oneMore)).toBe('Visa crédito')
  })

  it('names the app that is as good as MODO', () => {
    const groups = { paymentMethods: [['Banco Galicia', 'MODO']] } as Partial<ListedPromotion>
    const by = (...app: string[]) =>
      methodsWords(paid({ ...groups, conditions: { ...plain.conditions, how: { ...plain.conditions.how, app } } }))
    expect(by()).toBe('Galicia, pagando con MODO')
    expect(by('MODO', 'Más Banco')).toBe('Galicia, pagando con MODO o Más Banco')
    expect(by('BNA+')).toBe('Galicia, pagando con MODO')
  })
})

it('to what it adds up is said plainly, and nothing where the card does not say', () => {
  const words = (stackable: boolean | null, ...qualifiers: Qualifier[]) => addsUpWords({ stackable, qualifiers })
  expect(words(null)).toBeNull()
  expect(words(false)).toBe('No se suma a otras promociones')
  expect(words(true)).toBe('Se suma a otras promociones')
  expect(words(true, 'partialStacking')).toBe('Se puede combinar solo con algunas promociones')
  expect(words(false, 'addition')).toBe('Se suma a la otra oferta de esta promo; a otras no')
  expect(words(null, 'addition')).toBe('Se suma a la otra oferta de esta promo')
})

it('what is past may have ended, and what is to come begins', () => {
  const past = { ...promotion, validFrom: '2026-03-01', validUntil: '2026-03-03' }
  expect(timelinessWords(past, '2026-03-27')).toBe('Terminó el 3 de marzo')
  expect(timelinessWords(past, '2027-01-01')).toBe('Terminó el 3 de marzo de 2026')
  expect(timelinessWords(past, '2026-02-27')).toBe('Empieza el 1 de marzo')
  expect(timelinessWords(past, '2026-03-02')).toBeNull()
})

it('what is shared, the calendar and the picture name the other offers of the page', () => {
  const three: ListedPromotion = { ...promotion, id: 'b', discount: { type: 'cuotas sin intereses', value: 3 } }
  const offers = [promotion, three]
  const calendar = promotionCalendar(promotion, offers, null, '2026-03-27', new Date('2026-03-27T12:00:00Z'), 'https://yapa.example') ?? ''
  const picture = promotionPicture(promotion, offers, { kind: 'real', today: '2026-03-27', captures: [] }).lines.map(({ words }) => words)
  const texts = [messageOf(promotion, offers, null), calendar.replaceAll('\r\n ', ''), picture.join('\n')]
  expect(texts.filter((words) => !words.includes('3 cuotas sin interés'))).toEqual([])
})

describe('single days', () => {
  const saturdays: ListedPromotion = { ...promotion, validFrom: '2026-05-02', validUntil: '2026-05-30', weekdays: ['Sabado'] }
  const calendarOf = (one: ListedPromotion) =>
    promotionCalendar(one, [], null, '2026-05-01', new Date('2026-05-01T12:00:00Z'), 'https://yapa.example')

  it.each<[Partial<ListedPromotion>, string]>([
    [{ qualifiers: ['deliveryDays'] }, 'Con entrega los sábados, del 2 al 30 de mayo'],
    [{ qualifiers: ['deliveryDays'], validFrom: '2026-05-30' }, 'Con entrega solo el 30 de mayo'],
    [{}, 'Los sábados, del 2 al 30 de mayo'],
  ])('of the delivery are no days of the order: %j', (change, words) => {
    expect(validityWords({ ...saturdays, where: ['Online'], ...change })).toBe(words)
  })

  it('in a row are told by the first and the last', () => {
    const held = (...weekdays: ListedPromotion['weekdays'] & object) => validityWords({ ...saturdays, weekdays })
    expect(held('Jueves', 'Viernes', 'Sabado', 'Domingo')).toBe('De jueves a domingo, del 2 al 30 de mayo')
    expect(held('Jueves', 'Viernes', 'Domingo')).toBe('Los jueves, viernes y domingos, del 2 al 30 de mayo')
    expect(held('Sabado', 'Domingo')).toBe('Los sábados y domingos, del 2 al 30 de mayo')
  })

  it('are told instead of a day of the week, and the calendar leaves out the others', () => {
    const single = { ...saturdays, exceptDates: ['2026-05-09', '2026-05-23'] }
    expect(validityWords(single)).toBe('Solo el 2, el 16 y el 30 de mayo')
    expect(calendarOf(single)?.match(/EXDATE\S*/g)).toEqual(['EXDATE;VALUE=DATE:20260509', 'EXDATE;VALUE=DATE:20260523'])
  })

  it('that are left out are no event', () => {
    expect(calendarOf(saturdays)).not.toContain('EXDATE')
    const others = { ...saturdays, exceptDates: ['2026-05-09'] }
    expect(validityWords(others)).toBe('Los sábados, del 2 al 30 de mayo, menos el 9 de mayo')
    expect(calendarOf(others)).toContain('EXDATE;VALUE=DATE:20260509')
  })

  it('of two weeks are told where they are two', () => {
    const weekend = { ...saturdays, validUntil: '2026-05-03' }
    expect(validityWords({ ...weekend, weekdays: ['Sabado', 'Domingo'] })).toBe('Solo el 2 y el 3 de mayo')
    const twoWeeks = { ...saturdays, validFrom: '2026-04-25', validUntil: '2026-05-02' }
    expect(validityWords(twoWeeks)).toBe('Solo el 25 de abril y el 2 de mayo')
    expect(validityWords({ ...weekend, weekdays: null, validUntil: '2026-05-08' })).toBe('Del 2 al 8 de mayo')
    // Over New Year the last day has its year, over more than a year the first, too.
    expect(validityWords({ ...weekend, weekdays: null, validUntil: '2027-01-31' })).toBe('Del 2 de mayo al 31 de enero de 2027')
    expect(validityWords({ ...weekend, weekdays: null, validUntil: '2027-05-31' })).toBe('Del 2 de mayo de 2026 al 31 de mayo de 2027')
  })
})

it('an end that is supposed is not told as one that the page said', () => {
  const over: ListedPromotion = { ...promotion, validUntil: '2026-03-31' }
  const supposed: ListedPromotion = { ...over, weekdays: ['Viernes'], qualifiers: ['unsaidEnd'] }
  expect(timelinessWords(supposed, '2026-05-01')).toBe('Puede estar vencida: la página no dice hasta cuándo')
  expect(timelinessWords(over, '2026-05-01')).toBe('Terminó el 31 de marzo')
  expect(validityWords(supposed)).toBe('Los viernes, no dice hasta cuándo: suponemos que hasta fin de mes')
})
