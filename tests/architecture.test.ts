import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { allImports, floorOf, IMPORT, type Import, loadedBy, ROOT, roomOf } from './rooms.ts'

/** The rooms of the domain from below: each imports those before it. */
const DOMAIN = ['calendar', 'text', 'catalogue', 'promotion', 'questions', 'wallet', 'uses', 'choice', 'phrases'].map(
  (room) => `domain/${room}`,
)

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
    'ingestion/isolation',
    'ingestion/read',
    'ingestion/sources',
    'ingestion/fetch',
    'readings',
    'review',
    'storage',
    'operations',
    'domain',
  ],
  'ingestion/isolation': ['review', 'ingestion/read', 'ingestion/sources', 'ingestion/fetch', 'storage', 'operations', 'domain'],
  'ingestion/gate': ['ingestion/read', 'storage', 'domain'],
  'ingestion/read': ['ingestion/fetch', 'review', 'extraction', 'storage', 'operations', 'domain'],
  'ingestion/sources': ['chains/sources', 'ingestion/platforms', 'ingestion/fetch', 'storage', 'operations', 'domain'],
  'chains/sources': ['ingestion/platforms', 'ingestion/fetch', 'chains/forms', 'chains/facts', 'domain'],
  'ingestion/platforms': ['ingestion/fetch', 'chains/forms', 'storage', 'domain'],
  'ingestion/fetch': ['domain'],
  'chains/examples': ['chains/forms', 'domain'],
  'chains/cards': ['chains/forms', 'extraction', 'domain'],
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
    ...['server', 'ingestion/watch', 'ingestion/publish', 'ingestion/isolation', 'ingestion/read', 'ingestion/sources', 'ingestion/fetch'],
    ...['chains/cards', 'chains/examples', 'extraction', 'readings', 'review', 'storage', 'operations', 'domain'],
  ],
  // The rehearsal is no part of the product: nothing below or above knows it but the chains' own sites.
  rehearsal: [
    'server',
    'ingestion/isolation',
    'ingestion/sources',
    'ingestion/fetch',
    'chains/examples',
    'chains/cards',
    'chains/forms',
    'extraction',
    'domain',
    'operations',
  ],
  'chains/rehearsal': ['rehearsal', 'chains/forms', 'extraction', 'domain'],
}

/** Rooms that run in the browser, too. */
const WITHOUT_NODE = ['ui', 'issuers', 'chains/facts', ...DOMAIN]

/** What several chains share; any other folder is one chain's own. */
const SHARED_CHAIN_FOLDERS = new Set(['forms', 'cencosud'])

const folderOf = (file: string): string | null => (file.split('/').length > 2 ? (file.split('/')[1] as string) : null)

