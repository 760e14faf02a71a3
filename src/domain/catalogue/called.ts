import { EVERYDAY_NAMES } from '#issuers/everydayNames.ts'
import type { EverydayNames } from '#issuers/issuer.ts'
import type { MethodSlug } from './paymentMethod.ts'

const entries = Object.entries<EverydayNames>(EVERYDAY_NAMES)

/** Shorter, everyday names of methods for buttons. */
export const NAMES_ON_BUTTONS: Partial<Record<MethodSlug, string>> = Object.assign({}, ...entries.map(([, { short }]) => short))

/** Most holders of the first method also have `method`; only its app can tell, so we ask with `words`. */
export const GOES_WITH: Partial<Record<MethodSlug, { method: MethodSlug; words: string }>> = Object.fromEntries(
  entries.flatMap(([issuer, { goesWith }]) => (goesWith === undefined ? [] : [[issuer, goesWith]])),
)
