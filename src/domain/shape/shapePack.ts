import { dayNumber, fromDayNumber } from '../calendar/calendar.ts'
import { type MethodName, methodByCode, methodNamed } from '../catalogue/paymentMethod.ts'
import type { AnyShape, Shape } from './shape.ts'

/**
 * Packs values for the page: dates as day numbers, choices as positions, sets as bit masks, methods as codes, records
 * as lists, repeated texts once in a table. Server-only parts are dropped. Writer and reader come from the same build,
 * so there is no version.
 */
export type Packed = string | number | null | Packed[]

/** Collects the texts of a page, each once. */
export class TextTable {
  readonly texts: string[] = []
  readonly #positions = new Map<string, number>()

  positionOf(text: string): number {
    const known = this.#positions.get(text)
    if (known !== undefined) return known
    const position = this.texts.push(text) - 1
    this.#positions.set(text, position)
    return position
  }
}

export function pack<P>(shape: Shape<unknown, P>, value: P, table: TextTable): Packed
export function pack(shape: AnyShape, value: unknown, table: TextTable): Packed {
  switch (shape.kind) {
    case 'choice':
      return shape.values.indexOf(value as string)
    case 'set':
      return maskOf(shape.values, (name) => (value as string[]).includes(name))
    case 'flags':
      return maskOf(shape.names, (name) => (value as Record<string, boolean>)[name] === true)
    case 'text':
    case 'link':
      return table.positionOf(value as string)
    case 'number':
    case 'truth':
      return Number(value)
    case 'date':
      return dayNumber(value as string)
    case 'method':
      return methodNamed(value as MethodName).code
    case 'maybe':
      return value === null ? null : pack(shape.of, value, table)
    case 'list':
      return (value as unknown[]).map((item) => pack(shape.of, item, table))
    case 'record':
      return Object.entries(shape.fields).map(([name, field]) => pack(field, (value as Record<string, unknown>)[name], table))
    case 'byKey':
      throw new TypeError('Values by key stay on the server')
  }
}

/** Restores the value that `pack` wrote. */
export function unpack<P>(shape: Shape<unknown, P>, packed: Packed, texts: readonly string[]): P
export function unpack(shape: AnyShape, packed: Packed, texts: readonly string[]): unknown {
  switch (shape.kind) {
    case 'choice':
      return shape.values[packed as number]
    case 'set':
      return membersOf(shape.values, packed as number)
    case 'flags': {
      const held = membersOf(shape.names, packed as number)
      return Object.fromEntries(shape.names.map((name) => [name, held.includes(name)]))
    }
    case 'text':
    case 'link':
      return texts[packed as number]
    case 'number':
      return packed
    case 'truth':
      return packed === 1
    case 'date':
      return fromDayNumber(packed as number)
    case 'method':
      return methodByCode(packed as number)?.name
    case 'maybe':
      return packed === null ? null : unpack(shape.of, packed, texts)
    case 'list':
      return (packed as Packed[]).map((item) => unpack(shape.of, item, texts))
    case 'record':
      return Object.fromEntries(
        Object.entries(shape.fields).map(([name, field], at) => [name, unpack(field, (packed as Packed[])[at] as Packed, texts)]),
      )
  }
}

/** Returns a mask with one bit per name, in order. It uses arithmetic because bitwise operators end at 31 names. */
function maskOf(names: readonly string[], isHeld: (name: string) => boolean): number {
  return names.reduce((mask, name, bit) => (isHeld(name) ? mask + 2 ** bit : mask), 0)
}

function membersOf(names: readonly string[], mask: number): string[] {
  return names.filter((_, bit) => Math.floor(mask / 2 ** bit) % 2 === 1)
}
