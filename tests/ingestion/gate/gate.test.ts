import { describe, expect, it } from 'vitest'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import type { CaptureProfile, GateFigures } from '#ingestion/gate/figures.ts'
import { type GateVerdict, judgeCapture } from '#ingestion/gate/gate.ts'
import { confirmPersistent } from '#ingestion/publish/judgeSource.ts'
import { anExtractedPromotion } from '../samples.ts'

type Change = Partial<ExtractedPromotion>
type Verdict = GateVerdict['verdict']
const capOf = (maxDiscount: number | null): Change => ({
  limits: { maxDiscount, explicitlyHasNoLimit: false, period: 'mes', per: null, caps: [] },
})
/** So many promotions, each of an issuer and with a percentage and cap of its own, of which the first few are otherwise. */
const listOf = (count: number, few = 0, otherwise: Change | ((index: number) => Change) = {}) =>
  Array.from({ length: count }, (_, index) =>
    anExtractedPromotion({
      discount: { type: 'porcentaje', value: 10 + index },
      validFrom: '2026-03-01',
      validUntil: '2026-03-31',
      paymentMethods: null,
      unknownPaymentMethods: [`Banco número ${index}`],
      ...capOf(5_000 + index),
      ...(index < few ? (typeof otherwise === 'function' ? otherwise(index) : otherwise) : {}),
    }),
  )
const profileOf = (listed: CaptureProfile['listed'], change: Partial<CaptureProfile> = {}): CaptureProfile => ({
  capturedAt: '2026-03-27',
  reader: null,
  cards: 40,
  listed,
  ...change,
})
const figuresOf = (listed: CaptureProfile['listed'], change: Partial<GateFigures> = {}): GateFigures => ({
  unreadable: 0,
  silent: 0,
  garbled: 0,
  repeated: 0,
  profile: profileOf(listed),
  ...change,
})
const judged = (after: CaptureProfile['listed'], before: CaptureProfile['listed'] | null) => judgeCapture(figuresOf(after), before && profileOf(before))

describe('a capture by itself', () => {
  const generous = (count: number, few: number) => figuresOf(listOf(count, few, (index) => ({ discount: { type: 'porcentaje', value: 61 + index } })))
  it.each<[string, GateFigures, Verdict, RegExp]>([
    ['a good one', figuresOf(listOf(20)), 'publish', /^$/],
    ['an empty one', figuresOf([], { profile: profileOf([], { cards: 0 }) }), 'hold', /vacía/],
    ['one without promotions', figuresOf([]), 'hold', /ninguna promoción en 40 tarjetas/],
    ['entries that are no cards, only', figuresOf([], { unreadable: 3, profile: profileOf([], { cards: 0 }) }), 'hold', /en 3 tarjetas/],
    ['cards of which 17 of 40 say nothing', figuresOf(listOf(20), { silent: 17 }), 'publish', /^$/],
    ['cards of which 19 of 40 are not understood', figuresOf(listOf(20), { silent: 9, garbled: 5, unreadable: 5 }), 'publish with warning', /19 de 40/],
    ['cards of which 25 of 40 are not understood', figuresOf(listOf(20), { silent: 25 }), 'hold', /De 25 de 40 tarjetas/],
    ['all of it over for long', figuresOf(listOf(8, 8, { validUntil: '2025-03-31' })), 'hold', /8 de 8 promociones vencieron hace mucho/],
    ['all of it just over', figuresOf(listOf(8, 8, { validUntil: '2026-03-26' })), 'publish', /^$/],
    ['a third of copies', figuresOf(listOf(20), { repeated: 10 }), 'hold', /10 de 30 promociones son copias/],
    ['two copies in five', figuresOf(listOf(3), { repeated: 2 }), 'publish', /^$/],
    ['one unheard-of percentage of thirty', generous(30, 1), 'publish', /^$/],
    ['two of twenty', generous(20, 2), 'hold', /2 de 20 promociones anuncian más de 60 %/],
  ])('%s', (_, figures, verdict, reason) => {
    const { verdict: is, reasons, isOnlyDifferent } = judgeCapture(figures, null)
    expect([is, isOnlyDifferent]).toEqual([verdict, false])
    expect(reasons.join(' ')).toMatch(reason)
  })

  it('is held with caps that no household uses up, in pesos of its year', () => {
    const first = (few: number, maxDiscount: number, capturedAt = '2026-03-27') =>
      judgeCapture(
        figuresOf([], {
          profile: profileOf(
            listOf(20, few, { discount: { type: 'porcentaje', value: 20 }, ...capOf(maxDiscount) }).map((one) => ({
              ...one,
              validUntil: null,
            })),
            { capturedAt },
          ),
        }),
        null,
      )
    expect(first(2, 150_000)).toMatchObject({
      verdict: 'hold',
      isOnlyDifferent: false,
      reasons: [expect.stringMatching(/2 de 20 promociones devuelven más de lo que una casa/)],
    })
    expect(first(1, 150_000).verdict).toBe('publish')
    expect(first(2, 150_000, '2028-03-27').verdict).toBe('publish')
    expect(first(20, 35_000).verdict).toBe('publish')
  })
})

