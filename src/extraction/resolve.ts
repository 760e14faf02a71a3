import type { Clause } from './scope/clause.ts'

/** Where a word stands: what the site announces, its small print, its icons and flags, the file name of a picture. */
export type CardPlace = 'header' | 'legal' | 'mark' | 'image'

export const cardPlaceOf = ({ role }: Pick<Clause, 'role'>): CardPlace =>
  role === 'legal' || role === 'image' || role === 'mark' ? role : 'header'

/**
 * What takes off the confidence: one source alone says it (two of these together are doubtful), no word says it, sources disagree or words
 * had to be put right.
 */
export const DOUBT = { oneSource: 0.02, supposed: 0.03, disputed: 0.06 } as const
const { oneSource, supposed, disputed } = DOUBT

/** Something that one place of the card says of a field. */
export type Placed<P extends string> = { place: P }

/** How a field is decided among what the places of a card say of it. */
export type Row<P extends string> = {
  /** The places in order: the first that says anything decides. */
  order: readonly P[]
  /** Places of which all that is said counts together (true: of all); of the others the first. */
  together?: readonly P[] | true
  /** Whose word is held against that of the deciding place. */
  rivals?: { readonly [Q in P]?: readonly P[] }
  /** A rival dissents where nothing at its place agrees (`all`), or by itself (`each`). `unheard`: as `all`, and it only makes doubtful. */
  dissent?: 'all' | 'each' | 'unheard'
  /** What the place says first, its strictest word, or the strictest of all that dissent: nothing is promised that one of them denies. */
  wins?: 'first' | 'strictestOfPlace' | 'strictest'
  doubt?: { readonly [Q in P | 'conflict']?: number }
}

/** What is known of claims of one field: whether a rival says the same as what is held, and whether one asks for more than another. */
export type ClaimComparers<C> = {
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
  doubt: { conflict: disputed },
}

/**
 * Where a period is told. `announced` and `printed` with the sort of the dates; `banned`: in a ban on something else; `mended`: a range with its
 * slip put right; `unclear`: a date that cannot be; `publication`: how long the feed shows the card; `beginning`: a first day and no last one.
 */
export type PeriodPlace = (typeof PRINTED | typeof ANNOUNCED | typeof LAST)[number]
const PRINTED = ['printed range', 'printed dates', 'printed until', 'printed months'] as const
const ANNOUNCED = ['announced dates', 'announced range', 'announced until', 'announced months'] as const
const LAST = ['announced until', 'announced months', 'banned', 'mended', 'unclear', 'publication', 'beginning'] as const
const PERIODS: Row<PeriodPlace> = {
  order: ['announced dates', ...PRINTED, 'announced range', ...LAST],
  rivals: Object.fromEntries([
    ...PRINTED.map((place) => [place, ANNOUNCED]),
    ...ANNOUNCED.map((place) => [place, [...PRINTED, 'unclear']]),
  ]),
  dissent: 'each',
  doubt: { mended: disputed, unclear: disputed, banned: disputed, beginning: disputed, publication: oneSource, conflict: supposed },
}

/** Where days are told, seen from the offer; `dates`: those of the single days for which it is. */
export type DaysPlace = 'ownHeader' | 'when' | 'header' | 'own' | 'common' | 'others' | 'flags' | 'dates'
const DAYS: Row<DaysPlace> = {
  order: ['ownHeader', 'when', 'header', 'own', 'common', 'others', 'flags', 'dates'],
  together: ['ownHeader', 'when', 'flags'],
  rivals: { when: ['own'], header: ['own'], flags: ['when', 'own'] },
  doubt: { others: supposed, flags: supposed, conflict: disputed },
}

/** Field by field. Where the order depends on something, there is a row for each case. */
export const RESOLUTIONS = {
  /** A split by tiers comes first. `printed`: the small print is about this offer alone and names one amount. `twice`: two are announced. */
  limits: {
    announced: CAPS,
    printed: { ...CAPS, order: ['tier', 'own', 'rank', 'announced', 'common'] },
    twice: { ...CAPS, rivals: { announced: ['announced', 'own'], own: ['announced'] }, dissent: 'each' },
    unbacked: { ...CAPS, dissent: 'unheard' },
  } satisfies Record<string, Row<CapPlace>>,
  minPurchase: { order: ['header', 'legal'], rivals: { header: ['legal'] }, wins: 'strictest' } as Row<CardPlace>,
  /** A card that announces single days is for those. Whole months and ends that are announced come after what is printed. */
  period: {
    backed: PERIODS,
    unbacked: { ...PERIODS, order: ['announced dates', 'announced range', ...PRINTED, ...LAST] },
  } satisfies Record<string, Row<PeriodPlace>>,
  /** A card says when before anything else. Print of several offers that names other days for this one (`ownPrint`) decides. Without small print of its own its flags come right after its words; kept right, they come first. */
  weekdays: {
    backed: DAYS,
    ownPrint: { ...DAYS, order: ['own', 'ownHeader', 'header'] },
    unbacked: { ...DAYS, order: ['header', 'flags', 'own', 'common', 'others', 'dates'] },
    flagsKept: {
      ...DAYS,
      order: ['flags', 'ownHeader', 'when', 'header', 'own', 'common', 'others', 'dates'],
      doubt: { others: supposed, conflict: disputed },
    },
  } satisfies Record<string, Row<DaysPlace>>,
  /** Who among the holders gets it, and how one pays: what is announced goes before the small print. */
  who: { order: ['header', 'mark', 'image', 'legal'], together: true } as Row<CardPlace>,
  rails: { order: ['header', 'legal', 'image', 'mark'], together: true } as Row<CardPlace>,
  modo: { order: ['header', 'image', 'legal', 'mark'] } as Row<CardPlace>,
  uses: { order: ['words'], together: true, wins: 'strictestOfPlace' } satisfies Row<'words'>,
  /** The words of the offer before those of the card's other offers. */
  stackable: {
    order: ['header', 'legal', 'foreign'],
    together: true,
    rivals: { header: ['header', 'legal'], legal: ['legal'] },
    dissent: 'each',
    wins: 'strictestOfPlace',
  } satisfies Row<'header' | 'legal' | 'foreign'>,
  /** A sentence that says when or where money comes back, one that takes it off at the checkout, the bare word. */
  refund: { order: ['timed', 'till', 'bare'], together: true } satisfies Row<'timed' | 'till' | 'bare'>,
}

/** The claims of the deciding place. */
export function decisive<P extends string, C extends Placed<P>>({ order, together = [] }: Row<P>, claims: readonly C[]): C[] {
  for (const place of order) {
    const said = claims.filter((claim) => claim.place === place)
    if (said.length > 0) return together === true || together.includes(place) ? said : said.slice(0, 1)
  }
  return []
}

/**
 * Decides between the claims of one field; null where there are none.
 * @param told Those that decide, where it is not by their place alone.
 */
export function resolve<P extends string, C extends Placed<P>>(
  row: Row<P>,
  claims: readonly C[],
  { agrees = () => true, isStricter = () => false }: ClaimComparers<C> = {},
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
