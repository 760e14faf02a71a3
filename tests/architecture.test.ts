import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { allImports, floorOf, type Import, loadedBy, ROOT, roomOf } from './rooms.ts'

/** The rooms of the domain from below: each imports those before it. */
const DOMAIN = [
  'calendar',
  'text',
  'catalogue',
  'promotion',
  'witness',
  'questions',
  'wallet',
  'uses',
  'choice',
  'description',
  'plan',
  'phrases',
].map((room) => `domain/${room}`)

/**
 * The rooms and what each may import besides its own files. Ingestion and the domain have rooms of their own. What is specific to a chain is in one folder, whose files are on floors.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  routes: ['features', 'server', 'ui', 'domain'],
  features: ['server', 'ui', 'operations', 'domain'],
  ui: [],
  server: ['ingestion/watch', 'review', 'storage', 'operations', 'domain'],
  'ingestion/watch': ['storage', 'operations', 'domain'],
  'ingestion/publish': [
    'ingestion/gate',
    'ingestion/read',
    'ingestion/sources',
    'ingestion/fetch',
    'readings',
    'review',
    'storage',
    'operations',
    'domain',
  ],
  'ingestion/gate': ['ingestion/read', 'storage', 'domain'],
  'ingestion/read': ['ingestion/fetch', 'review', 'extraction', 'storage', 'operations', 'domain'],
  'ingestion/sources': ['chains/sources', 'ingestion/platforms', 'ingestion/fetch', 'storage', 'operations', 'domain'],
  'chains/sources': ['ingestion/platforms', 'ingestion/fetch', 'chains/records', 'chains/forms', 'chains/facts', 'domain'],
  'ingestion/platforms': ['ingestion/fetch', 'chains/forms', 'storage', 'domain'],
  'ingestion/fetch': ['domain'],
  'chains/examples': ['chains/forms', 'domain'],
  'chains/cards': ['chains/records', 'chains/forms', 'extraction', 'domain'],
  'chains/records': ['chains/forms', 'chains/facts', 'domain'],
  'chains/forms': ['domain'],
  review: ['extraction', 'domain'],
  readings: ['extraction', 'operations', 'domain'],
  extraction: ['issuers', 'domain'],
  storage: ['operations', 'domain'],
  operations: ['domain'],
  ...Object.fromEntries(DOMAIN.map((room, at) => [room, [...DOMAIN.slice(0, at), 'issuers', 'chains/facts']])),
  issuers: [],
  'chains/facts': [],
  cli: [
    ...['server', 'ingestion/watch', 'ingestion/publish', 'ingestion/read', 'ingestion/sources', 'ingestion/fetch'],
    ...['chains/cards', 'chains/examples', 'extraction', 'readings', 'review', 'storage', 'operations', 'domain'],
  ],
  // The rehearsal is no part of the product: nothing below or above knows it.
  rehearsal: ['server', 'ingestion/sources', 'ingestion/fetch', 'chains/examples', 'chains/cards', 'chains/forms', 'domain', 'operations'],
}

/** Rooms that run in the browser, too. */
const WITHOUT_NODE = ['ui', 'issuers', 'chains/facts', ...DOMAIN]

/** What several chains share; any other folder is one chain's own. */
const SHARED_CHAIN_FOLDERS = ['forms', 'cencosud']

/** All that the other rooms may know of extraction. */
const EXTRACTION_FACE = ['extractCard', 'findings', 'chainWords', 'wordings', 'cardFigures', 'quotedValues'].map(
  (name) => `extraction/${name}.ts`,
)

/** How an offer is shown, wherever one is. */
const SHARED_FEATURE = 'offer'

/** How a single fact is said: the description decides, and of features only that which shows offers asks for one by itself. */
const FACT_WORDS = [
  'domain/description/words/',
  'domain/promotion/promotionWords.ts',
  'domain/promotion/anyMethod.ts',
  'domain/text/placeLines.ts',
]

const folderOf = (file: string): string | null => (file.split('/').length > 2 ? (file.split('/')[1] as string) : null)

/** Who may import the domain may import each room of it. */
function mayImport(floor: string, below: string): boolean {
  return MAY_IMPORT[floor]?.some((one) => one === below || below.startsWith(`${one}/`)) ?? false
}

