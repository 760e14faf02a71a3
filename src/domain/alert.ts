import { CHAINS, type ChainSlug } from './chain.ts'
import { STALE_AFTER_HOURS } from './freshness.ts'

/** What an alert is about: a capture is held back, its source is stale, all is well again. */
export const ALERT_EVENTS = ['hold', 'stale', 'recovered'] as const
export type AlertEvent = (typeof ALERT_EVENTS)[number]

export type Alert = {
  event: AlertEvent
  source: ChainSlug
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
  const told = (event: AlertEvent): Alert => ({ ...seen, event, text: textOf(event, seen), reasons: event === 'hold' ? seen.reasons : [] })
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

function textOf(event: AlertEvent, { source, lastGoodAt }: Pick<Sighting, 'source' | 'lastGoodAt'>): string {
  const { name } = CHAINS[source]
  const last = lastGoodAt === null ? 'nunca hubo una lectura buena' : `la última lectura buena es del ${lastGoodAt.slice(0, 10)}`
  if (event === 'hold') return `${name}: el control de calidad retuvo la última captura; sigue publicada la anterior.`
  if (event === 'stale') return `${name}: hace más de ${STALE_AFTER_HOURS} horas que no hay una lectura buena (${last}).`
  return `${name}: hay otra vez una lectura buena.`
}
