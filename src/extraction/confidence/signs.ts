import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { type MentionKind, mentionsOf } from '../mentions/mention.ts'
import type { Draft } from '../refiners/refiner.ts'
import { isSaid } from '../residue.ts'
import { affirmed, type Clause } from '../scope/clause.ts'
import { isPrintForeign } from '../scope/print.ts'

/** What speaks against a reading, each from 0 (nothing) to 1. The weights are fitted (`weights.ts`). */
export const SIGNS = [
  /** The share of the card's wordings that no earlier card has, out of half. */
  'novelty',
  /** What the site announces and the small print name different kinds of card. */
  'otherCards',
  /** The small print names other issuers, and none that the site announces. */
  'foreignPrint',
  /** An issuer or a brand of card that the catalogue lacks. */
  'unknownIssuer',
  /** Fields whose sources disagree or are silent, out of four. */
  'doubts',
  /** Figures and names that no field says, out of four. */
  'unsaid',
] as const
export type Sign = (typeof SIGNS)[number]
export type Signs = Record<Sign, number>

const share = (count: number, most: number) => Math.min(1, count / most)
const flag = (value: boolean) => (value ? 1 : 0)

/** @param told All promotions of the card. @param novelty Of the card, 0–1. */
export function signsOf(
  { scope: { view }, readings }: Draft,
  promotion: ExtractedPromotion,
  told: readonly ExtractedPromotion[],
  novelty: number,
): Signs {
  const [header, print] = [affirmed(view.header), affirmed(view.legal)]
  const [announced, printed] = [kindsIn(header), kindsIn(print)]
  const mentions = [...header, ...print].flatMap((clause) => clause.mentions)
  return {
    novelty: share(novelty, 0.5),
    otherCards: flag(announced.size > 0 && printed.size > 0 && !isSame(announced, printed)),
    foreignPrint: flag(isPrintForeign(view)),
    unknownIssuer: flag(promotion.unknownPaymentMethods.length > 0),
    doubts: share(Object.values(readings).filter(({ doubt }) => doubt >= LEAST_DOUBT).length, 4),
    unsaid: share(mentions.filter((mention) => TELLING.has(mention.kind) && !isSaid(mention, told)).length, 4),
  }
}

const kindsIn = (clauses: readonly Clause[]) =>
  new Set(clauses.flatMap(({ mentions }) => mentionsOf(mentions, 'cardKind').map(({ value }) => value)))

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>) => a.size === b.size && [...a].every((kind) => b.has(kind))

/** Smaller doubts are habits of a source, not disagreement. */
const LEAST_DOUBT = 0.03
const TELLING = new Set<MentionKind>(['money', 'percent', 'instalments', 'date', 'weekdays', 'institution', 'tier'])
