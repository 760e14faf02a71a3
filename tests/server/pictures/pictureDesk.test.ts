import { describe, expect, test } from 'vitest'
import { PICTURE_SIZE, type Picture } from '#domain/promotion/picture.ts'
import { rateLimit } from '#server/http/rateLimit.ts'
import { pictureAnswer } from '#server/pictures/pictureDesk.server.ts'

const PICTURE: Picture = {
  chain: { name: 'Carrefour', fill: '#004e9f', ink: '#ffffff' },
  title: '25% de descuento',
  lines: [{ label: 'Con', words: 'Mercado Pago' }],
  foot: 'Verificala en la fuente antes de ir',
}

/** Each picture is asked for by somebody else. */
const ask = (picture: Picture, headers: Record<string, string> = {}) =>
  pictureAnswer(picture, new Request('http://127.0.0.1/promocion/a.png', { headers }), picture.title)

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

  test('is drawn so often in a minute at most, for one and for all; what is drawn is there all the same', async () => {
    const drawings = (perClient: number, together: number) => ({
      perClient: rateLimit({ limit: perClient, window: 60_000, maxKeys: 10 }),
      together: rateLimit({ limit: together, window: 60_000, maxKeys: 1 }),
    })
    const asker = (limits: ReturnType<typeof drawings>) => async (title: string, client: string) =>
      (await pictureAnswer({ ...PICTURE, title }, new Request('http://127.0.0.1/a.png'), client, limits)).status
    const first = asker(drawings(1, 10))
    expect([await first('una', 'ana'), await first('otra', 'ana'), await first('una', 'ana'), await first('otra', 'beto')]).toEqual([
      200, 503, 200, 200,
    ])
    const second = asker(drawings(10, 1))
    expect([await second('tercera', 'ana'), await second('cuarta', 'beto'), await second('tercera', 'beto')]).toEqual([200, 503, 200])
  })
})
