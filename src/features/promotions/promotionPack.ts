import { sortGoodsWords } from '#domain/promotion/excludedGoods.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { fieldShape, PAGE_FIELDS } from '#domain/promotion/promotionFields.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { type AnyShape, emptyValue, toPageValue } from '#domain/shape/shape.ts'
import { pack, TextTable } from '#domain/shape/shapePack.ts'
import type { PackedPromotions } from './promotionUnpack.ts'

/** Reduces a promotion to the data of list and detail. Exclusions are sorted with food first. */
export function toListedPromotion(promotion: PublishedPromotion): ListedPromotion {
  const page = Object.fromEntries(PAGE_FIELDS.map((name) => [name, toPageValue(fieldShape(name), promotion[name])])) as ListedPromotion
  return page.excludesProducts === null ? page : { ...page, excludesProducts: sortGoodsWords(page.excludesProducts) }
}

/**
 * Packs promotions for the browser: a third of their JSON, and faster to parse. Texts occur once, fields come with
 * their shapes, promotions are rows. With the shapes included the browser needs no table of fields
 * (`promotionUnpack.ts`). Runs on the server.
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

/** Drops parts of a shape that unpacking does not need. JSON drops functions anyway. */
function needed(key: string, value: unknown): unknown {
  return ['most', 'isWhole', 'isSet', 'offPage'].includes(key) ? undefined : value
}

/** Most fields are empty in most promotions, so null replaces the empty value, unless null is itself a value. */
const COLUMNS = PAGE_FIELDS.map((name) => {
  const shape = fieldShape(name)
  const blank = emptyValue<unknown>(shape)
  const nothing = blank === undefined || blank === null ? null : JSON.stringify(pack(shape, blank, new TextTable()))
  return { name, shape, nothing, sent: JSON.parse(JSON.stringify(shape, needed)) as AnyShape }
})
