export type ClubFacts = {
  name: string
  label: string
  /** A bit in wallet cookies and packed lists: the next free one, never changed later. */
  place: number
  written: string
}

/** That every room needs, including the browser: plain data. */
export type ChainFacts = {
  name: string
  /** `Online` is the web shop, the others are kinds of shops. */
  where: readonly string[]
  whereLabels: Readonly<Record<string, string>>
  /** Who does not name them is not told to leave them out. */
  seldomNamed?: readonly string[]
  /** Wholesale shops, of a chain that also has others. */
  wholesale?: readonly string[]
  /** Icons on the chain's page whose file names say something else. */
  icons?: Readonly<Record<string, string>>
  url: string | null
  colours: { fill: string; ink: string }
  icon?: string
  /** Up to four, for a badge without an icon, where those of its name do not do. */
  letters?: string
  club?: ClubFacts
  /** Read only where it is switched on (`YAPA_SISTER_CHAINS`), shown only where it was read. */
  isSister?: true
  /** Known only through what issuers say of it: shown only where one does. */
  isUnread?: true
}
