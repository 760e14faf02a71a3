import * as EVERYDAY_NAMES from '#issuers/everydayNames.ts'
import type { EverydayNames } from '#issuers/issuer.ts'
import type { MethodSlug } from './paymentMethod.ts'

const entries = Object.entries<EverydayNames>(EVERYDAY_NAMES)

export const SHORT_METHOD_NAMES: Partial<Record<MethodSlug, string>> = Object.assign({}, ...entries.map(([, { short }]) => short))

/** Most holders of the key's method also have `method`, but no data proves it, so the wizard asks with `words`. */
export const COMPANION_METHODS: Partial<Record<MethodSlug, { method: MethodSlug; words: string }>> = Object.fromEntries(
  entries.flatMap(([issuer, { goesWith }]) => (goesWith === undefined ? [] : [[issuer, goesWith]])),
)
