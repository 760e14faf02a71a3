// Types of an issuer's file. It exports `facts` for every room, names for shoppers, and `words` for the reading alone, each as a plain
// constant, so that a bundle contains only what it uses. `extraction/vocabulary/lexicon.ts` explains the notation of phrases.

export type MethodKind = 'bank' | 'wallet' | 'card' | 'generic'

/** A row of the catalogue. `code` is stored in cookies: never change or reuse one. */
type Row = { code: number; slug: string; name: string; kind: MethodKind; colours: { fill: string; ink: string } }

/** A plan, level or own card that shoppers hold as a method of its own. A yes to any question of `means` stands for it. */
type Variant = Row & { parent: string; means: readonly [string, ...string[]] }

export type IssuerFacts = {
  methods: readonly [Row, ...Variant[]]
  /** Its tiers, packages and plans by its own names, as choices for shoppers. Cards may name others. */
  tiers?: readonly string[]
  /** A name by which cards mean any of several tiers. */
  severalTiers?: { name: string; of: readonly string[] }
  /** A word of the issuer in the names of its tiers (`nx`), left out of the keys of questions. */
  tierWord?: string
  /** The letters of its badge, if the initials of its name are taken or unusual. */
  letters?: string
  /** The name of its app, if different. */
  app?: string
  /** It was a card before it was an app: one pays with either, unless the words mention the phone or the balance. */
  isCardFirst?: true
}

/** Names that shoppers use for the issuer, for the wallet pages and the search. */
export type EverydayNames = {
  also?: string
  /** Shorter names for buttons, by slug, where the catalogue's name is long or formal. */
  short?: Readonly<Record<string, string>>
  /** A method that most of its holders also have. Only the holder knows, so `words` is shown as a question. */
  goesWith?: { method: string; words: string }
}

export type TierWords = { name: string; phrases: readonly string[]; variant?: string }

export type IssuerWords = {
  /** Names that always mean this issuer. */
  names: readonly string[]
  /** Everyday words or places that mean this bank after words such as «banco» or «clientes del», in lists of banks and in file names. */
  short?: readonly string[]
  initials?: readonly string[]
  /** Names that count only on a card with another name of the issuer, or on cards of its `chain`. */
  nicknames?: readonly string[]
  chain?: string
  /** Names that count only in the file name of a picture or in a list of banks. */
  pictures?: readonly string[]
  /** Phrases that look like one of its short names and are not. */
  lookalikes?: readonly string[]
  variantNames?: Readonly<Record<string, readonly string[]>>
  /** Its app. `isWallet`: the wallet is only an app; `hasCard`: the app also gives a card. */
  app?: { name: string; phrases: readonly string[]; isWallet?: true; hasCard?: true }
  /** Its word in «app del banco …» if its app has no name, and other phrases for that app. */
  appOfBank?: string
  bankApp?: readonly string[]
  /** Its cards outside the networks and the catalogue. `isOwn`: it is paid with by its name, without a network. */
  cards?: readonly { name: string; phrases: readonly string[]; isOwn?: true; onlyBeside?: true }[]
  tiers?: readonly TierWords[]
  /** The people that a variant (by slug) is for. `names` has tiers that several issuers call so. */
  people?: readonly { variant: string; kinds: readonly ('salary' | 'pensioner' | 'segment')[]; names?: readonly string[] }[]
  /** Benefit programmes that its clients join. */
  programmes?: readonly { name: string; phrases: readonly string[] }[]
  isPaidAsSuch?: true
  /** Other methods (slugs) that its name implies, such as the bank of a wallet. */
  carries?: readonly string[]
  /** Its cards name levels by number alone. */
  hasLevels?: true
  /** It is a level of a network's card, which many cards mention in passing. `card` is that card. */
  isLevelOf?: { level: string; card: string }
  /** Its credit card has no network and only the issuer's name, which `name` spells. `debit` is the method of its debit card. */
  plainCard?: { name: string; debit?: string }
  debitIs?: string
  /** Words for an account at the issuer, for refunds to the wallet. */
  refundAccount?: readonly string[]
  written?: readonly string[]
}
