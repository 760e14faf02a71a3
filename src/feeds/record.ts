import { asFlag, asList, asObject, asText, type JsonObject } from '#chains/forms/json.ts'
import { type CivilDate, WEEKDAYS, type Weekday } from '#domain/calendar/calendar.ts'
import { civilDateAt } from '#domain/calendar/clock.ts'
import { type ChainSlug, usualFormats, type Where } from '#domain/catalogue/chain.ts'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { BlockRole, CapturedCard } from '#domain/promotion/capture.ts'
import type { Conditions, WhoCondition, WhoKind } from '#domain/promotion/condition.ts'
import type { CapPeriod } from '#domain/promotion/promotion.ts'
import { fold } from '#domain/text/fold.ts'
import type { NamedChain } from './chainNames.ts'

/** A value with the line that states it, from the record's own names: the page quotes it. */
export type StatedValue<V> = { value: V; words: string }

/** What a record's fields state; absent and null: the feed does not say, and the print decides alone. */
export type Fields = {
  weekdays?: Weekday[]
  /** Pesos and period; `none`: stated to be without one. */
  cap?: { amount: number; period: CapPeriod | null } | 'none' | null
  /** Pesos. */
  minimum?: number | null
  validFrom?: CivilDate | null
  validUntil?: CivilDate | null
  /** The formats and channels on which it can hold at most: the print may name fewer. */
  where?: StatedValue<Where[]> | null
  /** The record's fields are about one tier, its print about all of them. Cap and minimum are then read from the fields. */
  isOfTier?: boolean
  /** Who pays: alternative groups. */
  paymentMethods?: StatedValue<MethodName[][]>
  /** Who pays, with the cards that the print names. */
  issuer?: StatedValue<MethodName>
  /** An empty list of rails or apps means that any will do. */
  how?: StatedValue<Partial<Conditions['how']>>
  /** Conditions on the person; those with the same number are alternatives of each other. */
  who?: StatedValue<Pick<WhoCondition, 'kind' | 'value' | 'alternatives'>>[]
  /** Tiers that are all admitted: naming them is no condition. */
  everyTier?: readonly string[]
}

export type FeedRecord = {
  chain: ChainSlug
  /** The record's page for people. */
  url: string
  /** The issuer's own words: all that is read. */
  print: readonly (readonly [BlockRole, string])[]
  fields: Fields
}

/** Takes a record of a feed (`raw`) apart; null when it is none. It never throws: hostile parts are left out. */
export type RecordReader = (card: CapturedCard) => FeedRecord | null

/** Where the issuer's own words stand, by the role that they have on a card. */
export type PrintPaths = readonly (readonly [BlockRole, path: string])[]

/** A record by paths such as `detail.legales`, of which any part may be missing. */
export class RecordView {
  readonly #record: JsonObject

  constructor(record: JsonObject) {
    this.#record = record
  }

  value(path: string): unknown {
    return path.split('.').reduce<unknown>((value, name) => asObject(value)?.[name], this.#record)
  }

  text = (path: string): string => asText(this.value(path))
  flag = (path: string): boolean => asFlag(this.value(path))
  objects = (path: string): JsonObject[] => objectsIn(this.value(path))
  print = (paths: PrintPaths): [BlockRole, string][] => paths.map(([role, path]) => [role, this.text(path)])
}

export const objectsIn = (list: unknown): JsonObject[] =>
  asList(list)
    .map(asObject)
    .filter((one) => one !== null)

type StatedWho = NonNullable<Fields['who']>[number]

/** States a condition on the person. */
export const stateWho = (kind: WhoKind, value: string | null, words: string, alternatives: number | null = null): StatedWho => ({
  value: { kind, value, alternatives },
  words,
})

/** Returns a percentage as the feed writes it («20%», «20% reintegro»); '' for anything else, such as «2x1». */
export const percentIn = (words: string): string => (/^(?!0+\D)\d{1,2}(?:[.,]\d)?\s*%/.test(words) ? words : '')

/** Returns the name of a tier that is not known, fit for a condition: never nothing, which would be everybody. */
export const unknownTier = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 40)
    .trim() || 'Nivel sin nombre'

/** The names of the days in Spanish and English, by their first two letters, Monday first. */
const DAYS: Readonly<Record<'es' | 'en', readonly string[]>> = {
  es: ['lu', 'ma', 'mi', 'ju', 'vi', 'sa', 'do'],
  en: ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'],
}

/** Reads days («Lu», «Sá», «monday», «Todos los días»); none when one of them is no day: unknown is not every day. */
export function weekdaysOf(days: readonly unknown[], language: keyof typeof DAYS): Weekday[] {
  const names = days.map((day) => fold(asText(day)))
  if (names.length > 0 && names.every((name) => name === 'todos los dias')) return [...WEEKDAYS]
  const found = names.map((name) => DAYS[language].indexOf(name.slice(0, 2)))
  return found.includes(-1) ? [] : WEEKDAYS.filter((_, index) => found.includes(index))
}

/** Reads pesos as feeds write them (`7000`, `"$7.000"`); null for nothing and for zero, which means neither. */
export function pesosOf(value: unknown): number | null {
  const figure = Number(/^\$?\s*(\d{1,3}(?:\.\d{3})+|\d{1,12})(?:,\d{1,2})?$/.exec(asText(value))?.[1]?.replaceAll('.', '') ?? 0)
  return figure > 0 && figure <= 1e9 ? figure : null
}

/** Reads an instant in milliseconds as the day in Argentina. */
export const dayOfMilliseconds = (text: string): CivilDate | null =>
  /^\d{12,13}$/.test(text) && Number(text) < 4_102_444_800_000 ? civilDateAt(new Date(Number(text))) : null

/** Returns what the feed's flags leave of the chain's formats and channels; null where they part nothing. */
export function channelsOf({ chain, where }: NamedChain, { shop, online } = { shop: true, online: true }): StatedValue<Where[]> | null {
  if (where !== undefined) return { value: where, words: `Vale en ${where.join(', ')}` }
  if (shop === online) return null
  const value = usualFormats(chain).filter((format) => (format === 'Online') === online)
  return { value, words: online ? 'Compra online' : 'Compra en sucursales' }
}
