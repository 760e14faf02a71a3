import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import type { Parts } from './cards.ts'

type Yield = { [F in keyof ExtractedPromotion]?: unknown } & { limits?: object; conditions?: object }
/** A construction of cards in three wordings, each with what its promotions must have. */
type Kind = { kind: string; cards: readonly { parts: Parts; yields: readonly Yield[] }[] }

const percent = (value: number) => ({ type: 'porcentaje', value })
const instalments = (value: number) => ({ type: 'cuotas sin intereses', value })
const cap = (amount: number, period: string | null) => ({ maxDiscount: amount, period })

export const KINDS: readonly Kind[] = [
  {
    kind: 'the week that a cap is counted over is none of the offer’s days',
    cards: [
      {
        parts: { when: 'Los martes', value: '20%', headline: 'Con Banco Macro. Tope $ 6.000 por semana, que se cuenta de lunes a domingo' },
        yields: [{ weekdays: ['Martes'], limits: cap(6_000, 'semana') }],
      },
      {
        parts: { value: '15%', headline: 'Los viernes con Naranja X', legal: 'Tope semanal (de domingo a sábado): $ 5.000.' },
        yields: [{ weekdays: ['Viernes'], limits: cap(5_000, 'semana') }],
      },
      {
        parts: {
          value: '25%',
          headline: 'Jueves con Mercado Pago',
          legal: 'Tope de $ 4.000 por semana. El tope se renueva todos los lunes.',
        },
        yields: [{ weekdays: ['Jueves'], limits: cap(4_000, 'semana') }],
      },
    ],
  },
  {
    kind: 'caps of a year, a quarter and a statement',
    cards: [
      {
        parts: { value: '20%', headline: 'Con Banco Macro', legal: 'Tope anual de $ 90.000 y $ 9.000 por mes.' },
        yields: [
          {
            limits: {
              ...cap(9_000, 'mes'),
              caps: [
                { amount: 9_000, period: 'mes' },
                { amount: 90_000, period: 'año' },
              ],
            },
          },
        ],
      },
      {
        parts: { value: '20%', headline: 'Con Banco Galicia. Hasta $ 12.000 en cada resumen' },
        yields: [{ limits: cap(12_000, 'resumen') }],
      },
      {
        parts: { value: '10%', headline: 'Con Naranja X', legal: 'El tope de reintegro es de $ 30.000 por trimestre y por cuenta.' },
        yields: [{ limits: { ...cap(30_000, 'trimestre'), per: 'cuenta' } }],
      },
    ],
  },
  {
    kind: 'how long the offer lasts is no period of a cap that has one',
    cards: [
      {
        parts: {
          value: '10%',
          headline: 'Con MODO',
          legal: 'Tope: $ 4.000 por cliente en cada semana, mientras dure la promoción, y no más de $ 12.000 en el mes.',
        },
        yields: [{ limits: { ...cap(4_000, 'semana'), caps: [{ amount: 4_000 }, { amount: 12_000, period: 'mes' }] } }],
      },
      {
        parts: { value: '30%', headline: 'Con Cuenta DNI', legal: 'Tope de $ 8.000 por mes durante la vigencia de la promoción.' },
        yields: [{ limits: cap(8_000, 'mes') }],
      },
      {
        parts: { value: '30%', headline: 'Con Cuenta DNI', legal: 'Durante toda la promoción, el tope es de $ 5.000 por día.' },
        yields: [{ limits: cap(5_000, 'dia') }],
      },
    ],
  },
  {
    kind: 'one cap for all offers of the card',
    cards: [
      {
        parts: {
          headline: '30% con crédito Visa y 15% con débito Visa de Banco Macro',
          legal: '30% con crédito. 15% con débito. En ambos casos, tope de $ 6.000 por semana.',
        },
        yields: [
          { discount: percent(30), limits: cap(6_000, 'semana') },
          { discount: percent(15), limits: cap(6_000, 'semana') },
        ],
      },
      {
        parts: {
          headline: '20% los lunes y 10% los martes con Naranja X',
          legal: '20% los lunes. 10% los martes. En los dos casos el tope es de $ 3.000 por día.',
        },
        yields: [
          { discount: percent(20), limits: cap(3_000, 'dia') },
          { discount: percent(10), limits: cap(3_000, 'dia') },
        ],
      },
      {
        parts: {
          headline: '25% con Cuenta DNI y 5% con tarjetas de Banco Provincia',
          legal: '25% con Cuenta DNI. 5% con tarjetas. Para todas las promociones, tope de $ 7.000 por mes.',
        },
        yields: [
          { discount: percent(25), limits: cap(7_000, 'mes') },
          { discount: percent(5), limits: cap(7_000, 'mes') },
        ],
      },
    ],
  },
  {
    kind: 'a percentage by department is an offer',
    cards: [
      {
        parts: { value: '15%', headline: '15% en almacén y 25% en bebidas sin alcohol, con todos los medios de pago' },
        yields: [
          { discount: percent(15), onlyForProducts: 'Almacén', conditions: { onlyFor: ['almacen'] } },
          { discount: percent(25), onlyForProducts: 'Bebidas sin alcohol', conditions: { onlyFor: ['bebidas'] } },
        ],
      },
      {
        parts: { value: '20%', headline: '20% en perfumería, 30% en limpieza' },
        yields: [
          { discount: percent(20), conditions: { onlyFor: ['perfumeria'] } },
          { discount: percent(30), conditions: { onlyFor: ['limpieza'] } },
        ],
      },
      {
        parts: { value: '10%', headline: 'Con Mercado Pago', subtitle: '10% en carnes y 35% en vinos' },
        yields: [
          { discount: percent(10), conditions: { onlyFor: ['carne'] } },
          { discount: percent(35), conditions: { onlyFor: ['vinos'] } },
        ],
      },
    ],
  },
  {
    kind: 'an offer beside another one, by "o"',
    cards: [
      {
        parts: { value: '6 CSI', headline: '6 cuotas sin interés o 10% en un pago con tarjeta de crédito Cencopay' },
        yields: [
          { discount: instalments(6), paymentMethods: [['Cencopay']] },
          { discount: percent(10), paymentMethods: [['Cencopay']] },
        ],
      },
      {
        parts: { value: '3 cuotas sin interés', headline: '3 cuotas sin interés o 15% de descuento con Banco Macro' },
        yields: [
          { discount: instalments(3), paymentMethods: [['Banco Macro']] },
          { discount: percent(15), paymentMethods: [['Banco Macro']] },
        ],
      },
      {
        parts: { value: '20%', headline: '20% de ahorro o 12 cuotas sin interés con Naranja X' },
        yields: [
          { discount: percent(20), paymentMethods: [['NaranjaX']] },
          { discount: instalments(12), paymentMethods: [['NaranjaX']] },
        ],
      },
    ],
  },
  {
    kind: 'several offers in one paragraph',
    cards: [
      {
        parts: {
          value: '10%',
          headline:
            '10% para jubilados con todos los medios de pago. Si pagás con Cencopay, 15%. Y 4% más de reintegro con MODO BNA+ hasta el 15/05/2026.',
          legal: 'Válida los martes del 01/05/2026 al 31/05/2026.',
        },
        yields: [
          { discount: percent(10), paymentMethods: null, validUntil: '2026-05-31' },
          { discount: percent(4), paymentMethods: [['Banco Nación', 'MODO']], validUntil: '2026-05-15' },
          { discount: percent(15), paymentMethods: [['Cencopay']], validUntil: '2026-05-31' },
        ],
      },
      {
        parts: { value: '5%', headline: '5% con cualquier medio de pago. Con Naranja X es 20%.' },
        yields: [
          { discount: percent(5), paymentMethods: null },
          { discount: percent(20), paymentMethods: [['NaranjaX']] },
        ],
      },
      {
        parts: { value: '10%', headline: '10% con Banco Macro. 25% si pagás con Mercado Pago.' },
        yields: [
          { discount: percent(10), paymentMethods: [['Banco Macro']] },
          { discount: percent(25), paymentMethods: [['Mercado Pago']] },
        ],
      },
    ],
  },
  {
    kind: 'an offer of products that is only mentioned',
    cards: [
      {
        parts: { value: '10%', headline: 'Se combina con "2do al 50%": 10% más en toda la compra' },
        yields: [{ discount: percent(10), onlyForProducts: null }],
      },
      {
        parts: { value: '15%', headline: '15% en toda tu compra, además de la segunda unidad al 70%' },
        yields: [{ discount: percent(15) }],
      },
      { parts: { value: '70%', headline: '70% en la segunda unidad' }, yields: [] },
    ],
  },
  {
    kind: 'what stands before two offers is of both',
    cards: [
      {
        parts: {
          headline: 'Con Mastercard crédito del Banco Galicia: 2 cuotas sin interés desde $ 40.000 y 3 cuotas sin interés desde $ 120.000.',
        },
        yields: [2, 3].map((count) => ({
          discount: instalments(count),
          minPurchase: count === 2 ? 40_000 : 120_000,
          paymentMethods: [['Banco Galicia', 'Tarjeta de crédito Mastercard']],
        })),
      },
      {
        parts: { headline: 'Pagando con Visa débito de Banco Macro tenés 10% los lunes y 20% los jueves' },
        yields: [10, 20].map((value) => ({ discount: percent(value), paymentMethods: [['Banco Macro', 'Tarjeta de débito VISA']] })),
      },
      {
        parts: { legal: 'Con Mercado Pago: 2 cuotas sin interés en compras desde $ 40.000 y $ 120.000 hasta 3 cuotas.' },
        yields: [
          { discount: instalments(2), minPurchase: 40_000, limits: { maxDiscount: null } },
          { discount: instalments(3), minPurchase: 120_000, limits: { maxDiscount: null } },
        ],
      },
    ],
  },
  {
    kind: 'a footnote belongs to the offer that it names',
    cards: [
      {
        parts: {
          value: '10%',
          headline: '10% con Cuenta DNI. Y si sos jubilado, 5% adicional con tope de $ 5.000.',
          legal:
            'Bonificación del 10%. Sin tope. El descuento se hace por la línea de caja. (*) Promoción para jubilados. El reintegro se verá por semana y por cliente en el resumen de cuenta.',
        },
        yields: [
          { discount: percent(10), conditions: { refund: { kind: 'till' } } },
          {
            discount: percent(5),
            limits: { maxDiscount: 5_000, period: 'semana', per: 'persona' },
            conditions: { refund: { kind: 'refund', where: 'statement' } },
          },
        ],
      },
      {
        parts: {
          value: '15%',
          headline: '15% con Mercado Pago. 10% adicional para docentes.',
          legal:
            '15% de descuento en el momento del pago, por línea de caja. (*) Docentes: la devolución se acredita en la cuenta en 10 días.',
        },
        yields: [
          { discount: percent(15), conditions: { refund: { kind: 'till', days: null } } },
          { discount: percent(10), conditions: { refund: { kind: 'refund', days: 10 } } },
        ],
      },
      {
        parts: {
          value: '20%',
          headline: '20% con Banco Macro. Y 5% más para jubilados.',
          legal: '20% en línea de caja, tope $ 9.000 por mes. (*) Para jubilados: tope de reintegro de $ 2.000 por semana.',
        },
        yields: [
          { discount: percent(20), limits: cap(9_000, 'mes') },
          { discount: percent(5), limits: cap(2_000, 'semana') },
        ],
      },
    ],
  },
  {
    kind: 'a ban and a way to pay have an owner',
    cards: [
      {
        parts: {
          headline: '30% con Visa del Banco Ciudad pagando solo desde la app del banco.',
          subtitle: '10% con la tarjeta física. El 10% no vale con billeteras del celular.',
        },
        yields: [
          { discount: percent(30), excludesProducts: null, conditions: { how: { rails: [], app: ['app del banco'] } } },
          { discount: percent(10), excludesProducts: null, conditions: { how: { rails: ['card'], app: [] } } },
        ],
      },
      {
        parts: {
          headline: '25% con el celular y MODO sin contacto.',
          subtitle: '5% con la tarjeta de plástico.',
        },
        yields: [{ conditions: { how: { rails: ['nfc'] } } }, { conditions: { how: { rails: ['card'] } } }],
      },
      {
        parts: { value: '20%', headline: 'Con Banco Macro', legal: 'No aplica con billeteras de tu teléfono.' },
        yields: [{ excludesProducts: null, conditions: { excludes: [] } }],
      },
    ],
  },
  {
    kind: 'a list of what does not enter ends with its last item',
    cards: [
      {
        parts: { value: '15%', legal: 'No incluye electrónica, ofertón por bulto, pack familiar ni precio súper bajo todos los días.' },
        yields: [
          {
            excludesProducts: 'Electrónica, ofertón por bulto, pack familiar ni precio súper bajo todos los días',
            conditions: { excludes: ['electro', 'ofertas'] },
          },
        ],
      },
      {
        parts: { value: '15%', legal: 'Quedan excluidos: vinos, carnes ni precio mega bajo.' },
        yields: [{ excludesProducts: 'Vinos, carnes ni precio mega bajo', conditions: { excludes: ['vinos', 'carne', 'ofertas'] } }],
      },
      {
        parts: { value: '15%', legal: 'No aplica a bazar, textil, bulto cerrado ni packs familiares.' },
        yields: [{ conditions: { excludes: ['bazar-hogar', 'textil', 'ofertas'] } }],
      },
    ],
  },
]
