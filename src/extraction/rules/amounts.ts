import type { CapHolder, CapPeriod, Span } from '#domain/promotion.ts'
import type { Mention, Topic } from '../mentions/mention.ts'
import { type Clause, isAffirmed } from '../scope/clause.ts'
import type { ClaimSource } from './rule.ts'
import { sourceOf } from './rule.ts'

/** The most that comes back; `amount` null: the words say that there is no bound. */
export type Cap = Span & {
  amount: number | null
  period: CapPeriod | null
  per: CapHolder | null
  /** The amount alone. */
  money: Span
  source: ClaimSource
  clause: Clause
}
/** The least that must be spent, in pesos. */
export type Minimum = Span & { amount: number; source: ClaimSource }

type Amount = Mention<'money'> | Mention<'bareAmount'>
/** One sentence as far as it speaks of the offer. */
type Sentence = { clauses: Clause[]; mentions: Mention[] }

const AMOUNT_TOPICS = new Set<Topic>(['cap', 'upTo', 'noCap', 'minimum', 'from', 'below'])
/** UTF-16 units. */
const NEAR = 26
const ADJACENT = 5
/** Nobody gets more than that back: what a whole campaign may cost. Pesos. */
const MOST = 10_000_000
const LEAST_CAP = 50
/** `El límite es de $ 999999`: the form wanted a number. */
const isAllNines = (amount: number) => amount >= 99_999 && new Set(String(amount)).size === 1 && String(amount).startsWith('9')

/** The caps that clauses promise, in order. */
export function capsIn(clauses: readonly Clause[]): Cap[] {
  return sentencesOf(clauses.filter(isAffirmed)).flatMap((sentence) => {
    const caps: Cap[] = []
    for (const amount of sentence.mentions.filter(isAmount)) caps.push(...capOf(sentence, amount, caps.at(-1)))
    return caps.length > 0 ? caps : noCapsOf(sentence)
  })
}

function capOf(sentence: Sentence, amount: Amount, last: Cap | undefined): Cap[] {
  const { topic, span } = topicOf(sentence, amount)
  if (topic === 'minimum' || topic === 'from' || topic === 'below') return []
  if (topic === null ? !standsAsCap(sentence, amount) && !goesOnWith(last, sentence, amount) : topic === 'noCap') return []
  if (amount.value < LEAST_CAP || (amount.value > MOST && !isAllNines(amount.value))) return []
  const clause = clauseOf(sentence, amount)
  const { period, per } = periodAndHolderOf(sentence, amount)
  const money = { start: amount.start, end: amount.end }
  return [{ ...span, amount: isAllNines(amount.value) ? null : amount.value, period, per, money, source: sourceOf(clause), clause }]
}

/** What a card says of its caps apart from their amounts: `Los montos corren por banco y por mes`. */
export function periodAndHolderApart(clauses: readonly Clause[]): { period: CapPeriod | null; per: CapHolder | null } {
  const apart = sentencesOf(clauses.filter(isAffirmed)).filter(
    ({ mentions }) => !mentions.some(isAmount) && mentions.some((mention) => mention.kind === 'topic' && mention.value === 'cap'),
  )
  const said = apart.flatMap(({ mentions }) => ofCap(mentions))
  return { period: said.find(isPeriod)?.value ?? null, per: said.find(isHolder)?.value ?? null }
}

/**
 * An amount without a word for a cap: announced with its period (`$ 5.000 por mes`), or said to come back (`te vuelven $ 3.500 por día`,
 * `$ 3.500 de reintegro`).
 */
function standsAsCap({ clauses, mentions }: Sentence, amount: Amount): boolean {
  const clause = clauseOf({ clauses, mentions }, amount)
  const behind = mentions.filter((mention) => mention.start >= amount.end && mention.start - amount.end < NEAR)
  if (behind.some((mention) => isRefund(mention) && mention.start - amount.end < ADJACENT)) return true
  const isTimed = ofCap(behind).length > 0
  const isOfRefund = mentions.some((mention) => isRefund(mention) && mention.start < amount.start && amount.start - mention.end < NEAR)
  return (
    isTimed && (isOfRefund || (clause.role !== 'legal' && !mentions.some((mention) => isAmount(mention) && mention.end <= amount.start)))
  )
}

/** `Tope $ 10.000 cartera general y $ 30.000 Selecta`, `$ 12.000 / $ 17.000`: the next of a list of caps. */
function goesOnWith(last: Cap | undefined, { mentions }: Sentence, amount: Amount): boolean {
  if (last === undefined || amount.kind === 'bareAmount') return false
  const between = mentions.filter(({ start }) => start >= last.money.end && start < amount.start)
  return amount.start - last.money.end < ADJACENT || between.some(({ kind }) => TELLING_APART.has(kind))
}
const TELLING_APART = new Set<Mention['kind']>(['tier', 'people', 'cardKind', 'level', 'period'])

