import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'
import type { ServerMiddleware } from 'srvx'
import { withTimeout } from '../withStorage.ts'
import { getExchange, pathOf } from './exchange.ts'
import { Refusal } from './refusals.ts'

/** How many answers the app makes at a time. They share one processor, and each holds a page in memory. */
const AT_ONCE = 2
/** How many requests of one connection may be unanswered. Browsers and proxies send one and wait. */
const MAX_AHEAD = 20
/** How many answers may wait: some seconds of work. Any more get a 503 at once. */
const MAX_WAITING = 200
/** How many of one client may wait, so that a flood from one address leaves room for others. */
const MAX_OF_ONE = 100
/** Milliseconds after which the next answer begins all the same: a longer one waits for storage, not for the processor. */
const LONGEST_WAIT = 500
/** The addresses of probes and metrics, which do not wait. */
const OF_OPERATORS = /^\/(?:health\/(?:live|ready)|metrics)$/

type Limits = { atOnce: number; waiting: number; ofOne: number; longestWait: number }
/** The queue of one client. `queue` hands its requests on to the common queue. */
type Line = { queue: LimitFunction; asked: number }

/**
 * Makes answers a few at a time and looks at all connections before each. Pages rendered together would take seconds in which the server
 * hears nobody. One client has at most `atOnce` requests in the common queue: a visitor who asks for one page waits for few of a client that
 * asks for hundreds.
 */
export function limitAnswersAtOnce(
  clientOf: (req: IncomingMessage) => string,
  { atOnce, waiting, ofOne, longestWait }: Limits = { atOnce: AT_ONCE, waiting: MAX_WAITING, ofOne: MAX_OF_ONE, longestWait: LONGEST_WAIT },
): ServerMiddleware {
  const common = pLimit(atOnce)
  const lines = new Map<string, Line>()
  let asked = 0
  return async (request, next) => {
    const { req, res } = getExchange(request)
    if (OF_OPERATORS.test(pathOf(req))) return next()
    const client = clientOf(req)
    const line = lines.get(client) ?? { queue: pLimit(atOnce), asked: 0 }
    if (asked >= waiting + atOnce || line.queue.pendingCount >= ofOne) throw new Refusal(503)
    lines.set(client, line)
    asked++
    line.asked++
    const { promise, resolve } = Promise.withResolvers<Response>()
    const answered = async () => {
      await setImmediate()
      // A client that has gone does not read its answer.
      const answer = res.destroyed ? Promise.reject(new Error('The client has gone.')) : Promise.resolve(next())
      resolve(answer)
      await withTimeout(longestWait, answer).catch(() => {})
    }
    void line
      .queue(() => common(answered))
      .finally(() => {
        asked--
        line.asked--
        if (line.asked === 0) lines.delete(client)
      })
    return promise
  }
}

/**
 * Cuts a connection that asks far ahead: one packet holds thousands of requests, and Node would keep all their answers until the first is sent.
 * It stands before the library, which would double the time that the packet takes.
 */
export function boundConnections(server: Server): void {
  const [answer] = server.listeners('request') as RequestListener[]
  if (!answer) throw new Error('The server has no listener for requests.')
  const unanswered = new WeakMap<Socket, number>()
  server.off('request', answer).on('request', (req, res) => {
    const { socket } = req
    if (socket.destroyed) return
    const change = (by: number) => unanswered.set(socket, (unanswered.get(socket) ?? 0) + by)
    change(1)
    res.once('close', () => change(-1))
    if ((unanswered.get(socket) as number) > MAX_AHEAD) socket.destroy()
    else answer.call(server, req, res)
  })
}
