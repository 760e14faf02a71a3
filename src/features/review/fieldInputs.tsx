import type { ReactNode } from 'react'
import { z } from 'zod'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { promotionFields } from '#domain/promotion/promotionSchema.ts'
import { REVIEWED_FIELDS, type ReviewedField } from '#domain/promotion/review.ts'
import { INPUT_WORDS, type InputWords } from './inputWords.ts'

/** The inputs of a promotion's fields follow from the fields' schemas; `INPUT_WORDS` names them. */

/** The values of a promotion's form by input name, as browsers send them. */
export type FormValues = Record<string, string[]>

/** A mistake in a form; the message is in Spanish. */
export class FormProblem extends Error {
  override name = 'FormProblem'
}

/** One promotion on the page. `at`: its place, with which the names of its inputs start. */
type PromotionForm = { typed: FormValues; at: number; card: CardWords }

/** The inputs of a value: how they are drawn, filled in and read. Each has a name that starts with the value's. */
type Inputs = {
  draw(name: string, form: PromotionForm): ReactNode
  fill(name: string, value: unknown): FormValues
  /** Reads what was typed; the promotion's schema checks the result. @throws FormProblem */
  read(name: string, typed: FormValues, card: CardWords): unknown
}

export const typedText = (typed: FormValues, name: string): string => typed[name]?.[0]?.trim() ?? ''

/** @param path The value's name in `INPUT_WORDS`; a value with parts has no words of its own. */
function inputsOf(schema: z.ZodType, path: string): Inputs {
  const { bare, isNullable } = unwrapped(schema)
  const words: InputWords = (INPUT_WORDS as Record<string, InputWords>)[path] ?? { label: '' }
  if (bare instanceof z.ZodObject) return groupInputs(bare.shape, path, isNullable)
  if (bare instanceof z.ZodEnum) return choiceInput(words, bare.options.map(String), { isNullable, usual: usualOf(schema) })
  if (bare instanceof z.ZodBoolean) return isNullable ? yesOrNoInput(words) : tickInput(words)
  if (bare instanceof z.ZodNumber) return textInput(words, { isNullable, write: String, read: parseTypedNumber })
  if (!(bare instanceof z.ZodArray)) return textInput(words, { isNullable, isWide: isLong(bare), write: String, read: (text) => text })
  const element = unwrapped(bare.element as z.ZodType).bare
  if (element instanceof z.ZodObject) return rowsInputs(element.shape, path)
  if (element instanceof z.ZodEnum) return ticksInput(words, element.options.map(String), isNullable)
  return linesInput(words, element instanceof z.ZodArray, isNullable)
}

function unwrapped(schema: z.ZodType, isNullable = false): { bare: z.ZodType; isNullable: boolean } {
  if (schema instanceof z.ZodNullable) return unwrapped(schema.unwrap() as z.ZodType, true)
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return unwrapped(schema.unwrap() as z.ZodType, isNullable)
  return { bare: schema, isNullable }
}

/** The value of a field that is left out; null: it has to be said. */
const usualOf = (schema: z.ZodType) => (schema instanceof z.ZodDefault ? String(schema.def.defaultValue) : null)

/** A longer text needs more than a line. */
const LINE = 1_000
const isLong = (schema: z.ZodType) => schema instanceof z.ZodString && (schema.maxLength ?? 0) > LINE

type TextForm = { isNullable: boolean; isWide?: boolean; write(value: unknown): string; read(text: string): unknown }

/** One text; empty: null. */
function textInput({ label, letter }: InputWords, { isNullable, isWide = false, write, read }: TextForm): Inputs {
  return {
    draw(name, { typed, at }) {
      const own = { name: `${at}.${name}`, defaultValue: typedText(typed, name), 'data-tecla': keyAt(at, letter), autoComplete: 'off' }
      return (
        <Label key={name} letter={letter} words={label} isWide={isWide}>
          {isWide ? <textarea {...own} /> : <input {...own} />}
        </Label>
      )
    },
    fill: (name, value) => ({ [name]: [value === null ? '' : write(value)] }),
    read: (name, typed) => (isFilled(typedText(typed, name), label, isNullable) ? read(typedText(typed, name)) : null),
  }
}

