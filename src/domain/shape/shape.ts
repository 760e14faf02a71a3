import { type CivilDate, isCivilDate } from '../calendar/calendar.ts'
import type { MethodName } from '../catalogue/paymentMethod.ts'

/**
 * Describes the values of a field as plain data, which costs a browser almost nothing. The TypeScript type
 * (`ValueOf`), the schema (`shapeSchema.ts`, server only) and the packed form (`shapePack.ts`) follow from it. V is
 * the value, P the part of it that the page gets.
 */
export type Shape<V, P = V> = Kind & {
  /** Returns a reason (Spanish) to refuse a value of this shape, or null. */
  refuse?(value: V): string | null
  /** The JSON Schema of the values that `refuse` accepts. */
  allowed?: Readonly<Record<string, unknown>>
  /** Never called: these two only carry types. */
  readonly value?: () => V
  readonly page?: () => P
}

export type ValueOf<S> = S extends { readonly value?: () => infer V } ? V : never
/** The part of the value that the page gets. */
export type PageOf<S> = S extends { readonly page?: () => infer P } ? P : never

export type AnyShape = Shape<unknown>
type Shapes = Record<string, AnyShape>

type Kind =
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'set'; values: readonly string[]; least: number }
  | { kind: 'flags'; names: readonly string[] }
  | { kind: 'text'; most: number }
  | { kind: 'number'; least: number; most: number; isWhole: boolean }
  | { kind: 'truth' }
  | { kind: 'date' }
  | { kind: 'link' }
  | { kind: 'method' }
  | { kind: 'maybe'; of: AnyShape }
  | { kind: 'list'; of: AnyShape; least: number; most: number; isSet: boolean }
  | { kind: 'record'; fields: Shapes; offPage: Shapes }
  | { kind: 'byKey'; keys: readonly string[]; of: AnyShape }

/** Accepts one of the values. */
export function choice<const T extends string>(values: readonly T[]): Shape<T> {
  return { kind: 'choice', values }
}

/** Accepts a set of the values, without repetitions. */
export function setOf<const T extends string>(values: readonly T[], { least = 0 } = {}): Shape<T[]> {
  return { kind: 'set', values, least }
}

/** Accepts a record with a boolean for each name. */
export function flags<const T extends string>(names: readonly T[]): Shape<Record<T, boolean>> {
  return { kind: 'flags', names }
}

/** Accepts text of one to `most` characters. */
export function text(most: number): Shape<string> {
  return { kind: 'text', most }
}

export function number(least: number, most: number): Shape<number> {
  return { kind: 'number', least, most, isWhole: false }
}

export function whole(least: number, most: number): Shape<number> {
  return { kind: 'number', least, most, isWhole: true }
}

/** Accepts positive amounts. */
export const PESOS: Shape<number> = number(0.01, 1e12)
export const BOOLEAN: Shape<boolean> = { kind: 'truth' }
export const DATE: Shape<CivilDate> = { kind: 'date' }
/** Accepts an address on the web. */
export const LINK: Shape<string> = { kind: 'link' }
/** Accepts the name of a method of the catalogue. */
export const METHOD: Shape<MethodName> = { kind: 'method' }

/** Accepts null too: the source does not say, or does not restrict it. */
export function nullable<V, P>(of: Shape<V, P>): Shape<V | null, P | null> {
  return { kind: 'maybe', of }
}

export function listOf<V, P>(of: Shape<V, P>, { least = 0, most = 1_000, isSet = false } = {}): Shape<V[], P[]> {
  return { kind: 'list', of, least, most, isSet }
}

type Values<S> = { -readonly [K in keyof S]: ValueOf<S[K]> }
type Pages<S> = { -readonly [K in keyof S]: PageOf<S[K]> }

/** @param offPage Further fields, which stay on the server. */
export function record<const S extends Shapes, const H extends Shapes = Record<never, never>>(
  fields: S,
  offPage?: H,
): Shape<Values<S & H>, Pages<S>> {
  return { kind: 'record', fields, offPage: offPage ?? {} }
}

/** Accepts a record with values for some of the keys. */
export function byKey<const T extends string, V, P>(
  keys: readonly T[],
  of: Shape<V, P>,
): Shape<Partial<Record<T, V>>, Partial<Record<T, P>>> {
  return { kind: 'byKey', keys, of }
}

/** Rejects values for which `refuse` returns a reason (Spanish). @param allowed JSON Schema of the accepted values. */
export function withRefusal<V, P>(
  shape: Shape<V, P>,
  refuse: (value: V) => string | null,
  allowed?: Readonly<Record<string, unknown>>,
): Shape<V, P> {
  return { ...shape, refuse, ...(allowed && { allowed }) }
}

/** Returns the empty value of a shape; undefined when it has none. */
export function emptyValue<V>(shape: Shape<V, unknown>): V | undefined
export function emptyValue(shape: AnyShape): unknown {
  switch (shape.kind) {
    case 'maybe':
      return null
    case 'list':
    case 'set':
      return shape.least === 0 ? [] : undefined
    case 'flags':
      return Object.fromEntries(shape.names.map((name) => [name, false]))
    case 'truth':
      return false
    case 'byKey':
      return {}
    case 'record': {
      const blanks = Object.entries({ ...shape.fields, ...shape.offPage }).map(([name, field]) => [name, emptyValue(field)] as const)
      return blanks.some(([, blank]) => blank === undefined) ? undefined : Object.fromEntries(blanks)
    }
    default:
      return undefined
  }
}

/** Checks whether a value has the form of the shape, enough to word it. The schema checks limits as well. */
export function hasForm(shape: AnyShape, value: unknown): boolean {
  switch (shape.kind) {
    case 'maybe':
      return value === null || hasForm(shape.of, value)
    case 'choice':
      return shape.values.some((one) => one === value)
    case 'set':
      return Array.isArray(value) && value.every((item) => shape.values.includes(item))
    case 'list':
      return Array.isArray(value) && value.every((item) => hasForm(shape.of, item))
    case 'record':
      return isObject(value) && Object.entries(shape.fields).every(([name, field]) => hasForm(field, value[name]))
    case 'flags':
      return isObject(value) && shape.names.every((name) => typeof value[name] === 'boolean')
    case 'byKey':
      return isObject(value) && Object.values(value).every((item) => hasForm(shape.of, item))
    case 'number':
      return typeof value === 'number'
    case 'truth':
      return typeof value === 'boolean'
    case 'date':
      return isCivilDate(value)
    default:
      return typeof value === 'string'
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reduces a value to the part that the page gets. */
export function toPageValue<V, P>(shape: Shape<V, P>, value: V): P
export function toPageValue(shape: AnyShape, value: unknown): unknown {
  switch (shape.kind) {
    case 'maybe':
      return value === null ? null : toPageValue(shape.of, value)
    case 'list':
      return (value as unknown[]).map((item) => toPageValue(shape.of, item))
    case 'record':
      return Object.fromEntries(
        Object.entries(shape.fields).map(([name, field]) => [name, toPageValue(field, (value as Record<string, unknown>)[name])]),
      )
    default:
      return value
  }
}
