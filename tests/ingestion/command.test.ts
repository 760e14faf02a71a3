import { rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ingestionTable } from '#cli/ingestionTable.ts'
import type { SourceRecord } from '#storage/runs.ts'
import { temporaryFolders } from '../storage/databases.ts'
import { ingestProcess } from './ingestProcess.ts'
import { writeSmallArchive } from './smallArchive.ts'

describe('the ingest command', () => {
  const folders = temporaryFolders()
  const settings = () => ({ databaseUrl: null, dataDirectory: folders.create() })

  function smallArchive(): string {
    const folder = folders.create()
    writeSmallArchive(folder, ['2026-03-20'])
    return folder
  }

  it('publishes all six chains, with the table on stdout and progress on stderr', async () => {
    const data = settings()
    const argv = ['--archive', smallArchive(), '--date', '2026-03-27']
    const { status, stdout, stderr } = await ingestProcess(argv, data)
    expect(status).toBe(0)
    const lines = stdout.split('\n')
    expect(lines[0]).toMatch(/^Cadena +Captura +Tarjetas +Promociones +Rechazadas +Resultado +Segundos$/)
    for (const name of ['Carrefour', 'Coto', 'Día', 'Jumbo', 'ChangoMás', 'Makro']) {
      expect(lines.find((line) => line.startsWith(name))).toMatch(/2026-03-20 .*publicada/)
    }
    expect(stdout).toContain('Instantánea nueva: 1.')
    expect(stderr).toContain('Jumbo: leyendo…')
    const again = await ingestProcess(argv, data)
    expect(again).toMatchObject({ status: 0, stdout: expect.stringContaining('No hay nada nuevo que publicar.') })
  })

  it('publishes only the chains asked for', async () => {
    const { stdout } = await ingestProcess(['--archive', smallArchive(), '--source', 'makro', '--source', 'dia'], settings())
    expect(stdout).toMatch(/Día[\s\S]*Makro/)
    expect(stdout).not.toContain('Carrefour')
  })

  it('publishes the others and ends with 1 when a file is missing', async () => {
    const archive = smallArchive()
    rmSync(path.join(archive, 'jumbo.jsonl'))
    const { status, stdout } = await ingestProcess(['--archive', archive, '--date', '2026-03-27'], settings())
    expect(status).toBe(1)
    expect(stdout).toMatch(/Jumbo +–.*falló/)
    expect(stdout).toMatch(/Makro .*publicada/)
    expect(stdout).toContain('Jumbo: Falta el archivo de Jumbo')
  })

  it('says plainly that there are no live sources yet', async () => {
    const { status, stdout, stderr } = await ingestProcess([], settings())
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^Las fuentes en vivo todavía no están hechas.*--archive.*\n$/)
  })

  it.each([
    [['--archive', '/x', '--date', '2026-02-30'], '«2026-02-30» no es una fecha'],
    [['--archive', '/x', '--source', 'walmart'], 'no existe la cadena «walmart»'],
    [['--archive', '/x', '--fecha', 'hoy'], 'No existe esta opción: --fecha'],
    [['--archive'], 'le falta su valor: --archive'],
    [['/x'], 'Este argumento sobra: /x'],
  ])('explains %j, shows how it is used and ends with 2', async (argv, problem) => {
    const { status, stdout, stderr } = await ingestProcess(argv, settings())
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain(problem)
    expect(stderr).toContain('Uso: npm run --silent ingest')
  })
})

describe('the table of a run', () => {
  const source: SourceRecord = {
    source: 'carrefour',
    outcome: 'published',
    captureId: 'x',
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
    expect(ingestionTable({ outcome: 'partial', snapshotVersion: 7, sources: [source, held] })).toBe(
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
