import { describe, expect, it } from 'vitest'
import { readCard } from '#chains/readCard.ts'
import type { SourceSlug } from '#domain/catalogue/source.ts'

/** Whole entries as the live feeds give them, in our own words: all that a shopper acts on follows from fields and words together. */
type Entry = { what: string; raw: object; yields: readonly object[] }

const CREDIT = ['Tarjeta de crédito VISA', 'Tarjeta de crédito Mastercard'] as const
const creditOf = (bank: string, ...through: string[]) => CREDIT.map((card) => [bank, card, ...through])
const percent = (value: number) => ({ type: 'porcentaje', value })
const plan = (value: number) => ({ type: 'cuotas sin intereses', value })
const cap = (maxDiscount: number) => ({ maxDiscount })
const october = { validFrom: '2026-10-01', validUntil: '2026-10-31' }
/** The same month as the group's feed gives it, in seconds. */
const OCTOBER = { dateStart: 1_790_823_600, dateEnd: 1_793_502_000 }

/** A row of the bank promotions, whose empty fields are texts. */
function row(fields: object, bankName: string | null = null) {
  const flags = 'hyper market express maxi ecommerce monday tuesday wednesday thursday friday saturday sunday'.split(' ')
  const empty = {
    discounts_amount_installments: 'null',
    discounts_text_installments: 'null',
    discount_text_info: 'null',
    legal: '',
    validText: '',
  }
  return {
    vtexBankPromotion: { ...Object.fromEntries(flags.map((flag) => [flag, 'false'])), ...empty, ...fields },
    bankName,
    cardName: null,
  }
}

const VTEX: Partial<Record<SourceSlug, Entry[]>> = {
  carrefour: [
    {
      what: 'a bank through MODO in three kinds of shop',
      raw: row(
        {
          title: 'Con tarjetas de crédito Visa y Mastercard',
          sub_title: 'Tope de reintegro $15.000 por mes',
          discount_percentage: '20',
          ...{ hyper: 'true', market: 'true', maxi: 'true', tuesday: 'true' },
          ...{ active_from: '2026-10-01T00:00:00Z', active_to: '2026-11-01T00:00:00Z' },
        },
        'ICBC Modo',
      ),
      yields: [
        {
          ...october,
          where: ['Carrefour', 'Market', 'Maxi'],
          weekdays: ['Martes'],
          paymentMethods: creditOf('Banco ICBC', 'MODO'),
          limits: cap(15_000),
        },
      ],
    },
    {
      what: 'a percentage and instalments on the web',
      raw: row({
        title: '18 CSI ó 12 CSI y 15 %',
        sub_title: 'con Tarjeta Mi Carrefour crédito',
        ...{ discount_percentage: '15', discounts_amount_installments: '12', discounts_text_installments: 'cuotas sin interés' },
        ...{ ecommerce: 'true', active_from: '2026-10-05T03:00:00Z', active_to: '2026-10-12T00:00:00Z' },
      }),
      yields: [percent(15), plan(12)].map((discount) => ({
        discount,
        where: ['Online'],
        validFrom: '2026-10-05',
        validUntil: '2026-10-11',
      })),
    },
  ],
  changomas: [
    {
      what: 'MasGO, for the club',
      raw: row({
        ...{ title: '10% exclusivo MasGo', sub_title: 'Sin tope', discount_percentage: 10, market: true, isMasClub: 'true' },
        ...{ saturday: true, sunday: true, active_from: '2026-10-01T00:00:00.000Z', active_to: '2026-10-31T23:59:59.000Z' },
        legal: 'Exclusivo para socios MasClub.',
      }),
      yields: [{ ...october, where: ['MasGO'], weekdays: ['Sabado', 'Domingo'], membership: ['MasClub'] }],
    },
    {
      what: 'shops alone with a wallet',
      raw: row(
        {
          ...{ title: '30% de ahorro', sub_title: 'Tope $8.000. Pagando con QR', discount_percentage: '30' },
          ...{ market: 'true', hyper: 'true', wednesday: 'true', legal: 'Válido del 07/10/2026 al 28/10/2026.' },
        },
        'Cuenta Dni',
      ),
      yields: [{ where: ['ChangoMas'], weekdays: ['Miercoles'], paymentMethods: [['Cuenta DNI']], limits: cap(8_000) }],
    },
    {
      what: 'shops and the web by the flag for both',
      raw: row(
        { title: '30% de ahorro', discount_percentage: '30', express: 'true', express_ecommerce_all: 'true', wednesday: 'true' },
        'Yoy_MODO',
      ),
      yields: [{ where: ['ChangoMas', 'Online'], paymentMethods: [['Yoy', 'MODO']] }],
    },
  ],
}

