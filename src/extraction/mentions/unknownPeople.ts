import type { CardWords } from '#domain/promotion/capture.ts'
import { findMatches } from '../text/matches.ts'
import { PEOPLE_GROUP_STEMS, REQUIRING_WORDS, WORDS_AFTER_GROUPS, WORDS_BEFORE_GROUPS } from '../vocabulary/unknownPeople.ts'
import type { Mention } from './mention.ts'

const LEAD = `(?<![a-zñ])(?:${REQUIRING_WORDS.join('|')})(?: (?:${WORDS_BEFORE_GROUPS.join('|')})){0,4} `
const NAME = `(?:${PEOPLE_GROUP_STEMS.flatMap(([, stems]) => stems).join('|')})[a-zñ/]{0,6}`
/** After words that ask for them, such as "solo para afiliados a la mutual". */
const ASKED = new RegExp(`${LEAD}(?<who>${NAME}(?: (?!(?:${WORDS_AFTER_GROUPS.join('|')}) )[a-zñ]{1,14}){0,4})(?![a-zñ])`, 'dg')

export function findUnknownPeople(
  { text, blocks }: Pick<CardWords, 'text' | 'blocks'>,
  folded: string,
  known: readonly Mention[],
): Mention<'people'>[] {
  return blocks.flatMap(({ start, end, role }, block) => {
    if (role === 'image' || role === 'mark') return []
    return findMatches(folded.slice(start, end), ASKED).flatMap(({ indices, groups }): Mention<'people'>[] => {
      const [from, until] = indices?.groups?.who ?? [0, 0]
      const span = { start: start + from, end: start + until }
      if (known.some((one) => (NAMES.has(one.kind) || one.value === 'holders') && one.start < span.end + NEXT && one.end > span.start))
        return []
      const kind = PEOPLE_GROUP_STEMS.find(([, stems]) => stems.some((stem) => groups?.who?.startsWith(stem)))?.[0] ?? 'other'
      // "Los socios" without a name are those of the club that the card names.
      if (kind === 'member' && !groups?.who?.includes(' ')) return []
      return [{ kind: 'people', value: { kind, value: text.slice(span.start, span.end) }, ...span, role, block }]
    })
  })
}
/** A known name this near behind the group identifies it. */
const NEXT = 6
const NAMES = new Set<Mention['kind']>(['people', 'tier', 'institution', 'app', 'foreignCard', 'unknownIssuer'])
