import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { BlockRole } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { findMentions } from '../mentions/findMentions.ts'
import type { Clause } from './clause.ts'

type Stretch = Span & { role: BlockRole }

/** One granting clause a stretch, whatever its words say; `captured` gives the year of a date without one. */
export function buildPlainClauses(folded: string, stretches: readonly Stretch[], captured: CivilDate): Clause[] {
  const mentions = findMentions({ text: folded, blocks: [...stretches], capturedAt: captured }, folded)
  return stretches.map(({ start, end, role }, block) => ({
    start,
    end,
    role,
    sentence: block,
    modality: 'grants',
    mentions: mentions.filter(({ kind, block: at }) => at === block && kind !== 'clue'),
    clues: [],
  }))
}
