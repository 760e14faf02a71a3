import { addDays } from '#domain/calendar/calendar.ts'
import {
  COMPARED_FIELD_NAMES,
  COMPARED_FIELDS,
  type ComparedField,
  countIssuers,
  type GatePromotion,
  namedIssuers,
} from './comparedFields.ts'
import { type Counterpart, type Counterparts, hasLostNegation } from './counterparts.ts'
import type { CaptureProfile, GateFigures } from './figures.ts'

/**
 * What a check measured. `share`: of what it looks at, the part that is wrong, between 0 and 1. `isTold`: it is never
 * held, only published with a warning. `reason`: for the status page, in Spanish.
 */
type Measure = { share: number; reason: string; isTold?: boolean }

/** A check of a capture by itself. Time does not make its findings right. */
export type SenseCheck = { most: number; measure: (figures: GateFigures) => Measure[] }

/** A check against an earlier edition. `counterparts` pairs its promotions with the new ones. */
export type ComparisonCheck = {
  most: number
  measure: (counterparts: Counterparts, figures: GateFigures, before: CaptureProfile) => Measure[]
}

/** Shares of fewer promotions than this mean nothing. */
const FEW = 6
const FEW_OF_ISSUER = 3

/**
 * Checks of a capture by itself. A share above `most` is held, one above `WARNED_PART` of it is published with a
 * warning. Each threshold was chosen by `npm run yapa -- gate:replay` on 347 real captures (`docs/reliability.md`).
 */
export const SENSE_CHECKS: readonly SenseCheck[] = [
  // At most 38 % of the cards of a page announced nothing.
  { most: 0.6, measure: measureUnread },
  { most: 0.9, measure: measureLongOver },
  { most: 0.3, measure: measureRepeated },
  { most: 0.08, measure: measureImplausible },
]

export const COMPARISON_CHECKS: readonly ComparisonCheck[] = [
  // Between captures a chain kept at least 60 % of its promotions and cards, and grew 1.7-fold at most.
  { most: 0.42, measure: measureCount },
  { most: 0.14, measure: measureMissing },
  { most: 0.13, measure: measureChangedAlone },
  { most: 0.3, measure: measureChanged },
  { most: 0.07, measure: measureWhoseChanged },
  { most: 0.05, measure: measureNeverDone },
  { most: 0.15, measure: measureSameStep },
  { most: 0.18, measure: measureNegationsLost },
  { most: 0.17, measure: measureRedated },
  // Día shows cards of earlier years next to today's: once 38 % came at a time.
  { most: 0.45, measure: measureMoreLongOver },
  { most: 0.15, measure: measureReadOtherwise },
]

/**
 * Checks against an edition some weeks old, read by the same program. They find errors that creep in a few cards a
 * day, in what chains never change.
 */
export const SLOW_COMPARISON_CHECKS: readonly ComparisonCheck[] = [
  { most: 0.18, measure: measureChangedAlone },
  { most: 0.05, measure: measureNeverDone },
]

function measureUnread({ profile, unreadable, silent, garbled }: GateFigures): Measure[] {
  const cards = Math.max(profile.cards, unreadable)
  if (cards === 0) return [{ share: 1, reason: 'La captura está vacía: la fuente no mostró ninguna tarjeta.' }]
  if (profile.listed.length === 0) return [{ share: 1, reason: `No se encontró ninguna promoción en ${cards} tarjetas.` }]
  const unread = Math.min(cards, unreadable + silent + garbled)
  return [{ share: unread / cards, reason: `De ${unread} de ${cards} tarjetas no se entendió nada.` }]
}

/** A promotion that ended this many days ago is not last month's. */
const LONG_OVER = 45

const longOver = ({ listed, capturedAt }: CaptureProfile) =>
  listed.filter(({ validUntil }) => validUntil !== null && validUntil < addDays(capturedAt, -LONG_OVER)).length

function measureLongOver({ profile }: GateFigures): Measure[] {
  const [over, all] = [longOver(profile), profile.listed.length]
  return ofMany(over, all, `${over} de ${all} promociones vencieron hace mucho.`)
}

function measureRepeated({ repeated, profile: { listed } }: GateFigures): Measure[] {
  const all = repeated + listed.length
  return ofMany(repeated, all, `${repeated} de ${all} promociones son copias exactas de otra.`)
}

