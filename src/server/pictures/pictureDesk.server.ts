import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Picture } from '#domain/promotion/picture.ts'
import { makeRateLimit } from '../http/rateLimit.ts'

/** Bytes of the pictures that are kept; one has some 40 kB, and a week has 160. */
const KEPT = 8_000_000
/** Pictures that may wait to be drawn; more are turned away. Drawing one takes some 50 ms of a core. */
const WAITING = 40
const DRAWINGS = makeRateLimit({ limit: 30, window: 60_000, maxKeys: 10_000 })
/** Seconds for which caches may keep a picture. Its address stays while its words may change. */
const MAX_AGE = 3_600

const kept = new LRUCache<string, Uint8Array<ArrayBuffer>, () => Picture>({
  maxSize: KEPT,
  sizeCalculation: ({ length }, key) => length + key.length,
  fetchMethod: (_key, _stale, { context }) => drawnInTurn(context),
})

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** Draws one picture after the other, so that pages do not wait for pictures. */
async function drawnInTurn(picture: () => Picture): Promise<Uint8Array<ArrayBuffer>> {
  waiting += 1
  const mine = last.then(async () => {
    // The drawing library is loaded with the first picture.
    const { drawPicture } = await import('./draw.server.ts')
    return drawPicture(picture())
  })
  last = mine.catch(() => undefined)
  return mine.finally(() => {
    waiting -= 1
  })
}

/** A picture: its address, the edition of the data (`getEditionName`), and what to draw when it is not kept. */
type Wanted = { path: string; edition: string; picture: () => Picture }

/**
 * Answers with a picture as PNG, which is drawn once for each address and edition and kept in bounded memory. The answer is 503 when too many
 * pictures wait, or this client had too many drawn within the minute.
 * @param request Its `if-none-match` is honoured. @param client The sender (`getRequestClient`).
 */
export async function answerPicture(
  { path, edition, picture }: Wanted,
  request: Request,
  client: string,
  drawings = DRAWINGS,
): Promise<Response> {
  const key = createHash('sha256').update(`${path}\n${edition}`).digest('base64url').slice(0, 27)
  const headers = { etag: `"${key}"`, 'cache-control': `public, max-age=${MAX_AGE}` }
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
  if (!kept.has(key) && (waiting >= WAITING || drawings.take(client) > 0)) return busy()
  const drawn = await kept.fetch(key, { context: picture })
  return drawn ? new Response(drawn, { headers: { ...headers, 'content-type': 'image/png' } }) : busy()
}

function busy(): Response {
  return new Response('Hay muchas imágenes por dibujar: probá en un rato.\n', {
    status: 503,
    headers: { 'retry-after': '10', 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  })
}
