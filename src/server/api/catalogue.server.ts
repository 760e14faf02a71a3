import { CHAINS, chainsToShow, isReadChain } from '#domain/catalogue/chain.ts'
import { MEMBERSHIPS } from '#domain/catalogue/club.ts'
import { isCardSlug, methodNamed, PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { slugOf } from '#domain/catalogue/tiers.ts'
import { HOLDER_STATUSES, holdsCards } from '#domain/wallet/wallet.ts'
import { paymentMethodsAnswer, supermarketsAnswer } from './answers.ts'
import { defineOperation } from './apiRoute.server.ts'
import { noQuery } from './parameters.ts'

/** The catalogue changes only with a release. */
const CACHE = 'public, max-age=3600'

export const listPaymentMethods = defineOperation({
  address: '/api/v1/payment-methods',
  id: 'listPaymentMethods',
  summary: 'El catálogo: todo lo que pueden nombrar wallet, conditions y memberships.',
  query: noQuery,
  description: 'El catálogo de medios de pago.',
  answer: paymentMethodsAnswer,
  fails: [400],
  make() {
    const paymentMethods = PAYMENT_METHODS.map(({ parent, ...method }) => ({
      ...method,
      parent: parent === null ? null : methodNamed(parent).slug,
      isCard: isCardSlug(method.slug),
      holdsCards: holdsCards(method.slug),
    }))
    const memberships = MEMBERSHIPS.map((name) => ({ slug: slugOf(name), name }))
    return { body: { count: paymentMethods.length, paymentMethods, conditions: [...HOLDER_STATUSES], memberships }, cacheControl: CACHE }
  },
})

export const listSupermarkets = defineOperation({
  address: '/api/v1/supermarkets',
  id: 'listSupermarkets',
  summary: 'Las cadenas, sus formatos y de cuándo es lo publicado de cada una.',
  query: noQuery,
  description: 'Las cadenas.',
  answer: supermarketsAnswer,
  fails: [400],
  make({ runtime }) {
    const { sources = [], promotions: all = [] } = runtime.snapshot() ?? {}
    const supermarkets = chainsToShow(all.map(({ supermarket }) => supermarket)).map((slug) => {
      const edition = sources.find(({ source }) => source === slug)
      const { name, where, url, colours } = CHAINS[slug]
      const capturedAt = edition?.capturedAt ?? null
      const promotions = edition?.promotions ?? all.filter(({ supermarket }) => supermarket === slug).length
      return { slug, name, where: [...where], url, colours, capturedAt, promotions, isRead: isReadChain(slug) }
    })
    return { body: { count: supermarkets.length, supermarkets }, cacheControl: 'public, max-age=30' }
  },
})
