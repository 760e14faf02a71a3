import { CALLED } from '#issuers/called.ts'
import type { Called } from '#issuers/issuer.ts'
import type { MethodSlug } from './paymentMethod.ts'

const entries = Object.entries<Called>(CALLED)

/** What the catalogue calls too long or too formally for a button. */
export const NAMES_ON_BUTTONS: Partial<Record<MethodSlug, string>> = Object.assign({}, ...entries.map(([, { short }]) => short))

/** Who has the one mostly has the other, and it takes an app of its own to know. */
export const GOES_WITH: Partial<Record<MethodSlug, { method: MethodSlug; words: string }>> = Object.fromEntries(
  entries.flatMap(([issuer, { goesWith }]) => (goesWith === undefined ? [] : [[issuer, goesWith]])),
)
