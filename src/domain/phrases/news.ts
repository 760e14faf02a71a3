import type { News, PublishedChange } from '../promotion/promotionChange.ts'
import { changesOfDayWords } from './changes.ts'

/** Lists the news of published promotions in the order of their changes, the latest first: one for each promotion and day. */
export function listNews(promotions: readonly { id: string }[], changes: readonly PublishedChange[]): News[] {
  const published = new Set(promotions.map(({ id }) => id))
  const own = changes.filter(({ promotionId }) => published.has(promotionId))
  return [...Map.groupBy(own, ({ promotionId, seenAt }) => `${promotionId} ${seenAt}`).values()].flatMap(newsOfDay)
}

function newsOfDay(changes: PublishedChange[]): News[] {
  const [{ promotionId, seenAt }] = changes as [PublishedChange]
  const isFirst = changes.some(({ event }) => event === 'appeared')
  const words = [isFirst ? 'nueva' : '', changesOfDayWords(changes)].filter((one) => one !== '').join('; ')
  if (words === '') return []
  const kind = isFirst || changes.some(({ event }) => event === 'returned') ? 'new' : changes.every(isLonger) ? 'longer' : 'changed'
  return [
    {
      promotionId,
      kind,
      words,
      date: seenAt,
      publishedAt:
        changes
          .map((one) => one.publishedAt)
          .sort()
          .at(-1) ?? '',
    },
  ]
}

/** JSON of dates sorts as the dates do. */
function isLonger({ field, was, became }: PublishedChange): boolean {
  return field === 'validFrom' || (field === 'validUntil' && was !== null && became !== null && became !== 'null' && was < became)
}
