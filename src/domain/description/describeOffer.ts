import type { CivilDate } from '../calendar/calendar.ts'
import { CHAINS } from '../catalogue/chain.ts'
import { type BeforehandFact, listBeforehand } from '../choice/beforehand.ts'
import { listPeopleConditions } from '../choice/pageFacts.ts'
import { givesInstalments, type Ranked } from '../choice/ranking.ts'
import { isPaidWithProof } from '../promotion/anyMethod.ts'
import type { FieldConflict } from '../promotion/doubt.ts'
import type { Freshness } from '../promotion/freshness.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { discountFigure } from '../promotion/promotionWords.ts'
import { openFields } from '../promotion/readings.ts'
import { MONTHLY_RATE, TYPICAL_AMOUNT } from '../promotion/saving.ts'
import { areGoodsNamed } from '../promotion/sourceGoods.ts'
import { placeLines } from '../text/placeLines.ts'
import { allClausesWords } from '../text/verbPhrase.ts'
import { capitalize, daysAgo, everyWeekWords, percent, pesos, uncapitalize } from '../text/words.ts'
import { briefCap, capSentence, isRefundToldByCap, leftWords, moneyBackWords } from './words/cap.ts'
import { addsUpWords, beforehandWord, firstPurchaseWords, supposedWords, usesWords } from './words/conditions.ts'
import { briefDoubt, contradictionWords, doubtWords } from './words/doubts.ts'
import { figureWords, savingWords, shortFigure, upToPrefix, worthWords } from './words/gain.ts'
import { excludedLine, exclusionWords, isExclusionWhole, isScopeShortened, scopeLine } from './words/goods.ts'
import { alsoWithWords, payingWays, payWithWords } from './words/methods.ts'
import { firstConditionWords, forWhomWords, missingWords, peopleWords } from './words/people.ts'
import { limitedPlaceWords, regionWords, whereWords } from './words/place.ts'
import { briefReadings, readingsWords } from './words/readings.ts'
import { ageWords, areDatesNamed, timelinessWords, untilWords, urgencyWords, validityWords } from './words/time.ts'
import { accordingTo, publishedByWords } from './words/witness.ts'

/** An offer to tell: ranked for a shopper, or, without a rank, as everybody reads it. */
export type ToldOffer = Partial<Ranked<ListedPromotion>> & { promotion: ListedPromotion }

/** What the place knows already. */
export type OfferContext = {
  /** Whether the shopper has told their methods: then their own are named. */
  personal?: boolean
  /** Pesos that the shopper means to spend. */
  amount?: number | undefined
  /** The day of which the place speaks; without it nothing begins later or ends soon. */
  day?: CivilDate | undefined
  /** Whether the place is about the web shop. */
  isOnline?: boolean
  /** What its card says, where the place has it: what contradicts what was read, and all that is excluded. */
  card?: { conflicts: readonly FieldConflict[]; excludesProducts: string | null } | null | undefined
  /** Facts that stand beside the offer: its chain in a heading, a condition that is asked there. */
  knows?: readonly FactKind[]
  /** What is asked of people beside the offer, each need as JSON. */
  sharedNeeds?: ReadonlySet<string>
}

/** `long` is a sentence, `short` stands inside one or beside others, `word` is for a mark or a line that has little room. */
export type WordLength = 'long' | 'short' | 'word'

/** Who is not told a `must` may lose money or stand at the till in vain. */
export type FactWeight = 'must' | 'should' | 'may'

/** The facts, in the order in which a person wants them. */
export const FACT_KINDS = [
  ...(['gain', 'saving', 'methods', 'ways', 'chain', 'according', 'cap', 'people', 'goods', 'excluded', 'minimum'] as const),
  ...(['place', 'region', 'when', 'begins', 'ends', 'refund', 'adds', 'also'] as const),
  ...(['enrolment', 'dayBefore', 'wallets', 'proof', 'notAtSelfCheckout', 'firstPurchase', 'uses', 'singlePayment', 'supposed'] as const),
  ...(['doubt', 'readings', 'oneReading', 'age'] as const),
] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** What a line leaves out, to unfold. */
export type LeftOut = { label: string; words: readonly string[] }
/** `within`: the fact whose long words say it, too. `more`: what each of its long words leaves out. `rest`: how many its others leave out. */
export type Fact = {
  kind: FactKind
  weight: FactWeight
  words: Readonly<Record<WordLength, readonly string[]>>
  within?: FactKind
  more?: readonly (LeftOut | null)[]
  rest?: number
}

