// Collects what the reading needs of all issuers from their files in `issuers/`.

import { type MethodName, type MethodSlug, methodBySlug, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import type { Words } from '#issuers/issuer.ts'
import { WORDS } from '#issuers/words.ts'

/** The words of every issuer, by its name in the catalogue. */
export const ISSUERS: readonly { issuer: MethodName; words: Words }[] = Object.entries<Words>(WORDS).map(([slug, words]) => ({
  issuer: nameOf(slug),
  words,
}))

/** Returns the catalogue's name of a method that an issuer's file gives by slug. A test checks the slugs. */
export function nameOf(slug: string): MethodName {
  return methodBySlug(slug as MethodSlug).name
}

/** Maps the words of every issuer and joins the results. */
const ofEach = <V>(of: (words: Words, issuer: MethodName) => readonly V[]): V[] => ISSUERS.flatMap(({ issuer, words }) => of(words, issuer))

/** Returns the issuers whose words match. */
const those = (holds: (words: Words) => unknown) => new Set(ISSUERS.filter(({ words }) => holds(words)).map(({ issuer }) => issuer))

/** Wallets and issuers that are paid with by their own name, whatever card is inside. */
export const PAID_AS_SUCH: ReadonlySet<MethodName> = those(({ isPaidAsSuch }) => isPaidAsSuch)

/** Issuers whose cards name levels by number alone. */
export const LEVELLED: ReadonlySet<MethodName> = those(({ hasLevels }) => hasLevels)

/** Pairs of names of which one implies the other, such as a wallet and its bank. */
export const CARRIED: readonly (readonly [kept: MethodName, dropped: MethodName])[] = ofEach(({ carries = [] }, issuer) =>
  carries.map((slug) => [issuer, nameOf(slug)] as const),
)

/** Cards of the catalogue that are a level of a network's card, with the level's name and that card. */
export const LEVEL_CARDS: ReadonlyMap<MethodName, { level: string; card: MethodName }> = new Map(
  ofEach(({ isLevelOf }, issuer) => (isLevelOf ? [[issuer, { level: isLevelOf.level, card: nameOf(isLevelOf.card) }]] : [])),
)

/** The app of each wallet that is only an app. `CARD_WALLETS` has the apps of issuers that also give a card. */
export const APP_WALLETS: ReadonlyMap<MethodName, string> = new Map(
  ofEach(({ app }, issuer) => (app?.isWallet ? [[issuer, app.name]] : [])),
)
export const CARD_WALLETS: ReadonlySet<string> = new Set(ofEach(({ app }) => (app?.hasCard ? [app.name] : [])))

/** Cards of issuers outside the networks and the catalogue. */
export const ISSUERS_CARDS = ofEach(({ cards = [] }, issuer) => cards.map((card) => ({ issuer, ...card })))

/** Issuers whose credit card has no network and no name but the issuer's. */
export const PLAIN_CARDS: ReadonlyMap<MethodName, NonNullable<Words['plainCard']>> = new Map(
  ofEach(({ plainCard }, issuer) => (plainCard ? [[issuer, plainCard]] : [])),
)

/** The method that words mean when they call an issuer's card a debit card. */
export const CALLED_DEBIT: ReadonlyMap<MethodName, MethodName> = new Map(
  ofEach(({ debitIs }, issuer) => (debitIs ? [[issuer, nameOf(debitIs)]] : [])),
)

/** Wallets to whose balance refunds come, as opposed to an account at a bank. */
export const WALLETS: ReadonlySet<MethodName> = those(({ refundAccount }) => refundAccount !== undefined)

/** The spelling of issuers' names. */
export const WRITTEN_NAMES = ofEach(({ written = [] }) => written)

/** Joins the words of all issuers into one slot of a phrase. */
export const slotOfAll = (of: (words: Words) => readonly string[]) => ofEach(of).join('|')

/** Returns the parent of a variant, or the institution itself. */
export function familyName(name: MethodName): MethodName {
  return methodNamed(name).parent ?? name
}
