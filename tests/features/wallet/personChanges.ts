import fc from 'fast-check'
import { CARD_SLUGS, PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { holdsCards } from '#domain/wallet/wallet.ts'
import type { PersonChange } from '#features/wallet/walletChange.ts'
import { questionKeys } from '../../domain/arbitraries.ts'

const slugs = PAYMENT_METHODS.map(({ slug }) => slug)
const institutions = fc.constantFrom(...slugs.filter(holdsCards))
const answers = fc.dictionary(questionKeys, fc.option(fc.boolean()), { minKeys: 1, maxKeys: 5, noNullPrototype: true })

/** Whatever a button of a form says about its person. */
export const personChanges: fc.Arbitrary<PersonChange> = fc.oneof(
  fc.record({ kind: fc.constant('method' as const), method: fc.constantFrom(...slugs), held: fc.boolean() }),
  fc.record({ kind: fc.constant('card' as const), method: institutions, card: fc.constantFrom(...CARD_SLUGS), held: fc.boolean() }),
  fc.record({ kind: fc.constant('cards' as const), method: institutions, cards: fc.constantFrom(null, [] as []) }),
  fc.record({ kind: fc.constant('answers' as const), answers }),
)
