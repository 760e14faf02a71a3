import type { ListedPromotion } from '#domain/promotion.ts'
import { PAGE_FIELDS, shapeOf } from '#domain/promotionFields.ts'
import { blankOf } from '#domain/shape.ts'
import { type Packed, pack, TextTable, unpack } from '#domain/shapePack.ts'

/**
 * Promotions as one short text for the way to the browser, a third of their JSON before compression and a fifth of the work to read it:
 * the texts, each once, and a row a promotion with its fields in the order of their table. Writer and reader are always of one build.
 */
export function packPromotions(promotions: readonly ListedPromotion[]): string {
  const table = new TextTable()
  const rows = promotions.map((promotion) =>
    COLUMNS.map(({ name, shape, nothing }) => {
      const packed = pack(shape, promotion[name], table)
      return nothing !== null && JSON.stringify(packed) === nothing.text ? null : packed
    }),
  )
  return JSON.stringify([table.texts, rows])
}

/** @throws when the text is not of `packPromotions`. */
export function unpackPromotions(text: string): ListedPromotion[] {
  const [texts, rows] = JSON.parse(text) as [string[], Packed[][]]
  return rows.map(
    (row) =>
      Object.fromEntries(
        COLUMNS.map(({ name, shape, nothing }, at) => {
          const packed = row[at] as Packed
          return [name, packed === null && nothing !== null ? nothing.value : unpack(shape, packed, texts)]
        }),
      ) as ListedPromotion,
  )
}

/** Most promotions say nothing in most fields: where null is free to say so, it does. */
const COLUMNS = PAGE_FIELDS.map((name) => {
  const shape = shapeOf(name)
  const blank = blankOf<unknown>(shape)
  if (blank === undefined || blank === null) return { name, shape, nothing: null }
  const packed = pack(shape, blank, new TextTable())
  return { name, shape, nothing: { text: JSON.stringify(packed), value: unpack(shape, packed, []) } }
})
