import type { ConditionPart } from '#domain/condition.ts'
import type { EvidenceField, Span } from '#domain/promotion.ts'
import type { Mention, MentionKind, Topic } from '../mentions/mention.ts'
import { mentionsOf } from '../mentions/mention.ts'
import type { Clause, Modality } from '../scope/clause.ts'

/** Where a word stands: what the site announces, its small print, its icons and flags, the file name of a picture. */
export type ClaimSource = 'header' | 'legal' | 'mark' | 'image'

/** One source's word about one field, with the words it was read from. Several claims for a field are normal; `resolve.ts` decides between them. */
export type Claim<V> = {
  field: EvidenceField | ConditionPart
  value: V
  modality: Modality
  source: ClaimSource
  span: Span
  clause: Clause
}

/** What stands around a mention: its clause, the other clauses of its sentence, and the topic that governs it. */
export type Place = { clause: Clause; sentence: readonly Clause[]; topic: Topic | null }

/**
 * How mentions of one kind become claims about a field. A rule without `topics` takes every mention of its kind; `unless`: mentions under these
 * topics are something else. Clauses in other modalities than `in` (promises and demands unless given) say nothing.
 */
export type Rule<K extends MentionKind, V> = {
  field: EvidenceField | ConditionPart
  mention: K
  topics?: readonly Topic[]
  unless?: readonly Topic[]
  in?: readonly Modality[]
  /** The value that a mention stands for at its place, or null where it says nothing of the field. */
  value(mention: Mention<K>, place: Place): V | null
}

const AFFIRMED: readonly Modality[] = ['grants', 'requires']

/** The claims that rules of one kind of mention make over clauses, in order of the text. */
export function claimsOf<K extends MentionKind, V>(rules: readonly Rule<K, V>[], clauses: readonly Clause[]): Claim<V>[] {
  return clauses.flatMap((clause) => {
    const sentence = clauses.filter((other) => other.sentence === clause.sentence)
    return rules.flatMap((rule) => {
      if (!(rule.in ?? AFFIRMED).includes(clause.modality)) return []
      return mentionsOf(clause.mentions, rule.mention).flatMap((mention): Claim<V>[] => {
        const topic = governing(mention, clause)
        if (rule.topics !== undefined && (topic === null || !rule.topics.includes(topic))) return []
        if (topic !== null && rule.unless?.includes(topic)) return []
        const value = rule.value(mention, { clause, sentence, topic })
        if (value === null) return []
        const { start, end } = mention
        return [{ field: rule.field, value, modality: clause.modality, source: sourceOf(clause), span: { start, end }, clause }]
      })
    })
  })
}

export function sourceOf({ role }: Pick<Clause, 'role'>): ClaimSource {
  return role === 'legal' || role === 'image' || role === 'mark' ? role : 'header'
}

/**
 * The topic that a mention is about: the last one between the mention of its kind before it and itself ("tope de $ 8.000"), else the first one
 * up to the next of its kind ("$ 8.000 de tope"). Null where its neighbours have all topics of the clause.
 */
function governing(mention: Mention, { mentions }: Pick<Clause, 'mentions'>): Topic | null {
  let before: Topic | null = null
  let after: Topic | null = null
  for (const other of mentions) {
    if (other.kind === mention.kind && other.end <= mention.start) before = null
    else if (other.kind === 'topic' && other.start <= mention.start) before = other.value
    else if (other.kind === mention.kind && other.start >= mention.end) break
    else if (other.kind === 'topic' && other.start >= mention.end) after ??= other.value
  }
  return before ?? after
}
