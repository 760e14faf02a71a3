import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { PHRASES } from './domain/phrases/examples.ts'
import { saidPhrases } from './listPhrases.ts'

const DOMAIN = path.resolve(import.meta.dirname, '../src/domain')
const words = readdirSync(path.join(DOMAIN, 'description/words')).map((file) => `description/words/${file}`)
const files = [...readdirSync(path.join(DOMAIN, 'phrases')).map((file) => `phrases/${file}`), 'text/verbPhrase.ts', 'text/placeLines.ts']

/** What takes words apart, searches them, or puts others in their place. */
const PATTERN =
  /\.(?:replace|replaceAll|match|matchAll|split|test|exec|search|startsWith|endsWith|charAt|toLowerCase)\(|new RegExp|[=(,:] \/[^/*\s]/

it('no phrase takes a sentence apart, searches it or conjugates it by pattern', () => {
  expect("words.replace(/^Con /, '')").toMatch(PATTERN)
  expect(files.length).toBeGreaterThan(10)
  const code = (file: string) => readFileSync(path.join(DOMAIN, file), 'utf8').replace(/^ *(?:\/?\*|\/\/).*$/gm, '')
  expect([...files, ...words].filter((file) => PATTERN.test(code(file)))).toEqual([])
})

it('every file of the room is printed, and every example says something', () => {
  expect([...files, 'words/witness.ts'].map((file) => path.basename(file, '.ts')).sort()).toEqual(Object.keys(PHRASES).sort())
  const all = saidPhrases()
  expect(all.filter(({ said }) => said.length === 0)).toEqual([])
  expect(JSON.stringify(all)).not.toMatch(/undefined|NaN|\[object/)
})
