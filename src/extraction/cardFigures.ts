import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { findFigureMentions } from './mentions/figures.ts'
import { foldKeepingOffsets } from './text/fold.ts'

/** A figure that next month's card may change. `form` is what stays, such as the way a date is written. */
export type CardFigure = Span &
  (
    | { kind: 'money' | 'percent'; form: ''; values: readonly number[] }
    | { kind: 'date'; form: string; values: readonly (CivilDate | null)[] }
  )

/** Finds a card's figures in the order of the text, with the finders of the field readers. */
export function findCardFigures(card: Pick<CardWords, 'text' | 'blocks' | 'capturedAt'>): CardFigure[] {
  const found = findFigureMentions(card, foldKeepingOffsets(card.text)).flatMap((mention): CardFigure[] => {
    const { start, end } = mention
    switch (mention.kind) {
      case 'money':
      case 'bareAmount':
        return [{ start, end, kind: 'money', form: '', values: [mention.value] }]
      case 'percent':
      case 'rate':
        return [{ start, end, kind: 'percent', form: '', values: [mention.value] }]
      case 'date':
        return [
          {
            start,
            end,
            kind: 'date',
            form: mention.value?.sort ?? '',
            values: [mention.value?.from ?? null, mention.value?.until ?? null],
          },
        ]
      default:
        return []
    }
  })
  return found.sort((a, b) => a.start - b.start || b.end - a.end)
}
