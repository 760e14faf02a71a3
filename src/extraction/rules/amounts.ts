import { CAP_PERIODS, type CapHolder, type CapPeriod, type Span } from '#domain/promotion/promotion.ts'
import { type AmountBound, type Mention, selectMentions } from '../mentions/mention.ts'
import { type CardPlace, getCardPlace, RESOLUTION_RULES, resolveClaims } from '../resolve.ts'
import { type Clause, isAffirmed } from '../scope/clause.ts'
import { getClausesWithoutOtherFigures } from '../scope/otherFigures.ts'
import type { FieldReader } from './reader.ts'

/** `amount` in pesos; null where the words deny any limit. */
export type CapClaim = Span & {
  amount: number | null
  period: CapPeriod | null
  per: CapHolder | null
  /** The span of the amount alone. */
  money: Span
  clause: Clause
}
/** `amount` in pesos. */
export type MinimumClaim = Span & { amount: number; place: CardPlace }

type Amount = Mention<'money'> | Mention<'bareAmount'>
type Sentence = { clauses: Clause[]; mentions: Mention[] }

const NEAR = 26
const ADJACENT = 5
const NEXT_COLUMN = 4
/** Pesos. A larger amount is the budget of a campaign, not what one person gets back. */
const MOST = 10_000_000
const LEAST_CAP = 50
/** Each amount is compared with all mentions of its sentence; no card has this many. */
const MOST_AMOUNTS = 100
/** Some forms required a number, so cards write only nines for "no limit". */
const isAllNines = (amount: number) => amount >= 99_999 && new Set(String(amount)).size === 1 && String(amount).startsWith('9')

export function findCaps(clauses: readonly Clause[]): CapClaim[] {
  const sentences = sentencesOf(clauses.filter(isAffirmed))
  return sentences.flatMap((sentence) => {
    const caps: CapClaim[] = []
    const amounts = sentence.mentions.filter(isAmount).filter(isFirst).slice(0, MOST_AMOUNTS)
    for (const amount of amounts) caps.push(...readCap(sentence, amount, caps.at(-1)))
    return caps.length > 0 ? caps : noCapsOf(sentence)
  })
}

const isCapWord = (mention: Mention) => mention.kind === 'bound' && mention.value === 'cap'

function readCap(sentence: Sentence, amount: Amount, last: CapClaim | undefined): CapClaim[] {
  const { bound, span } = boundOf(sentence, amount)
  const isCap = bound === null ? standsAsCap(sentence, amount) || goesOnWith(last, sentence, amount) : CAPPING.has(bound)
  if (!isCap || endsRange(sentence, amount)) return []
  if (amount.value < LEAST_CAP || (amount.value > MOST && !isAllNines(amount.value))) return []
  const clause = clauseAt(sentence, amount)
  const { period, per } = periodAndHolderOf(sentence, amount)
  const end = Math.max(span.end, ...behindIn(sentence, amount).map((said) => said.end))
  const money = { start: amount.start, end: amount.end }
  return [{ ...span, end, amount: isAllNines(amount.value) ? null : amount.value, period, per, money, clause }]
}

const CAPPING = new Set<AmountBound>(['cap', 'upTo'])

/** Of caps in a sentence without amounts. */
export function findPeriodAndHolder(clauses: readonly Clause[]): { period: CapPeriod | null; per: CapHolder | null } {
  const isOfRefund = (mentions: readonly Mention[]) =>
    mentions.some(isRefund) && ofCap(mentions).some(isPeriod) && ofCap(mentions).some(isHolder)
  const apart = sentencesOf(clauses.filter(isAffirmed)).filter(
    ({ mentions }) => !mentions.some(isAmount) && (mentions.some(isCapWord) || isOfRefund(mentions)),
  )
  const said = apart.flatMap(({ mentions }) => ofCap(mentions))
  return { period: said.find(isPeriod)?.value ?? null, per: said.find(isHolder)?.value ?? null }
}

function endsRange(sentence: Sentence, amount: Amount): boolean {
  const { mentions } = sentence
  const last = mentions.filter(isAmount).findLast(({ end }) => end <= amount.start)
  if (last === undefined || last.value >= amount.value || !isLeast(boundOf(sentence, last).bound)) return false
  if (behindIn({ mentions }, amount).length > 0) return false
  const isOfCap = (mention: Mention) => mention.kind === 'percent' || isRefund(mention) || isCapWord(mention)
  return !mentions.some((mention) => isOfCap(mention) && mention.start >= last.end && mention.start - amount.end < ADJACENT)
}
const isLeast = (bound: AmountBound | null) => bound === 'minimum' || bound === 'from'

