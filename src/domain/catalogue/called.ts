import type { ShopperNames } from '#issuers/issuer.ts'
import { SHOPPER_NAMES } from '#issuers/shopperNames.ts'
import type { MethodSlug } from './paymentMethod.ts'

const entries = Object.entries<ShopperNames>(SHOPPER_NAMES)

/** Shorter, everyday names of methods for buttons. */
export const NAMES_ON_BUTTONS: Partial<Record<MethodSlug, string>> = Object.assign({}, ...entries.map(([, { short }]) => short))

/** Most holders of the first method also have `method`; only its app can tell, so we ask with `words`. */
export const GOES_WITH: Partial<Record<MethodSlug, { method: MethodSlug; words: string }>> = Object.fromEntries(
  entries.flatMap(([issuer, { goesWith }]) => (goesWith === undefined ? [] : [[issuer, goesWith]])),
)
