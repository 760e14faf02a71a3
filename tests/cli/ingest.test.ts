import { rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { exampleCards } from '#chains/examples.ts'
import { ingest } from '#cli/ingest.ts'
import { runTable } from '#cli/runTable.ts'
import { CHAIN_SLUGS, CHAINS } from '#domain/catalogue/chain.ts'
import { startRehearsal } from '#rehearsal/server.ts'
import { takeLease } from '#storage/leases.ts'
import { loadLatestRuns, type SourceRecord } from '#storage/runs.ts'
import { openOrCreateStorage } from '#storage/storage.ts'
import { atLeastOne } from '../atLeastOne.ts'
import { ingestProcess } from '../ingestion/publish/ingestProcess.ts'
import { writeSmallArchive } from '../ingestion/smallArchive.ts'
import { temporaryFolders } from '../storage/databases.ts'
import { startPostgres } from '../storage/postgres.ts'

/** What the processes take for now. */
const NOW = new Date('2026-03-27T15:00:00Z')

describe('the ingest command', () => {
  const folders = temporaryFolders()
  const settings = () => ({ databaseUrl: null, dataDirectory: folders.create() })

  function smallArchive(): string {
    const folder = folders.create()
    writeSmallArchive(folder, ['2026-03-20'])
    return folder
  }

  it('publishes all chains, with the table on stdout and progress on stderr', async () => {
    const data = settings()
    const argv = ['--archive', smallArchive(), '--date', '2026-03-27']
    const { status, stdout, stderr } = await ingestProcess(argv, data)
    expect(status).toBe(0)
    const lines = stdout.split('\n')
    expect(lines[0]).toMatch(/^Cadena +Captura +Tarjetas +Promociones +Rechazadas +Resultado +Segundos$/)
    for (const name of atLeastOne(CHAIN_SLUGS.map((slug) => CHAINS[slug].name))) {
      expect(lines.find((line) => line.startsWith(name))).toMatch(/2026-03-20 .*publicada/)
    }
    expect(stdout).toContain('Instantánea nueva: 1.')
    expect(stderr).toContain('Jumbo: leyendo…')
    const again = await ingestProcess(argv, data)
    expect(again).toMatchObject({ status: 0, stdout: expect.stringContaining('No hay nada nuevo que publicar.') })
  })

  it('publishes only the chains asked for, and ends with 1 when the file of one is missing', async () => {
    const archive = smallArchive()
    rmSync(path.join(archive, 'jumbo.jsonl'))
    const { status, stdout } = await ingestProcess(['--archive', archive, '--source', 'makro', '--source', 'jumbo'], settings())
    expect(status).toBe(1)
    expect(stdout).not.toContain('Carrefour')
    expect(stdout).toMatch(/Jumbo +–.*falló/)
    expect(stdout).toMatch(/Makro .*publicada/)
    expect(stdout).toContain('Jumbo: Falta el archivo de Jumbo')
  })

  it('ends with 1 when other processes are reading every chain, so that nothing was looked at', async () => {
    const data = settings()
    const storage = await openOrCreateStorage(data)
    const until = new Date(NOW.getTime() + 180_000).toISOString()
    for (const source of CHAIN_SLUGS) {
      await takeLease(storage.db, { source, holder: 'elsewhere:1:0:x', free: null }, { now: NOW.toISOString(), until })
    }
    await storage.close()
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    expect(await ingest(['--archive', smallArchive()], { YAPA_DATA: data.dataDirectory, YAPA_NOW: NOW.toISOString() })).toBe(1)
    expect(said.mock.calls.join()).toContain('ocupada')
    said.mockRestore()
  })

  it('reads the official sites without an archive, and says how each was read', async () => {
    const rehearsal = await startRehearsal({ port: 0, cards: exampleCards('2026-03-27'), faults: { dia: { name: 'error-500' } }, now: NOW })
    const data = settings()
    const sources = { YAPA_SOURCES_BASE: rehearsal.url, YAPA_SOURCES_PAUSE: '1' }
    try {
      const argv = ['jumbo', 'dia', 'makro'].flatMap((chain) => ['--source', chain])
      const { status, stdout } = await ingestProcess(argv, data, undefined, sources)
      expect(status).toBe(1)
      expect(stdout).toMatch(/Jumbo +2026-03-27 .*publicada/)
      expect(stdout).toMatch(/Día +–.*falló/)
      const storage = await openOrCreateStorage(data)
      const [run] = await loadLatestRuns(storage.db, 1)
      await storage.close()
      expect(run).toMatchObject({ kind: 'live', outcome: 'partial' })
      expect(run?.sources.find(({ source }) => source === 'makro')?.fetched).toMatchObject({ requests: 1 })
    } finally {
      await rehearsal.close()
    }
  })

  it('says in words that its PostgreSQL went away', async () => {
    const postgres = await startPostgres()
    const rehearsal = await startRehearsal({
      cards: exampleCards('2026-03-27'),
      faults: { jumbo: { name: 'rate-limited', times: 1, retryAfter: 4 } },
      now: NOW,
    })
    try {
      const data = { databaseUrl: await postgres.createDatabase(), dataDirectory: folders.create() }
      const running = ingestProcess(['--source', 'jumbo'], data, undefined, { YAPA_SOURCES_BASE: rehearsal.url })
      await expect.poll(() => rehearsal.requests.length, { timeout: 40_000 }).toBeGreaterThan(0)
      await postgres.stop()
      const { status, stderr } = await running
      expect(status).toBe(1)
      expect(stderr).toContain('PostgreSQL dejó de contestar: lo que faltaba no se guardó.')
      expect(stderr).not.toMatch(/^ {4}at /m)
    } finally {
      await rehearsal.close()
    }
  }, 120_000)

  it('reports bad settings of the live sources', async () => {
    await expect(ingest([], { YAPA_DATA: folders.create(), YAPA_SOURCES_PAUSE: 'mucho' })).rejects.toThrow('YAPA_SOURCES_PAUSE: «mucho»')
  })

  it.each([
    [['--archive', '/x', '--date', '2026-02-30'], '«2026-02-30» no es una fecha'],
    [['--archive', '/x', '--source', 'walmart'], 'no existe la fuente «walmart»'],
    [['--archive', '/x', '--fecha', 'hoy'], 'No se entienden los argumentos: --archive /x --fecha hoy'],
    [['--archive'], 'No se entienden los argumentos: --archive'],
    [['/x'], 'No se entienden los argumentos: /x'],
  ])('explains %j, shows how it is used and ends with 2', async (argv, problem) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await ingest(argv, {})).toBe(2)
    const [words] = said.mock.calls[0] ?? []
    said.mockRestore()
    expect(words).toContain(problem)
    expect(words).toContain('Uso: npm run --silent ingest')
  })
})

