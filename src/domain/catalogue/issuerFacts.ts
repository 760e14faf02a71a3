import * as ISSUER_FACTS from '#issuers/facts.ts'
import type { IssuerFacts } from '#issuers/issuer.ts'
import type { MethodSlug } from './paymentMethod.ts'

export function collectIssuerFact<K extends keyof IssuerFacts>(key: K): Partial<Record<MethodSlug, NonNullable<IssuerFacts[K]>>> {
  return Object.fromEntries(
    Object.entries<IssuerFacts>(ISSUER_FACTS).flatMap(([issuer, { [key]: fact }]) => (fact === undefined ? [] : [[issuer, fact]])),
  )
}

/** Tiers, packages and plans to choose from, as the issuer spells them. Cards may name others too. */
export const TIER_NAMES = collectIssuerFact('tiers')

export const SEVERAL_TIERS = collectIssuerFact('severalTiers')
