import type { ExampleCard, ExampleDates } from '../exampleDates.ts'

type CotoCard = {
  when: string
  value: string
  unit: '% descuento' | '% ahorro' | 'CUOTAS SIN INTERÉS'
  method: string
  /** A second, separate line on the card. */
  detail?: string
  image?: string
  terms: string
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
      value: '25',
      unit: '% descuento',
      method: 'con tarjetas de crédito Mastercard y Visa',
      image: 'bancosregionales.jpg',
      terms: 'Sin tope.',
    }),
    cotoCard('02', {
      when: 'Todos los Martes',
      value: '30',
      unit: '% ahorro',
      method: 'con tarjetas de crédito Visa y Mastercard a través de MODO',
      detail: 'para clientes Identité y Plan Sueldo',
      image: 'modo-supervielle2.jpg',
      terms: `Tope de reintegro: $21.000 por mes. ${NOT_ONLINE}`,
    }),
    cotoCard('03', {
      when: 'Lunes y Jueves',
      value: '10',
      unit: '% descuento',
      method: 'con todos los medios de pago para',
      detail: 'JUBILADOS Y PENSIONADOS',
      terms: NOT_ONLINE,
    }),
    cotoCard('04', {
      when: 'Todos los Miércoles',
      value: '20',
      unit: '% descuento',
      method: 'con todos los medios de pago para socios de',
      detail: 'COMUNIDAD COTO',
      image: 'comu2.png',
      terms: `Sin tope. ${NOT_ONLINE}`,
    }),
    cotoCard('05', {
      when: 'Todos los Jueves',
      value: '20',
      unit: '% descuento',
      method: 'con tarjetas de débito Visa',
      image: 'logo_comafi.png',
      terms: 'Tope: $11.000 por semana.',
    }),
    cotoCard('06', {
      when: `Viernes ${next('Viernes').short}`,
      value: '15',
      unit: '% descuento',
      method: 'pagando con tarjetas de',
      detail: 'DÉBITO',
      terms: `Sin tope. ${NOT_ONLINE}`,
    }),
    cotoCard('07', {
      when: `Del Sábado ${weekend.saturday.short} al Domingo ${weekend.sunday.short}`,
      value: '20',
      unit: '% descuento',
      method: 'pagando con dinero en cuenta de Mercado Pago',
      image: 'logo-mercadopago.jpg',
      terms: `Sin tope. ${NOT_ONLINE}`,
    }),
    cotoCard('08', {
      when: 'Sábados y Domingos',
      value: '35',
      unit: '% descuento',
      method: 'con tarjetas de crédito y débito Cabal a través de MODO',
      detail: 'para clientes PLAN SUELDO',
      image: 'credicoopmodo.jpg',
      terms: `Tope de reintegro: $17.000 por semana. ${NOT_ONLINE}`,
    }),
    cotoCard('09', {
      when: 'Sábados y Domingos',
      value: '25',
      unit: '% descuento',
      method: 'con tarjetas de crédito y débito Cabal a través de MODO',
      image: 'credicoopmodo.jpg',
      terms: `Tope de reintegro: $10.000 por semana. ${NOT_ONLINE}`,
    }),
    cotoCard('10', {
      when: 'Todos los días',
      value: '3',
      unit: 'CUOTAS SIN INTERÉS',
      method: 'con tu tarjeta TCI en productos de bazar y hogar',
      image: 'logo_tci_desc.png',
      terms: NOT_ONLINE,
    }),
    cotoCard('11', {
      when: 'Todos los días',
      value: '6',
      unit: 'CUOTAS SIN INTERÉS',
      method: 'con tarjeta de crédito Naranja X pagando con QR',
      detail: 'en compras a partir de $50.000',
      image: 'naranjax.jpg',
      terms: NOT_ONLINE,
    }),
    cotoCard('12', {
      when: 'Lunes y Viernes',
      value: '15',
      unit: '% descuento',
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
      text: `20% de descuento los jueves del ${range} en sucursales y en Coto Digital con tarjetas de débito Visa de Banco Comafi. Tope de reintegro: $11.000 por semana por cuenta.`,
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

function cotoCard(number: string, card: CotoCard): ExampleCard {
  const instalments = card.unit === 'CUOTAS SIN INTERÉS'
  const value = instalments ? `<p><span> "${card.value}"<span><span> "${card.unit}"` : `<p> "${card.value}"<span> "${card.unit}"`
  const detail = card.detail === undefined ? '' : `<span> "${card.detail}"`
  const image = card.image === undefined ? 'https://www.coto.com.arundefined' : `https://www.coto.com.ar/images/bancos/${card.image}`
  const domDescription = [
    `<li><figure><figcaption><div><div><div><div><p> "${card.when}"${value}<p> "${card.method}"${detail}<br>`,
    `<img src="${image}"><div><div><span> "${card.terms}"<span><br><a> "Aplican exclusiones. Ver legal."`,
  ].join('')
  const txt = [card.when, card.value, card.unit, card.method, card.detail ?? '', card.terms, 'Aplican exclusiones. Ver legal.'].join('')
  return { id: `example-coto-${number}`, raw: { txt, domDescription } }
}

function legalPage(sections: LegalSection[]): string {
  return sections.map(({ heading, text }) => ` ${heading} **\n\n${text}\n`).join('\n\n\n')
}
