import { type MethodSlug, VARIANT_MEANINGS } from '../catalogue/paymentMethod.ts'
import type { QuestionKey } from './question.ts'

/**
 * The questions that a variant stands for, any one of which is enough; undefined for other methods. A holder of the
 * institution is asked them, instead of getting a *no*.
 */
export const VARIANT_KEYS: Partial<Record<MethodSlug, readonly QuestionKey[]>> = Object.fromEntries(VARIANT_MEANINGS)
