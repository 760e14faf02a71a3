import type { Membership } from '#domain/promotion.ts'
import { type Found, findAll, type Stretch } from '../text/search.ts'
import type { Reader, Scope } from './reader.ts'

type Club = { name: Membership; words: RegExp; images: RegExp | null }

/** Clubs whose members alone get the discount. Carrefour's club has the name of its cards, so it must be asked for as a club. */
const CLUBS: readonly Club[] = [
  {
    name: 'Mi Carrefour',
    words:
      /(?:parte de|soci[oa]s?(?: de| del)?(?: programa)?|miembros?(?: de| del)?(?: programa)?|programa|registrad[oa]s? en|clientes?|comunidad|adherid[oa]s? a|asociad[oa]s? a) (?:el |la )?(?:programa )?"?mi carrefour"?(?! credito| prepaga|,? ?cuenta)|con mi carrefour(?! credito| prepaga|,? ?cuenta| banco)/g,
    images: null,
  },
  { name: 'Club La Nacion', words: /club "?la nacion/g, images: /la ?_?-?nacion|club_lanacion/g },
  {
    name: 'Comunidad Coto',
    words: /(?:nuestra comunidad|comunidad coto|miembros? (?:de )?(?:la |nuestra )?comunidad)/g,
    images: /comu\d?(?=[._-])/g,
  },
  { name: 'Clarin 365', words: /clarin 365|365 plus/g, images: /clarin/g },
  { name: 'MasClub', words: /mas ?club(?!\.com)/g, images: /masclub/g },
  { name: 'Club +Simple', words: /club ?(?:\+|mas) ?simple/g, images: /club ?\+? ?simple/g },
  { name: 'Club Dia', words: /club dia(?![a-z])/g, images: /club[ _-]?dia/g },
  { name: 'Jumbo Mas', words: /jumbo mas(?![a-z])|jumbo \+/g, images: /jumbo[ _-]?mas/g },
]

/** Clubs that the discount requires. */
export const membershipReader: Reader = {
  fields: ['membership'],
  read(scope) {
    const hits = CLUBS.map((club) => ({ club, found: mention(scope, club) })).filter((hit) => hit.found !== null)
    if (hits.length === 0) return {}
    const spans = hits.map(({ found }) => ({ start: (found as Found).start, end: (found as Found).end }))
    return { membership: { value: hits.map(({ club }) => club.name), spans, role: hits[0]?.found?.role ?? null, doubt: 0.01 } }
  },
}

function mention(scope: Scope, { name, words, images }: Club): Found | null {
  const { affirmed, card } = scope.text
  const pictures = card.blocks.filter(({ role }) => role === 'image')
  const inWords = (stretches: readonly Stretch[]) => findAll(affirmed, stretches, words)[0] ?? null
  const header = inWords(scope.header) ?? (images && (findAll(affirmed, pictures, images)[0] ?? null))
  if (header) return header
  const legal = findAll(affirmed, [...scope.own, ...scope.common], words)[0] ?? null
  if (legal === null) return null
  return name === 'Club La Nacion' || name === 'Club +Simple' || requires(affirmed.slice(Math.max(0, legal.start - 90), legal.end + 40))
    ? legal
    : null
}

/** The small print may name a club in passing; it is required where members are said to be the ones. */
const requires = (around: string) => /exclusiv|soci[oa]s|miembros|registrad|unicamente|sean? parte|adherid|presentando|debera/.test(around)
