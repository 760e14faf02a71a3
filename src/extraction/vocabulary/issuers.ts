import { type MethodName, type MethodSlug, methodBySlug, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import type { Words } from '#issuers/issuer.ts'
import { WORDS } from '#issuers/words.ts'

/** What the reading knows of every issuer, from its file. */
export const ISSUERS: readonly { issuer: MethodName; words: Words }[] = Object.entries<Words>(WORDS).map(([slug, words]) => ({
  issuer: nameOf(slug),
  words,
}))

/** A method that a file of an issuer names by its slug, as a test checks. */
export function nameOf(slug: string): MethodName {
  return methodBySlug(slug as MethodSlug).name
}

/** What the words of each issuer give, in one list. */
const ofEach = <V>(of: (words: Words, issuer: MethodName) => readonly V[]): V[] => ISSUERS.flatMap(({ issuer, words }) => of(words, issuer))

/** The issuers whose words say so. */
const those = (holds: (words: Words) => unknown) => new Set(ISSUERS.filter(({ words }) => holds(words)).map(({ issuer }) => issuer))

/** Wallets and issuers that are paid with as such, whatever card is inside. */
export const PAID_AS_SUCH: ReadonlySet<MethodName> = those(({ isPaidAsSuch }) => isPaidAsSuch)

/** Those whose levels stand on cards by their number alone. */
export const LEVELLED: ReadonlySet<MethodName> = those(({ hasLevels }) => hasLevels)

/** Names that stand for the same thing, or that only carry another: the wallet of a bank, a bank behind its wallet. */
export const CARRIED: readonly (readonly [kept: MethodName, dropped: MethodName])[] = ofEach(({ carries = [] }, issuer) =>
  carries.map((slug) => [issuer, nameOf(slug)] as const),
)

/** Cards that are a level of a network's: what the level is called, and of which card. */
export const LEVEL_CARDS: ReadonlyMap<MethodName, { level: string; card: MethodName }> = new Map(
  ofEach(({ isLevelOf }, issuer) => (isLevelOf ? [[issuer, { level: isLevelOf.level, card: nameOf(isLevelOf.card) }]] : [])),
)

/** Apps by their issuers: wallets that are an app and nothing else, and apps of issuers that also give a card. */
export const APP_WALLETS: ReadonlyMap<MethodName, string> = new Map(
  ofEach(({ app }, issuer) => (app?.isWallet ? [[issuer, app.name]] : [])),
)
export const CARD_WALLETS: ReadonlySet<string> = new Set(ofEach(({ app }) => (app?.hasCard ? [app.name] : [])))

/** Cards of issuers outside the networks and the catalogue. */
export const ISSUERS_CARDS = ofEach(({ cards = [] }, issuer) => cards.map((card) => ({ issuer, ...card })))

/** Issuers whose credit card has no network, and no name but theirs. */
export const PLAIN_CARDS: ReadonlyMap<MethodName, NonNullable<Words['plainCard']>> = new Map(
  ofEach(({ plainCard }, issuer) => (plainCard ? [[issuer, plainCard]] : [])),
)

/** What an issuer's card is where words call it debit. */
export const CALLED_DEBIT: ReadonlyMap<MethodName, MethodName> = new Map(
  ofEach(({ debitIs }, issuer) => (debitIs ? [[issuer, nameOf(debitIs)]] : [])),
)

/** Those to whose wallet money comes back, as against an account at a bank. */
export const WALLETS: ReadonlySet<MethodName> = those(({ refundAccount }) => refundAccount !== undefined)

/** How issuers write their names. */
export const WRITTEN_NAMES = ofEach(({ written = [] }) => written)

/** Phrases for all issuers that have the word, as one slot of a phrase. */
export const slotOfAll = (of: (words: Words) => readonly string[]) => ofEach(of).join('|')

/** The family an institution stands for: a variant's parent, or itself. */
export function familyName(name: MethodName): MethodName {
  return methodNamed(name).parent ?? name
}
