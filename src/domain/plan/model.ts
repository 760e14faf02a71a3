import { type Constraint, type Model, type Solution, solve } from 'yalps'
import { type Candidate, computeGain, daysOfBlock, PLAN_BLOCKS, type PlanLimits } from './candidates.ts'
import { listDays, PLAN_DAYS, type PlanOffer } from './offers.ts'

export type FixedTrip = { ways: readonly Candidate[] }

/** `budget`: pesos for the purchases that are not fixed. */
export type PlanProblem = { candidates: readonly Candidate[]; fixed: readonly FixedTrip[]; frame: PlanLimits; budget: number }

/** A purchase of the best plan, on a day counted from 0. */
export type PlanPurchase = { payment: readonly PlanOffer[]; day: number; amount: number; minimum: number; isFixed: boolean }

/** `bound`: no plan saves more (pesos). `isProven`: the purchases save as much. */
export type PlanSolution = { purchases: PlanPurchase[]; bound: number; isProven: boolean }

/** The model is in thousands of pesos, so that its figures are near 1. */
const UNIT = 1_000

/** Pesos by which two purchases are better than one of which the same comes back, where no limit counts them together: one shops every week. */
const SPREAD = 0.001

type Row = Map<string, number>

/** The variables and constraints that a candidate adds to the model. */
type Part = { columns: [key: string, Row][]; rows: [key: string, Constraint][] }

/**
 * Makes the part of the candidate number `at`. Its variables: how many such purchases there are (`n`), and the thousands of pesos above
 * their minimum (`x`). @param sets The sets of days whose room is limited.
 */
function partOf(at: number, candidate: Candidate, sets: readonly number[], isFixed: boolean): Part {
  const { payment, days, limits, minimum, most } = candidate
  const n: Row = new Map()
  const x: Row = new Map()
  const columns: Part['columns'] = [[`n ${at}`, n]]
  const rows: Part['rows'] = []
  if (!isFixed) {
    n.set('trips', 1).set('money', minimum / UNIT)
    for (const set of sets) if ((days & ~set) === 0) n.set(`days ${set}`, 1)
    if (limits.every((all) => all.length === 0)) n.set('saving', SPREAD / UNIT)
  }
  if (most > minimum) {
    columns.push([`x ${at}`, x])
    rows.push([`most ${at}`, { max: 0 }])
    n.set(`most ${at}`, -(most - minimum) / UNIT)
    x.set(`most ${at}`, 1).set('money', 1)
  }
  const offers = payment.map((_, index) => addOffer(`${at} ${index}`, candidate, index, n, x))
  return { columns: [...columns, ...offers.flatMap((one) => one.columns)], rows: [...rows, ...offers.flatMap((one) => one.rows)] }
}

/**
 * Adds to a purchase's variables what an offer gives: `base` for each purchase, and its rate of the pesos above. Where its limits can take
 * some of that away, this is a variable of its own (`w`), at most all of it.
 */
function addOffer(name: string, { payment, caps, limits, minimum, most }: Candidate, index: number, n: Row, x: Row): Part {
  const { rate } = payment[index] as PlanOffer
  const cap = (caps[index] as number) / UNIT
  const base = Math.min(cap, (rate * minimum) / UNIT)
  const slope = base < cap ? rate : 0
  const shared = limits[index] ?? []
  const pesos = shared.filter(({ of }) => of === 'pesos')
  const w: Row = new Map()
  const columns: Part['columns'] = []
  const rows = shared.map(({ key, of, left }): Part['rows'][number] => [key, { max: of === 'pesos' ? left / UNIT : left }])
  for (const { key } of shared.filter(({ of }) => of === 'times')) addTo(n, key, 1)
  if (payment.length > 1 || (base > 0 && pesos.length > 0)) {
    columns.push([`w ${name}`, w])
    rows.push([`least ${name}`, { max: 0 }])
    n.set(`least ${name}`, -base)
    x.set(`least ${name}`, -slope)
    w.set(`least ${name}`, 1)
  }
  if (base + (slope * (most - minimum)) / UNIT > cap) {
    rows.push([`cap ${name}`, { max: 0 }])
    n.set(`cap ${name}`, base - cap)
    x.set(`cap ${name}`, slope)
    w.set(`cap ${name}`, -1)
  }
  for (const key of ['saving', ...pesos.map((limit) => limit.key)]) {
    addTo(n, key, base)
    addTo(x, key, slope)
    addTo(w, key, -1)
  }
  return { columns, rows }
}

