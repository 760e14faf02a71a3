import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Report } from '#domain/promotion/report.ts'
import { makeRateLimit } from '#server/http/rateLimit.ts'
import { openReportDesk, type ReportDesk, type Submission } from '#server/reports/reportDesk.server.ts'

const submission = (changes: Partial<Submission> = {}): Submission => ({
  mensaje: 'El tope es otro',
  correo: '',
  campo: 'tope',
  promocion: 'abc',
  version: '1',
  abierto: '17',
  ...changes,
})

let kept: Report[]
let desk: ReportDesk
beforeEach(() => {
  kept = []
  desk = openReportDesk(async (report) => kept.push(report))
})
afterEach(() => void vi.restoreAllMocks())

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)

describe('the desk', () => {
  it('keeps what makes sense', async () => {
    expect(await desk.receive(submission(), 'a')).toEqual({ status: 200 })
    expect(kept).toMatchObject([{ message: 'El tope es otro', promotionId: 'abc' }])
  })

  it('says next to the field what to correct, and does not count the attempt', async () => {
    for (let attempt = 0; attempt < 20; attempt++) {
      expect(await desk.receive(submission({ mensaje: '', correo: 'ana' }), 'a')).toMatchObject({
        status: 422,
        problems: { mensaje: expect.any(String), correo: expect.any(String) },
      })
    }
    expect((await desk.receive(submission(), 'a')).status).toBe(200)
  })

  it('lets one client send a few and says how long to wait, while others go on', async () => {
    const answers = []
    for (let sent = 0; sent < 8; sent++) answers.push(await desk.receive(submission(), 'a'))
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    expect(answers.at(-1)).toMatchObject({ retryAfter: expect.any(Number), notice: expect.stringMatching(/Probá de nuevo en \d+ minutos/) })
    expect((await desk.receive(submission(), 'b')).status).toBe(200)
    expect(kept).toHaveLength(7)
  })

  it('has a limit for all clients together', async () => {
    const perClient = makeRateLimit({ limit: 5, window: 1_000, maxKeys: 10 })
    const together = makeRateLimit({ limit: 2, window: 60_000, maxKeys: 1 })
    const small = openReportDesk(async (report) => kept.push(report), { perClient, together })
    const answers = []
    for (const client of ['a', 'b', 'c']) answers.push(await small.receive(submission(), client))
    expect(statuses(answers)).toEqual([200, 200, 429])
  })

  it('says so when storage is away, and logs why without a word of the shopper', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = openReportDesk(() => Promise.reject(new Error('connection refused')))
    expect(await broken.receive(submission({ correo: 'ana@correo.com.ar' }), 'a')).toMatchObject({
      status: 503,
      notice: expect.stringContaining('Tu texto sigue acá'),
    })
    expect(JSON.stringify(log.mock.calls)).not.toContain('ana@')
  })

  it('counts no try that came to nothing, and tells storage which tries are of one form', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const forms: string[] = []
    const recovering = openReportDesk(async (_, form) => {
      if (forms.push(form) < 21) throw new Error('connection refused')
    })
    const answers = []
    for (let tried = 0; tried < 26; tried++) answers.push(await recovering.receive(submission(), 'a'))
    expect(statuses(answers)).toEqual([...Array(20).fill(503), ...Array(6).fill(200)])
    expect((await recovering.receive(submission(), 'a')).status).toBe(429)
    expect(new Set(forms)).toEqual(new Set(['17']))
  })

  it('does not count for a client what is refused for all together', async () => {
    const perClient = makeRateLimit({ limit: 1, window: 60_000, maxKeys: 10 })
    let isOpen = false
    const together = { take: () => (isOpen ? 0 : 9), giveBack: () => {} }
    const small = openReportDesk(async (report) => kept.push(report), { perClient, together })
    expect((await small.receive(submission(), 'a')).status).toBe(429)
    isOpen = true
    expect((await small.receive(submission(), 'a')).status).toBe(200)
  })
})
