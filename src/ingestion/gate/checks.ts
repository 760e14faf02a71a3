import { addDays, type CivilDate } from '#domain/calendar/calendar.ts'
import type { WhoKind } from '#domain/promotion/condition.ts'
import type { AppliesOnlyTo } from '#domain/promotion/promotion.ts'
import type { ReadingCounts } from '../read/reading.ts'
import { COMPARED_FIELD_NAMES, COMPARED_FIELDS, type ComparedField, type GatePromotion } from './comparedFields.ts'
import { type Counterpart, type Counterparts, hasLostNegation } from './counterparts.ts'
import { countIssuers, namedIssuers } from './issuers.ts'
import type { Profile } from './profile.ts'
import { GATE_THRESHOLDS } from './thresholds.ts'
import { TRAIT_NAMES, TRAITS } from './traits.ts'

/** The figures of a capture that the gate judges. */
export type GateFigures = ReadingCounts & {
  /** The number of promotions above `generousPercentage`. */
  generous: number
  profile: Profile
}

/** The result of a check; the reason is in Spanish, for the status page. */
export type Finding = { verdict: 'hold' | 'warn'; reason: string }

/** A check of a capture by itself. Time does not make its findings right. */
type SenseCheck = (figures: GateFigures) => Finding[]

/** A check against the published edition. `before` is its profile; `counterparts` pairs its promotions with the new ones. */
export type ComparisonCheck = (figures: GateFigures, before: Profile, counterparts: Counterparts) => Finding[]

const hold = (reason: string): Finding[] => [{ verdict: 'hold', reason }]
const warn = (reason: string): Finding[] => [{ verdict: 'warn', reason }]
const NOTHING: Finding[] = []

/** All checks, in the order of their reasons. A new one is a function and a line here. */
export const SENSE_CHECKS: readonly SenseCheck[] = [
  notEmpty,
  readable,
  saysSomething,
  legible,
  sure,
  notOver,
  notTooGenerous,
  affordable,
  notRepeated,
]

/** Checks against the last good edition. */
export const COMPARISON_CHECKS: readonly ComparisonCheck[] = [
  manyAsBefore,
  runOn,
  noLessSure,
  current,
  notBackdated,
  keepTheirCaps,
  keepTheirFields,
  moveOneByOne,
  keepTheirNegations,
  endWhenTheyDid,
  runNoLonger,
  sameTraits,
  sameCaps,
  samePercentages,
  readAsBefore,
  changeNoFieldAlone,
  keepTheirAudience,
  keepTheirIssuers,
  keepTheirNetworks,
  keepTheirPeriods,
  leapNowhere,
  runOnTime,
  skipNoMonth,
]

/**
 * Checks against an edition some weeks old, read by the same program. They find errors that creep in a few cards a
 * day; the list has only checks of things that chains never change.
 */
export const SLOW_COMPARISON_CHECKS: readonly ComparisonCheck[] = [
  (figures, before, counterparts) => changeNoFieldAlone(figures, before, counterparts, GATE_THRESHOLDS.aloneInWeeks),
  moveOneByOne,
  keepTheirNetworks,
  keepTheirPeriods,
  leapNowhere,
]

function notEmpty({ unreadable, profile }: GateFigures): Finding[] {
  const { cards } = profile
  if (cards + unreadable === 0) return hold('La captura está vacía: la fuente no mostró ninguna tarjeta.')
  return profile.promotions === 0 ? hold(`No se encontró ninguna promoción en ${cards} tarjetas.`) : NOTHING
}

/** An unreadable card also counts as a card; a line that was no card does not. */
function readable({ profile: { cards }, unreadable }: GateFigures): Finding[] {
  const share = unreadable / Math.max(cards, unreadable, 1)
  return above(share, GATE_THRESHOLDS.unreadableShare, `No se pudo leer ${percent(share)} de la captura (${unreadable} entradas).`)
}

function saysSomething({ profile: { cards }, silent }: GateFigures): Finding[] {
  const share = cards === 0 ? 0 : silent / cards
  return above(share, GATE_THRESHOLDS.silentShare, `${silent} de ${cards} tarjetas no dijeron nada que se entienda como promoción.`)
}

function legible({ profile: { cards }, garbled }: GateFigures): Finding[] {
  const share = cards === 0 ? 0 : garbled / cards
  return above(share, GATE_THRESHOLDS.garbledShare, `Las letras de ${garbled} de ${cards} tarjetas llegaron rotas.`)
}

