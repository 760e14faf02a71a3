import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import { atLeastOne } from '../atLeastOne.ts'
import { expectAccessible } from './accessible.ts'
import { expect, openHydrated, test } from './server.ts'
import { versionsOf } from './versions.ts'

const CALLS = '**/_serverFn/**'
const places = (page: Page) => page.getByRole('navigation', { name: 'Principal' })
const goTo = (page: Page, name: string) => places(page).getByRole('link', { name }).click()

/** Every page's frame: the ways on, the footer, and the place of toasts. */
async function expectFrame(page: Page): Promise<void> {
  await expect(places(page)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('verificalos siempre en la fuente original')
}

const ANSWERS: { what: string; answer: (route: Route) => Promise<void>; says: string; detail: (string | RegExp)[] }[] = [
  {
    what: 'a 500 whose JSON is of an unknown form',
    answer: (route) =>
      route.fulfill({ status: 500, headers: { 'x-request-id': 'abc-123' }, json: { errors: [{ code: 7 }], message: 'Forbidden' } }),
    says: 'No pudimos mostrar esta página. El servidor contestó con un error (500).',
    detail: ['Estado: 500', /Llamada: GET \/_serverFn\//, 'Pedido: abc-123', '"code": 7'],
  },
  { what: 'no answer at all', answer: (route) => route.abort(), says: 'Fijate si tenés conexión', detail: [/^El servidor no contestó\.$/] },
]

for (const { what, answer, says, detail } of ANSWERS) {
  test(`${what} is a failure that says so in Spanish in page and tab, shows and hides its detail, and can be retried`, async ({ page }) => {
    await openHydrated(page, '/configuracion/medios')
    await page.route(CALLS, answer)
    await goTo(page, 'Hoy')
    const alert = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'Algo salió mal' }) })
    await expect(alert).toContainText(says)
    await expect(alert).not.toContainText('Forbidden')
    await expect(page).toHaveTitle('Algo salió mal · Yapa')
    await alert.getByRole('button', { name: 'Mostrar el detalle' }).click()
    for (const line of atLeastOne(detail)) expect(await alert.locator('pre').textContent()).toMatch(line)
    await expectAccessible(page)
    await alert.getByRole('button', { name: 'Ocultar el detalle' }).click()
    await expect(alert.locator('pre')).toHaveCount(0)
    await expect(page.getByText('Todavía no hay promociones')).toHaveCount(0)
    await expectFrame(page)
    await page.unroute(CALLS)
    await alert.getByRole('button', { name: 'Probar de nuevo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('viernes 27 de marzo')
    await expect(page).toHaveTitle('Yapa: descuentos de supermercados según tus medios de pago')
  })
}

test('a tab that an upgrade left behind reloads, once for each upgrade, and not for ever', async ({ page, server }) => {
  const app = await versionsOf(server.url)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  /** Waits until the new document is there: one that only begins would cut into what the test opens next. */
  const reloadBy = (act: () => Promise<void>) => Promise.all([page.waitForEvent('load'), act()])
  const refuse = () => page.route(CALLS, (route) => route.fulfill({ status: 404, json: { detail: 'No existe.' } }))
  try {
    app.deploy()
    await openHydrated(page, `${app.url}/configuracion/medios`)
    for (const upgrade of [1, 2]) {
      if (upgrade === 2) app.deploy()
      await refuse()
      const before = documents
      await reloadBy(() => goTo(page, 'Súper'))
      expect(documents).toBe(before + 1)
      await page.unroute(CALLS)
      await openHydrated(page, `${app.url}/configuracion/medios`)
    }
    await refuse()
    const reloaded = documents
    await reloadBy(() => goTo(page, 'Súper'))
    expect(documents).toBe(reloaded + 1)
    await openHydrated(page, `${app.url}/configuracion/medios`)
    await goTo(page, 'Súper')
    await expect(page.getByRole('heading', { name: 'Algo salió mal' })).toBeVisible()
    expect(documents).toBe(reloaded + 2)
  } finally {
    await app.stop()
  }
})

test.describe('the server answers a call', () => {
  const OURS = { 'x-tsr-serverFn': 'true', 'sec-fetch-site': 'same-origin' }

  /** The address of a server function that takes something. */
  async function addressOf(page: Page): Promise<string> {
    await openHydrated(page, '/')
    const call = page.waitForRequest((request) => request.url().includes('payload='))
    await page.locator('[data-promotion]').getByRole('link').first().click()
    return (await call).url()
  }

  test('that it cannot read with 400, and one of a function that there is not with 404, and says nothing of its inside', async ({
    page,
  }) => {
    const address = new URL(await addressOf(page))
    const good = address.searchParams.get('payload')
    const cases: { payload: string | null; path?: string; status: number }[] = [
      { payload: good, status: 200 },
      { payload: '{bad', status: 400 },
      { payload: '3', status: 400 },
      { payload: '{"t":99}', status: 400 },
      { payload: null, status: 400 },
      { payload: good, path: '/_serverFn/deadbeef', status: 404 },
      { payload: good, path: '/_serverFn/constructor', status: 404 },
      { payload: good, path: '/_serverFn/', status: 404 },
    ]
    for (const { payload, path, status } of cases) {
      const url = new URL(path ?? address.pathname, address)
      if (payload !== null) url.searchParams.set('payload', payload)
      const answer = await page.request.get(url.href, { headers: OURS })
      expect(answer.status(), url.href).toBe(status)
      if (status === 200) continue
      expect(answer.headers()['content-type'], url.href).toContain('application/problem+json')
      expect(Object.keys(await answer.json()).sort(), url.href).toEqual(['detail', 'status', 'title', 'type'])
    }
  })

  test('of any function that brings nothing, or something else than is asked for, without a failure', async ({ request, server }) => {
    const assets = path.resolve(import.meta.dirname, '../../dist/client/assets')
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
    const names = new Set(scripts.flatMap((name) => readFileSync(path.join(assets, name), 'utf8').match(/\b[0-9a-f]{64}\b/g) ?? []))
    const empty = (at: number) => ({ t: 10, i: at, p: { k: [], v: [] }, o: 0 })
    const given = { t: 10, i: 1, p: { k: ['promotionId', 'keys', 'whose'], v: [empty(2), empty(3), empty(4)] }, o: 0 }
    const other = JSON.stringify({ t: { t: 10, i: 0, p: { k: ['data'], v: [given] }, o: 0 }, f: 127, m: [] })
    const calls = [...names].flatMap((name) => ['', `?payload=${encodeURIComponent(other)}`].map((query) => `/_serverFn/${name}${query}`))
    const statuses = await Promise.all(calls.map(async (call) => (await request.get(server.url + call, { headers: OURS })).status()))
    expect(statuses.filter((status) => status === 400).length).toBeGreaterThan(4)
    expect(calls.filter((_, at) => (statuses[at] ?? 0) >= 500)).toEqual([])
  })
})
