import { factOfEach } from './issuerFacts.ts'

/** Tiers, packages and plans by issuer, as the issuers call them: the choices that a shopper gets. Cards name others as well. */
export const TIER_NAMES = factOfEach('tiers')
