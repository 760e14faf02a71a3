import { addDays, type CivilDate } from '#domain/calendar.ts'
import type { ReadingCounts } from '../read/reading.ts'
import { COMPARED_FIELD_NAMES, COMPARED_FIELDS } from './comparedFields.ts'
import { type Counterpart, type Counterparts, lostNegation } from './counterparts.ts'
import type { Profile } from './profile.ts'
import { GATE_THRESHOLDS } from './thresholds.ts'
import { TRAIT_NAMES, TRAITS } from './traits.ts'

/** What is known of a capture when it is judged. */
export type GateFigures = ReadingCounts & {
  /** Promotions of more than `generousPercentage`. */
  generous: number
  profile: Profile
}

/** What a check found; the reason is in Spanish, for the status page. */
export type Finding = { verdict: 'hold' | 'warn'; reason: string }

/**
 * One check. `lastGood`: the profile of the published edition that would be replaced; null when there is none of its kind. `counterparts`: what
 * became of its promotions; none without it.
 */
export type Check = (figures: GateFigures, lastGood: Profile | null, counterparts: Counterparts) => Finding[]

const hold = (reason: string): Finding[] => [{ verdict: 'hold', reason }]
const warn = (reason: string): Finding[] => [{ verdict: 'warn', reason }]
const NOTHING: Finding[] = []

