import type { ConditionPart, Conditions } from './condition.ts'
import type { EvidenceField, ExtractedPromotion } from './promotion.ts'

/** Everything that is read from a card's words: the fields with evidence, and the parts of the conditions. */
export type ReadField = EvidenceField | ConditionPart | 'who'

/** A decision on each of them: what a table uses it for, or null for nothing. A new field is asked for in every table. */
export type FieldUses<Use extends string> = Record<ReadField, readonly Use[] | null>

type FieldsOf<Uses, Use extends string> = {
  [F in keyof Uses]: Uses[F] extends readonly string[] ? (Use extends Uses[F][number] ? F : never) : never
}[keyof Uses]

/** Any of the uses that a table names. Of a table that lacks a field too, so that only the table is reported and not all that is made of it. */
export type UseIn<Uses extends Partial<FieldUses<string>>> = Extract<Uses[keyof Uses], readonly string[]>[number]

/** What of a promotion a use may look at: the fields that the table gives to it, and no other. */
export type FieldsFor<Uses extends Partial<FieldUses<string>>, Use extends string> = Pick<
  ExtractedPromotion,
  FieldsOf<Uses, Use> & EvidenceField
> & { conditions: Pick<Conditions, FieldsOf<Uses, Use> & keyof Conditions> }
