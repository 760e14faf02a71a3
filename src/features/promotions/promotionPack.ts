import { goodsInOrder } from '#domain/promotion/excludedGoods.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { PAGE_FIELDS, shapeOf } from '#domain/promotion/promotionFields.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { type AnyShape, blankOf, paged } from '#domain/shape/shape.ts'
import { pack, TextTable } from '#domain/shape/shapePack.ts'
import type { PackedPromotions } from './promotionUnpack.ts'

/** The data that the list and the detail share. What is left out is in the order in which a shopper needs it. */
export function listed(promotion: PublishedPromotion): ListedPromotion {
  const page = Object.fromEntries(PAGE_FIELDS.map((name) => [name, paged(shapeOf(name), promotion[name])])) as ListedPromotion
  return page.excludesProducts === null ? page : { ...page, excludesProducts: goodsInOrder(page.excludesProducts) }
}

/**
 * Promotions in a short form for the browser, a third of their JSON before compression and a fifth of the work to read it:
 * the texts, each once, the fields with their shapes, and a row a promotion. The shapes are included so that the browser needs no table of
 * fields to read it (`promotionUnpack.ts`). Runs on the server.
 */
export function packPromotions(promotions: readonly ListedPromotion[]): PackedPromotions {
  const table = new TextTable()
  const rows = promotions.map((promotion) =>
    COLUMNS.map(({ name, shape, nothing }) => {
      const packed = pack(shape, promotion[name], table)
      return JSON.stringify(packed) === nothing ? null : packed
    }),
  )
  return [table.texts, COLUMNS.map(({ name, sent }) => [name, sent]), rows]
}

/** What unpacking does not need: bounds, and what does not travel. JSON leaves out functions anyway. */
function needed(key: string, value: unknown): unknown {
  return ['most', 'isWhole', 'isSet', 'offPage'].includes(key) ? undefined : value
}

/** Most promotions have no value in most fields: null says so where it is not a value. */
const COLUMNS = PAGE_FIELDS.map((name) => {
  const shape = shapeOf(name)
  const blank = blankOf<unknown>(shape)
  const nothing = blank === undefined || blank === null ? null : JSON.stringify(pack(shape, blank, new TextTable()))
  return { name, shape, nothing, sent: JSON.parse(JSON.stringify(shape, needed)) as AnyShape }
})
