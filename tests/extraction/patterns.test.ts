import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

/** Checks for a regular expression, written out or built. */
function hasPattern(source: string): boolean {
  let isFound = false
  new Visitor({
    Literal(literal) {
      if ('regex' in literal) isFound = true
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') isFound = true
    },
  }).visit(parseSync('a.ts', source).program)
  return isFound
}

test('patterns meet the text of a card in the rooms of mentions and text alone', () => {
  const files = globSync('src/extraction/**/*.ts')
  const withPattern = files.filter((file) => hasPattern(readFileSync(file, 'utf8')))
  expect(withPattern.length).toBeGreaterThan(10)
  expect(withPattern.map((file) => path.relative('src/extraction', file)).filter((file) => !/^(?:mentions|text)\//.test(file))).toEqual([])
})
