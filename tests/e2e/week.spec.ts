import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import { encodeWallet, WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { atLeastOne } from '../atLeastOne.ts'
import { expect, openHydrated, test, unfold } from './server.ts'

/** The week's promotions, which travel once and beside the pages. */
const WEEK = /\/_serverFn\/.*%22week%22/
const COOKIE = `${WALLET_COOKIE}=${encodeWallet({ ...EMPTY_WALLET, instruments: [{ method: 'mercado-pago', cards: null }] })}`
const OURS = { 'sec-fetch-site': 'same-origin' }
const NOTICE = 'No pudimos actualizar: mostramos lo de hace un momento.'

/** Where a page says that its week is. */
async function weekOf(url: string, cookie = ''): Promise<string> {
  const { headers } = await fetch(url, { headers: { cookie } })
  const address = /<([^>]+)>; rel=preload; as=fetch/.exec(headers.get('link') ?? '')?.[1]
  return new URL(address ?? 'about:blank', url).href
}

test('the pages that share the week are sent without it, with and without a wallet', async ({ server }) => {
  const sizes: Record<string, number> = {}
  for (const path of ['/', '/caja', '/supermercados']) {
    for (const cookie of ['', COOKIE]) {
      const page = await fetch(server.url + path, { headers: { cookie, 'accept-encoding': 'br' } })
      expect(page.headers.get('content-encoding')).toBe('br')
      sizes[`${path} ${cookie}`] = Number(page.headers.get('content-length')) / 1_000
    }
  }
  expect(Object.keys(sizes)).toHaveLength(6)
  expect(Object.entries(sizes).filter(([, size]) => size > 18.5)).toEqual([])
})

test('the week is the same for everybody and never changes under its address; the call without one is asked anew', async ({
  server,
  request,
}) => {
  const address = await weekOf(server.url)
  expect(await weekOf(server.url, COOKIE)).toBe(address)
  expect(await weekOf(`${server.url}/caja`)).toBe(address)
  const [anonymous, holder] = await Promise.all(['', COOKIE].map((cookie) => fetch(address, { headers: { ...OURS, cookie } })))
  expect(anonymous?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(anonymous?.headers.get('vary')).toBe('Accept-Encoding')
  expect(await holder?.text()).toBe(await anonymous?.text())
  const call = (payload: object) =>
    new URL(`/_serverFn/promociones?payload=${encodeURIComponent(JSON.stringify(payload))}&createServerFn`, server.url).href
  const payload = JSON.parse(new URL(address).searchParams.get('payload') ?? '')
  expect(address).toBe(call(payload))
  expect(payload).toEqual({ data: { format: expect.any(Number), week: expect.any(String) }, context: {} })
  const { format, week } = payload.data
  const now = await fetch(call({ data: { format }, context: {} }), { headers: { ...OURS, cookie: COOKIE } })
  expect(now.headers.get('cache-control')).toBe('public, no-cache')
  expect(await now.json()).toMatchObject({ today: '2026-03-27', name: week, week: await (await fetch(address, { headers: OURS })).json() })
  const etag = now.headers.get('etag') ?? ''
  expect((await request.get(now.url, { headers: { ...OURS, 'if-none-match': etag } })).status()).toBe(304)
  const others = [{ format, week: 'gone' }, { format: 0 }, { format: 0, week }, { format: 'x' }, { format, week: 7 }]
  const answers = await Promise.all(others.map((data) => fetch(call({ data, context: {} }), { headers: OURS })))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 400, 400])
})

test('no script of the browser has the schemas, only their types', () => {
  const assets = path.resolve(import.meta.dirname, '../../dist/client/assets')
  const scripts = atLeastOne(readdirSync(assets).filter((name) => name.endsWith('.js')))
  expect(scripts.filter((name) => /ZodError|invalid_type/.test(readFileSync(path.join(assets, name), 'utf8')))).toEqual([])
})

test('a second visit brings no week, and 23 kB in all', async ({ page }) => {
  await openHydrated(page, '/')
  const asked: Promise<{ url: string; bytes: number }>[] = []
  page.on('requestfinished', (request) => {
    asked.push(request.sizes().then((sizes) => ({ url: request.url(), bytes: sizes.responseBodySize + sizes.responseHeadersSize })))
  })
  for (const path of ['/', '/caja', '/supermercados']) {
    asked.length = 0
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(asked)
    if (path === '/') expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(23_200)
    expect(sizes.filter(({ url, bytes }) => WEEK.test(url) && bytes > 1_000)).toEqual([])
  }
})

/** Opens the home page while the answer to its call is ours. */
async function openAnswered(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(WEEK, answer)
  await page.goto('/')
}

// Every other failure of a call is met in `failedAnswers.spec.ts`.
test('with no answer in place of the week the page stays as it came, says so, and takes another try', async ({ page }) => {
  await openAnswered(page, (route) => route.abort())
  await expect(page.getByText(NOTICE)).toBeVisible()
  const cards = page.locator('[data-promotion]')
  const count = await cards.count()
  expect(count).toBeGreaterThan(0)
  await unfold(page, 'Día')
  await page.getByRole('link', { name: /Sáb 28/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sábado, 28 de marzo')
  await page.goBack()
  await expect(page.getByText(NOTICE)).toBeVisible()
  await page.unroute(WEEK)
  await page.getByRole('button', { name: 'Probar de nuevo' }).click()
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  await expect(page.getByText(NOTICE)).toHaveCount(0)
  await expect(cards).toHaveCount(count)
})

test('where the server has no such week any more the page is read again, once', async ({ page }) => {
  let opened = 0
  page.on('request', (request) => request.isNavigationRequest() && opened++)
  await openAnswered(page, (route) => route.fulfill({ status: 404, json: { detail: 'no' } }))
  await expect(page.getByText(NOTICE)).toBeVisible()
  expect(opened).toBe(2)
  await expect(page.locator('[data-promotion]').first()).toBeVisible()
})

test.describe('at a first visit', () => {
  test.use({ firstVisit: true })

  test('who comes while the week does not is greeted all the same, once', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: '¡Hola! Soy Yapa' })
    await openAnswered(page, (route) => route.abort())
    await dialog.getByRole('button').click()
    await expect(dialog).toHaveCount(0)
    await page.unroute(WEEK)
    await page.getByRole('button', { name: 'Probar de nuevo' }).click()
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
    await expect(page.getByText(NOTICE)).toHaveCount(0)
    await expect(dialog).toHaveCount(0)
  })
})
