import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { figureMentions } from './mentions/figures.ts'
import { foldInPlace } from './text/fold.ts'

/**
 * A figure of a card that another month's card may have otherwise: pesos, a share in percent, or dates with their first and last day.
 * `form` is what remains of it whatever the figures are.
 */
export type CardFigure = Span &
  (
    | { kind: 'money' | 'percent'; form: ''; values: readonly number[] }
    | { kind: 'date'; form: string; values: readonly (CivilDate | null)[] }
  )

/** The figures of a card in order of its text, as the readers find them. */
export function figuresOf(card: Pick<CardWords, 'text' | 'blocks' | 'capturedAt'>): CardFigure[] {
  const found = figureMentions(card, foldInPlace(card.text)).flatMap((mention): CardFigure[] => {
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
