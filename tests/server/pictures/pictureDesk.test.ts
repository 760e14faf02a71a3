import { describe, expect, test } from 'vitest'
import { PICTURE_SIZE, type Picture } from '#domain/picture.ts'
import { rateLimit } from '#server/http/rateLimit.ts'
import { pictureAnswer } from '#server/pictures/pictureDesk.server.ts'

const PICTURE: Picture = {
  chain: { name: 'Carrefour', fill: '#004e9f', ink: '#ffffff' },
  title: '25% de descuento',
  lines: [{ label: 'Con', words: 'Mercado Pago' }],
  foot: 'Verificala en la fuente antes de ir',
}

const ask = (picture: Picture, headers: Record<string, string> = {}) =>
  pictureAnswer(picture, new Request('http://127.0.0.1/promocion/a.png', { headers }))

describe('a picture for link previews', () => {
  test('is a PNG of the size that previews ask for, and the same for the same words', async () => {
    const [answer, again] = await Promise.all([ask(PICTURE), ask(PICTURE)])
    expect(answer.headers.get('content-type')).toBe('image/png')
    const bytes = Buffer.from(await answer.arrayBuffer())
    // The header of the format (PNG, 11.2.2): signature, chunk, then both sizes.
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }).toEqual(PICTURE_SIZE)
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true)
    const known = await ask(PICTURE, { 'if-none-match': answer.headers.get('etag') ?? '' })
    expect(known.status).toBe(304)
  })

  test('of other words is another picture, with another tag', async () => {
    const [one, other] = await Promise.all([ask(PICTURE), ask({ ...PICTURE, title: '30% de descuento' })])
    expect(one.headers.get('etag')).not.toBe(other.headers.get('etag'))
    expect(Buffer.from(await one.arrayBuffer()).equals(Buffer.from(await other.arrayBuffer()))).toBe(false)
  })

  test('has room for any words: long names, no lines, many lines, letters that its font lacks', async () => {
    const long = 'Banco con un nombre larguísimo '.repeat(2_000)
    const hostile: Picture[] = [
      { chain: { name: long, fill: '#000000', ink: '#ffffff' }, title: long, lines: [{ label: '', words: long }], foot: long },
      { chain: null, title: '', lines: [], foot: '' },
      {
        chain: null,
        title: '\u202e<script>\u0000',
        lines: Array.from({ length: 40 }, () => ({ label: '🧉', words: '漢字 ﷽' })),
        foot: '\n',
      },
    ]
    const answers = await Promise.all(hostile.map((picture) => ask(picture)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('is refused for a while where too many wait', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => ask({ ...PICTURE, title: `${at} cuotas` })))
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused).not.toEqual([])
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(refused.map(() => '10'))
    expect((await ask({ ...PICTURE, title: '59 cuotas' })).status).toBe(200)
  })

  test('is drawn so often in a minute at most, and what is drawn is there all the same', async () => {
    const once = rateLimit({ limit: 1, window: 60_000, maxKeys: 1 })
    const asked = (title: string) => pictureAnswer({ ...PICTURE, title }, new Request('http://127.0.0.1/a.png'), once)
    expect((await asked('una')).status).toBe(200)
    expect((await asked('otra')).status).toBe(503)
    expect((await asked('una')).status).toBe(200)
  })
})