function manyAsBefore({ profile }: GateFigures, lastGood: Profile): Finding[] {
  if (lastGood.promotions < GATE_THRESHOLDS.few) return NOTHING
  const told = (what: string, is: number, was: number) => `Hay ${is} ${what} y en la última edición buena había ${was}.`
  return [
    ...grown(profile.promotions / lastGood.promotions, told('promociones', profile.promotions, lastGood.promotions)),
    ...grown(profile.cards / lastGood.cards, told('tarjetas', profile.cards, lastGood.cards)),
  ]
}

function grown(ratio: number, reason: string): Finding[] {
  const { holdBelow, warnBelow, warnAbove, holdAbove } = GATE_THRESHOLDS.countRatio
  if (ratio < holdBelow || ratio > holdAbove) return hold(reason)
  return ratio < warnBelow || ratio > warnAbove ? warn(reason) : NOTHING
}

function runOn(_figures: GateFigures, _before: Profile, { running, missing }: Counterparts): Finding[] {
  const reason = `Ya no están ${missing.length} de ${running.length} promociones que todavía valían.`
  return share(missing, running, GATE_THRESHOLDS.missingShare, reason)
}

function sure({ profile: { promotions, doubtful } }: GateFigures): Finding[] {
  if (promotions < GATE_THRESHOLDS.few) return NOTHING
  return above(doubtful, GATE_THRESHOLDS.doubtfulShare, `Se leyó con dudas ${percent(doubtful)} de las promociones.`)
}

function noLessSure({ profile }: GateFigures, lastGood: Profile): Finding[] {
  if (!comparable(profile, lastGood)) return NOTHING
  const reason = `Se leyó con dudas ${percent(profile.doubtful)} de las promociones, y antes ${percent(lastGood.doubtful)}.`
  return above(profile.doubtful - lastGood.doubtful, GATE_THRESHOLDS.doubtfulRise, reason)
}

function notOver({ profile: { promotions, expired } }: GateFigures): Finding[] {
  if (promotions < GATE_THRESHOLDS.few) return NOTHING
  return above(expired, GATE_THRESHOLDS.expiredShare, `Ya venció ${percent(expired)} de las promociones.`)
}

function current({ profile }: GateFigures, lastGood: Profile): Finding[] {
  if (!comparable(profile, lastGood)) return NOTHING
  const reason = `Venció hace mucho ${percent(profile.longOver)} de las promociones, y antes ${percent(lastGood.longOver)}.`
  return above(profile.longOver - lastGood.longOver, GATE_THRESHOLDS.longOver, reason)
}

function notBackdated(_figures: GateFigures, _before: Profile, { pairs }: Counterparts): Finding[] {
  const { days } = GATE_THRESHOLDS.backdatedShare
  const dated = pairs.filter(({ was, is }) => was.validUntil !== null && is.validUntil !== null)
  const back = dated.filter(({ was, is }) => String(is.validUntil) < addDays(String(was.validUntil), -days))
  const reason = `${back.length} de ${dated.length} promociones que ya estaban terminan ahora más de ${days} días antes.`
  return share(wasOf(back), wasOf(dated), GATE_THRESHOLDS.backdatedShare, reason)
}

function keepTheirCaps(_figures: GateFigures, _before: Profile, { pairs }: Counterparts): Finding[] {
  const capped = pairs.filter(({ was }) => was.limits.maxDiscount !== null)
  const lost = capped.filter(({ is }) => is.limits.maxDiscount === null)
  const reason = `${lost.length} de ${capped.length} promociones que ya estaban perdieron el tope.`
  return share(wasOf(lost), wasOf(capped), GATE_THRESHOLDS.capLostShare, reason)
}

/**
 * Finds one field that changes in many promotions at once, among those still running and, less strictly, among those
 * renewed for the next month.
 */
function keepTheirFields(figures: GateFigures, before: Profile, { pairs: all }: Counterparts): Finding[] {
  const pairs = all.filter((pair) => !isReadOtherwise(pair, figures, before))
  const [running, renewed] = [true, false].map((isRunning) => pairs.filter((pair) => pair.isRunning === isRunning))
  return COMPARED_FIELD_NAMES.flatMap((field) => {
    const limits = { ...GATE_THRESHOLDS.changed, ...GATE_THRESHOLDS.changedIn[field] }
    const among = (pairs: readonly Counterpart[] = [], hold: number, which: string) => {
      const changed = pairs.filter((pair) => pair.changed.has(field))
      const reason = `En ${changed.length} de ${pairs.length} promociones que ${which} cambió ${COMPARED_FIELDS[field].name}.`
      return share(wasOf(changed), wasOf(pairs), { ...limits, hold, warn: hold * limits.warn }, reason)
    }
    return [...among(running, limits.running, 'ya estaban'), ...among(renewed, limits.renewed, 'siguen de antes')]
  })
}

