import type { MethodSlug } from './paymentMethod.ts'

/**
 * The methods that most people in Argentina hold, the most held first within wallets and within banks, by our judgement. People
 * find theirs by how common it is, not by how many promotions name it this week.
 */
export const MOST_HELD: readonly MethodSlug[] = [
  ...(['mercado-pago', 'cuenta-dni', 'modo', 'naranjax', 'uala', 'personal-pay'] as const),
  ...(['banco-galicia', 'banco-santander', 'banco-bbva', 'banco-nacion', 'banco-provincia'] as const),
  ...(['banco-macro', 'banco-icbc', 'banco-ciudad', 'banco-supervielle', 'banco-credicoop'] as const),
]
