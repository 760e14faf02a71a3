import { CLUBS } from '../catalogue/club.ts'
import { NAMED_CARDS } from '../catalogue/namedCards.ts'
import { isCardSlug, type MethodSlug, methodBySlug, methodNamed, parentOrOwnName } from '../catalogue/paymentMethod.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { parseQuestionKey, type QuestionKey } from '../questions/questionKey.ts'
import { groupIssuer, listRequirements } from '../questions/requirement.ts'
import type { Use } from '../uses/use.ts'
import type { Person } from '../wallet/household.ts'
import { holdsCards, type Instrument, isWithoutMethods, membershipKey, type Wallet, withAnswer, withInstrument } from '../wallet/wallet.ts'
import { answerTo } from '../wallet/walletAnswer.ts'
import { listOffers, type PlanData, type Plannable, type Planner, type PlanOffer, plannableIn, plannerOf, sortByGain } from './offers.ts'
import { findBestPurchases, isChainWanted, mondayOf, type PlanWishes } from './plan.ts'

/**
 * Something that the first person lacks: a method with the cards that offers name of it, or a fact that offers ask for (a plan, a club,
 * the salary at a bank), or a fact with the method it is about.
 */
export type Addition = { instrument: Instrument | null; answer: QuestionKey | null }

/** What an addition takes. What it costs is known of what is free alone. */
export type AdditionEffort = 'free' | 'account' | 'salary' | 'unknown'

/** What the month's plan would gain by an addition (whole pesos), and the ids of the promotions that it opens, the planned ones first. */
export type WhatIf = { addition: Addition; takes: AdditionEffort; gain: number; opens: readonly string[] }

/** The additions, what is free first, then by what is gained; `isWhole`: the time was enough for all. */
export type WhatIfs = { best: readonly WhatIf[]; isWhole: boolean }

/** How many additions are looked at between two breaths. */
const AT_ONCE = 8

const MOST = 10

/**
 * Asks for everything that the first person lacks what the plan of four weeks from this one would gain by it. Nothing is gained by who has
 * named no method, as any is assumed there.
 * @param milliseconds The time after which the rest is left out.
 */
export async function askWhatIf(week: PlanData, uses: readonly Use[], wishes: PlanWishes, milliseconds: number): Promise<WhatIfs> {
  const deadline = performance.now() + milliseconds
  const planner = plannerOf(week)
  const monday = mondayOf(week.today)
  const horizon = { first: monday, from: week.today, taken: uses }
  const [first, ...others] = week.people
  if (isWithoutMethods(first.wallet)) return { best: [], isWhole: true }
  const known = plannableIn(week, monday, wishes.channel).filter(({ promotion }) => isChainWanted(wishes, promotion.supermarket))
  const plannable = sortByGain(known, Math.min(wishes.largest, wishes.monthly))
  const { isWithPossible } = wishes
  const offersOf = (person: Person, all: readonly Plannable[]) =>
    listOffers(person, all, planner, { first: monday, uses, isWithPossible, deadline })
  const own = offersOf(first, plannable)
  const theirs = others.flatMap((person) => offersOf(person, plannable))
  const before = findBestPurchases([...own, ...theirs], horizon, wishes, deadline)

  const waysBefore = new Map(plannable.map((one) => [one, waysOf(one, first, planner)]))
  const { additions, askedBy } = additionsTo(first.wallet, plannable)
  const options: { addition: Addition; opened: Plannable[]; offers: PlanOffer[]; most: number }[] = []
  for (const [at, addition] of additions.entries()) {
    if (performance.now() > deadline) return { best: [], isWhole: false }
    if (at % AT_ONCE === 0) await breath()
    const person = { ...first, wallet: withAddition(first.wallet, addition) }
    const asked = new Set(factsOf(addition).flatMap((fact) => askedBy.get(fact) ?? []))
    const opened = [...asked].filter((one) => waysOf(one, person, planner) !== waysBefore.get(one))
    const offers = offersOf(person, opened)
    const most = mostOf(offers, wishes)
    if (most > 0) options.push({ addition, opened, offers, most })
  }
  options.sort((a, b) => b.most - a.most)
  let best: WhatIf[] = []
  for (const { addition, opened, offers, most } of options) {
    if (best.length === MOST && most <= Math.min(...best.map(({ gain }) => gain))) break
    if (performance.now() > deadline) return { best: freeFirst(best), isWhole: false }
    await breath()
    const kept = own.filter(({ ranked }) => !opened.some(({ promotion }) => promotion === ranked.promotion))
    const { trips, saving } = findBestPurchases([...kept, ...offers, ...theirs], horizon, wishes, deadline)
    const gain = Math.floor(saving - before.atMost)
    if (gain <= 0) continue
    const planned = new Set(trips.flatMap((trip) => trip.offers.map(({ id }) => id)))
    const opens = [...new Set(offers.map(idOf))].filter((id) => !own.some((offer) => idOf(offer) === id))
    const inOrder = opens.toSorted((a, b) => Number(planned.has(b)) - Number(planned.has(a)))
    best = mostOfAll([...best, { addition, takes: takesOf(addition), gain, opens: inOrder }])
  }
  return { best: freeFirst(best), isWhole: true }
}

/** Lets the page answer meanwhile. */
const breath = () => new Promise((resolve) => setTimeout(resolve))

const freeFirst = (all: readonly WhatIf[]) => all.toSorted((a, b) => Number(b.takes === 'free') - Number(a.takes === 'free'))

