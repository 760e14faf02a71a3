import { execFile } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { SourceError } from '#ingestion/fetch/liveSourceError.ts'
import { archiveSource } from '#ingestion/sources/archive.ts'
import { checkCapture } from '#ingestion/sources/source.ts'
import { temporaryFolders } from '../../storage/databases.ts'
import { aCard } from '../samples.ts'

describe('the archive as a source', () => {
  const folders = temporaryFolders()

  function archive(files: Record<string, (object | string)[]>): string {
    const folder = folders.create()
    for (const [chain, lines] of Object.entries(files)) {
      const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
      writeFileSync(path.join(folder, `${chain}.jsonl`), text)
    }
    return folder
  }

  const line = (id: string, captures: object[], source = 'jumbo') => ({ id, source, capturedAt: '2025-06-02', captures, raw: { text: id } })

  it('takes the cards of the latest capture up to the date, with what that capture says of them', async () => {
    const folder = archive({
      jumbo: [
        line('old', [{ date: '2026-03-02', tabs: [1] }]),
        line('kept', [
          { date: '2026-03-02', tabs: [1] },
          { date: '2026-03-10', tabs: [2, 3] },
          { date: '2026-03-30', tabs: [4] },
        ]),
        line('new', [{ date: '2026-03-10' }]),
        line('later', [{ date: '2026-03-30' }]),
      ],
    })
    const capture = await archiveSource(folder, 'jumbo', '2026-03-27').read()
    expect(capture).toEqual({
      source: 'jumbo',
      capturedAt: '2026-03-10',
      cards: [
        { id: 'kept', source: 'jumbo', capturedAt: '2026-03-10', raw: { text: 'kept' }, tabs: [2, 3] },
        { id: 'new', source: 'jumbo', capturedAt: '2026-03-10', raw: { text: 'new' } },
      ],
      unreadable: 0,
    })
  })

  it('counts a line of 50 MB without reading it, and takes the others', async () => {
    const folder = archive({ jumbo: [line('one', [{ date: '2026-03-27' }])] })
    const file = path.join(folder, 'jumbo.jsonl')
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n{"id": "`)
    for (let megabyte = 0; megabyte < 50; megabyte++) appendFileSync(file, 'x'.repeat(1024 ** 2))
    appendFileSync(file, `"}\n${JSON.stringify(line('two', [{ date: '2026-03-27' }]))}\n`)
    const before = process.memoryUsage().rss
    const capture = await archiveSource(folder, 'jumbo', '2026-03-27').read()
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 ** 2)
    expect(capture).toMatchObject({ cards: [{ id: 'one' }, { id: 'two' }], unreadable: 1 })
  })

  it('refuses a capture of 100,000 cards without keeping them in memory', async () => {
    const folder = archive({ jumbo: [] })
    const file = path.join(folder, 'jumbo.jsonl')
    const many = JSON.stringify(line('many', [{ date: '2026-03-27' }], 'jumbo')).replace('"many"', `"many", "more": "${'y'.repeat(400)}"`)
    for (let piece = 0; piece < 100; piece++) appendFileSync(file, `${many}\n`.repeat(1_000))
    // A process that has no room for them: how much of a heap is garbage says nothing of what is kept.
    const script = `import { archiveSource } from '#ingestion/sources/archive.ts'
      await archiveSource(${JSON.stringify(folder)}, 'jumbo', '2026-03-27').read().catch((error) => console.log(error.message))`
    const argv = ['--max-old-space-size=28', '--input-type=module', '--eval', script]
    expect((await promisify(execFile)(process.execPath, argv)).stdout.trim()).toBe(
      'La captura trae más de 2000 tarjetas y ninguna cadena muestra más de 2000: no se guarda nada de ella.',
    )
  })

  it('takes a capture of the very date', async () => {
    const folder = archive({ jumbo: [line('one', [{ date: '2026-03-27' }])] })
    expect((await archiveSource(folder, 'jumbo', '2026-03-27').read()).capturedAt).toBe('2026-03-27')
  })

  it('reads the legal page of the day for the cards that name it', async () => {
    const folder = archive({
      coto: [line('a', [{ date: '2026-03-02', legal: 'abc123' }], 'coto'), line('b', [{ date: '2026-03-02' }], 'coto')],
    })
    mkdirSync(path.join(folder, 'coto-legales'))
    writeFileSync(path.join(folder, 'coto-legales/abc123.txt'), 'PROMOCIÓN VÁLIDA…')
    const { cards } = await archiveSource(folder, 'coto', '2026-03-27').read()
    expect(cards.map(({ legalText }) => legalText)).toEqual(['PROMOCIÓN VÁLIDA…', undefined])
  })

  it('counts lines that are no cards, and continues', async () => {
    const folder = archive({
      jumbo: [
        '{"id": "cut',
        '[]',
        'null',
        line('other-chain', [{ date: '2026-03-02' }], 'coto'),
        line('no-day', [{ date: '2026-02-31' }]),
        line('escapes', [{ date: '2026-03-02', legal: '../../secret' }]),
        { id: 'no-raw', source: 'jumbo', captures: [] },
        '',
        line('good', [{ date: '2026-03-02' }]),
      ],
    })
    const capture = await archiveSource(folder, 'jumbo', '2026-03-27').read()
    expect(capture.cards.map(({ id }) => id)).toEqual(['good'])
    expect(capture.unreadable).toBe(7)
  })

  it.each([
    ['the file is missing', {}, '2026-03-27', /no existe .*jumbo\.jsonl/],
    ['there is nothing up to the date', { jumbo: [line('one', [{ date: '2026-03-27' }])] }, '2026-03-26', /--date/],
    ['a legal page is missing', { jumbo: [line('one', [{ date: '2026-03-02', legal: 'gone' }])] }, '2026-03-27', /gone\.txt/],
  ])('says what to do when %s', async (_, files, date, message) => {
    const reading = archiveSource(archive(files), 'jumbo', date).read()
    await expect(reading).rejects.toThrow(SourceError)
    await expect(reading).rejects.toThrow(message)
  })
})

describe('checkCapture', () => {
  const capture = (cards: ReturnType<typeof aCard>[]) => ({ source: 'carrefour' as const, capturedAt: '2026-03-27', cards, unreadable: 1 })

  it('leaves a sound capture as it is', () => {
    const sound = capture([aCard('a', {}), aCard('b', {})])
    expect(checkCapture(sound)).toEqual(sound)
  })

  it('takes a repeated card once and distinguishes other cards with the same id', () => {
    const cards = [aCard('a', { wording: 'one' }), aCard('a', { wording: 'one' }), aCard('a', { wording: 'two' })]
    expect(checkCapture(capture(cards)).cards.map(({ id }) => id)).toEqual(['a', 'a~2'])
  })

  it('counts cards that cannot be kept as unreadable', () => {
    const abyss: unknown = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`)
    const sound = checkCapture(
      capture([aCard('', {}), aCard('a\u0000b', {}), aCard('x'.repeat(500), {}), { ...aCard('deep'), raw: abyss }]),
    )
    expect(sound).toMatchObject({ cards: [], unreadable: 5 })
  })
})
