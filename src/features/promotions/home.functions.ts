import { createIsomorphicFn, createServerFn } from '@tanstack/react-start'
import { getRequest, setResponseHeader } from '@tanstack/react-start/server'
import { millisecondsUntilTomorrow, today as todayOf } from '#domain/calendar/clock.ts'
import { runWithoutPauses } from '#domain/choice/pieces.ts'
import { discreet, failedAnswer } from '#server/functionAnswers.ts'
import { getRuntime } from '#server/runtime.server.ts'
import { combineWeek } from './arriving.ts'
import type { LoadedHome } from './homeData.ts'
import type { PackedWeek } from './promotionUnpack.ts'
import { SharedWeek } from './sharedWeek.ts'
import { sharedWeek, weekJson } from './week.server.ts'

/** The URL parameter that requests one week's content by its name. */
const WEEK = 'week'

/** The answer to a call without a week's name. */
type SentHome = Omit<LoadedHome, 'shared'> & { name: string; week: PackedWeek }

async function homeNow(): Promise<LoadedHome | null> {
  const runtime = await getRuntime()
  const index = runtime.index()
  if (!index) return null
  const today = todayOf(runtime.clock)
  const { kind, version } = index.snapshot
  const captures = runtime.freshness()
  return { kind, version, today, untilTomorrow: millisecondsUntilTomorrow(runtime.clock), captures, shared: sharedWeek(index, today) }
}

/**
 * Loads the home page's data as JSON, the same for everybody: the current week, null while nothing is published; or,
 * with a name, that week's content, which never changes.
 */
export const loadHome = createServerFn({ method: 'GET' }).handler(async (): Promise<Response> => {
  const name = new URL(getRequest().url).searchParams.get(WEEK)
  if (name !== null) {
    // Another process may have made the page, so this one may not have built the week yet.
    if (weekJson(name) === undefined) await homeNow()
    const text = weekJson(name)
    return text === undefined ? failedAnswer(404) : answered(text, 'public, max-age=31536000, immutable')
  }
  const home = await homeNow()
  if (home === null) return answered('null', 'no-store')
  const { shared, ...now } = home
  const sent = JSON.stringify({ ...now, name: shared.name })
  return answered(`${sent.slice(0, -1)},"week":${weekJson(shared.name)}}`, 'public, no-cache')
})

function answered(json: string, caching: string): Response {
  // The framework adds this header only for its own callers; a page fetches a week by its address.
  return new Response(json, { headers: { 'content-type': 'application/json', 'cache-control': caching, 'x-tss-raw': 'true' } })
}

/** Returns the address of a week's content. */
export function weekAddress({ name }: SharedWeek): string {
  return `${loadHome.url}?${WEEK}=${name}`
}

/**
 * Reads the home page's data for loaders: on the server from memory, adding hints on what else to load; in the browser
 * by a call. @throws what the call throws.
 */
export const readHome = createIsomorphicFn()
  .server(async (): Promise<LoadedHome | null> => {
    const home = await discreet('the week', homeNow)
    if (home) setResponseHeader('link', `<${weekAddress(home.shared)}>; rel=preload; as=fetch; crossorigin; fetchpriority=low`)
    return home
  })
  .client(async (): Promise<LoadedHome | null> => {
    const sent = (await (await loadHome()).json()) as SentHome | null
    if (sent === null) return null
    const { name, week, ...now } = sent
    return { ...now, shared: runWithoutPauses(combineWeek(new SharedWeek(name), week)) }
  })
