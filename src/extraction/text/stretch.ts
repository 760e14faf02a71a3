import type { BlockRole } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'

/** A stretch of a card's text, and the place of the card that it stands in. */
export type Stretch = Span & { role: BlockRole }
