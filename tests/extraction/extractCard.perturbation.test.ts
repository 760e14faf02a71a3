import { describe, expect, it } from 'vitest'
import { readCard } from '#chains/readCard.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { withoutAccents } from '#domain/text/fold.ts'
import { captured, type Parts, readOne } from './cards.ts'

/** A card of our own with a word for most fields; every test changes one thing in it, and only what that says may change. */
const CARD: Parts = {
  when: 'Todos los martes de mayo',
  value: '20 % de descuento',
  headline: 'Con tarjetas de crédito Visa y Mastercard del Banco Galicia',
  subtitle: 'Tope de reintegro: $ 12.000 por mes por cuenta',
  icons: ['logoMain', 'logoOnline'],
  legal:
    'PROMOCIÓN VÁLIDA LOS MARTES DESDE EL 01/05/2026 HASTA EL 31/05/2026. 20% DE REINTEGRO PAGANDO CON TARJETAS DE CRÉDITO VISA Y MASTERCARD ' +
    'EMITIDAS POR BANCO GALICIA. TOPE DE REINTEGRO $ 12.000 POR MES POR CUENTA. EL REINTEGRO SE ACREDITARÁ EN EL RESUMEN DENTRO DE LOS 30 DÍAS. ' +
    'NO INCLUYE ELECTRODOMÉSTICOS NI CARNES. NO ACUMULABLE CON OTRAS PROMOCIONES.',
}

/** What is concluded, without the places and words that it was concluded from. */
function concluded({ evidence: _, confidence: __, notUnderstood: ___, restrictions: ____, ...promotion }: ExtractedPromotion) {
  const { evidence: _____, who, ...conditions } = promotion.conditions
  return { ...promotion, excludesProducts: null, conditions: { ...conditions, who: who.map(({ kind, value }) => ({ kind, value })) } }
}

function changed(change: (text: string) => string): Parts {
  const words = (text: string | undefined) => (text === undefined ? undefined : change(text))
  return {
    ...CARD,
    when: words(CARD.when) ?? '',
    value: words(CARD.value) ?? '',
    headline: words(CARD.headline) ?? '',
    subtitle: words(CARD.subtitle) ?? '',
    legal: words(CARD.legal) ?? '',
  }
}

const plain = concluded(readOne(CARD))
const readAfter = (change: (text: string) => string) => concluded(readOne(changed(change)))

describe('a change of the words changes the reading exactly so', () => {
  it('is read with every field before any change', () => {
    expect(plain).toMatchObject({
      discount: { type: 'porcentaje', value: 20 },
      validFrom: '2026-05-01',
      validUntil: '2026-05-31',
      weekdays: ['Martes'],
      paymentMethods: [
        ['Banco Galicia', 'Tarjeta de crédito VISA'],
        ['Banco Galicia', 'Tarjeta de crédito Mastercard'],
      ],
      limits: { maxDiscount: 12_000, period: 'mes', per: 'cuenta' },
      stackable: false,
      conditions: { excludes: ['electro', 'carne'], refund: { kind: 'refund', days: 30, where: 'statement' } },
    })
  })

  it.each(['Banco Macro', 'Banco Santander', 'Banco Patagonia', 'Banco Hipotecario', 'Banco Credicoop'] as const)(
    'the bank: %s',
    (bank) => {
      const shouted = bank.toUpperCase()
      const swapped = readAfter((text) => text.replaceAll('Banco Galicia', bank).replaceAll('BANCO GALICIA', shouted))
      expect(swapped).toEqual({
        ...plain,
        paymentMethods: [
          [bank, 'Tarjeta de crédito VISA'],
          [bank, 'Tarjeta de crédito Mastercard'],
        ],
      })
    },
  )

  it.each([
    ['junio', '06', '30'],
    ['septiembre', '09', '30'],
    ['diciembre', '12', '31'],
  ])('the month: %s', (name, month, last) => {
    const swapped = readAfter((text) =>
      text.replaceAll('mayo', name).replace('01/05/2026', `01/${month}/2026`).replace('31/05/2026', `${last}/${month}/2026`),
    )
    expect(swapped).toEqual({ ...plain, validFrom: `2026-${month}-01`, validUntil: `2026-${month}-${last}` })
  })

  it.each([5_000, 24_000, 150_000])('the cap: %d', (cap) => {
    const pesos = cap.toLocaleString('es-AR')
    expect(readAfter((text) => text.replaceAll('12.000', pesos))).toEqual({ ...plain, limits: { ...plain.limits, maxDiscount: cap } })
  })

  it.each([
    ['Jueves', 'jueves'],
    ['Sabado', 'sábados'],
    ['Domingo', 'domingos'],
  ] as const)('the day: %s', (day, word) => {
    const swapped = readAfter((text) => text.replaceAll('martes', word).replaceAll('MARTES', word.toUpperCase()))
    expect(swapped).toEqual({ ...plain, weekdays: [day] })
  })

  it('a negation: bans and promises swap', () => {
    expect(readAfter((text) => text.replace('NO ACUMULABLE', 'ACUMULABLE'))).toEqual({ ...plain, stackable: true })
    expect(readAfter((text) => text.replace('NO INCLUYE ELECTRODOMÉSTICOS NI CARNES. ', ''))).toEqual({
      ...plain,
      conditions: { ...plain.conditions, excludes: [] },
    })
  })

  it('a ban on another wallet adds no method and takes none away', () => {
    expect(readAfter((text) => text.replace('NO ACUMULABLE', 'NO VÁLIDO PARA PAGOS CON MERCADO PAGO NI MODO. NO ACUMULABLE'))).toEqual(
      plain,
    )
  })
})

