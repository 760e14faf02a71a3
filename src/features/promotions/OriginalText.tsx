import { type MouseEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BlockRole } from '#domain/promotion/capture.ts'
import chip from '#ui/chip.module.css'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import styles from './detail.module.css'
import type { OriginalWords } from './detailData.ts'
import type { MarkedBlock, MarkedPart, MarkName } from './evidenceMarks.ts'

const ROLE_NAMES: Partial<Record<BlockRole, string>> = { legal: 'Letra chica', image: 'Imágenes' }

/** The field whose words are highlighted, and a function to highlight another. `root` is the element with the original text. */
export type EvidenceHighlight = {
  picked: MarkName | null
  follow: (event: MouseEvent, name: MarkName) => void
  root: RefObject<HTMLDivElement | null>
}

/** Holds the state that the original text and links to it share. */
export function useEvidenceHighlight(): EvidenceHighlight {
  const root = useRef<HTMLDivElement>(null)
  const [picked, pick] = useState<MarkName | null>(null)
  const follow = (event: MouseEvent, name: MarkName) => {
    event.preventDefault()
    // Renders synchronously, so that folded small print is open before scrolling.
    flushSync(() => pick(name))
    const first = root.current?.querySelector(`[data-fields~="${name}"]`)
    for (let fold = first?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
    first?.scrollIntoView({ block: 'center', behavior: behaviour() })
  }
  return { picked, follow, root }
}

/** Shows a fact, and links it to the words it was read from if those are on the page. */
export function FactWithEvidence({ name, words, evidence, children }: FromWordsProps) {
  if (!words?.fields.some((field) => field.name === name)) return children
  return (
    <a className={styles.fromWords} href={`#${placeOf(name)}`} onClick={(event) => evidence.follow(event, name)}>
      {children}
    </a>
  )
}

type FromWordsProps = { name: MarkName; words: OriginalWords | null; evidence: EvidenceHighlight; children: ReactNode }

/** Returns the anchor of a field's first words; the page shows only one original text. */
function placeOf(name: MarkName): string {
  return `texto-${name}`
}

type OriginalProps = {
  words: OriginalWords
  evidence: EvidenceHighlight
  /** Whether it is an issuer's record, whose marks are the fields of its list in our words. */
  isOfFeed: boolean
}

/**
 * Shows the card's original words as text, with the words of each field marked. Picking a field highlights its words;
 * without scripts each field links to its first words.
 */
export function OriginalText({ words: { blocks, fields }, evidence, isOfFeed }: OriginalProps) {
  const { picked, follow } = evidence
  const marks = { first: firstMarks(blocks, fields), labels: new Map(fields.map(({ name, label }) => [name, label])), picked }
  return (
    <div className={styles.original}>
      <p className={text.aside}>Tocá un dato para ver de qué palabras lo leímos.</p>
      <ul className={chip.choice}>
        {fields.map(({ name, label }) => (
          <li key={name}>
            <a
              href={`#${placeOf(name)}`}
              className={chip.chip}
              aria-current={picked === name ? 'true' : undefined}
              onClick={(event) => follow(event, name)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.words}>
        <Blocks blocks={blocks.filter((block) => !isOurs(block))} marks={marks} />
      </div>
      {blocks.some(isOurs) && (
        <div className={text.small}>
          <p className={text.aside}>{`Datos de su ${isOfFeed ? 'lista' : 'página'}, en palabras nuestras`}</p>
          <Blocks blocks={blocks.filter(isOurs)} marks={marks} />
        </div>
      )}
    </div>
  )
}

function behaviour(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}

/** Returns, for some parts, the anchor id of the field whose words begin there. */
function firstMarks(blocks: OriginalWords['blocks'], fields: OriginalWords['fields']): Map<number, string> {
  const parts = blocks.flatMap((block) => block.parts)
  return new Map(
    fields.flatMap(({ name }) => {
      const first = parts.find((part) => part.fields.includes(name))
      return first ? [[first.start, placeOf(name)]] : []
    }),
  )
}

/** Small print longer than this starts folded (characters). */
const FOLDED = 400

/** `first` maps a part's start to the anchor id of the field whose words begin there. */
type Marks = { first: ReadonlyMap<number, string>; labels: ReadonlyMap<MarkName, string>; picked: MarkName | null }
type BlockProps = { block: MarkedBlock; isFirst: boolean; marks: Marks }

/** What the reading says of icons, pictures and fields without words of their own. */
const isOurs = ({ role, called }: MarkedBlock) => role === 'mark' || called !== undefined

function Blocks({ blocks, marks }: { blocks: readonly MarkedBlock[]; marks: Marks }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a card never change.
    <BlockWords key={index} block={block} isFirst={blocks[index - 1]?.role !== block.role} marks={marks} />
  ))
}

function BlockWords({ block: { role, parts: own, called }, isFirst, marks }: BlockProps) {
  const parts = called === undefined ? own : [calledPart(own, called)]
  const name = ROLE_NAMES[role]
  const length = parts.reduce((sum, { text: said }) => sum + said.length, 0)
  const isOpen = parts.some((part) => isPicked(part, marks))
  const words = (
    <p className={styles.said}>
      {parts.map((part) => (
        <Part key={part.start} part={part} marks={marks} />
      ))}
    </p>
  )
  if (role === 'legal' && length > FOLDED) {
    return (
      <details className={text.small} open={isOpen || undefined}>
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

/** Merges an image's parts into one described part, marked for every field read from its file name. */
function calledPart(parts: readonly MarkedPart[], called: string): MarkedPart {
  return { start: parts[0]?.start ?? 0, text: called, fields: [...new Set(parts.flatMap(({ fields }) => fields))] }
}

function Part({ part, marks }: { part: MarkedPart; marks: Marks }) {
  const { start, text: said, fields } = part
  if (fields.length === 0) return said
  const names = fields.map((field) => marks.labels.get(field)).join(', ')
  return (
    <mark
      id={marks.first.get(start)}
      data-fields={fields.join(' ')}
      className={isPicked(part, marks) ? styles.picked : undefined}
      title={names}
    >
      <span className={text.unseen}>{names}: </span>
      {said}
    </mark>
  )
}

function isPicked({ fields }: MarkedPart, { picked }: Marks): boolean {
  return picked !== null && fields.includes(picked)
}
