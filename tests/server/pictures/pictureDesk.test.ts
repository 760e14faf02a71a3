import { describe, expect, test } from 'vitest'
import { PICTURE_SIZE, type Picture } from '#domain/promotion/picture.ts'
import { makeRateLimit } from '#server/http/rateLimit.ts'
import { answerPicture } from '#server/pictures/pictureDesk.server.ts'

const PICTURE: Picture = {
  chain: { name: 'Carrefour', fill: '#004e9f', ink: '#ffffff' },
  title: '25% de descuento',
  lines: [{ side: [], words: 'Mercado Pago' }],
  foot: 'Verificala en la fuente antes de ir',
}

/** The address of a picture follows from its words here, and each is asked for by somebody else. */
const wanted = (picture: Picture, edition = 'one') => ({ path: JSON.stringify(picture), edition, picture: () => picture })
const ask = (picture: Picture, headers: Record<string, string> = {}, edition = 'one') =>
  answerPicture(wanted(picture, edition), new Request('http://127.0.0.1/promocion/a.png', { headers }), picture.title)

describe('a picture for link previews', () => {
  test('is a PNG of the size that previews ask for, and drawn once for an address and edition', async () => {
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

  test('of another address or edition is another picture, with another tag', async () => {
    const answers = await Promise.all([ask(PICTURE), ask({ ...PICTURE, title: '30% de descuento' }), ask(PICTURE, {}, 'two')])
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(3)
    const [one, other] = await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    expect(Buffer.from(one as ArrayBuffer).equals(Buffer.from(other as ArrayBuffer))).toBe(false)
  })

  test('has room for any words: long names, no lines, many lines, letters that its font lacks', async () => {
    const long = 'Banco con un nombre larguísimo '.repeat(2_000)
    const hostile: Picture[] = [
      { chain: { name: long, fill: '#000000', ink: '#ffffff' }, title: long, lines: [{ side: [], words: long }], foot: long },
      { chain: null, title: '', lines: [], foot: '' },
      {
        chain: null,
        title: '\u202e<script>\u0000',
        lines: Array.from({ length: 40 }, () => ({ side: [], words: '漢字 ﷽' })),
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

  test('is drawn so often in a minute for one client, whatever others have drawn; what is drawn is there all the same', async () => {
    const limit = makeRateLimit({ limit: 1, window: 60_000, maxKeys: 10 })
    const askAs = async (title: string, client: string) =>
      (await answerPicture(wanted({ ...PICTURE, title }), new Request('http://127.0.0.1/a.png'), client, limit)).status
    const seen = [await askAs('una', 'ana'), await askAs('otra', 'ana'), await askAs('una', 'ana'), await askAs('otra', 'beto')]
    expect(seen).toEqual([200, 503, 200, 200])
  })
})
