import type { Discount } from '#domain/promotion.ts'
import type { Clause } from '../clauses/clause.ts'
import type { Mention } from '../mentions/mention.ts'
import { type OfferView, wordsOfOffer } from './offerView.ts'

/** The clauses that promise or ask for something on behalf of the offer. */
export function affirmedWords(view: OfferView): Clause[] {
  return spokenWords(view).filter(({ modality }) => modality === 'grants' || modality === 'requires')
}

/** The clauses of the offer's words, without what a sentence says of another figure: "20 % con X y 30 % con Y" names both. */
export function spokenWords(view: OfferView): Clause[] {
  const words = wordsOfOffer(view)
  const sentences = new Map<number, Clause[]>()
  for (const clause of words) sentences.set(clause.sentence, [...(sentences.get(clause.sentence) ?? []), clause])
  const others = [...sentences.values()].flatMap((clauses) => stretchesOfOthers(view, clauses))
  if (others.length === 0) return words
  const isOthers = ({ start }: Mention) => others.some((stretch) => start >= stretch.start && start < stretch.end)
  return words.map((clause) => ({ ...clause, mentions: clause.mentions.filter((mention) => !isOthers(mention)) }))
}

type Figure = { start: number; end: number; mine: boolean }

/** From each figure of another offer to the next of this one. Figures close together ("15 % y 3 cuotas") share what follows. */
function stretchesOfOthers({ folded, offer }: OfferView, clauses: readonly Clause[]): { start: number; end: number }[] {
  const figures = clauses
    .filter(({ modality }) => modality === 'grants' || modality === 'requires')
    .flatMap(({ mentions }) => mentions.flatMap((mention) => figureOf(folded, mention, offer.discount)))
    .sort((a, b) => a.start - b.start)
  const notes = figures.filter(({ mine }) => !mine).flatMap(({ end }) => noteAfter(folded, end))
  if (!figures.some(({ mine }) => mine) || figures.every(({ mine }) => mine)) return []
  const groups: Figure[] = []
  for (const figure of figures) {
    const last = groups.at(-1)
    if (last !== undefined && figure.start - last.end < TOGETHER) Object.assign(last, { end: figure.end, mine: last.mine || figure.mine })
    else groups.push({ ...figure })
  }
  const end = Math.max(...clauses.map((clause) => clause.end))
  return [...notes, ...groups.flatMap(({ start, mine }, index) => (mine ? [] : [{ start, end: groups[index + 1]?.start ?? end }]))]
}

/** A bracket right behind a figure speaks of that figure alone. */
function noteAfter(folded: string, end: number): { start: number; end: number }[] {
  const note = /^ ?\([^()]{1,60}\)/.exec(folded.slice(end, end + 64))
  return note === null ? [] : [{ start: end, end: end + note[0].length }]
}

const TOGETHER = 32
const OF_DISCOUNT =
  /^ ?(?:\([^)]{1,40}\) ?)?(?:adicional|extra|de (?:descuento|ahorro|reintegro|bonific|devol|dto|la bonific)|off\b|dto|descuento|ahorro|reintegro|bonific|devol|sin tope|en compras|pagando|abonando)/

function figureOf(folded: string, mention: Mention, own: Discount): Figure[] {
  const { start, end } = mention
  if (mention.kind === 'instalments')
    return [{ start, end, mine: own.type === 'cuotas sin intereses' && mention.value.includes(own.value) }]
  if (mention.kind !== 'percent' || (mention.role !== 'value' && !OF_DISCOUNT.test(folded.slice(end, end + 60)))) return []
  return [{ start, end, mine: own.type === 'porcentaje' && mention.value === own.value }]
}
