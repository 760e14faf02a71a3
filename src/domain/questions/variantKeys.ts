import { type MethodSlug, VARIANT_MEANINGS } from '../catalogue/paymentMethod.ts'
import type { QuestionKey } from './question.ts'

/**
 * What a variant of the catalogue means, as questions: any one of them, where there are several; undefined for what is no variant. Who holds its
 * institution is asked them, instead of being told *no*.
 */
export const VARIANT_KEYS: Partial<Record<MethodSlug, readonly QuestionKey[]>> = Object.fromEntries(VARIANT_MEANINGS)
