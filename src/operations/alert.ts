import { type SourceSlug, sourceName } from '#domain/catalogue/source.ts'
import { STALE_AFTER_HOURS } from '#domain/promotion/freshness.ts'

/**
 * What an alert is about: a capture is held back, its source is stale, all is well again; the machine's clock cannot be right; the
 * database cannot be used, or can again. */
export const ALERT_EVENTS = ['hold', 'stale', 'recovered', 'clock', 'storage'] as const
type SourceEvent = Exclude<(typeof ALERT_EVENTS)[number], 'clock' | 'storage'>

export type Alert = {
  event: (typeof ALERT_EVENTS)[number]
  /** null: all of them. */
  source: SourceSlug | null
  at: string
  text: string
  /** Why a capture is held, in Spanish; empty for the other events. */
  reasons: string[]
  /** ISO instant or civil date of the last good capture; null when there never was one. */
  lastGoodAt: string | null
}

/** What is wrong with a source, and since when (ISO instants); null: nothing. `toldAt`: when the operator was last told of the hold. */
export type SourceTrouble = { heldSince: string | null; staleSince: string | null; toldAt: string | null }
export const NO_TROUBLE: SourceTrouble = { heldSince: null, staleSince: null, toldAt: null }

const HOUR = 3_600_000
/** A hold that takes longer than so many days is told again, each day: a reading a little earlier than the day before counts for the next day. */
export const LONG_HOLD_DAYS = 3
const TOLD_EVERY = 22 * HOUR

export const countDaysHeld = (heldSince: string, at: string) => Math.floor((Date.parse(at) - Date.parse(heldSince)) / (24 * HOUR))

/** What was seen of a source at one moment. `failed` and `null` (no try) say nothing about holds. */
export type Sighting = {
  source: SourceSlug
  at: string
  outcome: 'good' | 'held' | 'failed' | null
  reasons: string[]
  isStale: boolean
  lastGoodAt: string | null
}

/** The result of a sighting: the trouble from now on, and the alerts to send. Every event is sent once, when it begins; a long hold daily. Pure. */
export function trackTrouble(trouble: SourceTrouble, { outcome, isStale, ...seen }: Sighting): { trouble: SourceTrouble; alerts: Alert[] } {
  const told = (event: SourceEvent): Alert => ({ ...seen, event, text: textOf(event, seen), reasons: event === 'hold' ? seen.reasons : [] })
  if (outcome === 'good') return { trouble: NO_TROUBLE, alerts: trouble.heldSince || trouble.staleSince ? [told('recovered')] : [] }
  const alerts: Alert[] = []
  let { heldSince, staleSince, toldAt } = trouble
  if (outcome === 'held' && heldSince === null) {
    heldSince = toldAt = seen.at
    alerts.push(told('hold'))
  } else if (heldSince !== null && countDaysHeld(heldSince, seen.at) >= LONG_HOLD_DAYS && isDue(toldAt, seen.at)) {
    toldAt = seen.at
    alerts.push({ ...told('hold'), text: longHoldText(seen.source, countDaysHeld(heldSince, seen.at)) })
  }
  if (isStale && staleSince === null) {
    staleSince = seen.at
    alerts.push(told('stale'))
  }
  return { trouble: { heldSince, staleSince, toldAt }, alerts }
}

const isDue = (toldAt: string | null, at: string) => toldAt === null || Date.parse(at) - Date.parse(toldAt) >= TOLD_EVERY

function longHoldText(source: SourceSlug, days: number): string {
  const name = sourceName(source)
  return `${name}: hace ${days} días que el control de calidad retiene lo que se lee; sigue publicado lo anterior. Miralo y, si está bien, publicalo: npm run ingest -- --release ${source}`
}

function textOf(event: SourceEvent, { source, lastGoodAt }: Pick<Sighting, 'source' | 'lastGoodAt'>): string {
  const name = sourceName(source)
  const last = lastGoodAt === null ? 'nunca hubo una lectura buena' : `la última lectura buena es del ${lastGoodAt.slice(0, 10)}`
  if (event === 'hold') return `${name}: el control de calidad retuvo la última captura; sigue publicada la anterior.`
  if (event === 'stale') return `${name}: hace más de ${STALE_AFTER_HOURS} horas que no hay una lectura buena (${last}).`
  return `${name}: hay otra vez una lectura buena.`
}

/** @param reason Why, as a sentence in Spanish. @param at ISO instant, by the clock in question. */
export function makeClockAlert(reason: string, at: string): Alert {
  const text = 'El reloj de esta máquina no es de fiar: no se lee ni se publica nada hasta que lo sea. Revisá la fecha y la hora.'
  return { event: 'clock', source: null, at, text, reasons: [reason], lastGoodAt: null }
}

/** @param reason Why the database cannot be used, and what to do (Spanish); null: it can be again. @param at ISO instant. */
export function makeStorageAlert(reason: string | null, at: string): Alert {
  const text =
    reason === null ? 'La base se puede usar otra vez.' : 'La base no se puede usar: se muestra lo último que se leyó y no se guarda nada.'
  return { event: 'storage', source: null, at, text, reasons: reason === null ? [] : [reason], lastGoodAt: null }
}

/** «saltó 3 días hacia adelante». @param jump Milliseconds; negative: backwards. */
export function describeClockJump(jump: number): string {
  return `saltó ${span(Math.abs(jump))} hacia ${jump > 0 ? 'adelante' : 'atrás'}`
}

function span(milliseconds: number): string {
  const hours = milliseconds / 3_600_000
  if (hours < 2) return `${Math.round(hours * 60)} minutos`
  return hours < 48 ? `${Math.round(hours)} horas` : `${Math.round(hours / 24)} días`
}
