import type { ExampleCard, ExampleDates } from '#chains/exampleDates.ts'

type Promotion = {
  title: string
  brand: string
  percentage: number
  /** The site's field for the cap. */
  limit: number
  days: readonly string[]
  channel: 'physical' | 'online'
  terms: string
}

export function examples({ range, published }: ExampleDates): ExampleCard[] {
  const dates = { startDate: `${published.from}T03:00:00.000Z`, endDate: `${published.to}T02:59:59.999Z` }
  const card = (number: string, promotion: Promotion) => nacionCard(number, promotion, dates)
  return [
    // Confirms the offer of Carrefour; the field for the cap is an old one.
    card('01', {
      title: 'Miércoles',
      brand: 'Carrefour',
      percentage: 25,
      limit: 8000,
      days: ['WE'],
      channel: 'physical',
      terms: `Válido los miércoles del ${range} en sucursales Carrefour, con tarjetas de crédito Visa y Mastercard del Banco Nación escaneando el QR con BNA+ o MODO. 25% de reintegro. Tope de reintegro: $11.000 por semana y por cuenta.`,
    }),
    // Of a chain that nobody reads; the field for the cap is all there is, and it has no period.
    card('02', {
      title: 'Cooperativa Obrera',
      brand: 'Cooperativa Obrera',
      percentage: 15,
      limit: 6000,
      days: ['FR', 'SA'],
      channel: 'physical',
      terms: '',
    }),
    // Of the issuer alone, in the web shop, and for pensioners by its title.
    card('03', {
      title: 'Jubilados en Coto Digital',
      brand: 'Coto Digital',
      percentage: 10,
      limit: 0,
      days: ['MO'],
      channel: 'online',
      terms: `<p>Válido los lunes del ${range} en Coto Digital con tarjeta de d&eacute;bito Mastercard del Banco Nación. 10% de reintegro, sin tope.</p>`,
    }),
  ]
}

function nacionCard(number: string, promotion: Promotion, dates: { startDate: string; endDate: string }): ExampleCard {
  const { title, brand, percentage, limit, days, channel, terms } = promotion
  const bna = {
    _id: `example-${number}`,
    name: `bna-ejemplo-${number}`,
    promotionTitle: title,
    categories: [{ _id: 'example-category', label: 'Supermercados', value: 'supermercados' }],
    ...dates,
    activeDays: days,
    channel,
    incentive: { discount: { value: percentage, cashbackLimit: limit, cashbackType: ['card'] }, installment: { value: [] } },
    promotionProducts: ['credit', 'debit'],
    brands: [`example-brand-${number}`],
    status: 'inactive',
    termsAndConditions: terms,
  }
  return { id: `example-banco-nacion-${number}`, raw: { bna, brand } }
}
