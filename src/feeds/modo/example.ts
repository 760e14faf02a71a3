import type { ExampleCard, ExampleDates } from '#chains/exampleDates.ts'
import { addDays } from '#domain/calendar/calendar.ts'

type Offer = {
  shop: string
  /** Ids and names; none: any bank of the wallet. */
  banks?: readonly string[]
  bank?: string
  percentage: number
  days: readonly string[]
  flows?: readonly string[]
  methods?: readonly (readonly [type: string, issuer: string])[]
  cap: { amount: number; reset: string } | null
  minimum?: number
  description: string
  terms: string
  faq?: string
}

/** What each is beside the chains' own examples stands before it. */
export function examples({ published, range }: ExampleDates): ExampleCard[] {
  const schedule = { start_date: published.from, stop_date: addDays(published.to, -1) }
  const card = (slug: string, offer: Offer) => modoCard(slug, offer, schedule)
  const raws = [
    // Confirms the wallet's own offer at Día.
    card('dia-sabados-julio26', {
      shop: 'Supermercados DIA',
      percentage: 20,
      days: ['saturday'],
      flows: ['instore', 'online'],
      cap: { amount: 15000, reset: 'month' },
      minimum: 60000,
      description: 'Los sábados en Día con MODO',
      terms: `<p>Válido los sábados del ${range} en tiendas Día y en su tienda en línea, pagando con MODO desde la app de cualquier banco adherido. 20% de reintegro con tope de $15.000 por mes por banco, en compras desde $60.000.</p>`,
    }),
    // Adds a minimum to the offer of ChangoMás with Banco Comafi.
    card('20off-changomas-comafi-nov26', {
      shop: 'Changomas con MODO',
      banks: ['Comafi'],
      bank: 'Comafi',
      percentage: 20,
      days: ['tuesday'],
      flows: ['instore', 'instore_nfc', 'online'],
      methods: [
        ['credit_card', 'visa'],
        ['credit_card', 'master'],
        ['debit_card', 'visa'],
      ],
      cap: { amount: 11000, reset: 'week' },
      minimum: 25000,
      description: 'Los martes con tarjetas de Comafi',
      terms: 'tyc',
    }),
    // Contradicts the minimum of the wallet's offer at Makro.
    card('makro-jueves-nov26', {
      shop: 'Mayorista Makro',
      bank: 'Bancos adheridos',
      percentage: 15,
      days: ['thursday'],
      cap: { amount: 18000, reset: 'month' },
      minimum: 90000,
      description: 'SEG_GPS',
      terms: `<p>Promoción vigente los jueves del ${range} en los salones de Makro pagando con MODO. Ahorro del 15%, hasta $18.000 por mes y por banco. Compra mínima: $90.000. Tope de reintegro: $18.000 por mes por banco.</p>`,
    }),
    // Of a chain that nobody reads; without a cap in its fields, which says nothing of a cap.
    card('diarco-barrio-nov26', {
      shop: 'Diarco Barrio',
      percentage: 20,
      days: ['saturday', 'sunday'],
      cap: null,
      minimum: 35000,
      description: 'Fines de semana en Diarco Barrio',
      terms: 'tyc',
    }),
    // Of the issuer alone; the code and the questions say for whom it is.
    card('30-carrefour-payroll-macroselecta-nov26', {
      shop: 'Carrefour',
      banks: ['Macro'],
      bank: 'Macro Selecta',
      percentage: 30,
      days: ['monday'],
      methods: [['credit_card', 'visa']],
      cap: { amount: 22000, reset: 'promo' },
      description: 'Los lunes pagando con Visa Macro Selecta',
      terms: 'tyc',
      faq: '<p>¿Para quién es? Es exclusivo para clientes Selecta que cobran su sueldo en Banco Macro.</p>',
    }),
    // Adds to the wallet's offer at Día, and never stands as a sum.
    card('5adicional-dia-supervielle-nov26', {
      shop: 'Día',
      banks: ['Supervielle'],
      bank: 'Supervielle',
      percentage: 5,
      days: ['saturday'],
      cap: { amount: 4000, reset: 'month' },
      description: '5% adicional los sábados con Supervielle',
      terms: `<p>5% de reintegro adicional los sábados del ${range} en tiendas Día pagando con MODO y tarjetas de Banco Supervielle. Acumulable con la promoción de MODO. Tope de reintegro: $4.000 por mes por persona.</p>`,
    }),
  ]
  return raws.map((raw, at) => ({ id: `example-modo-0${at + 1}`, raw }))
}

function modoCard(slug: string, offer: Offer, schedule: Record<string, unknown>): ExampleCard['raw'] {
  const { shop, banks = [], bank = 'MODO', percentage, days, flows = ['instore'], methods = [], cap, minimum = 0 } = offer
  const limits = cap && {
    period_cap: {
      amount_by_period: cap.amount,
      reset_by: cap.reset,
      aggregate_by: 'user',
      amount_of_transactions_by_period: cap.reset === 'promo' ? 1 : 0,
    },
  }
  const modo = {
    card_id: `example-${slug}`,
    card: { benefit: `${percentage}% de reintegro`, validity_place: shop, cashback_cap: cap && `${cap.amount}`, participating_bank: bank },
    benefit: {
      name: '.',
      scope: 'Bancaria',
      publication: { slug, short_description: slug, description: offer.description },
      conditions: {
        schedule: { ...schedule, days_of_week: days, daily_start_time: '00:00:00', daily_stop_time: '23:59:59' },
        payment_flow: { flows },
        payment_methods: { methods: methods.map(([type, issuer]) => ({ type, issuer })) },
      },
    },
    offer: {
      outcomes: { cashback: { amount: percentage, amount_type: 'percent' }, financing: { installments: [] } },
      requirements: { banks: { list: banks.map((name) => `example-bank-${name}`) }, amount_range: { min: minimum } },
      limits,
    },
    calculated_status: 'RUNNING',
  }
  const detail = { terms_and_conditions: offer.terms, details: { faq: offer.faq ?? null } }
  return { modo, detail, banks }
}