/** Puts the most pesos first. Of the same method what asks for more stands only where it gives more, and of equals one. */
function mostOfAll(all: readonly WhatIf[]): WhatIf[] {
  const ease = ({ addition: { answer }, takes }: WhatIf) => (answer === null ? 0 : takes === 'unknown' ? 2 : 1)
  const methodOf = ({ addition: { instrument, answer } }: WhatIf) => instrument?.method ?? (answer && parseQuestionKey(answer).parts[0])
  const inOrder = all.toSorted((a, b) => b.gain - a.gain || ease(a) - ease(b))
  return inOrder
    .filter((one, at) => !inOrder.slice(0, at).some((other) => methodOf(other) === methodOf(one) && ease(other) <= ease(one)))
    .slice(0, MOST)
}

function keysOf(promotion: ListedPromotion, issuer: MethodSlug | null): QuestionKey[] {
  return listRequirements(promotion, issuer).flatMap((needs) => needs.map(({ key }) => key))
}

const idOf = ({ ranked }: PlanOffer): string => ranked.promotion.id

/** Writes how a person can use a promotion; equal texts mean that nothing changes for the plan. */
function waysOf({ promotion }: Plannable, person: Person, planner: Planner): string {
  const { eligibility } = planner.rank(promotion, person)
  return eligibility.status === 'no' ? '' : JSON.stringify([eligibility.status, eligibility.via, eligibility.also])
}

/** Returns the most that a plan can gain by some offers: each purchase with the one of which most comes back. */
function mostOf(offers: readonly PlanOffer[], wishes: PlanWishes): number {
  const money = wishes.monthly
  const ofPurchase = offers.map(({ rate, cap, minimum }) => {
    const amount = Math.min(wishes.largest, money)
    return amount < minimum ? 0 : Math.min(cap, rate * amount)
  })
  return Math.min(wishes.trips * Math.max(0, ...ofPurchase), money * Math.max(0, ...offers.map(({ rate }) => rate)))
}

export function withAddition(wallet: Wallet, { instrument, answer }: Addition): Wallet {
  const more = instrument === null ? wallet : withInstrument(wallet, instrument)
  return answer === null ? more : withAnswer(more, answer, true)
}

/** The kinds of facts that one can acquire. */
const ACQUIRED = new Set(['tier', 'salary', 'member'])

type Asked = { additions: Addition[]; askedBy: ReadonlyMap<string, readonly Plannable[]> }

/** Lists what the promotions ask for and the wallet lacks, each once. `askedBy`: by each method, card and fact, the promotions. */
function additionsTo(wallet: Wallet, plannable: readonly Plannable[]): Asked {
  const additions = new Map<string, Addition>()
  const askedBy = new Map<string, Plannable[]>()
  for (const one of plannable)
    for (const group of one.promotion.paymentMethods ?? [[]]) {
      const issuer = groupIssuer(group)
      const missing = group.flatMap((name) => lackedBy(wallet, methodNamed(parentOrOwnName(methodNamed(name))).slug, issuer))
      const lacked = keysOf(one.promotion, issuer).filter((key) => answerTo(wallet, key) !== true)
      const methods = [...new Set(missing.map(({ method }) => method))]
      for (const fact of [...methods, ...lacked]) {
        const asking = askedBy.get(fact) ?? []
        askedBy.set(fact, asking)
        asking.push(one)
      }
      // Nobody gets more than one method for an offer.
      if (methods.length > 1) continue
      const [instrument = null] = missing
      for (const answer of [null, ...lacked.filter((key) => ACQUIRED.has(parseQuestionKey(key).kind))])
        if (instrument !== null || answer !== null) additions.set(JSON.stringify([instrument, answer]), { instrument, answer })
    }
  return { additions: [...additions.values()], askedBy }
}

function factsOf({ instrument, answer }: Addition): string[] {
  return [...(instrument === null ? [] : [instrument.method, ...(instrument.cards ?? [])]), ...(answer === null ? [] : [answer])]
}

/** Returns the method with its cards, if the wallet lacks it or the cards. A card that has to be an issuer's comes with the issuer. */
function lackedBy(wallet: Wallet, method: MethodSlug, issuer: MethodSlug | null): Instrument[] {
  if (isCardSlug(method)) {
    if (issuer === null)
      return wallet.instruments.some((held) => held.method === method || held.cards?.includes(method)) ? [] : [{ method, cards: null }]
    const held = wallet.instruments.find((one) => one.method === issuer)
    return held === undefined || (held.cards !== null && !held.cards.includes(method)) ? [withCards(issuer)] : []
  }
  return wallet.instruments.some((held) => held.method === method) ? [] : [withCards(method)]
}

function withCards(method: MethodSlug): Instrument {
  return { method, cards: holdsCards(method) ? [...(NAMED_CARDS[method] ?? [])] : null }
}

/** The clubs that a chain gives to everybody; those of newspapers are paid for. */
const FREE_CLUBS: ReadonlySet<string> = new Set(CLUBS.filter(({ chain }) => chain !== null).map(({ name }) => membershipKey(name)))

function takesOf({ instrument, answer }: Addition): AdditionEffort {
  if (answer !== null && parseQuestionKey(answer).kind === 'salary') return 'salary'
  if (answer !== null && !FREE_CLUBS.has(answer)) return 'unknown'
  if (instrument === null) return 'free'
  const { kind } = methodBySlug(instrument.method)
  return kind === 'bank' || kind === 'wallet' ? 'account' : 'unknown'
}
