import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ALL_CHAIN_SLUGS, CHAINS, type ChainSlug, READ_CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { CLUBS, MEMBERSHIPS } from '#domain/catalogue/club.ts'
import { PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'

const SRC = path.resolve(import.meta.dirname, '../../src')

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

/** Lines of code, without comments and the names of payment methods. */
function codeOf(file: string): string[] {
  const code = readFileSync(path.join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, '')
  return PAYMENT_METHODS.reduce((rest, { name }) => rest.replaceAll(`'${name}'`, "''"), code).split('\n')
}

function filesOf(folder: string): string[] {
  const names = readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.ts')).map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
}

it('code that serves every chain names none of them', () => {
  const generic = [
    ...['extraction', 'ingestion', 'storage', 'chains/forms'].flatMap(filesOf),
    ...filesOf('chains').filter(
      (file) => /^chains\/[a-zA-Z]+\.ts$/.test(file) && file !== 'chains/facts.ts' && file !== 'chains/unreadFacts.ts',
    ),
  ]
  expect(generic.length).toBeGreaterThan(100)
  const named = generic.flatMap((file) =>
    codeOf(file)
      .filter((line) => A_CHAIN.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(named).toEqual([])
  expect(READ_CHAIN_SLUGS.filter((slug) => !A_CHAIN.test(codeOf(`chains/${slug}/facts.ts`).join()))).toEqual([])
})
