import type { ExampleCard, ExampleDates } from '../exampleDates.ts'

type ChangoMasCard = {
  when: string
  /** The channel, shown as an icon; the page calls shops "Market" and both channels "Express". */
  channel: 'shops' | 'online' | 'both'
  value: string
  unit: '%' | 'cuotas'
  image: string
  title: string
  subtitle: string
  legal: string
}

const CHANNEL_ICONS = { shops: 'logoMarket', online: 'logoOnline', both: 'logoExpress' } as const
const BLOCK = 'valtech-gdn-banks-promotions-0-x'

export function examples({ range, from, until, month, monthOfYear }: ExampleDates): ExampleCard[] {
  return [
    changomasCard('01', {
      when: 'Todos los Lunes y Jueves',
      channel: 'both',
      value: '12',
      unit: '%',
      image: 'MasClub_grande.png',
      title: '¡SIN TOPE!',
      subtitle: 'Exclusivo para socios de MasClub, con todos los medios de pago. (MC)*',
      legal: `Exclusivo para socios de MasClub. Válido los lunes y jueves del ${range} en tiendas y en masonline.com.ar, con todos los medios de pago. 12% de descuento, sin tope. No incluye electrodomésticos ni carnes. No acumulable con otras promociones.`,
    }),
    changomasCard('02', {
      when: 'Todos los Martes',
      channel: 'both',
      value: '20',
      unit: '%',
      image: 'Banco Comafi MODO_grande.png',
      title: 'Con débito Visa y crédito Visa y Mastercard pagando con MODO',
      subtitle: 'Tope de reintegro: $11.000 por semana por cuenta (C)*',
      legal: `Válido los martes del ${from} al ${until} en tiendas y en masonline.com.ar, pagando a través de MODO con tarjetas de débito Visa y de crédito Visa y Mastercard de Banco Comafi. 20% de reintegro con tope de $11.000 por semana por cuenta.`,
    }),
    changomasCard('03', {
      when: 'Todos los Miércoles',
      channel: 'shops',
      value: '25',
      unit: '%',
      image: 'Banco Patagonia 365 grande.png',
      title: 'Con tarjeta de crédito Patagonia 365',
      subtitle: 'Tope: $8.000 mensual por cuenta. (P365)*',
      legal: `Válido los miércoles del ${range} en tiendas ChangoMás con la tarjeta de crédito Patagonia 365 en un pago. 25% de descuento con tope de $8.000 por mes por cuenta. No válido para compras online.`,
    }),
    changomasCard('04', {
      when: 'Todos los Jueves',
      channel: 'both',
      value: '20',
      unit: '%',
      image: 'MODO_YOY_grande.png',
      title: 'Pagando con MODO desde la app Yoy',
      subtitle: 'Tope: $9.000 semanal por cuenta. (Y)*',
      legal: `Válido los jueves del ${range} en tiendas y en masonline.com.ar, pagando a través de MODO desde la app de la billetera Yoy. 20% de reintegro con tope de $9.000 por semana por cuenta.`,
    }),
    changomasCard('05', {
      when: `Viernes, sábados y domingos de ${month}`,
      channel: 'shops',
      value: '15',
      unit: '%',
      image: 'Uala_grande.png',
      title: 'Con tarjeta prepaga Mastercard de Ualá',
      subtitle: 'SIN TOPE DE REINTEGRO (U)*',
      legal: `Válido los viernes, sábados y domingos de ${monthOfYear} en tiendas ChangoMás con la tarjeta prepaga Mastercard de Ualá. 15% de descuento, sin tope de reintegro. No válido para compras online. Quedan excluidos celulares y neumáticos.`,
    }),
    changomasCard('06', {
      when: 'Todos los Sábados',
      channel: 'both',
      value: '35',
      unit: '%',
      image: 'Banco Credicoop MODO grande.png',
      title: 'Con Cabal crédito a través de MODO',
      subtitle: 'Tope: $14.000 semanal por cuenta (C2)*',
      legal: `Válido los sábados del ${range} en tiendas y en masonline.com.ar con tarjetas de crédito Cabal de Banco Credicoop, pagando a través de MODO. 35% de reintegro con tope de $14.000 por semana por cuenta.`,
    }),
    changomasCard('07', {
      when: 'Todos los días',
      channel: 'shops',
      value: '10',
      unit: '%',
      image: 'Anses_grande.png',
      title: 'Beneficiarios de ANSES, con todos los medios de pago',
      subtitle: 'Tope: $1.500 por compra. (A)*',
      legal: `Exclusivo para beneficiarios de ANSES. Válido todos los días del ${range} en tiendas ChangoMás con todos los medios de pago. 10% de descuento con tope de $1.500 por compra. No válido para compras online.`,
    }),
    changomasCard('08', {
      when: 'Todos los días',
      channel: 'shops',
      value: '4',
      unit: 'cuotas',
      image: 'Tarjeta Sol Grande.png',
      title: 'Con Tarjeta de Crédito Sol',
      subtitle: 'Sin compra mínima. (SL)*',
      legal: `Válido todos los días del ${range} en tiendas ChangoMás con Tarjeta de Crédito Sol en 4 cuotas sin interés. TNA 0,00%. CFT 0,00%. No válido para compras online.`,
    }),
    changomasCard('09', {
      when: 'Todos los Domingos',
      channel: 'shops',
      value: '25',
      unit: '%',
      image: 'Banco Santander_grande.png',
      title: 'Jubilados con débito Visa de Banco Santander',
      subtitle: 'Tope de reintegro: $15.000 mensual por cuenta (SJ)*',
      legal: `Exclusivo para clientes jubilados que cobran sus haberes en Banco Santander. Válido los domingos del ${range} en tiendas ChangoMás con tarjeta de débito Visa. 25% de reintegro con tope de $15.000 por mes por cuenta. No válido para compras online.`,
    }),
    changomasCard('10', {
      when: 'Todos los días',
      channel: 'online',
      value: '6',
      unit: 'cuotas',
      image: 'Banco Galicia Mas_grande.png',
      title: 'Con tarjetas de crédito Visa y Mastercard de Banco Galicia Más',
      subtitle: 'En compras a partir de $100.000 (GM)*',
      legal: `Válido todos los días del ${range} en masonline.com.ar con tarjetas de crédito Visa y Mastercard de Banco Galicia Más en 6 cuotas sin interés, en compras a partir de $100.000. TNA 0,00%. CFT 0,00%.`,
    }),
    changomasCard('11', {
      when: 'Todos los Lunes',
      channel: 'both',
      value: '20',
      unit: '%',
      image: 'Banco Hipotecario MODO_grande.png',
      title: 'Clientes Búho y Plan Sueldo con débito Visa pagando con MODO',
      subtitle: 'Tope de reintegro: $24.000 mensual por cuenta (BH)*',
      legal: `Exclusivo para clientes Búho y Plan Sueldo de Banco Hipotecario. Válido los lunes del ${range} en tiendas y en masonline.com.ar con tarjeta de débito Visa, pagando a través de MODO. 20% de reintegro con tope de $24.000 por mes por cuenta.`,
    }),
  ]
}