function addTo(row: Row, key: string, value: number): void {
  row.set(key, (row.get(key) ?? 0) + value)
}

type FullModel = Model & { variables: [key: string, Row][] }

/** Builds the model; `sets` are the sets of days whose room must not be exceeded. */
function buildModel({ candidates, fixed, frame, budget }: PlanProblem, sets: readonly number[], isFixedNeeded: boolean): FullModel {
  const constraints: [string, Constraint][] = [
    ['trips', { max: frame.trips }],
    ['money', { max: budget / UNIT }],
    ...sets.map((set): [string, Constraint] => [`days ${set}`, { max: roomOn(set, frame) }]),
  ]
  const variables: [string, Row][] = []
  const add = (at: number, one: Candidate, trip: number | null) => {
    const { columns, rows } = partOf(at, one, sets, trip !== null)
    if (trip !== null) columns[0]?.[1].set(`fixed ${trip}`, 1)
    variables.push(...columns)
    constraints.push(...rows)
  }
  for (const [at, one] of candidates.entries()) add(at, one, null)
  let at = candidates.length
  for (const [trip, { ways }] of fixed.entries()) {
    constraints.push([`fixed ${trip}`, isFixedNeeded ? { equal: 1 } : { max: 1 }])
    for (const way of ways) add(at++, way, trip)
  }
  const integers = variables.flatMap(([key]) => (key.startsWith('n ') ? [key] : []))
  return { direction: 'maximize', objective: 'saving', constraints, variables, integers }
}

/**
 * Solves the problem exactly, unless the time is up first: then with the best purchases found by then, and a bound that holds for all.
 * @param deadline Milliseconds on the clock of `performance.now()`.
 */
export function solveExactly(problem: PlanProblem, deadline: number): PlanSolution {
  const { candidates, fixed, frame } = problem
  const all = [...candidates, ...fixed.flatMap(({ ways }) => ways)]
  const sets = new Set(candidates.map(({ days }) => days))
  let isFixedNeeded = true
  for (;;) {
    const left = deadline - performance.now()
    const found =
      left <= 0 ? null : solve(buildModel(problem, [...sets], isFixedNeeded), { timeout: left, maxIterations: Number.POSITIVE_INFINITY })
    if (found === null || (found.status !== 'infeasible' && Number.isNaN(found.result)))
      return { purchases: pickOneByOne(problem), bound: boundOf(problem), isProven: false }
    if (found.status === 'infeasible' && isFixedNeeded && fixed.length > 0) {
      // Two fixed purchases need the same last use of an offer.
      isFixedNeeded = false
      continue
    }
    const trips = tripsOf(all, found, candidates.length)
    const free = trips.filter(({ isFixed }) => !isFixed)
    const placed = schedule(
      free.map(({ days }) => days),
      frame,
    )
    if ('crowded' in placed && performance.now() < deadline) {
      sets.add(placed.crowded)
      continue
    }
    const dayOf = (trip: Trip) => (trip.isFixed ? dayOfBit(trip.days) : (placed.dayOf[free.indexOf(trip)] ?? null))
    const purchases = trips.flatMap(({ days: _, ...trip }, at) => {
      const day = dayOf(trips[at] as Trip)
      return day === null ? [] : [{ ...trip, day }]
    })
    const isProven = found.status === 'optimal' && !('crowded' in placed)
    return { purchases, bound: isProven ? found.result * UNIT : boundOf(problem), isProven }
  }
}

const dayOfBit = (days: number) => 31 - Math.clz32(days)

/** Takes the purchase of which most comes back, and again, of those that share no limit with one before. */
function pickOneByOne({ candidates, fixed, frame, budget }: PlanProblem): PlanPurchase[] {
  const used = new Set<string>()
  const picked: PlanPurchase[] = []
  const take = ({ payment, limits, minimum }: Candidate, day: number, amount: number, isFixed: boolean) => {
    for (const { key } of limits.flat()) used.add(key)
    picked.push({ payment, day, amount, minimum, isFixed })
  }
  const isFree = ({ limits }: Candidate) => limits.flat().every(({ key }) => !used.has(key))
  for (const { ways } of fixed) {
    const way = ways.find(isFree)
    if (way !== undefined) take(way, dayOfBit(way.days), way.minimum, true)
  }
  let left = budget
  const room = [...frame.perBlock]
  for (let trips = frame.trips; trips > 0; trips--) {
    const options = candidates.flatMap((one) => {
      const day = listDays(one.days).find((day) => (room[Math.floor(day / 7)] as number) > 0 && picked.every((other) => other.day !== day))
      const amount = Math.min(one.most, left)
      return day === undefined || amount < one.minimum || !isFree(one) ? [] : [{ one, day, amount, gain: computeGain(one, amount) }]
    })
    const best = options.reduce<(typeof options)[number] | null>((a, b) => (a === null || b.gain > a.gain ? b : a), null)
    if (best === null || best.amount === 0) break
    take(best.one, best.day, best.amount, false)
    left -= best.amount
    room[Math.floor(best.day / 7)] = (room[Math.floor(best.day / 7)] as number) - 1
  }
  return picked
}

