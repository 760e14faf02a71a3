import { CHAINS, type ChainSlug } from './chain.ts'

/** They hold at several chains; a chain's own club is in its facts. `place` is a bit in cookies, for both kinds. */
const NEWSPAPER_CLUBS = [
  { name: 'Club La Nacion', label: 'Club La Nación', place: 1, written: 'la[ _-]?nacion' },
  { name: 'Clarin 365', label: 'Clarín 365', place: 3, written: 'clarin|365' },
] as const

type ChainClub = Extract<(typeof CHAINS)[ChainSlug], { club: unknown }>['club']
export type ClubName = (ChainClub | (typeof NEWSPAPER_CLUBS)[number])['name']

/** `chain`: null for a newspaper's club. */
export type Club = { name: ClubName; label: string; place: number; written: string; chain: ChainSlug | null }

const chainClubs = (Object.keys(CHAINS) as ChainSlug[]).flatMap((chain) => {
  const facts = CHAINS[chain]
  return 'club' in facts ? [{ ...facts.club, chain }] : []
})

export const CLUBS: readonly Club[] = [...chainClubs, ...NEWSPAPER_CLUBS.map((club) => ({ ...club, chain: null }))].sort(
  (a, b) => a.place - b.place,
)
export const MEMBERSHIPS: readonly ClubName[] = CLUBS.map(({ name }) => name)

const byName = new Map(CLUBS.map((club) => [club.name, club]))

export const clubNamed = (name: ClubName): Club => byName.get(name) as Club
