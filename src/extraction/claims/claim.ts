import type { ConditionPart } from '#domain/condition.ts'
import type { EvidenceField, Span } from '#domain/promotion.ts'
import type { Clause, Modality } from '../scope/clause.ts'

/** Where a word stands: what the site announces, its small print, its icons, its feed's flags, the file name of a picture. */
export type ClaimSource = 'headline' | 'legal' | 'mark' | 'feed' | 'image'

/** One source's word about one field. Several claims for a field are normal; a resolver decides between them. */
export type Claim<V, F extends string = EvidenceField | ConditionPart | 'who'> = {
  field: F
  value: V
  modality: Modality
  source: ClaimSource
  span: Span
}

export function sourceOf({ role }: Pick<Clause, 'role'>): ClaimSource {
  return role === 'legal' || role === 'image' || role === 'mark' ? role : 'headline'
}
