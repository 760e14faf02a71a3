import { CHAINS, chainsToShow, isReadChain } from '#domain/catalogue/chain.ts'
import { MEMBERSHIPS } from '#domain/catalogue/club.ts'
import { isCardSlug, methodNamed, PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { spellName } from '#domain/catalogue/spelling.ts'
import { slugOf } from '#domain/catalogue/tiers.ts'
import { CONDITIONS, holdsCards } from '#domain/wallet/wallet.ts'
import type { ApiAnswer, ApiRequest } from './apiRoute.server.ts'
import { noQuery, readQuery } from './parameters.ts'

/** The catalogue changes only with a release. */
const CACHE = 'public, max-age=3600'

/** `GET /api/v1/payment-methods` lists everything that the `wallet`, `conditions` and `memberships` parameters can name. */
export function listPaymentMethods({ query }: ApiRequest): ApiAnswer {
  readQuery(noQuery, query)
  const paymentMethods = PAYMENT_METHODS.map(({ slug, name, kind, parent, colours }) => ({
    slug,
    name: spellName(name),
    kind,
    parent: parent === null ? null : methodNamed(parent).slug,
    /** Whether it can follow a colon, as a card held at an institution. */
    isCard: isCardSlug(slug),
    /** Whether cards can follow its colon. */
    holdsCards: holdsCards(slug),
    colours,
  }))
  const memberships = MEMBERSHIPS.map((name) => ({ slug: slugOf(name), name: spellName(name) }))
  return { body: { count: paymentMethods.length, paymentMethods, conditions: CONDITIONS, memberships }, cacheControl: CACHE }
}

/** `GET /api/v1/supermarkets` lists the chains, their formats and what is published of each now. */
export function listSupermarkets({ runtime, query }: ApiRequest): ApiAnswer {
  readQuery(noQuery, query)
  const { sources = [], promotions: all = [] } = runtime.snapshot() ?? {}
  const supermarkets = chainsToShow(all.map(({ supermarket }) => supermarket)).map((slug) => {
    const edition = sources.find(({ source }) => source === slug)
    const { name, where, url, colours } = CHAINS[slug]
    return {
      slug,
      name,
      where: where.map(spellName),
      url,
      colours,
      capturedAt: edition?.capturedAt ?? null,
      promotions: edition?.promotions ?? all.filter(({ supermarket }) => supermarket === slug).length,
      // What is known of the others was said by an issuer.
      isRead: isReadChain(slug),
    }
  })
  return { body: { count: supermarkets.length, supermarkets }, cacheControl: 'public, max-age=30' }
}
