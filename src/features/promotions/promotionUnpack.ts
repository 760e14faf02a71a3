import type { ListedPromotion } from '#domain/promotion.ts'
import { type AnyShape, blankOf } from '#domain/shape.ts'
import { type Packed, unpack } from '#domain/shapePack.ts'

/** The promotions of a text of `packPromotions`. @throws when it is none. */
export function unpackPromotions(text: string): ListedPromotion[] {
  const [texts, columns, rows] = JSON.parse(text) as [string[], [string, AnyShape][], Packed[][]]
  const read = columns.map(([name, shape]) => {
    const blank = blankOf<unknown>(shape)
    return (packed: Packed) => [name, packed === null && blank !== undefined ? blank : unpack(shape, packed, texts)]
  })
  return rows.map((row) => Object.fromEntries(read.map((field, at) => field(row[at] as Packed))) as ListedPromotion)
}
