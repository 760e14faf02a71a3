/** Pesos as these pages write them: `$ 10.000`, `$10,000`, `$20.000.-`, `$6000`, `20.000 pesos`, `$ 25 mil`. */
const SEPARATED = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?$/
const PLAIN = /^\d{1,12}(?:[.,]\d{1,2})?$/

/** Source of a pattern for an amount with its currency sign; group 1 holds the digits, group 2 "mil". Bounded, so linear. */
export const AMOUNT = '\\$ ?(?:\\$ ?)?(\\d[\\d.,]{0,14}\\d|\\d)(?:\\.-)?( mil(?:lones)?\\b)?'

/** The pesos that digits stand for, or null when they are no amount. */
export function pesosOf(digits: string | undefined, thousand?: string): number | null {
  if (digits === undefined) return null
  const clean = digits.replace(/[.,]$/, '')
  const number = SEPARATED.test(clean) ? Number(whole(clean)) : PLAIN.test(clean) ? Number(clean.replace(',', '.')) : Number.NaN
  if (!Number.isFinite(number) || number <= 0) return null
  const scale = thousand === undefined ? 1 : thousand.includes('millones') ? 1_000_000 : 1_000
  return number * scale
}

/** `10.000,00` without its cents and separators. */
function whole(digits: string): string {
  return digits.replace(/[.,]\d{2}$/, '').replace(/[.,]/g, '')
}
