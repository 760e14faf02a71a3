import type { ExampleCard, ExampleDates } from '../exampleDates.ts'
import { FEED_DAYS } from '../forms/marks.ts'

type Day = (typeof FEED_DAYS)[number]

type DiaCard = {
  value: string
  cap: string
  when: string
  /** The day tabs, besides "Todos", under which the site lists the card. */
  days: readonly Day[]
  channels: readonly ('online' | 'shops')[]
  logo: string
  legal: string
}

export function examples({ range, next }: ExampleDates): ExampleCard[] {
  const thursday = next('Jueves')
  return [
    diaCard('01', {
      value: '15% Dto',
      cap: 'Tope: $6.500 por semana. Compra mínima: $18.000',
      when: `Del ${range}. Pagando con Cuenta DNI`,
      days: ['monday'],
      channels: ['shops'],
      logo: 'cuenta-dni.png',
      legal: `Válido los lunes del ${range} en tiendas Día, pagando con la app Cuenta DNI. Descuento del 15% con tope de $6.500 por semana por persona, en compras a partir de $18.000.`,
    }),
    diaCard('02', {
      value: '30% Dto',
      cap: 'Tope: $22.000 mensual',
      when: `Del ${range}. Comprando los martes. Visa crédito y débito Eminent con MODO`,
      days: ['tuesday'],
      channels: ['online'],
      logo: 'galicia-eminent.png',
      legal: `Exclusivo para clientes Eminent de Banco Galicia. Válido los martes del ${range} en la tienda online de Día, pagando a través de MODO con tarjetas Visa de crédito y débito. Ahorro del 30% con tope de $22.000 por mes por cuenta. No acumulable con otras promociones.`,
    }),
    diaCard('03', {
      value: '35% Dto',
      cap: 'Cartera Selecta - Tope: $24.000 por usuario, mensual',
      when: `Del ${range}. Comprando los miércoles`,
      days: ['wednesday'],
      channels: ['shops'],
      logo: 'macro-selecta.png',
      legal: `Válido los miércoles del ${range} en tiendas Día para clientes Selecta de Banco Macro, con tarjetas de crédito Visa y Mastercard y escaneando el código QR de la caja con MODO. Ahorro del 35% con tope de $24.000 por mes por persona. No válido para compras online.`,
    }),
    diaCard('04', {
      value: '20% Dto',
      cap: 'Tope: Niveles: 1 ($5.000) 2 ($7.500) 3 ($10.000)',
      when: `Del ${range}. Pagando con Personal Pay`,
      days: ['thursday'],
      channels: ['shops'],
      logo: 'personal-pay.png',
      legal: `Válido los jueves del ${range} en tiendas Día, pagando con el QR de Personal Pay. 20% de reintegro. El tope mensual depende del nivel del cliente: Nivel 1, $5.000; Nivel 2, $7.500; Nivel 3, $10.000.`,
    }),
    diaCard('05', {
      value: '10% Dto',
      cap: 'Sin tope',
      when: `Del ${range}. Exclusivo socios Club Día en frutas y verduras`,
      days: ['friday', 'saturday'],
      channels: ['shops'],
      logo: 'club-dia.png',
      legal: `Exclusivo para socios de Club Día. Válido los viernes y sábados del ${range} en tiendas Día con todos los medios de pago. 10% de descuento, sin tope, solo en frutas y verduras.`,
    }),
    diaCard('06', {
      value: '15% Dto',
      cap: 'Tope: $10.000 por compra',
      when: `Del ${range}. Pagando con dinero en cuenta`,
      days: ['sunday'],
      channels: ['online', 'shops'],
      logo: 'mercado-pago.png',
      legal: `Válido los domingos del ${range} en tiendas Día y en la tienda online, pagando con dinero en cuenta de Mercado Pago. 15% de descuento con tope de $10.000 por compra.`,
    }),
    diaCard('07', {
      value: '20% Dto',
      cap: 'Tope: $15.000 por banco por mes. Compra mínima: $60.000',
      when: `Del ${range}. Pagando con MODO`,
      days: ['saturday'],
      channels: ['online', 'shops'],
      logo: 'modo.png',
      legal: `Válido los sábados del ${range} en tiendas Día y en la tienda online, pagando a través de MODO en compras a partir de $60.000. 20% de reintegro con tope de $15.000 por banco por mes. Acumulable con otras promociones. Entidades adheridas: Banco Nación, Banco Galicia, Banco BBVA, Banco Ciudad, Banco Comafi.`,
    }),
    diaCard('08', {
      value: '12% Dto',
      cap: 'Tope: $2.500 por compra',
      when: `Del ${range}. Beneficiarios de ANSES`,
      days: ['wednesday'],
      channels: ['shops'],
      logo: 'anses.png',
      legal: `Exclusivo para beneficiarios de ANSES. Válido los miércoles del ${range} en tiendas Día con todos los medios de pago. 12% de descuento con tope de $2.500 por compra.`,
    }),
    diaCard('09', {
      value: '3 cuotas sin interés',
      cap: '',
      when: `Del ${range}. Visa y Mastercard crédito Banco Columbia`,
      days: FEED_DAYS,
      channels: ['online', 'shops'],
      logo: 'banco-columbia.png',
      legal: `Válido todos los días del ${range} en tiendas Día y en la tienda online, con tarjetas de crédito Visa y Mastercard de Banco Columbia en 3 cuotas sin interés. TNA 0,00%. CFT 0,00%.`,
    }),
    diaCard('10', {
      value: '20% Dto',
      cap: 'Tope: $9.000 por compra',
      when: `${thursday.long}. Mastercard prepaga Prex`,
      days: ['thursday'],
      channels: ['online'],
      logo: 'prex.png',
      legal: `Válido únicamente el jueves ${thursday.long} en la tienda online de Día, con la tarjeta prepaga Mastercard de Prex. 20% de reintegro con tope de $9.000 por compra.`,
    }),
    olderDiaCard('11', {
      value: '5% Dto',
      cap: 'Sin tope',
      when: `Del ${range}. Todos los días. Jubilados del Banco Nación con MODO`,
      days: FEED_DAYS,
      channels: ['shops'],
      logo: 'bna-jubilados.jpg',
      legal: `Exclusivo para jubilados y pensionados que cobran sus haberes en Banco Nación. Válido todos los días del ${range} en tiendas Día, con tarjeta de débito Mastercard a través de MODO. 5% de descuento, sin tope. No válido para compras online.`,
    }),
    diaCard('12', {
      value: '20% Dto',
      cap: 'Tope: $12.000 por mes por cuenta',
      when: `Del ${range}. Visa crédito Santander Women`,
      days: ['friday'],
      channels: ['online', 'shops'],
      logo: 'santander-women.png',
      legal: `Válido los viernes del ${range} en tiendas Día y en la tienda online para clientas Women de Banco Santander, con tarjeta de crédito Visa. 20% de reintegro con tope de $12.000 por mes por cuenta. Quedan excluidos los vinos y las bebidas blancas.`,
    }),
  ]
}

