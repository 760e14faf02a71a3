import { asList, asObject, asText, type JsonObject } from '#chains/forms/json.ts'
import { type CivilDate, isCivilDate, WEEKDAYS, type Weekday } from '#domain/calendar/calendar.ts'
import { civilDateAt } from '#domain/calendar/clock.ts'
import { CHAINS, type Where } from '#domain/catalogue/chain.ts'
import { fold } from '#domain/text/fold.ts'
import type { NamedChain } from './chainNames.ts'
import type { RecordBuilder } from './record.ts'

/** The fields that several feeds have. */

/** Returns the objects of a list. */
export const objectsIn = (list: unknown): JsonObject[] =>
  asList(list)
    .map(asObject)
    .filter((one) => one !== null)

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
  const at = names.map((name) => DAYS[language].indexOf(name.slice(0, 2)))
  return at.includes(-1) ? [] : WEEKDAYS.filter((_, index) => at.includes(index))
}

/** Writes a percentage (`20`, `"20%"`, `"20% reintegro"`); '' for anything else, such as «2x1». */
export function percentWords(value: unknown, kind = 'de descuento'): string {
  const figure = /^\s*(\d{1,2}(?:[.,]\d)?)\s*(?:%|$)/.exec(asText(value))?.[1]
  return figure === undefined || Number(figure.replace(',', '.')) === 0 ? '' : `${figure} % ${kind}`
}

/** Reads pesos as feeds write them (`7000`, `"$7.000"`); null for nothing and for zero, which means neither. */
export function pesosOf(value: unknown): number | null {
  const figure = Number(/^\$?\s*(\d{1,3}(?:\.\d{3})+|\d{1,12})(?:,\d{1,2})?$/.exec(asText(value))?.[1]?.replaceAll('.', '') ?? 0)
  return figure > 0 ? figure : null
}

/** Reads a day written `31/10/2026`. */
export function dayOfSlashes(value: unknown): CivilDate | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(asText(value)) ?? []
  const date = `${year}-${month}-${day}`
  return isCivilDate(date) ? date : null
}

/** Writes a day as people do: `31/10/2026`. */
export const slashedDay = (date: CivilDate | null | undefined): string => (date ?? '').split('-').reverse().join('/')

/** Reads an instant in milliseconds as the day in Argentina. */
export function dayOfMilliseconds(value: unknown): CivilDate | null {
  const text = asText(value)
  return /^\d{12,13}$/.test(text) && Number(text) < 4_102_444_800_000 ? civilDateAt(new Date(Number(text))) : null
}

/** States the channels where the feed's flags part them. */
export function stateChannels(
  builder: RecordBuilder,
  { chain, where }: NamedChain,
  flags: { shop: boolean; online: boolean },
): RecordBuilder {
  const all: readonly Where[] = where ?? CHAINS[chain].where
  if (where === undefined && flags.shop === flags.online) return builder
  const parted = all.filter((format) => where !== undefined || (format === 'Online') === flags.online)
  const words = parted.every((format) => format === 'Online') ? 'Compra online' : 'Compra en sucursales'
  return builder.state('where', parted, where === undefined ? words : `Vale en ${where.join(', ')}`)
}