describe('the table of a run', () => {
  const source: SourceRecord = {
    source: 'carrefour',
    outcome: 'published',
    captureId: 'x',
    reading: 'y',
    capturedAt: '2026-03-27',
    cards: 30,
    promotions: 41,
    unreadable: 0,
    refused: [
      { reason: 'discount.value: cuotas fuera de 0–12', count: 3 },
      { reason: 'validUntil: termina antes de empezar', count: 1 },
    ],
    verdict: 'publish',
    reasons: [],
    error: null,
    milliseconds: 1_234,
    fetched: null,
    asked: null,
  }

  it('has a line a chain, refusals with their reasons, and what the gate said', () => {
    const held: SourceRecord = {
      ...source,
      source: 'makro',
      outcome: 'held',
      promotions: 0,
      refused: [],
      verdict: 'hold',
      reasons: ['Está vacía.'],
    }
    expect(runTable({ outcome: 'partial', snapshotVersion: 7, sources: [source, held] })).toBe(
      [
        'Cadena     Captura     Tarjetas  Promociones  Rechazadas  Resultado  Segundos',
        'Carrefour  2026-03-27        30           41           4  publicada      1,23',
        'Makro      2026-03-27        30            0           0  retenida       1,23',
        '',
        'Rechazadas:',
        '  Carrefour: 3 × discount.value: cuotas fuera de 0–12',
        '  Carrefour: 1 × validUntil: termina antes de empezar',
        '',
        'Avisos:',
        '  Makro: Está vacía.',
        '',
        'Algunas cadenas no se actualizaron: sigue su última edición buena, si la hay. Instantánea nueva: 7.',
      ].join('\n'),
    )
  })
})
