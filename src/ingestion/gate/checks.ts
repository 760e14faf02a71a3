import { addDays } from '#domain/calendar.ts'
import type { ReadingCounts } from '../read/reading.ts'
import type { Profile, PromotionFacts } from './profile.ts'
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

/** One check. `lastGood`: the profile of the published edition that would be replaced; null when there is none of its kind. */
export type Check = (figures: GateFigures, lastGood: Profile | null) => Finding[]

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

function runOn({ profile }: GateFigures, lastGood: Profile | null): Finding[] {
  const running = [...(lastGood?.facts ?? [])].filter(([, { until }]) => until === null || until >= profile.capturedAt)
  if (running.length < GATE_THRESHOLDS.missingShare.least) return NOTHING
  const missing = running.filter(([key]) => !profile.facts.has(key)).length
  const reason = `Ya no están ${missing} de ${running.length} promociones que todavía valían.`
  return above(missing / running.length, GATE_THRESHOLDS.missingShare, reason)
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

/** Promotions that are in both captures: before and now. */
function kept(profile: Profile, lastGood: Profile | null): { was: PromotionFacts; is: PromotionFacts }[] {
  return [...profile.facts].flatMap(([key, is]) => {
    const was = lastGood?.facts.get(key)
    return was === undefined ? [] : [{ was, is }]
  })
}

function notBackdated({ profile }: GateFigures, lastGood: Profile | null): Finding[] {
  const dated = kept(profile, lastGood).flatMap(({ was, is }) => (was.until && is.until ? [{ was: was.until, is: is.until }] : []))
  const { days, least } = GATE_THRESHOLDS.backdatedShare
  if (dated.length < least) return NOTHING
  const back = dated.filter(({ was, is }) => is < addDays(was, -days)).length
  const reason = `${back} de ${dated.length} promociones que ya estaban terminan ahora más de ${days} días antes.`
  return above(back / dated.length, GATE_THRESHOLDS.backdatedShare, reason)
}

function keepTheirCaps({ profile }: GateFigures, lastGood: Profile | null): Finding[] {
  const capped = kept(profile, lastGood).filter(({ was }) => was.cap !== null)
  if (capped.length < GATE_THRESHOLDS.capLostShare.least) return NOTHING
  const lost = capped.filter(({ is }) => is.cap === null).length
  const reason = `${lost} de ${capped.length} promociones que ya estaban perdieron el tope.`
  return above(lost / capped.length, GATE_THRESHOLDS.capLostShare, reason)
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
