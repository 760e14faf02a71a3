import { expect } from 'vitest'
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
      { parts: { when: 'Los martes', value: '20%', headline: 'Con Banco Macro. Tope $ 6.000 por semana, que se cuenta de lunes a domingo' }, yields: [{ weekdays: ['Martes'], limits: cap(6_000, 'semana') }] },
      { parts: { value: '15%', headline: 'Los viernes con Naranja X', legal: 'Tope semanal (de domingo a sábado): $ 5.000.' }, yields: [{ weekdays: ['Viernes'], limits: cap(5_000, 'semana') }] },
      { parts: { value: '25%', headline: 'Jueves con Mercado Pago', legal: 'Tope de $ 4.000 por semana. El tope se renueva todos los lunes.' }, yields: [{ weekdays: ['Jueves'], limits: cap(4_000, 'semana') }] },
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
      { parts: { value: '20%', headline: 'Con Banco Galicia. Hasta $ 12.000 en cada resumen' }, yields: [{ limits: cap(12_000, 'resumen') }] },
      { parts: { value: '10%', headline: 'Con Naranja X', legal: 'El tope de reintegro es de $ 30.000 por trimestre y por cuenta.' }, yields: [{ limits: { ...cap(30_000, 'trimestre'), per: 'cuenta' } }] },
    ],
  },
  {
    kind: 'how long the offer lasts is no period of a cap that has one',
    cards: [
      { parts: { value: '10%', headline: 'Con MODO', legal: 'Tope: $ 4.000 por cliente en cada semana, mientras dure la promoción, y no más de $ 12.000 en el mes.' }, yields: [{ limits: { ...cap(4_000, 'semana'), caps: [{ amount: 4_000 }, { amount: 12_000, period: 'mes' }] } }] },
      { parts: { value: '30%', headline: 'Con Cuenta DNI', legal: 'Tope de $ 8.000 por mes durante la vigencia de la promoción.' }, yields: [{ limits: cap(8_000, 'mes') }] },
      { parts: { value: '30%', headline: 'Con Cuenta DNI', legal: 'Durante toda la promoción, el tope es de $ 5.000 por día.' }, yields: [{ limits: cap(5_000, 'dia') }] },
    ],
  },
  {
    kind: 'one cap for all offers of the card',
    cards: [
      {
        parts: { headline: '30% con crédito Visa y 15% con débito Visa de Banco Macro', legal: '30% con crédito. 15% con débito. En ambos casos, tope de $ 6.000 por semana.' },
        yields: [
          { discount: percent(30), limits: cap(6_000, 'semana') },
          { discount: percent(15), limits: cap(6_000, 'semana') },
        ],
      },
      {
        parts: { headline: '20% los lunes y 10% los martes con Naranja X', legal: '20% los lunes. 10% los martes. En los dos casos el tope es de $ 3.000 por día.' },
        yields: [
          { discount: percent(20), limits: cap(3_000, 'dia') },
          { discount: percent(10), limits: cap(3_000, 'dia') },
        ],
      },
      {
        parts: { headline: '25% con Cuenta DNI y 5% con tarjetas de Banco Provincia', legal: '25% con Cuenta DNI. 5% con tarjetas. Para todas las promociones, tope de $ 7.000 por mes.' },
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
        parts: { value: '10%', headline: '10% para jubilados con todos los medios de pago. Si pagás con Cencopay, 15%. Y 4% más de reintegro con MODO BNA+ hasta el 15/05/2026.', legal: 'Válida los martes del 01/05/2026 al 31/05/2026.' },
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
      { parts: { value: '10%', headline: 'Se combina con "2do al 50%": 10% más en toda la compra' }, yields: [{ discount: percent(10), onlyForProducts: null }] },
      { parts: { value: '15%', headline: '15% en toda tu compra, además de la segunda unidad al 70%' }, yields: [{ discount: percent(15) }] },
      { parts: { value: '70%', headline: '70% en la segunda unidad' }, yields: [] },
    ],
  },
  {
    kind: 'what stands before two offers is of both',
    cards: [
      {
        parts: { headline: 'Con Mastercard crédito del Banco Galicia: 2 cuotas sin interés desde $ 40.000 y 3 cuotas sin interés desde $ 120.000.' },
        yields: [2, 3].map((count) => ({ discount: instalments(count), minPurchase: count === 2 ? 40_000 : 120_000, paymentMethods: [['Banco Galicia', 'Tarjeta de crédito Mastercard']] })),
      },
      { parts: { headline: 'Pagando con Visa débito de Banco Macro tenés 10% los lunes y 20% los jueves' }, yields: [10, 20].map((value) => ({ discount: percent(value), paymentMethods: [['Banco Macro', 'Tarjeta de débito VISA']] })) },
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
        parts: { value: '10%', headline: '10% con Cuenta DNI. Y si sos jubilado, 5% adicional con tope de $ 5.000.', legal: 'Bonificación del 10%. Sin tope. El descuento se hace por la línea de caja. (*) Promoción para jubilados. El reintegro se verá por semana y por cliente en el resumen de cuenta.' },
        yields: [
          { discount: percent(10), conditions: { refund: { kind: 'till' } } },
          { discount: percent(5), limits: { maxDiscount: 5_000, period: 'semana', per: 'persona' }, conditions: { refund: { kind: 'refund', where: 'statement' } } },
        ],
      },
      {
        parts: { value: '15%', headline: '15% con Mercado Pago. 10% adicional para docentes.', legal: '15% de descuento en el momento del pago, por línea de caja. (*) Docentes: la devolución se acredita en la cuenta en 10 días.' },
        yields: [
          { discount: percent(15), conditions: { refund: { kind: 'till', days: null } } },
          { discount: percent(10), conditions: { refund: { kind: 'refund', days: 10 } } },
        ],
      },
      {
        parts: { value: '20%', headline: '20% con Banco Macro. Y 5% más para jubilados.', legal: '20% en línea de caja, tope $ 9.000 por mes. (*) Para jubilados: tope de reintegro de $ 2.000 por semana.' },
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
        parts: { headline: '30% con Visa del Banco Ciudad pagando solo desde la app del banco.', subtitle: '10% con la tarjeta física. El 10% no vale con billeteras del celular.' },
        yields: [
          { discount: percent(30), excludesProducts: null, conditions: { how: { rails: [], app: ['app del banco'] } } },
          { discount: percent(10), excludesProducts: null, conditions: { how: { rails: ['card'], app: [] } } },
        ],
      },
      { parts: { headline: '25% con el celular y MODO sin contacto.', subtitle: '5% con la tarjeta de plástico.' }, yields: [{ conditions: { how: { rails: ['nfc'] } } }, { conditions: { how: { rails: ['card'] } } }] },
      { parts: { value: '20%', headline: 'Con Banco Macro', legal: 'No aplica con billeteras de tu teléfono.' }, yields: [{ excludesProducts: null, conditions: { excludes: [] } }] },
    ],
  },
  {
    kind: 'a list of what does not enter ends with its last item',
    cards: [
      { parts: { value: '15%', legal: 'No incluye electrónica, ofertón por bulto, pack familiar ni precio súper bajo todos los días.' }, yields: [{ excludesProducts: 'Electrónica, ofertón por bulto, pack familiar ni precio súper bajo todos los días', conditions: { excludes: ['electro', 'ofertas'] } }] },
      { parts: { value: '15%', legal: 'Quedan excluidos: vinos, carnes ni precio mega bajo.' }, yields: [{ excludesProducts: 'Vinos, carnes ni precio mega bajo', conditions: { excludes: ['vinos', 'carne', 'ofertas'] } }] },
      { parts: { value: '15%', legal: 'No aplica a bazar, textil, bulto cerrado ni packs familiares.' }, yields: [{ conditions: { excludes: ['bazar-hogar', 'textil', 'ofertas'] } }] },
    ],
  },
  {
    kind: 'the n-th weekday of a month is a date',
    cards: [
      { parts: { value: '30%', headline: 'Con Banco Provincia', legal: 'Válido el primer y el tercer miércoles de mayo de 2026.' }, yields: [{ weekdays: ['Miercoles'], exceptDates: ['2026-05-13', '2026-05-27'] }] },
      { parts: { value: '20%', headline: 'Los dos últimos sábados del mes con Naranja X', legal: 'Del 01/05/2026 al 31/05/2026.' }, yields: [{ weekdays: ['Sabado'], exceptDates: ['2026-05-02', '2026-05-09', '2026-05-16'] }] },
      { parts: { value: '15%', headline: 'El 2° jueves de cada mes', legal: 'Válido del 01/05/2026 al 30/06/2026.' }, yields: [{ weekdays: ['Jueves'], exceptDates: ['2026-05-07', '2026-05-21', '2026-05-28', '2026-06-04', '2026-06-18', '2026-06-25'] }] },
    ],
  },
  {
    kind: 'a kind of card beside bare networks',
    cards: ['Medios de pago: Galicia débito, Visa y/o Mastercard', 'Con Banco Galicia: débito, Mastercard y Visa', 'Galicia débito, Visa o Mastercard'].map((headline) => ({
      parts: { value: '20%', headline },
      yields: [
        {
          paymentMethods: expect.arrayContaining([
            ['Banco Galicia', 'Tarjeta de débito VISA'],
            ['Banco Galicia', 'Tarjeta de crédito VISA'],
            ['Banco Galicia', 'Tarjeta de crédito Mastercard'],
          ]),
        },
      ],
    })),
  },
  {
    kind: 'shops of one format',
    cards: [
      { parts: { value: '20%', icons: ['logoExpress'], headline: 'Sólo en MásGO' }, yields: [{ where: ['MasGO'] }] },
      { parts: { value: '20%', icons: ['logoAll'], headline: 'MásGO: 20% de descuento', subtitle: 'Sin tope' }, yields: [{ where: ['MasGO'] }] },
      { parts: { value: '20%', icons: ['logoExpress'], headline: 'Con Naranja X', legal: 'Válido únicamente en locales Chango Más Go.' }, yields: [{ where: ['MasGO'] }] },
      { parts: { value: '20%', icons: ['logoMain'], headline: 'En Hiper Changomás y MásGO' }, yields: [{ where: ['ChangoMas'] }] },
    ],
  },
  {
    kind: 'a percentage «en X» is on X, whatever X is',
    cards: [
      { parts: { value: '25%', headline: '25% de descuento en toda la línea de mate y termos, con cualquier medio de pago' }, yields: [{ onlyForProducts: 'Toda la línea de mate y termos', conditions: { onlyFor: expect.arrayContaining(['otros']) } }] },
      { parts: { value: '30%', headline: '30% en velas aromáticas con Banco Macro' }, yields: [{ onlyForProducts: 'Velas aromáticas', conditions: { onlyFor: ['otros'] } }] },
      { parts: { value: '40%', headline: '40% de ahorro sobre paraguas' }, yields: [{ onlyForProducts: 'Paraguas' }] },
      { parts: { value: '20%', headline: '20% de descuento en un pago con Visa' }, yields: [{ onlyForProducts: null }] },
    ],
  },
  {
    kind: 'an app that nobody knows is asked for as it stands',
    cards: [
      { parts: { value: '25%', headline: '25% con Visa débito del Banco del Chaco, exclusivamente desde Billetera Norte' }, yields: [{ conditions: { how: { app: ['Billetera Norte'] } } }] },
      { parts: { value: '20%', headline: 'Con Visa de Banco Macro', legal: 'Pagando únicamente a través de la billetera Solcito.' }, yields: [{ conditions: { how: { app: ['Billetera Solcito'] } } }] },
      { parts: { value: '15%', headline: 'Con débito de Banco Galicia, solo con la app Quebracho' }, yields: [{ conditions: { how: { app: ['Quebracho'] } } }] },
    ],
  },
  {
    kind: 'a wallet’s account is the money in it',
    cards: [
      { parts: { value: '10%', headline: '10% con Cencopay Cuenta, pagando con QR' }, yields: [{ conditions: { how: { funds: 'balance' } } }] },
      { parts: { value: '10%', headline: 'Con Cencopay', legal: 'No aplica con tarjetas asociadas.' }, yields: [{ conditions: { how: { funds: 'balance' } } }] },
      { parts: { value: '10%', headline: 'Con Mercado Pago', legal: 'No válido para pagos con tarjetas vinculadas a la app.' }, yields: [{ conditions: { how: { funds: 'balance' } } }] },
    ],
  },
  {
    kind: 'what is shown as proof is no condition',
    cards: [
      { parts: { value: '15%', headline: '15% para jubilados', subtitle: 'Hay que mostrar el DNI y el recibo de ANSES o el carné de PAMI.' }, yields: [{ appliesOnlyTo: { jubilados: true, anses: false } }] },
      { parts: { value: '10%', headline: 'Exclusivo jubilados y pensionados', legal: 'Presentando la credencial de ANSES en la caja.' }, yields: [{ appliesOnlyTo: { jubilados: true, anses: false } }] },
      { parts: { value: '10%', headline: 'Docentes: 10% con cualquier medio', legal: 'Presentar comprobante de haberes de docentes.' }, yields: [{ conditions: { who: [{ kind: 'employment', value: 'docentes' }] } }] },
      { parts: { value: '10%', headline: 'Beneficiarios de ANSES' }, yields: [{ appliesOnlyTo: { anses: true } }] },
    ],
  },
  {
    kind: 'a tier with the issuer’s name between',
    cards: [
      { parts: { value: '20%', headline: 'Con crédito del Banco Patagonia, cartera Patagonia Clásico' }, yields: [{ conditions: { who: [{ kind: 'segment' }] } }] },
      { parts: { value: '20%', headline: 'Clientes del Banco Comafi Premium' }, yields: [{ conditions: { who: [{ kind: 'segment', value: 'Premium' }] } }] },
      { parts: { value: '20%', headline: 'Banco Macro', legal: 'Exclusivo para cartera de Macro Platinum.' }, yields: [{ conditions: { who: [{ kind: 'segment', value: 'Platinum' }] } }] },
    ],
  },
  {
    kind: 'a company’s address is no region, and a bank that the catalogue lacks is not any bank',
    cards: [
      { parts: { value: '15%', headline: '15% con Mastercard débito del Banco del Chubut.', legal: 'BANCO DEL CHUBUT S.A. CUIT 30-00000000-0. RIVADAVIA 100, RAWSON, PROVINCIA DE CHUBUT.' }, yields: [{ paymentMethods: null, unknownPaymentMethods: ['Banco del Chubut'], conditions: { region: null } }] },
      { parts: { value: '15%', headline: 'Con Visa del Banco de Tucumán', legal: 'Grupo Norte S.A. San Martín 721. Provincia de Tucumán.' }, yields: [{ paymentMethods: null, unknownPaymentMethods: ['Banco de Tucumán'], conditions: { region: null } }] },
      { parts: { value: '15%', headline: 'Con Naranja X', legal: 'Válido solo en la provincia de Salta. Tarjeta Naranja S.A. Sucre 145, Córdoba.' }, yields: [{ conditions: { region: { provinces: ['Salta'] } } }] },
    ],
  },
  {
    kind: 'the first purchase of a period is a limit on the uses',
    cards: ['El reintegro alcanza solo a la primera compra de cada semana.', 'Aplica a la primera compra por semana.', 'Válido en la primera transacción de cada semana.'].map((legal) => ({
      parts: { value: '20%', headline: 'Con Banco Galicia', legal },
      yields: [{ conditions: { who: [], uses: { times: 1, period: 'semana' } } }],
    })),
  },
  {
    kind: 'a method that the print excludes',
    cards: [
      {
        parts: { value: '20%', headline: '20% con Naranja X, tope $ 3.000 por semana', legal: 'No aplica a compras realizadas con Naranja Visa, Naranja Mastercard ni Naranja Amex.' },
        yields: [{ paymentMethods: [['NaranjaX']], conditions: { how: { except: ['Tarjeta de crédito VISA', 'Tarjeta de crédito Mastercard', 'Tarjeta American Express'].map((name) => ['NaranjaX', name]) } } }],
      },
      { parts: { value: '10%', headline: 'Con cualquier medio de pago', legal: 'No válido para compras efectuadas por Mercado Pago.' }, yields: [{ paymentMethods: null, conditions: { how: { except: [['Mercado Pago']] } } }] },
      { parts: { value: '10%', headline: 'Con tarjetas de Banco Macro', legal: 'No participan las tarjetas Banco Macro débito Visa.' }, yields: [{ conditions: { how: { except: [['Banco Macro', 'Tarjeta de débito VISA']] } } }] },
      {
        parts: { value: '10%', legal: 'Pagando a través de MODO con tarjetas de crédito Visa emitidas por Banco Comafi. Quedan excluidas las tarjetas Business, Visa débito banco Comafi, Visa Comafi Chicas.' },
        yields: [{ paymentMethods: [['Banco Comafi', 'Tarjeta de crédito VISA', 'MODO']], conditions: { how: { rails: [], app: ['MODO'], funds: 'credit', singlePayment: false, except: [] } } }],
      },
      { parts: { value: '10%', headline: 'Con Naranja X', legal: 'No acumulable con promociones de Naranja Visa.' }, yields: [{ conditions: { how: { rails: [], app: [], funds: null, singlePayment: false, except: [] } } }] },
    ],
  },
  {
    kind: 'words near a figure that are in no field are a doubt by name',
    cards: [
      { parts: { value: '20%', headline: 'Con Banco Macro los viernes, semana por medio' }, yields: [{ doubt: { about: 'weekdays', reason: 'unsaid' } }] },
      { parts: { value: '15%', headline: 'Con Naranja X, la primera semana del mes' }, yields: [{ doubt: { about: 'weekdays', reason: 'unsaid' } }] },
      { parts: { value: '25%', headline: 'Con Visa débito del Banco del Chaco, exclusivamente desde Billetera Norte' }, yields: [{ doubt: { about: 'paymentMethods', reason: 'unsaid' } }] },
      { parts: { value: '20%', headline: 'Con Banco Macro', subtitle: 'y llegá al 33% si juntás tus sellos' }, yields: [{ discount: percent(20), doubt: { about: 'discount', reason: 'unsaid' } }] },
      { parts: { value: '20%', headline: 'Con Banco Macro. Después de $ 9.000 no vuelve más' }, yields: [{ doubt: { about: 'limits', reason: 'unsaid' } }] },
      { parts: { value: '20%', headline: 'Los viernes con Banco Macro' }, yields: [{ doubt: null }] },
    ],
  },
  {
    kind: 'the level that an offer is for stands with its figure',
    cards: [
      { parts: { value: 'Hasta 25%', headline: 'según tu nivel', subtitle: 'Lunes con Personal Pay', legal: 'Nivel 1: 10%, tope $ 2.000. Nivel 2: 15%, tope $ 3.000. Nivel 3: 25%, tope $ 5.000.' }, yields: [1, 2, 3].map((level) => ({ paymentMethods: [[`Personal Pay - Nivel ${level}`]] })) },
      { parts: { value: 'Hasta 30%', headline: 'Según tu nivel en Personal Pay', legal: 'Pagando con Personal Pay: nivel 2, 20% con tope de $4.000; nivel 3, 30% con tope de $6.000.' }, yields: [2, 3].map((level) => ({ paymentMethods: [[`Personal Pay - Nivel ${level}`]] })) },
      {
        parts: { value: 'Hasta 20%', headline: 'Según tu nivel', subtitle: 'Con Personal Pay', legal: 'NIVEL / AHORRO / MÁXIMO POR MES\n1 / 10% / $1.500\n2 / 20% / $2.500' },
        yields: [
          { paymentMethods: [['Personal Pay - Nivel 1']], limits: cap(1_500, 'mes') },
          { paymentMethods: [['Personal Pay - Nivel 2']], limits: cap(2_500, 'mes') },
        ],
      },
    ],
  },
  {
    kind: 'a club that is named with what is more is asked for that alone',
    cards: ['15% de descuento con tarjetas de Banco Macro, y 5% más si además sos socio de MásClub.', '15% con Banco Macro y un 5% adicional para socios MásClub.', 'Con Banco Macro 15% de ahorro + 5% extra presentando MásClub.'].map((legal) => ({
      parts: { value: '15% + 5%', headline: 'Jueves', legal },
      yields: [{ membership: [] }, { membership: ['MasClub'] }],
    })),
  },
  {
    kind: 'months behind the days of the week',
    cards: [
      ['Viernes a domingo, junio y julio de 2026.', '2026-06-01', '2026-07-31'],
      ['Los sábados y domingos, mayo y junio de 2026.', '2026-05-01', '2026-06-30'],
      ['De lunes a jueves, junio de 2026.', '2026-06-01', '2026-06-30'],
    ].map(([legal = '', validFrom, validUntil]) => ({ parts: { value: '20%', headline: 'Con Banco Macro', legal }, yields: [{ validFrom, validUntil }] })),
  },
  {
    kind: 'days of the week that only name the ends of a longer range',
    cards: [
      ['Del viernes 15 al domingo 31 de mayo de 2026', null],
      ['Desde el lunes 11 al sábado 30 de mayo de 2026', null],
      ['Del viernes 15 al domingo 17 de mayo de 2026', ['Viernes', 'Sabado', 'Domingo']],
    ].map(([subtitle, weekdays]) => ({ parts: { value: '20%', headline: 'Con Banco Macro', subtitle: String(subtitle) }, yields: [{ weekdays }] })),
  },
  {
    kind: 'the code of a wallet with the cards of a bank',
    cards: ['Pagando con QR de Mercado Pago con la tarjeta de crédito del Banco Nación', 'Con el código QR de Mercado Pago con tu tarjeta de crédito de Banco Nación', 'Escaneando el QR de Mercado Pago con tarjetas de crédito Banco Nación'].map((headline) => ({
      parts: { value: '20%', headline },
      yields: [{ paymentMethods: ['Tarjeta de crédito VISA', 'Tarjeta de crédito Mastercard'].map((card) => ['Banco Nación', card, 'Mercado Pago']), conditions: { how: { rails: ['qr'], app: ['Mercado Pago'], funds: 'credit', singlePayment: false, except: [] } } }],
    })),
  },
  {
    kind: 'what is more on some goods is not on the whole purchase',
    cards: ['10% extra en frutas, verduras y panadería, con la forma de pago que elijan.', '10% adicional en vinos.', 'Socios: 10% extra sobre productos de limpieza.'].map((legal) => ({ parts: { value: '10%', legal }, yields: [{ conditions: { onlyFor: expect.anything() } }] })),
  },
  {
    kind: 'a sentence with the figure of one offer limits that one',
    cards: [
      {
        parts: { headline: '30% con Visa del Banco Ciudad pagando solo desde la app del banco. 10% con la tarjeta física. El 10% no vale con billeteras del celular.' },
        yields: [
          { discount: percent(30), restrictions: expect.not.arrayContaining(['El 10% no vale con billeteras del celular']) },
          { discount: percent(10), restrictions: expect.arrayContaining(['El 10% no vale con billeteras del celular']) },
        ],
      },
      {
        parts: { value: '20% y 10%', headline: '20% con Banco Macro. 10% con Naranja X', legal: 'El 20% no aplica para pagos con QR. El 10% no aplica para tarjetas corporativas.' },
        yields: [
          { discount: percent(20), restrictions: ['El 20% no aplica para pagos con QR'] },
          { discount: percent(10), restrictions: ['El 10% no aplica para tarjetas corporativas'] },
        ],
      },
      {
        parts: { headline: '25% con débito de Banco Galicia. 15% con crédito de Banco Galicia. El 15% no es válido con tarjetas corporativas.' },
        yields: [
          { discount: percent(25), restrictions: [] },
          { discount: percent(15), restrictions: ['El 15% no es válido con tarjetas corporativas'] },
        ],
      },
    ],
  },
  {
    kind: 'a footnote is of the offer that it names, and the refund of each is its own',
    cards: [
      'Bonificación del 10%: el descuento se hace por línea de cajas. (*) Promoción para jubilados. El reintegro se verá por semana y por cliente en el resumen de cuenta.',
      'El 10% se descuenta en el momento de la compra, en la caja. (*) Jubilados: el reintegro se acredita por semana y por cliente en el resumen.',
      'Descuento del 10% en línea de cajas. (*) Beneficio para jubilados, el reintegro se verá en el resumen de cuenta, por semana y por cliente.',
    ].map((legal) => ({
      parts: { headline: '10% con Cuenta DNI. Y si sos jubilado, 5% adicional (*) con tope de $ 5.000.', legal },
      yields: [
        { discount: percent(10), conditions: { refund: expect.objectContaining({ kind: 'till' }) } },
        { discount: percent(5), limits: cap(5_000, 'semana'), conditions: { refund: expect.objectContaining({ where: 'statement' }) } },
      ],
    })),
  },
]
