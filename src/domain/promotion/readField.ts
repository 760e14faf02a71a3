import type { ConditionPart, Conditions } from './condition.ts'
import type { EvidenceField, ExtractedPromotion } from './promotion.ts'

/** Everything that is read from a card's words: the fields with evidence, and the parts of the conditions. */
export type ReadField = EvidenceField | ConditionPart | 'who'

/** A table that lists for every field what it is used for, or null for nothing. The type makes each table mention a new field. */
export type FieldUses<Use extends string> = Record<ReadField, readonly Use[] | null>

type FieldsOf<Uses, Use extends string> = {
  [F in keyof Uses]: Uses[F] extends readonly string[] ? (Use extends Uses[F][number] ? F : never) : never
}[keyof Uses]

/** The uses that a table mentions. An incomplete table is accepted, so that the compiler reports only the table itself. */
export type UsesInTable<Uses extends Partial<FieldUses<string>>> = Extract<Uses[keyof Uses], readonly string[]>[number]

/** A promotion reduced to the fields that a table gives to a use. */
export type FieldsForUse<Uses extends Partial<FieldUses<string>>, Use extends string> = Pick<
  ExtractedPromotion,
  FieldsOf<Uses, Use> & EvidenceField
> & { conditions: Pick<Conditions, FieldsOf<Uses, Use> & keyof Conditions> }
