import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { AtRule, type Node } from 'postcss'
import { describe, expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const SHEETS = globSync('src/**/*.css').sort()
const MODULES = SHEETS.filter((file) => file.endsWith('.module.css'))

const classesOf = (sheet: string) =>
  new Set([...sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.(-?[a-z_][\w-]*)(?=[^;{}]*\{)/gi)].map((match) => match[1] as string))

type Use = { module: string; names: string[]; isComputed: boolean }

/** What a source file takes of the modules of styles that it imports: `styles.name`, or `styles[…]` for any of them. */
function usesOf(file: string): Use[] {
  const text = read(file)
  const code = text.replaceAll(/^import .*$/gm, '')
  return [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)].map(([, name, specifier = '']) => ({
    module: specifier.startsWith('#') ? `src/${specifier.slice(1)}` : path.posix.join(path.posix.dirname(file), specifier),
    names: [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map((match) => match[1] as string),
    isComputed: new RegExp(`\\b${name}\\[`).test(code),
  }))
}

function isInLayer(node: Node, layer: string): boolean {
  for (let at: Node | undefined = node.parent; at; at = at.parent)
    if (at instanceof AtRule && (at.name === 'layer' ? at.params === layer : at.name === 'keyframes')) return true
  return false
}

describe('the style sheets', () => {
  test('have every rule in the layer of their room', () => {
    const layerOf = (file: string) =>
      file.endsWith('.module.css') ? (file.startsWith('src/ui/') ? 'ui' : 'features') : path.basename(file, '.css')
    const outside = SHEETS.flatMap((file) => {
      const found: string[] = []
      postcss.parse(read(file)).walkRules((rule) => {
        if (!isInLayer(rule, layerOf(file))) found.push(`${file}: ${rule.selector}`)
      })
      return found
    })
    expect(outside).toEqual([])
  })

  test('have every class that is used, and no other', () => {
    const uses = globSync('src/**/*.{ts,tsx}').flatMap(usesOf)
    expect(uses.length).toBeGreaterThan(60)
    const wrong = MODULES.flatMap((module) => {
      const declared = classesOf(read(module))
      const own = uses.filter((use) => use.module === module)
      const used = new Set(own.flatMap(({ names }) => names))
      const missing = [...used].filter((name) => !declared.has(name)).map((name) => `${module} has no .${name}`)
      const unused = own.some(({ isComputed }) => isComputed) ? [] : [...declared].filter((name) => !used.has(name))
      return [...missing, ...unused.map((name) => `${module}: nobody uses .${name}`)]
    })
    expect(wrong).toEqual([])
  })

  test('use every token that there is, and no other', () => {
    const tokens = new Set([...read('src/ui/tokens.css').matchAll(/^ *(--[\w-]+):/gm)].map((match) => match[1]))
    const used = new Set(SHEETS.flatMap((file) => [...read(file).matchAll(/var\((--[\w-]+)/g)].map((match) => match[1])))
    expect(used).toEqual(tokens)
  })
})
