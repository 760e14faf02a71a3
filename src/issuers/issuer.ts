/**
 * What may be said of one bank, wallet or card: its file exports `facts`, for every room, and `words`, for the reading alone. Both are plain
 * constants, so that a bundle has what it uses. How phrases are written is in `extraction/vocabulary/lexicon.ts`.
 */
export type MethodKind = 'bank' | 'wallet' | 'card' | 'generic'

/** A row of the catalogue. `code` is in cookies and is therefore forever: never renumber or reuse one. */
type Row = { code: number; slug: string; name: string; kind: MethodKind; colours: { fill: string; ink: string } }

/** A plan, level or own card that shoppers hold as a method of its own. `means`: the questions, any one of which stands for it. */
type Variant = Row & { parent: string; means: readonly [string, ...string[]] }

export type Facts = {
  /** The issuer itself, and its variants. */
  methods: readonly [Row, ...Variant[]]
  /** Its tiers, packages and plans as it calls them: the choices that a shopper gets. Cards name others as well. */
  tiers?: readonly string[]
  /** The issuer's own word inside its tiers' names (`nx`); question keys are made without it. */
  tierWord?: string
  /** Its letters in a badge, where the first of its name are another's, or not what people call it. */
  letters?: string
  /** Its name on a telephone, where that differs. */
  app?: string
  /** A card before it was an app: unless words speak of the telephone or of money in it, one pays with either. */
  isCardFirst?: true
  /** A shopper is in one of its variants at a time: to choose one is to leave the other. */
  isOneAtATime?: true
}

/** How shoppers call the issuer, for the wallet's own pages and for search. */
export type Called = {
  /** Other names that people type for it: former names, initials. */
  also?: string
  /** Shorter names for buttons, by slug, where the catalogue is too long or too formal. */
  short?: Readonly<Record<string, string>>
  /** Most of its holders also have the other method; only its app can tell, so `words` ask. */
  goesWith?: { method: string; words: string }
}

export type TierWords = { name: string; phrases: readonly string[]; variant?: string }

export type Words = {
  /** Names that are nobody else's, wherever they stand. */
  names: readonly string[]
  /** Everyday words and places: they are the bank behind «banco», «tarjeta de», «clientes del»… , in a list of banks and in a picture's name. */
  short?: readonly string[]
  /** Initials that are its name in any sentence. */
  initials?: readonly string[]
  /** Names that count only where the card has another name of the issuer, or is a card of the chain that has it. */
  nicknames?: readonly string[]
  chain?: string
  /** Names that count only in the name of a picture's file or in a list of banks. */
  pictures?: readonly string[]
  /** Words that look like one of its short names and are not. */
  lookalikes?: readonly string[]
  /** Names of its variants, by their slugs. */
  variantNames?: Readonly<Record<string, readonly string[]>>
  /** Its app. `isWallet`: the wallet is the app and nothing else; `hasCard`: an app that also gives a card. */
  app?: { name: string; phrases: readonly string[]; isWallet?: true; hasCard?: true }
  /** Its word in «app del banco …», where that app has no name of its own, and how that app is called otherwise. */
  appOfBank?: string
  bankApp?: readonly string[]
  /** Cards of its own outside the networks and the catalogue. `isOwn`: paid with as such, without a network. */
  cards?: readonly { name: string; phrases: readonly string[]; isOwn?: true; onlyBeside?: true }[]
  tiers?: readonly TierWords[]
  /** Accounts that all its holders have at least: in a list with its tiers they leave nobody out. */
  plainAccounts?: readonly string[]
  /** People for whom a variant is, by slug. `names`: tiers that several issuers have by that name. */
  people?: readonly { variant: string; kinds: readonly ('salary' | 'pensioner' | 'segment')[]; names?: readonly string[] }[]
  /** Programmes of benefits that its clients join. */
  programmes?: readonly { name: string; phrases: readonly string[] }[]
  /** It is paid with as such, whatever card is inside. */
  isPaidAsSuch?: true
  /** Another method that its name only carries, or that only carries it. */
  carries?: readonly string[]
  /** Its levels stand on cards by their number alone. */
  hasLevels?: true
  /** A level of a network's cards: named in passing by many cards. `of`: the card that it is a level of. */
  isLevelOf?: { level: string; card: string }
  /** Its credit card has no network and no name but the issuer's: how that is written. `debit`: what its debit card is. */
  plainCard?: { name: string; isNamedCredit?: true; debit?: string }
  /** What its card is where words call it debit. */
  debitIs?: string
  /** Words for an account at it, where money comes back to a wallet. */
  refundAccount?: readonly string[]
  /** Names that keep their capitals when a shouted text is put into sentence case. */
  written?: readonly string[]
}
