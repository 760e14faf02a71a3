import type { ExampleCard, ExampleDates } from '#chains/exampleDates.ts'
import type { CivilDate } from '#domain/calendar/calendar.ts'

type Level = { code: string; name: string; discountValue: string; limitAmount: string; renewal: string; paymentMin: number }

type Benefit = {
  id: number
  title: string
  discounts: string
  kind: 'Cashback' | 'Discount'
  days: string[]
  description: string
  legal: string
  methods: string[]
  limitAmount?: string | null
  limitAmountSubtitle?: string
  levels?: Level[]
}

const QR = 'Cualquier QR escaneado desde Personal Pay'
const CARD = 'Tarjeta Visa Personal Pay'
const NFC = 'NFC desde Pagar sin contacto en la app (Android)'

const level = (number: number, amount: string): Level => ({
  ...{
    code: `LVL0${number}`,
    name: `Nivel ${number}`,
    discountValue: '20%',
    limitAmount: amount,
    renewal: 'Se renueva el primer día del mes',
  },
  paymentMin: 12_000,
})

export function examples({ range, published }: ExampleDates): ExampleCard[] {
  const dia: Benefit = {
    ...{ id: 9001, title: 'Supermercados Dia', discounts: '20% reintegro', kind: 'Cashback', days: ['Jueves'], methods: [QR] },
    description:
      'Pagando con el QR de Personal Pay tenés un 20% de reintegro los jueves. El tope depende de tu nivel. Compra mínima de $12.000.',
    legal: `Válido los jueves del ${range} en tiendas Día, pagando con QR desde la app de Personal Pay, en compras a partir de $12.000. 20% de reintegro. No válido para compras online.`,
    levels: [level(1, '$5000'), level(2, '$7500'), level(3, '$10000')],
  }
  return [
    ...(dia.levels?.map(({ code }, index) => benefitCard(`0${index + 1}`, published, dia, code)) ?? []),
    benefitCard('04', published, {
      ...{ id: 9002, title: 'ChangoMás', discounts: '15% descuento', kind: 'Discount', days: ['Do', 'Sá'], methods: [QR] },
      description: 'Pagando con el QR de Personal Pay tenés un 15% de descuento sábados y domingos, sin tope.',
      legal: `Para pagos los sábados y domingos del ${range} con QR desde la app de Personal Pay, en sucursales de ChangoMás y en Más Online. 15% de descuento sin tope. No incluye carnicería, lácteos ni electrodomésticos.`,
      limitAmountSubtitle: 'Sin tope',
    }),
    benefitCard('05', published, {
      ...{
        id: 9003,
        title: 'La Anónima',
        discounts: '10% reintegro',
        kind: 'Cashback',
        days: ['Todos los días'],
        methods: [QR, CARD, NFC],
      },
      description: 'Con tu tarjeta Visa Personal Pay o con QR tenés un 10% de reintegro en sucursales físicas. Compra mínima de $15.000.',
      legal: `Válido del ${range}. 10% de reintegro pagando con tarjeta prepaga Visa Personal Pay física o NFC, o con QR desde la app de Personal Pay, con un tope de reintegro de $5.000 por persona por semana en compras a partir de $15.000. Solo en sucursales La Anónima.`,
      limitAmount: '$5000',
    }),
  ]
}

// 01 to 03 add a minimum to a tier each (dia-04), 04 is said by the issuer alone, 05 of a chain that nobody reads.

function benefitCard(number: string, published: { from: CivilDate; to: CivilDate }, benefit: Benefit, code?: string): ExampleCard {
  const shared = {
    id: benefit.id,
    title: benefit.title,
    name: 'total de la compra',
    days: benefit.days,
    // The day behind the last one.
    dueDate: `${published.to}T00:00:00.000Z`,
    typeCode: benefit.kind,
    levels: benefit.levels ?? [],
    limitAmount: benefit.limitAmount ?? null,
    limitAmountSubtitle: benefit.limitAmountSubtitle ?? null,
  }
  const paymentMethods = benefit.methods.map((name, id) => ({ id, name }))
  const personalPay = {
    // The list says of every shop that it sells online alone.
    item: {
      ...shared,
      ...{ discounts: benefit.discounts.split(' ')[0], description: 'Compra Online Exclusivo', channelName: 'Exclusivo', legal: '' },
      paymentMethods,
    },
    detail: {
      ...shared,
      ...{ discounts: benefit.discounts, description: benefit.description, channelName: 'Sucursal', paymentMethods },
      startDate: `${published.from}T00:00:00.000Z`,
      ...{ legal: benefit.legal, documentTyc: benefit.legal },
    },
  }
  return { id: `example-personal-pay-${number}`, raw: code === undefined ? { personalPay } : { personalPay, level: code } }
}
