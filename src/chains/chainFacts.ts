export type ClubFacts = {
  /** The name in promotions. */
  name: string
  /** The spelling on the club's own card. */
  label: string
  /** The club's bit in wallet cookies and packed lists: the next free one (`domain/catalogue/club.ts`), never changed later. */
  place: number
  /** The spellings on cards, as the source of a pattern for folded text. */
  written: string
}

/** The facts of a chain that every room needs, including the browser: plain data. */
export type ChainFacts = {
  /** The display name; trademarks belong to their owners. */
  name: string
  /** Formats and channels on which a promotion can hold: `Online` is the web shop, the others are kinds of shops. */
  where: readonly string[]
  /** The formats' names on screen. */
  whereLabels: Readonly<Record<string, string>>
  /** Formats that few offers name: who does not name them is not told to leave them out. */
  seldomNamed?: readonly string[]
  /** The formats that are wholesale shops, of a chain that also has others. */
  wholesale?: readonly string[]
  /** Meanings of icons on the chain's page whose file names say something else. */
  icons?: Readonly<Record<string, string>>
  /** The official page of the promotions; null for a chain that nobody reads. */
  url: string | null
  /** Only used to fill the chain's badge. */
  colours: { fill: string; ink: string }
  /** Its sign in `public/brands.svg`, where a free set has it. */
  icon?: string
  /** Up to four letters for a badge without an icon, where those of its name do not do. */
  letters?: string
  /** The club with discounts for its members only. */
  club?: ClubFacts
  /** Marks a sister chain: read only where it is switched on (`YAPA_SISTER_CHAINS`), shown only where it was read. */
  isSister?: true
  /** Known only through what issuers say of it: shown only where one does. */
  isUnread?: true
}