describe('the same document of another chain', () => {
  const document = {
    validText: CARD.when,
    discount_percentage: '20',
    discount_text_info: 'de descuento',
    title: CARD.headline,
    sub_title: CARD.subtitle,
    legal: CARD.legal,
    hyper: 'true',
    ecommerce: 'true',
  }
  const promotionsAt = (chain: 'carrefour' | 'changomas') => readCard(captured(chain, { vtexBankPromotion: document })).promotions

  it('differs in the chain, its page and its formats alone', () => {
    const [here] = promotionsAt('changomas').map(concluded)
    const [there] = promotionsAt('carrefour').map(concluded)
    expect(here).toMatchObject({ supermarket: 'changomas', where: ['ChangoMas', 'Online'] })
    expect(there).toEqual({ ...here, supermarket: 'carrefour', url: CHAINS.carrefour.url, where: ['Carrefour', 'Online'] })
  })
})

describe('what says nothing changes nothing', () => {
  it('capitals', () => {
    expect(readAfter((text) => text.toUpperCase())).toEqual(plain)
    expect(readAfter((text) => text.toLowerCase())).toEqual(plain)
  })

  it('missing accents', () => {
    expect(readAfter(withoutAccents)).toEqual(plain)
  })

  it('spaces that do not break', () => {
    expect(readAfter((text) => text.replaceAll(' ', '\u00a0'))).toEqual(plain)
  })

  it('the order of the sentences of the small print', () => {
    const reversed = (text: string) => (text.length < 150 ? text : `${text.slice(0, -1).split('. ').reverse().join('. ')}.`)
    expect(readAfter(reversed)).toEqual(plain)
  })

  it('the boilerplate of an issuer', () => {
    const company = ' COSTO FINANCIERO TOTAL: 0,00%. BANCO GALICIA Y BUENOS AIRES S.A.U. CUIT 30-50000173-5, CABA. TNA 0,00%.'
    expect(readAfter((text) => (text.length < 150 ? text : text + company))).toEqual(plain)
  })

  it('a ban beside that on adding up: it is said, and nothing else changes', () => {
    const parts = changed((text) => text.replace('OTRAS PROMOCIONES.', 'OTRAS PROMOCIONES, NI CON CLIENTES DE PLANES SOCIALES.'))
    const read = readOne(parts)
    expect(concluded(read)).toEqual(plain)
    expect(read.restrictions).toEqual([
      ...readOne(CARD).restrictions,
      'No acumulable con otras promociones, ni con clientes de planes sociales',
    ])
  })

  it('an example that swallows a ban: the ban stands', () => {
    const example = 'EJEMPLO: EN UNA COMPRA DE $ 1.000 SE REINTEGRAN $ 200'
    const read = readOne(changed((text) => text.replace('NO INCLUYE', `${example} NO INCLUYE`)))
    expect(concluded(read)).toEqual(plain)
  })

  it('a place for debit cards beside that for credit cards: where neither holds for all, neither is said', () => {
    const both = (text: string) =>
      text.replaceAll('tarjetas de crédito', 'tarjetas de crédito y débito').replaceAll('DE CRÉDITO', 'DE CRÉDITO Y DÉBITO')
    const refund = (text: string) =>
      both(text).replace(
        'EN EL RESUMEN DENTRO DE LOS 30 DÍAS',
        'EN LA CUENTA DE LA TARJETA DE DÉBITO A LOS 30 DÍAS O EN EL PRIMER RESUMEN DE LA DE CRÉDITO',
      )
    expect(readAfter(both).conditions.refund).toMatchObject({ days: 30, where: 'statement' })
    expect(readAfter(refund).conditions.refund).toMatchObject({ kind: 'refund', days: null, where: null })
  })
})
