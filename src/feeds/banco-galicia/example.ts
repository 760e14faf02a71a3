import type { ExampleCard, ExampleDates } from '#chains/exampleDates.ts'

type Promotion = {
  id: number
  brand: { id: number; name: string }
  /** «Lu;Ma». */
  days: string
  percentage: number | null
  instalments?: number
  /** 0: without one. */
  cap: number
  minimum: number | null
  legal: string
  cards: (readonly [name: string, kind: 'Credito' | 'Debito'])[]
  isQrOnly?: boolean
  isEminent?: boolean
  isOnline?: boolean
}

const VISA = ['Tarjeta Visa', 'Credito'] as const
const MASTERCARD = ['Tarjeta Mastercard', 'Credito'] as const
const DEBIT = ['Tarjeta Galicia Débito', 'Debito'] as const

export function examples(dates: ExampleDates): ExampleCard[] {
  const { range } = dates
  const promotion = (number: string, one: Promotion) => promotionCard(number, dates, one)
  return [
    promotion('01', {
      ...{
        id: 190001,
        brand: { id: 9001, name: 'Carrefour' },
        days: 'Lu',
        percentage: 25,
        cap: 15_000,
        minimum: 30_000,
        cards: [VISA, MASTERCARD],
      },
      legal: `Promoción del 25% de ahorro en compras en un pago en sucursales Carrefour, superiores a $30.000. Tope de reintegro: $15.000 por cuenta por mes. Válida los lunes comprendidos entre el ${range.replace(' al ', ' y el ')}, con tarjetas de crédito Visa y Mastercard emitidas por Banco Galicia.`,
    }),
    promotion('02', {
      ...{ id: 190002, brand: { id: 9002, name: 'Día' }, days: 'Ma', percentage: 30, cap: 18_000, minimum: null, cards: [VISA, DEBIT] },
      ...{ isEminent: true, isOnline: true },
      legal: `Promoción del 30% de ahorro en la tienda online de Día para clientes Éminent. Tope de reintegro: $18.000 por cuenta por mes. Válida los martes comprendidos entre el ${range.replace(' al ', ' y el ')}, con tarjetas Visa a través de MODO.`,
    }),
    promotion('03', {
      ...{
        id: 190003,
        brand: { id: 9003, name: 'Coto' },
        days: 'Mi',
        percentage: 20,
        cap: 0,
        minimum: null,
        cards: [VISA, MASTERCARD, DEBIT],
      },
      isQrOnly: true,
      legal: `Promoción del 20% de ahorro en productos seleccionados en sucursales Coto. Sin tope de reintegro. Válida los miércoles comprendidos entre el ${range.replace(' al ', ' y el ')}.`,
    }),
    promotion('04', {
      ...{
        id: 190004,
        brand: { id: 9004, name: 'Cooperativa Obrera' },
        days: 'Vi;Sa',
        percentage: 15,
        instalments: 3,
        cap: 12_000,
        minimum: null,
      },
      ...{ cards: [VISA, MASTERCARD], legal: '' },
    }),
  ]
}

// 01 adds a minimum (carrefour-01), 02 is contradicted in the cap (dia-02), 03 is said by the bank alone, 04 is of a chain that nobody
// reads, without small print and with instalments beside the percentage.

function promotionCard(number: string, { published, from, until }: ExampleDates, one: Promotion): ExampleCard {
  const mediosDePago = one.cards.map(([tarjeta, tipoTarjeta]) => ({ tarjeta, tipoTarjeta }))
  const modeloAtencion = one.isEminent ? { nombre: 'Eminent', exclusivo: true } : { nombre: 'Masivo', exclusivo: false }
  const item = {
    id: one.id,
    promocion: `${one.percentage}% de ahorro`,
    idMarca: one.brand.id,
    titulo: one.brand.name,
    subtitulo: 'Supermercados',
    eminent: one.isEminent ?? false,
    pagoQR: one.isQrOnly ?? false,
    tipoPromocion: 'Marca',
    haberes: false,
    proximamente: false,
    ...{ mediosDePago, modeloAtencion, fechaHasta: `${published.to}T00:00:00` },
  }
  const detail = {
    id: one.id,
    cuotaSinInteresDesde: one.instalments ?? null,
    cuotaSinInteresHasta: one.instalments ?? null,
    diasAplicacion: one.days,
    fechaDesde: withLongYear(from),
    fechaHasta: withLongYear(until),
    legales: one.legal,
    porcentajeAhorro: one.percentage,
    ...(one.cap === 0
      ? { tipoTope: 'Sin Tope', periodicidad: null, topeReintegro: 0, leyendaTope: 'Sin tope de reintegro.' }
      : { tipoTope: 'Cliente', periodicidad: 'Mensual', topeReintegro: one.cap, leyendaTope: '' }),
    descripcionAdicional: one.isQrOnly ? 'Exclusivo QR' : null,
    exclusiones: null,
    ...{ modeloAtencion, mediosDePago, tipoPromocion: 'Marca' },
    leyendaPaga: one.isQrOnly
      ? 'Elegí Pagar con QR desde tu app Galicia o con la app de MODO.'
      : 'Promoción válida con tus Tarjetas Galicia.',
    leyendaListo: 'Vas a ver el reintegro en tu caja de ahorro.',
    tiendaOnline: one.isOnline ?? false,
    tiendaFisica: !one.isOnline,
    haberes: false,
    flagNFC: false,
    flagQR: one.isQrOnly ?? false,
    contactLess: false,
    minimoCompra: one.minimum,
  }
  return { id: `example-banco-galicia-${number}`, raw: { galicia: { item, detail } } }
}

/** `01/11/26` as the bank writes it. */
const withLongYear = (day: string) => day.replace(/(\d{2})$/, '20$1')
