import { atOnce, type Pieces } from '#domain/choice/pieces.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { type AnyShape, blankOf } from '#domain/shape/shape.ts'
import { type Packed, unpack } from '#domain/shape/shapePack.ts'

let last: { text: string; promotions: readonly ListedPromotion[] } | undefined

/**
 * The promotions of a text of `packPromotions`; of the same text the same objects, which all visitors of a server and all pages of a visit share: what
 * is known of one is found once. @throws when it is none.
 */
export function unpackPromotions(text: string): readonly ListedPromotion[] {
  return atOnce(unpackInPieces(text))
}

/** The same, with a pause after each promotion. */
export function* unpackInPieces(text: string): Pieces<readonly ListedPromotion[]> {
  if (last?.text === text) return last.promotions
  const promotions = yield* unpacked(text)
  last = { text, promotions }
  return promotions
}

function* unpacked(text: string): Pieces<ListedPromotion[]> {
  const [texts, columns, rows] = JSON.parse(text) as [string[], [string, AnyShape][], Packed[][]]
  const read = columns.map(([name, shape]) => {
    const blank = blankOf<unknown>(shape)
    return (packed: Packed) => [name, packed === null && blank !== undefined ? blank : unpack(shape, packed, texts)]
  })
  const promotions: ListedPromotion[] = []
  for (const row of rows) {
    promotions.push(Object.fromEntries(read.map((field, at) => field(row[at] as Packed))) as ListedPromotion)
    yield
  }
  return promotions
}
