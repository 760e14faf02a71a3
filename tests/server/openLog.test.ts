import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Log, log, runInRequest } from '#server/log.ts'
import { captureConsole, openLog } from '#server/openLog.ts'

let written: string[]
let opened: Log

beforeEach(async () => {
  written = []
  opened = await openLog({ level: 'info', format: 'json' }, { write: (line) => void written.push(line) })
})
afterEach(() => vi.restoreAllMocks())

const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>)

test('writes a line of JSON with level, time, message and fields; below its level nothing', () => {
  log().info({ status: 200 }, 'request')
  log().debug({}, 'detail')
  expect(lines()).toEqual([{ level: 'info', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), status: 200, msg: 'request' }])
})

test('a line of a request has its id, also after waiting', async () => {
  await runInRequest('id-1', async () => {
    await new Promise((resolve) => setImmediate(resolve))
    log().warn({}, 'slow')
  })
  log().warn({}, 'outside')
  expect(lines().map(({ requestId }) => requestId)).toEqual(['id-1', undefined])
})

test('never writes who a shopper is or what they hold', () => {
  log().info({ ip: '200.1.2.3', wallet: 'modo', request: { cookie: 'a=1', headers: { x: 1 }, email: 'ana@ejemplo.com' } }, 'request')
  expect(written.join('')).not.toMatch(/200\.1|modo|a=1|ana@/)
  expect(lines()[0]).toHaveProperty('request', {})
})

test('writes of an error only its own message, without queries: other fields may be personal', () => {
  const error = Object.assign(new Error('GET /api/v1/promotions?wallet=modo failed'), {
    code: '23505',
    detail: 'Key (email)=(ana@ejemplo.com)',
  })
  log().error({ err: error }, 'failed')
  expect(written.join('')).not.toMatch(/modo|ana@/)
  expect(lines()[0]?.err).toMatchObject({ type: 'Error', message: 'GET /api/v1/promotions?… failed', code: '23505' })
})

test('a flood of one failure becomes a few lines, and a later line says how many were left out', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  for (let time = 0; time < 1_000; time++) log().error({ err: new Error('same') }, 'failed')
  log().error({ err: new Error('other') }, 'failed')
  expect(lines()).toHaveLength(6)
  now.mockReturnValue(61_000)
  log().error({ err: new Error('same') }, 'failed')
  expect(lines().at(-1)).toMatchObject({ msg: 'failed', leftOut: 995 })
})

test('what a library writes to the console becomes lines, too', () => {
  const { warn, error } = console
  try {
    captureConsole(opened)
    console.error('Error in renderer:', new Error('broken'), { componentStack: 'x' })
    console.warn('careful /?wallet=modo')
  } finally {
    Object.assign(console, { warn, error })
  }
  expect(lines()).toMatchObject([
    { level: 'error', msg: 'Error in renderer:', err: { message: 'broken' } },
    { level: 'warn', msg: 'careful /?…' },
  ])
})
