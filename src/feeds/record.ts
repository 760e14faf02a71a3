import type { ChainSlug, Where } from '#domain/catalogue/chain.ts'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { BlockRole, CapturedCard } from '#domain/promotion/capture.ts'
import type { Conditions } from '#domain/promotion/condition.ts'
import type { PaymentRails } from '#domain/promotion/promotion.ts'

/**
 * A field that is safer in a feed than in the words around it, with the line that states it: it becomes a block of the card, so the
 * page can quote it.
 */
export type Stated<V> = { value: V; words: string }

/** What a feed's fields say of who pays, how, where and until when. Absent: the feed does not say, and the words decide alone. */
export type StatedFields = {
  /** Alternative groups, all with the issuer. */
  paymentMethods?: Stated<MethodName[][]>
  unknownPaymentMethods?: Stated<string[]>
  paymentRails?: Stated<PaymentRails>
  how?: Stated<Partial<Conditions['how']>>
  who?: Stated<Conditions['who'][number]['kind']>[]
  where?: Stated<Where[]>
  validFrom?: Stated<string>
  validUntil?: Stated<string>
}

/** A record as a card: words in blocks under the chain that it names, and the fields that the feed states. */
export type FeedRecord = {
  chain: ChainSlug
  /** The record's page for people. */
  url: string
  blocks: (readonly [BlockRole, string])[]
  stated: StatedFields
}

/** Puts a record of a feed (`raw`) into words; null when it is none. It never throws: hostile parts are left out. */
export type RecordReader = (card: CapturedCard) => FeedRecord | null
