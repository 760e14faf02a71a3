import type { CivilDate, Weekday } from '#domain/calendar/calendar.ts'
import type { Where } from '#domain/catalogue/chain.ts'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { BlockRole } from '#domain/promotion/capture.ts'
import type { Funds, GoodsCategory, Rail, UsesCondition, WhoKind } from '#domain/promotion/condition.ts'
import type { CapHolder, CapPeriod, Span } from '#domain/promotion/promotion.ts'

/** Figures come from patterns, all other kinds from lexicons. */
export type MentionValues = {
  money: number
  /** An amount only if its neighbours say so; the rules decide. */
  bareAmount: number
  /** Percent of the price. */
  percent: number
  /** No share of the price: interest, a tax, a proportion of alcohol, or zero. */
  rate: number
  instalments: number[]
  interestFree: number
  interestCharged: number
  noInterest: true
  /** In days; `business` means business days. */
  duration: { days: number; business: boolean }
  /** Null: an impossible date or an unreadable year. */
  date: MentionedDates | null
  weekdays: Weekday[]
  /** Which of a weekday in its month: 1 is the first, -1 the last; none for an order that is not understood («semana por medio»). */
  nthWeekdays: { day: Weekday; nths: number[] }
  institution: MethodName
  foreignCard: string
  unknownIssuer: string
  cardKind: 'credit' | 'debit' | 'prepaid'
  network: 'visa' | 'mastercard' | 'amex' | 'cabal' | 'maestro'
  /** `issuer` is null if several use the name; `variant`: its entry in the catalogue; `name` is null for people without a tier. */
  tier: { name: string | null; issuer: MethodName | null; variant: MethodName | null }
  /** They open the part of the small print about one offer. */
  section: 'benefit' | 'heading' | 'numbered' | 'portfolio' | 'validity'
  level: number
  people: { kind: WhoKind; value: string | null; denied?: true }
  rail: Rail
  means: PaymentMeans
  app: string
  funds: Funds
  singlePayment: true
  category: GoodsCategory
  /** A brand, winery or maker counts as the category of its goods. */
  brand: GoodsCategory
  period: CapPeriod
  holder: CapHolder
  uses: UsesCondition
  /** Spelled as shoppers write it; so is a branch. */
  province: string
  town: string
  bound: AmountBound
  channel: NamedChannel
  branch: { name: string; isProvince: boolean }
  topic: Topic
  /** `arrives`: comes to an account. `given`: taken off or granted. */
  giving: 'arrives' | 'given'
  clue: Clue
  opener: Opener
}
export type MentionKind = keyof MentionValues

/** `dates` are single days, `months` whole months. */
export type MentionedDates = {
  sort: 'range' | 'until' | 'from' | 'dates' | 'months'
  from: CivilDate | null
  until: CivilDate | null
  days: readonly CivilDate[]
  /** The largest unit that the words state; `day` means that month and year are inferred. */
  said: 'year' | 'month' | 'day'
}

/** `upTo`, `from` and `below` qualify the amount after them; `none` denies the bound before it. */
export type AmountBound = 'cap' | 'noCap' | 'none' | 'upTo' | 'minimum' | 'from' | 'below'

/** `forAll` limits the offers of all tiers; `tells` counts in bans and demands, `bans` and `paying` in bans; `aside` is boilerplate. */
export type Clue = 'limits' | 'forAll' | 'tells' | 'bans' | 'paying' | 'aside' | 'booking' | 'anyDay' | 'account'

/** Described instead of named. */
export type PaymentMeans =
  | 'any'
  | 'anyIssuer'
  /** Perhaps limited to a kind that follows. */
  | 'anyCard'
  | 'someIssuers'
  | 'cash'
  | 'other'
  | 'button'
  | 'wallets'
  | 'card'
  | 'instalments'

/** `inPerson` describes the purchase; `sister` is a chain that shares the card. */
export type NamedChannel = 'shops' | 'inPerson' | 'web' | 'phone' | 'sister' | Exclude<Where, 'Online'>

export type Topic =
  | 'refund'
  | 'till'
  | 'discount'
  | 'holders'
  | 'ofAll'
  /** A balance, a salary, a refund or a delivery: its least amount is no minimum purchase. */
  | 'measured'
  /** Before the name of the company that bears the cost. */
  | 'payer'
  | 'statement'
  | 'accountOfRefund'
  | 'walletOfRefund'
  /** Abbreviations for a kind of card that are clear only next to a refund. */
  | 'debitCards'
  | 'creditCards'
  | 'stacking'
  | 'onTop'
  | 'perUnit'
  | 'alone'
  | 'somePromotions'
  | 'branches'
  | 'someBranches'
  | 'franchises'
  | 'products'
  /** `restOfPurchase`: goods not named pay in full. */
  | 'wholePurchase'
  | 'restOfPurchase'
  | 'makers'
  | 'example'
  | 'cost'
  | 'company'
  | 'selfCheckout'
  | 'electronic'

/** `excludes` bans its subject or the words after it, `denies` those right before it; `instance` begins an example before an amount. */
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

export type Mention<K extends MentionKind = MentionKind> = Extract<AnyMention, { kind: K }>

/** Most clauses have no mention of most kinds. */
const NONE: readonly never[] = []

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

/** By their place in the text, longer ones first, at most `MAX_MENTIONS`. */
export function sortMentions(mentions: Mention[]): Mention[] {
  return mentions
    .map(({ kind, value, start, end, role, block }) => ({ kind, value, start, end, role, block }) as Mention)
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .slice(0, MAX_MENTIONS)
}

/** Without those inside a longer one (a town in a bank's name). They come, and stay, in text order. */
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