/**
 * What a household can use. In pesos of `year`, multiplied by `yearly` each year after: using a cap took at most
 * 350,000 pesos a month in 2025 and 500,000 in 2026; caps were 35,000 at most. One promotion in ten months was above
 * `percentage`.
 */
const HOUSEHOLD = { year: 2026, yearly: 1.4, spent: 600_000, refunded: 90_000, percentage: 60 }

/** Finds figures that cannot be, as by a lost or added digit. One such card alone is shown as doubtful. */
function measureImplausible({ profile: { listed, capturedAt } }: GateFigures): Measure[] {
  const pesos = HOUSEHOLD.yearly ** Math.max(0, Number(capturedAt.slice(0, 4)) - HOUSEHOLD.year)
  const figured = listed.filter(({ discount, limits }) => discount.type === 'porcentaje' && limits.maxDiscount !== null)
  const wrong = figured.filter(({ discount, limits: { maxDiscount } }) => {
    const refund = maxDiscount ?? 0
    return (
      discount.value > HOUSEHOLD.percentage ||
      refund > HOUSEHOLD.refunded * pesos ||
      (refund / discount.value) * 100 > HOUSEHOLD.spent * pesos
    )
  })
  const reason = `${wrong.length} de ${figured.length} promociones devuelven más de lo que una casa puede usar.`
  const generous = listed.filter(({ discount }) => discount.type === 'porcentaje' && discount.value > HOUSEHOLD.percentage)
  return [
    { some: wrong, all: figured, reason },
    {
      some: generous,
      all: listed,
      reason: `${generous.length} de ${listed.length} promociones anuncian más de ${HOUSEHOLD.percentage} %.`,
    },
  ].flatMap(({ some, all, reason }) => (some.length < 2 || all.length < 3 ? [] : [{ share: some.length / all.length, reason }]))
}

function measureCount(_counterparts: Counterparts, { profile }: GateFigures, before: CaptureProfile): Measure[] {
  if (before.listed.length < (profile.isOfIssuer ? FEW_OF_ISSUER : FEW)) return []
  const differ = (is: number, was: number, what: string): Measure => ({
    share: 1 - Math.min(is, was) / Math.max(is, was),
    reason: `Hay ${is} ${what} y en la última edición buena había ${was}.`,
  })
  return [differ(profile.listed.length, before.listed.length, 'promociones'), differ(profile.cards, before.cards, 'tarjetas')]
}

/** Finds promotions that should still hold and are gone: an incomplete list looks like this. */
function measureMissing({ running, missing }: Counterparts): Measure[] {
  if (running.length < FEW || countIssuers(missing) < MANY_ISSUERS) return []
  return ofIssuers(missing, running, `Ya no están ${missing.length} de ${running.length} promociones que todavía valían.`)
}

/** Fewer issuers than this leave a chain at once without an error. */
const MANY_ISSUERS = 3

/**
 * Finds one field that changes alone in cards of several issuers. An editor changes several fields of a card, or one
 * field of one issuer; an error changes one field everywhere.
 */
function measureChangedAlone(counterparts: Counterparts, figures: GateFigures, before: CaptureProfile): Measure[] {
  return changesByField(counterparts, figures, before, (changed, field) => changed.has(field) && changed.size === 1, 'cambió solo')
}

function measureChanged(counterparts: Counterparts, figures: GateFigures, before: CaptureProfile): Measure[] {
  return changesByField(counterparts, figures, before, (changed, field) => changed.has(field), 'cambió')
}

function changesByField(
  { pairs: all }: Counterparts,
  figures: GateFigures,
  before: CaptureProfile,
  isChange: (changed: Counterpart['changed'], field: ComparedField) => boolean,
  verb: string,
): Measure[] {
  const pairs = all.filter((pair) => !isReadOtherwise(pair, figures, before))
  return COMPARED_FIELD_NAMES.flatMap((field) => {
    const { name, isKey } = COMPARED_FIELDS[field]
    const changed = pairs.filter((pair) => isChange(pair.changed, field))
    const reason = `En ${changed.length} de ${pairs.length} promociones que ya estaban ${verb} ${name}.`
    return ofPairs(changed, pairs, reason).map((measure) => ({ ...measure, isTold: !isKey }))
  })
}

