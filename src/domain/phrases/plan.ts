import { type CivilDate, daysBetween, monthOf, weekdayOf } from '../calendar/calendar.ts'
import { CHAINS, type ChainSlug } from '../catalogue/chain.ts'
import type { Ranked } from '../choice/ranking.ts'
import type { Week } from '../choice/week.ts'
import { describeOffer } from '../description/describeOffer.ts'
import { joinPart, lineOf, notesOf, tell } from '../description/toText.ts'
import { upToPrefix } from '../description/words/gain.ts'
import { openConditionsWords } from '../description/words/people.ts'
import type { OfferedTrip } from '../plan/offeredTrips.ts'
import { mondayOf, type Plan, type PlanWishes } from '../plan/plan.ts'
import type { PlanParameter } from '../plan/wishes.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { capitalize, dayAndMonth, joinWithAnd, pesos, shortWeekday, uncapitalize, weekdayName } from '../text/words.ts'

/** Phrases of a plan: page, calendar, shared text, picture and reminder tell a trip with the same words. */

/** Names a day as briefly as a calendar does: «Jue 30/7». */
export function shortDayWords(date: CivilDate): string {
  return `${shortWeekday(weekdayOf(date))} ${Number(date.slice(8))}/${monthOf(date)}`
}

/** Says where and with what: «ChangoMás con Cuenta DNI, la de Marta». */
export function tripPlaceWords({ offer }: OfferedTrip): string {
  return `${CHAINS[offer.promotion.supermarket].name} ${joinPart('trip', 'methods', tell(describeTrip(offer), 'trip').parts.methods)}`
}

/** Says what to spend and what comes of it: «gastá $ 60.000, vuelven $ 12.000», «gastá $ 60.000, te descuentan hasta $ 9.000». */
export function tripMoneyWords(one: OfferedTrip): string {
  return `gastá ${pesos(one.trip.amount)}, ${gainVerb(one)} ${tripSavingWords(one)}`
}

/** Says the pesos of a trip: «$ 12.000», «hasta $ 12.000» where the saving is not certain. */
export function tripSavingWords(one: OfferedTrip): string {
  return `${isUncertain(one) ? 'hasta ' : ''}${pesos(one.trip.saving)}`
}

function isUncertain({ trip, offer, others }: OfferedTrip): boolean {
  return trip.isStale || [offer, ...others].some((one) => upToPrefix(one) !== '')
}

function gainVerb({ offer }: OfferedTrip): string {
  return offer.promotion.conditions.refund?.kind === 'till' ? 'te descuentan' : 'vuelven'
}

/** Tells a trip in a line: «Jue 30/7, ChangoMás con Cuenta DNI: gastá $ 60.000, vuelven $ 12.000». */
function tripLine(one: OfferedTrip): string {
  return `${shortDayWords(one.trip.date)}, ${tripPlaceWords(one)}: ${tripMoneyWords(one)}`
}

/** Says what to know of a trip beside its line: what it depends on, what loses the saving, what adds up, when the money comes, what is left of the cap. */
export function tripNotes(one: OfferedTrip): string[] {
  const { trip, others } = one
  return [
    ...(trip.isPossible ? [possibleWords(one)] : []),
    ...toldNotes(one, 'trip').map(capitalize),
    ...others.map(addedWords),
    ...(trip.left === null ? [] : [trip.left === 0 ? 'Con esta compra se termina el tope' : `Después quedan ${pesos(trip.left)} del tope`]),
  ]
}

const addedWords = (other: Ranked<ListedPromotion>) =>
  `Se suma: ${lineOf(describeOffer(other, { personal: true, knows: ['chain', 'when'] }))}`

/** Leaves out what the trip's own line says: the day, the amount and the open conditions. */
const describeTrip = (offer: Ranked<ListedPromotion>) => describeOffer(offer, { personal: true, knows: ['people', 'begins'] })

const toldNotes = ({ offer }: OfferedTrip, place: 'trip' | 'tripLine') => notesOf(tell(describeTrip(offer), place))

/** Says what a trip depends on: an open condition of one of its offers, or that one card says nothing of adding up. */
function possibleWords({ offer, others }: OfferedTrip): string {
  const missing = [offer, ...others].flatMap(({ eligibility }) => eligibility.missing)
  if (missing.length > 0) return capitalize(openConditionsWords(missing, offer.whose))
  return others.length > 0 ? 'Preguntá en la caja si se suman: lo dice una sola' : 'Puede ser: la página no dice todo'
}

/** Sums up a plan: «En cuatro semanas gastás $ 224.000 y te vuelven $ 48.000», «… hasta $ 48.000» where a saving is not certain. */
export function planTotalWords({ saving, spent }: Plan, trips: readonly OfferedTrip[]): string {
  return `En cuatro semanas gastás ${pesos(spent)} y te vuelven ${trips.some(isUncertain) ? 'hasta ' : ''}${pesos(saving)}`
}

/** Says that the plan is the best, which is said only of what is proven; null else. */
export function bestPlanWords({ saving, atMost }: Plan): string | null {
  return atMost - saving < 1 ? 'No hay un plan mejor con estos datos' : null
}

/** Names a calendar week: «Esta semana», «La semana que viene», «Del lunes 3 al domingo 9 de agosto». @param monday Its first day. */
export function weekWords(monday: CivilDate, today: CivilDate): string {
  const ahead = daysBetween(mondayOf(today), monday) / 7
  if (ahead < 2) return ahead === 0 ? 'Esta semana' : 'La semana que viene'
  return `Semana del ${dayAndMonth(monday)}`
}

