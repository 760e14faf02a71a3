import type { ExampleCard, ExampleDates } from '../exampleDates.ts'

type Logo = 'Main' | 'Market' | 'Express' | 'Maxi' | 'Online'

type CarrefourCard = {
  when: string
  /** The formats shown under "Comprando en:". */
  logos: Logo[]
  value: string
  unit: '%' | 'cuotas'
  image: string
  title: string
  subtitle: string
  legal: string
}

const SHOPS: Logo[] = ['Main', 'Market', 'Express', 'Maxi']
const EVERYWHERE: Logo[] = [...SHOPS, 'Online']
const BLOCK = 'valtech-carrefourar-bank-promotions-0-x'

export function examples(dates: ExampleDates): ExampleCard[] {
  const { range, next } = dates
  const saturday = next('Sabado')
  return [
    carrefourCard('01', {
      when: 'Todos los lunes',
      logos: SHOPS,
      value: '25',
      unit: '%',
      image: 'banco-galicia.png',
      title: '25% de reintegro con tarjetas de crédito Visa y Mastercard de Banco Galicia',
      subtitle: 'Tope de reintegro: $15.000 por mes por cuenta',
      legal: `Beneficio válido los lunes del ${range} en todas las tiendas, pagando en una sola cuota con tarjetas de crédito Visa y Mastercard emitidas por Banco Galicia. Reintegro del 25% con tope de $15.000 por cuenta por mes. La plata vuelve en el resumen de la tarjeta. No acumulable con otras promociones. No válido para compras online.`,
    }),
    carrefourCard('02', {
      when: 'Todos los martes',
      logos: ['Online'],
      value: '20',
      unit: '%',
      image: 'tarjeta-mi-carrefour-credito.png',
      title: '20% de ahorro online con Tarjeta Mi Carrefour Crédito',
      subtitle: 'Sin tope de descuento',
      legal: `Válido los martes del ${range} en carrefour.com.ar pagando con Tarjeta Mi Carrefour Crédito. El 20% se descuenta al confirmar el pedido, sin tope. Quedan excluidos electrodomésticos, celulares y carne vacuna. No acumulable con otras promociones.`,
    }),
    carrefourCard('03', {
      when: 'Todos los miércoles',
      logos: SHOPS,
      value: '25',
      unit: '%',
      image: 'bna-modo.png',
      title: '25% de reintegro con tarjetas de crédito Visa y Mastercard del Banco Nación',
      subtitle: 'Escaneando el QR con MODO. Tope de reintegro: $11.000 por semana por cuenta',
      legal: `Válido todos los miércoles del ${range} para compras presenciales con tarjetas de crédito Visa y Mastercard del Banco Nación, únicamente escaneando el código QR de la caja con la app BNA+ o MODO. Reintegro del 25%, tope de $11.000 por semana por cuenta. No válido para compras online.`,
    }),
    carrefourCard('04', {
      when: 'Todos los jueves',
      logos: SHOPS,
      value: '15',
      unit: '%',
      image: 'jubilados.png',
      title: '15% de descuento para jubilados y pensionados con todos los medios de pago',
      subtitle: 'Tope de descuento: $9.000 por día por persona',
      legal: `Exclusivo para jubilados y pensionados que muestren en la caja su DNI y el último recibo de haberes. Válido los jueves del ${range} con todos los medios de pago. 15% de descuento, tope de $9.000 por día por persona. No válido en Carrefour Maxi. No válido para compras online.`,
    }),
    carrefourCard('05', {
      when: 'Todos los viernes, sábados y domingos',
      logos: SHOPS,
      value: '15',
      unit: '%',
      image: 'cuenta-dni.png',
      title: '15% de ahorro pagando con Cuenta DNI',
      subtitle: 'Tope: $6.000 por semana por persona. Compra mínima: $20.000',
      legal: `Válido los viernes, sábados y domingos del ${range} pagando en la caja con la app Cuenta DNI. Ahorro del 15% en compras a partir de $20.000, con tope de $6.000 por semana por persona. Quedan excluidas las bebidas alcohólicas.`,
    }),
    carrefourCard('06', {
      when: 'Todos los días',
      logos: EVERYWHERE,
      value: '3',
      unit: 'cuotas',
      image: 'tarjeta-mi-carrefour-credito.png',
      title: '3 cuotas sin interés con Tarjeta Mi Carrefour Crédito',
      subtitle: 'En pequeños electrodomésticos y bazar',
      legal: `Válido todos los días del ${range}, en tiendas y en carrefour.com.ar, pagando con Tarjeta Mi Carrefour Crédito en 3 cuotas sin interés. Solo en pequeños electrodomésticos y bazar. TNA 0,00%. CFT 0,00%.`,
    }),
    carrefourCard('07', {
      when: 'Todos los martes y jueves',
      logos: ['Main', 'Market'],
      value: '10',
      unit: '%',
      image: 'mi-carrefour.png',
      title: '10% de descuento para socios de Mi Carrefour',
      subtitle: 'Con todos los medios de pago. Sin tope',
      legal: `Exclusivo para socios del programa Mi Carrefour que digan su DNI en la caja. Válido los martes y jueves del ${range} con todos los medios de pago. Descuento del 10%, sin tope. No válido para compras online.`,
    }),
    carrefourCard('08', {
      when: 'Sábados y domingos',
      logos: ['Online'],
      value: '15',
      unit: '%',
      image: 'club-la-nacion.png',
      title: '15% de descuento con Club La Nación',
      subtitle: 'Con todos los medios de pago. Compra mínima: $40.000',
      legal: `Exclusivo para socios de Club La Nación. Válido los sábados y domingos del ${range} en carrefour.com.ar, cargando el número de socio antes de pagar. 15% de descuento en compras a partir de $40.000.`,
    }),
    carrefourCard('09', {
      when: 'Todos los lunes y viernes',
      logos: SHOPS,
      value: '10',
      unit: '%',
      image: 'mercado-pago.png',
      title: '10% de descuento pagando con dinero en cuenta de Mercado Pago',
      subtitle: 'Tope: $5.000 por compra',
      legal: `Válido los lunes y viernes del ${range} pagando con dinero disponible en la cuenta de Mercado Pago. 10% de descuento con tope de $5.000 por compra. No válido para compras online.`,
    }),
    carrefourCard('10', {
      when: `Sábado ${saturday.short}`,
      logos: ['Main', 'Market'],
      value: '30',
      unit: '%',
      image: 'bbva-modo.png',
      title: '30% de reintegro con tarjetas de crédito Visa y Mastercard de BBVA pagando con MODO',
      subtitle: 'Tope de reintegro: $20.000 por compra',
      legal: `Válido únicamente el sábado ${saturday.long} con tarjetas de crédito Visa y Mastercard de Banco BBVA, pagando a través de MODO. Reintegro del 30%, tope de $20.000 por compra. No válido para compras online.`,
    }),
    carrefourCard('11', {
      when: 'Todos los días',
      logos: EVERYWHERE,
      value: '18',
      unit: 'cuotas',
      image: 'banco-ciudad.png',
      title: '18 cuotas sin interés con tarjetas de crédito Visa y Mastercard de Banco Ciudad',
      subtitle: 'En televisores y heladeras',
      legal: `Válido todos los días del ${range} con tarjetas de crédito Visa y Mastercard de Banco Ciudad en 18 cuotas sin interés. Solo en televisores y heladeras. TNA 0,00%. CFT 0,00%.`,
    }),
    carrefourCard('12', {
      when: `Todos los jueves de ${dates.pastMonth}`,
      logos: SHOPS,
      value: '20',
      unit: '%',
      image: 'banco-patagonia.png',
      title: '20% de reintegro con tarjetas de crédito Visa y Mastercard de Banco Patagonia',
      subtitle: 'Tope de reintegro: $10.000 por mes por cuenta',
      legal: `Válido los jueves del ${dates.pastRange} con tarjetas de crédito Visa y Mastercard de Banco Patagonia. Reintegro del 20%, tope de $10.000 por cuenta por mes. No válido para compras online.`,
    }),
    carrefourCard('13', {
      when: 'Todos los días',
      logos: EVERYWHERE,
      value: '6',
      unit: 'cuotas',
      image: 'american-express.png',
      title: '6 cuotas sin interés con tarjetas American Express',
      subtitle: 'En compras a partir de $80.000',
      legal: `Válido todos los días del ${range}, en tiendas y en carrefour.com.ar, con tarjetas American Express en 6 cuotas sin interés y en compras a partir de $80.000. TNA 0,00%. CFT 0,00%.`,
    }),
  ]
}

function carrefourCard(number: string, card: CarrefourCard): ExampleCard {
  const logos = card.logos.map((logo) => `<div class="${BLOCK}-logoIcon ${BLOCK}-logo${logo}"><div>`).join('')
  const under = card.unit === '%' ? 'de descuento' : 'sin interés'
  const domDescription = [
    `<div><div><div><div><span> "${card.when}"<div><p> "Comprando en:"<div>${logos}`,
    `<div><div><div><div><div><span> "${card.value}"<span> "${card.unit}"<div><span> "${under}"`,
    `<div><div><div><img alt="${card.image}" src="/ejemplos/carrefour/${card.image}">`,
    `<span> "${card.title}"<span> "${card.subtitle}"`,
    `<div><div><div><div><div><div> "Ver legal"<div><svg><path><div><div><p> "${card.legal}"`,
  ].join('')
  return { id: `example-carrefour-${number}`, raw: { domDescription } }
}
