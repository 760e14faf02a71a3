import type { ExampleCard, ExampleDates } from '#chains/exampleDates.ts'
import { addDays, type CivilDate } from '#domain/calendar/calendar.ts'
import { dayStart } from '#domain/calendar/clock.ts'

type Benefit = {
  id: number
  /** The list's own key of the shop. */
  url: string
  title: string
  under: string
  days: string
  percentage: number
  terms: string
  conditions?: string[]
  /** Which numbered offer of the terms. */
  offer?: number
}

const OWN_MONEY = 'Solo con dinero en cuenta de la app Cuenta DNI. Los QR de otras billeteras no cuentan.'

export function examples({ range, monthOfYear, published }: ExampleDates): ExampleCard[] {
  const two = `Promoción válida los jueves del ${range} en sucursales HiperChangomás. 1- 20% de reintegro, con tope de $12.000 por semana por persona, pagando sin contacto (NFC) con tarjeta Visa crédito cargada en Cuenta DNI. 2- 10% de reintegro, con tope de $8.000 por semana por persona, pagando con dinero en cuenta. No acumulable con otras promociones.`
  const changomas = { id: 904, url: 'changomas', title: '¡Jueves de súper!', under: '', days: 'Jueves ', percentage: 20, terms: two }
  return [
    benefitCard('01', published, {
      ...{ id: 901, url: 'carrefour', title: '¡Al súper con Cuenta DNI!', under: 'Compra mínima de $20.000' },
      ...{ days: 'Viernes, sábados y domingos ', percentage: 15 },
      terms: `Válido los viernes, sábados y domingos del ${range} en sucursales Carrefour, pagando con la app Cuenta DNI con clave DNI o QR. Bonificación del 15%. Tope de reintegro de $6.000 por semana y por persona. Compra mínima de $20.000. Se excluyen las bebidas con alcohol. No válido para compras online.`,
      conditions: [OWN_MONEY, '(*) Quienes cobran su jubilación en el banco tienen un 5% de reintegro adicional con un tope de $3.000.'],
    }),
    benefitCard('02', published, {
      ...{ id: 902, url: 'dia', title: 'Cada lunes, tu compra rinde más', under: 'Tope de $6.500 por mes', days: 'Lunes ', percentage: 15 },
      terms: `Válido los lunes del ${range} en tiendas Día, pagando con la app Cuenta DNI. Bonificación del 15%. Tope de reintegro de $6.500 por mes y por persona, en compras a partir de $18.000. No válido para compras online.`,
      conditions: [OWN_MONEY],
    }),
    benefitCard('03', published, {
      ...{
        id: 903,
        url: 'nini',
        title: '¡Martes de compras grandes!',
        under: 'Tope de $18.000 por martes',
        days: 'Martes',
        percentage: 15,
      },
      terms: `Válido los martes de ${monthOfYear} en comercios de nombre Mayorista Nini, pagando con la app Cuenta DNI. Bonificación del 15%. Tope de reintegro de $18.000 por semana y por persona. Solo venta minorista.`,
      conditions: [OWN_MONEY],
    }),
    benefitCard('04', published, { ...changomas, offer: 1 }),
    benefitCard('05', published, { ...changomas, offer: 2 }),
  ]
}

// 01 is confirmed (carrefour-05), 02 contradicted in the cap's period (dia-01), 03 of a chain that nobody reads, 04 and 05 said by the
// issuer alone, as two offers of one record.

function benefitCard(number: string, { from, to }: ExampleDates['published'], { offer, ...benefit }: Benefit): ExampleCard {
  const cuentaDni = {
    Rubros: [{ id: 27, nombre: 'Supermercados', orden: 1, estado: 1 }],
    Beneficio: {
      id: benefit.id,
      titulo: benefit.title,
      subtitulo: benefit.under,
      porcentaje: benefit.percentage,
      bajada: '',
      legal: benefit.terms,
      // The day before the first one, and the day behind the last one, at midnight.
      fecha_desde: midnight(addDays(from, -1)),
      fecha_hasta: midnight(to),
      url: benefit.url,
      titulo_fecha: benefit.days,
      orden: 1,
      oculto: 0,
      tipo: 1,
    },
    Condiciones: (benefit.conditions ?? []).map((texto, index) => ({ id: index, id_beneficio: benefit.id, texto, orden: index })),
  }
  return { id: `example-cuenta-dni-${number}`, raw: offer === undefined ? { cuentaDni } : { cuentaDni, offer } }
}

const midnight = (day: CivilDate) => `/Date(${dayStart(day).getTime()})/`
