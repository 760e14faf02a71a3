import { MAX_AMOUNT, readAmount } from '../promotion/amount.ts'
import { TYPICAL_AMOUNT } from '../promotion/saving.ts'
import { groupThousands, pesos } from '../text/words.ts'

/** Says on which purchase figures stand: «con una compra de $ 60.000», the shopper's or a typical one. */
export function purchaseWords(amount: number | undefined): string {
  return `con una compra de ${pesos(amount ?? TYPICAL_AMOUNT)}`
}

/** Writes a typed amount as it is understood: «60.000»; null where it is none. */
export function amountWords(typed: string): string | null {
  const amount = readAmount(typed)
  return amount === null ? null : groupThousands(amount)
}

export const AMOUNT_HINT = `Poné un monto de ${pesos(1)} a ${pesos(MAX_AMOUNT)}, como 60.000 o 60 mil`

/** Says which amounts can be typed, when what was typed is none; null for a good amount, and for an empty field. */
export function amountFaultWords(typed: string): string | null {
  if (typed.trim() === '' || readAmount(typed) !== null) return null
  return AMOUNT_HINT
}
