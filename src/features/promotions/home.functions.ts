import { createIsomorphicFn, createMiddleware } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import { millisecondsUntilTomorrow, today as todayOf } from '#domain/calendar/clock.ts'
import { hideFailure, makeFailureAnswer } from '#server/functionAnswers.ts'
import { getRuntime } from '#server/runtime.server.ts'
import type { LoadedHome, WeekContent } from './homeData.ts'
import { fillWeek, SharedWeek } from './sharedWeek.ts'
import { sharedWeek, weekJson } from './week.server.ts'
import { readWeekCall, WEEK_CALL, WEEK_FORMAT, weekCallAddress } from './weekCall.ts'

/** The answer to a call without a week's name. */
type SentHome = Omit<LoadedHome, 'shared'> & { name: string; week: WeekContent }

/**
 * Answers the call for the promotions with JSON that is the same for everybody: the current week, null while nothing is
 * published; or, with a name, that week's content, which never changes. The framework's own calls are written in a
 * form of its own; this one is plain JSON.
 */
export const weekCall = createMiddleware().server(({ next, request, handlerType }) => {
  const url = new URL(request.url)
  if (handlerType !== 'serverFn' || url.pathname !== WEEK_CALL || !['GET', 'HEAD'].includes(request.method)) return next()
  return hideFailure('the week', () => answerWeekCall(url)).catch(() => makeFailureAnswer(500))
})

async function answerWeekCall(url: URL): Promise<Response> {
  const call = readWeekCall(url)
  if (call === null) return makeFailureAnswer(400)
  if (call.format !== WEEK_FORMAT) return makeFailureAnswer(404)
  if (call.week !== undefined) {
    // Another process may have made the page, so this one may not have built the week yet.
    if (weekJson(call.week) === undefined) await homeNow()
    const text = weekJson(call.week)
    return text === undefined ? makeFailureAnswer(404) : answered(text, 'public, max-age=31536000, immutable')
  }
  const home = await homeNow()
  if (home === null) return answered('null', 'no-store')
  const { shared, ...now } = home
  const sent = JSON.stringify({ ...now, name: shared.name })
  return answered(`${sent.slice(0, -1)},"week":${weekJson(shared.name)}}`, 'public, no-cache')
}

function answered(json: string, caching: string): Response {
  // By this header the browser knows answers of ours (`checkedFetch.ts`).
  return new Response(json, { headers: { 'content-type': 'application/json', 'cache-control': caching, 'x-tss-raw': 'true' } })
}

type Call = (address: string) => Promise<Response>

/**
 * Reads the home page's data for loaders: on the server from memory, adding hints on what else to load; in the browser by a
 * call.
 * @param call Fetches an answer and checks that it is ours.
 * @throws what the call throws.
 */
export const readHome = createIsomorphicFn()
  .server(async (_call: Call): Promise<LoadedHome | null> => {
    const home = await hideFailure('the week', homeNow)
    const address = home && weekCallAddress(home.shared.name)
    if (address) setResponseHeader('link', `<${address}>; rel=preload; as=fetch; crossorigin; fetchpriority=low`)
    return home
  })
  .client(async (call: Call): Promise<LoadedHome | null> => {
    const sent = (await (await call(weekCallAddress())).json()) as SentHome | null
    if (sent === null) return null
    const { name, week, ...now } = sent
    return { ...now, shared: fillWeek(new SharedWeek(name), week) }
  })

/** Returns the published week on the server; null while nothing is published. */
async function homeNow(): Promise<LoadedHome | null> {
  const runtime = await getRuntime()
  const index = runtime.index()
  if (!index) return null
  const today = todayOf(runtime.clock)
  const { kind, version } = index.snapshot
  const captures = runtime.freshness()
  return { kind, version, today, untilTomorrow: millisecondsUntilTomorrow(runtime.clock), captures, shared: sharedWeek(index, today) }
}
