import { WEEKDAYS, type Weekday } from '#domain/calendar/calendar.ts'
import type { ExampleCard, ExampleDates } from '../exampleDates.ts'

type CotoCard = {
  when: string
  days: readonly Weekday[]
  figure: string
  method: string
  image?: string
  terms: string
  /** In the site's list for the web, not in that for shops. */
  isDigital?: boolean
}

/** A section of the legal page: its heading is a separate line that ends in `**`. */
type LegalSection = { heading: string; text: string }

const NOT_ONLINE = 'No aplica a compras online en Coto Digital.'

export function examples(dates: ExampleDates): ExampleCard[] {
  const legalText = legalPage(cotoLegalSections(dates))
  return cotoCards(dates).map((card) => ({ ...card, legalText }))
}

function cotoCards({ next, weekend }: ExampleDates): ExampleCard[] {
  return [
    cotoCard('01', {
      when: 'Todos los Lunes',
      days: ['Lunes'],
      figure: '25% DE DESCUENTO',
      method: 'con tarjetas de crédito Mastercard y Visa',
      image: 'bancosregionales.jpg',
      terms: 'Sin tope.',
    }),
    cotoCard('02', {
      when: 'Todos los Martes',
      days: ['Martes'],
      figure: '30% DE AHORRO',
      method: 'con tarjetas de crédito Visa y Mastercard a través de MODO para clientes Identité y Plan Sueldo',
      image: 'modo-supervielle2.jpg',
      terms: `Tope de reintegro: $21.000 por mes. ${NOT_ONLINE}`,
    }),
    cotoCard('03', {
      when: 'Lunes y Jueves',
      days: ['Lunes', 'Jueves'],
      figure: '10% DE DESCUENTO',
      method: 'con todos los medios de pago para JUBILADOS Y PENSIONADOS',
      terms: NOT_ONLINE,
    }),
    cotoCard('04', {
      when: 'Todos los Miércoles',
      days: ['Miercoles'],
      figure: '20% DE DESCUENTO',
      method: 'con todos los medios de pago para socios de COMUNIDAD COTO',
      image: 'comu2.png',
      terms: `Sin tope. ${NOT_ONLINE}`,
    }),
    cotoCard('05', {
      when: 'Todos los Jueves',
      days: ['Jueves'],
      figure: '20% DE DESCUENTO',
      method: 'con tarjetas de débito Visa',
      image: 'logo_comafi.png',
      isDigital: true,
      terms: 'Tope: $11.000 por semana.',
    }),
    cotoCard('06', {
      when: `Viernes ${next('Viernes').short}`,
      days: ['Viernes'],
      figure: '15% DE DESCUENTO',
      method: 'pagando con tarjetas de DÉBITO',
      terms: `Sin tope. ${NOT_ONLINE}`,
    }),
    cotoCard('07', {
      when: `Del Sábado ${weekend.saturday.short} al Domingo ${weekend.sunday.short}`,
      days: ['Sabado', 'Domingo'],
      figure: '20% DE DESCUENTO',
      method: 'pagando con dinero en cuenta de Mercado Pago',
      image: 'logo-mercadopago.jpg',
      terms: `Sin tope. ${NOT_ONLINE}`,
    }),
    cotoCard('08', {
      when: 'Sábados y Domingos',
      days: ['Sabado', 'Domingo'],
      figure: '35% DE DESCUENTO',
      method: 'con tarjetas de crédito y débito Cabal a través de MODO para clientes PLAN SUELDO',
      image: 'credicoopmodo.jpg',
      terms: `Tope de reintegro: $17.000 por semana. ${NOT_ONLINE}`,
    }),
    cotoCard('09', {
      when: 'Sábados y Domingos',
      days: ['Sabado', 'Domingo'],
      figure: '25% DE DESCUENTO',
      method: 'con tarjetas de crédito y débito Cabal a través de MODO',
      image: 'credicoopmodo.jpg',
      terms: `Tope de reintegro: $10.000 por semana. ${NOT_ONLINE}`,
    }),
    cotoCard('10', {
      when: 'Todos los días',
      days: WEEKDAYS,
      figure: '3 CUOTAS SIN INTERÉS',
      method: 'con tu tarjeta TCI en productos de bazar y hogar',
      image: 'logo_tci_desc.png',
      terms: NOT_ONLINE,
    }),
    cotoCard('11', {
      when: 'Todos los días',
      days: WEEKDAYS,
      figure: '6 CUOTAS SIN INTERÉS',
      method: 'con tarjeta de crédito Naranja X pagando con QR en compras a partir de $50.000',
      image: 'naranjax.jpg',
      terms: NOT_ONLINE,
    }),
    cotoCard('12', {
      when: 'Lunes y Viernes',
      days: ['Lunes', 'Viernes'],
      figure: '15% DE DESCUENTO',
      method: 'para titulares del programa Ciudadanía Porteña',
      image: 'logo_portena.png',
      terms: `Tope de reintegro: $4.000 por compra. ${NOT_ONLINE}`,
    }),
  ]
}

