import cluster, { type Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, type Registry, register } from 'prom-client'
import { within } from '../deadline.ts'

/**
 * Adds up what the web processes of one `npm start` have counted. The process that is asked for the metrics asks the first process, and that
 * one asks them all. Counters and histograms are added; for the lag of the event loop the library's own rule holds.
 */

type Counts = MetricObjectWithValues<MetricValue<string>>[]
type Message =
  | { yapa: 'counts of all?'; id: string }
  | { yapa: 'counts?'; id: string }
  | { yapa: 'counts'; id: string; counts: Counts }
  | { yapa: 'counts of all'; id: string; all: Counts[] }

/** Milliseconds for one process to send its counts. A process that hangs is left out. */
const PATIENCE = 1_000

let asked: Promise<Registry> | null = null

/** The counts of all web processes together. Calls that come meanwhile get the same answer. @throws when the first process does not answer. */
export function countsOfAll(): Promise<Registry> {
  const { worker } = cluster
  if (!worker) return Promise.resolve(register)
  asked ??= askedOfFirst(worker).finally(() => {
    asked = null
  })
  return asked
}

async function askedOfFirst(worker: Worker): Promise<Registry> {
  const id = randomUUID()
  const answer = nextFrom(worker, (message) => (message.yapa === 'counts of all' && message.id === id ? message.all : undefined))
  say(worker, { yapa: 'counts of all?', id })
  return AggregatorRegistry.aggregate(await within(2 * PATIENCE, answer))
}

/** Each of several web processes calls this at its start, and then sends its counts when it is asked. */
export function tellCounts(): void {
  const { worker } = cluster
  worker?.on('message', async (message: Message) => {
    if (message?.yapa !== 'counts?') return
    say(worker, { yapa: 'counts', id: message.id, counts: await register.getMetricsAsJSON() })
  })
}

/** The first process calls this, and then asks the others on demand. @param own The counts of the first process itself. */
export function gatherCounts(own: Registry): void {
  cluster.on('message', async (asking: Worker, message: Message) => {
    if (message?.yapa !== 'counts of all?') return
    const { id } = message
    const connected = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected()) as Worker[]
    const answers = await Promise.allSettled(connected.map((worker) => within(PATIENCE, countsOf(worker, `${id} ${worker.id}`))))
    const all = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    say(asking, { yapa: 'counts of all', id, all: [...all, await own.getMetricsAsJSON()] })
  })
}

function countsOf(worker: Worker, id: string): Promise<Counts> {
  const answer = nextFrom(worker, (message) => (message.yapa === 'counts' && message.id === id ? message.counts : undefined))
  say(worker, { yapa: 'counts?', id })
  return answer
}

/** Resolves to the first message that `read` accepts. The listener goes when nobody waits any longer. */
function nextFrom<T>(worker: Worker, read: (message: Message) => T | undefined): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>()
  const listen = (message: Message) => {
    const found = read(message)
    if (found !== undefined) resolve(found)
  }
  worker.on('message', listen)
  const end = () => void worker.off('message', listen)
  promise.then(end)
  setTimeout(end, 3 * PATIENCE).unref()
  return promise
}

/** Sends a message, unless the process is about to end. */
function say(worker: Worker, message: Message): void {
  if (worker.isConnected()) worker.send(message, () => {})
}
