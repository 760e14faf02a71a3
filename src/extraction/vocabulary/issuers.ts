import { type MethodName, type MethodSlug, methodBySlug, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import type { WhoKind } from '#domain/promotion/condition.ts'
import type { IssuerWords } from '#issuers/issuer.ts'
import * as ISSUER_WORDS from '#issuers/words.ts'

export const ISSUERS: readonly { issuer: MethodName; words: IssuerWords }[] = Object.entries<IssuerWords>(ISSUER_WORDS).map(
  ([slug, words]) => ({
    issuer: getMethodName(slug),
    words,
  }),
)

/** A test checks the slugs. */
export function getMethodName(slug: string): MethodName {
  return methodBySlug(slug as MethodSlug).name
}

const ofEach = <V>(of: (words: IssuerWords, issuer: MethodName) => readonly V[]): V[] =>
  ISSUERS.flatMap(({ issuer, words }) => of(words, issuer))

const those = (holds: (words: IssuerWords) => unknown) => new Set(ISSUERS.filter(({ words }) => holds(words)).map(({ issuer }) => issuer))

/** Shoppers pay with these by their own name, whatever card is inside. */
export const PAID_BY_OWN_NAME: ReadonlySet<MethodName> = those(({ isPaidAsSuch }) => isPaidAsSuch)

/** Their cards name levels by number alone. */
export const ISSUERS_WITH_NUMBERED_LEVELS: ReadonlySet<MethodName> = those(({ hasLevels }) => hasLevels)

/** Such as a wallet and its bank. */
export const IMPLIED_NAMES: readonly (readonly [kept: MethodName, dropped: MethodName])[] = ofEach(({ carries = [] }, issuer) =>
  carries.map((slug) => [issuer, getMethodName(slug)] as const),
)

/** A level of a network's card, with that card. */
export const CARDS_THAT_ARE_LEVELS: ReadonlyMap<MethodName, { level: string; card: MethodName }> = new Map(
  ofEach(({ isLevelOf }, issuer) => (isLevelOf ? [[issuer, { level: isLevelOf.level, card: getMethodName(isLevelOf.card) }]] : [])),
)

/** Of wallets that are only an app. */
export const WALLET_APPS: ReadonlyMap<MethodName, string> = new Map(
  ofEach(({ app }, issuer) => (app?.isWallet ? [[issuer, app.name]] : [])),
)
export const APPS_WITH_CARD: ReadonlySet<string> = new Set(ofEach(({ app }) => (app?.hasCard ? [app.name] : [])))

/** Outside the networks and the catalogue. */
export const ISSUERS_OWN_CARDS = ofEach(({ cards = [] }, issuer) => cards.map((card) => ({ issuer, ...card })))

/** No network and no name but the issuer's. */
export const CARDS_WITHOUT_NETWORK: ReadonlyMap<MethodName, NonNullable<IssuerWords['plainCard']>> = new Map(
  ofEach(({ plainCard }, issuer) => (plainCard ? [[issuer, plainCard]] : [])),
)

/** What words mean that call an issuer's card a debit card. */
export const METHODS_CALLED_DEBIT: ReadonlyMap<MethodName, MethodName> = new Map(
  ofEach(({ debitIs }, issuer) => (debitIs ? [[issuer, getMethodName(debitIs)]] : [])),
)

/** Refunds come to their balance, as opposed to an account at a bank. */
export const REFUND_WALLETS: ReadonlySet<MethodName> = those(({ refundAccount }) => refundAccount !== undefined)

export const ISSUER_SPELLINGS = ofEach(({ written = [] }) => written)

export const joinIntoSlot = (of: (words: IssuerWords) => readonly string[]) => ofEach(of).join('|')

/** The parent of a variant, or the institution itself. */
export function getFamilyName(name: MethodName): MethodName {
  return methodNamed(name).parent ?? name
}

/** Empty if the catalogue has none: then only a condition states it. */
export function findVariants(issuer: MethodName, kind: WhoKind, name: string | null): MethodName[] {
  const people = ISSUERS.find((one) => one.issuer === issuer)?.words.people ?? []
  return people
    .filter(({ kinds, names = [] }) => kinds.some((one) => one === kind) && (kind !== 'segment' || names.includes(name ?? '')))
    .map(({ variant }) => getMethodName(variant))
}
