import type { ReactNode } from 'react'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'

/** The values of a promotion's form by input name, as browsers send them. */
export type FormValues = Record<string, string[]>

/** A mistake in a form; the message is in Spanish. */
export class FormProblem extends Error {
  override name = 'FormProblem'
}

/** One promotion on the page. `at`: its place, with which the names of its inputs start. */
export type PromotionForm = { typed: FormValues; at: number; card: CardWords }

/** The inputs of a value: how they are drawn, filled in and read. Each has a name that starts with the value's. */
export type Inputs<V> = {
  draw(name: string, form: PromotionForm): ReactNode
  fill(name: string, value: V): FormValues
  /** Reads what was typed; the promotion's schema checks the result. @throws FormProblem */
  read(name: string, typed: FormValues, card: CardWords): unknown
}

/** The words for each value that can be chosen. */
export type Choices<T extends string> = Readonly<Record<T, string>>

export const typedText = (typed: FormValues, name: string): string => typed[name]?.[0]?.trim() ?? ''

type Look = { letter?: string; isWide?: boolean; placeholder?: string }

/** One text; empty: null. */
export function textInput(label: string, { letter, isWide = false, placeholder }: Look = {}): Inputs<string | null> {
  return {
    draw(name, { typed, at }) {
      const own = { name: `${at}.${name}`, defaultValue: typedText(typed, name), 'data-tecla': keyAt(at, letter), autoComplete: 'off' }
      return (
        <Label key={name} letter={letter} words={label} isWide={isWide}>
          {isWide ? <textarea {...own} /> : <input {...own} placeholder={placeholder} />}
        </Label>
      )
    },
    fill: (name, value) => ({ [name]: [value ?? ''] }),
    read: (name, typed) => typedText(typed, name) || null,
  }
}

/** A text with a form of its own. @param write Null: an empty input. */
export function converted<V>(
  inputs: Inputs<string | null>,
  write: (value: V) => string | null,
  read: (text: string) => unknown,
): Inputs<V> {
  return {
    draw: inputs.draw,
    fill: (name, value) => inputs.fill(name, write(value)),
    read: (name, typed) => read(typedText(typed, name)),
  }
}

export const numberInput = (label: string, look?: Look): Inputs<number | null> =>
  converted(textInput(label, look), (value) => (value === null ? null : String(value)), parseTypedNumber)

/** A text for each line. */
export const linesInput = (label: string): Inputs<readonly string[]> =>
  converted(textInput(`${label}: uno por renglón`, { isWide: true }), (lines) => lines.join('\n'), splitLines)

/** One of the values; without any: null. */
export function choiceInput<T extends string>(label: string, choices: Choices<T>, { letter }: Look = {}): Inputs<T | null> {
  return {
    draw: (name, { typed, at }) => (
      <Label key={name} letter={letter} words={label}>
        <select name={`${at}.${name}`} defaultValue={typedText(typed, name)} data-tecla={keyAt(at, letter)}>
          <option value="">no dice</option>
          {Object.entries<string>(choices).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </Label>
    ),
    fill: (name, value) => ({ [name]: [value ?? ''] }),
    read: (name, typed) => typedText(typed, name) || null,
  }
}

/** Any of the values, in their order. @param choices May depend on the card's chain. */
export function ticksInput<T extends string>(
  label: string,
  choices: Choices<T> | ((card: CardWords) => Choices<T>),
  { letter }: Look = {},
): Inputs<readonly T[]> {
  const choicesOf = (card: CardWords) => (typeof choices === 'function' ? choices(card) : choices)
  return {
    draw: (name, { typed, at, card }) => (
      <div key={name} className="group wide">
        <b>
          {label} {letter && <kbd>{letter}</kbd>}
        </b>
        <span>
          {Object.entries<string>(choicesOf(card)).map(([value, words], index) => (
            <Tick key={value} at={at} name={name} value={value} typed={typed} letter={index === 0 ? letter : undefined}>
              {words}
            </Tick>
          ))}
        </span>
      </div>
    ),
    fill: (name, values) => ({ [name]: [...values] }),
    read: (name, typed, card) => Object.keys(choicesOf(card)).filter((value) => typed[name]?.includes(value)),
  }
}

/** Any of the values, of which none means «no restriction». */
export function ticksOrNone<T extends string>(...about: Parameters<typeof ticksInput<T>>): Inputs<readonly T[] | null> {
  const ticks = ticksInput(...about)
  return {
    draw: ticks.draw,
    fill: (name, values) => ticks.fill(name, values ?? []),
    read: (name, typed, card) => ((typed[name] ?? []).length === 0 ? null : ticks.read(name, typed, card)),
  }
}

/** A record with a boolean for each name. */
export function flagsInput<T extends string>(label: string, choices: Choices<T>): Inputs<Record<T, boolean> | null> {
  const names = Object.keys(choices) as T[]
  const ticks = ticksInput(label, choices)
  return {
    draw: ticks.draw,
    fill: (name, flags) => ticks.fill(name, flags === null ? [] : names.filter((one) => flags[one])),
    read: (name, typed) => Object.fromEntries(names.map((one) => [one, typed[name]?.includes(one) ?? false])),
  }
}

const YES = 'si'

export function tickInput(label: string): Inputs<boolean> {
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

type Parts<V> = { [K in keyof V]: Inputs<V[K]> }

/** The inputs of a record's parts. @param label Without one they stand among the others. */
export function groupInput<V extends object>(label: string | null, parts: Parts<V>): Inputs<V> {
  const all = Object.entries(parts) as [keyof V & string, Inputs<V[keyof V]>][]
  return {
    draw(name, form) {
      const inputs = all.map(([part, { draw }]) => draw(`${name}.${part}`, form))
      if (label === null) return inputs
      return (
        <div key={name} className="inputs wide">
          <b>{label}</b>
          <div className="fields">{inputs}</div>
        </div>
      )
    },
    fill: (name, value) => Object.assign({}, ...all.map(([part, { fill }]) => fill(`${name}.${part}`, value[part]))),
    read: (name, typed, card) => Object.fromEntries(all.map(([part, { read }]) => [part, read(`${name}.${part}`, typed, card)])),
  }
}

/** A record that is null while none of its inputs has anything. */
export function optionalGroup<V extends object>(label: string, parts: Parts<V>): Inputs<V | null> {
  const group = groupInput(label, parts)
  const isBlank = (name: string, typed: FormValues) =>
    Object.entries(typed).every(([input, values]) => !input.startsWith(`${name}.`) || values.every((one) => one.trim() === ''))
  return {
    draw: group.draw,
    fill: (name, value) => (value === null ? {} : group.fill(name, value)),
    read: (name, typed, card) => (isBlank(name, typed) ? null : group.read(name, typed, card)),
  }
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

export const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Parses «$ 12.000,50» as 12000.5; null for empty text. @throws FormProblem for anything but decimal digits */
export function parseTypedNumber(text: string): number | null {
  if (text === '') return null
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
