import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folder of the project. */
export const ROOT = path.resolve(import.meta.dirname, '..')
export const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g

export type Import = { file: string; specifier: string }

/** Every import of a folder's files; `file` is relative to it, with a prefix. */
function importsOf(directory: string, prefix = ''): Import[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && name !== 'routeTree.gen.ts')
    .flatMap((name) => {
      const text = readFileSync(path.join(directory, name), 'utf8')
      return [...text.matchAll(IMPORT)].map((match) => ({
        file: `${prefix}${name}`,
        specifier: (match[1] as string).split('?')[0] as string,
      }))
    })
}

/** The first part of a path: the room. Files that are in `src` itself belong to none. */
export const roomOf = (file: string): string | null => (file.includes('/') ? (file.split('/')[0] as string) : null)

/** Where a file of `chains` stands, by its name. A feed's folder has the same floors. */
const CHAIN_FLOORS: readonly [RegExp, string][] = [
  [/^chains\/([a-z]+\/facts|facts|chainFacts|unreadFacts)\.ts$/, 'chains/facts'],
  [/^feeds\/facts\.ts$/, 'chains/facts'],
  [/^chains\/forms\//, 'chains/forms'],
  [/^(chains|feeds)\/([a-z-]+\/source|sources|list)\.ts$/, 'chains/sources'],
  [/^feeds\/([a-z-]+\/record|record|chainNames)\.ts$/, 'chains/records'],
  [/^chains\/examples\.ts$/, 'chains/examples'],
  [/^(chains|feeds)\//, 'chains/cards'],
]

/** The room; in ingestion and the domain the room within it, in `chains` the floor. */
export function floorOf(file: string): string | null {
  const room = roomOf(file)
  if (room === 'ingestion' || room === 'domain') return file.split('/').slice(0, 2).join('/')
  if (room === 'chains' || room === 'feeds') return CHAIN_FLOORS.find(([pattern]) => pattern.test(file))?.[1] ?? null
  return room
}

/** Every import of the product and of the rehearsal. */
export function allImports(): Import[] {
  return [...importsOf(path.join(ROOT, 'src')), ...importsOf(path.join(ROOT, 'rehearsal'), 'rehearsal/')]
}

/** The file that an import means, as `importsOf` names files; null for packages and for what is no file of these folders. */
function targetOf({ file, specifier }: Import): string | null {
  const bare = specifier.split('?')[0] as string
  if (bare.startsWith('#')) return bare.slice(1)
  return bare.startsWith('.') ? path.posix.join(path.posix.dirname(file), bare) : null
}

/** An import that loads its file with the importing one: not of types alone, and not `import()`. */
const LOADING = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s*)?['"]([^'"\n]+)['"]/gm

/** The files of `src` that are loaded with one of them, itself included. */
export function loadedBy(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const text = readFileSync(path.join(ROOT, 'src', file), 'utf8')
  for (const [, specifier] of text.matchAll(LOADING)) {
    const target = targetOf({ file, specifier: specifier as string })
    if (target !== null) loadedBy(target, seen)
  }
  return [...seen]
}
