import { listDays, OFFERS_DESPITE_DEADLINE, PLAN_DAYS, type PlanOffer, type SharedLimit } from './offers.ts'

/**
 * What the candidates have to keep to. `days`: a bit for each day on which one may go; `largest`: pesos of a purchase; `perBlock`: how many
 * purchases each seven days have room for.
 */
export type PlanLimits = { days: number; largest: number; trips: number; perBlock: readonly number[] }

/**
 * Purchases that could be in the plan: the offers of one payment (the main one first) on days on which they count towards the same
 * limits. A purchase is of `minimum` to `most` pesos; beyond `most` nothing more comes back.
 */
export type Candidate = {
  payment: readonly PlanOffer[]
  days: number
  /** For each offer: the most pesos that come back of one purchase, by its cap and what is left of its limits. */
  caps: readonly number[]
  limits: readonly (readonly SharedLimit[])[]
  minimum: number
  most: number
}

/** A plan is made of blocks of seven days from its first day. */
export const PLAN_BLOCKS = PLAN_DAYS / 7
export const daysOfBlock = (block: number): number => 0x7f << (7 * block)

/** Lists the purchases that each payment allows. Days with the same limits are one candidate: which of them it is, is chosen later. */
export function makeCandidates(payment: readonly PlanOffer[], days: number, largest: number): Candidate[] {
  const shared = payment.reduce((all, offer) => all & offer.days, days)
  const byLimits = new Map<string, Candidate>()
  for (const day of listDays(shared)) {
    const limits = payment.map((offer) => offer.limitsOn(day))
    const key = limits.flatMap((all) => all.map((limit) => limit.key)).join()
    const known = byLimits.get(key)
    if (known !== undefined) known.days |= 1 << day
    else byLimits.set(key, { payment, days: 1 << day, limits, ...boundsOf(payment, limits, largest) })
  }
  return [...byLimits.values()].filter((one) => one.minimum <= one.most && one.limits.flat().every(({ left }) => left > 0))
}

function boundsOf(
  payment: readonly PlanOffer[],
  limits: Candidate['limits'],
  largest: number,
): Pick<Candidate, 'caps' | 'minimum' | 'most'> {
  const caps = payment.map(({ cap }, at) =>
    Math.min(cap, ...(limits[at] as readonly SharedLimit[]).map(({ of, left }) => (of === 'pesos' ? left : Number.POSITIVE_INFINITY))),
  )
  const minimum = Math.max(...payment.map((offer) => offer.minimum))
  const useful = Math.max(minimum, ...payment.map(({ rate }, at) => (caps[at] as number) / rate))
  return { caps, minimum, most: minimum > largest ? 0 : Math.min(largest, useful) }
}

/** Returns what comes back of a purchase (pesos), if nothing else counts towards its limits. */
export function computeGain({ payment, caps, minimum }: Candidate, amount: number): number {
  if (amount < minimum) return 0
  return payment.reduce((sum, { rate }, at) => sum + Math.min(rate * amount, caps[at] as number), 0)
}

/** The most purchases that are compared with each other, and that the solver gets: its model grows with their square. */
const MOST_COMPARED = 1_200
const MOST_SOLVED = 120

/**
 * Leaves out the candidates that no best plan needs: on each of its days there are others that give as much for every amount, with so
 * many roots that the other purchases of a plan cannot use the limits of all of them. `isCut`: there were too many, and some were left out
 * of which less comes back.
 * @param fixed The number of purchases besides those of the frame.
 * @param deadline Milliseconds on the clock of `performance.now()`.
 */
export function dropDominated(
  candidates: readonly Candidate[],
  frame: PlanLimits,
  fixed: number,
  deadline: number,
): { kept: Candidate[]; isCut: boolean } {
  const placesOf = placesIn(frame)
  const widest = Math.max(1, ...candidates.map(({ payment }) => payment.length))
  const enough = (frame.trips + fixed - 1) * widest + 1
  const kept: { one: Candidate; places: number; best: number }[] = []
  const inOrder = candidates
    .map((one) => ({ one, places: placesOf(one.days), best: computeGain(one, frame.largest) }))
    .sort((a, b) => b.best - a.best || a.one.minimum - b.one.minimum || a.one.most - b.one.most)
  let isCut = inOrder.length > MOST_COMPARED
  for (const each of inOrder.slice(0, MOST_COMPARED)) {
    if (kept.length === MOST_SOLVED || (kept.length >= OFFERS_DESPITE_DEADLINE && performance.now() > deadline)) {
      isCut = true
      break
    }
    const better = kept.filter(({ one, places }) => (places & each.places) !== 0 && isAsGood(one, each.one))
    if (!listDays(each.places).every((place) => isCovered(place, better, enough))) kept.push(each)
  }
  return { kept: kept.map(({ one }) => one), isCut }
}

/** With one purchase a block the day within it does not matter; else each day counts. */
function placesIn({ perBlock }: PlanLimits): (days: number) => number {
  if (perBlock.some((trips) => trips > 1)) return (days) => days
  return (days) => perBlock.reduce((places, _, block) => places | (days & daysOfBlock(block) ? 1 << block : 0), 0)
}

function isCovered(place: number, better: readonly { one: Candidate; places: number }[], enough: number): boolean {
  const roots = new Set<string>()
  let count = 0
  for (const { one, places } of better) {
    if (!(places & (1 << place)) || one.payment.some(({ root }) => roots.has(root))) continue
    if (one.limits.every((limits) => limits.length === 0) || ++count === enough) return true
    for (const { root } of one.payment) roots.add(root)
  }
  return false
}

/** Checks whether one gives at least as much as the other for every amount: both are concave, so the other's bends decide. */
function isAsGood(one: Candidate, other: Candidate): boolean {
  if (one.minimum > other.minimum) return false
  const bends = other.payment.map(({ rate }, at) => (other.caps[at] as number) / rate)
  return [other.minimum, other.most, ...bends]
    .filter((amount) => amount >= other.minimum && amount <= other.most)
    .every((amount) => computeGain(one, amount) >= computeGain(other, amount))
}
