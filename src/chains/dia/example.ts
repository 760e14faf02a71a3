import type { ExampleCard, ExampleDates } from '../exampleDates.ts'
import { FEED_DAYS } from '../forms/marks.ts'

type Day = (typeof FEED_DAYS)[number]

type DiaCard = {
  /** The editors' own name of the card, which the page does not show. */
  title: string
  bank: string | null
  /** The day tabs, besides "Todos", under which the site lists the card. */
  days: readonly Day[]
  channels: readonly ('online' | 'store')[]
  logo: string
  /** All that the card says; figure, cap and dates are in no other field. */
  terms: string
}

export function examples({ range, next }: ExampleDates): ExampleCard[] {
  const thursday = next('Jueves')
  return [
    diaCard('01', {
      title: 'Cuenta DNI 15%',
      bank: 'Cuenta DNI',
      days: ['monday'],
      channels: ['store'],
      logo: 'cuenta-dni.png',
      terms: `Válido los lunes del ${range} en tiendas Día, pagando con la app Cuenta DNI. Descuento del 15% con tope de $6.500 por semana por persona, en compras a partir de $18.000.`,
    }),
    diaCard('02', {
      title: 'Galicia Eminent Modo',
      bank: 'Banco Galicia',
      days: ['tuesday'],
      channels: ['online'],
      logo: 'galicia-eminent.png',
      terms: `Exclusivo para clientes Eminent de Banco Galicia. Válido los martes del ${range} en la tienda online de Día, pagando a través de MODO con tarjetas Visa de crédito y débito. Ahorro del 30% con tope de $22.000 por mes por cuenta. No acumulable con otras promociones.`,
    }),
    diaCard('03', {
      title: 'Macro Selecta',
      bank: 'Banco Macro',
      days: ['wednesday'],
      channels: ['store'],
      logo: 'macro-selecta.png',
      terms: `Válido los miércoles del ${range} en tiendas Día para clientes Selecta de Banco Macro, con tarjetas de crédito Visa y Mastercard y escaneando el código QR de la caja con MODO. Ahorro del 35% con tope de $24.000 por mes por persona. No válido para compras online.`,
    }),
    diaCard('04', {
      title: 'Personal Pay',
      bank: 'Personal Pay',
      days: ['thursday'],
      channels: ['store'],
      logo: 'personal-pay.png',
      terms: `Válido los jueves del ${range} en tiendas Día, pagando con el QR de Personal Pay. 20% de reintegro. El tope mensual depende del nivel del cliente: Nivel 1, $5.000; Nivel 2, $7.500; Nivel 3, $10.000.`,
    }),
    diaCard('05', {
      title: 'Club Día frescos',
      bank: null,
      days: ['friday', 'saturday'],
      channels: ['store'],
      logo: 'club-dia.png',
      terms: `Exclusivo para socios de Club Día. Válido los viernes y sábados del ${range} en tiendas Día con todos los medios de pago. 10% de descuento, sin tope, solo en frutas y verduras.`,
    }),
    diaCard('06', {
      title: 'Mercado Pago domingo',
      bank: 'Mercado Pago',
      days: ['sunday'],
      channels: ['online', 'store'],
      logo: 'mercado-pago.png',
      terms: `Válido los domingos del ${range} en tiendas Día y en la tienda online, pagando con dinero en cuenta de Mercado Pago. 15% de descuento con tope de $10.000 por compra.`,
    }),
    diaCard('07', {
      title: 'Modo sábados',
      bank: 'Modo',
      days: ['saturday'],
      channels: ['online', 'store'],
      logo: 'modo.png',
      terms: `Válido los sábados del ${range} en tiendas Día y en la tienda online, pagando a través de MODO en compras a partir de $60.000. 20% de reintegro con tope de $15.000 por banco por mes. Acumulable con otras promociones. Entidades adheridas: Banco Nación, Banco Galicia, Banco BBVA, Banco Ciudad, Banco Comafi.`,
    }),
    diaCard('08', {
      title: 'Anses miércoles',
      bank: null,
      days: ['wednesday'],
      channels: ['store'],
      logo: 'anses.png',
      terms: `Exclusivo para beneficiarios de ANSES. Válido los miércoles del ${range} en tiendas Día con todos los medios de pago. 12% de descuento con tope de $2.500 por compra.`,
    }),
    diaCard('09', {
      title: 'Columbia cuotas',
      bank: 'Banco Columbia',
      days: FEED_DAYS,
      channels: ['online', 'store'],
      logo: 'banco-columbia.png',
      terms: `Válido todos los días del ${range} en tiendas Día y en la tienda online, con tarjetas de crédito Visa y Mastercard de Banco Columbia en 3 cuotas sin interés. TNA 0,00%. CFT 0,00%.`,
    }),
    diaCard('10', {
      title: 'Prex jueves',
      bank: 'Prex',
      days: ['thursday'],
      channels: ['online'],
      logo: 'prex.png',
      terms: `Válido únicamente el jueves ${thursday.long} en la tienda online de Día, con la tarjeta prepaga Mastercard de Prex. 20% de reintegro con tope de $9.000 por compra.`,
    }),
    diaCard('11', {
      title: 'BNA jubilados',
      bank: 'Banco Nación',
      days: FEED_DAYS,
      channels: ['store'],
      logo: 'bna-jubilados.jpg',
      terms: `Exclusivo para jubilados y pensionados que cobran sus haberes en Banco Nación. Válido todos los días del ${range} en tiendas Día, con tarjeta de débito Mastercard a través de MODO. 5% de descuento, sin tope. No válido para compras online.`,
    }),
    diaCard('12', {
      title: 'Santander Women',
      bank: 'Banco Santander',
      days: ['friday'],
      channels: ['online', 'store'],
      logo: 'santander-women.png',
      terms: `Válido los viernes del ${range} en tiendas Día y en la tienda online para clientas Women de Banco Santander, con tarjeta de crédito Visa. 20% de reintegro con tope de $12.000 por mes por cuenta. Quedan excluidos los vinos y las bebidas blancas.`,
    }),
  ]
}

function diaCard(number: string, { title, bank, days, channels, logo, terms }: DiaCard): ExampleCard {
  const diaCard = {
    __editorItemTitle: title,
    displayData: { cardImage: `https://diaio.vtexassets.com/ejemplos/${logo}` },
    active: true,
    daysToShow: { ...Object.fromEntries(FEED_DAYS.map((day) => [day, days.includes(day)])), all: true },
    availableOn: { online: channels.includes('online'), store: channels.includes('store'), all: true },
    terms,
    associatedBanks: bank === null ? [] : [{ __editorItemTitle: bank }],
  }
  return { id: `example-dia-${number}`, raw: { diaCard } }
}