function cotoLegalSections({ range, next, weekend }: ExampleDates): LegalSection[] {
  const { saturday, sunday } = weekend
  return [
    {
      heading: 'OFERTA SEMANAL',
      text: 'Precios vigentes los siete días de la semana en verdulería y panadería, mientras alcance la mercadería: 2.000 kilos por artículo. No se combinan con las promociones bancarias de esta página.',
    },
    {
      heading: 'BANCOS REGIONALES – LUNES',
      text: `25% de descuento, sin tope de reintegro, los lunes del ${range} en sucursales y en Coto Digital, con tarjetas de crédito Visa y Mastercard de Banco Santa Fe, Banco Entre Ríos, Banco Santa Cruz y Banco San Juan en un pago. No acumulable con otras promociones. Exclusiones: electrodomésticos y neumáticos.`,
    },
    {
      heading: 'SUPERVIELLE MARTES',
      text: `30% de ahorro los martes del ${range} con tarjetas de crédito Visa y Mastercard de Banco Supervielle a través de MODO, para clientes Identité y Plan Sueldo. Tope de reintegro: $21.000 por mes por cuenta. No válido para Coto Digital.`,
    },
    {
      heading: 'JUBILADOS Y PENSIONADOS – LUNES Y JUEVES',
      text: `10% de descuento los lunes y jueves del ${range} para jubilados y pensionados, mostrando DNI y recibo de haberes en la caja, con todos los medios de pago. No válido para Coto Digital.`,
    },
    {
      heading: 'COMUNIDAD COTO – MIÉRCOLES',
      text: `20% de descuento, sin tope, los miércoles del ${range} para socios de Comunidad Coto que pasen por la caja con su DNI, con todos los medios de pago. No válido para Coto Digital.`,
    },
    {
      heading: 'BANCO COMAFI – JUEVES',
      text: `20% de descuento los jueves del ${range}, únicamente en compras por Coto Digital, con tarjetas de débito Visa de Banco Comafi. Tope de reintegro: $11.000 por semana por cuenta.`,
    },
    {
      heading: 'DESCUENTOS VIERNES',
      text: `Promociones del viernes ${next('Viernes').long} en todas las sucursales. (1) 15% de descuento con tarjetas de débito de todos los bancos, sin tope. (2) 10% de descuento con tarjetas de crédito de todos los bancos, sin tope. No válido para Coto Digital.`,
    },
    {
      heading: 'DESCUENTOS SÁBADO Y DOMINGO',
      text: `Promociones del sábado ${saturday.long} y domingo ${sunday.long} en todas las sucursales. (1) 20% de descuento con dinero en cuenta de Mercado Pago, sin tope. (2) 10% de descuento con tarjetas de débito de todos los bancos, sin tope. No válido para Coto Digital.`,
    },
    {
      heading: 'BANCO CREDICOOP – FIN DE SEMANA PLAN SUELDO',
      text: `35% de descuento los sábados y domingos del ${range} con tarjetas de crédito y débito Cabal de Banco Credicoop a través de MODO, para quienes cobran su sueldo en el banco. Tope de reintegro: $17.000 por semana por cuenta. No válido para Coto Digital.`,
    },
    {
      heading: 'BANCO CREDICOOP – FIN DE SEMANA',
      text: `25% de descuento los sábados y domingos del ${range} con tarjetas de crédito y débito Cabal de Banco Credicoop a través de MODO. Tope de reintegro: $10.000 por semana por cuenta. No válido para Coto Digital.`,
    },
    {
      heading: 'TARJETA TCI CUOTAS',
      text: `3 cuotas sin interés todos los días del ${range} con Tarjeta TCI en productos de bazar y hogar. TNA 0,00%. CFT 0,00%. No válido para Coto Digital.`,
    },
    {
      heading: 'NARANJA X - CUOTAS',
      text: `6 cuotas sin interés todos los días del ${range} con tarjeta de crédito Naranja X, escaneando el código QR de la caja, en compras a partir de $50.000. TNA 0,00%. CFT 0,00%. No válido para Coto Digital.`,
    },
    {
      heading: 'PROGRAMA DE CIUDADANIA PORTEÑA',
      text: `15% de descuento los lunes y viernes del ${range} para titulares del programa Ciudadanía Porteña. Tope de reintegro: $4.000 por compra. No válido para Coto Digital.`,
    },
  ]
}

function cotoCard(number: string, { days, image = '', isDigital = false, ...card }: CotoCard): ExampleCard {
  const cotoPromocion = {
    // Each of the site's two lists counts from the same number.
    id: isDigital ? '302' : `3${number}`,
    textoDescuento: card.figure,
    descripcion: card.method,
    observacion: `${card.terms} Aplican exclusiones. Ver legal.`,
    icono: image,
    diasVigencia: card.when,
    dias: days.map((day) => ({ id: dayNumber(day), descripcion: day })),
    isDigital,
    banco: 0,
    formaPago: null,
    labelTerminos: 'Ver legales',
    vigenciaDesde: null,
    vigenciaHasta: null,
  }
  return { id: `example-coto-${number}`, raw: { cotoPromocion } }
}

/** The site counts days from 1 = Sunday. */
const dayNumber = (day: Weekday) => ((WEEKDAYS.indexOf(day) + 1) % 7) + 1

function legalPage(sections: LegalSection[]): string {
  return sections.map(({ heading, text }) => ` ${heading} **\n\n${text}\n`).join('\n\n\n')
}
