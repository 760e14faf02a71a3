import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader, setResponseHeader } from '@tanstack/react-start/server'
import type { PlanData } from '#domain/plan/offers.ts'
import type { Plan } from '#domain/plan/plan.ts'
import { planKey } from '#domain/plan/planKey.ts'
import { cookieValue, peopleOfCookies } from '#domain/wallet/codec/cookie.ts'
import { sayNoMethod } from '#domain/wallet/household.ts'
import { planOnce } from '#server/planDesk.server.ts'
import type { PlanSearch } from './planSearch.ts'
import { askedOrKept, PLAN_COOKIE, planCookie, readWishes } from './wishes.ts'

/** The cookie with the wishes of the last visit, and the plan for the first paint with what it was made for (`planKey`). */
export type LoadedPlan = { cookie: string | null; plan: Plan | null; key: string }

type PublishedWeek = Omit<PlanData, 'people'>

/** Plans on the server, without the recorded uses, which never leave the browser; there, only reads the wishes of the last visit. */
export const loadPlan = createIsomorphicFn()
  .server((search: PlanSearch, version: number, week: PublishedWeek | null): LoadedPlan => {
    const cookies = getRequestHeader('cookie')
    const cookie = cookieValue(cookies, PLAN_COOKIE)
    const today = week?.today ?? ''
    const { wishes } = readWishes(askedOrKept(search, cookie), today)
    // Without scripts only the server can keep them. A page that sets a cookie is drawn anew each time.
    if (planCookie(wishes) !== planCookie(readWishes(askedOrKept({}, cookie), today).wishes))
      setResponseHeader('set-cookie', planCookie(wishes))
    const people = peopleOfCookies(cookies)
    if (week === null || sayNoMethod(people)) return { cookie, plan: null, key: '' }
    const data = { ...week, people }
    const plan = planOnce(data, version, wishes)
    // The page without its plan is for this visit only.
    if (plan === null) setResponseHeader('cache-control', 'private, no-store')
    return { cookie, plan, key: planKey(data, version, wishes) }
  })
  .client((_search: PlanSearch, _version: number, _week: PublishedWeek | null): LoadedPlan => {
    return { cookie: cookieValue(document.cookie, PLAN_COOKIE), plan: null, key: '' }
  })
