import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { ServerMiddleware } from 'srvx'
import { within } from '../deadline.ts'
import { exchangeOf, pathOf } from './exchange.ts'
import { Refusal } from './refusals.ts'

/** Answers of the app that are made together: they share one processor, and each holds a page in memory. */
const AT_ONCE = 2
/** Answers that wait for their turn: some seconds of work. Beyond that it is better to say so. */
const MAX_WAITING = 200
/** Milliseconds after which the next may begin all the same: what takes longer waits for something else than the processor, such as storage. */
const TURN = 500
/** What asks how the process does. */
const OF_OPERATORS = /^\/(?:health\/|metrics$)/

/**
 * Makes answers a few at a time, in the order in which they were asked for, with a look at all connections before each. Pages that are rendered
 * together would take turns of seconds, in which nobody else is heard. What operators ask does not wait.
 */
export function takeTurns({ atOnce, waiting, turn } = { atOnce: AT_ONCE, waiting: MAX_WAITING, turn: TURN }): ServerMiddleware {
  const turns = pLimit(atOnce)
  return async (request, next) => {
    const { req, res } = exchangeOf(request)
    if (OF_OPERATORS.test(pathOf(req))) return next()
    if (turns.pendingCount >= waiting) throw new Refusal(503)
    const { promise, resolve } = Promise.withResolvers<Response>()
    void turns(async () => {
      await setImmediate()
      // Nobody reads what a client that has gone asked for.
      const answer = res.destroyed ? Promise.reject(new Error('The client has gone.')) : Promise.resolve(next())
      resolve(answer)
      await within(turn, answer).catch(() => {})
    })
    return promise
  }
}
