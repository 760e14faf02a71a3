import { describe, expect, it } from 'vitest'
import { readCard } from '#chains/readCard.ts'
import type { SourceSlug } from '#domain/catalogue/source.ts'

/** What a feed says in separate fields next to the words, and which of the two wins. */
const read = (source: SourceSlug, raw: unknown, capturedAt = '2026-05-11') => readCard({ id: 'x', source, capturedAt, raw }).promotions

describe('the bank promotion document of Carrefour and ChangoMás', () => {
  const row = {
    title: 'Con tarjeta de crédito Visa',
    discount_percentage: '20',
    discount_text_info: 'de descuento',
    legal: '20% de descuento con tarjeta de crédito Visa de Banco Macro.',
    hyper: 'true',
    active_from: '2026-05-04T00:00:00.000Z',
    active_to: '2026-06-01T00:00:00.000Z',
  }
  const document = (fields: object) => ({ vtexBankPromotion: { ...row, ...fields }, bankName: 'Banco_Macro', cardName: null })

  it('gives the days of publication where no word names a day; midnight means through the day before', () => {
    expect(read('carrefour', document({}))[0]).toMatchObject({ validFrom: '2026-05-04', validUntil: '2026-05-31' })
    expect(read('carrefour', document({ active_to: '2026-05-20T23:59:59Z' }))[0]).toMatchObject({ validUntil: '2026-05-20' })
  })

  it('leaves the range to the words where they have one', () => {
    const [promotion] = read('carrefour', document({ legal: `${row.legal} Válido del 07/05/2026 al 28/05/2026.` }))
    expect(promotion).toMatchObject({ validFrom: '2026-05-07', validUntil: '2026-05-28' })
  })

  it('takes no day from instants that are none, or in no order', () => {
    for (const fields of [
      { active_from: 'null', active_to: 'null' },
      { active_from: '2026-06-01T00:00:00Z', active_to: '2026-05-01T00:00:00Z' },
      { active_from: 5, active_to: {} },
    ])
      expect(read('carrefour', document(fields))[0]).toMatchObject({ validFrom: '2026-05-01', validUntil: '2026-05-31' })
  })

  it('trusts its day flags before the words, and is less sure where they differ', () => {
    const flagged = document({ tuesday: 'true', thursday: true })
    const [agreed] = read('changomas', { ...flagged, vtexBankPromotion: { ...flagged.vtexBankPromotion, validText: 'Martes y jueves' } })
    const [differing] = read('changomas', { ...flagged, vtexBankPromotion: { ...flagged.vtexBankPromotion, validText: 'Todos los lunes' } })
    expect(agreed).toMatchObject({ weekdays: ['Martes', 'Jueves'] })
    expect(differing).toMatchObject({ weekdays: ['Martes', 'Jueves'] })
    expect(differing?.confidence).toBeLessThan(agreed?.confidence ?? 0)
  })

  it.each([
    ['Viernes, sábados y domingos', 'Válido los viernes, sábados y domingos de mayo de 2026.', ['Viernes', 'Sabado', 'Domingo']],
    ['Todos los lunes', 'Promoción vigente los lunes.', ['Lunes']],
    ['Martes y jueves', 'Sólo los días martes y jueves.', ['Martes', 'Jueves']],
  ])('lets no flag outvote two texts, and tells the conflict: %s', (validText, legal, weekdays) => {
    const [promotion] = read('changomas', document({ saturday: 'true', sunday: 'true', validText, legal: `${row.legal} ${legal}` }))
    expect(promotion).toMatchObject({ weekdays, conflicts: { weekdays: [expect.anything(), expect.anything()] } })
  })

  it('asks the words for the days when no flag is set', () => {
    expect(read('changomas', document({ monday: 'false', validText: 'Todos los lunes' }))[0]).toMatchObject({ weekdays: ['Lunes'] })
  })

  it('knows the shops of ChangoMás: the flags are its icons, of which express means shops and the web', () => {
    const where = (fields: object) => read('changomas', document({ hyper: 'false', ...fields }))[0]?.where
    expect(where({ express: 'true' })).toEqual(['ChangoMas', 'Online'])
    expect(where({ express: 'true', sub_title: 'Exclusivo presencial' })).toEqual(['ChangoMas'])
    expect(where({ hyper: 'true' })).toEqual(['ChangoMas'])
    expect(where({ market: true })).toEqual(['ChangoMas'])
    expect(where({ ecommerce: 'true' })).toEqual(['Online'])
    expect(where({ express: 'true', ecommerce: 'true' })).toEqual(['ChangoMas', 'Online'])
    expect(where({ express: 'true', sub_title: 'Válido presencial y online' })).toEqual(['ChangoMas', 'Online'])
  })

  it('knows shops and web by the flag for both, and MasGO with its club', () => {
    expect(read('changomas', document({ hyper: 'false', express: 'true', express_ecommerce_all: 'true' }))[0]?.where).toEqual([
      'ChangoMas',
      'Online',
    ])
    const club = {
      ...{ title: '10% exclusivo MasGo', sub_title: 'Sin tope', discount_percentage: 10, market: true, isMasClub: 'true' },
      legal: 'Exclusivo para socios MasClub.',
    }
    expect(read('changomas', { ...document({ hyper: 'false', ...club }), bankName: null })).toMatchObject([
      { where: ['MasGO'], membership: ['MasClub'] },
    ])
  })

  it('knows the formats of Carrefour', () => {
    const formats = { market: 'true', express: 'true', maxi: 'true', ecommerce: 'true' }
    expect(read('carrefour', document(formats))[0]?.where).toEqual(['Carrefour', 'Market', 'Express', 'Maxi', 'Online'])
  })

  it('requires MODO where the bank of the row is called so, and reads percentage and instalments of one row', () => {
    const [promotion] = read('changomas', {
      vtexBankPromotion: { ...row, legal: '20% de descuento con tarjeta de crédito Visa.' },
      bankName: 'ICBC Modo',
    })
    expect(promotion?.paymentMethods).toEqual([['Banco ICBC', 'Tarjeta de crédito VISA', 'MODO']])
    const both = read('carrefour', document({ discounts_amount_installments: '12', discounts_text_installments: 'sin interés' }))
    expect(both.map(({ discount }) => discount)).toEqual([
      { type: 'porcentaje', value: 20 },
      { type: 'cuotas sin intereses', value: 12 },
    ])
  })
})

