import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { PAGES } from './pages.ts'
import { expect, openHydrated, test } from './server.ts'

/** What a page's head says of it. */
type Head = { title: string; ogTitle: string; description: string; ogDescription: string; canonical: string | null; ogUrl: string | null }

function headOf(html: string): Head {
  const read = (pattern: RegExp) => pattern.exec(html)?.[1] ?? null
  const meta = (name: string) => read(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))
  return {
    title: read(/<title>([^<]*)</) ?? '',
    ogTitle: meta('og:title') ?? '',
    description: meta('description') ?? '',
    ogDescription: meta('og:description') ?? '',
    canonical: read(/<link rel="canonical" href="([^"]*)"/),
    ogUrl: meta('og:url'),
  }
}

test('every page has its own title, description and address, the same for search engines and link previews', async ({ request }) => {
  const heads = new Map<string, Head>()
  for (const page of PAGES) {
    const answer = await request.get(page)
    const head = headOf(await answer.text())
    heads.set(page, head)
    expect(head.title, page).not.toBe('')
    expect(head.ogTitle, page).toBe(head.title)
    expect(head.ogDescription, page).toBe(head.description)
    expect(new URL(head.canonical ?? 'about:blank').pathname, page).toBe(page)
    expect(head.ogUrl, page).toBe(head.canonical)
  }
  for (const what of ['title', 'description'] as const)
    expect(new Set([...heads.values()].map((head) => head[what])).size, what).toBe(PAGES.length)
})

test('a page that there is not, and a promotion that ended, are not taken for the home page', async ({ request }) => {
  const home = headOf(await (await request.get('/')).text())
  for (const page of ['/nada', '/promocion/nada']) {
    const answer = await request.get(page)
    expect(answer.status(), page).toBe(404)
    const html = await answer.text()
    const head = headOf(html)
    expect(head.title, page).not.toBe(home.title)
    expect(head.ogTitle, page).toBe(head.title)
    expect(head.ogDescription, page).not.toBe(home.ogDescription)
    expect([head.canonical, head.ogUrl], page).toEqual([null, null])
    expect(html, page).toContain('noindex')
  }
})

test('no page that the server can send may be zoomed', async ({ request }) => {
  const offline = readFileSync(path.resolve(import.meta.dirname, '../../public/sin-conexion.html'), 'utf8')
  const pages = [...PAGES, '/nada', '/promocion/nada', '/assets/nada.js', '/%E0%A4%A', '/sin-conexion.html']
  const sent = await Promise.all(pages.map(async (page) => ({ page, html: await (await request.get(page)).text() })))
  for (const { page, html } of [...sent, { page: 'sin-conexion.html', html: offline }]) {
    expect(/<meta name="viewport" content="([^"]*)"/.exec(html)?.[1], page).toBe(
      'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no',
    )
  }
})

test('a supermarket that there is not is said, and nothing is shown in its place', async ({ page, request }) => {
  await openHydrated(page, '/?supermarket=Carrefú')
  await expect(page.getByRole('heading', { name: 'No conocemos ese supermercado' })).toBeVisible()
  // Nothing is said of other chains.
  await expect(page.locator('[data-answer]')).toHaveCount(0)
  await expect(page.getByText('«Carrefú»').first()).toBeVisible()
  await expect(page.locator('[data-promotion]')).toHaveCount(0)
  await page.goto('/?supermarket=coto,Carrefú')
  await expect(page.getByText('No conocemos «Carrefú»: mostramos Coto.')).toBeVisible()
  expect((await request.get('/api/v1/promotions?supermarket=Carrefu')).status()).toBe(400)
})

test('of a supermarket that nobody reads it is said that nobody does, not that it has nothing', async ({ page }) => {
  await page.goto('/?supermarket=disco,vea')
  await expect(page.getByText('Yapa no lee las promociones de Disco y Vea.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No leemos Disco y Vea' })).toBeVisible()
  await expect(page.getByText(/no hay nada/i)).toHaveCount(0)
  await page.goto('/?supermarket=coto,vea')
  await expect(page.getByText('Yapa no lee las promociones de Vea: mostramos Coto.')).toBeVisible()
  await page.goto('/caja?supermarket=disco')
  await expect(page.getByText('Yapa no lee las promociones de Disco. Elegí uno de estos:')).toBeVisible()
})

test('hovering or touching a link fetches its data', async ({ page }) => {
  await openHydrated(page, '/')
  const words = page.waitForRequest(/_serverFn\/.*payload=/)
  await page.locator('[data-promotion]').getByRole('link').first().hover()
  await words
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list has a row a supermarket, which leads to the whole of it', async ({ page }) => {
    // An address of before that asked for one list by pesos.
    await page.goto('/?canal=presencial&vista=monto')
    const carrefour = page.locator('[data-promotion]').filter({ hasText: 'Carrefour' })
    await expect(carrefour).toHaveCount(1)
    const figure = await carrefour.getByRole('heading', { level: 3 }).textContent()
    await carrefour.getByRole('link', { name: /^\d+ más de Carrefour$/ }).click()
    await expect(page).toHaveURL(
      (url) => url.searchParams.get('supermarket') === 'carrefour' && url.searchParams.get('canal') === 'presencial',
    )
    const ranked = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()
    expect(ranked.length).toBeGreaterThan(1)
    expect(ranked).toContain(figure)
  })

  test('no button is shown that does nothing', async ({ page }) => {
    await page.goto('/nada')
    await expect(page.getByRole('link', { name: 'Empezar de nuevo' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Volver' })).toHaveCount(0)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Compartir esta lista' })).toHaveCount(0)
  })
})

/** Leaves the page for another as a plain link does, and waits until taps are answered there. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => location.assign(to), path)
  await page.waitForURL((url) => url.pathname === path)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
}

test('"Volver" goes back where one was, and home for who was nowhere', async ({ page }) => {
  await openHydrated(page, '/sobre')
  await follow(page, '/nada')
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre Yapa' })).toBeVisible()
  await expect(page).toHaveURL(/\/sobre$/)

  const other = await page.context().newPage()
  await openHydrated(other, new URL('/nada', page.url()).href)
  await other.getByRole('button', { name: 'Volver' }).click()
  await expect(other).toHaveURL((url) => url.pathname === '/')
})

test('the page of a promotion leads back to the promotions of its supermarket, and Back returns to it', async ({ page, request }) => {
  const { promotions } = await (await request.get('/api/v1/promotions')).json()
  const [{ id, supermarket }] = promotions
  await page.goto('/')
  await page.goto(`/promocion/${id}`)
  const back = page.getByRole('main').getByRole('link', { name: 'Más promociones' })
  await back.click()
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.searchParams.get('supermarket') === supermarket)
  await expect(page.getByRole('region', { name: 'Promociones' })).toBeVisible()
  await page.goBack()
  await expect(back).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '')
})
