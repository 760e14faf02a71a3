import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'

const TESTS = import.meta.dirname
const ROOT = path.resolve(TESTS, '..')

/** Tests of what no single file holds. */
const CROSS_CUTTING = [
  'architecture',
  'phrases',
  'chains/folders',
  'chains/newChain',
  'deploy',
  'deploy.proxy',
  'docs',
  'extraction/patterns',
  'extraction/rules/terms',
  'extraction/regularExpressions',
  'names',
  'oldestBrowsers',
  'styleSheets',
  'testRules',
]

const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))

describe('the tests', () => {
  test('stand where their sources stand', () => {
    const own = files.filter((file) => /\.test\.tsx?$/.test(file)).map((file) => file.replace(/\.test\.tsx?$/, ''))
    expect(own.length).toBeGreaterThan(50)
    expect(own.filter((name) => !CROSS_CUTTING.includes(name) && !hasSource(name))).toEqual([])
  })

  test('assert in no loop over a list that may be empty, and sleep for no fixed time', () => {
    expect(files.length).toBeGreaterThan(50)
    expect(files.flatMap((file) => faultsIn(file, readFileSync(path.join(TESTS, file), 'utf8')))).toEqual([])
  })

  test.each([
    ['for (const one of found()) expect(one).toBe(1)', 'a.ts:1 asserts for each of `found()`, of which there may be none'],
    ['for (const one of []) expect(one).toBe(1)', 'a.ts:1 asserts for each of `[]`, of which there may be none'],
    ['let some = [1]\nfor (const one of some) expectSound(one)', 'a.ts:2 asserts for each of `some`, of which there may be none'],
    ['found().forEach((one) => expect(one).toBe(1))', 'a.ts:1 asserts for each of `found()`, of which there may be none'],
    ['await page.waitForTimeout(200)', 'a.ts:1 sleeps'],
    ['await new Promise((resolve) => setTimeout(resolve, 200))', 'a.ts:1 sleeps'],
    ['await setTimeout(200)', 'a.ts:1 sleeps'],
  ])('%s is found', (text, fault) => {
    expect(faultsIn('a.ts', text)).toEqual([fault])
  })

  test.each([
    'for (const one of [1, 2] as const) expect(one).toBe(1)',
    'const some = [1]\nfor (const one of some) expect(one).toBe(1)',
    'for (const one of CHAINS) expect(one).toBe(1)',
    'for (const [one] of CHAINS.entries()) expect(one).toBe(1)',
    'for (const [one] of Object.entries(CHAINS)) expect(one).toBe(1)',
    'for (const one of atLeastOne(found())) expect(one).toBe(1)',
    'for (const one of found()) use(one)',
    'setTimeout(() => stop(), 200)',
  ])('%s is not', (text) => {
    expect(faultsIn('a.ts', text)).toEqual([])
  })
})

/**
 * Whether a test `a/b.test.ts`, or `a/b.of-something.test.ts`, has its `src/a/b.ts`; tests of other programs have theirs in a
 * folder of the same name.
 */
function hasSource(name: string): boolean {
  const [base] = path.basename(name).split('.')
  const place = path.join(path.dirname(name), base as string)
  const suffixes = ['.ts', '.tsx', '.server.ts', '.functions.ts', '.mjs']
  return suffixes.some((suffix) => [`src/${place}`, place].some((file) => existsSync(path.join(ROOT, file + suffix))))
}

function faultsIn(file: string, text: string): string[] {
  const { program } = parseSync(file, text)
  const faults: { at: number; fault: string }[] = []
  const words = ({ start, end }: ESTree.Span) => text.slice(start, end)
  const note = ({ start }: ESTree.Span, fault: string) => faults.push({ at: text.slice(0, start).split('\n').length, fault })
  const lists = constantLists(program)
  const noteLoop = (loop: ESTree.Span, over: ESTree.Expression, body: ESTree.Span) => {
    if (/\bexpect\w*\(/.test(words(body)) && !hasSome(over, lists))
      note(loop, `asserts for each of \`${words(over)}\`, of which there may be none`)
  }
  new Visitor({
    ForOfStatement(loop) {
      noteLoop(loop, loop.right, loop.body)
    },
    CallExpression(call) {
      const { callee } = call
      const name = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : words(callee)
      if (name === 'forEach' && callee.type === 'MemberExpression') noteLoop(call, callee.object as ESTree.Expression, call)
      if (name === 'waitForTimeout') note(call, 'sleeps')
    },
    AwaitExpression({ argument }) {
      if (/^(setTimeout\(|new Promise\W[^{]*=>\s*setTimeout\()/.test(words(argument))) note(argument, 'sleeps')
    },
  }).visit(program)
  return faults.map(({ at, fault }) => `${file}:${at} ${fault}`)
}

/** The names of the constants of a file that are written out as lists with something in them. */
function constantLists(program: ESTree.Program): Set<string> {
  const names = new Set<string>()
  new Visitor({
    VariableDeclaration({ kind, declarations }) {
      for (const { id, init } of declarations)
        if (kind === 'const' && id.type === 'Identifier' && init && isWrittenOut(init)) names.add(id.name)
    },
  }).visit(program)
  return names
}

function isWrittenOut(list: ESTree.Expression): boolean {
  if (list.type === 'TSAsExpression') return isWrittenOut(list.expression)
  return list.type === 'ArrayExpression' && list.elements.length > 0
}

/** Whether a list certainly has something in it: written out, a constant of the domain, or looked at by `atLeastOne`. */
function hasSome(list: ESTree.Expression, lists: Set<string>): boolean {
  if (isWrittenOut(list)) return true
  if (list.type === 'Identifier') return lists.has(list.name) || /^[A-Z][A-Z_]*$/.test(list.name)
  if (list.type === 'MemberExpression') return hasSome(list.object as ESTree.Expression, lists)
  if (list.type !== 'CallExpression') return false
  if (list.callee.type === 'Identifier') return ['atLeastOne', 'anyNumberOf'].includes(list.callee.name)
  if (list.callee.type !== 'MemberExpression' || list.callee.property.type !== 'Identifier') return false
  const { object, property } = list.callee
  if (object.type === 'Identifier' && object.name === 'Object') return hasSome(list.arguments[0] as ESTree.Expression, lists)
  return property.name === 'entries' && hasSome(object as ESTree.Expression, lists)
}