/** A cap without a word for it: announced with a period, or named as what comes back. */
function standsAsCap({ clauses, mentions }: Sentence, amount: Amount): boolean {
  const clause = clauseAt({ clauses, mentions }, amount)
  const near = mentions.filter(({ start, end }) => start - amount.end < NEAR && amount.start - end < NEAR)
  // An amount next to a percentage, as in a row of a table, is its cap.
  if (mentions.some((mention) => mention.kind === 'percent' && isNext(mention, amount))) return true
  const isTimed = ofCap(near).length > 0
  // Nobody states a minimum purchase per month and account, so such an amount is a cap.
  if (ofCap(near).some(isPeriod) && ofCap(near).some(isHolder) && mentions.filter(isAmount).length === 1) return true
  const isOfRefund = mentions.some((mention) => isRefund(mention) && mention.start < amount.start && amount.start - mention.end < NEAR)
  return (
    isTimed && (isOfRefund || (clause.role !== 'legal' && !mentions.some((mention) => isAmount(mention) && mention.end <= amount.start)))
  )
}

function goesOnWith(last: CapClaim | undefined, { mentions }: Sentence, amount: Amount): boolean {
  if (last === undefined || amount.kind === 'bareAmount') return false
  const between = mentions.filter(({ start }) => start >= last.money.end && start < amount.start)
  return amount.start - last.money.end < ADJACENT || between.some(({ kind }) => TELLING_APART.has(kind))
}
const TELLING_APART = new Set<Mention['kind']>(['tier', 'people', 'cardKind', 'level', 'period'])

const isFirst = (amount: Amount, index: number, amounts: readonly Amount[]) => {
  const before = amounts[index - 1]
  return before === undefined || before.value !== amount.value || amount.start - before.end > ADJACENT
}

const isRefund = (mention: Mention) => mention.kind === 'topic' && mention.value === 'refund'

/** If an amount is denied, nothing is known about the cap. */
function noCapsOf({ clauses, mentions }: Sentence): CapClaim[] {
  return mentions.flatMap((mention): CapClaim[] => {
    if (mention.kind !== 'bound' || !isNoCap(mention, mentions)) return []
    const clause = clauseAt({ clauses, mentions }, mention)
    const span = { start: mention.start, end: mention.end }
    return [{ ...span, amount: null, period: null, per: null, money: span, clause }]
  })
}

function isNoCap({ value, start, end }: Mention<'bound'>, mentions: readonly Mention[]): boolean {
  if (value === 'noCap') return !mentions.some((other) => isAmount(other) && other.start >= end && other.start - end < NEAR)
  return (
    value === 'none' &&
    mentions.some((other) => other.kind === 'bound' && other.value === 'cap' && start - other.end >= 0 && start - other.end < ADJACENT)
  )
}

/** Not those of a salary or a refund. In a ban only an upper bound is one ("compras inferiores a"). */
function findMinimums(clauses: readonly Clause[]): MinimumClaim[] {
  return sentencesOf(clauses.filter((clause) => isAffirmed(clause) || clause.modality === 'forbids')).flatMap((sentence) =>
    sentence.mentions.filter(isAmount).flatMap((amount): MinimumClaim[] => {
      const { bound, span } = boundOf(sentence, amount)
      const clause = clauseAt(sentence, amount)
      const isMinimum = clause.modality === 'forbids' ? bound === 'below' : isLeast(bound)
      return isMinimum && amount.value > 1 && !isOfElse(sentence, amount, span)
        ? [{ ...span, amount: amount.value, place: getCardPlace(clause) }]
        : []
    }),
  )
}

/** The words since the last figure, or right behind, say that it is of a balance, a salary, a refund or a delivery. */
function isOfElse({ mentions }: Sentence, amount: Amount, { end }: Span): boolean {
  const last = mentions.findLast((mention) => (isAmount(mention) || mention.kind === 'percent') && mention.end <= amount.start)
  return selectMentions(mentions, 'topic').some(
    ({ value, start }) => value === 'measured' && start >= (last?.end ?? 0) && start - Math.max(end, amount.end) < ADJACENT,
  )
}

const isNext = (one: Span, other: Span) =>
  (other.start >= one.end && other.start - one.end < NEXT_COLUMN) || (one.start >= other.end && one.start - other.end < NEXT_COLUMN)

/** A bare number that may be a year is no amount. */
const isAmount = (mention: Mention): mention is Amount =>
  mention.kind === 'money' || (mention.kind === 'bareAmount' && !(mention.value > 1_990 && mention.value < 2_100))

/** The last bound before the amount counts, else one right after it; after the last amount of a sentence, anywhere. */
function boundOf({ mentions }: Sentence, amount: Amount): { bound: AmountBound | null; span: Span } {
  const own = { start: amount.start, end: amount.end }
  let before: Mention<'bound'> | null = null
  let after: Mention<'bound'> | null = null
  let isLast = true
  for (const mention of mentions) {
    if (isAmount(mention)) {
      if (mention.end <= amount.start) before = null
      else if (mention.start >= amount.end) {
        isLast = false
        break
      }
    } else if (mention.kind === 'bound') {
      if (mention.value === 'none') continue
      if (mention.start >= amount.end) after ??= mention
      else if (!NEXT_TO.has(mention.value) || amount.start - mention.end < NEAR) before = mention
    }
  }
  if (before !== null) return { bound: before.value, span: { start: before.start, end: own.end } }
  // An amount up to some instalments is where they begin ("desde $ 40.000 y $ 120.000 hasta 3 cuotas").
  const isOfPlan = after?.value === 'upTo' && mentions.some(({ kind, start }) => kind === 'instalments' && start - (after?.end ?? 0) === 1)
  if (isOfPlan && (after?.start ?? 0) - own.end < ADJACENT) return { bound: 'from', span: own }
  if (after === null || NEXT_TO.has(after.value) || !(isLast || after.start - own.end < ADJACENT)) return { bound: null, span: own }
  return { bound: after.value, span: { start: own.start, end: after.end } }
}
const NEXT_TO = new Set<AmountBound>(['upTo', 'from'])

