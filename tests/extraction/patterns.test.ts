import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { ALL_CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { fold } from '#domain/text/fold.ts'
import { expandPhrase } from '#extraction/vocabulary/lexicon.ts'
import { ISSUER_WORDS } from '#issuers/words.ts'

const ROOM = path.resolve('src/extraction')
/** Patterns meet text in these alone. */
const OF_PATTERNS = ['mentions/', 'text/']
const LONGEST = 100
const MOST = 200

/** `source`: of a literal, or of each piece of text that one is built from. */
type Pattern = { file: string; source: string; isLiteral: boolean }

type Node = { type?: string; raw?: string; value?: unknown; regex?: { pattern: string }; callee?: { name?: string } }

/** Every node of a file's tree of syntax. */
function nodesOf(source: string): Node[] {
  const nodes: Node[] = []
  JSON.stringify(parseAst(source, { lang: 'ts' }), (_, node) => {
    if (typeof node?.type === 'string') nodes.push(node)
    return typeof node === 'bigint' ? null : node
  })
  return nodes
}

function patternsIn(file: string, source: string): Pattern[] {
  return nodesOf(source).flatMap((node): Pattern[] => {
    if (node.type === 'Literal' && node.regex) return [{ file, source: node.regex.pattern, isLiteral: true }]
    const isBuilt = (node.type === 'NewExpression' || node.type === 'CallExpression') && node.callee?.name === 'RegExp'
    return isBuilt ? [{ file, source: piecesOf(node), isLiteral: false }] : []
  })
}

/** The longest piece of text in a call. */
function piecesOf(node: Node): string {
  let longest = ''
  JSON.stringify(node, (_, inner) => {
    const piece = inner?.type === 'TemplateElement' ? inner.value.raw : inner?.type === 'Literal' ? inner.value : ''
    if (typeof piece === 'string' && piece.length > longest.length) longest = piece
    return inner
  })
  return longest
}

const files = readdirSync(ROOM, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replaceAll(path.sep, '/'))
  .sort()
const sources = new Map(files.map((file) => [file, readFileSync(path.join(ROOM, file), 'utf8')]))
const patterns = [...sources].flatMap(([file, source]) => patternsIn(file, source))
const told = (found: readonly Pattern[]) => found.map(({ file, source }) => `${file}: ${source}`)

const isOutside = ({ file }: Pattern) => !OF_PATTERNS.some((room) => file.startsWith(room))
const isLong = ({ source }: Pattern) => source.length > LONGEST

function hasUnnamedGroup({ source, isLiteral }: Pattern): boolean {
  if (!isLiteral) return false
  let isUnnamed = false
  const visit = (node: AST.Node | readonly AST.Node[]): void => {
    if (Array.isArray(node)) for (const each of node) visit(each)
    else {
      const one = node as AST.Node
      if (one.type === 'CapturingGroup' && one.name === null) isUnnamed = true
      if ('alternatives' in one) visit(one.alternatives)
      if ('elements' in one && one.type === 'Alternative') visit(one.elements)
      if (one.type === 'Quantifier') visit(one.element)
    }
  }
  visit(new RegExpParser().parsePattern(source, undefined, undefined, { unicode: source.includes('\\p') }))
  return isUnnamed
}

test('patterns meet text in the rooms of mentions and text alone', () => {
  expect(told(patterns.filter(isOutside))).toEqual([])
})

test('patterns are short, and few', () => {
  expect(told(patterns.filter(isLong))).toEqual([])
  expect(patterns.length).toBeLessThanOrEqual(MOST)
})

test('what a pattern captures has a name', () => {
  expect(told(patterns.filter(hasUnnamedGroup))).toEqual([])
})

test('such patterns would be seen', () => {
  const seen = patternsIn('rules/x.ts', `const a = /(b)/; const c = new RegExp(\`\${a}${'d'.repeat(101)}\`)`)
  expect(seen.map((one) => [isOutside(one), isLong(one), hasUnnamedGroup(one)])).toEqual([
    [true, false, true],
    [true, true, false],
  ])
})

/** Words of issuers' names that mean something else, too. */
const EVERYDAY = new Set(
  (
    'aires amex aplicacion argentina argentino banca banco bancos bank billetera buenos caja card cartera cash chaco ciudad clasica ' +
    'clave cliente clientes columbia commercial cordoba corrientes credito cruz cuenta cuentas debito digital entre formosa frances ' +
    'hipotecario industrial inteligente juan julio mastercard mercado modo movil municipal nacion naranja neuquen nuevo pago pampa ' +
    'patagonia personal piano plan platinum plus prepaga prepagas provincia rios rosario santa singular tarjeta tarjetas usuario ' +
    'usuarios visa'
  ).split(' '),
)

const LEAST_NAME = 4
/** Chains, and the words of issuers' names that name nothing else. */
const NAMES = new Set([
  ...ALL_CHAIN_SLUGS.filter((slug) => slug !== 'dia' && slug !== 'disco' && slug !== 'vea'),
  ...Object.values(ISSUER_WORDS).flatMap(({ names }) =>
    names
      .flatMap(expandPhrase)
      .flat()
      .filter((word) => word.length >= LEAST_NAME && !word.endsWith('*') && !EVERYDAY.has(word)),
  ),
])

function namesIn(source: string): string[] {
  return nodesOf(source).flatMap(({ type, value, regex }) => {
    const text = type === 'TemplateElement' ? (value as { raw: string }).raw : type === 'Literal' ? (regex?.pattern ?? value) : ''
    return typeof text === 'string' && !text.startsWith('#')
      ? (fold(text).match(/[a-z0-9ñ]+/g) ?? []).filter((word) => NAMES.has(word))
      : []
  })
}

test('no chain and no issuer is named in the code of the reading', () => {
  expect(NAMES.size).toBeGreaterThan(0)
  expect([...sources].flatMap(([file, source]) => namesIn(source).map((name) => `${file}: ${name}`))).toEqual([])
  expect(namesIn("const x = /galicia|coto/; const y = 'Banco Macro'")).toEqual(['galicia', 'coto', 'macro'])
})
