import type { CapHolder, CapPeriod, Span } from '#domain/promotion/promotion.ts'
import type { Bound, Mention } from '../mentions/mention.ts'
import { type CardPlace, cardPlaceOf } from '../resolve.ts'
import { type Clause, isAffirmed } from '../scope/clause.ts'

/** The most that comes back; `amount` null: the words say that there is no bound. */
export type Cap = Span & {
  amount: number | null
  period: CapPeriod | null
  per: CapHolder | null
  /** The amount alone. */
  money: Span
  clause: Clause
}
/** The least that must be spent, in pesos. */
export type Minimum = Span & { amount: number; place: CardPlace }

type Amount = Mention<'money'> | Mention<'bareAmount'>
/** One sentence as far as it speaks of the offer. */
type Sentence = { clauses: Clause[]; mentions: Mention[] }

/** UTF-16 units. */
const NEAR = 26
const ADJACENT = 5
const NEXT_COLUMN = 4
/** Nobody gets more than that back: what a whole campaign may cost. Pesos. */
const MOST = 10_000_000
const LEAST_CAP = 50
/** Of one sentence, more than any card says: each is held against all that its sentence names. */
const MOST_AMOUNTS = 100
/** `El límite es de $ 999999`: the form wanted a number. */
const isAllNines = (amount: number) => amount >= 99_999 && new Set(String(amount)).size === 1 && String(amount).startsWith('9')

/** The caps that clauses promise, in order. */
export function capsIn(clauses: readonly Clause[]): Cap[] {
  const sentences = sentencesOf(clauses.filter(isAffirmed))
  const isToldApart = sentences.some(({ mentions }) => !mentions.some(isAmount) && mentions.some(isCapWord))
  return sentences.flatMap((sentence) => {
    const caps: Cap[] = []
    if (isToldApart && isRow(sentence)) return capRow(sentence)
    const amounts = sentence.mentions.filter(isAmount).filter(isFirst).slice(0, MOST_AMOUNTS)
    for (const amount of amounts) caps.push(...capOf(sentence, amount, caps.at(-1)))
    return caps.length > 0 ? caps : noCapsOf(sentence)
  })
}

const isCapWord = (mention: Mention) => mention.kind === 'bound' && mention.value === 'cap'

/** `Selecta: $ 9.000. Los demás: $ 5.000. Es el tope del mes`: who gets it and one amount, of which another sentence says what it is. */
const isRow = ({ mentions }: Sentence) =>
  mentions.filter(isAmount).filter(isFirst).length === 1 &&
  mentions.every((mention) => isAmount(mention) || WHOSE.has(mention.kind) || (mention.kind === 'topic' && mention.value === 'holders'))
const WHOSE = new Set<Mention['kind']>(['tier', 'people', 'institution', 'network', 'cardKind', 'percent', 'level'])

function capRow(sentence: Sentence): Cap[] {
  const { value, start, end } = sentence.mentions.find(isAmount) as Amount
  const clause = clauseOf(sentence, { start, end })
  const span = { start, end }
  return value < LEAST_CAP || value > MOST ? [] : [{ ...span, amount: value, period: null, per: null, money: span, clause }]
}

function capOf(sentence: Sentence, amount: Amount, last: Cap | undefined): Cap[] {
  const { bound, span } = boundOf(sentence, amount)
  if (bound === 'minimum' || bound === 'from' || bound === 'below') return []
  if (bound === null ? !standsAsCap(sentence, amount) && !goesOnWith(last, sentence, amount) : bound === 'noCap') return []
  if (amount.value < LEAST_CAP || (amount.value > MOST && !isAllNines(amount.value))) return []
  const clause = clauseOf(sentence, amount)
  const { period, per } = periodAndHolderOf(sentence, amount)
  const end = Math.max(span.end, ...behindIn(sentence, amount).map((said) => said.end))
  const money = { start: amount.start, end: amount.end }
  return [{ ...span, end, amount: isAllNines(amount.value) ? null : amount.value, period, per, money, clause }]
}

