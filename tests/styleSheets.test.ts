import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss'
import stylelint from 'stylelint'
import { describe, expect, test } from 'vitest'
import { failurePage } from '#server/http/failurePage.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const parse = (file: string): Root => postcss.parse(read(file), { from: file })

const SHEETS = globSync('src/**/*.css', { cwd: ROOT }).sort()
const MODULES = SHEETS.filter((file) => file.endsWith('.module.css'))
const SOURCES = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).sort()

/** The layers an at-rule or a rule is in, the outermost first. */
function layersOf(node: Rule | AtRule): string[] {
  const layers: string[] = []
  for (let at: Container | undefined = node.parent as Container | undefined; at; at = at.parent as Container | undefined) {
    if (at.type === 'atrule' && (at as AtRule).name === 'layer') layers.unshift((at as AtRule).params)
  }
  return layers
}

/** Every rule of a sheet; the steps of an animation are none. */
function rulesOf(root: Root): Rule[] {
  const rules: Rule[] = []
  root.walkRules((rule) => {
    const { parent } = rule
    if (!(parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes')) rules.push(rule)
  })
  return rules
}

const CLASS = /\.(-?[a-z_][\w-]*)/gi
const classesOf = (root: Root): Set<string> =>
  new Set(rulesOf(root).flatMap(({ selector }) => [...selector.matchAll(CLASS)].map((match) => match[1] as string)))

type Use = { module: string; names: Set<string>; isComputed: boolean }

/** What a source file takes of the modules of styles that it imports: `styles.name`, or `styles[…]` for any of them. */
function usesOf(file: string): Use[] {
  const text = read(file)
  const code = text.replaceAll(/^import .*$/gm, '')
  return [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)].map(([, name, specifier]) => {
    const bare = specifier as string
    const module = bare.startsWith('#') ? `src/${bare.slice(1)}` : path.posix.join(path.posix.dirname(file), bare)
    const names = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map((match) => match[1] as string)
    return { module, names: new Set(names), isComputed: new RegExp(`\\b${name}\\[`).test(code) }
  })
}

const USES = SOURCES.flatMap((file) => usesOf(file).map((use) => ({ file, ...use })))

describe('the style sheets', () => {
  test('are found', () => {
    expect(MODULES.length).toBeGreaterThan(30)
    expect(USES.length).toBeGreaterThan(60)
  })

  test('are modules, except the base of every page', () => {
    expect(SHEETS.filter((file) => !MODULES.includes(file))).toEqual([
      'src/routes/styles.css',
      'src/ui/base.css',
      'src/ui/fonts.css',
      'src/ui/print.css',
      'src/ui/reset.css',
      'src/ui/tokens.css',
    ])
  })

  test('declare their order first, and every rule is in the layer of its room', () => {
    const [first] = parse('src/routes/styles.css').nodes.filter(({ type }) => type !== 'comment')
    expect(String(first)).toBe('@layer reset, tokens, base, ui, features, print')
    const layerOf = (file: string) =>
      file.endsWith('.module.css') ? (file.startsWith('src/ui/') ? 'ui' : 'features') : path.basename(file, '.css')
    const outside = SHEETS.flatMap((file) =>
      rulesOf(parse(file)).flatMap((rule) => (layersOf(rule).join() === layerOf(file) ? [] : [`${file}: ${rule.selector}`])),
    )
    expect(outside).toEqual([])
  })

  test('reach nothing that has no class of theirs', () => {
    const bare = MODULES.flatMap((file) =>
      rulesOf(parse(file)).flatMap(({ selectors }) =>
        selectors.filter((selector) => selector.match(CLASS) === null).map((selector) => `${file}: ${selector}`),
      ),
    )
    expect(bare).toEqual([])
  })

  test('have no unused class, and every used class exists', () => {
    const wrong = MODULES.flatMap((module) => {
      const declared = classesOf(parse(module))
      const uses = USES.filter((use) => use.module === module)
      const used = new Set(uses.flatMap(({ names }) => [...names]))
      const missing = [...used].filter((name) => !declared.has(name)).map((name) => `${module} has no .${name}`)
      const dead = uses.some(({ isComputed }) => isComputed) ? [] : [...declared].filter((name) => !used.has(name))
      return [...missing, ...dead.map((name) => `${module}: nobody uses .${name}`)]
    })
    expect(wrong).toEqual([])
  })

  test('name no class by a word of the language, which no module can export', () => {
    const isExportable = (name: string) => {
      try {
        new Function(`const ${name} = 1`)
        return true
      } catch {
        return false
      }
    }
    expect(isExportable('with')).toBe(false)
    expect(MODULES.flatMap((file) => [...classesOf(parse(file))].filter((name) => !isExportable(name)))).toEqual([])
  })

  test('give every element its classes: none is written out in a component', () => {
    // The desk is a document of its own, with its styles in one file (`deskStyles.ts`), and none of the app's.
    const written = SOURCES.filter((file) => !file.startsWith('src/features/review/')).flatMap(
      (file) =>
        read(file)
          .match(/className=(?:"|\{['"`])[^\n]*/g)
          ?.map((found) => `${file}: ${found}`) ?? [],
    )
    expect(written).toEqual([])
  })

  test('use no token that is not there', () => {
    const tokens = new Set<string>()
    parse('src/ui/tokens.css').walkDecls(/^--/, ({ prop }) => void tokens.add(prop))
    expect(tokens.size).toBeGreaterThan(40)
    const used = SHEETS.flatMap((file) => [...read(file).matchAll(/var\((--[\w-]+)/g)].map((match) => ({ file, name: match[1] as string })))
    expect(used.filter(({ name }) => !tokens.has(name))).toEqual([])
    const unused = [...tokens].filter((token) => !used.some(({ name }) => name === token))
    expect(unused).toEqual([])
  })
})

describe('the pages that stand by themselves', () => {
  const DECLARATION = /(--[\w-]+):\s*([^;]+);/g
  const tokens = new Map<string, string[]>()
  parse('src/ui/tokens.css').walkDecls(/^--/, ({ prop, value }) => void tokens.set(prop, [...(tokens.get(prop) ?? []), value]))
  const stylesOf = (html: string) => /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? ''

  test.each([
    ['without a connection', read('public/sin-conexion.css')],
    ['of a failure', stylesOf(failurePage('/', 500).body)],
  ])('say the tokens as they are: the one %s', (_, styles) => {
    const said = [...styles.matchAll(DECLARATION)].map((match) => [match[1] as string, match[2] as string] as const)
    expect(said.length).toBeGreaterThan(5)
    expect(said.filter(([name, value]) => !tokens.get(name)?.includes(value))).toEqual([])
    const others = styles.replaceAll(DECLARATION, '')
    expect(others).not.toMatch(/#[0-9a-f]{3,8}|rgb|\drem\s*(solid|\/)/i)
    expect([...others.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]).filter((name) => !said.some(([one]) => one === name))).toEqual(
      [],
    )
  })
})

describe('the linter of style sheets', () => {
  const rulesBroken = async (code: string, file = 'src/features/wallet/Some.module.css') => {
    const { results } = await stylelint.lint({
      code,
      codeFilename: path.join(ROOT, file),
      configFile: path.join(ROOT, 'stylelint.config.mjs'),
    })
    return [...new Set(results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule)))]
  }

  test.each([
    ['color: red', 'color-named'],
    ['border: 1px solid #fff', 'color-no-hex'],
    ['background: rgb(1 2 3)', 'function-disallowed-list'],
    ['font-size: 14px', 'scale-unlimited/declaration-strict-value'],
    ['font-weight: 700', 'scale-unlimited/declaration-strict-value'],
    ['z-index: 4', 'scale-unlimited/declaration-strict-value'],
    ['border-radius: 4px', 'scale-unlimited/declaration-strict-value'],
    ['margin: 0 0.3rem', 'declaration-property-unit-allowed-list'],
    ['gap: 3px', 'declaration-property-unit-allowed-list'],
    ['transition: opacity 2s', 'declaration-property-unit-allowed-list'],
    ['font: 700 var(--size-text) / 1 var(--font-text)', 'declaration-property-value-disallowed-list'],
    ['box-shadow: 0 0 2px', 'declaration-property-value-allowed-list'],
    ['color: var(--ink) !important', 'declaration-no-important'],
    ['composes: other', 'property-disallowed-list'],
  ])('refuses `%s`', async (declaration, rule) => {
    expect(await rulesBroken(`.a { ${declaration}; }`)).toContain(rule)
  })

  test('refuses what reaches out of a module', async () => {
    expect(await rulesBroken(':global(.b) .a { color: var(--ink); }')).toContain('selector-pseudo-class-disallowed-list')
    expect(await rulesBroken('.b { color: var(--ink); }', 'src/ui/base.css')).toContain('selector-max-class')
  })

  test('takes values of the tokens', async () => {
    const good = 'color: var(--ink); margin: 0 calc(-1 * var(--space-4)); border: 1px solid currentcolor; padding: 0.2em; border-radius: 0;'
    expect(await rulesBroken(`.a { ${good} }`)).toEqual([])
  })
})
