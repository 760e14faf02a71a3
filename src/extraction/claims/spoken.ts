import type { Discount } from '#domain/promotion.ts'
import type { Mention } from '../mentions/mention.ts'
import { affirmed, type Clause } from '../scope/clause.ts'
import { type OfferView, wordsOfOffer } from './offerView.ts'

/** Several rules ask for the same words of the same view, which never changes. */
const known = new WeakMap<OfferView, { spoken: readonly Clause[]; affirmed: readonly Clause[] }>()

function wordsOnce(view: OfferView): { spoken: readonly Clause[]; affirmed: readonly Clause[] } {
  const before = known.get(view)
  if (before !== undefined) return before
  const spoken = withoutOthers(view)
  const words = { spoken, affirmed: affirmed(spoken) }
  known.set(view, words)
  return words
}

/** The clauses that promise or ask for something on behalf of the offer. */
export function affirmedWords(view: OfferView): readonly Clause[] {
  return wordsOnce(view).affirmed
}

/** The clauses of the offer's words, without what a sentence says of another figure: "20 % con X y 30 % con Y" names both. */
export function spokenWords(view: OfferView): readonly Clause[] {
  return wordsOnce(view).spoken
}

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
    .flatMap(({ mentions }) => mentions.flatMap((mention) => figureOf(folded, mention, offer.discount)))
    .sort((a, b) => a.start - b.start)
  const notes = figures.filter(({ mine }) => !mine).flatMap(({ end }) => noteAfter(folded, end))
  if (figures.every(({ mine }) => mine)) return []
  const end = Math.max(...clauses.map((clause) => clause.end))
  // The offer's figure stands elsewhere in the small print: a sentence about another speaks of another.
  if (!figures.some(({ mine }) => mine)) return backed && clauses[0]?.role === 'legal' ? [{ start: (clauses[0] as Clause).start, end }] : []
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
              start: start - subjectBefore(folded, groups[index - 1]?.end ?? (clauses[0] as Clause).start, start),
              end: groups[index + 1]?.start ?? end,
            },
          ],
    ),
  ]
}

/** "Los clientes X recibirán un 5 %": how far before a figure the words begin that say who gets it. */
function subjectBefore(folded: string, from: number, figure: number): number {
  return SUBJECT.exec(folded.slice(Math.max(from, figure - 220), figure))?.[0].length ?? 0
}

const SUBJECT =
  /(?:client[ea]s|usuari[oa]s|titulares|quienes|segmento|soci[oa]s|miembros)[^%$]{0,150}(?:recib|obten|obtend|tene|tien|tendr|acced|contar|disfrut)[a-z]{1,7}[^%$]{0,40}$/

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