function diaCard(number: string, card: DiaCard): ExampleCard {
  const apiPromotion = {
    promotionFirstText: card.value,
    promotionSecondText: card.cap,
    promotionThirdText: card.when,
    ModalButtonText: 'Ver Legales',
    ModalText: card.legal,
    ModalBankText: card.legal,
    DarkFlag: card.channels.includes('online') ? 'APLICA ONLINE' : '',
    LightFlag: card.channels.includes('shops') ? 'APLICA TIENDA' : '',
    isBank: true,
    daysToShow: { all: true, ...Object.fromEntries(FEED_DAYS.map((day) => [day, card.days.includes(day)])) },
    logo: `https://diaio.vtexassets.com/ejemplos/${card.logo}`,
  }
  return { id: `example-dia-${number}`, raw: { apiPromotion } }
}

/** Writes a card as it was captured before the site's own service was known: opening tags, quoted texts, the legal text separately. */
function olderDiaCard(number: string, card: DiaCard): ExampleCard {
  const flags = [card.channels.includes('online') ? 'APLICA ONLINE' : '', card.channels.includes('shops') ? 'APLICA TIENDA' : '']
  const domDescription = [
    '<div><div>',
    ...flags.filter((flag) => flag !== '').map((flag) => `<p> "${flag}"`),
    `<img src="https://diaio.vtexassets.com/ejemplos/${card.logo}" class="diaio-custom-bank-promotions-0-x-list-by-days__img-logo">`,
    `<h3> "${card.value}"<p> "${card.cap}"<p> "${card.when}"<div><button> "Ver Legales"`,
  ].join('')
  return { id: `example-dia-${number}`, raw: { domDescription, legalesText: card.legal } }
}