/** Finds promotions that move from one bank to another while little else changes, or that change only for whom they are. */
function measureWhoseChanged({ pairs: all }: Counterparts, figures: GateFigures, before: CaptureProfile): Measure[] {
  const pairs = all.filter((pair) => !isReadOtherwise(pair, figures, before))
  const named = pairs.filter(({ was, is }) => namedIssuers(was).size > 0 && namedIssuers(is).size > 0)
  const swapped = named.filter(({ was, is, changed }) => changed.size <= 2 && areDisjoint(namedIssuers(was), namedIssuers(is)))
  const alone = (field: ComparedField) => pairs.filter(({ changed }) => changed.size === 1 && changed.has(field))
  return [
    ...ofPairs(swapped, named, `${swapped.length} de ${named.length} promociones pasaron de un banco o billetera a otro.`),
    ...(['who', 'methods'] as const).flatMap((field) =>
      ofPairs(
        alone(field),
        pairs,
        `En ${alone(field).length} de ${pairs.length} promociones cambió ${COMPARED_FIELDS[field].name}, y nada más.`,
      ),
    ),
  ]
}

const areDisjoint = <T>(some: ReadonlySet<T>, others: ReadonlySet<T>) => [...some].every((one) => !others.has(one))

/** What chains hardly ever did to two promotions at once in fourteen months of captures, and errors do; `isEvenOnce`: nor to one. */
const NEVER_DONE: readonly {
  what: string
  isEvenOnce?: true
  mayDo: (pair: Counterpart) => boolean
  hasDone: (pair: Counterpart) => boolean
}[] = [
  {
    what: 'ya no dicen que son para jubilados o para quienes cobran un beneficio',
    isEvenOnce: true,
    mayDo: ({ was }) => audienceOf(was).size > 0,
    hasDone: ({ was, is, changed }) =>
      [...changed].every((field) => field === 'who' || field === 'methods') && [...audienceOf(was)].some((one) => !audienceOf(is).has(one)),
  },
  {
    what: 'pasaron de un banco o billetera a otro sin que cambie nada más',
    mayDo: ({ was, is, isRunning }) => isRunning && namedIssuers(was).size > 0 && namedIssuers(is).size > 0,
    hasDone: ({ was, is, changed }) =>
      changed.size === 1 && was.validUntil === is.validUntil && areDisjoint(namedIssuers(was), namedIssuers(is)),
  },
  {
    what: 'perdieron el tope',
    mayDo: ({ was }) => was.limits.maxDiscount !== null,
    hasDone: ({ is }) => is.limits.maxDiscount === null,
  },
  {
    what: 'pasaron de una tarjeta (Visa, Mastercard…) a otra',
    mayDo: ({ was, is }) => networksOf(was).size > 0 && networksOf(is).size > 0,
    hasDone: ({ was, is }) => areDisjoint(networksOf(was), networksOf(is)),
  },
  {
    what: 'pasaron su tope de la semana al mes, o al revés, con la misma cifra',
    mayDo: ({ was, is }) => isWeeklyOrMonthly(was) && isWeeklyOrMonthly(is),
    hasDone: ({ was, is }) => was.limits.period !== is.limits.period && was.limits.maxDiscount === is.limits.maxDiscount,
  },
  {
    what: 'tienen ahora un tope cuatro veces más alto o más bajo',
    mayDo: (pair) => capFactor(pair) !== null,
    hasDone: (pair) => Math.abs(Math.log(capFactor(pair) ?? 1)) >= Math.log(4),
  },
]

/** Steps that no chain took with a card in fourteen months of captures while the rest of it stayed. One is enough to keep the card back. */
const IMPLAUSIBLE_STEPS: readonly { what: string; hasDone: (pair: Counterpart) => boolean }[] = [
  {
    what: 'un tope ocho veces más alto o más bajo',
    hasDone: (pair) => Math.abs(Math.log(capFactor(pair) ?? 1)) >= Math.log(8),
  },
  {
    what: 'otros medios de pago, sin que cambie nada más',
    hasDone: ({ was, is, changed }) =>
      changed.size === 1 && changed.has('methods') && hasSameDates(was, is) && areExchanged(methodGroupsOf(was), methodGroupsOf(is)),
  },
  {
    what: 'el mismo tope por semana en vez de por mes, o al revés',
    hasDone: ({ was, is, changed }) =>
      changed.size === 1 &&
      hasSameDates(was, is) &&
      isWeeklyOrMonthly(was) &&
      isWeeklyOrMonthly(is) &&
      was.limits.period !== is.limits.period,
  },
]