const networked = (network: 'VISA' | 'Mastercard'): Change => ({ paymentMethods: [[`Tarjeta de crédito ${network}`]] })
const retired = (isFor: boolean): Change => ({
  conditions: {
    ...anExtractedPromotion().conditions,
    who: isFor ? [{ kind: 'pensioner', value: null, alternatives: null, quote: 'jubilados', start: 0, end: 9 }] : [],
  },
})
const capFor = (maxDiscount: number, period: 'semana' | 'mes'): Change => ({
  limits: { maxDiscount, explicitlyHasNoLimit: false, period, per: null, caps: [] },
})
const forbidding: Change = { restrictions: ['No válido para compras online'], stackable: false }
const long: Change = { validUntil: '2026-04-30' }

describe('a capture against the last good edition', () => {
  it.each<[string, CaptureProfile['listed'], CaptureProfile['listed'], Verdict, RegExp]>([
    ['the same', listOf(20), listOf(20), 'publish', /^$/],
    ['seven tenths of it', listOf(14), listOf(20, 20, { validUntil: '2026-03-26' }), 'publish', /^$/],
    ['half of it', listOf(10), listOf(20, 20, { validUntil: '2026-03-26' }), 'hold', /Hay 10 promociones y en la última edición buena había 20/],
    ['twice as many', listOf(40), listOf(20), 'hold', /Hay 40 promociones/],
    ['half of a handful', listOf(2), listOf(5), 'publish', /^$/],
    ['two of twenty gone', listOf(18), listOf(20), 'publish', /^$/],
    ['three of twenty gone', listOf(17), listOf(20), 'hold', /Ya no están 3 de 20 promociones que todavía valían/],
    ['six that were over gone', listOf(20).slice(6), listOf(20, 6, { validUntil: '2026-03-26' }), 'publish', /^$/],
    ['other days in two of twenty', listOf(20, 2, { weekdays: ['Domingo'] }), listOf(20), 'publish with warning', /En 2 de 20 .* cambió solo los días/],
    ['other days in three of twenty', listOf(20, 3, { weekdays: ['Domingo'] }), listOf(20), 'hold', /En 3 de 20 .* cambió solo los días/],
    ['other caps in seven of twenty, with other things', listOf(20, 7, (index) => ({ ...capOf(7_000 + 900 * index), minPurchase: 9_000 + index })), listOf(20), 'hold', /En 7 de 20 .* cambió el tope/],
    ['other goods in all', listOf(20, 20, { onlyForProducts: 'Vinos' }), listOf(20), 'publish with warning', /cambió solo sobre qué productos es/],
    ['other ways to pay in all', listOf(20, 20, { paymentRails: { pagoConQR: true, telefonoContactless: false, contactless: false } }), listOf(20), 'publish with warning', /cambió solo cómo se paga/],
    ['one bank for another, once in twenty', listOf(20, 1, { unknownPaymentMethods: ['Otro banco'] }), listOf(20), 'publish', /^$/],
    ['one bank for another, twice', listOf(20, 2, (index) => ({ unknownPaymentMethods: [`Otro banco ${index}`] })), listOf(20), 'hold', /2 de 20 promociones pasaron de un banco/],
    [
      'all cards of one bank for another',
      listOf(12, 6, { unknownPaymentMethods: ['Otro banco'] }),
      listOf(12, 6, { unknownPaymentMethods: ['Un banco'] }),
      'hold',
      /6 de 12 promociones pasaron de un banco o billetera a otro sin que cambie nada más/,
    ],
    ['Visa turned into Mastercard', listOf(20, 2, networked('Mastercard')), listOf(20, 2, networked('VISA')), 'hold', /2 de 2 promociones pasaron de una tarjeta/],
    ['the retired forgotten', listOf(20, 1, retired(false)), listOf(20, 1, retired(true)), 'hold', /1 de 1 promociones ya no dicen/],
    ['the retired made up', listOf(20, 2, retired(true)), listOf(20, 2, retired(false)), 'hold', /En 2 de 20 promociones cambió para quién es, y nada más/],
    ['weeks turned into months', listOf(20, 2, capFor(5_000, 'mes')), listOf(20, 2, capFor(5_000, 'semana')), 'hold', /pasaron su tope de la semana al mes/],
    ['caps with a digit too many', listOf(20, 2, capOf(30_000)), listOf(20, 2, capOf(3_000)), 'hold', /2 de 20 promociones tienen ahora un tope cuatro veces/],
    ['caps with a digit too few', listOf(20, 2, capOf(3_000)), listOf(20, 2, capOf(30_000)), 'hold', /2 de 20 promociones tienen ahora un tope cuatro veces/],
    ['caps lost', listOf(20, 2, capOf(null)), listOf(20), 'hold', /2 de 20 promociones perdieron el tope/],
    ['caps doubled', listOf(20, 4, (index) => capOf(2 * (5_000 + index))), listOf(20), 'hold', /4 de 20 topes se multiplicaron por 2\./],
    ['percentages halved', listOf(20, 4, (index) => ({ discount: { type: 'porcentaje', value: (10 + index) / 2 } })), listOf(20), 'hold', /4 de 20 porcentajes se multiplicaron por 0,5\./],
    ['percentages five points higher', listOf(20, 4, (index) => ({ discount: { type: 'porcentaje', value: 15 + index } })), listOf(20), 'hold', /4 de 20 porcentajes cambiaron en 5 puntos\./],
    ['every «no» lost', listOf(10, 3, { ...forbidding, restrictions: ['Válido para compras online'] }), listOf(10, 3, forbidding), 'hold', /3 de 10 promociones que ya estaban perdieron un «no»/],
    ['«se suma» for «no se suma»', listOf(10, 3, { ...forbidding, stackable: true }), listOf(10, 3, forbidding), 'hold', /3 de 10 .* perdieron un «no»/],
    ['new dates as the month turns', listOf(20, 20, long), listOf(20), 'publish', /^$/],
    [
      'new dates weeks before the end',
      listOf(20, 5, { validUntil: '2026-05-31' }).map((one, index) => (index < 5 ? one : { ...one, ...long })),
      listOf(20, 20, long),
      'hold',
      /5 de 20 promociones tienen otras fechas sin que cambie el mes/,
    ],
    ['what ran put off', listOf(20, 5, { validFrom: '2026-04-01', ...long }), listOf(20), 'hold', /5 de 20 promociones tienen otras fechas/],
    ['a month left out', listOf(20, 5, { validFrom: '2026-04-20', ...long }), listOf(20, 20, { validUntil: '2026-03-26' }), 'hold', /5 de 20 promociones tienen otras fechas/],
    ['no month left out', listOf(20, 20, { validFrom: '2026-04-01', ...long }), listOf(20, 20, { validUntil: '2026-03-26' }), 'publish', /^$/],
    ['most of it a year back', listOf(8, 6, { validUntil: '2025-03-31' }), listOf(8), 'hold', /Venció hace mucho el 75 % de las promociones, y antes el 0 %/],
    ['old ones that were there before', listOf(8, 4, { validUntil: '2025-03-31' }), listOf(8, 4, { validUntil: '2025-03-31' }), 'publish', /^$/],
  ])('%s', (_, after, before, verdict, reason) => {
    const { verdict: is, reasons, isOnlyDifferent } = judged(after, before)
    expect(reasons.join(' ')).toMatch(reason)
    expect([is, isOnlyDifferent]).toEqual([verdict, verdict === 'hold'])
  })

  it('may change, or lose, all cards of one issuer, not of several', () => {
    const of = (issuers: number) => (index: number) => ({ unknownPaymentMethods: [`Banco ${index < 6 ? index % issuers : index}`] })
    const ten = (issuers: number, change: Change) => listOf(10, 10, (index) => ({ ...of(issuers)(index), ...(index < 6 ? change : {}) }))
    const changed = (issuers: number) => judged(ten(issuers, { weekdays: ['Domingo'] }), ten(issuers, {})).verdict
    expect([changed(1), changed(2)]).toEqual(['publish', 'hold'])
    const gone = (issuers: number) => judged(ten(issuers, {}).slice(3), ten(issuers, {})).verdict
    expect(gone(1)).toBe('publish')
  })

  it('is held when an error crept in, two cards a day', () => {
    const day = (days: number) => listOf(20, 2 * days, (index) => ({ discount: { type: 'porcentaje', value: 15 + index } }))
    const start = profileOf(day(0), { capturedAt: '2026-03-13' })
    expect(judgeCapture(figuresOf(day(1)), start).verdict).not.toBe('hold')
    expect(judgeCapture(figuresOf(day(3)), profileOf(day(2)), start)).toMatchObject({
      verdict: 'hold',
      reasons: expect.arrayContaining([expect.stringMatching(/^Desde el 13 de marzo: En 6 de 20 promociones que ya estaban cambió solo el descuento/)]),
    })
  })

  it('tells a better reading of the same words from a change of the source', () => {
    const read = (few: number, change: Change, words: string) => listOf(20, few, change).map((one, index) => ({ ...one, words: `${words} ${index}` }))
    const before = profileOf(read(0, {}, 'words'), { reader: 'before' })
    const judgedAs = (change: Change, words: string, reader: string) => judgeCapture(figuresOf([], { profile: profileOf(read(8, change, words), { reader }) }), before)
    expect(judgedAs({ onlyForProducts: 'Vinos' }, 'words', 'after').verdict).toBe('publish with warning')
    const otherwise = judgedAs({ discount: { type: 'porcentaje', value: 55 } }, 'words', 'after')
    expect(otherwise.verdict).toBe('hold')
    expect(otherwise.reasons).toEqual([expect.stringMatching(/En 8 de 20 promociones con las mismas palabras se lee de otra manera el descuento/)])
    expect(judgedAs({ discount: { type: 'porcentaje', value: 55 } }, 'words', 'before').reasons.join(' ')).toMatch(/cambió solo el descuento/)
  })

  it('has every reason once, those to hold first', () => {
    const { reasons } = judged(listOf(10, 2, { onlyForProducts: 'Vinos' }), listOf(20))
    expect(new Set(reasons).size).toBe(reasons.length)
    expect(reasons[0]).toMatch(/Hay 10 promociones/)
    expect(reasons.at(-1)).toMatch(/productos/)
  })
})

