import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
let copy: string

/** A copy of the project with one feed more: a folder, its example, and an entry of the list. */
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'yapa-feed-'))
  for (const part of ['src', 'examples', 'rehearsal', 'package.json'])
    cpSync(path.join(ROOT, part), path.join(copy, part), { recursive: true })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
  const folder = path.join(copy, 'src/feeds/banco-prueba')
  cpSync(path.join(copy, 'src/feeds/banco-galicia'), folder, { recursive: true })
  const example = path.join(copy, 'examples/banco-prueba.json')
  cpSync(path.join(copy, 'examples/banco-galicia.json'), example)
  for (const file of [...readdirSync(folder).map((name) => path.join(folder, name)), example])
    rewrite(file, (text) =>
      text.replaceAll('banco-galicia', 'banco-prueba').replaceAll('galicia.ar', 'prueba.ar').replaceAll('bancogalicia', 'bancoprueba'),
    )
  const entry = "'banco-prueba': { name: 'Banco Prueba', url: 'https://prueba.example' },"
  rewrite(path.join(copy, 'src/feeds/facts.ts'), (text) => text.replace('FEED_FACTS = {', `FEED_FACTS = {\n  ${entry}`))
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

const rewrite = (file: string, change: (text: string) => string) => writeFileSync(file, change(readFileSync(file, 'utf8')))

it('is read, captured and rehearsed with nothing else changed', () => {
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
    const { cards } = await sources.find((one) => one.source === 'banco-prueba').read()
    await rehearsal.close()
    const supermarkets = cards.flatMap((card) => readCard(card).promotions).map(({ supermarket }) => supermarket)
    console.log(JSON.stringify({ name: sourceName('banco-prueba'), supermarkets }))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: copy, encoding: 'utf8' })
  expect(JSON.parse(output)).toEqual({
    name: 'Banco Prueba',
    supermarkets: ['carrefour', 'dia', 'coto', 'cooperativa-obrera', 'cooperativa-obrera'],
  })
}, 60_000)