/** Returns what no plan saves more than: each purchase as much as the best one, and each peso as much as the best rate gives. */
function boundOf({ candidates, fixed, frame, budget }: PlanProblem): number {
  const most = (value: (one: Candidate) => number, all: readonly Candidate[]) => all.reduce((best, one) => Math.max(best, value(one)), 0)
  const rateOf = ({ payment }: Candidate) => payment.reduce((sum, { rate }) => sum + rate, 0)
  const free = Math.min(frame.trips * most((one) => computeGain(one, one.most), candidates), budget * most(rateOf, candidates))
  return fixed.reduce((sum, { ways }) => sum + most((way) => computeGain(way, way.minimum), ways), free)
}

type Trip = Omit<PlanPurchase, 'day'> & { days: number }

function tripsOf(all: readonly Candidate[], { variables }: Solution, free: number): Trip[] {
  const values = new Map(variables)
  return all.flatMap(({ payment, days, minimum }, at) => {
    const count = Math.round(values.get(`n ${at}`) ?? 0)
    // Together they give as much in equal parts as in any.
    const amount = minimum + ((values.get(`x ${at}`) ?? 0) * UNIT) / count
    return Array.from({ length: amount >= 1 ? count : 0 }, () => ({ payment, days, minimum, amount, isFixed: at >= free }))
  })
}

type Room = Pick<PlanLimits, 'perBlock'>

function roomOn(days: number, { perBlock }: Room): number {
  return perBlock.reduce((sum, most, block) => sum + Math.min(most, listDays(days & daysOfBlock(block)).length), 0)
}

/** A day for each purchase, counted from 0, or a set of days on which there is no room for all those that need one of them. */
export type Schedule = { dayOf: readonly number[] } | { dayOf: readonly (number | null)[]; crowded: number }

/** A purchase that finds a day counts more than all that earlier days could win. */
const PLACED = 10_000

/** Gives each purchase one of its days, the earliest where there is a choice. @param trips The days of each purchase. */
function schedule(trips: readonly number[], { perBlock }: Room): Schedule {
  const constraints = new Map<string, Constraint>(trips.map((_, trip) => [`trip ${trip}`, { max: 1 }]))
  for (let day = 0; day < PLAN_DAYS; day++) constraints.set(`day ${day}`, { max: 1 })
  for (let block = 0; block < PLAN_BLOCKS; block++) constraints.set(`block ${block}`, { max: perBlock[block] as number })
  const variables = trips.flatMap((days, trip) =>
    listDays(days).map(
      (day) =>
        [
          { trip, day },
          { [`trip ${trip}`]: 1, [`day ${day}`]: 1, [`block ${Math.floor(day / 7)}`]: 1, early: PLACED - day },
        ] as const,
    ),
  )
  // Such an assignment comes out in whole numbers.
  const { variables: placed } = solve({ direction: 'maximize', objective: 'early', constraints, variables })
  const dayOf = trips.map((_, trip) => placed.find(([one, share]) => one.trip === trip && share > 0.5)?.[0].day ?? null)
  const lost = dayOf.indexOf(null)
  return lost < 0 ? { dayOf: dayOf as number[] } : { dayOf, crowded: crowdedBy(lost, trips, dayOf, { perBlock }) }
}

/** Collects the days of a purchase that found none, and those of all purchases that would have to make room for it. */
function crowdedBy(lost: number, trips: readonly number[], dayOf: readonly (number | null)[], { perBlock }: Room): number {
  const inBlock = (block: number) => dayOf.filter((day) => day !== null && Math.floor(day / 7) === block).length
  let days = trips[lost] as number
  for (let before = 0; before !== days; ) {
    before = days
    for (const [trip, day] of dayOf.entries()) {
      if (day === null) continue
      const block = Math.floor(day / 7)
      const isFull = inBlock(block) >= (perBlock[block] as number)
      if (days & (1 << day) || (isFull && days & daysOfBlock(block))) days |= trips[trip] as number
    }
  }
  return days
}
