import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { shortNames } from '../../scripts/shortNames.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const { classOf, shortTokens } = shortNames(ROOT)
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

test('no two classes or animations of the app have the same name, and none is one that blockers of advertisements hide', () => {
  const names = globSync('src/**/*.module.css', { cwd: ROOT }).flatMap((file) => {
    const css = read(file)
    const written = new Set(Array.from(css.matchAll(/(?:\.|@keyframes )([a-z]\w*)/gi), ([, name]) => name as string))
    return [...written].map((name) => classOf(name, path.join(ROOT, file), css))
  })
  expect(names.length).toBeGreaterThan(300)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z]_*\d+$/i.test(name))).toEqual([])
  expect(() => classOf('nobody', path.join(ROOT, 'src/ui/View.module.css'), read('src/ui/View.module.css'))).toThrow(/no class nobody/)
})

test('every token has one short name, where it is said and where it is used', async () => {
  const { css } = await postcss([shortTokens]).process('a{--ink:var(--paper);color:var(--ink);width:calc(1px + var(--nobody))}', {
    from: undefined,
  })
  const [, ink, paper] = /^a\{--(\w+):var\(--(\w+)\);color:var\(--\1\);width:calc\(1px \+ var\(--nobody\)\)\}$/.exec(css) ?? []
  expect(ink).toMatch(/^[a-z]_*$/i)
  expect(paper).toMatch(/^[a-z]_*$/i)
  expect(paper).not.toBe(ink)
})