/** @throws FormProblem for nothing where something has to be said */
function isFilled(text: string, label: string, isNullable: boolean): boolean {
  if (text === '' && !isNullable) throw new FormProblem(`Falta «${label}».`)
  return text !== ''
}

/** A text for each line. @param isJoined A line has several, joined by «+». */
function linesInput(words: InputWords, isJoined: boolean, isNullable: boolean): Inputs {
  const write = (lines: unknown) =>
    (lines as (string | string[])[]).map((line) => (isJoined ? (line as string[]).join(' + ') : line)).join('\n')
  const read = (text: string) => {
    const lines = splitBy(text, '\n').map((line) => (isJoined ? splitBy(line, '+') : line))
    return lines.filter((line) => line.length > 0)
  }
  const text = textInput(words, { isNullable: true, isWide: true, write, read })
  return { ...text, read: (name, typed, card) => text.read(name, typed, card) ?? (isNullable ? null : []) }
}

const splitBy = (text: string, sign: string): string[] =>
  text
    .split(sign)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** One of the values; without any: null. */
type ChoiceForm = { isNullable: boolean; usual?: string | null }

/** @param usual The value that is chosen before anybody chooses; without one, nothing is. */
function choiceInput(
  { label, letter, choices = {} }: InputWords,
  values: readonly string[],
  { isNullable, usual = null }: ChoiceForm,
): Inputs {
  return {
    draw: (name, { typed, at }) => (
      <Label key={name} letter={letter} words={label}>
        <select name={`${at}.${name}`} defaultValue={typedText(typed, name) || (usual ?? '')} data-tecla={keyAt(at, letter)}>
          {usual === null && <option value="">no dice</option>}
          {values.map((value) => (
            <option key={value} value={value}>
              {choices[value] ?? value}
            </option>
          ))}
        </select>
      </Label>
    ),
    fill: (name, value) => ({ [name]: [value === null ? '' : String(value)] }),
    read: (name, typed) => {
      const chosen = typedText(typed, name) || (usual ?? '')
      return isFilled(chosen, label, isNullable) ? chosen : null
    },
  }
}

function yesOrNoInput(words: InputWords): Inputs {
  const choice = choiceInput({ ...words, choices: { true: 'sí', false: 'no' } }, ['true', 'false'], { isNullable: true })
  return {
    ...choice,
    read: (name, typed) => (typedText(typed, name) === '' ? null : typedText(typed, name) === 'true'),
  }
}

/** Any of the values, in their order; none: null, where that is a value. */
function ticksInput({ label, letter, choices = {}, ofCard }: InputWords, all: readonly string[], isNullable: boolean): Inputs {
  const valuesOf = (card: CardWords) => ofCard?.(card) ?? all
  return {
    draw: (name, { typed, at, card }) => (
      <div key={name} className="group wide">
        <b>
          {label} {letter && <kbd>{letter}</kbd>}
        </b>
        <span>
          {valuesOf(card).map((value, index) => (
            <Tick key={value} at={at} name={name} value={value} typed={typed} letter={index === 0 ? letter : undefined}>
              {choices[value] ?? value}
            </Tick>
          ))}
        </span>
      </div>
    ),
    fill: (name, values) => ({ [name]: [...((values ?? []) as string[])] }),
    read(name, typed, card) {
      const ticked = valuesOf(card).filter((value) => typed[name]?.includes(value))
      return ticked.length === 0 && isNullable ? null : ticked
    },
  }
}

const YES = 'si'

function tickInput({ label }: InputWords): Inputs {
  return {
    draw: (name, { typed, at }) => (
      <div key={name} className="group">
        <Tick at={at} name={name} value={YES} typed={typed}>
          {label}
        </Tick>
      </div>
    ),
    fill: (name, value) => ({ [name]: value ? [YES] : [] }),
    read: (name, typed) => typedText(typed, name) === YES,
  }
}

