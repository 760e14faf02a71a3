import type { CivilDate, Weekday } from '#domain/calendar/calendar.ts'
import type { Where } from '#domain/catalogue/chain.ts'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { BlockRole } from '#domain/promotion/capture.ts'
import type { Category, Funds, Rail, UsesCondition, WhoKind } from '#domain/promotion/condition.ts'
import type { CapHolder, CapPeriod, Span } from '#domain/promotion/promotion.ts'

/** What each kind of mention means. Figures come from patterns, all else from lexicons. */
export type MentionValues = {
  /** Pesos. */
  money: number
  /** A number that only its neighbours make an amount: "tope 7000 x mes". Rules decide. */
  bareAmount: number
  /** A share of the price, in percent. */
  percent: number
  /** A percentage that is no share of the price: interest, a tax, a strength, nothing. */
  rate: number
  /** Numbers of instalments. */
  instalments: number[]
  /** One of those numbers, said to be free of interest, or with interest. */
  interestFree: number
  interestCharged: number
  /** Words that interest is none, near a number or not. */
  noInterest: true
  /** A length of time, in days; `business`: business days. */
  duration: { days: number; business: boolean }
  /** Null: a date is named that no calendar has, or whose year cannot be read. */
  date: Dates | null
  weekdays: Weekday[]
  institution: MethodName
  /** A brand of card that the catalogue does not have. */
  foreignCard: string
  /** A name that stands where an issuer is expected and that nobody knows. */
  unknownIssuer: string
  cardKind: 'credit' | 'debit' | 'prepaid'
  network: 'visa' | 'mastercard' | 'amex' | 'cabal' | 'maestro'
  /**
   * A tier, package or plan; `issuer` null where several issuers use the name. `variant`: its entry in the catalogue. `name` null: those
   * who are in no tier.
   */
  tier: { name: string | null; issuer: MethodName | null; variant: MethodName | null }
  /** What opens the part of a small print that is one offer's. */
  section: 'benefit' | 'bracketed' | 'numbered' | 'portfolio' | 'validity'
  /** A level of an issuer's by its number alone: "1 ($ 6.000)". */
  level: number
  /** People that a promotion may be for. */
  people: { kind: WhoKind; value: string | null; denied?: true }
  rail: Rail
  means: Means
  app: string
  funds: Funds
  /** "En un pago". */
  singlePayment: true
  category: Category
  /** A brand of goods, a winery or a maker, by what it makes. */
  brand: Category
  period: CapPeriod
  holder: CapHolder
  uses: UsesCondition
  /** A province or region, as shoppers write it. */
  province: string
  /** A town by which a branch may be called. */
  town: string
  /** What an amount is. */
  bound: Bound
  channel: NamedChannel
  /** A place that is said of shops, as shoppers write it. */
  branch: { name: string; isProvince: boolean }
  /** Words that tell what a figure or a clause is about. */
  topic: Topic
  /** Money that comes somewhere ("se acredita", "llega", "lo ves"), and what is taken off or given ("el descuento", "se resta"). */
  giving: 'arrives' | 'given'
  clue: Clue
  /** Words that open a clause of another modality. */
  opener: Opener
}
export type MentionKind = keyof MentionValues

/**
 * When something holds, as words say it. `range`: from and until; `until`: an end alone; `from`: a beginning alone; `dates`: single days, of
 * which those are the first and last; `months`: whole months.
 */
export type Dates = {
  sort: 'range' | 'until' | 'from' | 'dates' | 'months'
  from: CivilDate | null
  until: CivilDate | null
  days: readonly CivilDate[]
  /** The most that the words give; the rest was inferred. `day`: days by their number and name alone (`sábado 23`). */
  said: 'year' | 'month' | 'day'
}

/** The most that comes back, or that there is no such bound; the least to spend. `upToPrefix`, `from` and `below`: said of the amount
 * right behind; `none`: of the bound right before. */
export type Bound = 'cap' | 'noCap' | 'none' | 'upTo' | 'minimum' | 'from' | 'below'

/**
 * What a clause is about that no field has. `limits`: in any words; `forAll`: so, and said of the offers of all tiers; `tells`: in a ban or a demand; `bans`, `paying`: in a ban alone; `aside`: what nobody
 * has to read.
 */
