import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHAIN_FACTS } from '#chains/facts.ts'
import { cardWordsOf, readCard } from '#chains/readCard.ts'
import { CHAIN_SOURCES } from '#chains/sources.ts'
import { ALL_CHAIN_SLUGS, CHAIN_SLUGS, CHAINS, type ChainSlug } from '#domain/catalogue/chain.ts'
import { CLUBS, MEMBERSHIPS } from '#domain/catalogue/club.ts'
import { PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'

const SRC = path.resolve(import.meta.dirname, '../../src')
/** What several chains share. */
const SHARED = ['cencosud', 'forms']

describe('the folders of the chains', () => {
  it('are those of the list', () => {
    const folders = readdirSync(path.join(SRC, 'chains'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const names = folders.map(({ name }) => name).filter((name) => !SHARED.includes(name))
    expect(names.sort()).toEqual(Object.keys(CHAIN_FACTS).sort())
  })

  it.each(ALL_CHAIN_SLUGS)('that of %s has every file that is loaded by name', (slug) => {
    const card = { id: 'one', source: slug, capturedAt: '2026-11-20', raw: null } as const
    expect(cardWordsOf(card)).toMatchObject({ source: slug, url: CHAINS[slug].url, text: '' })
    expect(readCard(card).promotions).toEqual([])
    expect(CHAIN_SOURCES.get(slug)?.ways.length).toBeGreaterThan(0)
  })

  it.each(CHAIN_SLUGS)('that of %s, which is always there, has examples and a site to rehearse with', (slug) => {
    const files = readdirSync(path.join(SRC, 'chains', slug))
    expect(files).toEqual(expect.arrayContaining(['example.ts', 'rehearsal.ts']))
  })
})

describe('the facts of the chains', () => {
  it('give every club a place of its own, counted on without a gap', () => {
    expect(
      CLUBS.map(({ name, place }) => ({ name, place })),
      'a club is not at its place: the next free one goes into `club` of the facts.ts of its chain',
    ).toEqual(CLUBS.map(({ name }, place) => ({ name, place })))
  })

  it('leave the places as wallets already hold them', () => {
    expect(MEMBERSHIPS, 'a club only ever comes to the end of the list in this test').toEqual([
      'Mi Carrefour',
      'Club La Nacion',
      'Comunidad Coto',
      'Clarin 365',
      'MasClub',
      'Club +Simple',
      'Club Dia',
      'Jumbo Mas',
    ])
  })

  it('name every format once, and call it something', () => {
    const shops = ALL_CHAIN_SLUGS.flatMap((slug) => CHAINS[slug].where.filter((format) => format !== 'Online'))
    expect(new Set(shops).size).toBe(shops.length)
    for (const slug of ALL_CHAIN_SLUGS) {
      const { where, whereLabels } = CHAINS[slug]
      expect(Object.keys(whereLabels)).toEqual(where.filter((format) => format !== 'Online'))
    }
  })
})

/** How a chain is written in code where that is not its slug alone. `dia` is a day first of all: only longer names of Día count. */
const WRITTEN: Partial<Record<ChainSlug, string>> = {
  changomas: 'chango ?m[aá]s|mas ?club|mas ?online',
  coto: '\\bcoto',
  dia: 'dia ?online|supermercados d[ií]a|club[ _]dia',
  disco: '\\bdisco\\b',
  vea: '\\bvea\\b',
}
/** A chain in code: its slug or name in a word, a pattern or an identifier. */
const A_CHAIN = new RegExp(ALL_CHAIN_SLUGS.map((slug) => WRITTEN[slug] ?? `${slug}|${CHAINS[slug].name}`).join('|'), 'i')

/** Code without its comments and without the names of payment methods. */
function codeOf(file: string): string {
  const code = readFileSync(path.join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, '')
  return PAYMENT_METHODS.reduce((rest, { name }) => rest.replaceAll(`'${name}'`, "''"), code)
}

function filesOf(folder: string): string[] {
  const names = readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.ts')).map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
}

describe('code that serves every chain', () => {
  const generic = [
    ...['extraction', 'ingestion', 'storage', 'chains/forms'].flatMap(filesOf),
    ...filesOf('chains').filter((file) => /^chains\/[a-zA-Z]+\.ts$/.test(file) && file !== 'chains/facts.ts'),
  ]

  it('names none of them', () => {
    expect(generic.length).toBeGreaterThan(100)
    const named = generic.flatMap((file) =>
      codeOf(file)
        .split('\n')
        .filter((line) => A_CHAIN.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(named).toEqual([])
  })

  it('would be seen to', () => {
    const chainFiles = ALL_CHAIN_SLUGS.map((slug) => [slug, codeOf(`chains/${slug}/facts.ts`)] as const)
    expect(chainFiles.filter(([, code]) => !A_CHAIN.test(code))).toEqual([])
  })
})