/**
 * Finds one field that changes alone in cards of several issuers. An editor changes several fields of a card, or one
 * field of one issuer; an error changes one field everywhere.
 */
function changeNoFieldAlone(
  figures: GateFigures,
  before: Profile,
  { pairs: all }: Counterparts,
  limits: AloneLimits = GATE_THRESHOLDS.alone,
): Finding[] {
  const pairs = all.filter((pair) => !isReadOtherwise(pair, figures, before))
  return COMPARED_FIELD_NAMES.flatMap((field) => {
    const alone = pairs.filter(({ changed }) => changed.has(field) && changed.size === 1)
    const reason = `En ${alone.length} de ${pairs.length} promociones cambió ${COMPARED_FIELDS[field].name}, y nada más.`
    const strict = STEADY_FIELDS.has(field) ? [limits.steady] : []
    return [limits.few, limits.many, ...strict].flatMap((one) => share(wasOf(alone), wasOf(pairs), one, reason))
  })
}

/** Fields that rarely change alone: the people and the methods. */
const STEADY_FIELDS: ReadonlySet<ComparedField> = new Set(['methods', 'who'])

/** Finds promotions for retired people or benefits that open to everybody while nothing else changes. */
function keepTheirAudience(_figures: GateFigures, _before: Profile, { pairs }: Counterparts): Finding[] {
  const had = pairs.filter(({ was }) => [...audienceOf(was)].some((kind) => AUDIENCE_KINDS.has(kind)))
  const lost = had.filter(({ was, is, changed }) => {
    const [before, after] = [audienceOf(was), audienceOf(is)]
    const isFewer = [...before].some((kind) => AUDIENCE_KINDS.has(kind) && !after.has(kind)) && [...after].every((kind) => before.has(kind))
    return isFewer && [...changed].every((field) => STEADY_FIELDS.has(field))
  })
  const reason = `${lost.length} de ${had.length} promociones para jubilados o quienes cobran un beneficio ya no lo dicen.`
  return share(wasOf(lost), wasOf(had), GATE_THRESHOLDS.audienceLost, reason)
}

const AUDIENCE_KINDS: ReadonlySet<string> = new Set<WhoKind | keyof AppliesOnlyTo>([
  'pensioner',
  'benefit',
  'age',
  'anses',
  'jubilados',
  'programaCiudadaniaPorteña',
])

function audienceOf({ conditions, appliesOnlyTo }: GatePromotion): Set<string> {
  const named = Object.entries(appliesOnlyTo ?? {}).flatMap(([name, isNamed]) => (isNamed ? name : []))
  return new Set([...conditions.who.map(({ kind }) => kind), ...named])
}

/** Finds promotions that move from one card network to another. */
function keepTheirNetworks(_figures: GateFigures, _before: Profile, { pairs }: Counterparts): Finding[] {
  const named = pairs.filter(({ was, is }) => networksOf(was).size > 0 && networksOf(is).size > 0)
  const swapped = named.filter(({ was, is }) => areDisjoint(networksOf(was), networksOf(is)))
  const reason = `${swapped.length} de ${named.length} promociones pasaron de una tarjeta (Visa, Mastercard…) a otra.`
  return share(wasOf(swapped), wasOf(named), GATE_THRESHOLDS.networksSwapped, reason)
}

function networksOf({ paymentMethods }: GatePromotion): Set<string> {
  return new Set((paymentMethods ?? []).flat().flatMap((name) => /VISA|Mastercard|Cabal|American Express/.exec(name)?.[0] ?? []))
}

/** Finds caps that are multiplied or divided, as by a lost or added digit; chains raise or halve them. */
function leapNowhere(_figures: GateFigures, _before: Profile, { pairs }: Counterparts): Finding[] {
  const { factor, ...limits } = GATE_THRESHOLDS.capLeaps
  const capped = pairs.filter((pair) => capFactor(pair) !== null)
  const leapt = capped.filter((pair) => Math.abs(Math.log(capFactor(pair) ?? 1)) >= Math.log(factor))
  const reason = `${leapt.length} de ${capped.length} topes son ahora ${factor} veces lo que eran o más, o la cuarta parte o menos.`
  return share(wasOf(leapt), wasOf(capped), limits, reason)
}

