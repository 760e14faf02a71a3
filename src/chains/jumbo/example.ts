import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { ExampleCard, ExampleDates } from '../exampleDates.ts'

type JumboCard = {
  /** As the group counts them, from 1 = Monday; its lists leave Sunday out even where the words name it. */
  days: readonly number[]
  bank: string
  image: string
  /** Percent by default. */
  discount: number | null
  discountText?: string
  /** What stands under the figure: a card, a plan, goods. */
  under: string
  methods?: readonly ('Crédito' | 'Débito')[]
  info: string
  legals: string
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6]

export function examples({ range, from, until, published, monthOfYear }: ExampleDates): ExampleCard[] {
  const jumboCard = (number: string, card: JumboCard) => bankDiscountExample(number, card, published)
  return [
    jumboCard('01', {
      days: [1],
      bank: 'Cencopay',
      image: 'cencopay.png',
      discount: 25,
      under: 'Pagando con Cencopay',
      info: `EXCLUSIVO ONLINE. Válido los lunes del ${range} en jumbo.com.ar. Sin tope de descuento.`,
      legals: `Válido los lunes del ${range} únicamente para compras online, pagando con Cencopay. 25% de descuento, sin tope. No incluye electrodomésticos, leches infantiles ni carnes.`,
    }),
    jumboCard('02', {
      days: [2],
      bank: 'Naranja X',
      image: 'naranja-x.png',
      discount: 20,
      under: 'Con tarjeta de crédito Naranja X, suscriptos al Plan Turbo',
      methods: ['Crédito'],
      info: `Válido los martes del ${range}. Tope: $9.000 por semana por cuenta.`,
      legals: `Exclusivo para suscriptos al Plan Turbo de Naranja X que paguen con su tarjeta de crédito Naranja X. Válido los martes del ${range} en locales y en jumbo.com.ar. 20% de reintegro con tope de $9.000 por semana por cuenta.`,
    }),
    jumboCard('03', {
      days: [3],
      bank: 'Mastercard',
      image: 'logo-mastercard.png',
      discount: 20,
      under: 'Con tarjetas Mastercard desde tu celular, vía NFC',
      methods: ['Crédito', 'Débito'],
      info: `Válido los miércoles del ${from} al ${until} en locales. Tope: $7.000 por semana por cuenta.`,
      legals: `Válido los miércoles del ${range} únicamente para compras presenciales con tarjetas de crédito, débito y prepagas Mastercard, acercando el celular a la terminal (NFC). 20% de reintegro con tope de $7.000 por semana por cuenta. No acumulable con otras promociones.`,
    }),
    jumboCard('04', {
      days: [4],
      bank: 'Banco Galicia MODO',
      image: 'galicia-modo.png',
      discount: 15,
      under: 'Con Visa crédito y débito de Banco Galicia a través de MODO',
      methods: ['Crédito', 'Débito'],
      info: `Válido los jueves del ${range} en locales. Tope: $14.000 por mes por cuenta.`,
      legals: `Válido los jueves del ${range} para compras presenciales con tarjetas de crédito y débito Visa de Banco Galicia, pagando a través de MODO. 15% de reintegro con tope de $14.000 por mes por cuenta. No válido para compras online.`,
    }),
    jumboCard('05', {
      days: [4],
      bank: 'American Express',
      image: 'logo-amex.png',
      discount: 25,
      under: 'Con tarjetas American Express',
      methods: ['Crédito'],
      info: `EXCLUSIVO ONLINE. Válido los jueves de ${monthOfYear} en jumbo.com.ar. Tope: $10.000 por día por cuenta.`,
      legals: `Válido todos los jueves de ${monthOfYear} únicamente para compras online con tarjetas American Express. 25% de reintegro con tope de $10.000 por día por cuenta.`,
    }),
    jumboCard('06', {
      days: [5],
      bank: 'ICBC Payroll',
      image: 'icbc-payroll.png',
      discount: 30,
      under: 'Clientes Payroll de Banco ICBC con Visa y Mastercard crédito',
      methods: ['Crédito'],
      info: `Válido los viernes del ${range}. Tope: $22.000 por mes por cuenta.`,
      legals: `Exclusivo para clientes Payroll de Banco ICBC, que cobran su sueldo en el banco. Válido los viernes del ${range} en locales y en jumbo.com.ar con tarjetas de crédito Visa y Mastercard. 30% de reintegro con tope de $22.000 por mes por cuenta.`,
    }),
    jumboCard('07', {
      days: [6],
      bank: 'Jumbo Más',
      image: 'jumbo-mas.png',
      discount: 15,
      under: 'En vinos finos con Jumbo Más',
      info: `Válido los sábados y domingos del ${range} con todos los medios de pago.`,
      legals: `Exclusivo para socios de Jumbo Más. Válido los sábados y domingos del ${range} en locales y en jumbo.com.ar con todos los medios de pago. 15% de descuento, solo en vinos finos. Acumulable con otras promociones.`,
    }),
    jumboCard('08', {
      days: EVERY_DAY,
      bank: 'Banco Macro',
      image: 'banco-macro.png',
      discount: 3,
      discountText: ', 6 y 12 cuotas sin interés',
      under: 'En electro con tarjetas de Banco Macro',
      methods: ['Crédito'],
      info: `Válido todos los días del ${range} con tarjetas de crédito Visa, Mastercard y American Express de Banco Macro.`,
      legals: `Válido todos los días del ${range} en locales y en jumbo.com.ar con tarjetas de crédito Visa, Mastercard y American Express de Banco Macro: 3, 6 y 12 cuotas sin interés, solo en electrodomésticos. TNA 0,00%. CFT 0,00%.`,
    }),
    jumboCard('09', {
      days: EVERY_DAY,
      bank: 'Visa Mastercard',
      image: 'visamaster.png',
      discount: 3,
      discountText: 'cuotas sin interés',
      under: 'En productos seleccionados de librería',
      methods: ['Crédito'],
      info: `Válido todos los días del ${range} en locales con tarjetas de crédito Visa y Mastercard de todos los bancos.`,
      legals: `Válido todos los días del ${range} para compras presenciales con tarjetas de crédito Visa y Mastercard de todos los bancos en 3 cuotas sin interés, en productos seleccionados de librería. No válido para compras online. TNA 0,00%. CFT 0,00%.`,
    }),
    jumboCard('10', {
      days: [5, 6],
      bank: 'Banco Supervielle',
      image: 'supervielle.png',
      discount: 20,
      under: 'Jubilados de Banco Supervielle con Visa débito',
      methods: ['Débito'],
      info: `Válido los viernes y sábados del ${range} en locales. Tope: $12.000 por mes por cuenta.`,
      legals: `Exclusivo para jubilados que cobran sus haberes en Banco Supervielle. Válido los viernes y sábados del ${range} para compras presenciales con tarjeta de débito Visa. 20% de reintegro con tope de $12.000 por mes por cuenta. No válido para compras online.`,
    }),
    // This card announces no figure, so nothing is read from it.
    jumboCard('11', {
      days: EVERY_DAY,
      bank: 'Sorteo',
      image: 'sorteo.png',
      discount: null,
      discountText: 'Sorteo de fin de temporada',
      under: 'Participás con cada compra',
      info: 'Guardá tu ticket y cargalo en la app para participar por un changuito lleno.',
      legals: 'Sorteo sin obligación de compra. Bases y lugar del sorteo en la web de la cadena.',
    }),
  ]
}

function bankDiscountExample(
  number: string,
  { bank, image, discount, days, methods = [], under, info, legals, discountText = '' }: JumboCard,
  { from, to }: ExampleDates['published'],
): ExampleCard {
  const cencosudBankDiscount = {
    banks: [{ refId: null, name: bank, image: `https://jumboargentina.vtexassets.com/arquivos/${image}`, order: number }],
    websites: ['jumboargentina', 'jumboargentinaio'],
    days: days.map(String),
    discount: discount === null ? '' : `${discount}.00`,
    discountText,
    installments: '',
    installmentsText: under,
    dateStart: secondsAt(from),
    dateEnd: secondsAt(to),
    info,
    legals,
    paymentMethod: Object.fromEntries(methods.map((name) => [name, { type: name === 'Crédito' ? 'credit' : 'debit', image: null }])),
    checkout: false,
    priority: '1',
    isExclusive: false,
    collections: [],
    stores: [],
    excludedStores: [],
  }
  return { id: `example-jumbo-${number}`, raw: { cencosudBankDiscount } }
}

/** The group counts in seconds, from midnight in Argentina. */
const secondsAt = (day: CivilDate) => `${Date.parse(`${day}T03:00:00Z`) / 1_000}`
