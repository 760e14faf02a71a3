import type { MethodSlug } from '#domain/paymentMethod.ts'

/** Who has the one mostly has the other, and it takes an app of its own to know. */
export const GOES_WITH: Partial<Record<MethodSlug, { method: MethodSlug; words: string }>> = {
  'banco-provincia': { method: 'cuenta-dni', words: '¿Usás su billetera?' },
}
