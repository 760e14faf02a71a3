/** Something that one place of the card says of a field. */
export type Said<P extends string> = { place: P }

/** How a field is decided among what the places of a card say of it. */
export type Row<P extends string> = {
  /** The places in order: the first that says anything decides. */
  order: readonly P[]
  /** Places of which all that is said counts together; of the others the first. */
  together?: readonly P[]
  /** Whose word is held against that of the deciding place. */
  rivals?: { readonly [Q in P]?: readonly P[] }
  /**
   * When a rival dissents: where nothing that its place says agrees (`all`, unless given), whatever does not agree (`each`). `unheard`: as `all`,
   * and it makes the reading doubtful, no more.
   */
  dissent?: 'all' | 'each' | 'unheard'
  /** Which wins: what the place says first, its strictest word, or the strictest of all that dissent, which promises nothing that one denies. */
  wins?: 'first' | 'strictestOfPlace' | 'strictest'
  /** What each outcome takes off the confidence (0–1). */
  doubt?: { readonly [Q in P | 'conflict']?: number }
}

/** What is known of claims of one field: whether a rival says the same as what is held, and whether one asks for more than another. */
export type Comparison<C> = {
  agrees?(rival: C, held: readonly C[]): boolean
  isStricter?(one: C, other: C): boolean
}

/** The claims that bind, those that say something else, and how much speaks against the outcome. */
export type Resolution<C> = { binding: readonly C[]; conflicts: readonly C[]; doubt: number }

type CapPlace = 'tier' | 'rank' | 'announced' | 'own' | 'common'
const CAPS: Row<CapPlace> = {
  order: ['tier', 'rank', 'announced', 'own', 'common'],
  rivals: { announced: ['own', 'common'], own: ['announced'] },
  wins: 'strictest',
  doubt: { conflict: 0.1 },
}

/** Field by field. Where the order depends on something, there is a row for each case. */
export const RESOLUTIONS = {
  /** A split by tiers comes first. `printed`: the small print is about this offer alone and names one amount. `twice`: two are announced. */
  limits: {
    announced: CAPS,
    printed: { ...CAPS, order: ['tier', 'own', 'rank', 'announced', 'common'] },
    twice: { ...CAPS, rivals: { announced: ['announced', 'own'], own: ['announced'] }, dissent: 'each' },
    unbacked: { ...CAPS, dissent: 'unheard' },
  },
} as const satisfies Record<string, Row<string> | Record<string, Row<string>>>

/** The claims of the deciding place. */
function decisive<P extends string, C extends Said<P>>({ order, together = [] }: Row<P>, claims: readonly C[]): C[] {
  for (const place of order) {
    const said = claims.filter((claim) => claim.place === place)
    if (said.length > 0) return together.includes(place) ? said : said.slice(0, 1)
  }
  return []
}

/**
 * Decides between the claims of one field; null where there are none.
 * @param told Those that decide, where it is not by their place alone.
 */
export function resolve<P extends string, C extends Said<P>>(
  row: Row<P>,
  claims: readonly C[],
  { agrees = () => true, isStricter = () => false }: Comparison<C> = {},
  told: readonly C[] = decisive(row, claims),
): Resolution<C> | null {
  const [first] = told
  if (first === undefined) return null
  const { wins = 'first', dissent = 'all' } = row
  const strictest = (some: readonly C[]) => some.reduce((one, other) => (isStricter(other, one) ? other : one), some[0] ?? first)
  const held = wins === 'first' ? told : [strictest(told)]
  const rivals = (row.rivals?.[first.place] ?? []).map((place) => claims.filter((claim) => claim.place === place))
  const differs = (claim: C) => !agrees(claim, held)
  const dissenting =
    dissent === 'each' ? rivals.flat().filter(differs) : (rivals.find((said) => said.length > 0 && said.every(differs)) ?? [])
  const doubt = (row.doubt?.[first.place] ?? 0) + (dissenting.length > 0 ? (row.doubt?.conflict ?? 0) : 0)
  if (dissent === 'unheard' || dissenting.length === 0) return { binding: held, conflicts: [], doubt }
  if (wins !== 'strictest') return { binding: held, conflicts: dissenting, doubt }
  const all = [...new Set([...held, ...rivals.flat()])]
  const binding = [strictest(all)]
  return { binding, conflicts: all.filter((claim) => !agrees(claim, binding)), doubt }
}
