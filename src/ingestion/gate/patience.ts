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
  const first = held.at(-1)
  if (!judged.isOnlyDifferent || first === undefined) return judged
  const since = new Date(first)
  if (now.getTime() - since.getTime() < APART) return judged
  const reason = `La fuente muestra lo mismo desde el ${dayAndMonth(civilDateAt(since))}: se publica, aunque el control lo retenía.`
  return { ...judged, verdict: 'publish with warning', reasons: [reason, ...judged.reasons] }
}
