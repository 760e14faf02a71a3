/** Pesos. A larger figure is a typing error. */
export const MAX_AMOUNT = 100_000_000

const UNITS = { mil: 1_000, k: 1_000, lucas: 1_000, millon: 1_000_000, millones: 1_000_000 }

/** Whole pesos, as people type them: «$ 60.000», «60.000,50», «60 mil», «60k», «1,5 millones»; null for none. */
export function readAmount(value: unknown): number | null {
  const amount = typeof value === 'string' ? readFigure(value) : value
  // A URL can hold anything; converting some objects to a number throws.
  const pesos = typeof amount === 'number' ? Math.round(amount) : Number.NaN
  return pesos > 0 && pesos <= MAX_AMOUNT ? pesos : null
}

/** The amount in a page's address. `montoMal`: the address has a text that is no amount. */
export type AmountSearch = { monto?: number | undefined; montoMal?: 1 | undefined }

/** Reads the amount of an address. Never throws: for a text that is no amount it sets `montoMal`, so that the page can say so. */
export function readAmountSearch({ monto, montoMal }: Record<string, unknown>): Required<AmountSearch> {
  const amount = readAmount(monto) ?? undefined
  const isGiven = typeof monto === 'string' ? monto.trim() !== '' : monto !== undefined && monto !== null
  const isBad = monto === undefined ? montoMal === 1 || montoMal === '1' : isGiven && amount === undefined
  return { monto: amount, montoMal: isBad ? 1 : undefined }
}

/** Without cents; NaN where the text is no figure. */
function readFigure(text: string): number {
  const [, figure = '', unit = ''] = /^\$?([\d.,]+)([a-z]*)$/.exec(plain(text).replace(/pesos?$/, '')) ?? []
  // A point or comma before three digits parts thousands; before one or two, or none, at the end it begins the cents.
  const [, whole = '', cents = ''] = /^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{0,2}))?$/.exec(figure) ?? []
  const factor = unit === '' ? 1 : (UNITS[unit as keyof typeof UNITS] ?? Number.NaN)
  return whole === '' ? Number.NaN : Math.floor(Number(`${whole.replace(/[.,]/g, '')}.${cents}`) * factor)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s]/g, '')
}
