import type { Span } from '#domain/promotion/promotion.ts'
import { selectMentions } from '../mentions/mention.ts'
import { DOUBT } from '../resolve.ts'
import type { FieldReader } from './reader.ts'

/** Reads whether some place of the card charges interest for the offer's number of instalments; the offer itself is known. */
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
/** Room for the word for instalments. In UTF-16 units. */
const NEAR = 16
