import type { CardWords } from '#domain/promotion/capture.ts'
import { findMatches } from '../text/matches.ts'
import { TIER_WORDS } from '../vocabulary/tiers.ts'
import type { Mention } from './mention.ts'

/** Matches a capitalised name after a word for a tier. In text written in capitals nothing matches. */
const NAMED = new RegExp(
  `(?<![\\p{L}])(?<word>${TIER_WORDS.map(capitalised).join('|')}) (?<name>\\p{Lu}\\p{Ll}{2,15}(?: \\p{Lu}\\p{Ll}{2,15}){0,2})(?!\\p{L})`,
  'gu',
)

function capitalised(word: string): string {
  const first = word.charAt(0)
  return `[${first}${first.toUpperCase()}]${word.slice(1)}`
}

/** Returns tiers that no vocabulary has, without names in which something known is mentioned. */
export function findUnknownTiers({ text, blocks }: Pick<CardWords, 'text' | 'blocks'>, known: readonly Mention[]): Mention<'tier'>[] {
  return blocks.flatMap(({ start, end, role }, block) => {
    if (role === 'image' || role === 'mark') return []
    return findMatches(text.slice(start, end), NAMED).flatMap(({ index, 0: words, groups }): Mention<'tier'>[] => {
      const span = { start: start + index, end: start + index + words.length }
      const nameAt = span.end - (groups?.name?.length ?? 0)
      if (known.some((one) => one.kind !== 'holder' && one.start < span.end && one.end > nameAt)) return []
      return [{ kind: 'tier', value: { name: words, issuer: null, variant: null }, ...span, role, block }]
    })
  })
}