/** Says that a purchase was planned for another day, or for another chain: «Cambió: antes era el jueves en Coto». */
export function movedWords(before: { date: CivilDate; chain: ChainSlug }, { date, chain }: { date: CivilDate; chain: ChainSlug }): string {
  const place = before.chain === chain ? '' : ` en ${CHAINS[before.chain].name}`
  const day = before.date === date ? '' : ` el ${weekdayName(before.date)}`
  return `Cambió: antes era${day}${place}`
}

/** Says until when one can plan: «Después del 31 de julio casi no hay promociones publicadas: el plan sigue cuando aparezcan». */
export function lastKnownWords(lastKnown: CivilDate): string {
  return `Después del ${dayAndMonth(lastKnown)} casi no hay promociones publicadas: el plan sigue cuando aparezcan`
}

/** Says what the plan was made for: «Hasta 4 compras por mes, $ 240.000 en total y $ 120.000 cada una, en Coto y Día». */
export function wishesWords({ monthly, trips, largest, chains, channel, isWithPossible }: PlanWishes): string {
  const places = chains.length === 0 ? '' : `, en ${joinWithAnd(chains.map((chain) => CHAINS[chain].name))}`
  const channels = channel === null ? '' : channel === 'online' ? ', online' : ', en el local'
  const possible = isWithPossible ? ', contando las que pueden ser' : ''
  return `Hasta ${trips} ${trips === 1 ? 'compra' : 'compras'} por mes, ${pesos(monthly)} en total y ${pesos(largest)} cada una${places}${channels}${possible}`
}

/** The parameters of the plan's address, as its page names them when one cannot be. */
const PARAMETERS: Record<PlanParameter, string> = {
  gasto: 'cuánto gastás por mes',
  compras: 'cuántas compras hacés',
  maximo: 'la compra más grande',
  supermarket: 'el supermercado',
  canal: 'dónde comprás',
  sin: 'los días sin compra',
  fijas: 'el monto de una compra',
}

/** Says which choices of the address were none: «No entendimos cuánto gastás por mes: usamos lo de siempre». */
export function badWishesWords(names: readonly PlanParameter[]): string {
  return `No entendimos ${joinWithAnd(names.map((name) => PARAMETERS[name]))}: usamos lo de siempre`
}

/** How many trips a message for a chat names. */
const MOST_SHARED = 3

/** Says what must be known of a trip beside its line: «Solo en el local · sin carnes, quesos y otros rubros · y 2 condiciones más». */
export function briefNotes(one: OfferedTrip): string {
  const notes = [...(one.trip.isPossible ? [possibleWords(one)] : []), ...toldNotes(one, 'tripLine'), ...one.others.map(addedWords)]
  return capitalize(notes.map(uncapitalize).join(' · '))
}

/**
 * Tells a purchase where it is read without the page, which alone knows the recorded purchases: what to spend and what comes back, if a cap
 * that several purchases share is not used yet, and all that one has to know.
 */
export function awayWords(one: OfferedTrip): [money: string, ...notes: string[]] {
  const { trip } = one
  const ifUnused = trip.left === null ? '' : 'si todavía no usaste el tope, '
  return [`${capitalize(ifUnused + tripMoneyWords(one))}.`, ...tripNotes({ ...one, trip: { ...trip, left: null } })]
}

/** Tells a purchase on the device that asked for it, the evening before or that morning: «Mañana jueves · ChangoMás con Cuenta DNI», and more. */
export function tripReminderWords(one: OfferedTrip, today: CivilDate): { title: string; body: string } {
  const { date } = one.trip
  const [money, ...notes] = awayWords(one)
  const title = `${date === today ? 'Hoy' : 'Mañana'} ${weekdayName(date)} · ${tripPlaceWords(one)}`
  return { title, body: [money, notes.join(' · ')].filter(Boolean).join(' ') }
}

/** The text for a chat: the next trips with what to know of them, how many follow, and the plan's sum. */
export function planShareWords(plan: Plan, trips: readonly OfferedTrip[], kind: Week['kind']): string {
  const more = trips.length - MOST_SHARED
  return [
    ...(kind === 'example' ? ['Datos de ejemplo: estas promociones son inventadas.'] : []),
    ...trips.slice(0, MOST_SHARED).map((one) => [tripLine(one), briefNotes(one)].filter(Boolean).join(' · ')),
    ...(more > 0 ? [more === 1 ? 'Y 1 compra más.' : `Y ${more} compras más.`] : []),
    `${planTotalWords(plan, trips)}.`,
    'Fijate en la fuente antes de ir.',
  ].join('\n')
}

/** Says what the shopper changed of the plan: «Sin compras el 24 de julio y con el monto que pusiste para el 30 de julio»; null for nothing. */
export function changedWords({ skips, fixed }: PlanWishes): string | null {
  const days = (all: readonly CivilDate[]) => joinWithAnd(all.map(dayAndMonth))
  const parts = [
    ...(skips.length === 0 ? [] : [`sin compras el ${days(skips)}`]),
    ...(fixed.length === 0 ? [] : [`con el monto que pusiste para el ${days(fixed.map(({ date }) => date))}`]),
  ]
  return parts.length === 0 ? null : capitalize(joinWithAnd(parts))
}
