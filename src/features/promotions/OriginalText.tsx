import { type MouseEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BlockRole } from '#domain/capture.ts'
import type { Evidence, EvidenceField, Span } from '#domain/promotion.ts'
import { labelOf } from '#domain/promotionFields.ts'
import chip from '#ui/chip.module.css'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import dots from './DotList.module.css'
import type { PromotionSource } from './detailData.ts'
import { type MarkedBlock, type MarkedPart, markedBlocks, markedFields } from './evidenceMarks.ts'
import styles from './OriginalText.module.css'

const ROLE_NAMES: Partial<Record<BlockRole, string>> = { legal: 'Letra chica', image: 'Imágenes', mark: 'Íconos' }

type Props = { words: NonNullable<PromotionSource['words']>; evidence: Evidence; notUnderstood: readonly Span[] }

/**
 * The very words of the card, as text whatever they hold, with what each field was read from marked. Picking a field shows its words; each
 * is also a link to the first of them, for pages without script.
 */
export function OriginalText({ words, evidence, notUnderstood }: Props) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [picked, pick] = useState<EvidenceField | null>(null)
  const blocks = markedBlocks(words.text, words.blocks, evidence)
  const marks = firstMarks(blocks, id)
  const follow = (event: MouseEvent, field: EvidenceField) => {
    event.preventDefault()
    if (picked === field) return pick(null)
    // At once, so that small print that was folded is open before the scroll.
    flushSync(() => pick(field))
    root.current?.querySelector(`[data-fields~="${field}"]`)?.scrollIntoView({ block: 'center', behavior: behaviour() })
  }
  return (
    <div className={styles.original} ref={root}>
      <p className={text.aside}>Tocá un dato para ver de qué palabras lo leímos.</p>
      <ul className={chip.choice}>
        {markedFields(blocks).map((field) => (
          <li key={field}>
            <a
              href={`#${id}${field}`}
              className={chip.chip}
              aria-current={picked === field ? 'true' : undefined}
              onClick={(event) => follow(event, field)}
            >
              {labelOf(field)}
            </a>
          </li>
        ))}
      </ul>
      <NotUnderstood said={words.text} spans={notUnderstood} />
      <div className={styles.words}>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a card never change.
          <BlockWords key={index} block={block} isFirst={blocks[index - 1]?.role !== block.role} picked={picked} id={marks} />
        ))}
      </div>
    </div>
  )
}

/** What the card says and we could not put into any field; the shopper decides whether it matters. */
function NotUnderstood({ said, spans }: { said: string; spans: readonly Span[] }) {
  if (spans.length === 0) return null
  return (
    <section className={styles.unread}>
      <p className={text.aside}>Letra chica que no pudimos interpretar</p>
      <ul className={dots.list}>
        {spans.map(({ start, end }) => (
          <li key={start}>«{said.slice(start, end)}»</li>
        ))}
      </ul>
    </section>
  )
}

function behaviour(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}

/** The id of the part where the words of a field begin, for those parts that are such. */
function firstMarks(blocks: readonly MarkedBlock[], prefix: string): Map<number, string> {
  const parts = blocks.flatMap((block) => block.parts)
  return new Map(
    markedFields(blocks).flatMap((field) => {
      const first = parts.find(({ fields }) => fields.includes(field))
      return first ? [[first.start, `${prefix}${field}`]] : []
    }),
  )
}

/** Letters above which the small print stays folded until one asks for it. */
const FOLDED = 400

type BlockProps = { block: MarkedBlock; isFirst: boolean; picked: EvidenceField | null; id: Map<number, string> }

function BlockWords({ block: { role, parts }, isFirst, picked, id }: BlockProps) {
  const name = ROLE_NAMES[role]
  const length = parts.reduce((sum, { text: said }) => sum + said.length, 0)
  const isPicked = picked !== null && parts.some(({ fields }) => fields.includes(picked))
  const words = (
    <p className={styles.said}>
      {parts.map((part) => (
        <Part key={part.start} part={part} picked={picked} id={id.get(part.start)} />
      ))}
    </p>
  )
  if (role === 'legal' && length > FOLDED) {
    return (
      <details className={text.small} open={isPicked || undefined}>
        <summary className={link.disclosure}>Letra chica, palabra por palabra</summary>
        {words}
      </details>
    )
  }
  return (
    <div className={name && text.small}>
      {name && isFirst && <p className={text.aside}>{name}</p>}
      {words}
    </div>
  )
}

function Part({ part: { text: said, fields }, picked, id }: { part: MarkedPart; picked: EvidenceField | null; id: string | undefined }) {
  if (fields.length === 0) return said
  const names = fields.map(labelOf).join(', ')
  const isPicked = picked !== null && fields.includes(picked)
  return (
    <mark id={id} data-fields={fields.join(' ')} className={isPicked ? styles.picked : undefined} title={names}>
      <span className={text.unseen}>{names}: </span>
      {said}
    </mark>
  )
}
