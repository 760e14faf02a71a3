import type { ChainSlug, Where } from '#domain/catalogue/chain.ts'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { BlockRole, CapturedCard } from '#domain/promotion/capture.ts'
import type { Conditions, WhoCondition } from '#domain/promotion/condition.ts'

/**
 * A field that is safer in a feed than in the words around it, with the line that states it: it becomes a block of the card, so the
 * page can quote it.
 */
export type Stated<V> = { value: V; words: string }

/** What a feed's fields say of who pays, how, where and until when. Absent: the feed does not say, and the words decide alone. */
export type StatedFields = {
  /** The issuer's methods, alternatives of each other: who pays, with the cards that the words name. */
  issuer?: Stated<MethodName[]>
  /** Where the feed lists the cards too: alternative groups, all with the issuer. Outranks `issuer`. */
  paymentMethods?: Stated<MethodName[][]>
  unknownPaymentMethods?: Stated<string[]>
  /** An empty list of rails or apps means that any will do. */
  how?: Stated<Partial<Conditions['how']>>
  /** Conditions on the person; those with the same number are alternatives of each other. */
  who?: Stated<Pick<WhoCondition, 'kind' | 'value' | 'alternatives'>>[]
  /** Tiers that are all admitted: naming them is no condition. */
  everyTier?: readonly string[]
  /** The formats and channels on which it can hold at most: the words may name fewer. */
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

/** The longest line that states a field; it fits into a condition's quote. */
const MAX_STATED = 300

type OneField = Exclude<keyof StatedFields, 'who' | 'everyTier'>

/** Collects the words of a record and what its fields state. */
export class RecordBuilder {
  readonly #record: FeedRecord

  constructor(chain: ChainSlug, url: string) {
    this.#record = { chain, url, blocks: [], stated: {} }
  }

  /** Adds words of a role; empty ones are ignored. */
  add(role: BlockRole, words: string): this {
    if (words.trim() !== '') this.#record.blocks.push([role, words])
    return this
  }

  /** States a field, and adds the line that does. Undefined and null state nothing. */
  state<F extends OneField>(field: F, value: NonNullable<StatedFields[F]>['value'] | null | undefined, words: string): this {
    if (value === null || value === undefined || words.trim() === '') return this
    this.#record.stated = { ...this.#record.stated, [field]: { value, words: this.#line(words) } }
    return this
  }

  /** States a condition on the person. */
  stateWho(kind: WhoCondition['kind'], value: string | null, words: string, alternatives: number | null = null): this {
    const who = this.#record.stated.who ?? []
    this.#record.stated.who = [...who, { value: { kind, value, alternatives }, words: this.#line(words) }]
    return this
  }

  /** States that these tiers are everybody. */
  stateEveryTier(tiers: readonly string[]): this {
    this.#record.stated.everyTier = tiers
    return this
  }

  build(): FeedRecord {
    return this.#record
  }

  #line(words: string): string {
    const line = words.replace(/\s+/g, ' ').trim().slice(0, MAX_STATED).trimEnd()
    this.add('mark', line)
    return line
  }
}
