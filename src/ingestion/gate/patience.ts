import { civilDateAt } from '#domain/calendar/clock.ts'
import { dayAndMonth } from '#domain/text/words.ts'
import type { GateVerdict } from './gate.ts'

/** A source that shows the same so often, over so many milliseconds, means it. */
const READINGS = 3
const SPAN = 2 * 24 * 3_600_000

/**
 * A difference that stays is the source's own: it is published then, with a warning. What makes no sense by itself stays held.
 * @param held When the same content, read the same way, was held before: ISO instants, newest first.
 */
export function believedAfter(judged: GateVerdict, held: readonly string[], now: Date): GateVerdict {
  const first = held.at(-1)
  if (!judged.isOnlyDifferent || first === undefined || held.length + 1 < READINGS) return judged
  const since = new Date(first)
  if (now.getTime() - since.getTime() < SPAN) return judged
  const reason = `La fuente muestra lo mismo desde el ${dayAndMonth(civilDateAt(since))}: se publica, aunque el control lo retenía.`
  return { ...judged, verdict: 'publish with warning', reasons: [reason, ...judged.reasons] }
}
