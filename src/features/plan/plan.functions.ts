import { createIsomorphicFn, createServerFn } from '@tanstack/react-start'
import { getRequestHeader, setResponseHeader } from '@tanstack/react-start/server'
import { today as todayOf } from '#domain/calendar/clock.ts'
import { type Plan, planKey } from '#domain/plan/plan.ts'
import type { PlanSearch } from '#domain/plan/planSearch.ts'
import { asksForSomething, chooseSearch, formatSearch, readWishes, writeWishes } from '#domain/plan/wishes.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { cookieValue, peopleOfCookies } from '#domain/wallet/codec/cookie.ts'
import { areWithoutMethods } from '#domain/wallet/household.ts'
import { getPlanWeek, type PlanWeek, planForRequest } from '#server/planDesk.server.ts'
import { getRuntime } from '#server/runtime.server.ts'
import { PLAN_COOKIE, planCookie } from './planCookie.ts'

/**
 * The wishes that are kept, whether those of the address are these, and the plan of the first paint with what it was made for (`planKey`)
 * and its promotions.
 */
export type LoadedPlan = { kept: string | null; isKept: boolean; plan: Plan | null; key: string; promotions: readonly ListedPromotion[] }

const NO_PLAN = { plan: null, key: '', promotions: [] }

/** Plans on the server, without the recorded uses, which never leave the browser. In the browser it only reads the last visit's wishes. */
export const loadPlan = createIsomorphicFn()
  .server(async (search: PlanSearch): Promise<LoadedPlan> => {
    const { clock, index: current, freshness } = await getRuntime()
    const today = todayOf(clock)
    const cookies = getRequestHeader('cookie')
    const before = cookieValue(cookies, PLAN_COOKIE)
    const { wishes } = readWishes(chooseSearch(search, before), today)
    const asked = formatSearch(writeWishes(wishes))
    // A link keeps nothing that stands in for what the shopper has chosen; a form or a link of our own does.
    const isKept = before === null || !asksForSomething(search) || getRequestHeader('sec-fetch-site') === 'same-origin'
    const isSame = before !== null && asked === formatSearch(writeWishes(readWishes(chooseSearch({}, before), today).wishes))
    const isStored = isSame && before.includes('desde=')
    // A page that sets a cookie, or might, is drawn anew each time.
    if (isKept && !isStored) setResponseHeader('set-cookie', planCookie(wishes))
    if (!isSame) setResponseHeader('cache-control', 'private, no-store')
    const loaded = { kept: isKept ? asked : before, isKept: isKept || isSame }
    const index = current()
    const people = peopleOfCookies(cookies)
    if (index === null || areWithoutMethods(people)) return { ...loaded, ...NO_PLAN }
    const data = { ...getPlanWeek(index, today), people, captures: freshness() }
    const plan = planForRequest(data, index.snapshot.version, wishes)
    // The page without its plan is for this visit only.
    if (plan === null) setResponseHeader('cache-control', 'private, no-store')
    const used = new Set(plan?.trips.flatMap(({ offers }) => offers.map(({ id }) => id)))
    const promotions = data.promotions.filter(({ id }) => used.has(id))
    return { ...loaded, plan, key: planKey(data, index.snapshot.version, wishes), promotions }
  })
  .client(async (_search: PlanSearch): Promise<LoadedPlan> => {
    return { kept: cookieValue(document.cookie, PLAN_COOKIE), isKept: true, ...NO_PLAN }
  })

/** Reads what plans are made of, the same for everybody; null while nothing is published. */
export const loadPlanWeek = createServerFn({ method: 'GET' }).handler(async (): Promise<PlanWeek | null> => {
  const { clock, index } = await getRuntime()
  const current = index()
  return current && getPlanWeek(current, todayOf(clock))
})
