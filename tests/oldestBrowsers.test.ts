import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transform } from 'lightningcss'
import postcss, { AtRule, Declaration, type Node } from 'postcss'
import { describe, expect, test } from 'vitest'
import { OLDEST_BROWSERS } from '../scripts/oldestBrowsers.ts'
import { featureAt, isNewer, NEWER_MEMBERS } from './newerFeatures.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

/** Methods of the language by name alone, where no object of the oldest browsers has one of that name. */
const NEWER_METHODS = new Set(
  NEWER_MEMBERS.flatMap(({ owner, isNew, members }) => (featureAt('javascript', 'builtins', owner) && !isNew ? members : [])),
)
for (const owner of Object.values(featureAt('javascript', 'builtins') ?? {}))
  for (const [name, method] of Object.entries(owner)) if (!isNewer(method)) NEWER_METHODS.delete(name)

/** The calls in a source that one of the oldest browsers lacks: «Map.groupBy», «.toSorted». */
function newerCalls(source: string): string[] {
  return [...source.matchAll(/(\w*)\??\.(\w+)\(/g)].flatMap(([, owner = '', name = '']) => {
    if (NEWER_MEMBERS.some((one) => one.owner === owner && one.ownMembers.includes(name))) return [`${owner}.${name}`]
    return NEWER_METHODS.has(name) && !/^[A-Z]/.test(owner) ? [`.${name}`] : []
  })
}

/** What `src/features/frame/olderBrowsers.ts` adds, by the names that `newerCalls` gives. */
const ADDED = [...read('src/features/frame/olderBrowsers.ts').matchAll(/^add\((\w+), '(\w+)'/gm)].map(([, owner, name]) =>
  owner === 'list' ? `.${name}` : `${owner}.${name}`,
)

describe('what the pages call', () => {
  const sources = globSync('src/{client.tsx,router.tsx,serviceWorker.ts,{features,ui,routes,domain,issuers}/**/*.{ts,tsx}}', { cwd: ROOT })
    // What only the server runs.
    .filter(
      (file) =>
        !/^src\/(features\/review|routes\/(api\/v1|health))\/|\.(server|functions)\.ts$|^src\/features\/frame\/olderBrowsers/.test(file),
    )

  test('is known to the oldest browsers, or added for them', () => {
    expect(sources.length).toBeGreaterThan(250)
    const calls = sources.flatMap((file) => newerCalls(read(file)).map((call) => ({ file, call })))
    expect(calls.filter(({ call }) => !ADDED.includes(call))).toEqual([])
    expect(newerCalls('Map.groupBy(all, keyOf); names.toSorted(); URL.canParse(text); JSON.parse(text); names.at(-1)')).toEqual([
      ...['Map.groupBy', '.toSorted', 'URL.canParse'],
    ])
  })
})

/** A version as the lowering of styles wants it: 15.4 is 0x0f0400. */
const encoded = (version: string) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return (major << 16) | (minor << 8)
}
const TARGETS = {
  chrome: encoded(OLDEST_BROWSERS.chrome),
  firefox: encoded(OLDEST_BROWSERS.firefox),
  safari: encoded(OLDEST_BROWSERS.safari),
}

/** Without these a page looks or moves a little plainer, and nothing is lost or out of reach. */
const PLAINER = new Set(
  [
    // Narrow forms stay narrow.
    '@container container container-type',
    // Nothing moves in, and nothing turns.
    '@starting-style translate rotate',
    // Chosen chips show their boxes instead (`chip.module.css`, `segmented.module.css`); two bars stand over each other.
    ':has',
    'text-wrap lh cqi',
    'overscroll-behavior overflow-anchor scrollbar-gutter scrollbar-width',
    'content-visibility contain-intrinsic-size',
    'text-size-adjust -webkit-tap-highlight-color',
  ].flatMap((names) => names.split(' ')),
)

/** What of a style sheet, lowered as the build does, one of the oldest browsers lacks. `@supports`, or an earlier value of the same property, is an answer to that. */
function newerStyles(sheet: string, file = 'x.css'): string[] {
  const { code } = transform({ filename: file, code: Buffer.from(sheet), targets: TARGETS })
  const found: string[] = []
  const note = (node: Node, name: string, feature: ReturnType<typeof featureAt>) => {
    if (isNewer(feature) && !isAnswered(node)) found.push(name)
  }
  postcss.parse(code.toString()).walk((node) => {
    if (node.type === 'atrule') note(node, `@${node.name}`, featureAt('css', 'at-rules', node.name))
    if (node.type === 'rule')
      for (const [, name = ''] of node.selector.matchAll(/::?([\w-]+)/g)) note(node, `:${name}`, featureAt('css', 'selectors', name))
    if (node.type !== 'decl' || node.prop.startsWith('--')) return
    note(node, node.prop, featureAt('css', 'properties', node.prop))
    for (const [, unit = ''] of node.value.matchAll(/[\d.]([a-z]+)\b/g)) note(node, unit, unitFeature(unit))
    for (const [, name = ''] of node.value.matchAll(/([a-z][\w-]*)\(/g))
      note(node, `${name}()`, featureAt('css', 'types', name) ?? featureAt('css', 'types', 'color', name))
  })
  return [...new Set(found)]
}

function unitFeature(unit: string) {
  const viewport = { d: 'dynamic', l: 'large', s: 'small' }[/^([dls])v/.exec(unit)?.[1] ?? '']
  if (viewport) return featureAt('css', 'types', 'length', `viewport_percentage_units_${viewport}`)
  return featureAt('css', 'types', 'length', unit.startsWith('cq') ? 'container_query_length_units' : unit)
}

/** Checks for `@supports` around, or a value just before that older browsers take: `vh`, or the property with a prefix. */
function isAnswered(node: Node): boolean {
  for (let up: Node | undefined = node.parent; up; up = up.parent) if (up instanceof AtRule && up.name === 'supports') return true
  const before = node.prev()
  return node instanceof Declaration && before instanceof Declaration && before.prop.endsWith(node.prop)
}

describe('the style sheets', () => {
  test('need nothing that the oldest browsers lack', () => {
    const sheets = globSync('src/**/*.css', { cwd: ROOT })
    expect(sheets.length).toBeGreaterThan(30)
    const newer = sheets.flatMap((file) => newerStyles(read(file), file).map((what) => ({ file, what })))
    expect(newer.filter(({ what }) => !PLAINER.has(what))).toEqual([])
    expect(newerStyles('.a:has(b) { height: 100dvh; .b { color: light-dark(red, blue) } }')).toEqual([':has', 'dvh'])
    expect(newerStyles('.a { height: 100vh; height: 100dvh }')).toEqual([])
  })
})
