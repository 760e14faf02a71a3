import type { BlockRole } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import type { Mention } from '../mentions/mention.ts'

/**
 * How a stretch of words speaks of the offer: promises it, asks for something, bans something, does not ask for something, takes
 * something out of a ban, gives an example, or is the issuer's boilerplate (rates, addresses, liability).
 */
export type Modality = 'grants' | 'requires' | 'forbids' | 'waives' | 'exempts' | 'example' | 'boilerplate'

/** A stretch of one sentence in one modality, with what it names. Offsets into the card's text, end exclusive. */
export type Clause = Span & {
  modality: Modality
  role: BlockRole
  /** Index of its sentence within the card. */
  sentence: number
  mentions: Mention[]
  /** What it is about that no field has: apart, so that no word of theirs hides a name. */
  clues: Mention<'clue'>[]
}

/** Whether a clause speaks for the offer: it promises or asks for something, and is neither a ban nor a waiver nor an example nor boilerplate. */
export const isAffirmed = ({ modality }: Pick<Clause, 'modality'>): boolean => modality === 'grants' || modality === 'requires'

export const affirmed = (clauses: readonly Clause[]): Clause[] => clauses.filter(isAffirmed)
