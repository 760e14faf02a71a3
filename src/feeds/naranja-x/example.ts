import type { ExampleCard, ExampleDates } from '#chains/exampleDates.ts'

type Plan = {
  percentage: number
  days: readonly number[]
  methods: readonly string[]
  tier?: string
  refund: string
  limit?: { refundLimit: number; renewalType: string }
  minimum?: number
  online?: boolean
  byCode?: boolean
  terms: string
}

const EVERY_DAY = [3, 4, 5, 6, 7, 1, 2]

export function examples({ range }: ExampleDates): ExampleCard[] {
  const [from, until] = range.split(' al ')
  const card = (shop: string, url: string, plan: Plan) => naranjaCard(shop, url, plan, { dateFrom: from, dateTo: until })
  const raws = [
    // Confirms the offer of Jumbo for a paid plan, written as a fraction.
    card('Jumbo', '20_turbo-A', {
      percentage: 0.2,
      days: [2],
      methods: ['credito'],
      tier: 'Exclusiva Turbo',
      refund: '$ 9.000, por persona, por mes',
      online: true,
      terms: `Válido los martes del ${range} en locales Jumbo y en su tienda en línea, pagando con tarjeta de crédito Naranja X para clientes con Plan Turbo. 20% de reintegro. Tope de reintegro: $9.000 por semana y por persona.`,
    }),
    // Of a chain that nobody reads, with its terms in the fields alone.
    card('La Anonima', '15_todos-C', {
      percentage: 15,
      days: [5, 4],
      methods: ['dinero'],
      refund: '$ 7.500, por persona, por semana',
      limit: { refundLimit: 7500, renewalType: 'weekly' },
      minimum: 22000,
      byCode: true,
      terms: '',
    }),
    // Of the issuer alone, without a cap: that says nothing of a cap.
    card('Coto NFC', '10_nfc-C', { percentage: 10, days: EVERY_DAY, methods: ['credito', 'debito'], refund: '', online: true, terms: '' }),
  ]
  return raws.map((raw, at) => ({ id: `example-naranja-x-0${at + 1}`, raw }))
}

function naranjaCard(
  commerceName: string,
  planUrl: string,
  plan: Plan,
  dates: { dateFrom: string | undefined; dateTo: string | undefined },
): ExampleCard['raw'] {
  const url = commerceName.toLowerCase().replace(/ /g, '_')
  const naranjaX = {
    binder: { commerceName, url, category: { key: 'SUPERMERCADOS', subcategory: { key: 'HIPERMERCADOS' } } },
    plan: {
      url: planUrl,
      benefit: { discountPercentage: plan.percentage },
      days: { ...dates, weekdaysApplied: plan.days, type: 2 },
      ephemeris: plan.tier === undefined ? null : { code: 16, description: plan.tier },
      paymentMethods: plan.methods,
      captureMethods: plan.byCode ? [{ key: 'qr' }] : [],
      status: 'CURRENT',
      tags: [
        { type: 'refund', description: plan.refund },
        { type: 'accreditation', description: 'Reintegro en tu cuenta' },
      ],
      promotionDetails: {
        ...(plan.limit ?? { refundLimit: null, renewalType: null }),
        forPurchasesOver: plan.minimum ?? null,
        appliesOnline: plan.online === true,
        appliesInStore: true,
        validOnSelectedProducts: false,
      },
      legal: plan.terms,
    },
  }
  return { naranjaX }
}
