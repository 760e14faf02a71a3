import { useEffect, useState } from 'react'
import { titleOf } from '#domain/description/toText.ts'
import { freshnessOf } from '#domain/promotion/freshness.ts'
import { getLastRead, readWhenDue, type TimedData } from '#ui/reads.ts'
import { loadPromotion } from './detail.functions.ts'
import type { PromotionPageData, PromotionSource } from './detailData.ts'
import type { HomeData } from './homeData.ts'

export function getPromotionReadName(id: string): string {
  return `/promocion/${id}`
}

/** What all reads of a promotion have in common: its page and the details of the list share them. */
export const getPromotionRead = (id: string) =>
  [getPromotionReadName(id), () => loadPromotion({ data: id }), (page: PromotionPageData | null) => page?.untilTomorrow ?? 0] as const

/** Reads all that is known of a promotion. A row begins it before its detail opens. */
export function readPromotion(id: string): Promise<TimedData<PromotionPageData | null>> {
  return readWhenDue<PromotionPageData | null>(...getPromotionRead(id))
}

/** Reads what is behind a promotion of the list: `waiting` until it comes; null when it could not be read or is no longer published. */
export function usePromotionSource(id: string): PromotionSource | 'waiting' | null {
  const [source, setSource] = useState<PromotionSource | 'waiting' | null>(
    () => getLastRead<PromotionPageData | null>(getPromotionReadName(id))?.data?.source ?? 'waiting',
  )
  useEffect(() => {
    let isShown = true
    void readPromotion(id)
      .catch(() => null)
      .then((read) => isShown && setSource(read?.data?.source ?? null))
    return () => {
      isShown = false
    }
  }, [id])
  return source
}

/** Returns a promotion's own words as one text, with the address of its official page; null when they could not be loaded. */
export async function loadPromotionText({ id }: { id: string }): Promise<{ words: string; url: string } | null> {
  const read = await readPromotion(id).catch(() => null)
  const source = read?.data?.source
  if (!source?.words) return null
  const lines = source.words.blocks.flatMap(({ parts, called }) => (called === undefined ? [parts.map(({ text }) => text).join('')] : []))
  return { words: lines.join('\n').trim(), url: source.url }
}

/** Builds what the list knows of a promotion's page: all but the words behind it. Returns null when it is not in the week. */
export function makePageOfWeek(id: string, week: Omit<HomeData, 'people' | 'afterUses'>, wallet = ''): PromotionPageData | null {
  const { kind, version, today, untilTomorrow, captures, promotions, groups } = week
  const place = promotions.findIndex((one) => one.id === id)
  const promotion = promotions[place]
  if (promotion === undefined) return null
  const capture = freshnessOf(promotion, captures) ?? null
  const offers = promotions.filter((_, at) => groups[at] === groups[place])
  const title = titleOf(promotion)
  return { kind, version, today, untilTomorrow, siteUrl: '', wallet, title, description: title, promotion, offers, capture, source: null }
}