const hasSameDates = (was: GatePromotion, is: GatePromotion) => was.validFrom === is.validFrom && was.validUntil === is.validUntil

function methodGroupsOf({ paymentMethods, unknownPaymentMethods }: GatePromotion): Set<string> {
  return new Set([...(paymentMethods ?? []).map((group) => [...group].sort().join(' + ')), ...unknownPaymentMethods])
}

/** Whether all are others, or as many came as went: an editor adds or removes. */
function areExchanged(was: ReadonlySet<string>, is: ReadonlySet<string>): boolean {
  const gone = [...was].filter((one) => !is.has(one)).length
  const came = [...is].filter((one) => !was.has(one)).length
  return gone === was.size || (gone > 0 && gone === came)
}

/** A card whose change is implausible, with the ids of the published promotions that it would replace. */
export type ImplausibleCard = { cardId: string; replaces: string[]; reason: string }

export function findImplausibleCards({ pairs }: Counterparts): ImplausibleCard[] {
  const byCard = Map.groupBy(pairs, ({ is }) => is.cardId ?? '')
  return [...byCard].flatMap(([cardId, own]) => {
    const step = IMPLAUSIBLE_STEPS.find(({ hasDone }) => own.some(hasDone))
    if (step === undefined || cardId === '') return []
    const replaces = own.flatMap(({ was }) => was.id ?? [])
    return [{ cardId, replaces, reason: `Una tarjeta tiene ahora ${step.what}: sigue lo publicado de ella hasta que la fuente lo repita.` }]
  })
}

function measureNeverDone({ pairs }: Counterparts): Measure[] {
  return NEVER_DONE.flatMap(({ what, isEvenOnce, mayDo, hasDone }) => {
    const [able, done] = [pairs.filter(mayDo), pairs.filter((pair) => mayDo(pair) && hasDone(pair))]
    return done.length < (isEvenOnce ? 1 : 2)
      ? []
      : ofIssuers(wasOf(done), wasOf(able), `${done.length} de ${able.length} promociones ${what}.`)
  })
}

const AUDIENCES: ReadonlySet<string> = new Set(['pensioner', 'benefit', 'age'])

function audienceOf({ conditions, appliesOnlyTo }: GatePromotion): Set<string> {
  const named = Object.entries(appliesOnlyTo ?? {}).flatMap(([name, isNamed]) => (isNamed ? name : []))
  return new Set([...conditions.who.map(({ kind }) => kind).filter((kind) => AUDIENCES.has(kind)), ...named])
}

function networksOf({ paymentMethods }: GatePromotion): Set<string> {
  return new Set((paymentMethods ?? []).flat().flatMap((name) => /VISA|Mastercard|Cabal|American Express/.exec(name)?.[0] ?? []))
}

const isWeeklyOrMonthly = ({ limits: { period } }: GatePromotion) => period === 'semana' || period === 'mes'

/** Finds many caps or percentages changed by the same factor, or percentages by the same points; real prices change one by one. */
function measureSameStep({ pairs }: Counterparts): Measure[] {
  return [
    ...sharedSteps(pairs, capFactor, 1, (factor) => `topes se multiplicaron por ${factor}`),
    ...sharedSteps(pairs, percentageFactor, 1, (factor) => `porcentajes se multiplicaron por ${factor}`),
    ...sharedSteps(pairs, percentagePoints, 0, (points) => `porcentajes cambiaron en ${points} puntos`),
  ]
}

function sharedSteps(
  pairs: readonly Counterpart[],
  stepOf: (pair: Counterpart) => number | null,
  none: number,
  words: (step: string) => string,
): Measure[] {
  const figured = pairs.filter((pair) => stepOf(pair) !== null)
  const moved = figured.filter((pair) => stepOf(pair) !== none)
  const byStep = Map.groupBy(moved, (pair) => stepOf(pair)?.toLocaleString('es-AR', { maximumFractionDigits: 2 }) ?? '')
  return [...byStep].flatMap(([step, same]) => ofPairs(same, figured, `${same.length} de ${figured.length} ${words(step)}.`))
}

const capFactor = ({ was, is }: Counterpart) => quotient(is.limits.maxDiscount, was.limits.maxDiscount)