/** Finds promotions that move from one bank to another while nothing else changes. */
function keepTheirIssuers(_figures: GateFigures, _before: Profile, { pairs }: Counterparts): Finding[] {
  const named = pairs.filter(({ was, is }) => namedIssuers(was).size > 0 && namedIssuers(is).size > 0)
  const swapped = named.filter(({ was, is, changed }) => changed.size <= 2 && areDisjoint(namedIssuers(was), namedIssuers(is)))
  const reason = `${swapped.length} de ${named.length} promociones pasaron de un banco o billetera a otro.`
  return share(wasOf(swapped), wasOf(named), GATE_THRESHOLDS.issuersSwapped, reason)
}

const areDisjoint = (some: ReadonlySet<string>, others: ReadonlySet<string>) => [...some].every((one) => !others.has(one))

/** Finds caps of the same figure with another period. */
function keepTheirPeriods(_figures: GateFigures, _before: Profile, { pairs }: Counterparts): Finding[] {
  const isOf = ({ limits: { period } }: GatePromotion) => period === 'semana' || period === 'mes'
  const periodic = pairs.filter(({ was, is }) => isOf(was) && isOf(is))
  const swapped = periodic.filter(
    ({ was, is }) => was.limits.period !== is.limits.period && was.limits.maxDiscount === is.limits.maxDiscount,
  )
  const reason = `${swapped.length} de ${periodic.length} topes pasaron de la semana al mes, o al revés, con la misma cifra.`
  return share(wasOf(swapped), wasOf(periodic), GATE_THRESHOLDS.periodsSwapped, reason)
}

/** Finds running promotions that now begin later, or end later weeks before their end. */
function runOnTime({ profile: { capturedAt } }: GateFigures, _before: Profile, { pairs }: Counterparts): Finding[] {
  const { days, ...limits } = GATE_THRESHOLDS.displaced
  const running = pairs.filter(({ was, isRunning }) => isRunning && (was.validFrom ?? '') <= capturedAt)
  const isPostponed = ({ is }: Counterpart) => (is.validFrom ?? '') > capturedAt
  const isProlonged = ({ was, is }: Counterpart) =>
    was.validUntil !== null && was.validUntil >= addDays(capturedAt, days) && (is.validUntil ?? '') > was.validUntil
  const displaced = running.filter((pair) => isPostponed(pair) || isProlonged(pair))
  const reason = `${displaced.length} de ${running.length} promociones que ya valían ahora empiezan o terminan más adelante.`
  return share(wasOf(displaced), wasOf(running), limits, reason)
}

/** Finds renewed promotions that leave a gap of weeks. */
function skipNoMonth({ profile: { capturedAt } }: GateFigures, _before: Profile, { pairs }: Counterparts): Finding[] {
  const { days, ...limits } = GATE_THRESHOLDS.monthSkipped
  const renewed = pairs.filter(({ isRunning, is }) => !isRunning && is.validFrom !== null)
  const skipping = renewed.filter(
    ({ was, is }) => (is.validFrom ?? '') > capturedAt && (is.validFrom ?? '') > addDays(was.validUntil ?? '', days),
  )
  const reason = `${skipping.length} de ${renewed.length} promociones que siguen de antes se saltean un mes.`
  return share(wasOf(skipping), wasOf(renewed), limits, reason)
}

/**
 * Compares two readings of the same words by different versions of the program. Improvements change many fields, so
 * the limits are separate, and strict for the most important fields.
 */
function readAsBefore(figures: GateFigures, before: Profile, { pairs }: Counterparts): Finding[] {
  const same = pairs.filter(({ isSameText }) => isSameText)
  const otherwise = same.filter((pair) => isReadOtherwise(pair, figures, before))
  return COMPARED_FIELD_NAMES.flatMap((field) => {
    const own = otherwise.filter(({ changed }) => changed.has(field))
    const reason = `En ${own.length} de ${same.length} promociones con las mismas palabras se lee de otra manera ${COMPARED_FIELDS[field].name}.`
    return share(wasOf(own), wasOf(same), { ...GATE_THRESHOLDS.readOtherwise, ...GATE_THRESHOLDS.readOtherwiseIn[field] }, reason)
  })
}

