import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type MethodSlug, methodBySlug, PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { fold } from '#domain/text/fold.ts'
import * as EVERYDAY_NAMES from '#issuers/everydayNames.ts'
import * as ISSUER_FACTS from '#issuers/facts.ts'
import type { EverydayNames, IssuerFacts, IssuerWords } from '#issuers/issuer.ts'
import * as ISSUER_WORDS from '#issuers/words.ts'
import { issuerLists } from '../../scripts/listIssuers.ts'
import { atLeastOne } from '../atLeastOne.ts'

const facts = Object.entries<IssuerFacts>(ISSUER_FACTS)
const words = Object.entries<IssuerWords>(ISSUER_WORDS)
const phrasesOf = ({ names, initials = [], short = [], nicknames = [], pictures = [], lookalikes = [], ...rest }: IssuerWords) => [
  ...[names, initials, short, nicknames, pictures, lookalikes, ...Object.values(rest.variantNames ?? {})].flat(),
  ...[rest.app, ...(rest.cards ?? []), ...(rest.tiers ?? []), ...(rest.programmes ?? [])].flatMap((one) => one?.phrases ?? []),
]

describe('the files of the issuers', () => {
  test('are listed (`npm run yapa -- issuers`)', () => {
    for (const [file, text] of atLeastOne([...issuerLists()])) expect(readFileSync(file, 'utf8'), file).toBe(text)
  })

  test('have the name of their issuer, which is a method of the catalogue with its variants', () => {
    expect(facts.filter(([slug, { methods }]) => methods[0].slug !== slug)).toEqual([])
    const [heads, variants] = [facts.map(([, { methods }]) => methods[0]), facts.flatMap(([, { methods }]) => methods.slice(1))]
    expect(heads.filter((head) => 'parent' in head)).toEqual([])
    expect(variants.length).toBeGreaterThan(10)
    const parents = facts.flatMap(
      ([
        ,
        {
          methods: [head, ...own],
        },
      ]) => own.filter(({ parent }) => parent !== head.name),
    )
    expect(parents).toEqual([])
  })

  test('have words, each under its own issuer', () => {
    expect(words.map(([slug]) => slug)).toEqual(facts.map(([slug]) => slug))
  })

  test('name only methods that there are, and variants of their own', () => {
    const own = (slug: string) =>
      new Map(facts)
        .get(slug)
        ?.methods.slice(1)
        .map((variant) => variant.slug) ?? []
    const strange = words.flatMap(([slug, { tiers = [], people = [], variantNames = {} }]) =>
      [...tiers.map(({ variant }) => variant ?? slug), ...people.map(({ variant }) => variant), ...Object.keys(variantNames)].filter(
        (variant) => variant !== slug && !own(slug).includes(variant),
      ),
    )
    expect(strange).toEqual([])
    const others = [
      ...words.flatMap(([, { carries = [], isLevelOf, plainCard, debitIs }]) => [
        ...carries,
        ...[isLevelOf?.card, plainCard?.debit, debitIs].filter((slug) => slug !== undefined),
      ]),
      ...Object.values<EverydayNames>(EVERYDAY_NAMES).flatMap(({ short = {}, goesWith }) => [
        ...Object.keys(short),
        ...(goesWith ? [goesWith.method] : []),
      ]),
    ]
    expect(others.length).toBeGreaterThan(10)
    expect(others.filter((slug) => methodBySlug(slug as string) === undefined)).toEqual([])
  })

  test('ask for every variant of the catalogue by words of a tier or of people', () => {
    const asked = words.flatMap(([, { tiers = [], people = [] }]) => [...tiers, ...people].map(({ variant }) => variant))
    const variants = PAYMENT_METHODS.filter(({ parent }) => parent !== null).map(({ slug }) => slug)
    expect(variants.filter((slug: MethodSlug) => !asked.includes(slug))).toEqual([])
  })

  test('are written in folded phrases', () => {
    expect(words.flatMap(([, own]) => phrasesOf(own)).filter((phrase) => fold(phrase) !== phrase || phrase.includes('  '))).toEqual([])
  })
})