function changomasCard(number: string, card: ChangoMasCard): ExampleCard {
  const under = card.unit === '%' ? 'de descuento' : 'Sin Interés'
  const html = [
    `<div class="${BLOCK}-cardBox"><div class="${BLOCK}-cardHeader">`,
    `<div class="${BLOCK}-dateContainer"><span class="${BLOCK}-dateText">${card.when}</span></div>`,
    `<div class="${BLOCK}-iconsContainer"><div class="${BLOCK}-iconItem"><div class="${BLOCK}-logoIcon ${BLOCK}-${CHANNEL_ICONS[card.channel]}"></div></div></div></div>`,
    `<div class="${BLOCK}-cardBody"><div class="${BLOCK}-discount"><div class="${BLOCK}-ColLeft">`,
    `<div class="${BLOCK}-ColLeftPercentageContainer"><span class="${BLOCK}-ColLeftPercentage">${card.value}</span>`,
    `<span class="${BLOCK}-ColLeftPercentageSymbol">${card.unit}</span></div>`,
    `<div class="${BLOCK}-ColLeftPercentageContainer"><span class="${BLOCK}-ColLeftPercentageText">${under}</span></div></div>`,
    `<div class="${BLOCK}-ColRight"><div class="${BLOCK}-ColRightImage"><img class="${BLOCK}-ImageCard" src="/ejemplos/changomas/${card.image}" alt="${card.image}"></div>`,
    `<span class="${BLOCK}-ColRightTittle">${card.title}</span><span class="${BLOCK}-ColRightText">${card.subtitle}</span></div></div></div>`,
    `<div class="${BLOCK}-cardFooter"><div class="${BLOCK}-legalHeader"> Ver legal</div>`,
    `<div role="region"><div class="${BLOCK}-legalContent"><p class="ma0">${card.legal}</p></div></div></div></div>`,
  ].join('')
  return { id: `example-changomas-${number}`, raw: { html } }
}
