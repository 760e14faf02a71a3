import type { Block } from '#domain/promotion/capture.ts'
import { fold } from '#domain/text/fold.ts'
import { findMatches } from '../text/matches.ts'
import { ISSUER_SPELLINGS } from '../vocabulary/issuers.ts'
import { LEADS, LISTED_TIERS } from '../vocabulary/tiers.ts'
import type { Mention } from './mention.ts'

const NAMES = [...LISTED_TIERS.keys()].sort((a, b) => b.length - a.length).join('|')
const LINK = '(?: ?[,/] ?(?:y/o |[yoeu] )?| y/o | [yoeu] )'
const LEAD = `${LEADS}|servicios? de cuentas?|${ISSUER_SPELLINGS.map(fold).join('|')}`
/** Behind a word for tiers and perhaps the issuer: "servicios de cuenta Comafi Ahorro, Global y/o Classic". */
const LIST = new RegExp(`(?<![a-zñ])(?:${LEAD})(?: [a-zñ]{3,15})? (?<names>(?:${NAMES})(?:${LINK}(?:${NAMES}))+)(?![a-zñ])`, 'dg')
const NAME = new RegExp(NAMES, 'g')

/** Tiers that only their place in such a list shows to be tiers. */
export function findListedTiers(blocks: readonly Block[], folded: string, known: readonly Mention[]): Mention<'tier'>[] {
  return blocks.flatMap(({ start, end, role }, block) =>
    findMatches(folded.slice(start, end), LIST).flatMap(({ indices, groups }): Mention<'tier'>[] => {
      const at = start + (indices?.groups?.names?.[0] ?? 0)
      return findMatches(groups?.names ?? '', NAME).flatMap(({ index, 0: word }): Mention<'tier'>[] => {
        const span = { start: at + index, end: at + index + word.length }
        if (known.some((one) => one.kind === 'tier' && one.start < span.end && one.end > span.start)) return []
        return [{ kind: 'tier', value: { name: LISTED_TIERS.get(word) ?? word, issuer: null, variant: null }, ...span, role, block }]
      })
    }),
  )
}
