import { type ChainSlug, iconMeanings } from '#domain/catalogue/chain.ts'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { Block, CardWords } from '#domain/promotion/capture.ts'
import type { WhoKind } from '#domain/promotion/condition.ts'
import { methodWords } from '#domain/promotion/methodNames.ts'
import type { Evidence, EvidenceField, Span } from '#domain/promotion/promotion.ts'
import { EVIDENCE_FIELDS, READ_FIELDS } from '#domain/promotion/promotionFields.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { fold } from '#domain/text/fold.ts'
import { joinWithAnd } from '#domain/text/words.ts'
import type { OriginalWords } from './detailData.ts'

/** The name of a mark: a field, or a condition outside all fields. */
export type MarkName = EvidenceField | keyof typeof CONDITION_LABELS

/** A stretch of a card's words, and the fields read from it; empty when nothing was. */
export type MarkedPart = { start: number; text: string; fields: MarkName[] }
/** `called` describes an image whose own words are only a file name. */
export type MarkedBlock = Pick<Block, 'role'> & { parts: MarkedPart[]; called?: string }

const CONDITION_LABELS = { uses: 'Cuántas veces', region: 'En qué lugares', refund: 'Cómo vuelve la plata' }
const MARK_NAMES: readonly MarkName[] = [...EVIDENCE_FIELDS, ...(Object.keys(CONDITION_LABELS) as (keyof typeof CONDITION_LABELS)[])]

type Read = Pick<PublishedPromotion, 'evidence' | 'conflicts' | 'notUnderstood' | 'conditions'> &
  Partial<Pick<PublishedPromotion, 'paymentMethods' | 'supermarket' | 'excludesProducts'>>

/** Marks a card's words with what was read from them. It runs on the server, so that the browser needs no table of fields. */
export function markWords({ text, blocks }: Pick<CardWords, 'text' | 'blocks'>, promotion: Read): OriginalWords {
  const methods = [...new Set((promotion.paymentMethods ?? []).flat())]
  const marked = markedBlocks(text, blocks, marksOf(promotion)).map((block) => {
    const called = calledOf(block, methods, promotion.supermarket)
    return called === null ? block : { ...block, called }
  })
  return {
    blocks: marked,
    fields: markedFields(marked).map((name) => ({
      name,
      label: name in CONDITION_LABELS ? CONDITION_LABELS[name as 'uses'] : READ_FIELDS[name as EvidenceField].label,
    })),
    conflicts: conflictsIn(text, blocks, promotion),
    excludesProducts: promotion.excludesProducts ?? null,
    notUnderstood: promotion.notUnderstood.map(({ start, end }) => text.slice(start, end)),
  }
}

const FILE_ENDING = /\.(?:png|jpe?g|webp|svg|gif|avif)$/i

/** Describes an image: «logo de Mercado Pago», «imagen «banco nacion»», «ícono de locales y online»; null for a block with words. */
function calledOf({ role, parts }: MarkedBlock, methods: readonly MethodName[], chain: ChainSlug | undefined): string | null {
  const name = parts
    .map(({ text }) => text)
    .join('')
    .trim()
  if ((role !== 'image' && role !== 'mark') || !isFileName(name)) return null
  const known = chain && iconMeanings(chain)[name]
  if (known) return `ícono de ${known}`
  const words = name
    .replace(FILE_ENDING, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
  const letters = fold(words).replaceAll(' ', '')
  const isIn = (one: MethodName) => [one, methodWords(one)].some((called) => letters.includes(fold(called).replaceAll(' ', '')))
  const shown = new Set(methods.filter(isIn).map(methodWords))
  return shown.size === 0
    ? `${role === 'image' ? 'imagen' : 'ícono'} «${words.replace(/^logo /i, '')}»`
    : `logo de ${joinWithAnd([...shown])}`
}

/** Checks for a machine-made name: one word, with a file ending or capitals inside. */
function isFileName(name: string): boolean {
  return !/\s/.test(name) && (FILE_ENDING.test(name) || /\p{Ll}\p{Lu}/u.test(name))
}

/**
 * Pairs values with the contradicting words of the card. Fields contradicted by the same words are merged; identical
 * words do not contradict, and the name of a picture or an icon is no word of the card.
 */
function conflictsIn(text: string, blocks: readonly Block[], { evidence, conflicts }: Read): OriginalWords['conflicts'] {
  const names = blocks.filter(({ role }) => role === 'image' || role === 'mark')
  const isWords = ({ start }: Span) => !names.some((block) => block.start <= start && start < block.end)
  const wordsAt = (spans: Evidence[EvidenceField] = []) => [
    ...new Set(spans.filter(isWords).map(({ start, end }) => text.slice(start, end).trim())),
  ]
  const found = new Map<string, OriginalWords['conflicts'][number]>()
  for (const name of EVIDENCE_FIELDS) {
    const read = wordsAt(evidence[name])
    const said = wordsAt(conflicts[name]).filter((words) => words !== '' && !read.includes(words))
    const key = said.join('\n')
    if (said.length > 0 && !found.has(key)) found.set(key, { about: READ_FIELDS[name].subject, read, said })
  }
  return [...found.values()]
}

type Mark = Span & { name: MarkName }

/** Conditions shown under another mark: which purchase counts is about uses, not about people. */
const MARKED_UNDER: Partial<Record<WhoKind, MarkName>> = { member: 'membership', firstPurchase: 'uses' }

/** Collects all evidence by mark; a condition's words go under the field with the same meaning, if there is one. */
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
 * Splits each block wherever evidence begins or ends. The parts of a block join to its exact words; spans outside the
 * text mark nothing.
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
