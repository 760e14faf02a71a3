import { civilDateAt } from '#domain/calendar/clock.ts'
import { dayAndMonth } from '#domain/text/words.ts'
import type { GateVerdict } from './gate.ts'

/** A second reading this many milliseconds later is one of its own: a source is read twice a day. */
const APART = 6 * 3_600_000

/**
 * Publishes a held difference, with a warning, once a second reading says the same. Findings without a comparison stay held.
 * @param held ISO instants at which the same content and reading was held, newest first.
 */
export function confirmPersistent(judged: GateVerdict, held: readonly string[], now: Date): GateVerdict {
  const since = sinceWhen(held, now)
  if (!judged.isOnlyDifferent || since === null) return judged
  const reason = `La fuente muestra lo mismo desde el ${dayAndMonth(civilDateAt(since))}: se publica, aunque el control lo retenía.`
  return { ...judged, verdict: 'publish with warning', reasons: [reason, ...judged.reasons] }
}

/** Whether the source repeats what was seen at these ISO instants, newest first, so that no card of it has to be kept back. */
export const isRepeated = (seen: readonly string[], now: Date): boolean => sinceWhen(seen, now) !== null

/** Returns since when the source says the same; null unless a reading of its own confirms it. */
function sinceWhen(instants: readonly string[], now: Date): Date | null {
  const first = instants.at(-1)
  const since = first === undefined ? null : new Date(first)
  return since !== null && now.getTime() - since.getTime() >= APART ? since : null
}
