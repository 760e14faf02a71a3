import type { CardWords } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import type { AnyShape } from '#domain/shape/shape.ts'

/** The values of a form by input name, as browsers send them. */
export type FormValues = Record<string, string[]>

/** A mistake in a form; the message is in Spanish. */
export class FormProblem extends Error {
  override name = 'FormProblem'
}

export const TICKED_VALUE = 'si'
/** The input for the card's words that prove the other inputs of a row. */
const WORDS = 'palabras'

export type FormInput = { name: string; label: string } & (
  | { kind: 'ticks' | 'choice'; values: readonly string[] }
  | { kind: 'tick' | 'text' | 'number' | 'lines' }
  | { kind: 'group'; inputs: FormInput[] }
)

/** Describes the inputs for a value of the shape; lists have one empty row more than `typed`. */
export function describeInputs(shape: AnyShape, name: string, typed: FormValues): FormInput {
  const label = name.split('.').findLast((part) => !/^\d+$/.test(part)) ?? name
  switch (shape.kind) {
    case 'maybe':
      return describeInputs(shape.of, name, typed)
    case 'choice':
      return { name, label, kind: 'choice', values: ['', ...shape.values] }
    case 'set':
      return { name, label, kind: 'ticks', values: shape.values }
    case 'flags':
      return { name, label, kind: 'ticks', values: shape.names }
    case 'truth':
      return { name, label, kind: 'tick' }
    case 'number':
      return { name, label, kind: 'number' }
    case 'record': {
      const inputs = Object.entries(shape.fields).map(([field, of]) => describeInputs(of, `${name}.${field}`, typed))
      const words: FormInput[] = 'quote' in shape.offPage ? [{ name: `${name}.${WORDS}`, label: WORDS, kind: 'text' }] : []
      return { name, label, kind: 'group', inputs: [...inputs, ...words] }
    }
    case 'list': {
      if (shape.of.kind !== 'record') return { name, label, kind: 'lines' }
      const rows = rowsOf(shape, name, typed)
      const open = (rows.at(-1) ?? -1) + 1
      return { name, label, kind: 'group', inputs: [...rows, open].map((row) => describeInputs(shape.of, `${name}.${row}`, typed)) }
    }
    default:
      return { name, label, kind: 'text' }
  }
}

/** Returns the indexes of a list's rows; an empty first input removes its row. */
function rowsOf({ of }: { of: AnyShape }, name: string, typed: FormValues): number[] {
  const [first = ''] = of.kind === 'record' ? Object.keys(of.fields) : []
  const rows = Object.keys(typed).flatMap((input) => {
    const [row = '', field, ...deeper] = input.startsWith(`${name}.`) ? input.slice(name.length + 1).split('.') : []
    return /^\d{1,3}$/.test(row) && field === first && deeper.length === 0 && readTypedText(typed, input) !== '' ? [Number(row)] : []
  })
  return rows.sort((a, b) => a - b)
}

/** Converts a value of the shape to form values. */
export function toFormValues(shape: AnyShape, name: string, value: unknown): FormValues {
  switch (shape.kind) {
    case 'maybe':
      return value === null ? {} : toFormValues(shape.of, name, value)
    case 'set':
      return { [name]: [...(value as string[])] }
    case 'flags':
      return { [name]: shape.names.filter((one) => (value as Record<string, boolean>)[one]) }
    case 'truth':
      return { [name]: value ? [TICKED_VALUE] : [] }
    case 'record': {
      const { start, end, ...parts } = value as Record<string, unknown>
      const fields = Object.entries(shape.fields).map(([field, of]) => toFormValues(of, `${name}.${field}`, parts[field]))
      const words = 'quote' in shape.offPage ? { [`${name}.${WORDS}`]: [start === end ? '' : `${start}-${end}`] } : {}
      return Object.assign({}, ...fields, words)
    }
    case 'list': {
      const items = value as unknown[]
      if (shape.of.kind !== 'record') return { [name]: [items.join('\n')] }
      return Object.assign({}, ...items.map((item, row) => toFormValues(shape.of, `${name}.${row}`, item)))
    }
    default:
      return { [name]: [String(value)] }
  }
}

/** Reads a value from the form; null for an empty one, if the shape allows it. @throws FormProblem */
export function readFormValue(shape: AnyShape, name: string, typed: FormValues, card: CardWords): unknown {
  const all = typed[name] ?? []
  const text = readTypedText(typed, name)
  switch (shape.kind) {
    case 'maybe':
      return isBlank(name, typed) ? null : readFormValue(shape.of, name, typed, card)
    case 'set':
      return shape.values.filter((value) => all.includes(value))
    case 'flags':
      return Object.fromEntries(shape.names.map((one) => [one, all.includes(one)]))
    case 'truth':
      return all.includes(TICKED_VALUE)
    case 'number':
      return parseTypedNumber(text)
    case 'record': {
      const fields = Object.entries(shape.fields).map(([field, of]) => [field, readFormValue(of, `${name}.${field}`, typed, card)])
      const words = 'quote' in shape.offPage ? quotedIn(readTypedText(typed, `${name}.${WORDS}`), card) : {}
      return { ...Object.fromEntries(fields), ...words }
    }
    case 'list':
      if (shape.of.kind !== 'record') return splitLines(text)
      return rowsOf(shape, name, typed).map((row) => readFormValue(shape.of, `${name}.${row}`, typed, card))
    default:
      return text
  }
}

export const readTypedText = (typed: FormValues, name: string): string => typed[name]?.[0]?.trim() ?? ''

export const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const isBlank = (name: string, typed: FormValues): boolean =>
  Object.entries(typed).every(
    ([input, values]) => !(input === name || input.startsWith(`${name}.`)) || values.every((one) => one.trim() === ''),
  )

/** Parses «$ 12.000,50» as 12000.5; null for empty text. @throws FormProblem */
export function parseTypedNumber(text: string): number | null {
  if (text === '') return null
  const plain = text.replace(/[$%\s]/g, '')
  const value = Number(/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain) ? plain.replaceAll('.', '').replace(',', '.') : plain.replace(',', '.'))
  if (plain === '' || !Number.isFinite(value)) throw new FormProblem(`«${text}» no es un número.`)
  return value
}

function quotedIn(given: string, card: CardWords): Span & { quote: string } {
  if (given === '') throw new FormProblem('Faltan las palabras de la tarjeta que lo dicen.')
  const span = findSpan(given, card)
  return { ...span, quote: card.text.slice(span.start, span.end).replace(/\s+/g, ' ').trim() }
}

/** Finds words of the card: by offset, or by text that occurs once. @throws FormProblem */
export function findSpan(given: string, { text }: CardWords): Span {
  const [, from, to] = /^(\d{1,6})-(\d{1,6})$/.exec(given) ?? []
  const start = from === undefined ? text.indexOf(given) : Number(from)
  const end = to === undefined ? start + given.length : Number(to)
  if (start < 0 || start >= end || end > text.length) throw new FormProblem(`«${given}» no está en la tarjeta.`)
  if (from === undefined && text.indexOf(given, start + 1) >= 0) throw new FormProblem(`«${given}» está más de una vez en la tarjeta.`)
  return { start, end }
}
