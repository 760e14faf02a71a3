import type { BlockRole } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'

/** Part of a card's text. Offsets, lengths and distances in this room are UTF-16 units, ends exclusive. */
export type Stretch = Span & { role: BlockRole }