/** What a card says of its caps apart from their amounts: `Los montos corren por banco y por mes`. */
export function periodAndHolderApart(clauses: readonly Clause[]): { period: CapPeriod | null; per: CapHolder | null } {
  const apart = sentencesOf(clauses.filter(isAffirmed)).filter(
    ({ mentions }) => !mentions.some(isAmount) && mentions.some((mention) => mention.kind === 'bound' && mention.value === 'cap'),
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
  const near = mentions.filter(({ start, end }) => start - amount.end < NEAR && amount.start - end < NEAR)
  const behind = near.filter(({ start }) => start >= amount.end)
  // A row of a table: `20 % / $ 6.000`, and what some get on top: `+ $ 7.000 y 5 % adicional`.
  if (mentions.some((mention) => mention.kind === 'percent' && isNext(mention, amount))) return true
  if (behind.some((mention) => isRefund(mention) && mention.start - amount.end < ADJACENT)) return true
  const isTimed = ofCap(near).length > 0
  // `Por mes y por cuenta, $ 8.000`: nobody says so of what must be spent.
  if (ofCap(near).some(isPeriod) && ofCap(near).some(isHolder) && mentions.filter(isAmount).length === 1) return true
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

/** `$ 12.000.- (pesos doce mil)` is said once. */
const isFirst = (amount: Amount, index: number, amounts: readonly Amount[]) => {
  const before = amounts[index - 1]
  return before === undefined || before.value !== amount.value || amount.start - before.end > ADJACENT
}

const isRefund = (mention: Mention) => mention.kind === 'topic' && mention.value === 'refund'

/** `Sin tope`, `tope: no tiene`. Of an amount that is denied nothing is known. */
function noCapsOf({ clauses, mentions }: Sentence): Cap[] {
  return mentions.flatMap((mention): Cap[] => {
    if (mention.kind !== 'bound' || !isNoCap(mention, mentions)) return []
    const clause = clauseOf({ clauses, mentions }, mention)
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

/** Every amount that is said to be the least to spend. A ban only names one where it is on less (`no aplica a compras inferiores a …`). */
export function minimumsIn(clauses: readonly Clause[]): Minimum[] {
  return sentencesOf(clauses.filter((clause) => isAffirmed(clause) || clause.modality === 'forbids')).flatMap((sentence) =>
    sentence.mentions.filter(isAmount).flatMap((amount): Minimum[] => {
      const { bound, span } = boundOf(sentence, amount)
      const clause = clauseOf(sentence, amount)
      const isLeast = clause.modality === 'forbids' ? bound === 'below' : bound === 'minimum' || bound === 'from'
      return isLeast && amount.value > 1 ? [{ ...span, amount: amount.value, place: cardPlaceOf(clause) }] : []
    }),
  )
}

/** With nothing but a sign or a short word between them, whichever stands first. */
const isNext = (one: Span, other: Span) =>
  (other.start >= one.end && other.start - one.end < NEXT_COLUMN) || (one.start >= other.end && one.start - other.end < NEXT_COLUMN)

/** A number like a year's is one. */
const isAmount = (mention: Mention): mention is Amount =>
  mention.kind === 'money' || (mention.kind === 'bareAmount' && !(mention.value > 1_990 && mention.value < 2_100))

/**
 * What an amount is about: the last bound since the amount before it (`tope de $ 8.000`), else one right behind it or, of the last amount of a
 * sentence, any behind it (`$ 25.000 para arriba`). The span has both.
 */
function boundOf({ mentions }: Sentence, amount: Amount): { bound: Bound | null; span: Span } {
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
  if (after === null || NEXT_TO.has(after.value) || !(isLast || after.start - own.end < ADJACENT)) return { bound: null, span: own }
  return { bound: after.value, span: { start: own.start, end: after.end } }
}
const NEXT_TO = new Set<Bound>(['upTo', 'from'])

/**
 * The period and the holder that stand behind an amount up to the next, else before it since the last, else anywhere in its sentence. One use
 * a day makes a cap of that day's. Of several periods in a row (`por transacción por semana`) the longest binds.
 */
function periodAndHolderOf({ mentions }: Sentence, amount: Amount): { period: CapPeriod | null; per: CapHolder | null } {
  const said = ofCap(mentions)
  const others = mentions.filter(isAmount)
  const next = others.find(({ start }) => start >= amount.end)?.start ?? Number.POSITIVE_INFINITY
  const last = others.findLast(({ end }) => end <= amount.start)?.end ?? Number.NEGATIVE_INFINITY
  const behind = behindIn({ mentions }, amount)
  const ahead = said.filter(({ start }) => start >= last && start < amount.start).reverse()
  const order = [behind, ahead, said.filter(({ start }) => start >= next), said.filter(({ start }) => start < last)]
  const use = mentions.find((mention) => mention.kind === 'uses' && mention.value.times === 1) as Mention<'uses'> | undefined
  const periods = order.map((group) => group.filter(isPeriod).map(({ value }) => value)).find((group) => group.length > 0)
  return {
    period: periods?.reduce(longer) ?? use?.value.period ?? null,
    per: order.flat().find(isHolder)?.value ?? null,
  }
}

/** The periods and holders behind an amount, up to the next. */
function behindIn({ mentions }: Pick<Sentence, 'mentions'>, amount: Amount): (Mention<'period'> | Mention<'holder'>)[] {
  const next = mentions.find((mention) => isAmount(mention) && mention.start >= amount.end && mention.value !== amount.value)
  return ofCap(mentions).filter(({ start }) => start >= amount.end && start < (next?.start ?? Number.POSITIVE_INFINITY))
}

/** Of the laxest first: a cap for each purchase is spent again with the next one. */
export const LAXEST_FIRST: readonly CapPeriod[] = ['compra', 'dia', 'finde', 'semana', 'quincena', 'mes', 'promocion']
const longer = (one: CapPeriod, other: CapPeriod) => (LAXEST_FIRST.indexOf(other) > LAXEST_FIRST.indexOf(one) ? other : one)

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
