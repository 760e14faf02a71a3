/** Pesos above which an amount is a typing error. */
const MAX_AMOUNT = 100_000_000

/**
 * What a shopper wants to spend, in whole pesos: a number, or digits as people write them («$ 60.000», «60.000,50»). Null when there is
 * no amount in it.
 */
export function readAmount(value: unknown): number | null {
  const amount = typeof value === 'string' ? Number(value.replace(/[$.\s]/g, '').replace(/,\d*$/, '') || Number.NaN) : value
  // Whatever else stands in a URL: some objects even throw when they are made a number.
  const pesos = typeof amount === 'number' ? Math.round(amount) : Number.NaN
  return pesos > 0 && pesos <= MAX_AMOUNT ? pesos : null
}
