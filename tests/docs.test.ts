import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from './rooms.ts'

/** The documents of the project. */
function documents(): { name: string; text: string }[] {
  const folders = ['.', 'docs']
  return folders
    .flatMap((folder) => readdirSync(path.join(ROOT, folder)).map((file) => path.posix.join(folder, file)))
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name, text: readFileSync(path.join(ROOT, name), 'utf8') }))
}

const NOT_OURS = new Set(['node_modules', 'dist', 'data', '.git', '.tmp'])

/** Every file and folder of the project, folders with a slash at their end. */
function entries(folder = ''): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.has(name))
    .flatMap((entry) => {
      const name = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? [`${name}/`, ...entries(name)] : [name]
    })
}

/** Paths in backticks: they have a slash or one of our extensions. Routes, addresses, packages and generated files are none of ours. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] as string)
  return quoted.filter(
    (word) =>
      /^[\w<#.][\w<>*.$/-]*$/.test(word) &&
      (/\.(?:tsx?|mjs|css|json|md|js)$/.test(word) || /^[a-z#.][\w#-]*\/(?:[\w<>*-]+\/)*[\w<>.*-]*$/.test(word)) &&
      !/^(?:\.\/|dist|data|node_modules|\.tmp|application|text|http)\b/.test(word),
  )
}

/** Whether some entry ends with the path; `<chain>` and `*` match any name. */
function exists(word: string, all: readonly string[]): boolean {
  const pattern = word
    .replace(/^#/, 'src/')
    .split(/<\w+>|\*+/)
    .map((part) => part.replace(/[.$]/g, '\\$&'))
    .join('[^/]+')
  const ending = new RegExp(`(?:^|/)${pattern}/?$`)
  return all.some((entry) => ending.test(entry))
}

/** «`NAME` of `file`», «`NAME` (`file`)» or «`NAME` in `file`»: what a document says a file holds. */
function namesIn(text: string): { word: string; file: string }[] {
  return [...text.matchAll(/`(\w+)`\s+(?:(?:of|in)\s+|\()`([\w/.-]+\.(?:tsx?|mjs))`/g)].map(([, word = '', file = '']) => ({ word, file }))
}

/** Whether one of the files that the path may mean has the word. */
function isNamedIn(word: string, file: string, all: readonly string[]): boolean {
  const own = new RegExp(`\\b${word}\\b`)
  return all.some((entry) => `/${entry}`.endsWith(`/${file}`) && own.test(readFileSync(path.join(ROOT, entry), 'utf8')))
}

const WIDTH = 100

/** Lines of prose that are wider than a screen of code shows. */
function longLinesIn(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '').split('\n')
  return prose.filter((line) => line.length > WIDTH && !/^\||^#|^!?\[|^\S+$/.test(line))
}

describe('the documents', () => {
  const all = entries()

  test('name only files and folders that exist', () => {
    const missing = documents().flatMap(({ name, text }) =>
      pathsIn(text)
        .filter((word) => !exists(word, all))
        .map((word) => `${name}: ${word}`),
    )
    expect(missing).toEqual([])
  })

  test('link only to files that exist', () => {
    const links = documents().flatMap(({ name, text }) =>
      [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)\s#]+)/g)].map((match) => ({
        name,
        to: path.posix.join(path.posix.dirname(name), match[1] as string),
      })),
    )
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter(({ to }) => !all.includes(to) && !all.includes(`${to}/`))).toEqual([])
  })

  test('name what is in a file only with a file that has it', () => {
    const named = documents().flatMap(({ name, text }) => namesIn(text).map((one) => ({ name, ...one })))
    expect(named.length).toBeGreaterThan(8)
    const wrong = named.filter(({ word, file }) => !isNamedIn(word, file, all))
    expect(wrong.map(({ name, word, file }) => `${name}: ${word} is not in ${file}`)).toEqual([])
  })

  test('have lines of 100 characters at most, but for tables, code and addresses', () => {
    const long = documents().flatMap(({ name, text }) => longLinesIn(text).map((line) => `${name}: ${line}`))
    expect(long).toEqual([])
    expect(longLinesIn(`${'a '.repeat(51)}\n| ${'a '.repeat(51)}|\n\`\`\`\n${'a '.repeat(51)}\n\`\`\``)).toHaveLength(1)
  })

  test('the check sees what it must', () => {
    expect(namesIn('a `NAMES` of `src/a.ts`, `run` in\n   `b.mjs` and `npm run x` in `c.ts`')).toEqual([
      { word: 'NAMES', file: 'src/a.ts' },
      { word: 'run', file: 'b.mjs' },
    ])
    expect(isNamedIn('METHOD_ALIASES', 'src/features/wallet/wizardSearch.ts', all)).toBe(false)
    expect(isNamedIn('METHOD_ALIASES', 'src/domain/choice/glossary.ts', all)).toBe(true)
    expect(pathsIn('`src/a.ts` `#domain/b.ts` `/api/v1` `YAPA_DATA` `claims/who.ts` `npm test` `chains/forms/` `sw.js`')).toEqual([
      'src/a.ts',
      '#domain/b.ts',
      'claims/who.ts',
      'chains/forms/',
      'sw.js',
    ])
    expect(exists('mentions/namedTiers.ts', ['src/extraction/mentions/named.ts'])).toBe(false)
    expect(exists('src/chains/<chain>/card.ts', ['src/chains/dia/card.ts'])).toBe(true)
  })
})
