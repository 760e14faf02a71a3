import type { ComparedField } from './comparedFields.ts'
import type { Trait } from './traits.ts'

/** Moves of a trait's share; `had` and `left` as shares. */
type TraitLimits = { warn: number; hold: number; had: number; left: number }

/**
 * Every number of the gate, with its reason: ten months of real captures (262 of six chains, 2 June 2025 – 30 March 2026) and the
 * disasters and errors that `npm run gate:replay` injects into them. `docs/reliability.md` has both rates.
 */
export const GATE_THRESHOLDS = {
  /** A single bad card is normal. One in ten unreadable needs a look; more than a third means that the form has changed. */
  unreadableShare: { warn: 0.1, hold: 0.34 },
  /** Every page has cards that announce no benefit (at most 38 % so far); when most have no result, the readers miss something. */
  silentShare: { warn: 0.45, hold: 0.7 },
  /** From one capture to the next a chain kept at least 60 % of its promotions and cards, and grew 1.7-fold at most. */
  countRatio: { holdBelow: 0.59, warnBelow: 0.7, warnAbove: 1.8, holdAbove: 2.5 },
  /**
   * Of the promotions that should still run, a fifth or more (at least six) left early in two real captures of 256 that were not cut short
   * (8 of 20 and 14 of 44). Such are held, too: a list without a fifth of its cards cannot be told from them.
   */
  missingShare: { few: 6, least: 6, warn: 0.12, hold: 0.18 },
  /**
   * The doubtful rose by 32 points at most, when January was announced over December's small print, otherwise by 22, and were never more than
   * 68 %.
   */
  doubtfulRise: { warn: 0.2, hold: 0.4 },
  doubtfulShare: { warn: 0.7, hold: 0.85 },
  /** At the end of a month a chain may keep last month's cards for days: many have ended, but not all. */
  expiredShare: { warn: 0.5, hold: 0.9 },
  /** Of those that were over for more than this many days: Día once showed last year's cards next to today's (40 %). */
  longOver: { days: 45, warn: 0.15, hold: 0.45 },
  /** The same promotion never ends this many days earlier than before; editors correct a date, but not in many cards at once. */
  backdatedShare: { days: 60, few: 6, least: 1, warn: 0.1, hold: 0.25 },
  /** Of the promotions that stay, nearly none loses its cap. */
  capLostShare: { few: 4, least: 1, warn: 0.2, hold: 0.4 },
  /**
   * Limits for the share of promotions in which one field changed between captures. Most fields: at most 9 % of running promotions, 30 % of
   * those renewed next month. `changedIn` sets other limits for fields that change more often. The warning limit is `warn` x the hold
   * limit.
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
   * One field changed and nothing else: from a capture to the next in 2025 for two issuers at most (13 % of a short list), in two weeks for three (14 %
   * of a short list, 8 % of a long one); methods and audience (`steady`) for one. `few` is for short lists, such as Makro's of seven issuers.
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
  /** None in 2025 lost its audience and nothing else; a shopper would be told «es tuya» of what is not theirs. */
  audienceLost: { few: 1, least: 1, warn: 0, hold: 0 },
  /** One of a chain's issuers at a time. */
  issuersSwapped: { few: 3, least: 2, warn: 0.05, hold: 0.07 },
  /** One of 37, once. */
  networksSwapped: { few: 2, least: 1, warn: 0, hold: 0.05 },
  /** Never in 2025. */
  periodsSwapped: { few: 2, least: 1, warn: 0, hold: 0.06 },
  /** A cap rose to 3.1 times what it was, once. */
  capLeaps: { factor: 4, few: 3, least: 2, warn: 0, hold: 0.08 },
  /** Two of 17 that ran began later once, two issuers of 19 ended later. Of those that follow on others four of 21 left out more than `days`. */
  displaced: { days: 5, few: 6, least: 3, warn: 0.1, hold: 0.13 },
  monthSkipped: { days: 20, few: 6, least: 3, warn: 0.2, hold: 0.25 },
  /** Other readers, same words: what is said of who, where and how gets better with each; amounts, methods and days are mostly read well by now. */
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
   * In pesos of `year`, and `yearly` times as many each year after. To use a cap up took 350,000 pesos a month at most in 2025 and 500,000 in 2026, and
   * caps were of 35,000 at most.
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
  /** Never more than two caps or percentages were multiplied by the same figure. */
  alikeShare: { few: 6, least: 3, warn: 0.15, hold: 0.15 },
  /** At most 16 % of a chain's promotions lost a «no» at once, and 2 % in 19 of 20 captures. */
  negationLostShare: { few: 6, least: 3, warn: 0.1, hold: 0.18 },
  /** Of the promotions with more than a week to go at most 31 % were re-dated; Jumbo re-dates all of its cards in a month's last three days. */
  redatedShare: { days: 7, few: 6, least: 3, warn: 0.2, hold: 0.32 },
  /** Of six promotions or more with three days to go never three got a later end; two days more are left for the unseen. */
  longerShare: { days: 5, few: 6, least: 3, warn: 0.1, hold: 0.2 },
  /** Cards whose words show an encoding gone wrong: none so far. */
  garbledShare: { warn: 0.05, hold: 0.25 },
  /**
   * The share of promotions that have a trait moves little, or it is `left` by nearly all of those that `had` it. `traits` has those that
   * behave differently: who pays how moved by 9 points at most and the end by 9; Carrefour takes its web in and out (45 points, and
   * once all of a third); a short list of Makro gave up a third of its days and instalments (37 points).
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
  /** The middle cap moved between 0.6 and 1.67 times, the middle percentage between 0.75 and 1.34 times. */
  capRatio: { low: 0.4, high: 2.5 },
  percentageRatio: { low: 0.55, high: 1.9 },
  /** One single promotion of more than this occurred in ten months. */
  generousPercentage: 60,
  generousShare: { hold: 0.1 },
  /** The share of promotions that repeat another one in every field; 2 % at most so far. */
  repeatedShare: { warn: 0.1, hold: 0.3 },
  /** Too few promotions to speak of shares. */
  few: 6,
} as const
