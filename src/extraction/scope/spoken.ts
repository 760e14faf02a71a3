import type { Discount } from '#domain/promotion/promotion.ts'
import { type Mention, mentionsOf } from '../mentions/mention.ts'
import { once } from '../once.ts'
import { affirmed, type Clause } from './clause.ts'
import { type OfferView, wordsOfOffer } from './offerView.ts'

/** The clauses that promise or ask for something on behalf of the offer. */
export const affirmedWords = once((view: OfferView): readonly Clause[] => affirmed(spokenWords(view)))

/** The clauses of the offer's words, without what a sentence says of another figure: "20 % con X y 30 % con Y" names both. */
export const spokenWords = once((view: OfferView): readonly Clause[] => withoutOthers(view))

function withoutOthers(view: OfferView): readonly Clause[] {
  const words = wordsOfOffer(view)
  const sentences = new Map<number, Clause[]>()
  for (const clause of words) {
    const own = sentences.get(clause.sentence)
    if (own === undefined) sentences.set(clause.sentence, [clause])
    else own.push(clause)
  }
  const others = [...sentences.values()].flatMap((clauses) => stretchesOfOthers(view, clauses))
  if (others.length === 0) return words
  const isOthers = ({ start }: Mention) => others.some((stretch) => start >= stretch.start && start < stretch.end)
  return words.map((clause) => ({ ...clause, mentions: clause.mentions.filter((mention) => !isOthers(mention)) }))
}

type Figure = { start: number; end: number; mine: boolean }

/** From each figure of another offer to the next of this one. Figures close together ("15 % y 3 cuotas") share what follows. */
function stretchesOfOthers({ folded, offer, backed }: OfferView, clauses: readonly Clause[]): { start: number; end: number }[] {
  const figures = affirmed(clauses)
    .flatMap(({ mentions }) => mentions.flatMap((mention) => figureOf(mention, offer.discount)))
    .sort((a, b) => a.start - b.start)
  const notes = figures.filter(({ mine }) => !mine).flatMap(({ end }) => noteAfter(folded, end))
  if (figures.every(({ mine }) => mine)) return []
  const end = Math.max(...clauses.map((clause) => clause.end))
  // The offer's figure stands elsewhere in the small print: a sentence about another speaks of another.
  if (!figures.some(({ mine }) => mine))
    return isOfOthers(clauses, figures[0] as Figure, backed) ? [{ start: (clauses[0] as Clause).start, end }] : []
  const groups: Figure[] = []
  for (const figure of figures) {
    const last = groups.at(-1)
    if (last !== undefined && figure.start - last.end < TOGETHER) Object.assign(last, { end: figure.end, mine: last.mine || figure.mine })
    else groups.push({ ...figure })
  }
  return [
    ...notes,
    ...groups.flatMap(({ start, mine }, index) =>
      mine
        ? []
        : [
            {
              start: start - subjectBefore(clauses, groups[index - 1]?.end ?? (clauses[0] as Clause).start, start),
              end: groups[index + 1]?.start ?? end,
            },
          ],
    ),
  ]
}

/** An announcement is another's as well where it says who gets the other figure: `los demás clientes, un 5 %`. */
function isOfOthers(clauses: readonly Clause[], { start }: Figure, backed: boolean): boolean {
  const isSubject = (mention: Mention) => (mention.kind === 'people' || mention.kind === 'tier') && mention.start < start
  return clauses[0]?.role === 'legal' ? backed : clauses.some(({ mentions }) => mentions.some(isSubject))
}

/** "Los clientes X recibirán un 5 %": how far before a figure the words begin that say who gets it. */
function subjectBefore(clauses: readonly Clause[], from: number, figure: number): number {
  const before = clauses.flatMap(({ mentions }) => mentions).filter(({ start, end }) => start >= from && end <= figure)
  const topics = mentionsOf(before, 'topic')
  const verb = topics.findLast(({ value, end }) => value === 'gets' && figure - end < NEAR_VERB)
  const holders = topics.find(({ value, start }) => value === 'holders' && start < (verb?.start ?? 0))
  return verb === undefined || holders === undefined ? 0 : figure - holders.start
}
/** UTF-16 units. */
const NEAR_VERB = 40

/** A bracket right behind a figure speaks of that figure alone. */
function noteAfter(folded: string, end: number): { start: number; end: number }[] {
  const start = folded[end] === ' ' ? end + 1 : end
  const close = folded[start] === '(' ? folded.indexOf(')', start) : -1
  return close < 0 || close - start > LONGEST_NOTE ? [] : [{ start: end, end: close + 1 }]
}
const LONGEST_NOTE = 62

const TOGETHER = 32

function figureOf(mention: Mention, own: Discount): Figure[] {
  const { start, end } = mention
  if (mention.kind === 'instalments')
    return [{ start, end, mine: own.type === 'cuotas sin intereses' && mention.value.includes(own.value) }]
  if (mention.kind !== 'percent') return []
  return [{ start, end, mine: own.type === 'porcentaje' && mention.value === own.value }]
}
