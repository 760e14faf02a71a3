import type { Draft, Refiner } from './refiner.ts'

/** Online nobody scans a code at a till or taps a card: where an offer holds on the web alone, ways to pay in a shop say nothing. */
export const dropRailsOnline: Refiner = (drafts) =>
  drafts.map((draft): Draft => {
    const { promotion } = draft
    if (promotion.paymentRails === null || promotion.where.some((format) => format !== 'Online')) return draft
    const { paymentRails: _, ...evidence } = promotion.evidence
    return { ...draft, promotion: { ...promotion, paymentRails: null, evidence } }
  })
