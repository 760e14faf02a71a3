import type { CardWords } from '#domain/promotion/capture.ts'
import type { WhoKind } from '#domain/promotion/condition.ts'
import { findMatches } from '../text/matches.ts'
import { parsePhrases } from '../vocabulary/lexicon.ts'
import type { Mention } from './mention.ts'

/** Of groups without an entry of their own, by kind of condition. */
const PEOPLE_GROUP_STEMS: readonly (readonly [kind: WhoKind, stems: readonly string[]])[] = [
  ['employment', parsePhrases('emplead, trabajador, personal de, bombero, camionero, taxista, periodista, judiciales')],
  ['member', parsePhrases('afiliad, asociad, socio, socia, miembro, integrante, matriculad')],
  [
    'other',
    parsePhrases(`
      abonados, abuel, alumn, celiac, cooperativista, embarazada, excombatiente, ex combatiente, familias, gente de, invitad, joven, jovenes,
      proveedor, veteran, vecin
    `),
  ],
]

/** `WORDS_BEFORE_GROUPS` may stand between them and the people. */
const REQUIRING_WORDS = parsePhrases('solo, solamente, unicamente, exclusiv[oa]s?, exclusivamente, para, sos, seas, sean, siendo')
const WORDS_BEFORE_GROUPS = parsePhrases(
  'para, a, los, las, el, la, un, una, que, sos, seas, sean, ya, es, son, quienes, de, todos, todas, por, fueron, fue',
)

/** They say something else about the group. */
const WORDS_AFTER_GROUPS = parsePhrases(
  'con, que, pagando, abonando, pagan, comprando, en, los, las, el, un, una, por, sobre, tienen, todos, cada, desde, hasta, presentando',
)

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
