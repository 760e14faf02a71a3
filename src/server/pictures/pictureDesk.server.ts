import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Picture } from '#domain/promotion/picture.ts'
import { type RateLimit, rateLimit } from '../http/rateLimit.ts'

/** Bytes of the pictures that are kept; one has some 40 kB. */
const KEPT = 6_000_000
/** Pictures that may wait to be drawn; more are turned away. Drawing one takes some 50 ms of a core. */
const WAITING = 40
/** How many pictures are drawn in a minute: for one client, so that nobody takes all, and for all, because the layout takes the pages' time. */
const MINUTE = 60_000
const DRAWINGS = {
  perClient: rateLimit({ limit: 30, window: MINUTE, maxKeys: 10_000 }),
  together: rateLimit({ limit: 120, window: MINUTE, maxKeys: 1 }),
}
export type Drawings = { perClient: RateLimit; together: RateLimit }
/** Seconds for which caches may keep a picture. Its address stays while its words may change. */
const MAX_AGE = 3_600

const kept = new LRUCache<string, Uint8Array<ArrayBuffer>, Picture>({
  maxSize: KEPT,
  sizeCalculation: ({ length }, key) => length + key.length,
  fetchMethod: (_key, _stale, { context }) => drawnInTurn(context),
})

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** Draws one picture after the other, so that pages do not wait for pictures. */
async function drawnInTurn(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  waiting += 1
  const mine = last.then(async () => {
    // The drawing library is loaded with the first picture.
    const { draw } = await import('./draw.server.ts')
    return draw(picture)
  })
  last = mine.catch(() => undefined)
  return mine.finally(() => {
    waiting -= 1
  })
}

/**
 * Answers with a picture as PNG, which is drawn once for all and kept in bounded memory. Its entity tag follows from its words. The answer is
 * 503 when too many pictures wait or were drawn within the minute.
 * @param request Its `if-none-match` is honoured. @param client The sender (`requestClient`).
 */
export async function pictureAnswer(picture: Picture, request: Request, client: string, drawings: Drawings = DRAWINGS): Promise<Response> {
  const key = createHash('sha256').update(JSON.stringify(picture)).digest('base64url').slice(0, 27)
  const headers = { etag: `"${key}"`, 'cache-control': `public, max-age=${MAX_AGE}` }
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
  if (!kept.has(key) && (waiting >= WAITING || drawings.perClient.take(client) > 0 || drawings.together.take('') > 0)) return busy()
  const drawn = await kept.fetch(key, { context: picture })
  return drawn ? new Response(drawn, { headers: { ...headers, 'content-type': 'image/png' } }) : busy()
}

function busy(): Response {
  return new Response('Hay muchas imágenes por dibujar: probá en un rato.\n', {
    status: 503,
    headers: { 'retry-after': '10', 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  })
}
