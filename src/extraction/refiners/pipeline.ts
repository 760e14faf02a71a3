import { addResidue } from '../residue.ts'
import { addQualifiers } from './addQualifiers.ts'
import { dropDuplicates } from './dropDuplicates.ts'
import type { Refiner } from './refiner.ts'

/** The refiners in the order in which they run. Each needs whole promotions, or all promotions of a card. */
export const REFINERS: readonly Refiner[] = [dropDuplicates, addQualifiers, addResidue]
