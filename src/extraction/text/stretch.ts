import type { BlockRole } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'

/** A part of a card's text, with the role of the block that it stands in. */
export type Stretch = Span & { role: BlockRole }