/** What is wrong with an import, or null. Files of the same room are imported by a relative path, others by `#room/…`. */
function violation({ file, specifier }: Import): string | null {
  const room = roomOf(file)
  if (room === null) return null
  const floor = floorOf(file) as string
  if (specifier.startsWith('node:')) return WITHOUT_NODE.includes(floor) ? 'is of Node, which no browser has' : null
  if (!/^[.#]/.test(specifier)) return null
  const isByName = specifier.startsWith('#')
  const target = isByName ? specifier.slice(1) : path.posix.join(path.posix.dirname(file), specifier)
  const below = floorOf(target) ?? ''
  if (isByName === (roomOf(target) === room)) return isByName ? 'is of its own room' : 'leaves its room by a relative path'
  if (floor !== below && !mayImport(floor, below)) return `${floor} does not import ${below}`
  return isByName ? behindFace(file, below, target) : inAnotherFolder(room, folderOf(file), folderOf(target))
}

function behindFace(file: string, below: string, target: string): string | null {
  const isOfOffers = roomOf(file) !== 'features' || folderOf(file) === SHARED_FEATURE
  if (!isOfOffers && FACT_WORDS.some((words) => target.startsWith(words))) return 'words a fact by itself'
  if (below === 'extraction' && !EXTRACTION_FACE.includes(target)) return "is behind extraction's face"
  const isServerFromPage = floorOf(file) === 'features' && below === 'server'
  return isServerFromPage && !file.includes('.functions.ts') ? 'is of the server, which server functions alone reach' : null
}

function inAnotherFolder(room: string, own: string | null, other: string | null): string | null {
  if (own === other) return null
  if (room === 'features') return other === SHARED_FEATURE ? null : "is another feature's"
  return (room === 'chains' || room === 'feeds') && own && other && !SHARED_CHAIN_FOLDERS.includes(other) ? "is another chain's" : null
}

describe('the rooms', () => {
  test('import only what they may', () => {
    const imports = allImports()
    expect(imports.length).toBeGreaterThan(100)
    const found = imports.flatMap((one) => {
      const problem = violation(one)
      return problem ? [`${one.file}: '${one.specifier}' ${problem}`] : []
    })
    expect(found).toEqual([])
  })

  test.each([
    ['domain/catalogue/a.ts', '#server/config.ts'],
    ['domain/calendar/a.ts', '../catalogue/chain.ts'],
    ['server/api/a.ts', '../../storage/tables.ts'],
    ['features/wallet/a.tsx', '#server/runtime.server.ts'],
    ['features/wallet/a.tsx', '../plan/b.tsx'],
    ['features/plan/a.tsx', '#domain/description/words/cap.ts'],
    ['features/promotions/a.ts', '#domain/promotion/promotionWords.ts'],
    ['ui/a.tsx', 'node:fs'],
    ['extraction/a.ts', '#chains/coto/words.ts'],
    ['chains/coto/card.ts', '../jumbo/card.ts'],
    ['chains/coto/card.ts', '#extraction/assemble.ts'],
    ['cli/a.ts', '#rehearsal/server.ts'],
  ])('an import that is wrong is seen: %s of %s', (file, specifier) => {
    expect(violation({ file, specifier })).not.toBeNull()
  })

  test('have a line in docs/architecture.md', () => {
    const page = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8')
    const names = Object.keys(MAY_IMPORT).map((name) => name.replace(/^(?:ingestion|domain)\//, '').replace(/^chains.*/, 'chains'))
    expect([...new Set(names)].filter((name) => !new RegExp(`\`${name}/?\``).test(page))).toEqual([])
  })
})

describe('a process that answers visitors, or only keeps the schedule', () => {
  /** What only a reading or a turn needs, which is done in a process that ends. */
  const HEAVY = /^(?:chains\/(?:cards|examples|forms|records|sources)|extraction|ingestion\/(?:gate|platforms|publish|read))$/
  const heavy = (file: string) => loadedBy(file).filter((one) => HEAVY.test(floorOf(one) ?? ''))

  test.each(['cli/serve.ts', 'cli/watch.ts'])('%s loads nothing that reads', (file) => {
    expect(heavy(file)).toEqual([])
    expect(heavy('cli/turnProcess.ts')).toContain('ingestion/publish/run.ts')
  })
})

test('the pages of the promotions do not load the plan and its solver', () => {
  const pages = ['routes/__root.tsx', 'routes/_week.tsx', 'routes/_week.index.tsx', 'routes/promocion.$id.tsx']
  expect(pages.flatMap((page) => loadedBy(page)).filter((file) => floorOf(file) === 'domain/plan')).toEqual([])
  expect(loadedBy('domain/plan/plan.ts')).toContain('domain/plan/model.ts')
})

describe('the lockfile', () => {
  type Locked = { resolved?: string; integrity?: string; hasInstallScript?: boolean; optionalDependencies?: Record<string, string> }
  const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'))
  const packages = Object.entries(lock.packages).filter(([place]) => place !== '')

  test('has the hash of every package, names no host it came from, and no script that runs when it is installed', () => {
    expect(packages.length).toBeGreaterThan(300)
    const odd = packages.filter(([, one]) => one.resolved || one.hasInstallScript || !one.integrity?.startsWith('sha512-'))
    expect(odd.map(([place]) => place)).toEqual([])
  })

  test('has an entry for every optional package of every system, without which `npm ci` refuses', () => {
    const missing = packages.flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => ![`node_modules/${name}`, `${place}/node_modules/${name}`].some((at) => lock.packages[at]),
      ),
    )
    expect(missing).toEqual([])
  })

  test('pins every direct dependency exactly', () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
    const versions = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies })
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })
})
