import type { Discount, Span } from '#domain/promotion/promotion.ts'
import { memoize } from '../memoize.ts'
import type { Mention } from '../mentions/mention.ts'
import { isAddition } from '../mentions/percent.ts'
import { findEndOfPeer } from './attach.ts'
import { type Clause, isAffirmed, selectAffirmed } from './clause.ts'
import type { Offer } from './offer.ts'
import { getOfferClauses, type OfferView } from './offerView.ts'

/** What promises or asks for something. */
export const getAffirmedClauses = memoize((view: OfferView): readonly Clause[] => selectAffirmed(getClausesWithoutOtherFigures(view)))

/** Of a sentence with several figures ("20 % con X y 30 % con Y"), mentions for another figure are left out. */
export const getClausesWithoutOtherFigures = memoize((view: OfferView): readonly Clause[] => dropOtherFigures(view))

export const getStretchesOfOthers = memoize((view: OfferView): readonly Span[] =>
  groupBySentence(getOfferClauses(view)).flatMap((clauses) => findStretchesOfOthers(view, clauses)),
)

function groupBySentence(words: readonly Clause[]): Clause[][] {
  const sentences = new Map<number, Clause[]>()
  for (const clause of words) {
    const own = sentences.get(clause.sentence)
    if (own === undefined) sentences.set(clause.sentence, [clause])
    else own.push(clause)
  }
  return [...sentences.values()]
}

function dropOtherFigures(view: OfferView): readonly Clause[] {
  const words = getOfferClauses(view)
  const others = getStretchesOfOthers(view)
  if (others.length === 0) return words
  const isOthers = ({ start }: Mention) => others.some((stretch) => start >= stretch.start && start < stretch.end)
  return words.map((clause) => ({ ...clause, mentions: clause.mentions.filter((mention) => !isOthers(mention)) }))
}

type Figure = { start: number; end: number; mine: boolean }

/** Figures close together ("15 % y 3 cuotas") share the words after them, unless each has an amount. */
function findStretchesOfOthers(
  { folded, offer, isBackedBySmallPrint }: OfferView,
  clauses: readonly Clause[],
): { start: number; end: number }[] {
  const figures = clauses
    .filter((clause) => isAffirmed(clause) || clause.modality === 'forbids')
    .flatMap(({ mentions }) => mentions.flatMap((mention) => figureOfMention(mention, offer.discount)))
    .sort((a, b) => a.start - b.start)
  const notes = figures.filter(({ mine }) => !mine).flatMap(({ end }) => findNoteAfter(folded, end))
  if (figures.every(({ mine }) => mine)) return []
  const end = Math.max(...clauses.map((clause) => clause.end))
  // If the small print names the offer's figure elsewhere, a sentence with only another figure is about that one.
  if (!figures.some(({ mine }) => mine))
    return isOfOthers(clauses, figures[0] as Figure, isBackedBySmallPrint, offer) ? [{ start: (clauses[0] as Clause).start, end }] : []
  const mentions = clauses.flatMap((clause) => clause.mentions)
  const isPriced = (between: Span) => mentions.some(({ kind, start }) => kind === 'money' && start >= between.start && start < between.end)
  const groups: Figure[] = []
  for (const figure of figures) {
    const last = groups.at(-1)
    const isTogether =
      last !== undefined &&
      figure.start - last.end < TOGETHER &&
      !isAddition(folded, figure) &&
      !isPriced({ start: last.end, end: figure.start })
    if (isTogether) Object.assign(last, { end: figure.end, mine: last.mine || figure.mine })
    else groups.push({ ...figure })
  }
  const borders = groups.slice(1).map((group, index) => findEndOfPeer(folded, mentions, groups[index] as Figure, group))
  return [
    ...notes,
    ...groups.flatMap(({ start, mine }, index) =>
      mine
        ? []
        : [
            {
              start: borders[index - 1] ?? start,
              end: borders[index] ?? end,
            },
          ],
    ),
  ]
}

/** In the print: the offer's figure is named elsewhere. In the header: several percentages, or the people who get it. */
function isOfOthers(clauses: readonly Clause[], { start }: Figure, backed: boolean, { rank }: Offer): boolean {
  const isSubject = (mention: Mention) => (mention.kind === 'people' || mention.kind === 'tier') && mention.start < start
  return clauses[0]?.role === 'legal' ? backed : rank !== null || clauses.some(({ mentions }) => mentions.some(isSubject))
}

/** Brackets right after a figure are about that figure alone. */
function findNoteAfter(folded: string, end: number): { start: number; end: number }[] {
  const start = folded[end] === ' ' ? end + 1 : end
  const close = folded[start] === '(' ? folded.indexOf(')', start) : -1
  return close < 0 || close - start > LONGEST_NOTE ? [] : [{ start: end, end: close + 1 }]
}
const LONGEST_NOTE = 62

const TOGETHER = 32

function figureOfMention(mention: Mention, own: Discount): Figure[] {
  const { start, end } = mention
  if (mention.kind === 'instalments')
    return [{ start, end, mine: own.type === 'cuotas sin intereses' && mention.value.includes(own.value) }]
  if (mention.kind !== 'percent') return []
  return [{ start, end, mine: own.type === 'porcentaje' && mention.value === own.value }]
}
