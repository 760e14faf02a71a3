import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { ROOT } from './rooms.ts'

const SOURCES = path.join(ROOT, 'src')

test('an exported name stands for one thing', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'),
  )
  const exports = files.flatMap((file) =>
    exportedNames(file, readFileSync(path.join(SOURCES, file), 'utf8')).map((name) => ({ file, name })),
  )
  expect(exports.length).toBeGreaterThan(1_000)
  expect(sharedNames(exports)).toEqual([])
})

test.each([
  [['domain/a.ts', 'server/b.ts'], ['one: domain/a.ts, server/b.ts']],
  [['chains/dia/card.ts', 'chains/coto/card.ts'], []],
  [['chains/dia/card.ts', 'chains/coto/words.ts'], ['one: chains/dia/card.ts, chains/coto/words.ts']],
  [['issuers/a.ts', 'issuers/b.ts'], []],
])('%j with one name: %j', (files, expected) => {
  expect(sharedNames(files.map((file) => ({ file, name: 'one' })))).toEqual(expected)
})

test('the names of values and types are found', () => {
  const text = 'export type A = 1\nexport const b = 1, c = 2\nexport function* d() {}\nexport class E {}\nconst f = 1\nexport { f as g }'
  expect(exportedNames('a.ts', text)).toEqual(['A', 'b', 'c', 'd', 'E'])
})

/** The names that the file declares and exports. A re-export declares nothing. */
function exportedNames(file: string, text: string): string[] {
  return parseSync(file, text).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return []
    const { declaration } = statement
    if (declaration.type !== 'VariableDeclaration')
      return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : []
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  })
}

/** Names that are exported by files of different families. The files of one family are parts of the same form and must share names. */
function sharedNames(exports: readonly { file: string; name: string }[]): string[] {
  return [...Map.groupBy(exports, ({ name }) => name)]
    .filter(([, own]) => new Set(own.map(({ file }) => familyOf(file))).size > 1)
    .map(([name, own]) => `${name}: ${own.map(({ file }) => file).join(', ')}`)
}

/** Each route, each issuer's file and each file of a chain's folder has a form that its room asks for. Any other file is alone. */
function familyOf(file: string): string {
  const [room, ...rest] = file.split('/')
  if (room === 'routes' || room === 'issuers') return room
  return room === 'chains' && rest.length === 2 ? `chains/*/${rest[1]}` : file
}
