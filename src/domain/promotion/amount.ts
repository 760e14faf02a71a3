/** A larger figure is a typing error (pesos). */
const MAX_AMOUNT = 100_000_000

/** Reads an amount in whole pesos from a number or digits as people type them («$ 60.000», «60.000,50»); null for none. */
export function readAmount(value: unknown): number | null {
  const amount = typeof value === 'string' ? Number(value.replace(/[$.\s]/g, '').replace(/,\d*$/, '') || Number.NaN) : value
  // A URL can hold anything; converting some objects to a number throws.
  const pesos = typeof amount === 'number' ? Math.round(amount) : Number.NaN
  return pesos > 0 && pesos <= MAX_AMOUNT ? pesos : null
}