const isRefund = (mention: Mention) => mention.kind === 'topic' && mention.value === 'refund'

function noCapsOf({ clauses, mentions }: Sentence): Cap[] {
  return mentions.flatMap((mention): Cap[] => {
    if (mention.kind !== 'topic' || mention.value !== 'noCap') return []
    const clause = clauseOf({ clauses, mentions }, mention)
    const span = { start: mention.start, end: mention.end }
    return [{ ...span, amount: null, period: null, per: null, money: span, source: sourceOf(clause), clause }]
  })
}

/** Every amount that is said to be the least to spend. A ban only names one where it is on less (`no aplica a compras inferiores a …`). */
export function minimumsIn(clauses: readonly Clause[]): Minimum[] {
  return sentencesOf(clauses.filter((clause) => isAffirmed(clause) || clause.modality === 'forbids')).flatMap((sentence) =>
    sentence.mentions.filter(isAmount).flatMap((amount): Minimum[] => {
      const { topic, span } = topicOf(sentence, amount)
      const clause = clauseOf(sentence, amount)
      const isLeast = clause.modality === 'forbids' ? topic === 'below' : topic === 'minimum' || topic === 'from'
      return isLeast && amount.value > 1 ? [{ ...span, amount: amount.value, source: sourceOf(clause) }] : []
    }),
  )
}

const isAmount = (mention: Mention): mention is Amount => mention.kind === 'money' || mention.kind === 'bareAmount'

/**
 * What an amount is about: the last topic since the amount before it (`tope de $ 8.000`), else one right behind it or, of the last amount of a
 * sentence, any behind it (`$ 25.000 para arriba`). The span has both.
 */
function topicOf({ mentions }: Sentence, amount: Amount): { topic: Topic | null; span: Span } {
  const own = { start: amount.start, end: amount.end }
  let before: Mention<'topic'> | null = null
  let after: Mention<'topic'> | null = null
  let isLast = true
  for (const mention of mentions) {
    if (isAmount(mention)) {
      if (mention.end <= amount.start) before = null
      else if (mention.start >= amount.end) {
        isLast = false
        break
      }
    } else if (mention.kind === 'topic' && AMOUNT_TOPICS.has(mention.value)) {
      if (mention.start >= amount.end) after ??= mention
      else if (!NEXT_TO.has(mention.value) || amount.start - mention.end < NEAR) before = mention
    }
  }
  if (before !== null) return { topic: before.value, span: { start: before.start, end: own.end } }
  if (after === null || NEXT_TO.has(after.value) || !(isLast || after.start - own.end < ADJACENT)) return { topic: null, span: own }
  return { topic: after.value, span: { start: own.start, end: after.end } }
}
const NEXT_TO = new Set<Topic>(['upTo', 'from'])

/** The period and the holder that stand behind an amount up to the next, else before it since the last, else anywhere in its sentence. */
function periodAndHolderOf({ mentions }: Sentence, amount: Amount): { period: CapPeriod | null; per: CapHolder | null } {
  const said = ofCap(mentions)
  const others = mentions.filter(isAmount)
  const next = others.find(({ start }) => start >= amount.end)?.start ?? Number.POSITIVE_INFINITY
  const last = others.findLast(({ end }) => end <= amount.start)?.end ?? Number.NEGATIVE_INFINITY
  const behind = said.filter(({ start }) => start >= amount.end && start < next)
  const ahead = said.filter(({ start }) => start >= last && start < amount.start).reverse()
  const order = [...behind, ...ahead, ...said.filter(({ start }) => start >= next)]
  return { period: order.find(isPeriod)?.value ?? null, per: order.find(isHolder)?.value ?? null }
}

/** The periods and holders that are not those of a limit on uses (`un uso por semana`). */
function ofCap(mentions: readonly Mention[]): (Mention<'period'> | Mention<'holder'>)[] {
  const uses = mentions.filter(({ kind }) => kind === 'uses')
  return mentions.filter(
    (mention): mention is Mention<'period'> | Mention<'holder'> =>
      (mention.kind === 'period' || mention.kind === 'holder') && !uses.some((use) => use.start <= mention.start && mention.end <= use.end),
  )
}
const isPeriod = (mention: Mention): mention is Mention<'period'> => mention.kind === 'period'
const isHolder = (mention: Mention): mention is Mention<'holder'> => mention.kind === 'holder'

const clauseOf = ({ clauses }: Sentence, { start }: Span): Clause =>
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
