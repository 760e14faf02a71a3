import { type PausableWork, runWithoutPauses } from '#domain/choice/pieces.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { type AnyShape, emptyValue } from '#domain/shape/shape.ts'
import { type Packed, unpack } from '#domain/shape/shapePack.ts'
import type { WeekContent } from './homeData.ts'

/** Promotions in their packed form (`promotionPack.ts`). */
export type PackedPromotions = [texts: string[], columns: [name: string, shape: AnyShape][], rows: Packed[][]]

export type PackedWeek = Omit<WeekContent, 'promotions'> & { promotions: PackedPromotions }

/** Unpacks what `packPromotions` made. @throws for anything else. */
export function unpackPromotions(packed: PackedPromotions): ListedPromotion[] {
  return runWithoutPauses(unpackWithPauses(packed))
}

/** Does the same, with a pause after each promotion. */
export function* unpackWithPauses([texts, columns, rows]: PackedPromotions): PausableWork<ListedPromotion[]> {
  const read = columns.map(([name, shape]) => {
    const blank = emptyValue<unknown>(shape)
    return (packed: Packed) => [name, packed === null && blank !== undefined ? blank : unpack(shape, packed, texts)]
  })
  const promotions: ListedPromotion[] = []
  for (const row of rows) {
    promotions.push(Object.fromEntries(read.map((field, at) => field(row[at] as Packed))) as ListedPromotion)
    yield
  }
  return promotions
}
