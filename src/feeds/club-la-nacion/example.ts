import type { ExampleCard, ExampleDates } from '#chains/exampleDates.ts'
import { addDays, type CivilDate } from '#domain/calendar/calendar.ts'
import { dayStart } from '#domain/calendar/clock.ts'

type Benefit = {
  shop: { name: string; crmid: string; slug: string }
  percentage: string
  title: string
  description: string
  legal: string
  days: string[]
  isOnline: boolean
  /** The last day; the club's end may be a year ahead. */
  until: CivilDate
  programmes?: string[]
}

const shop = (name: string, crmid: string) => ({
  ...{ name: name.toUpperCase(), crmid },
  slug: `/supermercados/supermercados/descuentos-en-${name.toLowerCase().replaceAll(' ', '-')}-${crmid}`,
})
const CARREFOUR = shop('Carrefour', 'A90001')
const MAKRO = shop('Makro', 'A90002')
const TOLEDO = shop('Toledo', 'A90003')
const ALL = ['Black', 'Premium', 'Classic']

export function examples({ range, published: { from, to } }: ExampleDates): ExampleCard[] {
  const until = addDays(to, -1)
  return [
    benefitCard('01', from, {
      ...{ shop: CARREFOUR, percentage: '15%', days: ['saturday', 'sunday'], isOnline: true, until: addDays(until, 365) },
      title: 'EXCLUSIVO ONLINE: en el total de tu compra',
      description: 'Cargá tu número de socio antes de pagar. Sábados y domingos. Compra mínima de $40.000.',
      legal: `Beneficio para socios de Club LA NACION Classic, Premium y Black. Válido los sábados y domingos, en compras a partir de $40.000 en carrefour.com.ar.`,
    }),
    benefitCard('02', from, {
      ...{ shop: CARREFOUR, percentage: '10%', days: ['tuesday'], isOnline: false, until },
      title: 'EXCLUSIVO SUCURSALES: Carrefour Hiper y Market',
      description: 'Mostrá tu credencial y tu DNI en la caja. Sin tope de reintegro. No vale en Maxi ni en Express.',
      legal: `Válido los martes del ${range} en Hipermercados Carrefour y Carrefour Market. No válido en Carrefour Express ni en Carrefour Maxi. No válido con billeteras digitales. Descuento del 10%, sin tope. Quedan excluidos electrodomésticos y celulares.`,
    }),
    benefitCard('03', from, {
      ...{ shop: MAKRO, percentage: '12%', days: ['wednesday'], isOnline: false, until, programmes: ['Black', 'Premium'] },
      title: 'Miércoles en Makro',
      description: 'Presentando tu credencial en la caja. Tope de descuento: $9.000 por compra.',
      legal: `Válido los miércoles del ${range} en tiendas Makro para socios Premium y Black. 12% de descuento con tope de $9.000 por compra.`,
    }),
    benefitCard('04', from, {
      ...{ shop: TOLEDO, percentage: '10%', days: ['thursday'], isOnline: false, until },
      title: 'Jueves en todas las sucursales',
      description: 'Presentando tu credencial en la caja. Tope de descuento: $6.000 por compra.',
      legal: `Válido los jueves del ${range} en sucursales Toledo. 10% de descuento con tope de $6.000 por compra. No acumulable con otras promociones.`,
    }),
  ]
}

// 01 is confirmed (carrefour-08), 02 and 03 said by the club alone, 04 of a chain that nobody reads.

function benefitCard(number: string, from: CivilDate, { shop: { name, crmid, slug }, programmes = ALL, ...benefit }: Benefit): ExampleCard {
  const clubLaNacion = {
    account: { id: `cuenta-${crmid}`, slug, crmid, ecommerce: false, name, exclusiveBlack: false, displayBranch: null },
    benefit: {
      id: `beneficio-${number}`,
      type: benefit.percentage,
      title: benefit.title,
      description: benefit.description,
      legal: benefit.legal,
      fromDate: dayStart(from).getTime(),
      // The last millisecond of the day in Argentina.
      toDate: dayStart(addDays(benefit.until, 1)).getTime() - 1,
      promocode: benefit.isOnline,
      onlinePurchase: benefit.isOnline,
      branchPurchase: !benefit.isOnline,
      flash: false,
      days: benefit.days,
      programs: programmes.map((description, index) => ({ id: 3 - index, description })),
    },
  }
  return { id: `example-club-la-nacion-${number}`, raw: { clubLaNacion } }
}