/** The inputs of a record's parts. @param isNullable It is null while none of its inputs has anything. */
function groupInputs(shape: z.ZodRawShape, path: string, isNullable: boolean): Inputs {
  // The words that prove conditions are marked in the card.
  const parts = Object.entries(shape).filter(([part]) => part !== 'evidence')
  const all = parts.map(([part, schema]) => [part, inputsOf(schema as z.ZodType, `${path}.${part}`)] as const)
  const isBlank = (name: string, typed: FormValues) =>
    Object.entries(typed).every(([input, values]) => !input.startsWith(`${name}.`) || values.every((one) => one.trim() === ''))
  return {
    draw: (name, form) => all.map(([part, { draw }]) => draw(`${name}.${part}`, form)),
    fill: (name, value) =>
      value === null
        ? {}
        : Object.assign({}, ...all.map(([part, { fill }]) => fill(`${name}.${part}`, (value as Record<string, unknown>)[part]))),
    read: (name, typed, card) =>
      isNullable && isBlank(name, typed)
        ? null
        : Object.fromEntries(all.map(([part, { read }]) => [part, read(`${name}.${part}`, typed, card)])),
  }
}

/**
 * A row for each item, and an empty one. A row without its first part counts as none. A condition has its words on the card beside it.
 */
function rowsInputs({ quote, start: _, end: __, ...shape }: z.ZodRawShape, path: string): Inputs {
  const row = groupInputs(shape, path, false)
  const [key = ''] = Object.keys(shape)
  const isQuoted = quote !== undefined
  const words = textInput({ label: 'Palabras de la tarjeta que lo dicen' }, { isNullable: false, write: String, read: (text) => text })
  return {
    draw(name, form) {
      const rows = rowsOf(name, key, form.typed)
      return [...rows, (rows.at(-1) ?? -1) + 1].map((at) => (
        <div key={`${name}.${at}`} className="fields wide">
          {row.draw(`${name}.${at}`, form)}
          {isQuoted && words.draw(`${name}.${at}.words`, form)}
        </div>
      ))
    },
    fill: (name, all) =>
      Object.assign(
        {},
        ...(all as Span[]).map(({ start, end, ...one }, at) => ({
          ...row.fill(`${name}.${at}`, one),
          ...(isQuoted && words.fill(`${name}.${at}.words`, `${start}-${end}`)),
        })),
      ),
    read: (name, typed, card) =>
      rowsOf(name, key, typed).map((at) => {
        if (!isQuoted) return row.read(`${name}.${at}`, typed, card)
        const span = findSpan(String(words.read(`${name}.${at}.words`, typed, card)), card)
        const quote = card.text.slice(span.start, span.end).replace(/\s+/g, ' ').trim()
        return { ...(row.read(`${name}.${at}`, typed, card) as object), ...span, quote }
      }),
  }
}

/** @param key The part without which a row counts as none. */
function rowsOf(name: string, key: string, typed: FormValues): number[] {
  const rows = Object.keys(typed).flatMap((input) => {
    const [row, part] = input.startsWith(`${name}.`) ? input.slice(name.length + 1).split('.') : []
    return part === key && /^\d{1,3}$/.test(row ?? '') && typedText(typed, input) !== '' ? [Number(row)] : []
  })
  return rows.sort((a, b) => a - b)
}

/** Only the first promotion has keys. */
const keyAt = (at: number, letter: string | undefined) => (at === 0 ? letter : undefined)

type LabelProps = { letter?: string | undefined; words: string; isWide?: boolean; children: ReactNode }

export function Label({ letter, words, isWide = false, children }: LabelProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className={isWide ? 'wide' : undefined}>
      <span>
        {words} {letter && <kbd>{letter}</kbd>}
      </span>
      {children}
    </label>
  )
}

type TickProps = { at: number; name: string; value: string; typed: FormValues; letter?: string | undefined; children: ReactNode }

function Tick({ at, name, value, typed, letter, children }: TickProps) {
  return (
    <label>
      <input
        type="checkbox"
        name={`${at}.${name}`}
        value={value}
        defaultChecked={typed[name]?.includes(value)}
        data-tecla={keyAt(at, letter)}
      />
      {children}
    </label>
  )
}

/** Parses «$ 12.000,50» as 12000.5. @throws FormProblem for anything but decimal digits */
function parseTypedNumber(text: string): number {
  const plain = text.replace(/[$%\s]/g, '')
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'))
  if (!/^\d+(?:[.,]\d+)?$/.test(plain)) throw new FormProblem(`«${text}» no es un número.`)
  return Number(plain.replace(',', '.'))
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

/** The inputs of every reviewed field. */
export const FIELD_INPUTS = Object.fromEntries(REVIEWED_FIELDS.map((field) => [field, inputsOf(promotionFields[field], field)])) as Record<
  ReviewedField,
  Inputs
>
