import type { BlockRole } from '#domain/capture.ts'
import type { MethodName } from '#domain/paymentMethod.ts'
import type { Span } from '#domain/promotion.ts'
import type { Clause } from '../scope/clause.ts'
import { findNames } from './findMentions.ts'
import { mentionsOf } from './mention.ts'

type Stretch = Span & { role: BlockRole }

/** Stretches of a folded text, each as one clause that promises, whatever its words: for what is quoted or stands outside a card. */
export function plainClauses(folded: string, stretches: readonly Stretch[]): Clause[] {
  const mentions = findNames({ text: folded, blocks: [...stretches] }, folded)
  return stretches.map(({ start, end, role }, block) => ({
    start,
    end,
    role,
    sentence: block,
    modality: 'grants',
    mentions: mentions.filter((mention) => mention.block === block),
  }))
}

/** The institutions named in stretches of a folded text, in order; MODO is a way to pay and none of them. */
export function institutionsIn(folded: string, stretches: readonly Stretch[]): MethodName[] {
  return plainClauses(folded, stretches)
    .flatMap(({ mentions }) => mentionsOf(mentions, 'institution'))
    .map(({ value }) => value)
    .filter((name) => name !== 'MODO')
}
