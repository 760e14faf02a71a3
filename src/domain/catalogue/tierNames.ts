import { collectIssuerFact } from './issuerFacts.ts'

/** Tiers, packages and plans that a shopper can choose from, by issuer, spelled as the issuer spells them. Cards may name others too. */
export const TIER_NAMES = collectIssuerFact('tiers')

export const SEVERAL_TIERS = collectIssuerFact('severalTiers')
