import { MAX_CLAUSE_TEXT, MAX_RESTRICTIONS } from '#domain/promotionFields.ts'
import { shortened, tidied } from '../text/wording.ts'
import { withoutForeignPrint } from './institutions.ts'
import { furtherCapOf } from './limits.ts'
import { minimumOf } from './minimum.ts'
import { promisedLimits } from './promisedLimits.ts'
import type { Reader } from './reader.ts'
import { refundsByCard } from './refund.ts'
import { restrictionsOf } from './restrictions.ts'
import { partialStacking, stackingOf } from './stacking.ts'
import { skippingDaysOf } from './validity.ts'

export const stackableReader: Reader = {
  fields: ['stackable'],
  read({ view }) {
    const said = stackingOf(withoutForeignPrint(view))
    return said === null ? {} : { stackable: { value: said.value, spans: [said.span], conflicts: said.denied, doubt: 0 } }
  },
}

export const minPurchaseReader: Reader = {
  fields: ['minPurchase'],
  read({ view }) {
    const minimum = minimumOf(withoutForeignPrint(view))
    if (minimum === null) return {}
    const { said, others } = minimum
    return { minPurchase: { value: said.value, spans: [said.span], conflicts: others.map(({ span }) => span), doubt: 0 } }
  },
}

const clauseText = (words: string) => shortened(tidied(words), MAX_CLAUSE_TEXT)

export const restrictionsReader: Reader = {
  fields: ['restrictions'],
  read(scope) {
    const { view } = scope
    const single = skippingDaysOf(scope)
    const days = single === null ? [] : [{ ...single, text: tidied(view.card.text.slice(single.start, single.end)) }]
    const further = furtherCapOf(scope)
    const cap = further === null ? [] : [{ ...further, text: tidied(view.card.text.slice(further.start, further.end)) }]
    const own = withoutForeignPrint(view)
    const told = [...promisedLimits(own), ...partialStacking(own), ...refundsByCard(own)].map((span) => ({
      ...span,
      text: clauseText(view.card.text.slice(span.start, span.end)),
    }))
    const all = [...days, ...cap, ...restrictionsOf(own), ...told]
    const found = all.filter(({ text }, index) => all.findIndex((one) => one.text === text) === index).slice(0, MAX_RESTRICTIONS)
    if (found.length === 0) return {}
    return {
      restrictions: { value: found.map(({ text }) => text), spans: found.map(({ start, end }) => ({ start, end })), doubt: 0 },
    }
  },
}
