export type ClubFacts = {
  /** As promotions name it. */
  name: string
  /** As it is written on its card. */
  label: string
  /** Among all clubs, in wallets' cookies and in packed lists: the next that is free (`domain/catalogue/club.ts`), and never changed. */
  place: number
  /** How cards write it: the source of a pattern for folded text. */
  written: string
}

/** What is peculiar to a chain and needed everywhere, the browser included: pure data. */
export type ChainFacts = {
  /** Display name; trademarks are their owners'. */
  name: string
  /** Formats and channels on which a promotion can hold; `Online` is the web shop, everything else a kind of shop. */
  where: readonly string[]
  /** How the formats are called in front of a shopper. */
  whereLabels: Readonly<Record<string, string>>
  /** What the icons of its page stand for, where their names say something else. */
  icons?: Readonly<Record<string, string>>
  /** The official page of the promotions. */
  url: string
  /** They only fill the chain's badge. */
  colours: { fill: string; ink: string }
  /** Up to four, for the badge where there is no icon. */
  letters: string
  /** The club whose members alone get some discounts. */
  club?: ClubFacts
  /** Read only where somebody switched it on (`YAPA_SISTER_CHAINS`), shown only where it was read. */
  isSister?: true
}