/** All checks, in the order of their reasons. A new one is a function and a line here. */
export const CHECKS: readonly Check[] = [
  notEmpty,
  readable,
  saysSomething,
  legible,
  manyAsBefore,
  runOn,
  sure,
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
  notTooGenerous,
  notRepeated,
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

function manyAsBefore({ profile }: GateFigures, lastGood: Profile | null): Finding[] {
  if (lastGood === null || lastGood.promotions < GATE_THRESHOLDS.few) return NOTHING
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

function runOn(_figures: GateFigures, _lastGood: Profile | null, { running, missing }: Counterparts): Finding[] {
  return share(missing, running, GATE_THRESHOLDS.missingShare, `Ya no están ${missing} de ${running} promociones que todavía valían.`)
}

function sure({ profile }: GateFigures, lastGood: Profile | null): Finding[] {
  if (profile.promotions < GATE_THRESHOLDS.few) return NOTHING
  const { doubtful } = profile
  const alone = above(doubtful, GATE_THRESHOLDS.doubtfulShare, `Se leyó con dudas ${percent(doubtful)} de las promociones.`)
  if (alone.length > 0 || lastGood === null || lastGood.promotions < GATE_THRESHOLDS.few) return alone
  const reason = `Se leyó con dudas ${percent(doubtful)} de las promociones, y antes ${percent(lastGood.doubtful)}.`
  return above(doubtful - lastGood.doubtful, GATE_THRESHOLDS.doubtfulRise, reason)
}

function current({ profile }: GateFigures, lastGood: Profile | null): Finding[] {
  if (profile.promotions < GATE_THRESHOLDS.few) return NOTHING
  const over = above(profile.expired, GATE_THRESHOLDS.expiredShare, `Ya venció ${percent(profile.expired)} de las promociones.`)
  if (!comparable(profile, lastGood)) return over
  const reason = `Venció hace mucho ${percent(profile.longOver)} de las promociones, y antes ${percent(lastGood.longOver)}.`
  return [...over, ...above(profile.longOver - lastGood.longOver, GATE_THRESHOLDS.longOver, reason)]
}

function notBackdated(_figures: GateFigures, _lastGood: Profile | null, { pairs }: Counterparts): Finding[] {
  const { days } = GATE_THRESHOLDS.backdatedShare
  const dated = pairs.filter(({ was, is }) => was.validUntil !== null && is.validUntil !== null)
  const back = dated.filter(({ was, is }) => String(is.validUntil) < addDays(String(was.validUntil), -days)).length
  const reason = `${back} de ${dated.length} promociones que ya estaban terminan ahora más de ${days} días antes.`
  return share(back, dated.length, GATE_THRESHOLDS.backdatedShare, reason)
}

function keepTheirCaps(_figures: GateFigures, _lastGood: Profile | null, { pairs }: Counterparts): Finding[] {
  const capped = pairs.filter(({ was }) => was.limits.maxDiscount !== null)
  const lost = capped.filter(({ is }) => is.limits.maxDiscount === null).length
  return share(
    lost,
    capped.length,
    GATE_THRESHOLDS.capLostShare,
    `${lost} de ${capped.length} promociones que ya estaban perdieron el tope.`,
  )
}

/** No field changes in many promotions at once: of those that still run, and, less strictly, of those that the next month takes over. */
function keepTheirFields(_figures: GateFigures, _lastGood: Profile | null, { pairs }: Counterparts): Finding[] {
  const [running, renewed] = [true, false].map((isRunning) => pairs.filter((pair) => pair.isRunning === isRunning))
  return COMPARED_FIELD_NAMES.flatMap((field) => {
    const limits = { ...GATE_THRESHOLDS.changed, ...GATE_THRESHOLDS.changedIn[field] }
    const among = (pairs: readonly Counterpart[] = [], hold: number, which: string) => {
      const changed = pairs.filter((pair) => pair.changed.has(field))
      // The offers of one card change together: that is one card.
      if (isOneCard(changed)) return NOTHING
      const reason = `En ${changed.length} de ${pairs.length} promociones que ${which} cambió ${COMPARED_FIELDS[field].name}.`
      return share(changed.length, pairs.length, { ...limits, hold, warn: hold * limits.warn }, reason)
    }
    return [...among(running, limits.running, 'ya estaban'), ...among(renewed, limits.renewed, 'siguen de antes')]
  })
}

function isOneCard(pairs: readonly Counterpart[]): boolean {
  return new Set(pairs.map(({ is }) => is.cardId ?? is)).size === 1
}

/** Prices rise one by one: many caps, or many percentages, multiplied by the same are an error. */
function moveOneByOne(_figures: GateFigures, _lastGood: Profile | null, { pairs }: Counterparts): Finding[] {
  const caps = pairs.map(({ was, is }) => (is.limits.maxDiscount ?? 0) / (was.limits.maxDiscount ?? 0))
  const percentages = pairs
    .filter(({ was, is }) => was.discount.type === 'porcentaje' && is.discount.type === 'porcentaje')
    .map(({ was, is }) => is.discount.value / was.discount.value)
  return [...alike(caps, 'topes'), ...alike(percentages, 'porcentajes')]
}

function alike(factors: readonly number[], what: string): Finding[] {
  const known = factors.filter((factor) => Number.isFinite(factor) && factor > 0)
  const moved = Map.groupBy(
    known.filter((factor) => factor !== 1).map((factor) => factor.toLocaleString('es-AR', { maximumFractionDigits: 2 })),
    (factor) => factor,
  )
  return [...moved].flatMap(([factor, all]) =>
    share(all.length, known.length, GATE_THRESHOLDS.alikeShare, `${all.length} de ${known.length} ${what} se multiplicaron por ${factor}.`),
  )
}

function keepTheirNegations(_figures: GateFigures, _lastGood: Profile | null, { pairs }: Counterparts): Finding[] {
  const lost = pairs.filter(lostNegation).length
  return share(
    lost,
    pairs.length,
    GATE_THRESHOLDS.negationLostShare,
    `${lost} de ${pairs.length} promociones que ya estaban perdieron un «no».`,
  )
}

/** A card is re-dated when it is about to end, not weeks before. */
function endWhenTheyDid({ profile }: GateFigures, _lastGood: Profile | null, { pairs }: Counterparts): Finding[] {
  const { days } = GATE_THRESHOLDS.redatedShare
  const early = endingFrom(pairs, addDays(profile.capturedAt, days))
  const moved = early.filter(({ was, is }) => was.validUntil !== is.validUntil).length
  const reason = `${moved} de ${early.length} promociones a las que les faltaba más de una semana cambiaron de fecha.`
  return share(moved, early.length, GATE_THRESHOLDS.redatedShare, reason)
}

/** Chains let a promotion run on in its last days; dates that are read wrong do so before. */
function runNoLonger({ profile }: GateFigures, _lastGood: Profile | null, { pairs }: Counterparts): Finding[] {
  const early = endingFrom(pairs, addDays(profile.capturedAt, GATE_THRESHOLDS.longerShare.days))
  const longer = early.filter(({ was, is }) => (is.validUntil ?? '') > (was.validUntil ?? '')).length
  const reason = `${longer} de ${early.length} promociones que no estaban por terminar terminan ahora más tarde.`
  return share(longer, early.length, GATE_THRESHOLDS.longerShare, reason)
}

/** Those that the last good edition let run to a day or beyond. */
const endingFrom = (pairs: readonly Counterpart[], day: CivilDate) =>
  pairs.filter(({ was }) => was.validUntil !== null && was.validUntil >= day)

/** The limits on a share, where there are enough promotions to speak of one and enough that it is no accident. */
function share(count: number, of: number, limits: { few: number; least: number; warn: number; hold: number }, reason: string): Finding[] {
  return of < limits.few || count < limits.least ? NOTHING : above(count / of, limits, reason)
}

function sameTraits({ profile }: GateFigures, lastGood: Profile | null): Finding[] {
  if (!comparable(profile, lastGood)) return NOTHING
  return TRAIT_NAMES.flatMap((trait) => {
    const [was, is] = [lastGood.traits[trait], profile.traits[trait]]
    const reason = `Cambió de golpe ${TRAITS[trait].name}: lo tenía ${percent(was)} de las promociones y ahora ${percent(is)}.`
    const { had, left, ...shift } = { ...GATE_THRESHOLDS.trait, ...GATE_THRESHOLDS.traits[trait] }
    return was >= had && is <= left ? hold(reason) : above(Math.abs(is - was), shift, reason)
  })
}

function sameCaps({ profile }: GateFigures, lastGood: Profile | null): Finding[] {
  if (!comparable(profile, lastGood)) return NOTHING
  return moved('El tope del medio', '$ ', '', profile.cap, lastGood.cap, GATE_THRESHOLDS.capRatio)
}

function samePercentages({ profile }: GateFigures, lastGood: Profile | null): Finding[] {
  if (!comparable(profile, lastGood)) return NOTHING
  return moved('El descuento del medio', '', ' %', profile.percentage, lastGood.percentage, GATE_THRESHOLDS.percentageRatio)
}

function notTooGenerous({ generous, profile }: GateFigures): Finding[] {
  if (generous === 0) return NOTHING
  const reason = `${generous} de ${profile.promotions} promociones anuncian más de ${GATE_THRESHOLDS.generousPercentage} %: hay que revisarlas.`
  return generous > 1 && generous / profile.promotions > GATE_THRESHOLDS.generousShare.hold ? hold(reason) : warn(reason)
}

function notRepeated({ repeated, profile }: GateFigures): Finding[] {
  const all = repeated + profile.promotions
  if (all < GATE_THRESHOLDS.few) return NOTHING
  return above(repeated / all, GATE_THRESHOLDS.repeatedShare, `${repeated} de ${all} promociones son copias exactas de otra.`)
}

function comparable(profile: Profile, lastGood: Profile | null): lastGood is Profile {
  return lastGood !== null && Math.min(profile.promotions, lastGood.promotions) >= GATE_THRESHOLDS.few
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