/** Looks after the amount, then before it, then in its sentence; one use a day makes a cap daily, and the longest of several applies. */
function periodAndHolderOf({ mentions }: Sentence, amount: Amount): { period: CapPeriod | null; per: CapHolder | null } {
  const said = ofCap(mentions)
  const others = mentions.filter(isAmount)
  const next = others.find(({ start }) => start >= amount.end)?.start ?? Number.POSITIVE_INFINITY
  const before = others.findLast(({ end }) => end <= amount.start)
  const border = before && nextCap(mentions, before)
  const last = border && isCapWord(border) ? border.start : (before?.end ?? Number.NEGATIVE_INFINITY)
  const behind = behindIn({ mentions }, amount)
  const ahead = said.filter(({ start }) => start >= last && start < amount.start).reverse()
  const order = [behind, ahead, said.filter(({ start }) => start >= next), said.filter(({ start }) => start < last)]
  const use = mentions.find((mention) => mention.kind === 'uses' && mention.value.times === 1) as Mention<'uses'> | undefined
  const periods = order.map((group) => group.filter(isPeriod).map(({ value }) => value)).find((group) => group.length > 0)
  // How long the offer lasts is no period of a cap that has one.
  const own = periods?.filter((period) => period !== 'promocion') ?? []
  return {
    period: (own.length > 0 ? own : periods)?.reduce(longer) ?? use?.value.period ?? null,
    per: order.flat().find(isHolder)?.value ?? null,
  }
}

function behindIn({ mentions }: Pick<Sentence, 'mentions'>, amount: Amount): (Mention<'period'> | Mention<'holder'>)[] {
  const end = nextCap(mentions, amount)?.start ?? Number.POSITIVE_INFINITY
  return ofCap(mentions).filter(({ start }) => start >= amount.end && start < end)
}

/** Finds where the next cap begins: with its words («…, tope por mes de $ 9.000») once this one has its period or holder, else with its amount. */
function nextCap(mentions: readonly Mention[], { end, value }: Amount): Mention | undefined {
  const next = mentions.find((mention) => isAmount(mention) && mention.start >= end && mention.value !== value)
  const own = ofCap(mentions).find(({ start }) => start >= end)
  return mentions.findLast((mention) => isCapWord(mention) && own && mention.start >= own.end && mention.start < (next?.start ?? 0)) ?? next
}

const longer = (one: CapPeriod, other: CapPeriod) => (CAP_PERIODS.indexOf(other) > CAP_PERIODS.indexOf(one) ? other : one)

function ofCap(mentions: readonly Mention[]): (Mention<'period'> | Mention<'holder'>)[] {
  const uses = mentions.filter(({ kind }) => kind === 'uses')
  return mentions.filter(
    (mention): mention is Mention<'period'> | Mention<'holder'> =>
      (mention.kind === 'period' || mention.kind === 'holder') && !uses.some((use) => use.start <= mention.start && mention.end <= use.end),
  )
}
const isPeriod = (mention: Mention): mention is Mention<'period'> => mention.kind === 'period'
const isHolder = (mention: Mention): mention is Mention<'holder'> => mention.kind === 'holder'

const clauseAt = ({ clauses }: Sentence, { start }: Span): Clause =>
  clauses.find((clause) => clause.start <= start && start < clause.end) ?? (clauses[0] as Clause)

function sentencesOf(clauses: readonly Clause[]): Sentence[] {
  const sentences: Sentence[] = []
  let last: number | null = null
  for (const clause of clauses) {
    if (clause.sentence !== last) sentences.push({ clauses: [], mentions: [] })
    last = clause.sentence
    const sentence = sentences.at(-1) as Sentence
    sentence.clauses.push(clause)
    sentence.mentions.push(...clause.mentions)
  }
  return sentences
}

/** Pesos: the announced minimum, else that of the offer's small print. Of two, the larger applies. */
export const minPurchaseReader: FieldReader = {
  read({ view }) {
    const claims = findMinimums(getClausesWithoutOtherFigures(view))
    // Small print about other figures only does not contradict the header.
    const resolved = resolveClaims(RESOLUTION_RULES.minPurchase, view.isBackedBySmallPrint ? claims : claims.slice(0, 1), {
      agrees: (rival, [held]) => rival.amount === held?.amount,
      isStricter: (one, other) => one.amount > other.amount,
    })
    const [binding] = resolved?.binding ?? []
    if (binding === undefined) return {}
    return { minPurchase: { value: binding.amount, spans: [binding], conflicts: [...(resolved?.conflicts ?? [])], doubt: 0 } }
  },
}
