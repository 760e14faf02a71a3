import type { CivilDate, Weekday } from '#domain/calendar/calendar.ts'
import type { Where } from '#domain/catalogue/chain.ts'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { BlockRole } from '#domain/promotion/capture.ts'
import type { Category, Funds, Rail, UsesCondition, WhoKind } from '#domain/promotion/condition.ts'
import type { CapHolder, CapPeriod, Span } from '#domain/promotion/promotion.ts'

/** The value of each kind of mention. Figures come from patterns, all other kinds from lexicons. */
export type MentionValues = {
  /** Pesos. */
  money: number
  /** A number that is an amount only if its neighbours say so; the rules decide. */
  bareAmount: number
  /** A share of the price, in percent. */
  percent: number
  /** A percentage that is no share of the price: interest, a tax, a proportion of alcohol, or zero. */
  rate: number
  /** Numbers of instalments. */
  instalments: number[]
  /** One number of instalments that is free of interest. */
  interestFree: number
  interestCharged: number
  /** Words for no interest, with or without a number nearby. */
  noInterest: true
  /** A length of time, in days; `business` means business days. */
  duration: { days: number; business: boolean }
  /** Null if the words name an impossible date or an unreadable year. */
  date: MentionedDates | null
  weekdays: Weekday[]
  /** Which of a weekday in its month: 1 is the first, -1 the last; none for an order that is not understood («semana por medio»). */
  nthWeekdays: { day: Weekday; nths: number[] }
  institution: MethodName
  /** A brand of card that is not in the catalogue. */
  foreignCard: string
  /** An unknown name in a place where an issuer is expected. */
  unknownIssuer: string
  cardKind: 'credit' | 'debit' | 'prepaid'
  network: 'visa' | 'mastercard' | 'amex' | 'cabal' | 'maestro'
  /**
   * A tier, package or plan. `issuer` is null if several issuers use the name; `variant` is its entry in the catalogue; `name` is null
   * for people without a tier.
   */
  tier: { name: string | null; issuer: MethodName | null; variant: MethodName | null }
  /** Words that open the part of the small print about one offer. */
  section: 'benefit' | 'heading' | 'numbered' | 'portfolio' | 'validity'
  /** A level that is named only by its number. */
  level: number
  people: { kind: WhoKind; value: string | null; denied?: true }
  rail: Rail
  means: Means
  app: string
  funds: Funds
  singlePayment: true
  category: Category
  /** A brand, winery or maker, as the category of its goods. */
  brand: Category
  period: CapPeriod
  holder: CapHolder
  uses: UsesCondition
  /** A province or region, spelled as shoppers write it. */
  province: string
  town: string
  /** Words that say what an amount means, such as a cap or a minimum. */
  bound: Bound
  channel: NamedChannel
  /** A place of shops, spelled as shoppers write it. */
  branch: { name: string; isProvince: boolean }
  /** Words that say what a figure or a clause is about. */
  topic: Topic
  /** `arrives`: money that comes to an account. `given`: money that is taken off or granted. */
  giving: 'arrives' | 'given'
  clue: Clue
  opener: Opener
}
export type MentionKind = keyof MentionValues

/**
 * The days of a mention. `range` has a first and a last day, `until` only a last one, `from` only a first one, `dates` are single days,
 * `months` are whole months.
 */
export type MentionedDates = {
  sort: 'range' | 'until' | 'from' | 'dates' | 'months'
  from: CivilDate | null
  until: CivilDate | null
  days: readonly CivilDate[]
  /** The largest unit that the words state; the rest is inferred. `day` means that month and year are inferred. */
  said: 'year' | 'month' | 'day'
}

/**
 * What an amount means: `cap` the most that comes back, `noCap` no limit, `minimum` the least to spend. `upTo`, `from` and `below`
 * qualify the amount after them; `none` denies the bound before it.
 */
export type Bound = 'cap' | 'noCap' | 'none' | 'upTo' | 'minimum' | 'from' | 'below'

/**
 * What a clause is about if no field has it. `limits` limits the offer anywhere, `forAll` the offers of all tiers; `tells` counts only in
 * bans and demands, `bans` and `paying` only in bans; `aside` is company boilerplate.
 */
