import type { Clause } from './scope/clause.ts'

/** In the announcement, the small print, an icon or flag, or the file name of a picture. */
export type CardPlace = 'header' | 'legal' | 'mark' | 'image'

export const getCardPlace = ({ role }: Pick<Clause, 'role'>): CardPlace =>
  role === 'legal' || role === 'image' || role === 'mark' ? role : 'header'

/** `supposed`: no words state it; `disputed`: places disagree, or the words had to be corrected. The doubts of a field add up. */
export const DOUBT = { oneSource: 0.02, supposed: 0.03, disputed: 0.06 } as const
const { oneSource, supposed, disputed } = DOUBT

/** What one place of the card says about a field. */
export type PlacedClaim<P extends string> = { place: P }

export type ResolutionRule<P extends string> = {
  /** By rank: the first place with a claim decides. */
  order: readonly P[]
  /** Places whose claims all count (true: every place); of others only the first does. */
  together?: readonly P[] | true
  /** By deciding place, the places that are compared with it. */
  rivals?: { readonly [Q in P]?: readonly P[] }
  /** A conflict. `all`: every claim of a place differs; `each`: one does; `unheard`: as `all`, but it only adds doubt. */
  dissent?: 'all' | 'each' | 'unheard'
  /** `strictest` of all places in dispute, so that nothing is promised that the card denies elsewhere. */
  wins?: 'first' | 'strictestOfPlace' | 'strictest'
  doubt?: { readonly [Q in P | 'conflict']?: number }
}

/** `agrees`: the rival says the same. `isStricter`: `one` asks for more. */
export type ClaimComparers<C> = {
  agrees?(rival: C, held: readonly C[]): boolean
  isStricter?(one: C, other: C): boolean
}

/** `doubt`: 0 for none. */
export type Resolution<C> = { binding: readonly C[]; conflicts: readonly C[]; doubt: number }

type CapPlace = 'tier' | 'rank' | 'announced' | 'own' | 'common'
const CAPS: ResolutionRule<CapPlace> = {
  order: ['tier', 'rank', 'announced', 'own', 'common'],
  rivals: { announced: ['own', 'common'], own: ['announced'] },
  wins: 'strictest',
  doubt: { conflict: disputed },
}

/** `banned`: a ban on something else; `mended`: a corrected range; `unclear`: an impossible date; `publication`: dates of the feed. */
export type PeriodPlace = (typeof PRINTED | typeof ANNOUNCED | typeof LAST)[number]
const PRINTED = ['printed range', 'printed dates', 'printed until', 'printed months'] as const
const ANNOUNCED = ['announced dates', 'announced range', 'announced until', 'announced months'] as const
const LAST = ['announced until', 'announced months', 'banned', 'mended', 'unclear', 'publication', 'beginning'] as const
const PERIODS: ResolutionRule<PeriodPlace> = {
  order: ['announced dates', ...PRINTED, 'announced range', ...LAST],
  rivals: Object.fromEntries([
    ...PRINTED.map((place) => [place, [...ANNOUNCED, 'printed range']]),
    ...ANNOUNCED.map((place) => [place, [...PRINTED, 'unclear']]),
  ]),
  dissent: 'each',
  doubt: { mended: disputed, unclear: disputed, banned: disputed, beginning: disputed, publication: oneSource, conflict: supposed },
}

/** As one offer sees them. `dates`: the weekdays of its single dates. */
export type DaysPlace = 'ownHeader' | 'when' | 'header' | 'own' | 'common' | 'others' | 'flags' | 'dates'
const DAYS: ResolutionRule<DaysPlace> = {
  order: ['ownHeader', 'when', 'header', 'own', 'common', 'others', 'flags', 'dates'],
  together: ['ownHeader', 'when', 'flags'],
  rivals: { when: ['own'], header: ['own'], flags: ['when', 'own'] },
  doubt: { others: supposed, flags: supposed, conflict: disputed },
}

/** A field whose order depends on the card has one rule a case. */
export const RESOLUTION_RULES = {
  /** `printed`: the small print is about this offer alone and names one amount. `twice`: the header announces two. */
  limits: {
    announced: CAPS,
    printed: { ...CAPS, order: ['tier', 'own', 'rank', 'announced', 'common'] },
    twice: { ...CAPS, rivals: { announced: ['announced', 'own'], own: ['announced'] }, dissent: 'each' },
    unbacked: { ...CAPS, dissent: 'unheard' },
  } satisfies Record<string, ResolutionRule<CapPlace>>,
  minPurchase: { order: ['header', 'legal'], rivals: { header: ['legal'] }, wins: 'strictest' } as ResolutionRule<CardPlace>,
  /** Announced months and ends come after the printed dates. */
  period: {
    backed: PERIODS,
    unbacked: { ...PERIODS, order: ['announced dates', 'announced range', ...PRINTED, ...LAST] },
  } satisfies Record<string, ResolutionRule<PeriodPlace>>,
  /** `ownPrint`: print of several offers names days for this one; `unbacked`: none of its own; `outvoted`: two texts against the flags. */
  weekdays: {
    backed: DAYS,
    ownPrint: { ...DAYS, order: ['own', 'ownHeader', 'header'] },
    unbacked: { ...DAYS, order: ['header', 'flags', 'own', 'common', 'others', 'dates'] },
    outvoted: { ...DAYS, rivals: { when: ['flags'] } },
    flagsKept: {
      ...DAYS,
      order: ['flags', 'ownHeader', 'when', 'header', 'own', 'common', 'others', 'dates'],
      doubt: { others: supposed, conflict: disputed },
    },
  } satisfies Record<string, ResolutionRule<DaysPlace>>,
  /** The announcement outranks the small print. */
  who: { order: ['header', 'mark', 'image', 'legal'], together: true } as ResolutionRule<CardPlace>,
  rails: { order: ['header', 'legal', 'image', 'mark'], together: true } as ResolutionRule<CardPlace>,
  modo: { order: ['header', 'image', 'legal', 'mark'] } as ResolutionRule<CardPlace>,
  uses: { order: ['words'], together: true, wins: 'strictestOfPlace' } satisfies ResolutionRule<'words'>,
  /** The offer's own clauses outrank those of the card's other offers. */
  stackable: {
    order: ['header', 'legal', 'foreign'],
    together: true,
    rivals: { header: ['header', 'legal'], legal: ['legal'] },
    dissent: 'each',
    wins: 'strictestOfPlace',
  } satisfies ResolutionRule<'header' | 'legal' | 'foreign'>,
  /** `timed` says when or where the money comes back, `till` takes it off at the checkout, `bare` only names a refund. */
  refund: { order: ['timed', 'till', 'bare'], together: true } satisfies ResolutionRule<'timed' | 'till' | 'bare'>,
}

export function selectDecisiveClaims<P extends string, C extends PlacedClaim<P>>(
  { order, together = [] }: ResolutionRule<P>,
  claims: readonly C[],
): C[] {
  for (const place of order) {
    const said = claims.filter((claim) => claim.place === place)
    if (said.length > 0) return together === true || together.includes(place) ? said : said.slice(0, 1)
  }
  return []
}

/** Null without claims. `told`: the deciding ones, if the caller does not choose them by place alone. */
export function resolveClaims<P extends string, C extends PlacedClaim<P>>(
  row: ResolutionRule<P>,
  claims: readonly C[],
  { agrees = () => true, isStricter = () => false }: ClaimComparers<C> = {},
  told: readonly C[] = selectDecisiveClaims(row, claims),
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