const OTHERS: Partial<Record<SourceSlug, Entry[]>> = {
  jumbo: [
    {
      what: 'a weekend whose Sunday only the words name',
      raw: {
        cencosudBankDiscount: {
          ...OCTOBER,
          ...{ banks: [{ name: 'Banco Ciudad', image: 'ciudad-modo.png' }], days: ['6'], discount: '25.00', discountText: '' },
          info: '<p>Sábados y domingos, pagando con MODO desde la app Ciudad. Tope $12.000 por mes.</p>',
        },
      },
      yields: [{ ...october, discount: percent(25), weekdays: ['Sabado', 'Domingo'], limits: cap(12_000) }],
    },
    ...[
      ['businesses of any kind and the web', 'Válido en comercios adheridos y sitio web.', ['Jumbo', 'Online']],
      ['establishments and the web', 'Válido en establecimientos adheridos y también en la web.', ['Jumbo', 'Online']],
      ['businesses as well as the web', 'Promoción para comercios participantes y tienda online.', ['Jumbo', 'Online']],
    ].map(([what, legals, where]) => ({
      what: String(what),
      raw: {
        cencosudBankDiscount: {
          ...OCTOBER,
          banks: [{ name: 'BBVA' }],
          days: ['1'],
          discount: '6',
          discountText: 'cuotas sin interés',
          legals,
        },
      },
      yields: [{ discount: plan(6), where }],
    })),
    ...['presentando tu Jumbo+', 'para socios de Jumbo +', 'con tu tarjeta Jumbo Más'].map((info) => ({
      what: `the club: ${info}`,
      raw: {
        cencosudBankDiscount: {
          ...OCTOBER,
          banks: [{ name: 'Jumbo' }],
          days: ['4'],
          discount: '15',
          discountText: '%',
          info: `15% los jueves ${info}.`,
        },
      },
      yields: [{ discount: percent(15), membership: ['Jumbo Mas'] }],
    })),
    ...[
      'JUBILADOS: 15% los miércoles con todo medio de pago.\nMODO BNA+: 5% de reintegro desde BNA+ hasta el 30/09/2026. Tope $5.000 por semana.',
      'Promo de la casa: 15% los miércoles. Cuenta DNI: 10% de reintegro hasta el 15/09/2026. Tope $3.000 por semana.',
      'Los miércoles 15% de ahorro. Pagando con Naranja X: 8% de descuento hasta el 20/09/2026. Tope: $2.000.',
    ].map((legals) => ({
      what: `a print with a section of an issuer that is not announced: ${legals}`,
      raw: {
        cencosudBankDiscount: { ...OCTOBER, banks: [], days: ['3'], discount: '15', discountText: '%', info: '15% los miércoles.', legals },
      },
      yields: [{ ...october, discount: percent(15), paymentMethods: null, limits: { maxDiscount: null } }],
    })),
  ],
  coto: [
    ...[
      ['Comafi', 'logo_columbia.png', 'Banco Comafi'],
      ['Banco Galicia', 'icbc_logo1.jpg', 'Banco Galicia'],
      ['Supervielle', 'logo-macro.png', 'Banco Supervielle'],
    ].map(([bank, icono, told]) => ({
      what: `words of ${bank} beside another bank's icon`,
      raw: { cotoPromocion: { textoDescuento: '15% DE DESCUENTO', descripcion: `Con tarjetas de ${bank}`, icono, diasVigencia: 'Martes' } },
      yields: [{ discount: percent(15), paymentMethods: [[told]], conflicts: { paymentMethods: [expect.anything()] } }],
    })),
    {
      what: 'single days in a shop',
      raw: {
        cotoPromocion: {
          ...{
            textoDescuento: '30% DE DESCUENTO',
            descripcion: 'Con crédito Visa y Mastercard',
            icono: 'https://x/y/logo_hipotecario.png',
          },
          ...{ observacion: 'lunes 05/10, 19/10 y 26/10. Tope $9.000 por día.', dias: [{ id: 2 }], isDigital: 'false' },
        },
      },
      yields: [
        {
          ...{ where: ['Coto'], weekdays: ['Lunes'], validFrom: '2026-10-05', validUntil: '2026-10-26' },
          ...{ limits: cap(9_000), paymentMethods: creditOf('Banco Hipotecario') },
        },
      ],
    },
    {
      what: 'instalments on two days of the web',
      raw: {
        cotoPromocion: {
          ...{ textoDescuento: '6 CUOTAS SIN INTERÉS', descripcion: 'Con American Express', icono: 'amex.png' },
          ...{ observacion: 'Hasta el 31/10/2026', dias: [{ id: 1 }, { id: 7 }], isDigital: true },
        },
      },
      yields: [{ discount: plan(6), where: ['Online'], weekdays: ['Sabado', 'Domingo'], paymentMethods: [['Tarjeta American Express']] }],
    },
    { what: 'more instalments than there are', raw: { cotoPromocion: { textoDescuento: '18 CUOTAS SIN INTERÉS', dias: [] } }, yields: [] },
  ],
  dia: [
    {
      what: 'a bank in the shops by flags',
      raw: {
        diaCard: {
          terms: '20% de reintegro los martes del 01/10/2026 al 31/10/2026 con Visa débito. Tope $7.000 por mes.',
          associatedBanks: [{ __editorItemTitle: 'Banco Columbia' }],
          ...{ daysToShow: { monday: false, tuesday: true }, availableOn: { online: false, store: true } },
        },
      },
      yields: [
        {
          ...{ ...october, where: ['Dia'], weekdays: ['Martes'], limits: cap(7_000) },
          paymentMethods: [['Banco Columbia', 'Tarjeta de débito VISA']],
        },
      ],
    },
    {
      what: 'a bank that only its list names, on the web, every day',
      raw: {
        diaCard: {
          ...{
            __editorItemTitle: '3 cuotas sin interés',
            terms: 'Con tarjetas de crédito Visa y Mastercard. Desde el 01/10/2026 hasta el 31/10/2026.',
          },
          ...{
            daysToShow: { all: true },
            availableOn: { online: true, store: false },
            associatedBanks: [{ __editorItemTitle: 'Banco Galicia' }],
          },
        },
      },
      yields: [{ ...october, discount: plan(3), where: ['Online'], weekdays: null, paymentMethods: creditOf('Banco Galicia') }],
    },
  ],
  makro: [
    {
      what: 'a card of the page',
      raw: {
        makroHtml:
          '<div class="et_pb_blurb_content"><div class="et_pb_main_blurb_image"><img src="/a/banco-macro-25.png" alt=""></div><h4 class="et_pb_module_header"><span>Jueves</span></h4><div class="et_pb_blurb_description"><p>25% de descuento pagando con Visa crédito Banco Macro a través de MODO</p><p>Tope $20.000 por mes</p><p>Válido del 01/10/2026 al 31/10/2026. No incluye cigarrillos.</p></div></div>',
      },
      yields: [
        {
          ...{ ...october, where: ['Makro'], weekdays: ['Jueves'], limits: cap(20_000) },
          paymentMethods: [['Banco Macro', 'Tarjeta de crédito VISA', 'MODO']],
        },
      ],
    },
  ],
}

const CASES = Object.entries({ ...VTEX, ...OTHERS }).flatMap(([chain, entries]) =>
  entries.map((entry) => [`${chain}: ${entry.what}`, chain as SourceSlug, entry] as const),
)

describe('an entry of a live feed', () => {
  it.each(CASES)('%s', (_, source, { raw, yields }) => {
    const { promotions } = readCard({ id: 'x', source, capturedAt: '2026-10-14', raw })
    expect(promotions).toHaveLength(yields.length)
    expect(promotions).toMatchObject([...yields])
  })
})
