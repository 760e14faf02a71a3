import { ALL_SOURCE_SLUGS, sourceFacts } from '#domain/catalogue/source.ts'
import { PoliteClient, type SessionScope } from '#ingestion/fetch/politeClient.ts'
import { isReadingFault, type ReadingFault } from './faults.ts'

/**
 * Loaded before the product's own process of a turn (`node --import`), it makes the reading of some sources fail in ways that no site's answer
 * causes. `YAPA_REHEARSED_READINGS`: `dia=crash,makro=spin`.
 */

const faults = new Map((process.env.YAPA_REHEARSED_READINGS ?? '').split(',').map((pair) => pair.split('=') as [string, string]))
const eaten: unknown[] = []

const GO_WRONG: Record<ReadingFault, () => unknown> = {
  crash: () => setImmediate(() => buffersOf('no text')),
  exit: () => process.exit(3),
  spin: () => {
    for (;;) eaten.length = 0
  },
  'eat-heap': () => {
    for (;;) eaten.push(new Array(1_000_000).fill(1.5))
  },
  'eat-buffers': () => {
    for (;;) eaten.push(Buffer.alloc(4 * 1024 ** 2, 1))
  },
}

function buffersOf(text: unknown): Buffer {
  return Buffer.from((text as { bytes: Uint8Array }).bytes.buffer)
}

const open = PoliteClient.prototype.open
PoliteClient.prototype.open = function (this: PoliteClient, scope: SessionScope) {
  const session = open.call(this, scope)
  const struck = ALL_SOURCE_SLUGS.find((source) => sourceFacts(source).url === scope.page)
  const fault = faults.get(struck ?? '')
  if (!isReadingFault(fault)) return session
  GO_WRONG[fault]()
  // Waits as for the site, so that asynchronous faults happen meanwhile.
  session.ask = () => new Promise(() => {})
  return session
}
