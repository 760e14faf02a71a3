import { addDays } from '#domain/calendar/calendar.ts'
import { today } from '#domain/calendar/clock.ts'
import { changesOfDayWords } from '#domain/phrases/changes.ts'
import { NEWS_DAYS } from '../snapshotSource.ts'
import type { ApiAnswer, ApiRequest } from './apiRoute.server.ts'
import { readChangesParameters } from './parameters.ts'
import { CACHE, editionOf, publishedIndex } from './promotions.server.ts'

/** `GET /api/v1/changes` lists how promotions changed between captures, the latest first. */
export function listChanges({ runtime, query }: ApiRequest): ApiAnswer {
  const { supermarket, limit, ...asked } = readChangesParameters(query)
  const { snapshot, changes } = publishedIndex(runtime)
  const oldest = addDays(today(runtime.clock), -NEWS_DAYS)
  const since = asked.since === null || asked.since < oldest ? oldest : asked.since
  const found = changes.filter((one) => one.seenAt >= since && (supermarket === null || one.supermarket === supermarket))
  const listed = found.slice(0, limit).map((change) => {
    const { promotionId, seenAt, was: _was, became: _became, ...rest } = change
    return { promotion: promotionId, date: seenAt, ...rest, words: changesOfDayWords([change]) }
  })
  return { body: { snapshot: editionOf(snapshot), since, count: found.length, changes: listed }, cacheControl: CACHE }
}
