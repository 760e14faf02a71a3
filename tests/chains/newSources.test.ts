import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
let copy: string

const rewrite = (file: string, change: (text: string) => string) =>
  writeFileSync(path.join(copy, file), change(readFileSync(path.join(copy, file), 'utf8')))

/** Copies a source's folder and its example under another name. */
function copySource(room: string, model: string, name: string, change: (text: string) => string): void {
  cpSync(path.join(copy, `src/${room}/${model}`), path.join(copy, `src/${room}/${name}`), { recursive: true })
  cpSync(path.join(copy, `examples/${model}.json`), path.join(copy, `examples/${name}.json`))
  const files = readdirSync(path.join(copy, `src/${room}/${name}`)).map((file) => `src/${room}/${name}/${file}`)
  for (const file of [...files, `examples/${name}.json`]) rewrite(file, (text) => change(text.replaceAll(model, name)))
}

/** A copy of the project with one chain and one feed more: a folder and an example each, and their entries in the lists. */
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'yapa-sources-'))
  for (const part of ['src', 'examples', 'rehearsal', 'package.json'])
    cpSync(path.join(ROOT, part), path.join(copy, part), { recursive: true })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
  copySource('chains', 'makro', 'prueba', (text) =>
    text
      .replaceAll('Makro', 'Prueba')
      .replaceAll("'MK'", "'PR'")
      // A pattern of its words in `words.ts`, a place in cookies in `facts.ts`.
      .replace(/^ *club: \{.*words:.*\n/m, '  club: null,\n')
      .replace(/^ *club: \{.*place:.*\n/m, ''),
  )
  rewrite('src/chains/facts.ts', (text) =>
    text.replace(/^import /, "import { prueba } from './prueba/facts.ts'\nimport ").replace('makro,', 'makro, prueba,'),
  )
  copySource('feeds', 'banco-galicia', 'banco-prueba', (text) =>
    text.replaceAll('galicia.ar', 'prueba.ar').replaceAll('bancogalicia', 'bancoprueba'),
  )
  const entry = "'banco-prueba': { name: 'Banco Prueba', url: 'https://prueba.example' },"
  rewrite('src/feeds/facts.ts', (text) => text.replace('FEED_FACTS = {', `FEED_FACTS = {\n  ${entry}`))
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('a new chain and a new feed are read, captured and rehearsed with nothing else changed', () => {
  const script = `
    import { exampleCards } from '#chains/examples.ts'
    import { readCard } from '#chains/readCard.ts'
    import { frozenClock } from '#domain/calendar/clock.ts'
    import { sourceName } from '#domain/catalogue/source.ts'
    import { PoliteClient, POLITE_LIMITS } from '#ingestion/fetch/politeClient.ts'
    import { makeLiveSources } from '#ingestion/sources/liveSources.ts'
    import { startRehearsal } from '#rehearsal/server.ts'
    const now = new Date('2026-11-20T15:00:00Z')
    const rehearsal = await startRehearsal({ cards: exampleCards('2026-11-20'), now })
    const client = new PoliteClient({ limits: { ...POLITE_LIMITS, pause: 1 }, hosts: { '*': rehearsal.url } })
    const sources = makeLiveSources({ client, clock: frozenClock(now), feeds: ['banco-prueba'] })
    const found = {}
    for (const source of ['prueba', 'banco-prueba']) {
      const { cards } = await sources.find((one) => one.source === source).read()
      found[sourceName(source)] = [...new Set(cards.flatMap((card) => readCard(card).promotions).map((one) => one.supermarket))]
    }
    await rehearsal.close()
    console.log(JSON.stringify(found))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: copy, encoding: 'utf8' })
  expect(JSON.parse(output)).toEqual({ Prueba: ['prueba'], 'Banco Prueba': ['carrefour', 'dia', 'coto', 'cooperativa-obrera'] })
}, 60_000)
