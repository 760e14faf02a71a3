import type { Page } from '@playwright/test'
import { EMPTY_WALLET } from '#domain/wallet.ts'
import { encodeWallet, WALLET_COOKIE } from '#domain/walletCookie.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './server.ts'

test.use({ serviceWorkers: 'allow' })

const NOTICE = 'Sin conexión: mostramos lo último que leímos'

/** Opens a page and waits until the service worker has kept it with its files. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => keptPages(page)).toContain(new URL(page.url()).pathname)
}

const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('yapa-pages-1')).keys()
    return kept.map(({ url }) => new URL(url).pathname + new URL(url).search)
  })

test('shows the last read pages without a connection, and says so', async ({ page, context }) => {
  await visit(page, '/')
  const cards = await page.locator('main h3').count()
  expect(cards).toBeGreaterThan(5)
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.locator('main h3')).toHaveCount(cards)
  await expect(page.getByRole('status').filter({ hasText: NOTICE })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: NOTICE }).locator('time')).toHaveText(/^\d{1,2} de \p{L}+ a las \d{2}:\d{2}$/u)
  await expectAccessible(page)
  // It is no picture of the page: it works.
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  await page.getByRole('link', { name: /Sáb 28/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sábado, 28 de marzo')
  await context.setOffline(false)
  await expect(page.getByText(NOTICE)).toBeHidden()
  await page.reload()
  await expect(page.getByText(NOTICE)).toBeHidden()
})

test('says so as soon as the connection goes, without moving anything', async ({ page, context }) => {
  await page.goto('/')
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  const top = () => page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top)
  const before = await top()
  await context.setOffline(true)
  await expect(page.getByText(NOTICE)).toBeVisible()
  expect(await top()).toBe(before)
})

test('offers the way home from a page that it does not have', async ({ page, context }) => {
  await visit(page, '/')
  await context.setOffline(true)
  await page.goto('/estado?algo')
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible()
  await page.getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(page.getByText(NOTICE)).toBeVisible()
})

test('keeps the home page for a changed wallet', async ({ page, context, server }) => {
  await visit(page, '/')
  await visit(page, '/configuracion/medios')
  await page.reload()
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true' && navigator.serviceWorker.controller !== null)
  await context.addCookies([
    {
      name: WALLET_COOKIE,
      value: encodeWallet({ ...EMPTY_WALLET, instruments: [{ method: 'mercado-pago', cards: null }] }),
      url: server.url,
    },
  ])
  await page.evaluate(() => dispatchEvent(new Event('yapa:wallet')))
  await expect.poll(async () => (await keptPages(page)).sort()).toEqual(['/', '/caja'])
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('banner').getByText('1 medio')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Tuyas' })).toBeVisible()
})

test('keeps no error, and shows a new version as soon as there is a connection', async ({ page, context }) => {
  await visit(page, '/')
  expect((await page.goto('/nada'))?.status()).toBe(404)
  await expect.poll(async () => (await keptPages(page)).sort()).toEqual(['/', '/caja'])
  // What is kept is old by now.
  await page.evaluate(async () => {
    const cache = await caches.open('yapa-pages-1')
    await cache.put('/', new Response('<html lang="es"><title>vieja</title>', { headers: { 'content-type': 'text/html' } }))
  })
  await page.goto('/')
  await expect(page).not.toHaveTitle('vieja')
  await context.setOffline(true)
  await page.goto('/')
  await expect(page).not.toHaveTitle('vieja')
})

test('has the till at hand that was never opened, with the last data and its age', async ({ page, context }) => {
  await visit(page, '/')
  await expect.poll(() => keptPages(page)).toContain('/caja')
  await context.setOffline(true)
  await page.goto('/caja')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿En qué caja estás?')
  await expect(page.getByRole('status').filter({ hasText: NOTICE })).toBeVisible()
  // It is no picture of the page: it answers.
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  await page.getByRole('link', { name: 'Coto', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('En la caja de Coto')
  await expect(page.getByRole('region', { name: 'Qué hacer' })).toBeVisible()
})
