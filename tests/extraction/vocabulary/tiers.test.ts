import { expect, test } from 'vitest'
import { methodNamed, PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { NAMES_OF_SEVERAL_TIERS, TIER_NAMES, tierSlug } from '#domain/catalogue/tiers.ts'
import { findQuestion } from '#domain/questions/catalogue.ts'
import { TIER_LEXICON } from '#extraction/vocabulary/tiers.ts'

/** Tiers that cards name and that a shopper is offered only once a promotion asks for them. */
const ONLY_IN_CARDS = [
  'american-express-platinum-y-centurion:the-platinum-card-y-centurion',
  'banco-hipotecario:sueldo',
  'banco-hipotecario:jubilado',
  'banco-supervielle:paquete-previsional',
  'personal-pay:nivel-5',
]
/** Tiers that a shopper can choose and that no phrase of the reader names. */
const ONLY_ON_SCREEN = ['banco-neuquen:select', 'naranjax:inicial']

const said = TIER_LEXICON.entries.flatMap(({ value }) => value ?? [])
const shared = new Set(said.flatMap(({ issuer, name }) => (issuer === null && name !== null ? [name] : [])))
const read = new Set(
  said.flatMap(({ issuer, name }) =>
    issuer === null || name === null ? [] : [`${methodNamed(issuer).slug}:${tierSlug(methodNamed(issuer).slug, name)}`],
  ),
)
const offered = Object.entries(TIER_NAMES).flatMap(([issuer, names]) =>
  [...names, NAMES_OF_SEVERAL_TIERS[issuer as keyof typeof TIER_NAMES]?.name ?? []]
    .flat()
    .map((name) => ({ key: `${issuer}:${tierSlug(issuer as keyof typeof TIER_NAMES, name)}`, name })),
)

test('the tiers that the reader knows by their issuer are those that a shopper can choose', () => {
  expect(
    [...read].filter((key) => findQuestion(`tier:${key}`) === null).sort(),
    'read, and not to be chosen: add its name to the facts of its issuer (src/issuers/), or the key to ONLY_IN_CARDS of this test',
  ).toEqual([...ONLY_IN_CARDS].sort())
})

test('the tiers that a shopper can choose are known to the reader', () => {
  const unknown = offered.filter(({ key, name }) => !read.has(key) && !shared.has(name as never))
  expect(
    unknown.map(({ key }) => key).sort(),
    'to be chosen, and not read: add its words to those of its issuer (src/issuers/), or the key to ONLY_ON_SCREEN of this test',
  ).toEqual([...ONLY_ON_SCREEN].sort())
})

test('a tier that a method of its own stands for is one that cards name or shoppers choose', () => {
  const keys = new Set([...read, ...offered.map(({ key }) => key)].map((key) => `tier:${key}`))
  const meant = PAYMENT_METHODS.flatMap(({ means }) => means.filter((key) => key.startsWith('tier:')))
  expect(meant.length).toBeGreaterThan(5)
  expect(
    meant.filter((key) => !keys.has(key)),
    '`means` of a variant (src/issuers/) ends as `tierSlug` makes the key',
  ).toEqual([])
})