/** The facts of an offer that the place does not know, in the order in which a person wants them. */
export type Description = readonly Fact[]

type Words = string | null | false | readonly string[]
type Told = Omit<Fact, 'kind'> | null

/** @param short Where it is left out, the long words; where it is empty, the fact is only told at length. */
function fact(weight: FactWeight, long: Words, short: Words = long, word: Words = short): Told {
  const [first, second, third] = [long, short, word].map((words) => (typeof words === 'string' ? [words] : words || []))
  return first === undefined || second === undefined || third === undefined || first.length === 0
    ? null
    : { weight, words: { long: first, short: second, word: third } }
}

const FACTS: Record<FactKind, (offer: ToldOffer, context: OfferContext) => Told> = {
  gain: ({ promotion }) => {
    const { figure, unit } = discountFigure(promotion.discount)
    return fact('must', [figure, unit], figureWords(promotion), shortFigure(promotion.discount))
  },
  saving: (offer, { amount }) => {
    const { minPurchase, discount } = offer.promotion
    // Whoever does not reach the minimum is told so.
    const isMissed = minPurchase !== null && (amount ?? TYPICAL_AMOUNT) < minPurchase
    if (!isRanked(offer) || offer.eligibility.status === 'no' || isMissed) return null
    const words = savingWords(offer, amount ?? TYPICAL_AMOUNT)
    const rate = givesInstalments({ discount }) ? `, con una tasa del ${percent(MONTHLY_RATE)}% mensual` : ''
    return words === null ? null : fact('should', `Con ${pesos(amount ?? TYPICAL_AMOUNT)} ${words}${rate}`, words, worthWords(offer))
  },
  methods: (offer, { personal = false }) => {
    const [long, short, word] = ([4, 2, 1] as const).map((most) => `con ${payWithWords(offer, personal, most)}`)
    return long === undefined ? null : fact('must', long, short, word)
  },
  ways: (offer) => {
    const ways = payingWays(offer)
    return ways.length === 0 ? null : fact('must', ways.join(', '), ways)
  },
  chain: ({ promotion }) => fact('may', `en ${CHAINS[promotion.supermarket].name}`),
  according: ({ promotion }) =>
    promotion.feed === undefined ? null : fact('must', publishedByWords(promotion.feed, promotion), accordingTo(promotion)),
  cap: (offer, { amount }) => {
    const { promotion, left, whose } = offer
    // Beside «hasta $ 15.000» it would contradict itself; a cap that nobody knows is said.
    const isBesideUpTo = promotion.limits.explicitlyHasNoLimit && isRanked(offer) && offer.saving > 0 && upToPrefix(offer) !== ''
    if (isBesideUpTo) return fact('should', amount === undefined && capSentence(promotion, true), [])
    if (left) return fact('should', [capSentence(promotion, false, whose), leftWords(left)].filter(isSaid), leftWords(left))
    return fact('should', capSentence(promotion, true, whose), briefCap(promotion), briefCap(promotion, 'hasta'))
  },
  people: ({ promotion, eligibility, whose, own }, { personal = false, sharedNeeds }) => {
    if (eligibility === undefined) {
      const people = listPeopleConditions(promotion).filter((need) => !sharedNeeds?.has(JSON.stringify(need)))
      return people.length === 0 ? null : fact('must', peopleWords(people), `si ${allClausesWords(people, null)}`)
    }
    const { status, missing } = eligibility
    if (status === 'yes') {
      const also = alsoWithWords({ eligibility, ...(own && { own }) })
      return personal ? fact('may', `Es ${whose ? `de ${whose.name}` : 'tuya'}${also === null ? '' : `, ${also}`}`, []) : null
    }
    if (status === 'no') return fact('must', `No es para vos: ${missingWords(missing)}`, missingWords(missing))
    const first = firstConditionWords(missing, whose)
    const told = first && fact('must', `Es para ${forWhomWords(missing, whose)}`, first.words)
    return told && { ...told, rest: first.rest }
  },
  goods: ({ promotion }) => {
    const line = scopeLine(promotion)
    const told = line === null ? null : fact('must', line, uncapitalize(line), 'solo en algunos productos')
    return told && isScopeShortened(promotion) ? { ...told, more: [allOf(promotion.onlyForProducts)] } : told
  },
  excluded: ({ promotion }, { card }) => {
    const line = isExcludedBeside(promotion.conditions) ? null : excludedLine(promotion)
    const told = line === null ? null : fact(line.isFood ? 'must' : 'should', exclusionWords(promotion), line.words)
    // The offer's list counts long runs of wineries; the card's own names them.
    const excludesProducts = card?.excludesProducts ?? promotion.excludesProducts
    const isShort = excludesProducts === null || isExclusionWhole({ excludesProducts }) || !areGoodsNamed(excludesProducts)
    return told === null || isShort ? told : { ...told, more: [allOf(excludesProducts)] }
  },
  minimum: ({ promotion: { minPurchase } }, { amount }) => {
    if (minPurchase === null) return null
    if (amount !== undefined && amount < minPurchase)
      return fact('must', `No llegás al mínimo de ${pesos(minPurchase)}`, `no llegás al mínimo de ${pesos(minPurchase)}`)
    return fact(amount === undefined ? 'must' : 'should', `Compra mínima: ${pesos(minPurchase)}`, `mínimo ${pesos(minPurchase)}`)
  },
  place: ({ promotion }, { isOnline = false }) => {
    const limited = limitedPlaceWords(promotion, isOnline)
    return fact(limited === null ? 'may' : 'must', whereWords(promotion), limited)
  },
  region: ({ promotion: { conditions } }) => {
    const lines = placeLines(conditions.region)
    const long = lines.map(({ words }) => words)
    const told = fact('must', long, regionWords(conditions.region), regionWords(conditions.region, 'brief'))
    return told && { ...told, more: lines.map(({ all }) => (all === null ? null : { label: 'ver cuáles', words: [`${all}.`] })) }
  },
  when: ({ promotion }) => {
    const days = promotion.weekdays && everyWeekWords(promotion.weekdays)
    return fact('should', validityWords(promotion), days, days)
  },
  begins: ({ promotion }, { day }) => {
    const words = day === undefined ? null : timelinessWords(promotion, day)
    const told = words === null ? null : fact('must', words, uncapitalize(words))
    const isNamed = day !== undefined && promotion.validFrom !== null && promotion.validFrom > day && areDatesNamed(promotion)
    return told && isNamed ? { ...told, within: 'when' } : told
  },
  ends: ({ promotion }, { day }) => fact('may', day !== undefined && (urgencyWords(promotion, day) ?? untilWords(promotion))),
  refund: ({ promotion, whose }) => {
    // A card that speaks of a discount alone says nothing of money that comes later, and neither is it told.
    const words = isRefundToldByCap(promotion) || givesInstalments(promotion) ? null : moneyBackWords(promotion, whose)
    return words === null ? null : fact('should', capitalize(words), words)
  },
  enrolment: beforehand('enrolment'),
  dayBefore: beforehand('dayBefore'),
  wallets: beforehand('wallets'),
  // Where nothing else is asked of the payment, the methods say it.
  proof: (offer) => (offer.promotion.paymentMethods === null && isPaidWithProof(offer.promotion) ? null : beforehand('proof')(offer)),
  notAtSelfCheckout: beforehand('notAtSelfCheckout'),
  firstPurchase: ({ promotion: { conditions } }) =>
    conditions.who.some(({ kind }) => kind === 'firstPurchase')
      ? fact('must', firstPurchaseWords(conditions.uses?.period ?? null), uncapitalize(firstPurchaseWords(conditions.uses?.period ?? null)))
      : null,
  uses: ({ promotion: { conditions } }) =>
    // The first use of a period is the only one.
    conditions.uses === null || conditions.who.some(({ kind }) => kind === 'firstPurchase')
      ? null
      : fact('should', usesWords(conditions.uses), uncapitalize(usesWords(conditions.uses))),
  singlePayment: ({ promotion }) =>
    promotion.conditions.how.singlePayment && !givesInstalments(promotion)
      ? fact('should', 'Es en un pago, sin cuotas', 'en un pago')
      : null,
  adds: ({ promotion }) => fact('may', addsUpWords(promotion), uncapitalize(addsUpWords(promotion) ?? '')),
  also: (offer) => fact('may', isRanked(offer) && offer.eligibility.status !== 'no' && alsoWithWords(offer)),
  supposed: ({ promotion }) => fact('should', supposedWords(promotion), []),
  doubt: ({ promotion }, { card }) => {
    const conflicts = (card?.conflicts ?? []).map(contradictionWords)
    // The card's own words say what contradicts what.
    const isQuoted = conflicts.length > 0 && promotion.doubt?.reason === 'contradiction'
    const marks = [isQuoted ? null : doubtWords(promotion)].filter(isSaid)
    const told = fact('must', [...marks, ...conflicts.map(({ words }) => words)], briefDoubt(promotion))
    const quotes = conflicts.map(({ quotes }) =>
      quotes.length === 0 ? null : { label: 'ver qué dice', words: quotes.map((one) => `«${one}»`) },
    )
    return told && { ...told, more: [...marks.map(() => null), ...quotes] }
  },
  readings: ({ promotion }) =>
    promotion.readings?.by !== 'ambos' || openFields(promotion.readings).length === 0
      ? null
      : fact('must', readingsWords(promotion), briefReadings(promotion)),
  oneReading: ({ promotion: { readings } }) =>
    readings === null || readings.by === 'ambos' ? null : fact('must', ONE_READING, uncapitalize(ONE_READING), 'una sola lectura'),
  age: ({ stale }) =>
    stale === undefined ? null : fact('must', ageWords(stale), `leída ${daysAgo(stale.ageDays)}`, daysAgo(stale.ageDays)),
}

