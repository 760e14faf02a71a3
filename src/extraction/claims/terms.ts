import { fold } from '#domain/fold.ts'
import { MAX_CLAUSE_TEXT, MAX_RESTRICTIONS } from '#domain/promotionFields.ts'
import { capsOverPeriods } from '../rules/amounts.ts'
import { issuersCards } from '../rules/issuersCards.ts'
import { promisedLimits } from '../rules/promised.ts'
import type { Reader } from '../rules/reader.ts'
import { refundsByCard } from '../rules/refund.ts'
import { partialStacking } from '../rules/stacking.ts'
import { withoutForeignPrint } from '../scope/print.ts'
import { shortened, tidied } from '../text/wording.ts'
import { accountsOf } from './accounts.ts'
import { withoutStaleBookings } from './bookings.ts'
import { restrictionsOf } from './restrictions.ts'
import { standingOf } from './standing.ts'

const clauseText = (words: string) => shortened(tidied(words), MAX_CLAUSE_TEXT)

export const restrictionsReader: Reader = {
  fields: ['restrictions'],
  read(scope) {
    const { view } = scope
    const own = withoutForeignPrint(view)
    const told = [
      ...issuersCards(own),
      ...promisedLimits(own),
      ...capsOverPeriods(own.tiered ? own.own : [...own.header, ...own.own]),
      ...partialStacking(own),
      ...refundsByCard(own),
      ...standingOf(own),
      ...accountsOf(own),
    ].map((span) => ({
      ...span,
      text: clauseText(view.card.text.slice(span.start, span.end)),
    }))
    const all = withoutStaleBookings(scope, [...restrictionsOf(own), ...told])
    const said = all.map(({ text }) => fold(text))
    const found = all
      .filter((_, index) => !said.some((other, at) => other.includes(said[index] as string) && (other !== said[index] || at < index)))
      .slice(0, MAX_RESTRICTIONS)
    if (found.length === 0) return {}
    return {
      restrictions: { value: found.map(({ text }) => text), spans: found.map(({ start, end }) => ({ start, end })), doubt: 0 },
    }
  },
}