export type Clue = 'limits' | 'forAll' | 'tells' | 'bans' | 'paying' | 'aside' | 'booking' | 'anyDay' | 'account'

/** Ways of paying and issuers that are described instead of named. */
export type Means =
  | 'any'
  | 'anyIssuer'
  /** Any card, perhaps limited to a kind that follows. */
  | 'anyCard'
  | 'someIssuers'
  | 'cash'
  | 'other'
  | 'button'
  | 'wallets'
  | 'card'
  | 'instalments'

/**
 * Where one buys: the shops, one format, the web shop, by telephone. `inPerson` describes the purchase; `sister` is a chain that shares
 * the card.
 */
export type NamedChannel = 'shops' | 'inPerson' | 'web' | 'phone' | 'sister' | Exclude<Where, 'Online'>

export type Topic =
  /** Money that comes back later. */
  | 'refund'
  /** Money taken off at the checkout. */
  | 'till'
  /** A reduction of the price. */
  | 'discount'
  /** Words for the people an offer is for. */
  | 'holders'
  /** Words about all offers together. */
  | 'ofAll'
  /** A balance, a salary, a refund or a delivery, whose least amount is no minimum purchase. */
  | 'measured'
  /** Words before the name of the company that bears the cost. */
  | 'payer'
  | 'statement'
  | 'accountOfRefund'
  | 'walletOfRefund'
  /** An abbreviation for a kind of card that is clear only next to a refund. */
  | 'debitCards'
  | 'creditCards'
  /** Words about adding the offer to other promotions, or about not adding it. */
  | 'stacking'
  /** An amount on top of another offer of the card. */
  | 'onTop'
  /** The figure is of one unit of several. */
  | 'perUnit'
  | 'alone'
  /** Only some of the other promotions. */
  | 'somePromotions'
  | 'branches'
  | 'someBranches'
  /** Shops that are run by others under the chain's name. */
  | 'franchises'
  | 'products'
  /** The offer is for the whole purchase. `restOfPurchase` says that goods not named pay in full. */
  | 'wholePurchase'
  | 'restOfPurchase'
  /** Words before the names of makers. */
  | 'makers'
  | 'example'
  | 'cost'
  | 'company'
  | 'selfCheckout'
  /** Electronic things that are no goods, such as wallets, payments or mail. */
  | 'electronic'

/**
 * How the clause after it speaks. `excludes` bans its subject or the words after it, `denies` the words right before it; `waives` says
 * what is not required; `pays` names a way to pay, a requirement except in a ban or an example; `instance` begins an example if an amount
 * follows.
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

/** A thing that the card names: its kind, its value and its place in the text. */
export type Mention<K extends MentionKind = MentionKind> = Extract<AnyMention, { kind: K }>

/** Shared, because most clauses have no mention of most kinds. */
const NONE: readonly never[] = []

/** Returns the mentions of one kind, in the given order. */
export function selectMentions<K extends MentionKind>(mentions: readonly Mention[], kind: K): readonly Mention<K>[] {
  let found: Mention<K>[] | null = null
  for (const mention of mentions) {
    if (mention.kind !== kind) continue
    if (found === null) found = [mention as Mention<K>]
    else found.push(mention as Mention<K>)
  }
  return found ?? NONE
}

/** Rules compare mentions with each other, so a hostile card could take minutes. The richest real card has 351 mentions. */
export const MAX_MENTIONS = 1_000

/** Sorts mentions by their place in the text, longer ones first, and keeps at most `MAX_MENTIONS`. */
export function sortMentions(mentions: Mention[]): Mention[] {
  return mentions
    .map(({ kind, value, start, end, role, block }) => ({ kind, value, start, end, role, block }) as Mention)
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .slice(0, MAX_MENTIONS)
}

/** Returns mentions without those inside a longer one (a town in a bank's name). They come, and stay, in text order. */
export function keepOutermost<M extends Span>(mentions: readonly M[]): M[] {
  let furthest: M | null = null
  const kept: M[] = []
  for (const mention of mentions) {
    const { start, end } = mention
    if (furthest === null || furthest.end < end) furthest = mention
    if (furthest === mention || furthest.end - furthest.start <= end - start) kept.push(mention)
  }
  return kept
}