describe('an entry of the document of Jumbo and its sisters', () => {
  const entry = {
    banks: [{ name: 'Banco Comafi' }],
    discount: '25.00',
    discountText: '',
    days: ['1'],
    info: 'Válido presencial con tarjetas de crédito Visa.',
    legals: '',
    // 4 May 2026 and 31 May 2026, noon in Argentina.
    dateStart: 1_777_906_800,
    dateEnd: '1780239600',
  }
  const discounts = (fields: object) => read('jumbo', { cencosudBankDiscount: { ...entry, ...fields } }).map(({ discount }) => discount)

  it('gives its days of publication where no word names a day, and the words their own', () => {
    expect(read('jumbo', { cencosudBankDiscount: entry })[0]).toMatchObject({ validFrom: '2026-05-04', validUntil: '2026-05-31' })
    const worded = { ...entry, legals: 'Promoción válida del 01/04/2026 al 30/06/2026.' }
    expect(read('jumbo', { cencosudBankDiscount: worded })[0]).toMatchObject({ validFrom: '2026-04-01', validUntil: '2026-06-30' })
  })

  it('reads the figure together with its suffix', () => {
    const percent = (value: number) => ({ type: 'porcentaje', value })
    const plan = (value: number) => ({ type: 'cuotas sin intereses', value })
    expect(discounts({ discountText: '%' })).toEqual([percent(25)])
    expect(discounts({ discount: '6.00', discountText: 'cuotas sin interés' })).toEqual([plan(6)])
    expect(discounts({ discount: '12.00', discountText: 'y 6 cuotas sin interés' })).toEqual([plan(12), plan(6)])
    expect(discounts({ discount: '18.00', discountText: 'CSI o 15% y 12CSI' })).toEqual([percent(15), plan(12)])
    expect(discounts({ discount: '20', discountText: 'mil $' })).toEqual([])
    expect(discounts({ discount: '24.99', info: 'Devolvemos el 25% los lunes.' })).toEqual([percent(25)])
    expect(discounts({ discount: '20.00', installments: '3', installmentsText: 'cuotas sin interés' })).toEqual([percent(20), plan(3)])
  })

  it.each(['presentando tu Jumbo+', 'para socios de Jumbo +', 'con tu tarjeta Jumbo Más'])('knows its club: %s', (info) => {
    const ofClub = { ...entry, banks: [{ name: 'Jumbo' }], discountText: '%', info: `25% los lunes ${info}.` }
    expect(read('jumbo', { cencosudBankDiscount: ofClub })[0]?.membership).toEqual(['Jumbo Mas'])
  })

  it('takes businesses of its print for its own shops', () => {
    const worded = { ...entry, info: '', discountText: '%', legals: 'Válido en comercios adheridos y sitio web.' }
    expect(read('jumbo', { cencosudBankDiscount: worded })[0]?.where).toEqual(['Jumbo', 'Online'])
  })

  it('leaves out a section of an issuer that it does not announce', () => {
    const legals =
      'JUBILADOS: 25% los lunes con todo medio de pago.\nMODO BNA+: 5% de reintegro desde BNA+ hasta el 20/05/2026. Tope $5.000 por semana.'
    const worded = { ...entry, banks: [], discountText: '%', info: '25% los lunes.', legals }
    const told = [{ validUntil: '2026-05-31', paymentMethods: null, limits: { maxDiscount: null } }]
    expect(read('jumbo', { cencosudBankDiscount: worded })).toMatchObject(told)
  })

  it('adds the Sunday that the words name to days that lack it', () => {
    const [promotion] = read('jumbo', { cencosudBankDiscount: { ...entry, days: ['6'], info: 'Sábados y domingos, presencial.' } })
    expect(promotion?.weekdays).toEqual(['Sabado', 'Domingo'])
  })
})