function isReadOtherwise({ isSameText, changed }: Counterpart, { profile }: GateFigures, before: Profile): boolean {
  return isSameText && changed.size > 0 && profile.reader !== before.reader
}

/** Finds many caps or percentages changed by the same factor or difference; real prices change one by one. */
function moveOneByOne(_figures: GateFigures, _before: Profile, { pairs }: Counterparts): Finding[] {
  const percentages = ({ was, is }: Counterpart) =>
    was.discount.type === 'porcentaje' && is.discount.type === 'porcentaje' ? ([was.discount.value, is.discount.value] as const) : null
  return [
    ...alike(pairs, capFactor, (factor) => `topes se multiplicaron por ${factor}`),
    ...alike(
      pairs,
      (pair) => quotient(percentages(pair)),
      (factor) => `porcentajes se multiplicaron por ${factor}`,
    ),
  ]
}

function capFactor({ was, is }: Counterpart): number | null {
  return quotient([was.limits.maxDiscount ?? 0, is.limits.maxDiscount ?? 0])
}

function quotient(values: readonly [number, number] | null): number | null {
  const factor = values === null ? 0 : values[1] / values[0]
  return Number.isFinite(factor) && factor > 0 ? factor : null
}

function alike(
  pairs: readonly Counterpart[],
  factorOf: (pair: Counterpart) => number | null,
  words: (factor: string) => string,
): Finding[] {
  const known = pairs.flatMap((pair) => {
    const factor = factorOf(pair)
    return factor === null ? [] : [{ pair, factor }]
  })
  const moved = Map.groupBy(
    known.filter(({ factor }) => factor !== 1),
    ({ factor }) => factor.toLocaleString('es-AR', { maximumFractionDigits: 2 }),
  )
  const wasIn = (list: readonly { pair: Counterpart }[]) => list.map(({ pair }) => pair.was)
  return [...moved].flatMap(([factor, all]) =>
    share(wasIn(all), wasIn(known), GATE_THRESHOLDS.alikeShare, `${all.length} de ${known.length} ${words(factor)}.`),
  )
}

function keepTheirNegations(_figures: GateFigures, _before: Profile, { pairs }: Counterparts): Finding[] {
  const lost = pairs.filter(hasLostNegation)
  const reason = `${lost.length} de ${pairs.length} promociones que ya estaban perdieron un «no».`
  return share(wasOf(lost), wasOf(pairs), GATE_THRESHOLDS.negationLostShare, reason)
}

/** Finds promotions re-dated weeks before their end; chains do so near the end. */
function endWhenTheyDid({ profile }: GateFigures, _before: Profile, { pairs }: Counterparts): Finding[] {
  const { days } = GATE_THRESHOLDS.redatedShare
  const early = endingFrom(pairs, addDays(profile.capturedAt, days))
  const moved = early.filter(({ was, is }) => was.validUntil !== is.validUntil)
  const reason = `${moved.length} de ${early.length} promociones a las que les faltaba más de una semana cambiaron de fecha.`
  return share(wasOf(moved), wasOf(early), GATE_THRESHOLDS.redatedShare, reason)
}

/** Finds ends that move later while days remain; chains extend a promotion in its last days. */
function runNoLonger({ profile }: GateFigures, _before: Profile, { pairs }: Counterparts): Finding[] {
  const early = endingFrom(pairs, addDays(profile.capturedAt, GATE_THRESHOLDS.longerShare.days))
  const longer = early.filter(({ was, is }) => (is.validUntil ?? '') > (was.validUntil ?? ''))
  const reason = `${longer.length} de ${early.length} promociones que no estaban por terminar terminan ahora más tarde.`
  return share(wasOf(longer), wasOf(early), GATE_THRESHOLDS.longerShare, reason)
}

/** Returns the pairs whose published end is on this day or later. */
const endingFrom = (pairs: readonly Counterpart[], day: CivilDate) =>
  pairs.filter(({ was }) => was.validUntil !== null && was.validUntil >= day)

/** Minimum numbers before a share counts: `few` promotions in all, `least` affected issuers. */
type ShareLimits = { few: number; least: number; warn: number; hold: number }
type AloneLimits = { few: ShareLimits; many: ShareLimits; steady: ShareLimits }

const wasOf = (pairs: readonly Counterpart[]) => pairs.map(({ was }) => was)