describe('one card of twelve', () => {
  const methods = (...paymentMethods: MethodName[][]): Change => ({ paymentMethods, unknownPaymentMethods: [] })
  const weekly: Change = { limits: { maxDiscount: 5_000, explicitlyHasNoLimit: false, period: 'semana', per: null, caps: [] } }
  const [visa, mastercard] = [methods(['Banco Galicia', 'Tarjeta de crédito VISA']), methods(['Banco Galicia', 'Tarjeta de crédito Mastercard'])]
  const withWallet = ({ paymentMethods }: Change) => methods(...(paymentMethods ?? []), ['Mercado Pago'])
  const listed = (change: Change) => listOf(12, 1, change).map((one, at) => ({ ...one, id: `id-${at}`, cardId: `card-${at}` }))
  it.each<[string, Change, Change, boolean]>([
    ['with a cap ten times as high', capOf(5_000), capOf(50_000), true],
    ['with a cap a tenth as high', capOf(5_000), capOf(500), true],
    ['with another network of cards and nothing else', visa, mastercard, true],
    ['with one of its two ways to pay exchanged', withWallet(visa), withWallet(mastercard), true],
    ['with one of its two ways to pay less', withWallet(visa), visa, false],
    ['with another bank and nothing else', visa, methods(['Banco Macro', 'Tarjeta de crédito VISA']), true],
    ['with its monthly cap by the week', capOf(5_000), weekly, true],
    ['with twice the cap', capOf(5_000), capOf(10_000), false],
    ['with one card more', visa, methods(...(visa.paymentMethods ?? []), ...(mastercard.paymentMethods ?? [])), false],
    ['of the next month with other cards', visa, { ...mastercard, validFrom: '2026-04-01', validUntil: '2026-04-30' }, false],
    ['with its monthly cap by the week, and another one', capOf(4_000), weekly, false],
  ])('%s is kept back alone, or published: the others are', (_, was, is, isKept) => {
    const { verdict, keptBack } = judged(listed(is), listed(was))
    expect(verdict).not.toBe('hold')
    expect(keptBack.map(({ cardId, replaces }) => [cardId, replaces])).toEqual(isKept ? [['card-0', ['id-0']]] : [])
  })
})

