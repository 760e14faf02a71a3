import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { extract } from '#cli/extract.ts'

let directory = ''
beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'yapa-extract-'))
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

async function run(argv: string[]) {
  const out: string[] = []
  const err: string[] = []
  const status = await extract(argv, { out: (line) => void out.push(line), err: (line) => void err.push(line) })
  return { status, out: out.map((line) => JSON.parse(line)), err }
}

function file(name: string, lines: unknown[]): string {
  const target = path.join(directory, name)
  writeFileSync(target, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'))
  return target
}

const MAKRO = { id: 'a', source: 'makro', capturedAt: '2026-05-11', raw: { text: 'Jueves\n20% de descuento\nPagando con Cencopay' } }

describe('extract', () => {
  it('writes a line for each line, in order', async () => {
    const { status, out } = await run([file('good.jsonl', [MAKRO, { ...MAKRO, id: 'b' }])])
    expect(status).toBe(0)
    expect(out.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(out[0].promotions[0]).toMatchObject({ discount: { type: 'porcentaje', value: 20 }, weekdays: ['Jueves'] })
  })

  it('is surer of what the cards of --known said', async () => {
    const text = 'Jueves\n20% de descuento\nPagando con Cencopay llevate zurubíes blsqq vrtnn wkjhh dorados'
    const cards = file('new.jsonl', [{ ...MAKRO, raw: { text } }])
    const known = file('known.jsonl', ['{', { ...MAKRO, id: 'k', raw: { text } }])
    const confidence = async (argv: string[]) => (await run(argv)).out[0].promotions[0].confidence
    expect(await confidence(['--known', known, cards])).toBeGreaterThan(await confidence([cards]))
    expect(await run([cards, '--known', 'nowhere.jsonl'])).toMatchObject({ status: 2, err: ['No existe nowhere.jsonl'] })
  })

  it('applies what persons verified to later cards of the same words', async () => {
    const text = (cap: string) => `Jueves\n20% de descuento\nPagando con Cencopay\nTope $ ${cap} por mes. Compra mínima $ 40.000.`
    const june = { ...MAKRO, raw: { text: text('10.000') } }
    const limits = { maxDiscount: 40_000, explicitlyHasNoLimit: false, period: 'mes', per: null, caps: [] }
    const reviews = file('reviews.jsonl', [{ card: june, promotions: [{ discount: { type: 'porcentaje', value: 20 }, limits }] }])
    const cards = file('later.jsonl', [{ ...june, id: 'b', raw: { text: text('10.500') } }, MAKRO])
    const { status, out } = await run(['--reviews', reviews, cards])
    expect(status).toBe(0)
    expect(out[0].promotions).toMatchObject([{ reviewed: true, limits: { maxDiscount: 40_000 } }])
    expect(out[1].promotions[0]).not.toHaveProperty('reviewed')
  })

  it('says which line of the reviews is none, and reads the cards', async () => {
    const { status, out, err } = await run(['--reviews', file('bad-reviews.jsonl', ['{}']), file('cards.jsonl', [MAKRO])])
    expect(status).toBe(1)
    expect(out).toHaveLength(1)
    expect(err[0]).toMatch(/bad-reviews.jsonl, línea 1: /)
  })

  it('reports a line that weighs more than any card, and reads the others', async () => {
    const { status, out } = await run([file('heavy.jsonl', [MAKRO, { ...MAKRO, id: 'x'.repeat(2_000_000) }, { ...MAKRO, id: 'b' }])])
    expect(status).toBe(1)
    expect(out.map(({ id, error }) => id ?? error)).toEqual(['a', 'la línea pesa más que cualquier tarjeta (1 MB)', 'b'])
  })

  it('reports a bad line and reads the others', async () => {
    const bad = ['{', 7, { id: 'x', source: 'nobody', capturedAt: '2026-05-11' }, { ...MAKRO, id: 'y', capturedAt: 'ayer' }, MAKRO]
    const { status, out } = await run([file('bad.jsonl', bad)])
    expect(status).toBe(1)
    expect(out.map(({ id, error }) => [id, error !== undefined])).toEqual([
      [null, true],
      [null, true],
      ['x', true],
      ['y', true],
      ['a', false],
    ])
  })

  it('takes the legal page of a Coto card from the archive', async () => {
    mkdirSync(path.join(directory, 'coto-legales'))
    writeFileSync(path.join(directory, 'coto-legales', 'p1.txt'), 'BANCO MACRO - JUEVES **\n\n20% LOS JUEVES DEL 07/05/2026 AL 28/05/2026.')
    const notation = '<p> "Todos los Jueves"<p> "20"<span> "% ahorro"<img src="x/macro.jpg">'
    const card = { id: 'c', source: 'coto', capturedAt: '2026-05-11', raw: { domDescription: notation, txt: '' }, legal: 'p1' }
    const { out } = await run([file('coto.jsonl', [card, { ...card, legal: '../../p1' }])])
    expect(out[0].promotions[0].validFrom).toBe('2026-05-07')
    expect(out[1].promotions[0].validFrom).toBe('2026-05-01')
  })

  it('explains itself when called wrongly', async () => {
    expect(await run([])).toMatchObject({ status: 2, out: [] })
    expect(await run(['--archive'])).toMatchObject({ status: 2, out: [] })
    expect(await run([path.join(directory, 'none.jsonl')])).toMatchObject({ status: 2, out: [] })
  })
})
