import { exampleCards } from '#chains/examples.ts'
import { civilDateAt } from '#domain/calendar/clock.ts'
import { startRehearsal } from '#rehearsal/server.ts'
import { expect, startServer, test } from './server.ts'

test('the web process reads the sources on its schedule, shows how fresh they are, and ends at once', async ({ page, request }) => {
  test.setTimeout(120_000)
  const now = new Date()
  const rehearsal = await startRehearsal({ cards: exampleCards(civilDateAt(now)), now })
  rehearsal.setFault('dia', { name: 'error-500' })
  const server = await startServer({
    now: '',
    env: { YAPA_SCHEDULE: 'web', YAPA_SCHEDULE_PACE: '50,200', YAPA_SOURCES_BASE: rehearsal.url },
  })
  try {
    const metrics = async () => (await request.get(`${server.url}/metrics`)).text()
    await expect.poll(metrics, { timeout: 60_000 }).toMatch(/^yapa_source_failed\{source="dia"\} 1$/m)
    expect(await metrics()).toMatch(/^yapa_source_promotions\{source="carrefour"\} [1-9]/m)
    expect(await metrics()).toMatch(/^# TYPE yapa_source_age_seconds gauge\nyapa_source_age_seconds\{source="carrefour"\} \d+$/m)

    const { sources, missing } = await (await request.get(`${server.url}/api/v1/status`)).json()
    expect(sources).toContainEqual(expect.objectContaining({ source: 'coto', capturedAt: civilDateAt(now), ageDays: 0, isStale: false }))
    expect(missing).toContainEqual(expect.objectContaining({ source: 'dia' }))

    await page.goto(`${server.url}/estado`)
    const carrefour = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Carrefour/ }) })
    await expect(carrefour).toContainText('Al día: leído recién.')
    await carrefour.getByText('Detalle').click()
    await expect(carrefour).toContainText('Próxima lectura')
    await expect(carrefour).toContainText('master-data')
    const dia = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Día/ }) })
    await expect(dia).toContainText('quisimos leerla y no se pudo')
    await page.goto(server.url)
    await expect(page.getByText('Datos de ejemplo')).toHaveCount(0)
  } finally {
    const started = Date.now()
    await server.stop()
    // Its grace is five seconds.
    expect(Date.now() - started).toBeLessThan(7_000)
    await rehearsal.close()
  }
})
