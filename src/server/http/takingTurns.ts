import type { IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'
import type { ServerMiddleware } from 'srvx'
import { within } from '../deadline.ts'
import { exchangeOf, pathOf } from './exchange.ts'
import { Refusal } from './refusals.ts'

/** Answers of the app that are made together: they share one processor, and each holds a page in memory. */
const AT_ONCE = 2
/** Answers that wait for their turn: some seconds of work. Beyond that it is better to say so. */
const MAX_WAITING = 200
/** The limit of one client: a flood from one address leaves room for others. */
const MAX_OF_ONE = 100
/** Milliseconds after which the next may begin all the same: what takes longer waits for something else than the processor, such as storage. */
const TURN = 500
/** What asks how the process does; what only looks like it is a page like others. */
const OF_OPERATORS = /^\/(?:health\/(?:live|ready)|metrics)$/

type Limits = { atOnce: number; waiting: number; ofOne: number; turn: number }
/** The requests of one client: `turns` hands them on to the common ones. */
type Line = { turns: LimitFunction; asked: number }

/**
 * Makes answers a few at a time, with a look at all connections before each: pages that are rendered together would take turns of seconds, in
 * which nobody else is heard. A client has no more in the common line than are made at once, so who asks for one page waits for a few of who asks
 * for hundreds. What operators ask does not wait.
 */
export function takeTurns(
  clientOf: (req: IncomingMessage) => string,
  { atOnce, waiting, ofOne, turn }: Limits = { atOnce: AT_ONCE, waiting: MAX_WAITING, ofOne: MAX_OF_ONE, turn: TURN },
): ServerMiddleware {
  const turns = pLimit(atOnce)
  const lines = new Map<string, Line>()
  let asked = 0
  return async (request, next) => {
    const { req, res } = exchangeOf(request)
    if (OF_OPERATORS.test(pathOf(req))) return next()
    const client = clientOf(req)
    const line = lines.get(client) ?? { turns: pLimit(atOnce), asked: 0 }
    if (asked >= waiting + atOnce || line.turns.pendingCount >= ofOne) throw new Refusal(503)
    lines.set(client, line)
    asked++
    line.asked++
    const { promise, resolve } = Promise.withResolvers<Response>()
    const answered = async () => {
      await setImmediate()
      // Nobody reads what a client that has gone asked for.
      const answer = res.destroyed ? Promise.reject(new Error('The client has gone.')) : Promise.resolve(next())
      resolve(answer)
      await within(turn, answer).catch(() => {})
    }
    void line
      .turns(() => turns(answered))
      .finally(() => {
        asked--
        line.asked--
        if (line.asked === 0) lines.delete(client)
      })
    return promise
  }
}
