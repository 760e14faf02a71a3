import { dropQuotes } from './condition.ts'
import { condenseGoodsList } from './excludedGoods.ts'
import type { ListedPromotion } from './promotion.ts'
import { fieldInSentence } from './promotionFields.ts'
import type { PublishedPromotion } from './snapshot.ts'

/** Exclusions are sorted with food first. */
export function toListedPromotion({
  cardId: _card,
  url: _url,
  evidence: _evidence,
  conflicts: _conflicts,
  notUnderstood: _notUnderstood,
  reviewed: _reviewed,
  firstSeen: _firstSeen,
  lastSeen: _lastSeen,
  doubt,
  ...page
}: PublishedPromotion): ListedPromotion {
  const { conditions, excludesProducts } = page
  return {
    ...page,
    conditions: dropQuotes(conditions),
    excludesProducts: excludesProducts && condenseGoodsList(excludesProducts),
    doubt: doubt && { subject: doubt.about && (fieldInSentence(doubt.about) ?? null), reason: doubt.reason },
  }
}
