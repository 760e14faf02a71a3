import { ARCHIVE, expect, test } from './server.ts'

test.use({ serverOptions: { archiveDate: '2026-03-27' } })
test.skip(ARCHIVE === null, 'the archive of captured cards is not on this machine')

type Answered = { id: string; supermarket: string; eligibility: { status: 'yes' | 'maybe' | 'no'; via: string[]; missing: object[] } }

const WALLET = 'banco-galicia:visa-credito,mercado-pago,modo'

test('the API has real promotions of all six chains for Friday 27 March 2026, and says of each why this wallet can use it', async ({
  request,
}) => {
  const answer = await request.get(`/api/v1/promotions?date=2026-03-27&wallet=${WALLET}`)
  expect(answer.headers()['content-type']).toContain('application/json')
  const { snapshot, promotions }: { snapshot: { kind: string }; promotions: Answered[] } = await answer.json()
  expect(snapshot.kind).toBe('real')
  expect(new Set(promotions.map(({ supermarket }) => supermarket)).size).toBe(6)

  const order = { yes: 0, maybe: 1, no: 2 }
  const statuses = promotions.map(({ eligibility }) => order[eligibility.status])
  expect(statuses).toEqual([...statuses].sort())
  expect(new Set(statuses).size).toBe(3)
  for (const { id, eligibility } of promotions) {
    if (eligibility.status === 'yes') expect(eligibility.missing, id).toEqual([])
    else expect(eligibility.missing.length, id).toBeGreaterThan(0)
  }
})

test('every promotion in the list can be asked for by itself, and its evidence lies inside its words', async ({ request }) => {
  const { promotions }: { promotions: Answered[] } = await (await request.get('/api/v1/promotions')).json()
  for (const { id } of promotions.slice(0, 15)) {
    const { promotion, source } = await (await request.get(`/api/v1/promotions/${id}`)).json()
    const spans: { start: number; end: number }[] = Object.values<{ start: number; end: number }[]>(promotion.evidence).flat()
    expect(spans.length, id).toBeGreaterThan(0)
    for (const { end } of spans) expect(end, id).toBeLessThanOrEqual(source.text.length)
  }
})