const ONE_READING = 'La encontró una sola de dos lecturas'

/** Checks whether what is excluded is none of the goods that the offer is for: electro of an offer on biscuits. */
const isExcludedBeside = ({ onlyFor, excludes }: ListedPromotion['conditions']) =>
  onlyFor !== null && excludes.length > 0 && !excludes.some((category) => onlyFor.includes(category))

/** The list is tidied: no quote. */
const allOf = (list: string | null): LeftOut => ({ label: 'ver todo', words: [`${list}.`] })

const isSaid = (words: string | null): words is string => words !== null

const isRanked = (offer: ToldOffer): offer is Ranked<ListedPromotion> => offer.eligibility !== undefined && offer.saving !== undefined

function beforehand(kind: BeforehandFact['kind']) {
  return ({ promotion }: ToldOffer): Told => {
    const found = listBeforehand(promotion).find((one) => one.kind === kind)
    if (found === undefined) return null
    const words = beforehandWord(found)
    return fact('must', capitalize(words), words)
  }
}

/** Describes an offer: all that is to be said of it, except what its place knows. Places choose among it (`places.ts`) and decide nothing. */
export function describeOffer(offer: ToldOffer, context: OfferContext = {}): Description {
  return FACT_KINDS.flatMap((kind) => {
    if (context.knows?.includes(kind)) return []
    const told = FACTS[kind](offer, context)
    return told === null ? [] : [{ kind, ...told }]
  })
}

/** Describes an offer as everybody reads it, with the age of its data where that is old. */
export function describeForAll(promotion: ListedPromotion, capture: Freshness | null | undefined, context: OfferContext = {}): Description {
  return describeOffer({ promotion, ...(capture?.isStale && { stale: capture }) }, context)
}
