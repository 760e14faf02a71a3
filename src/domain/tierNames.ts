import { FACTS } from '#issuers/facts.ts'
import type { MethodSlug } from './paymentMethod.ts'

/** Tiers, packages and plans by issuer, as the issuers call them: the choices that a shopper gets. Cards name others as well. */
export const TIER_NAMES: Partial<Record<MethodSlug, readonly string[]>> = Object.fromEntries(
  Object.entries(FACTS).flatMap(([issuer, facts]) => ('tiers' in facts ? [[issuer, facts.tiers]] : [])),
)