describe('a card of Día', () => {
  const terms = '10% de descuento con Cuenta DNI, del 01/05/2026 al 31/05/2026.'
  const where = (fields: object) => read('dia', { diaCard: { terms, ...fields } })[0]?.where

  it.each([
    ['a flag', { all: true, online: true, store: false }, ['Online']],
    ['a flag as a text', { online: 'false', store: 'true' }, ['Dia']],
    ['both flags', { all: true, online: true, store: true }, ['Dia', 'Online']],
    ['neither', { all: true, online: false, store: false }, ['Dia', 'Online']],
  ])('says where by %s', (_, availableOn, expected) => {
    expect(where({ availableOn })).toEqual(expected)
  })

  it('has its figure in the terms alone, with no word for a discount', () => {
    const [promotion] = read('dia', { diaCard: { terms: '15% con débito Mastercard del Banco Comafi, viernes de mayo de 2026.' } })
    expect(promotion).toMatchObject({ discount: { value: 15 }, paymentMethods: [['Banco Comafi', 'Tarjeta de débito Mastercard']] })
  })

  it.each([
    [
      'Con el QR de Personal Pay, 20% de reintegro. El tope mensual depende del nivel: Nivel 1, $5.000; Nivel 2, $7.500.',
      ['Personal Pay - Nivel 1', 5_000],
      ['Personal Pay - Nivel 2', 7_500],
    ],
    [
      '25% de ahorro con débito Visa del Banco Hipotecario. Tope por mes: $9.000 para cartera general y $25.000 para clientes Búho One.',
      ['Banco Hipotecario', 9_000],
      ['Banco Hipotecario - Búho/Plan Sueldo', 25_000],
    ],
    [
      '30% de reintegro con Visa crédito de Banco Galicia. Topes: clientes Eminent $30.000 por mes; resto de los clientes $12.000 por mes.',
      ['Banco Galicia - Eminent', 30_000],
      ['Banco Galicia', 12_000],
    ],
  ])('has a cap for each level in the terms alone: %s', (own, ...expected) => {
    const promotions = read('dia', { diaCard: { terms: `Válido los jueves de mayo de 2026. ${own}` } })
    expect(promotions.map(({ paymentMethods, limits }) => [paymentMethods?.[0]?.[0], limits.maxDiscount])).toEqual(expected)
  })

  it('says where by the flags of the older generation', () => {
    const older = { promotionFirstText: '10% Dto', ModalText: terms, DarkFlag: 'APLICA TIENDA' }
    expect(where({ ...older, LightFlag: '' })).toEqual(['Dia'])
    expect(where({ ...older, LightFlag: 'APLICA ONLINE' })).toEqual(['Dia', 'Online'])
  })

  it('names its bank by the associated ones and its days by its flags', () => {
    const [promotion] = read('dia', {
      diaCard: {
        __editorItemTitle: '25% Columbia',
        terms: 'Del 01/05/2026 al 31/05/2026 con tarjetas de crédito Visa.',
        associatedBanks: [{ __editorItemTitle: 'Banco Columbia' }],
        daysToShow: { friday: true },
      },
    })
    expect(promotion).toMatchObject({ weekdays: ['Viernes'], paymentMethods: [['Banco Columbia', 'Tarjeta de crédito VISA']] })
  })
})

