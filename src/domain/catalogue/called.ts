import type { ShopperNames } from '#issuers/issuer.ts'
import { SHOPPER_NAMES } from '#issuers/shopperNames.ts'
import type { MethodSlug } from './paymentMethod.ts'

const entries = Object.entries<ShopperNames>(SHOPPER_NAMES)

/** Everyday names of methods, short enough for a button. */
export const SHORT_METHOD_NAMES: Partial<Record<MethodSlug, string>> = Object.assign({}, ...entries.map(([, { short }]) => short))

/** Most holders of the key's method also have `method`, but no data proves it, so the wizard asks with `words`. */
export const COMPANION_METHODS: Partial<Record<MethodSlug, { method: MethodSlug; words: string }>> = Object.fromEntries(
  entries.flatMap(([issuer, { goesWith }]) => (goesWith === undefined ? [] : [[issuer, goesWith]])),
)
