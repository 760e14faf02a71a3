import { type ChainSlug, iconsOf } from '#domain/catalogue/chain.ts'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { Block, CardWords } from '#domain/promotion/capture.ts'
import type { WhoKind } from '#domain/promotion/condition.ts'
import { methodWords } from '#domain/promotion/methodNames.ts'
import type { Evidence, EvidenceField, Span } from '#domain/promotion/promotion.ts'
import { EVIDENCE_FIELDS, labelOf } from '#domain/promotion/promotionFields.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { fold } from '#domain/text/fold.ts'
import { list } from '#domain/text/words.ts'
import type { OriginalWords } from './detailData.ts'

/** What words are marked for: a field, or a condition that no field says. */
export type MarkName = EvidenceField | keyof typeof CONDITION_LABELS

/** A stretch of a card's words and what was read from it; nothing for words that were not needed. */
export type MarkedPart = { start: number; text: string; fields: MarkName[] }
/** `called`: what an image shows, in words, where its own words are only the name of a file. */
export type MarkedBlock = Pick<Block, 'role'> & { parts: MarkedPart[]; called?: string }

const CONDITION_LABELS = { uses: 'Cuántas veces', region: 'En qué lugares', refund: 'Cómo vuelve la plata' }
const MARK_NAMES: readonly MarkName[] = [...EVIDENCE_FIELDS, ...(Object.keys(CONDITION_LABELS) as (keyof typeof CONDITION_LABELS)[])]

type Read = Pick<PublishedPromotion, 'evidence' | 'conflicts' | 'notUnderstood' | 'conditions'> &
  Partial<Pick<PublishedPromotion, 'paymentMethods' | 'supermarket' | 'excludesProducts'>>

/** The words of a card and what was read from them. Runs on the server: a browser needs no table of fields to show it. */
export function originalWords({ text, blocks }: Pick<CardWords, 'text' | 'blocks'>, promotion: Read): OriginalWords {
  const methods = [...new Set((promotion.paymentMethods ?? []).flat())]
  const marked = markedBlocks(text, blocks, marksOf(promotion)).map((block) => {
    const called = calledOf(block, methods, promotion.supermarket)
    return called === null ? block : { ...block, called }
  })
  return {
    blocks: marked,
    fields: markedFields(marked).map((name) => ({
      name,
      label: name in CONDITION_LABELS ? CONDITION_LABELS[name as 'uses'] : labelOf(name as EvidenceField),
    })),
    conflicts: conflictsIn(text, promotion.evidence, promotion.conflicts),
    excludesProducts: promotion.excludesProducts ?? null,
    notUnderstood: promotion.notUnderstood.map(({ start, end }) => text.slice(start, end)),
  }
}

/** Endings of images' files. */
const FILE_ENDING = /\.(?:png|jpe?g|webp|svg|gif|avif)$/i

/** «logo de Mercado Pago», «imagen «banco nacion»», «ícono de locales y online»; null for what has words of its own. */
function calledOf({ role, parts }: MarkedBlock, methods: readonly MethodName[], chain: ChainSlug | undefined): string | null {
  const name = parts
    .map(({ text }) => text)
    .join('')
    .trim()
  if ((role !== 'image' && role !== 'mark') || !isFileName(name)) return null
  const known = chain && iconsOf(chain)[name]
  if (known) return `ícono de ${known}`
  const words = name
    .replace(FILE_ENDING, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
  const letters = fold(words).replaceAll(' ', '')
  const isIn = (one: MethodName) => [one, methodWords(one)].some((called) => letters.includes(fold(called).replaceAll(' ', '')))
  const shown = new Set(methods.filter(isIn).map(methodWords))
  return shown.size === 0 ? `${role === 'image' ? 'imagen' : 'ícono'} «${words.replace(/^logo /i, '')}»` : `logo de ${list([...shown])}`
}

/** A name that a machine gave: one word, with an ending or with capitals inside. */
function isFileName(name: string): boolean {
  return !/\s/.test(name) && (FILE_ENDING.test(name) || /\p{Ll}\p{Lu}/u.test(name))
}

/** What the card says otherwise, beside what was read; fields that the same words contradict are one. The same words said twice are no contradiction. */
function conflictsIn(text: string, evidence: Evidence, conflicts: Evidence): OriginalWords['conflicts'] {
  const wordsAt = (spans: Evidence[EvidenceField] = []) => [...new Set(spans.map(({ start, end }) => text.slice(start, end).trim()))]
  const found = new Map<string, OriginalWords['conflicts'][number]>()
  for (const name of EVIDENCE_FIELDS) {
    const read = wordsAt(evidence[name])
    const said = wordsAt(conflicts[name]).filter((words) => words !== '' && !read.includes(words))
    const key = said.join('\n')
    if (said.length > 0 && !found.has(key)) found.set(key, { about: name, read, said })
  }
  return [...found.values()]
}

type Mark = Span & { name: MarkName }

/** Which purchase counts is no matter of who it is for. */
const MARKED_UNDER: Partial<Record<WhoKind, MarkName>> = { member: 'membership', firstPurchase: 'uses' }

/** All evidence by name; that of a condition under the field that says the same, where there is one. */
function marksOf({ evidence, conditions }: Read): Mark[] {
  const { who, evidence: ofConditions } = conditions
  const under = (name: MarkName, spans: readonly Span[] = []) => spans.map(({ start, end }) => ({ name, start, end }))
  return [
    ...EVIDENCE_FIELDS.flatMap((field) => under(field, evidence[field])),
    ...who.flatMap((one) => under(MARKED_UNDER[one.kind] ?? 'appliesOnlyTo', [one])),
    ...under('paymentRails', ofConditions.how),
    ...under('excludesProducts', ofConditions.excludes),
    ...under('onlyForProducts', ofConditions.onlyFor),
    ...under('uses', ofConditions.uses),
    ...under('region', ofConditions.region),
    ...under('refund', ofConditions.refund),
  ]
}

/**
 * The words of a card, block by block, cut wherever evidence begins or ends; the parts of a block put together are its words, letter by
 * letter. Spans outside the text mark nothing.
 */
function markedBlocks(text: string, blocks: readonly Block[], marks: readonly Mark[]): MarkedBlock[] {
  return blocks
    .filter(({ start, end }) => text.slice(start, end).trim() !== '')
    .map(({ role, start, end }) => {
      const inside = marks.filter((mark) => mark.start < end && mark.end > start)
      const cuts = [start, end, ...inside.flatMap((mark) => [Math.max(start, mark.start), Math.min(end, mark.end)])]
      const bounds = [...new Set(cuts)].sort((a, b) => a - b)
      const parts = bounds.slice(0, -1).map((from, index) => ({
        start: from,
        text: text.slice(from, bounds[index + 1]),
        fields: MARK_NAMES.filter((name) => inside.some((mark) => mark.name === name && mark.start <= from && mark.end > from)),
      }))
      return { role, parts }
    })
}

function markedFields(blocks: readonly MarkedBlock[]): MarkName[] {
  const marked = new Set(blocks.flatMap(({ parts }) => parts.flatMap(({ fields }) => fields)))
  return MARK_NAMES.filter((name) => marked.has(name))
}