/** Compares the share of affected promotions, or of their issuers if lower, with the limits: one issuer's change counts once. */
function share(some: readonly GatePromotion[], all: readonly GatePromotion[], limits: ShareLimits, reason: string): Finding[] {
  const issuers = countIssuers(some)
  if (all.length < limits.few || issuers < limits.least) return NOTHING
  return above(Math.min(some.length / all.length, issuers / countIssuers(all)), limits, reason)
}

function sameTraits({ profile }: GateFigures, lastGood: Profile): Finding[] {
  if (!comparable(profile, lastGood)) return NOTHING
  return TRAIT_NAMES.flatMap((trait) => {
    const [was, is] = [lastGood.traits[trait], profile.traits[trait]]
    const reason = `Cambió de golpe ${TRAITS[trait].name}: lo tenía ${percent(was)} de las promociones y ahora ${percent(is)}.`
    const { had, left, ...shift } = { ...GATE_THRESHOLDS.trait, ...GATE_THRESHOLDS.traits[trait] }
    return was >= had && is <= left ? hold(reason) : above(Math.abs(is - was), shift, reason)
  })
}

function sameCaps({ profile }: GateFigures, lastGood: Profile): Finding[] {
  if (!comparable(profile, lastGood)) return NOTHING
  return moved('El tope del medio', '$ ', '', profile.cap, lastGood.cap, GATE_THRESHOLDS.capRatio)
}

function samePercentages({ profile }: GateFigures, lastGood: Profile): Finding[] {
  if (!comparable(profile, lastGood)) return NOTHING
  return moved('El descuento del medio', '', ' %', profile.percentage, lastGood.percentage, GATE_THRESHOLDS.percentageRatio)
}

function notTooGenerous({ generous, profile }: GateFigures): Finding[] {
  if (generous === 0) return NOTHING
  const reason = `${generous} de ${profile.promotions} promociones anuncian más de ${GATE_THRESHOLDS.generousPercentage} %: hay que revisarlas.`
  return generous > 1 && generous / profile.promotions > GATE_THRESHOLDS.generousShare.hold ? hold(reason) : warn(reason)
}

/** Finds caps that need an impossible purchase, too large or too small, as by a lost or added digit. */
function affordable({ profile: { listed, capturedAt } }: GateFigures): Finding[] {
  const { few, year, yearly, spent, refunded, least, excessive, petty } = GATE_THRESHOLDS.household
  // The value of the peso that year.
  const pesos = yearly ** Math.max(0, Number(capturedAt.slice(0, 4)) - year)
  const capped = listed.filter(({ limits, discount }) => limits.maxDiscount !== null && discount.type === 'porcentaje')
  if (capped.length < few) return NOTHING
  const spendOf = ({ limits, discount }: GatePromotion) => ((limits.maxDiscount ?? 0) / discount.value) * 100
  const tooMuch = capped.filter((one) => spendOf(one) > spent * pesos || (one.limits.maxDiscount ?? 0) > refunded * pesos)
  const tooLittle = capped.filter((one) => spendOf(one) < least)
  return [
    ...above(
      tooMuch.length / capped.length,
      excessive,
      `${tooMuch.length} de ${capped.length} topes son más altos de lo que gasta una casa.`,
    ),
    ...above(tooLittle.length / capped.length, petty, `${tooLittle.length} de ${capped.length} topes no alcanzan para comprar nada.`),
  ]
}

function notRepeated({ repeated, profile }: GateFigures): Finding[] {
  const all = repeated + profile.promotions
  if (all < GATE_THRESHOLDS.few) return NOTHING
  return above(repeated / all, GATE_THRESHOLDS.repeatedShare, `${repeated} de ${all} promociones son copias exactas de otra.`)
}

function comparable(profile: Profile, lastGood: Profile): boolean {
  return Math.min(profile.promotions, lastGood.promotions) >= GATE_THRESHOLDS.few
}

function above(value: number, limits: { warn: number; hold: number }, reason: string): Finding[] {
  if (value > limits.hold) return hold(reason)
  return value > limits.warn ? warn(reason) : NOTHING
}

function moved(
  what: string,
  before: string,
  after: string,
  is: number | null,
  was: number | null,
  { low, high }: { low: number; high: number },
): Finding[] {
  if (is === null || was === null || (is / was >= low && is / was <= high)) return NOTHING
  const words = (value: number) => `${before}${value.toLocaleString('es-AR')}${after}`
  return hold(`${what} pasó de ${words(was)} a ${words(is)}.`)
}

function percent(share: number): string {
  return `el ${Math.round(share * 100)} %`
}
