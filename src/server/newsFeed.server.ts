import { escapeUTF8 } from 'entities'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { today as todayOf } from '#domain/calendar/clock.ts'
import { describeForAll } from '#domain/description/describeOffer.ts'
import { lineOf, titleOf } from '#domain/description/toText.ts'
import { listNews } from '#domain/phrases/news.ts'
import { type Freshness, freshnessOf } from '#domain/promotion/freshness.ts'
import { toListedPromotion } from '#domain/promotion/listedPromotion.ts'
import { isOver } from '#domain/promotion/occurrence.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import type { News } from '#domain/promotion/promotionChange.ts'
import { answerWithEntityTag } from './http/entityTag.ts'
import { getRuntime } from './runtime.server.ts'
import type { SnapshotIndex } from './snapshotIndex.ts'

/** How many entries the feed has: what a busy day changes, twice. */
const ENTRIES = 200

/** `/novedades.xml`: the latest news of promotions that are not over, for everybody, as an Atom feed (RFC 4287). Examples are no news. */
function newsFeed({ siteUrl }: { siteUrl: string }, index: SnapshotIndex | null, captures: readonly Freshness[], today: CivilDate): string {
  const news = index?.snapshot.kind === 'real' ? listNews(index.promotions, index.changes) : []
  const entries = news.flatMap((one) => {
    const promotion = index?.byId.get(one.promotionId)
    return promotion === undefined || isOver(promotion, today) ? [] : [entry(siteUrl, one, toListedPromotion(promotion), captures)]
  })
  const updated = [index?.snapshot.publishedAt ?? EVER, ...news.map(({ publishedAt }) => publishedAt)].sort().at(-1)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es-AR">',
    `<id>${tagOf(siteUrl)}novedades</id>`,
    '<title>Novedades de Yapa</title>',
    '<subtitle>Qué promociones de supermercados aparecieron y cambiaron</subtitle>',
    '<author><name>Yapa</name></author>',
    `<updated>${updated}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${siteUrl}/novedades.xml"/>`,
    `<link rel="alternate" type="text/html" href="${siteUrl}/semana#novedades"/>`,
    ...entries.slice(0, ENTRIES),
    '</feed>',
    '',
  ].join('\n')
}

const EVER = '1970-01-01T00:00:00.000Z'

function entry(
  siteUrl: string,
  { promotionId, words, date, publishedAt }: News,
  promotion: ListedPromotion,
  captures: readonly Freshness[],
): string {
  const address = `${siteUrl}/promocion/${promotionId}`
  return [
    '<entry>',
    `<id>${tagOf(siteUrl)}promocion/${promotionId}/${date}</id>`,
    `<title>${xmlText(`${titleOf(promotion)}: ${words}`)}</title>`,
    `<updated>${publishedAt}</updated>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<summary>${xmlText(lineOf(describeForAll(promotion, freshnessOf(promotion, captures))))}</summary>`,
    '</entry>',
  ].join('')
}

/** Begins an id (RFC 4151) that stays when the site moves from http to https. */
const tagOf = (siteUrl: string) => `tag:${new URL(siteUrl).hostname},2026:`

/** Escapes text, without the characters that XML cannot have. */
function xmlText(text: string): string {
  return escapeUTF8(text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' '))
}

/** Answers `/novedades.xml`; with 304 who has this very feed. */
export async function answerNewsFeed(request: Request): Promise<Response> {
  const { clock, config, index, freshness } = await getRuntime()
  const text = newsFeed(config, index(), freshness(), todayOf(clock))
  return answerWithEntityTag(request, text, 'application/atom+xml; charset=utf-8', { 'cache-control': 'public, max-age=300' })
}
