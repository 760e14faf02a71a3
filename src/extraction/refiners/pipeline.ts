import { addResidue } from '../residue.ts'
import { dropDuplicates } from './duplicates.ts'
import { addQualifiers } from './qualified.ts'
import type { Refiner } from './refiner.ts'

/** What needs the whole promotion, or all promotions of a card, in order. */
export const REFINERS: readonly Refiner[] = [dropDuplicates, addQualifiers, addResidue]
