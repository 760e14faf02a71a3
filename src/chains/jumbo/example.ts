import type { ExampleCard, ExampleDates } from '../exampleDates.ts'

type JumboCard = {
  /** The site's day tabs: 0 = Monday … 5 = Saturday; Sunday has none. */
  tabs: number[]
  image: string
  value: string
  product: string
  onlineOnly?: boolean
  body: string
  legal: string
}

const ALL_TABS = [0, 1, 2, 3, 4, 5]

export function examples({ range, from, until, monthOfYear }: ExampleDates): ExampleCard[] {
  return [
    jumboCard('01', {
      tabs: [0],
      image: 'cencopay.png',
      value: '25% Dto.',
      product: 'Pagando con Cencopay',
      onlineOnly: true,
      body: `Válido los lunes del ${range} en jumbo.com.ar. Sin tope de descuento.`,
      legal: `Válido los lunes del ${range} únicamente para compras online, pagando con Cencopay. 25% de descuento, sin tope. No incluye electrodomésticos, leches infantiles ni carnes.`,
    }),
    jumboCard('02', {
      tabs: [1],
      image: 'naranja-x.png',
      value: '20% Dto.',
      product: 'Con tarjeta de crédito Naranja X, suscriptos al Plan Turbo',
      body: `Válido los martes del ${range}. Tope: $9.000 por semana por cuenta.`,
      legal: `Exclusivo para suscriptos al Plan Turbo de Naranja X que paguen con su tarjeta de crédito Naranja X. Válido los martes del ${range} en locales y en jumbo.com.ar. 20% de reintegro con tope de $9.000 por semana por cuenta.`,
    }),
    jumboCard('03', {
      tabs: [2],
      image: 'logo-mastercard.png',
      value: '20% Dto.',
      product: 'Con tarjetas Mastercard desde tu celular, vía NFC',
      body: `Válido los miércoles del ${from} al ${until} en locales. Tope: $7.000 por semana por cuenta.`,
      legal: `Válido los miércoles del ${range} únicamente para compras presenciales con tarjetas de crédito, débito y prepagas Mastercard, acercando el celular a la terminal (NFC). 20% de reintegro con tope de $7.000 por semana por cuenta. No acumulable con otras promociones.`,
    }),
    jumboCard('04', {
      tabs: [3],
      image: 'galicia-modo.png',
      value: '15% Dto.',
      product: 'Con Visa crédito y débito de Banco Galicia a través de MODO',
      body: `Válido los jueves del ${range} en locales. Tope: $14.000 por mes por cuenta.`,
      legal: `Válido los jueves del ${range} para compras presenciales con tarjetas de crédito y débito Visa de Banco Galicia, pagando a través de MODO. 15% de reintegro con tope de $14.000 por mes por cuenta. No válido para compras online.`,
    }),
    jumboCard('05', {
      tabs: [3],
      image: 'logo-amex.png',
      value: '25% Dto.',
      product: 'Con tarjetas American Express',
      onlineOnly: true,
      body: `Válido los jueves de ${monthOfYear} en jumbo.com.ar. Tope: $10.000 por día por cuenta.`,
      legal: `Válido todos los jueves de ${monthOfYear} únicamente para compras online con tarjetas American Express. 25% de reintegro con tope de $10.000 por día por cuenta.`,
    }),
    jumboCard('06', {
      tabs: [4],
      image: 'icbc-payroll.png',
      value: '30% Dto.',
      product: 'Clientes Payroll de Banco ICBC con Visa y Mastercard crédito',
      body: `Válido los viernes del ${range}. Tope: $22.000 por mes por cuenta.`,
      legal: `Exclusivo para clientes Payroll de Banco ICBC, que cobran su sueldo en el banco. Válido los viernes del ${range} en locales y en jumbo.com.ar con tarjetas de crédito Visa y Mastercard. 30% de reintegro con tope de $22.000 por mes por cuenta.`,
    }),
    jumboCard('07', {
      tabs: [5],
      image: 'jumbo-mas.png',
      value: '15% Dto.',
      product: 'En vinos finos con Jumbo Más',
      body: `Válido los sábados y domingos del ${range} con todos los medios de pago.`,
      legal: `Exclusivo para socios de Jumbo Más. Válido los sábados y domingos del ${range} en locales y en jumbo.com.ar con todos los medios de pago. 15% de descuento, solo en vinos finos. Acumulable con otras promociones.`,
    }),
    jumboCard('08', {
      tabs: ALL_TABS,
      image: 'banco-macro.png',
      value: '3, 6 y 12 cuotas sin interés',
      product: 'En electro con tarjetas de Banco Macro',
      body: `Válido todos los días del ${range} con tarjetas de crédito Visa, Mastercard y American Express de Banco Macro.`,
      legal: `Válido todos los días del ${range} en locales y en jumbo.com.ar con tarjetas de crédito Visa, Mastercard y American Express de Banco Macro: 3, 6 y 12 cuotas sin interés, solo en electrodomésticos. TNA 0,00%. CFT 0,00%.`,
    }),
    jumboCard('09', {
      tabs: ALL_TABS,
      image: 'visamaster.png',
      value: '3 cuotas sin interés',
      product: 'En productos seleccionados de librería',
      body: `Válido todos los días del ${range} en locales con tarjetas de crédito Visa y Mastercard de todos los bancos.`,
      legal: `Válido todos los días del ${range} para compras presenciales con tarjetas de crédito Visa y Mastercard de todos los bancos en 3 cuotas sin interés, en productos seleccionados de librería. No válido para compras online. TNA 0,00%. CFT 0,00%.`,
    }),
    jumboCard('10', {
      tabs: [4, 5],
      image: 'supervielle.png',
      value: '20% Dto.',
      product: 'Jubilados de Banco Supervielle con Visa débito',
      body: `Válido los viernes y sábados del ${range} en locales. Tope: $12.000 por mes por cuenta.`,
      legal: `Exclusivo para jubilados que cobran sus haberes en Banco Supervielle. Válido los viernes y sábados del ${range} para compras presenciales con tarjeta de débito Visa. 20% de reintegro con tope de $12.000 por mes por cuenta. No válido para compras online.`,
    }),
    // This card announces no figure, so nothing is read from it.
    jumboCard('11', {
      tabs: ALL_TABS,
      image: 'sorteo.png',
      value: 'Sorteo de fin de temporada',
      product: 'Participás con cada compra',
      body: 'Guardá tu ticket y cargalo en la app para participar por un changuito lleno.',
      legal: 'Sorteo sin obligación de compra. Bases y lugar del sorteo en la web de la cadena.',
    }),
  ]
}

function jumboCard(number: string, { tabs, ...card }: JumboCard): ExampleCard {
  const badges = card.onlineOnly ? '<p> "Exclusivo"<b> "Online"' : ''
  const text = [
    `<li><div><div><img src="https://jumboargentina.vtexassets.com/ejemplos/${card.image}">`,
    `<div><h4> "${card.value}"<h6> "${card.product}"<div>${badges}<p> "${card.body}"`,
    `<div><div><button> "-"<p> "Ver menos"<div><p> "${card.legal}"`,
  ].join('')
  return { id: `example-jumbo-${number}`, raw: { text }, tabs }
}
