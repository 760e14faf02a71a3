import { addResidue } from '../residue.ts'
import { dropDuplicates } from './duplicates.ts'
import { addQualifiers } from './qualified.ts'
import type { Refiner } from './refiner.ts'

/** The refiners in the order in which they run. Each needs whole promotions, or all promotions of a card. */
export const REFINERS: readonly Refiner[] = [dropDuplicates, addQualifiers, addResidue]
