import { FACTS } from '#issuers/facts.ts'
import type { Facts } from '#issuers/issuer.ts'
import type { MethodSlug } from './paymentMethod.ts'

/** Collects one fact from every issuer that has it, by method. */
export function collectIssuerFact<K extends keyof Facts>(key: K): Partial<Record<MethodSlug, NonNullable<Facts[K]>>> {
  return Object.fromEntries(
    Object.entries<Facts>(FACTS).flatMap(([issuer, { [key]: fact }]) => (fact === undefined ? [] : [[issuer, fact]])),
  )
}