export type Clue = 'limits' | 'forAll' | 'tells' | 'bans' | 'paying' | 'aside' | 'booking' | 'anyDay' | 'account'

/** Ways of paying and issuers by what they are, not by a name. */
export type Means =
  | 'any'
  | 'anyIssuer'
  /** "Cualquier tarjeta", of a kind that may follow. */
  | 'anyCard'
  | 'someIssuers'
  | 'regionalIssuers'
  | 'cash'
  | 'other'
  | 'button'
  | 'wallets'
  | 'card'
  | 'instalments'

/**
 * Where one buys: the shops, a format of theirs, the web shop, by telephone. `inPerson`: words that say so of the way to buy. `sister`: shops
 * of another chain that shares the card.
 */
export type NamedChannel = 'shops' | 'inPerson' | 'web' | 'phone' | 'sister' | Exclude<Where, 'Online'>

export type Topic =
  /** Money that comes back later, and money taken off at the checkout. */
  | 'refund'
  /** Money that is not asked for. */
  | 'discount'
  /** Whose an offer is, that they get it, and all offers together. */
  | 'holders'
  | 'gets'
  | 'ofAll'
  | 'till'
  /** Who pays for it follows. */
  | 'payer'
  | 'statement'
  | 'accountOfRefund'
  | 'walletOfRefund'
  /** `TD`, `TC`, which say so of a refund alone. */
  | 'debitCards'
  | 'creditCards'
  /** It adds to other promotions, or does not in so many words ("no se junta", "una sola promo por compra"). */
  | 'stacking'
  /** More than another offer of the card gives. */
  | 'onTop'
  | 'alone'
  /** Promotions that are only some of those there may be. */
  | 'somePromotions'
  | 'branches'
  | 'someBranches'
  /** Shops that a chain lets others run. */
  | 'franchises'
  | 'products'
  /** Promises it for all, or says that what is not named pays in full. */
  | 'wholePurchase'
  | 'restOfPurchase'
  /** Names of makers follow. */
  | 'makers'
  | 'example'
  | 'cost'
  | 'company'
  | 'selfCheckout'
  /** Electronic things that are no goods: wallets, payments, mail. */
  | 'electronic'

/**
 * `excludes`: a ban said of its subject, or of what follows it. `waives`: what is not asked for. `denies`: a ban said of what stands right before it. `pays`: how one pays, which asks for
 * something unless the sentence already bans or gives an example. `instance`: an example where an amount follows.
 */
export type Opener =
  | 'forbids'
  | 'excludes'
  | 'denies'
  | 'waives'
  | 'excepts'
  | 'requires'
  | 'pays'
  | 'grants'
  | 'example'
  | 'instance'
  | 'boilerplate'

type AnyMention = { [K in MentionKind]: Span & { kind: K; value: MentionValues[K]; role: BlockRole; block: number } }[MentionKind]

/** Something that a card names: its kind, its meaning and where it stands. */
export type Mention<K extends MentionKind = MentionKind> = Extract<AnyMention, { kind: K }>

/** Most clauses have no mention of most kinds. */
const NONE: readonly never[] = []

/** The mentions of one kind. */
export function mentionsOf<K extends MentionKind>(mentions: readonly Mention[], kind: K): readonly Mention<K>[] {
  let found: Mention<K>[] | null = null
  for (const mention of mentions) {
    if (mention.kind !== kind) continue
    if (found === null) found = [mention as Mention<K>]
    else found.push(mention as Mention<K>)
  }
  return found ?? NONE
}

/** Three times what any real card has (351): rules compare mentions with each other, and a hostile card would keep them busy for minutes. */
export const MAX_MENTIONS = 1_000

export function inOrder(mentions: Mention[]): Mention[] {
  return mentions
    .map(({ kind, value, start, end, role, block }) => ({ kind, value, start, end, role, block }) as Mention)
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .slice(0, MAX_MENTIONS)
}

/** Mentions in order of the text without those within a longer one: "San Juan" in "Banco San Juan" does not count as named. */
export function outermost<M extends Span>(mentions: readonly M[]): M[] {
  let furthest: M | null = null
  const kept: M[] = []
  for (const mention of mentions) {
    const { start, end } = mention
    if (furthest === null || furthest.end < end) furthest = mention
    if (furthest === mention || furthest.end - furthest.start <= end - start) kept.push(mention)
  }
  return kept
}
