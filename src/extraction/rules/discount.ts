import type { Span } from '#domain/promotion/promotion.ts'
import { selectMentions } from '../mentions/mention.ts'
import { DOUBT } from '../resolve.ts'
import type { FieldReader } from './reader.ts'

/** The offer itself is known: only whether a place of the card charges interest for its instalments is read. */
export const discountReader: FieldReader = {
  read({ text, offer: { discount, spans } }) {
    if (discount.type === 'porcentaje') return {}
    const mentions = text.clauses.filter(({ modality }) => modality !== 'example').flatMap((clause) => clause.mentions)
    const charged = selectMentions(mentions, 'interestCharged').filter(({ value }) => value === discount.value)
    if (charged.length === 0) return {}
    const free = selectMentions(mentions, 'noInterest')
    // The page quotes both places, so the words about interest are part of what is read.
    const withWords = ({ start, end }: Span): Span => ({
      start,
      end: free.find((words) => words.start > end && words.start - end <= NEAR)?.end ?? end,
    })
    const conflicts = charged.map(({ start, end }) => ({ start, end }))
    return { discount: { value: discount, spans: spans.map(withWords), conflicts, doubt: DOUBT.disputed } }
  },
}
const NEAR = 16
