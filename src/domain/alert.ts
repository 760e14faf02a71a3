import { CHAINS, type ChainSlug } from './chain.ts'
import { STALE_AFTER_HOURS } from './freshness.ts'

/** What an alert is about: a capture is held back, its source is stale, all is well again; the machine's clock cannot be right. */
export const ALERT_EVENTS = ['hold', 'stale', 'recovered', 'clock'] as const
type SourceEvent = Exclude<(typeof ALERT_EVENTS)[number], 'clock'>

export type Alert = {
  event: (typeof ALERT_EVENTS)[number]
  /** null: all of them. */
  source: ChainSlug | null
  /** ISO instant. */
  at: string
  /** In Spanish, for people. */
  text: string
  /** Why a capture is held, in Spanish; empty for the other events. */
  reasons: string[]
  /** ISO instant or civil date of the last good capture; null when there never was one. */
  lastGoodAt: string | null
}

/** What is wrong with a source, and since when (ISO instants); null: nothing. */
export type Trouble = { heldSince: string | null; staleSince: string | null }
export const NO_TROUBLE: Trouble = { heldSince: null, staleSince: null }

/** What was seen of a source at one moment. `failed` and `null` (no try) say nothing about holds. */
export type Sighting = {
  source: ChainSlug
  at: string
  outcome: 'good' | 'held' | 'failed' | null
  reasons: string[]
  isStale: boolean
  lastGoodAt: string | null
}

/** The result of a sighting: the trouble from now on, and the alerts to send. Every event is sent once, when it begins. Pure. */
export function troubleAfter(trouble: Trouble, { outcome, isStale, ...seen }: Sighting): { trouble: Trouble; alerts: Alert[] } {
  const told = (event: SourceEvent): Alert => ({ ...seen, event, text: textOf(event, seen), reasons: event === 'hold' ? seen.reasons : [] })
  if (outcome === 'good') return { trouble: NO_TROUBLE, alerts: trouble.heldSince || trouble.staleSince ? [told('recovered')] : [] }
  const alerts: Alert[] = []
  let { heldSince, staleSince } = trouble
  if (outcome === 'held' && heldSince === null) {
    heldSince = seen.at
    alerts.push(told('hold'))
  }
  if (isStale && staleSince === null) {
    staleSince = seen.at
    alerts.push(told('stale'))
  }
  return { trouble: { heldSince, staleSince }, alerts }
}

function textOf(event: SourceEvent, { source, lastGoodAt }: Pick<Sighting, 'source' | 'lastGoodAt'>): string {
  const { name } = CHAINS[source]
  const last = lastGoodAt === null ? 'nunca hubo una lectura buena' : `la última lectura buena es del ${lastGoodAt.slice(0, 10)}`
  if (event === 'hold') return `${name}: el control de calidad retuvo la última captura; sigue publicada la anterior.`
  if (event === 'stale') return `${name}: hace más de ${STALE_AFTER_HOURS} horas que no hay una lectura buena (${last}).`
  return `${name}: hay otra vez una lectura buena.`
}

/** @param reason Why, as a sentence in Spanish. @param at ISO instant, by the clock in question. */
export function clockAlert(reason: string, at: string): Alert {
  const text = 'El reloj de esta máquina no es de fiar: no se lee ni se publica nada hasta que lo sea. Revisá la fecha y la hora.'
  return { event: 'clock', source: null, at, text, reasons: [reason], lastGoodAt: null }
}

/** «saltó 3 días hacia adelante». @param jump Milliseconds; negative: backwards. */
export function jumpWords(jump: number): string {
  return `saltó ${span(Math.abs(jump))} hacia ${jump > 0 ? 'adelante' : 'atrás'}`
}

function span(milliseconds: number): string {
  const hours = milliseconds / 3_600_000
  if (hours < 2) return `${Math.round(hours * 60)} minutos`
  return hours < 48 ? `${Math.round(hours)} horas` : `${Math.round(hours / 24)} días`
}