describe('a difference that stays', () => {
  const different: GateVerdict = { verdict: 'hold', reasons: ['Faltan.'], keptBack: [], isOnlyDifferent: true }
  const now = new Date('2026-03-29T12:00:00Z')
  it.each<[string, GateVerdict, string[], Verdict]>([
    ['is believed when a second reading says the same', different, ['2026-03-29T06:00:00Z'], 'publish with warning'],
    ['not when it followed at once', different, ['2026-03-29T06:00:01Z'], 'hold'],
    ['not the first time', different, [], 'hold'],
    ['not when it makes no sense', { ...different, isOnlyDifferent: false }, ['2026-03-20T12:00:00Z'], 'hold'],
    ['at once when nothing is held', { ...different, verdict: 'publish', isOnlyDifferent: false }, [], 'publish'],
  ])('%s', (_, verdict, held, expected) => {
    expect(confirmPersistent(verdict, held, now).verdict).toBe(expected)
  })

  it('is published with the reasons', () => {
    const { reasons } = confirmPersistent(different, ['2026-03-28T12:00:00Z', '2026-03-27T12:00:00Z'], now)
    expect(reasons).toEqual(['La fuente muestra lo mismo desde el 27 de marzo: se publica, aunque el control lo retenía.', 'Faltan.'])
  })
})