describe('an item of Coto', () => {
  it('says shops or web by its own flag, and is not on show without days', () => {
    const item = {
      textoDescuento: '15% TARJETAS DE DÉBITO',
      descripcion: '',
      observacion: 'Sin tope.',
      icono: 'logo_ciudad.png',
      diasVigencia: 'Martes',
    }
    expect(read('coto', { cotoPromocion: { ...item, diasVigencia: null, dias: [], isDigital: true } })).toEqual([])
    expect(read('coto', { cotoPromocion: { ...item, isDigital: true } })[0]).toMatchObject({ where: ['Online'], weekdays: ['Martes'] })
    expect(read('coto', { cotoPromocion: { ...item, isDigital: 'false' } })[0]).toMatchObject({
      where: ['Coto'],
      paymentMethods: [
        ['Banco Ciudad', 'Tarjeta de débito VISA'],
        ['Banco Ciudad', 'Tarjeta de débito Mastercard'],
      ],
    })
  })

  it('trusts its words before the bank of its icon, and tells the conflict', () => {
    const item = {
      textoDescuento: '15% DE DESCUENTO',
      descripcion: 'Con tarjetas de Banco Galicia',
      icono: 'icbc_logo1.jpg',
      diasVigencia: 'Martes',
    }
    const told = { paymentMethods: [['Banco Galicia']], conflicts: { paymentMethods: [expect.anything()] } }
    expect(read('coto', { cotoPromocion: item })).toMatchObject([told])
  })

  it('counts its days from Sunday and reads single dates out of the remark', () => {
    const item = {
      textoDescuento: '30% DE DESCUENTO',
      observacion: 'Lunes 07/09, 14/09 y 28/09',
      icono: 'logo_ciudad.png',
      dias: [{ id: 2, descripcion: 'Lunes' }],
      isDigital: true,
    }
    const [promotion] = read('coto', { cotoPromocion: item }, '2026-09-02')
    expect(promotion).toMatchObject({ weekdays: ['Lunes'], validFrom: '2026-09-07', validUntil: '2026-09-28' })
  })
})
