import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './rooms.ts'

const documents = globSync('{*,docs/*}.md', { cwd: ROOT }).map((name) => ({ name, text: readFileSync(path.join(ROOT, name), 'utf8') }))
const entries = globSync('**/*', { cwd: ROOT, exclude: (name) => ['node_modules', 'dist', 'data', '.tmp'].includes(name) })

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
function exists(word: string): boolean {
  const pattern = word
    .replace(/^#/, 'src/')
    .split(/<\w+>|\*+/)
    .map((part) => part.replace(/[.$]/g, '\\$&'))
    .join('[^/]+')
  const ending = new RegExp(`(?:^|/)${pattern.replace(/\/$/, '')}$`)
  return entries.some((entry) => ending.test(entry))
}

test('the documents name and link only files and folders that exist', () => {
  const named = documents.flatMap(({ name, text }) => {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)\s#]+)/g)].map((match) =>
      path.posix.join(path.dirname(name), match[1] as string),
    )
    return [...pathsIn(text), ...links].map((word) => ({ name, word }))
  })
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ word }) => !exists(word))).toEqual([])
  expect([exists('src/chains/<chain>/card.ts'), exists('chains/namedNowhere.ts')]).toEqual([true, false])
})

test('the comments of the source name only files that exist', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).map((name) => ({ name, text: readFileSync(path.join(ROOT, name), 'utf8') }))
  const comments = sources.map(({ name, text }) => ({ name, text: text.match(/\/\*\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/g)?.join('\n') ?? '' }))
  const named = comments.flatMap(({ name, text }) => pathsIn(text).flatMap((word) => (/(?:\.tsx?|\/)$/.test(word) ? [{ name, word }] : [])))
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ word }) => !exists(word))).toEqual([])
})
