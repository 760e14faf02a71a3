import { sortGoodsWords } from '#domain/promotion/excludedGoods.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { fieldShape, PAGE_FIELDS } from '#domain/promotion/promotionFields.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { toPageValue } from '#domain/shape/shape.ts'

/** Reduces a promotion to the data of list and detail. Exclusions are sorted with food first. */
export function toListedPromotion(promotion: PublishedPromotion): ListedPromotion {
  const page = Object.fromEntries(PAGE_FIELDS.map((name) => [name, toPageValue(fieldShape(name), promotion[name])])) as ListedPromotion
  return page.excludesProducts === null ? page : { ...page, excludesProducts: sortGoodsWords(page.excludesProducts) }
}
