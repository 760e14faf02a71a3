import { expect, test } from 'vitest'
import { ALL_CHAIN_SLUGS, ALL_WHERES, CHAINS } from '#domain/catalogue/chain.ts'
import { CLUBS } from '#domain/catalogue/club.ts'
import { PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { PROVINCES } from '#domain/catalogue/province.ts'
import { collectIssuerFact } from '#domain/catalogue/tiers.ts'
import { inlineMethodName, methodWords } from '#domain/promotion/methodNames.ts'
import { fold } from '#domain/text/fold.ts'
import { shortName } from '#features/wallet/walletWords.ts'
import { answerOf } from '#server/api/apiRoute.server.ts'
import { listPaymentMethods, listSupermarkets } from '#server/api/catalogue.server.ts'
import type { Runtime } from '#server/runtime.server.ts'

const REQUEST = { runtime: { snapshot: () => null } as unknown as Runtime, address: new URL('http://localhost'), params: {} }
const api = (await answerOf(listPaymentMethods, REQUEST)).body
const { supermarkets } = (await answerOf(listSupermarkets, REQUEST)).body

/** Every name that a screen or an answer of the API may show. */
const SHOWN = [
  ...PAYMENT_METHODS.flatMap(({ name, slug }) => [methodWords(name), inlineMethodName(name), shortName(slug)]),
  ...Object.values(collectIssuerFact('app')),
  ...CLUBS.map(({ label }) => label),
  ...ALL_CHAIN_SLUGS.map((slug) => CHAINS[slug].name),
  ...[...api.paymentMethods, ...api.memberships, ...supermarkets].map(({ name }) => name),
  ...supermarkets.flatMap(({ where }) => where),
]

test('a name has one spelling, on every screen and in the API', () => {
  const bySound = Map.groupBy(new Set(SHOWN), (name) => fold(name).replace(/[^a-z0-9+]/g, ''))
  expect([...bySound.values()].filter((spellings) => spellings.length > 1 && !areSameButForDashes(spellings))).toEqual([])
})

/** A variant stands after its issuer with a dash in lists, without one in sentences. */
const areSameButForDashes = (spellings: string[]) => new Set(spellings.map((name) => name.replace(/ [-·] /, ' '))).size === 1

test.each(['Ualá', 'Naranja X', 'Naranja X - Plan Turbo', 'Reba', 'Club La Nación', 'Clarín 365', 'Club Día', 'Día', 'ChangoMás'])(
  '%s',
  (name) => {
    expect(SHOWN).toContain(name)
  },
)

test('a bank with the name of a province is called a bank', () => {
  expect(SHOWN.filter((name) => (PROVINCES as readonly string[]).includes(name))).toEqual([])
  expect(methodWords('Banco Chaco')).toBe('Banco Chaco')
  expect(methodWords('Banco Galicia')).toBe('Galicia')
})

test('slugs and formats that the API took before are taken as before', () => {
  expect(api.paymentMethods.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['uala', 'naranjax', 'naranjax-plan-turbo', 'reba']))
  expect(api.memberships.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['club-la-nacion', 'clarin-365', 'club-dia', 'masclub']))
  expect(ALL_WHERES).toContain('ChangoMas')
})