/** What is wrong with an import, or null. */
function violation({ file, specifier }: Import): string | null {
  const room = roomOf(file)
  if (room === null) return null
  const bare = specifier.split('?')[0] as string
  if (bare.startsWith('node:') && WITHOUT_NODE.includes(floorOf(file) ?? '')) return 'is of Node, which no browser has'
  if (/^[.#]/.test(bare) && !/\.(tsx?|css|json|svg|woff2)$/.test(bare)) return 'without its extension, which Node needs'
  if (bare.startsWith('#')) return namedViolation(file, bare.slice(1))
  if (bare.startsWith('.')) return relativeViolation(file, path.posix.join(path.posix.dirname(file), bare))
  return null
}

/** All that the other rooms may know of extraction. */
const EXTRACTION_FACE = new Set(
  ['extractCard', 'findings', 'chainWords', 'wordings', 'cardFigures', 'quotedValues'].map((name) => `extraction/${name}.ts`),
)

/** Who may import the domain may import each room of it. */
function mayImport(floor: string, below: string): boolean {
  return MAY_IMPORT[floor]?.some((one) => one === below || below.startsWith(`${one}/`)) ?? false
}

function namedViolation(file: string, target: string): string | null {
  const [floor, below] = [floorOf(file) as string, floorOf(target) ?? '']
  if (roomOf(file) === roomOf(target)) return 'a file of its own room by its name'
  if (!mayImport(floor, below)) return `${floor} does not import ${below}`
  if (below === 'extraction' && !EXTRACTION_FACE.has(target)) return "behind extraction's face"
  if (floor === 'features' && below === 'server' && !file.includes('.functions.ts')) return 'only server functions reach the server'
  return null
}

function relativeViolation(file: string, target: string): string | null {
  const room = roomOf(file)
  const [floor, below] = [floorOf(file) as string, floorOf(target) as string]
  const [own, other] = [folderOf(file), folderOf(target)]
  if (roomOf(target) !== room) return 'leaves its room by a relative path'
  if (room === 'features' && own !== other) return "another feature's inside"
  if (floor !== below && !mayImport(floor, below)) return `${floor} does not import ${below}`
  if (room === 'chains' && own !== null && other !== null && own !== other && !SHARED_CHAIN_FOLDERS.has(other))
    return "another chain's folder"
  return null
}

describe('the rooms', () => {
  const imports = allImports()

  test('import only what they may', () => {
    expect(imports.length).toBeGreaterThan(100)
    const found = imports.flatMap((one) => {
      const problem = violation(one)
      return problem ? [`${one.file}: '${one.specifier}' ${problem}`] : []
    })
    expect(found).toEqual([])
  })

  test('are those that are written down', () => {
    const rooms = readdirSync(path.join(ROOT, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const known = Object.keys(MAY_IMPORT).map((name) => name.split('/')[0])
    expect(rooms.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
  })

  test('have a line in docs/architecture.md', () => {
    const page = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8')
    const names = Object.keys(MAY_IMPORT).map((name) => name.replace(/^(?:ingestion|domain)\//, '').replace(/^chains.*/, 'chains'))
    expect([...new Set(names)].filter((name) => !new RegExp(`\`${name}/?\``).test(page))).toEqual([])
  })

  test('have no barrel files', () => {
    const files = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => /(^|\/)index\.tsx?$/.test(file) && roomOf(file) !== 'routes')).toEqual([])
  })

  test('the check sees what it must', () => {
    const wrong: [string, string][] = [
      ['domain/catalogue/a.ts', '#server/config.ts'],
      ['domain/catalogue/a.ts', '../../server/config.ts'],
      ['domain/calendar/a.ts', './calendar'],
      ['domain/calendar/a.ts', '../catalogue/chain.ts'],
      ['domain/wallet/a.ts', '../choice/eligibility.ts'],
      ['domain/promotion/a.ts', '#operations/alert.ts'],
      ['operations/a.ts', '#storage/tables.ts'],
      ['server/api/a.ts', '../../storage/tables.ts'],
      ['server/a.ts', '#server/config.ts'],
      ['features/wallet/a.tsx', '#server/runtime.server.ts'],
      ['features/wallet/a.tsx', '../plan/b.tsx'],
      ['features/wallet/parts/a.tsx', '../../plan/b.tsx'],
      ['features/wallet/a.tsx', '#features/plan/b.tsx'],
      ['ui/a.tsx', '#domain/calendar/clock.ts'],
      ['routes/a.tsx', '#storage/tables.ts'],
      ['cli/a.ts', '#ui/button.tsx'],
      ['ui/a.tsx', 'node:fs'],
      ['issuers/a.ts', 'node:path'],
      ['chains/coto/facts.ts', 'node:fs/promises'],
      ['domain/text/a.ts', 'node:fs'],
      ['chains/coto/card.ts', '#server/config.ts'],
      ['extraction/rules/a.ts', '../../storage/tables.ts'],
      ['features/wallet/c.functions.ts', '#storage/tables.ts'],
      ['ingestion/read/a.ts', '#server/config.ts'],
      ['server/a.ts', '#features/wallet/b.tsx'],
      ['storage/a.ts', '#extraction/extractCard.ts'],
      ['domain/catalogue/a.ts', '#chains/readCard.ts'],
      ['domain/catalogue/a.ts', '#chains/forms/json.ts'],
      ['extraction/a.ts', '#chains/coto/words.ts'],
      ['chains/coto/facts.ts', '#domain/catalogue/chain.ts'],
      ['chains/coto/facts.ts', './card.ts'],
      ['chains/forms/a.ts', '../coto/card.ts'],
      ['chains/coto/card.ts', '../jumbo/card.ts'],
      ['chains/coto/card.ts', '#ingestion/platforms/way.ts'],
      ['chains/coto/card.ts', './source.ts'],
      ['chains/coto/source.ts', '#ingestion/sources/liveSources.ts'],
      ['chains/coto/source.ts', './rehearsal.ts'],
      ['ingestion/fetch/a.ts', '../sources/source.ts'],
      ['ingestion/gate/a.ts', '../publish/run.ts'],
      ['ingestion/isolation/a.ts', '../publish/run.ts'],
      ['ingestion/isolation/a.ts', '../gate/gate.ts'],
      ['ingestion/publish/a.ts', '../watch/alerts.ts'],
      ['ingestion/watch/a.ts', '../publish/run.ts'],
      ['ingestion/sources/a.ts', '#rehearsal/site.ts'],
      ['cli/a.ts', '#rehearsal/server.ts'],
      ['server/a.ts', '#ingestion/publish/run.ts'],
      ['ingestion/read/a.ts', '#extraction/text/fold.ts'],
      ['chains/coto/card.ts', '#extraction/assemble.ts'],
    ]
    for (const [file, specifier] of wrong) expect(violation({ file, specifier }), `${file} ${specifier}`).not.toBeNull()
    const right: [string, string][] = [
      ['server/api/a.ts', '../http/b.ts'],
      ['features/wallet/a.functions.ts', '#server/runtime.server.ts'],
      ['features/wallet/parts/a.tsx', '../b.tsx'],
      ['routes/__root.tsx', '#ui/app.css?url'],
      ['router.tsx', './routeTree.gen'],
      ['domain/catalogue/a.ts', '#chains/facts.ts'],
      ['domain/phrases/a.ts', '../calendar/calendar.ts'],
      ['storage/a.ts', '#domain/promotion/promotion.ts'],
      ['storage/a.ts', '#operations/alert.ts'],
      ['chains/coto/card.ts', '../forms/json.ts'],
      ['chains/vea/card.ts', '../cencosud/card.ts'],
      ['chains/coto/source.ts', './facts.ts'],
      ['chains/coto/source.ts', '#ingestion/platforms/way.ts'],
      ['ingestion/publish/a.ts', '../gate/gate.ts'],
      ['ingestion/read/a.ts', '#extraction/findings.ts'],
      ['cli/a.ts', '#extraction/extractCard.ts'],
      ['server/a.ts', 'node:fs'],
    ]
    for (const [file, specifier] of right) expect(violation({ file, specifier }), `${file} ${specifier}`).toBeNull()
    expect([...`import a from 'x'\nexport { b } from "y"\nconst c = await import('z')\nimport 'w'`.matchAll(IMPORT)]).toHaveLength(4)
  })
})

describe('a process that answers visitors, or only keeps the schedule', () => {
  /** What only a reading or a turn needs, which is done in a process that ends. */
  const HEAVY = /^(?:chains\/(?:cards|examples|forms|sources)|extraction|ingestion\/(?:gate|isolation|platforms|publish|read))$/
  const heavy = (file: string) => loadedBy(file).filter((one) => HEAVY.test(floorOf(one) ?? ''))

  test.each(['cli/serve.ts', 'cli/worker.ts'])('%s loads nothing that reads', (file) => {
    expect(loadedBy(file)).toContain('ingestion/sources/liveConfig.ts')
    expect(heavy(file)).toEqual([])
  })

  test('the check sees what a turn loads', () => {
    expect(heavy('cli/turnProcess.ts')).toEqual(expect.arrayContaining(['ingestion/gate/gate.ts', 'ingestion/publish/run.ts']))
    expect(heavy('cli/readingProcess.ts')).toEqual(expect.arrayContaining(['chains/readCard.ts', 'extraction/extractCard.ts']))
  })
})

/** What must be in one place. `trace` matches code that repeats it, `sample` proves that it does; `files` may hold it. */
const STANDS_ONCE: { what: string; trace: RegExp; sample: string; files: string[] }[] = [
  {
    what: 'how far Argentina is from UTC',
    trace: /[-−]03:00|T03:00|Buenos_Aires|\b3 \* (?:60|3_?600)/,
    sample: "date + 'T03:00:00Z'",
    files: ['playwright.config.ts', 'src/domain/calendar/clock.ts'],
  },
  {
    what: 'the present moment',
    trace: /new Date\(\)/,
    sample: 'new Date()',
    files: ['rehearsal/server.ts', 'src/domain/calendar/clock.ts'],
  },
  {
    what: 'the names of the months',
    trace: /\b(?:febrero|noviembre)['"|]/i,
    sample: "['enero', 'febrero']",
    files: ['src/domain/calendar/calendar.ts'],
  },
  {
    what: 'the folding of accents',
    trace: /normalize\('NFK?D'\)|\\p\{(?:M|Diacritic)\}|\\u0300/,
    sample: "a.normalize('NFD')",
    files: ['bench/reading.ts', 'src/domain/text/fold.ts'],
  },
  {
    what: 'the environment',
    trace: /process\.env\b/,
    sample: 'process.env.PORT',
    files: [
      ...['playwright.config.ts', 'rehearsal/main.ts', 'rehearsal/readingProcess.ts', 'scripts/environment.mjs'],
      ...['src/cli/main.ts', 'src/cli/readingProcess.ts', 'src/cli/serve.ts', 'src/cli/turnProcess.ts', 'src/server/runtime.server.ts'],
    ],
  },
  {
    what: 'the cookie of a request',
    trace: /getRequestHeader\('cookie'\)/,
    sample: "getRequestHeader('cookie')",
    files: ['src/features/shell/site.functions.ts', 'src/features/till/till.functions.ts', 'src/server/peopleOfRequest.server.ts'],
  },
  {
    what: 'how components follow what is outside of them',
    trace: /useSyncExternalStore/,
    sample: 'useSyncExternalStore(subscribe, read)',
    files: ['src/ui/store.ts'],
  },
  {
    what: 'when a source is stale',
    trace: /\b48 ho(?:ras|urs)\b|Hours >=? \d|HOURS = 48/,
    sample: 'ageHours > 48',
    files: ['src/domain/promotion/freshness.ts'],
  },
]

/** Every program and its build files; not the tests, which repeat what they expect. */
function programs(): string[] {
  const folders = ['src', 'rehearsal', 'scripts', 'bench'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
  )
  return [...folders, ...readdirSync(ROOT)].filter((file) => /\.(?:tsx?|mjs)$/.test(file))
}

describe('what stands once', () => {
  const texts = programs().map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }))

  test.each(STANDS_ONCE)('$what', ({ trace, sample, files }) => {
    expect(sample).toMatch(trace)
    // A comment may speak of it.
    const code = (text: string) => text.replace(/^ *(?:\/?\*|\/\/).*$/gm, '')
    expect(
      texts
        .filter(({ text }) => trace.test(code(text)))
        .map(({ file }) => file)
        .sort(),
    ).toEqual(files.toSorted())
  })
})

/** The files, linted with our rules: those that have an error. */
function lint(files: Record<string, string>): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'yapa-lint-'))
  try {
    copyFileSync(path.join(ROOT, 'biome.json'), path.join(folder, 'biome.json'))
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
      writeFileSync(path.join(folder, name), content)
    }
    return failingFiles(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function failingFiles(folder: string): string[] {
  const biome = path.join(ROOT, 'node_modules/.bin/biome')
  const args = ['lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none', 'src']
  let output: string
  try {
    output = execFileSync(biome, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    output = String((error as { stdout?: string }).stdout)
  }
  return [...new Set([...output.matchAll(/file=([^,\n]+)/g)].map((match) => path.relative(folder, match[1] as string)))].sort()
}

describe('the linter', () => {
  test('refuses any', () => {
    expect(lint({ 'src/domain/a.ts': 'export const a: any = 1\n', 'src/domain/b.ts': 'export const b: unknown = 1\n' })).toEqual([
      'src/domain/a.ts',
    ])
  })
})

describe('the lockfile', () => {
  type Locked = {
    resolved?: string
    integrity?: string
    hasInstallScript?: boolean
  }
  const lock: { packages: Record<string, Locked & { optionalDependencies?: Record<string, string> }> } = JSON.parse(
    readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'),
  )
  const packages = Object.entries(lock.packages).filter(([place]) => place !== '')

  test('names no host that packages came from', () => {
    expect(Object.values(lock.packages).filter(({ resolved }) => resolved !== undefined)).toEqual([])
  })

  test('has the hash of every package, of every system', () => {
    const without = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    expect(packages.length).toBeGreaterThan(300)
    expect(without.map(([place]) => place)).toEqual([])
  })

  test('has no package that runs a script when it is installed', () => {
    expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([])
  })

  test('has an entry for every optional package of every system, without which `npm ci` refuses', () => {
    const missing = Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${place}/node_modules/${name}`],
      ),
    )
    expect(missing).toEqual([])
  })

  test('pins every direct dependency exactly', () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
    const loose = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    )
    expect(loose).toEqual([])
  })
})
