import { MEMBERSHIPS } from '#domain/club.ts'
import type { ClubWords } from '../chainWords.ts'
import { type Found, findAll, type Stretch } from '../text/search.ts'
import type { Reader, Scope } from './reader.ts'

/** Clubs of newspapers, which are good at several chains. */
const NEWSPAPER_CLUBS: readonly ClubWords[] = [
  { name: 'Club La Nacion', words: /club "?la nacion/g, images: /la ?_?-?nacion|club_lanacion/g, isAlwaysRequired: true },
  { name: 'Clarin 365', words: /clarin 365|365 plus/g, images: /clarin/g },
]

/** Clubs that the discount requires. */
export const membershipReader: Reader = {
  fields: ['membership'],
  read(scope) {
    const clubs = [...NEWSPAPER_CLUBS, ...(scope.chain.club ? [scope.chain.club] : [])]
    clubs.sort((a, b) => MEMBERSHIPS.indexOf(a.name) - MEMBERSHIPS.indexOf(b.name))
    const hits = clubs.map((club) => ({ club, found: mention(scope, club) })).filter((hit) => hit.found !== null)
    if (hits.length === 0) return {}
    const spans = hits.map(({ found }) => ({ start: (found as Found).start, end: (found as Found).end }))
    return { membership: { value: hits.map(({ club }) => club.name), spans, role: hits[0]?.found?.role ?? null, doubt: 0.01 } }
  },
}

function mention(scope: Scope, { isAlwaysRequired, words, images }: ClubWords): Found | null {
  const { affirmed, card } = scope.text
  const pictures = card.blocks.filter(({ role }) => role === 'image')
  const inWords = (stretches: readonly Stretch[]) => findAll(affirmed, stretches, words)[0] ?? null
  const header = inWords(scope.header) ?? (images && (findAll(affirmed, pictures, images)[0] ?? null))
  if (header) return header
  const legal = findAll(affirmed, [...scope.own, ...scope.common], words)[0] ?? null
  if (legal === null) return null
  return isAlwaysRequired || requires(affirmed.slice(Math.max(0, legal.start - 90), legal.end + 40)) ? legal : null
}

/** The small print may name a club in passing; it is required where members are said to be the ones. */
const requires = (around: string) => /exclusiv|soci[oa]s|miembros|registrad|unicamente|sean? parte|adherid|presentando|debera/.test(around)
