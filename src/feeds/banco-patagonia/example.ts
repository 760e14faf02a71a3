import type { ExampleCard, ExampleDates } from '#chains/exampleDates.ts'

type Page = {
  /** The page's own name in its address. */
  key: string
  name: string
  code: string
  days: string
  highlight?: string
  terms: string
}

type Tier = { tiers: readonly string[]; percentage: number; cap: number; pictures: readonly string[] }

const ALL_CARDS = ['Visa Débito', 'Visa', 'Mastercard', 'Google Pay', 'Apple Pay', 'Modo']

export function examples({ range }: ExampleDates): ExampleCard[] {
  const [from, until] = range.split(' al ')
  const validity = `Del ${from} al ${until}`
  const changomas: Page = {
    key: 'changomas3',
    name: 'Changomas',
    code: 'Ejemplo_Changomas',
    days: 'TODOS LOS SÁBADOS',
    terms: `Legales Patagonia Clásica, Plus: CARTERA DE CONSUMO. Válido los sábados del ${range} en tiendas ChangoMás. 15% de reintegro, tope de reintegro de $9.000 por mes por cuenta. Legales Patagonia Singular: CARTERA DE CONSUMO. Válido los sábados del ${range} en tiendas ChangoMás. 30% de reintegro, tope de reintegro de $21.000 por mes por cuenta.`,
  }
  const toledo: Page = {
    key: 'toledo2',
    name: 'Supermercados Toledo',
    code: 'Ejemplo_ToledoPlanSueldo',
    days: 'TODOS LOS JUEVES',
    highlight: 'Plan Sueldo',
    terms: `Válido los jueves del ${range} en sucursales Toledo para quienes cobran su sueldo en Banco Patagonia. 25% de ahorro con tope de $16.000 por mes por cuenta.`,
  }
  const coto: Page = { key: 'coto-digital2', name: 'Coto Digital', code: 'Ejemplo_CotoDigital', days: 'TODOS LOS JUEVES', terms: '' }
  const card = (page: Page, tier: Tier) => patagoniaCard(page, tier, validity)
  const raws = [
    card(changomas, { tiers: ['CLASICA', 'PLUS'], percentage: 15, cap: 9000, pictures: ALL_CARDS }),
    card(changomas, { tiers: ['SINGULAR'], percentage: 30, cap: 21000, pictures: ALL_CARDS }),
    card(toledo, { tiers: ['CLASICA', 'PLUS', 'SINGULAR'], percentage: 25, cap: 16000, pictures: ['Visa', 'Amex'] }),
    card(coto, { tiers: ['CLASICA', 'PLUS', 'SINGULAR'], percentage: 20, cap: 19000, pictures: ['Visa Débito', 'Visa'] }),
  ]
  return raws.map((raw, at) => ({ id: `example-banco-patagonia-0${at + 1}`, raw }))
}

// The first two are of the issuer alone, each with the small print of its tiers; the third is of a chain that nobody reads and a page for
// salary accounts; the fourth holds in the web shop and has no small print, so its cap has no period.

function patagoniaCard({ key, ...page }: Page, { tiers, percentage, cap, pictures }: Tier, vigencia: string): ExampleCard['raw'] {
  const patagonia = {
    nombre: page.name,
    dias: page.days,
    vigencia,
    destacado: page.highlight ?? '',
    codigo: page.code,
    condiciones: page.terms,
    url_promo: `https://ahorrosybeneficios.bancopatagonia.com.ar/ahorrosybeneficios/${key}.html`,
    segmentos: [{ segmentos: tiers, porcentaje: `${percentage}`, cuotas: null, tope: `Tope: $${cap}`, medios_pago: pictures }],
  }
  return { patagonia }
}