const percentageOf = ({ discount }: GatePromotion) => (discount.type === 'porcentaje' ? discount.value : null)

const percentageFactor = ({ was, is }: Counterpart) => quotient(percentageOf(is), percentageOf(was))

const percentagePoints = ({ was, is }: Counterpart) => {
  const [before, after] = [percentageOf(was), percentageOf(is)]
  return before === null || after === null ? null : after - before
}

/** Returns null for figures that have no quotient. */
const quotient = (is: number | null, was: number | null) => (is && was ? is / was : null)

function measureNegationsLost({ pairs }: Counterparts): Measure[] {
  const lost = pairs.filter(hasLostNegation)
  return ofPairs(lost, pairs, `${lost.length} de ${pairs.length} promociones que ya estaban perdieron un «no».`)
}

/** A chain gives new dates to what ends within this many days, and to what ended this many days ago at most. */
const TURN_OF_MONTH = 7
const GAP = 20
const SET_BACK = 60

/** Finds promotions with new dates where no month turns: weeks before the end, put off, set back, or with weeks left out. */
function measureRedated({ pairs }: Counterparts, { profile: { capturedAt: today } }: GateFigures): Measure[] {
  const isRedated = ({ was, is, isRunning }: Counterpart) => {
    const starts = is.validFrom ?? ''
    if (was.validUntil !== null && is.validUntil !== null && is.validUntil < addDays(was.validUntil, -SET_BACK)) return true
    if (!isRunning) return starts > today && starts > addDays(was.validUntil ?? '', GAP)
    const isFarFromEnd = was.validUntil !== null && was.validUntil >= addDays(today, TURN_OF_MONTH)
    return (isFarFromEnd && was.validUntil !== is.validUntil) || ((was.validFrom ?? '') <= today && starts > today)
  }
  const redated = pairs.filter(isRedated)
  return ofPairs(redated, pairs, `${redated.length} de ${pairs.length} promociones tienen otras fechas sin que cambie el mes.`)
}

function measureMoreLongOver(_counterparts: Counterparts, { profile }: GateFigures, before: CaptureProfile): Measure[] {
  if (Math.min(profile.listed.length, before.listed.length) < FEW) return []
  const [is, was] = [profile, before].map((one) => longOver(one) / one.listed.length) as [number, number]
  return [{ share: is - was, reason: `Venció hace mucho el ${percent(is)} de las promociones, y antes el ${percent(was)}.` }]
}

const percent = (share: number) => `${Math.round(share * 100)} %`

function measureReadOtherwise({ pairs }: Counterparts, figures: GateFigures, before: CaptureProfile): Measure[] {
  const same = pairs.filter(({ isSameText }) => isSameText)
  return COMPARED_FIELD_NAMES.flatMap((field) => {
    const { name, isKey } = COMPARED_FIELDS[field]
    const otherwise = same.filter((pair) => isReadOtherwise(pair, figures, before) && pair.changed.has(field))
    const reason = `En ${otherwise.length} de ${same.length} promociones con las mismas palabras se lee de otra manera ${name}.`
    return ofPairs(otherwise, same, reason).map((measure) => ({ ...measure, isTold: !isKey }))
  })
}

function isReadOtherwise({ isSameText, changed }: Counterpart, { profile }: GateFigures, before: CaptureProfile): boolean {
  return isSameText && changed.size > 0 && profile.reader !== before.reader
}

const wasOf = (pairs: readonly Counterpart[]) => pairs.map(({ was }) => was)

function ofMany(some: number, all: number, reason: string): Measure[] {
  return all < FEW ? [] : [{ share: some / all, reason }]
}

/** Measures what happened to the cards of two issuers or more: one issuer changes its own cards at will. */
function ofPairs(some: readonly Counterpart[], all: readonly Counterpart[], reason: string): Measure[] {
  return all.length < FEW || countIssuers(wasOf(some)) < 2 ? [] : ofIssuers(wasOf(some), wasOf(all), reason)
}

/** The share of promotions, or of their issuers if lower: one issuer's change counts once. */
function ofIssuers(some: readonly GatePromotion[], all: readonly GatePromotion[], reason: string): Measure[] {
  return [{ share: Math.min(some.length / all.length, countIssuers(some) / countIssuers(all)), reason }]
}
