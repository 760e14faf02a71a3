import type { ComparedField } from './comparedFields.ts'
import type { Trait } from './traits.ts'

/** Limits on the change of a trait's share. A share of at least `had` that falls to `left` or less is also a hold. */
type TraitLimits = { warn: number; hold: number; had: number; left: number }

/**
 * Every threshold of the gate, with its reason: ten months of real captures (262 of six chains, 2 June 2025 – 30 March
 * 2026), and the errors that `npm run gate:replay` injects into them. `docs/reliability.md` has the rates of both.
 */
export const GATE_THRESHOLDS = {
  /** A single bad card is normal. Beyond 10 % somebody should look; beyond a third the form has changed. */
  unreadableShare: { warn: 0.1, hold: 0.34 },
  /** Every page has cards without a benefit (38 % at most so far); when most have no result, the readers miss something. */
  silentShare: { warn: 0.45, hold: 0.7 },
  /** Between captures a chain kept at least 60 % of its promotions and cards, and grew 1.7-fold at most. */
  countRatio: { holdBelow: 0.59, warnBelow: 0.7, warnAbove: 1.8, holdAbove: 2.5 },
  /**
   * In 2 of 256 real captures, a fifth or more (at least six) of the running promotions left early (8 of 20 and 14 of
   * 44). They are held too, because an incomplete list looks the same.
   */
  missingShare: { few: 6, least: 6, warn: 0.12, hold: 0.18 },
  /**
   * Doubtful promotions rose by 32 points once (January announced over December's small print), otherwise by 22 at
   * most, and were never more than 68 %.
   */
  doubtfulRise: { warn: 0.2, hold: 0.4 },
  doubtfulShare: { warn: 0.7, hold: 0.85 },
  /** At the end of a month a chain may keep last month's cards for days: many have ended, but not all. */
  expiredShare: { warn: 0.5, hold: 0.9 },
  /** Share of promotions that ended more than this many days ago: Día once showed last year's cards next to today's (40 %). */
  longOver: { days: 45, warn: 0.15, hold: 0.45 },
  /** The same promotion never ended this many days earlier than before; editors correct a date, but not in many cards at once. */
  backdatedShare: { days: 60, few: 6, least: 1, warn: 0.1, hold: 0.25 },
  /** Almost no promotion loses its cap. */
  capLostShare: { few: 4, least: 1, warn: 0.2, hold: 0.4 },
  /**
   * Limits on the share of promotions in which one field changed. For most fields at most 9 % of running promotions
   * changed, and 30 % of renewed ones; `changedIn` has other limits for fields that change more. Warnings start at
   * `warn` × the hold limit.
   */
  changed: { few: 6, least: 3, warn: 0.75, running: 0.13, renewed: 0.3 },
  changedIn: {
    discount: { renewed: 0.35 },
    cap: { running: 0.21 },
    capPeriod: { running: 0.2 },
    stackable: { running: 0.18, renewed: 0.4 },
    who: { running: 0.2, renewed: 0.35 },
    products: { renewed: 0.4 },
    rails: { running: 0.2, renewed: 0.4 },
    refund: { running: 0.2 },
    region: { running: 0.2 },
    uses: { running: 0.2 },
  } as Partial<Record<ComparedField, { running?: number; renewed?: number }>>,
  /**
   * Limits on one field changed alone, by issuers. In 2025 from one capture to the next at most two (13 % of a short
   * list), in two weeks three (14 % of a short list, 8 % of a long one); methods and people (`steady`) one. `few` is
   * for short lists, such as Makro's seven issuers.
   */
  alone: {
    few: { few: 6, least: 2, warn: 0.14, hold: 0.17 },
    many: { few: 6, least: 3, warn: 0.09, hold: 0.11 },
    steady: { few: 6, least: 2, warn: 0.05, hold: 0.07 },
  },
  aloneInWeeks: {
    few: { few: 6, least: 2, warn: 0.16, hold: 0.2 },
    many: { few: 6, least: 4, warn: 0.1, hold: 0.13 },
    steady: { few: 6, least: 3, warn: 0.06, hold: 0.08 },
  },
  /** In 2025 no promotion lost only its audience; that error would tell shoppers «es tuya» wrongly. */
  audienceLost: { few: 1, least: 1, warn: 0, hold: 0 },
  /** At most one of a chain's issuers was swapped at a time. */
  issuersSwapped: { few: 3, least: 2, warn: 0.05, hold: 0.07 },
  /** One of 37 promotions, once. */
  networksSwapped: { few: 2, least: 1, warn: 0, hold: 0.05 },
  /** Never in 2025. */
  periodsSwapped: { few: 2, least: 1, warn: 0, hold: 0.06 },
  /** A cap rose to 3.1 times its value, once. */
  capLeaps: { factor: 4, few: 3, least: 2, warn: 0, hold: 0.08 },
  /**
   * Once 2 of 17 running promotions began later, and two of 19 issuers ended later. Of renewed promotions, 4 of 21
   * left a gap of more than `days`.
   */
  displaced: { days: 5, few: 6, least: 3, warn: 0.1, hold: 0.13 },
  monthSkipped: { days: 20, few: 6, least: 3, warn: 0.2, hold: 0.25 },
  /**
   * The same words read by another version: people, places and ways to pay improve with each version; amounts, methods
   * and days rarely change by now.
   */
  readOtherwise: { few: 6, least: 3, warn: 0.2, hold: 0.5 },
  readOtherwiseIn: {
    discount: { warn: 0.05, hold: 0.15 },
    methods: { warn: 0.05, hold: 0.1 },
    who: { warn: 0.1, hold: 0.2 },
    cap: { warn: 0.05, hold: 0.15 },
    capPeriod: { warn: 0.1, hold: 0.2 },
    weekdays: { warn: 0.05, hold: 0.15 },
  } as Partial<Record<ComparedField, { warn: number; hold: number }>>,
  /**
   * In pesos of `year`, multiplied by `yearly` each year after. Using a cap took at most 350,000 pesos a month in 2025
   * and 500,000 in 2026; caps were 35,000 at most.
   */
  household: {
    few: 3,
    year: 2026,
    yearly: 1.4,
    spent: 600_000,
    refunded: 90_000,
    least: 4_000,
    excessive: { warn: 0, hold: 0.08 },
    petty: { warn: 0.15, hold: 0.3 },
  },
  /** At most two caps or percentages were multiplied by the same factor. */
  alikeShare: { few: 6, least: 3, warn: 0.15, hold: 0.15 },
  /** At most 16 % of a chain's promotions lost a «no» at once, and 2 % in 19 of 20 captures. */
  negationLostShare: { few: 6, least: 3, warn: 0.1, hold: 0.18 },
  /**
   * Of the promotions with more than a week left at most 31 % were re-dated; Jumbo re-dates all its cards in the last
   * three days of a month.
   */
  redatedShare: { days: 7, few: 6, least: 3, warn: 0.2, hold: 0.32 },
  /** Among six or more promotions with three days left, never three got a later end; the limit has two days of margin. */
  longerShare: { days: 5, few: 6, least: 3, warn: 0.1, hold: 0.2 },
  /** Cards whose words show a wrong encoding: none so far. */
  garbledShare: { warn: 0.05, hold: 0.25 },
  /**
   * The share of promotions with a trait changes little. `traits` has the exceptions: rails and end moved by 9 points
   * at most; Carrefour switches its web on and off (45 points); a short list of Makro lost a third of its days and
   * instalments (37 points).
   */
  trait: { warn: 0.25, hold: 0.4, had: 0.25, left: 0.07 },
  traits: {
    methods: { warn: 0.15, hold: 0.3 },
    until: { warn: 0.15, hold: 0.3 },
    cap: { warn: 0.3 },
    weekdays: { warn: 0.35, hold: 0.45 },
    percentage: { warn: 0.35, hold: 0.45 },
    instalments: { warn: 0.35, hold: 0.45 },
    online: { warn: 0.35, hold: 0.5, had: 0.4 },
    shops: { warn: 0.35, hold: 0.5, had: 0.4 },
  } as Partial<Record<Trait, Partial<TraitLimits>>>,
  /** The median cap moved by factors of 0.6 to 1.67, the median percentage by 0.75 to 1.34. */
  capRatio: { low: 0.4, high: 2.5 },
  percentageRatio: { low: 0.55, high: 1.9 },
  /** Only one promotion in ten months was above this percentage. */
  generousPercentage: 60,
  generousShare: { hold: 0.1 },
  /** The share of promotions that repeat another one in every field; 2 % at most so far. */
  repeatedShare: { warn: 0.1, hold: 0.3 },
  /** With fewer promotions, shares mean nothing. */
  few: 6,
} as const
