import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
let copy: string

/** A copy of the project with one chain more: a folder, its example, and two lines of the list. */
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'yapa-chain-'))
  for (const part of ['src', 'examples', 'rehearsal', 'package.json'])
    cpSync(path.join(ROOT, part), path.join(copy, part), { recursive: true })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
  const [model, folder] = [path.join(copy, 'src/chains/makro'), path.join(copy, 'src/chains/prueba')]
  cpSync(model, folder, { recursive: true })
  for (const file of readdirSync(folder)) rewrite(path.join(folder, file), (text) => ofPrueba(text))
  const example = readFileSync(path.join(copy, 'examples/makro.json'), 'utf8')
  writeFileSync(path.join(copy, 'examples/prueba.json'), ofPrueba(example))
  rewrite(path.join(copy, 'src/chains/facts.ts'), (text) =>
    text.replace(/^import /, "import { prueba } from './prueba/facts.ts'\nimport ").replace('makro,', 'makro, prueba,'),
  )
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

const rewrite = (file: string, change: (text: string) => string) => writeFileSync(file, change(readFileSync(file, 'utf8')))
const ofPrueba = (text: string) =>
  text
    .replaceAll('makro', 'prueba')
    .replaceAll('Makro', 'Prueba')
    .replaceAll("'MK'", "'PR'")
    // A pattern of its words in `words.ts`, a place in cookies in `facts.ts`.
    .replace(/^ *club: \{.*words:.*\n/m, '  club: null,\n')
    .replace(/^ *club: \{.*place:.*\n/m, '')

it('is read, captured and rehearsed with nothing else changed', () => {
  const script = `
    import { exampleCards } from '#chains/examples.ts'
    import { readCard } from '#chains/readCard.ts'
    import { CHAIN_SLUGS, CHAINS } from '#domain/catalogue/chain.ts'
    import { frozenClock } from '#domain/calendar/clock.ts'
    import { PoliteClient, POLITE_LIMITS } from '#ingestion/fetch/politeClient.ts'
    import { makeLiveSources } from '#ingestion/sources/liveSources.ts'
    import { startRehearsal } from '#rehearsal/server.ts'
    const now = new Date('2026-11-20T15:00:00Z')
    const cards = exampleCards('2026-11-20')
    const rehearsal = await startRehearsal({ cards, now })
    const client = new PoliteClient({ limits: { ...POLITE_LIMITS, pause: 1 }, hosts: { '*': rehearsal.url } })
    const source = makeLiveSources({ client, clock: frozenClock(now) }).find((one) => one.source === 'prueba')
    const capture = await source.read()
    await rehearsal.close()
    const promotions = capture.cards.flatMap((card) => readCard(card).promotions)
    const supermarkets = [...new Set(promotions.map(({ supermarket }) => supermarket))]
    console.log(JSON.stringify({ slugs: CHAIN_SLUGS, name: CHAINS.prueba.name, cards: capture.cards.length, supermarkets }))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: copy, encoding: 'utf8' })
  const found = JSON.parse(output)
  expect(found).toMatchObject({ name: 'Prueba', supermarkets: ['prueba'] })
  expect(found.slugs).toContain('prueba')
  expect(found.cards).toBeGreaterThan(3)
}, 60_000)
