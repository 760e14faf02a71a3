import type { ExampleCard, ExampleDates } from '../exampleDates.ts'

type MakroCard = {
  when: string
  /** The lines under the header: value, method, cap, groups of products. */
  lines: string[]
  legal: string
  /** The words in the picture, which the page has as its alternative text. */
  imageText: string
}

export function examples({ range, from, until, month, monthOfYear }: ExampleDates): ExampleCard[] {
  return [
    makroCard('01', {
      when: 'Lunes',
      lines: [
        '25% DE AHORRO',
        'Pagando con Banco Ciudad a través de MODO, clientes Plan Sueldo',
        'TOPE DE REINTEGRO $20.000 POR CUENTA POR MES',
      ],
      legal: `Promoción válida los lunes del ${range} en tiendas Makro para clientes Plan Sueldo de Banco Ciudad, con tarjetas de crédito Visa y Mastercard a través de MODO. 25% de ahorro con tope de $20.000 por cuenta por mes. No acumulable con otras promociones.`,
      imageText: 'Banco Ciudad 25%',
    }),
    makroCard('02', {
      when: 'Martes y Jueves',
      lines: ['20% DE DESCUENTO', 'Pagando con tarjeta Cencopay', 'TOPE DE REINTEGRO $15.000 POR CUENTA POR MES'],
      legal: `Promoción válida los martes y jueves del ${from} al ${until} en tiendas Makro pagando con Cencopay. 20% de descuento con tope de $15.000 por cuenta por mes.`,
      imageText: 'cencopay 20%',
    }),
    makroCard('03', {
      when: 'Miércoles',
      lines: [
        '25% DE AHORRO',
        'Pagando con tarjeta Platinum de Banco Macro a través de MODO',
        'TOPE DE REINTEGRO $18.000 POR CUENTA POR MES',
      ],
      legal: `Promoción válida los miércoles del ${range} en tiendas Makro con tarjetas de crédito Visa y Mastercard Platinum de Banco Macro, escaneando el código QR de la caja con MODO. 25% de ahorro con tope de $18.000 por cuenta por mes. No válido para compras online.`,
      imageText: 'Macro 25% MODO',
    }),
    makroCard('04', {
      when: 'Jueves',
      lines: ['15% DE REINTEGRO', 'Pagando con MODO', 'TOPE DE REINTEGRO $18.000 POR BANCO POR MES', 'COMPRA MÍNIMA $70.000'],
      legal: `Promoción válida los jueves del ${range} en tiendas Makro pagando a través de MODO en compras a partir de $70.000. 15% de reintegro con tope de $18.000 por banco por mes. Acumulable con otras promociones. Entidades adheridas: Banco Nación, Banco Galicia, Banco Macro, Banco Supervielle, Banco Patagonia, Banco Credicoop.`,
      imageText: 'MODO 15%',
    }),
    makroCard('05', {
      when: 'Todos los Viernes y Sábados',
      lines: ['12% DE DESCUENTO', 'Pagando con dinero en cuenta de Mercado Pago', 'SIN TOPE'],
      legal: `Promoción válida los viernes y sábados del ${range} en tiendas Makro pagando con dinero en cuenta de Mercado Pago. 12% de descuento, sin tope. Se excluyen achuras, embutidos y carne fresca. No acumulable con otras promociones.`,
      imageText: 'mercado pago 12%',
    }),
    makroCard('06', {
      when: `Todo ${month.toUpperCase()}`,
      lines: ['8% DE DESCUENTO A JUBILADOS', 'SIN TOPE', 'Exclusivo socios de CLUB +SIMPLE'],
      legal: `Promoción válida todos los días de ${monthOfYear} en tiendas Makro con todos los medios de pago. Exclusivo para jubilados socios de Club +Simple. 8% de descuento, solo en fideos, yerba y artículos de limpieza.`,
      imageText: 'CLUB +SIMPLE 8%',
    }),
    makroCard('07', {
      when: 'Todos los días',
      lines: [
        'PAGANDO CON TARJETA CENCOPAY',
        '3 cuotas sin interés en vajilla',
        '3 y 6 cuotas sin interés en herramientas',
        '3, 6 y 12 cuotas sin interés en televisores',
      ],
      legal: `Promoción válida todos los días del ${range} en tiendas Makro pagando con Cencopay. TNA 0,00%. CFT 0,00%.`,
      imageText: 'cencopay cuotas sin interés',
    }),
    makroCard('08', {
      when: 'Domingos',
      lines: ['25% DE AHORRO', 'Pagando con tarjetas de crédito de Banco Santa Fe', 'TOPE DE REINTEGRO $16.000 POR SEMANA POR CUENTA'],
      legal: `Promoción válida los domingos del ${range} en tiendas Makro con tarjetas de crédito Visa y Mastercard de Banco Santa Fe. 25% de ahorro con tope de $16.000 por semana por cuenta.`,
      imageText: 'Banco Santa Fe 25%',
    }),
    makroCard('09', {
      when: 'Todos los días',
      lines: ['PLAN Z 3 CUOTAS SIN INTERÉS', 'Pagando con tarjeta de crédito NaranjaX'],
      legal: `Promoción válida todos los días del ${range} en tiendas Makro con tarjeta de crédito NaranjaX. No participan las tarjetas Naranja de las redes Visa, Mastercard y American Express. TNA 0,00%. CFT 0,00%.`,
      imageText: 'Naranja X 3 CUOTAS',
    }),
    makroCard('10', {
      when: 'Lunes y Miércoles',
      lines: ['15% DE DESCUENTO', 'Pagando con Brubank', 'TOPE DE REINTEGRO $8.000 POR COMPRA', 'EXCLUSIVO ONLINE'],
      legal: `Promoción válida los lunes y miércoles del ${range} únicamente para compras online en la tienda web de Makro, pagando con Brubank. 15% de descuento con tope de $8.000 por compra.`,
      imageText: 'Brubank 15%',
    }),
  ]
}

function makroCard(number: string, { when, lines, legal, imageText }: MakroCard): ExampleCard {
  const makroHtml = [
    '<div class="et_pb_blurb_content"><div class="et_pb_main_blurb_image"><span class="et_pb_image_wrap">',
    `<img src="https://makro.com.ar/wp-content/uploads/ejemplo-${number}.png" alt="${imageText}"></span></div>`,
    `<div class="et_pb_blurb_container"><h4 class="et_pb_module_header"><span>${when}</span></h4>`,
    '<div class="et_pb_blurb_description">',
    ...[...lines, legal].map((line) => `<p>${line}</p>`),
    '</div></div></div>',
  ].join('')
  return { id: `example-makro-${number}`, raw: { makroHtml } }
}
