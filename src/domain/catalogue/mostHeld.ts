import type { MethodSlug } from './paymentMethod.ts'

/** By our judgement, the most held first within wallets and within banks: people find theirs by how common it is. */
export const MOST_HELD: readonly MethodSlug[] = [
  ...(['mercado-pago', 'cuenta-dni', 'modo', 'naranjax', 'uala', 'personal-pay'] as const),
  ...(['banco-galicia', 'banco-santander', 'banco-bbva', 'banco-nacion', 'banco-provincia'] as const),
  ...(['banco-macro', 'banco-icbc', 'banco-ciudad', 'banco-supervielle', 'banco-credicoop'] as const),
]
