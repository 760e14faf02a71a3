import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { FILTERS } from '#features/promotions/homeFilters.ts'
import { atLeastOne } from '../atLeastOne.ts'
import { expectAccessible } from './accessible.ts'
import { holdWallet } from './heldWallet.ts'
import { movements, watchMovements } from './movements.ts'
import { expect, openHydrated, test, unfold } from './server.ts'
import { holdScripts, settled } from './settled.ts'

/** The list and the detail, on a phone, with a wallet. */
test.beforeEach(async ({ context, server }) => {
  await holdWallet(context, server)
})

const cards = (page: Page) => page.getByRole('main').locator('[data-promotion]')
const firstCard = (page: Page) => cards(page).first().getByRole('link').first()

test.describe('the filters', () => {
  test('say how many promotions they leave before they are applied, and travel in the URL', async ({ page }) => {
    await openHydrated(page, '/')
    await unfold(page, 'Supermercado')
    await page.getByRole('link', { name: /^Filtros/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Filtros' })
    await expect(sheet).toBeVisible()
    await expectAccessible(page)
    const button = sheet.getByRole('button', { name: /^Ver \d+ promoci(ón|ones)( en \d+ súper)?$/ })
    const count = async () => Number.parseInt((await button.textContent())?.replace(/\D+/, '') ?? '', 10)
    const all = await count()
    await sheet.getByLabel('Coto').check()
    await expect.poll(count).toBeLessThan(all)
    const left = await count()
    await button.click()
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(/supermarket=coto/)
    await expect(page.getByRole('status').first()).toHaveText(left === 1 ? '1 promoción' : `${left} promociones`)
    // The list grows on scrolling, to as many rows as were announced, all of that supermarket.
    await expect(async () => {
      await cards(page).last().scrollIntoViewIfNeeded()
      await expect(cards(page)).toHaveCount(left, { timeout: 500 })
    }).toPass({ timeout: 15_000 })
    await expect(cards(page).filter({ hasText: 'Coto' })).toHaveCount(left)
    await page.reload()
    await unfold(page, 'Supermercado')
    await expect(page.getByRole('navigation', { name: 'Supermercado' }).locator('[aria-current]')).toHaveText(/Coto$/)
  })

  test('stand in a sheet from below on a phone, at the right on a wider screen, over a page that stays still', async ({ page }) => {
    await openHydrated(page, '/')
    const sheet = page.getByRole('dialog', { name: 'Filtros' })
    const opener = page.getByRole('link', { name: /^Filtros/ })
    await unfold(page, 'Supermercado')
    await opener.click()
    await expect(sheet).toBeVisible()
    await settled(page)
    const before = await firstCard(page).boundingBox()
    await page.mouse.move(195, 20)
    await page.mouse.wheel(0, 400)
    await settled(page)
    expect(await firstCard(page).boundingBox()).toEqual(before)
    const onPhone = await sheet.boundingBox()
    expect(onPhone).toMatchObject({ x: 0, width: 390 })
    expect((onPhone?.y ?? 0) + (onPhone?.height ?? 0)).toBeCloseTo(844, 0)
    await expect(sheet.getByRole('button', { name: /^Ver \d+/ })).toBeInViewport()
    await page.setViewportSize({ width: 800, height: 800 })
    await settled(page)
    const wider = await sheet.boundingBox()
    expect(wider?.height).toBe(800)
    await page.mouse.click(10, 10)
    await expect(sheet).toHaveCount(0)
    await opener.click()
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(/\/$/)
  })

  test('are each on the drawer, in the address, in the count, and in «Limpiar»', async ({ page }) => {
    await openHydrated(page, '/')
    const sheet = page.getByRole('dialog', { name: 'Filtros' })
    for (const [name, { title, options }] of atLeastOne(Object.entries(FILTERS))) {
      await unfold(page, 'Supermercado')
      await page.getByRole('link', { name: /^Filtros/ }).click()
      const values = Object.entries(options)
      const [value, label] = values[0] as [string, string]
      for (const [, words] of atLeastOne(values)) await expect(sheet.getByLabel(words, { exact: true })).toBeVisible()
      const control = sheet.getByLabel(label, { exact: true })
      await control.check()
      await sheet.getByRole('button', { name: /^Ver \d+/ }).click()
      await expect(page).toHaveURL(new RegExp(`[?&]${name}=${value}$`))
      await unfold(page, 'Supermercado')
      await page.getByRole('link', { name: 'Filtros 1 puesto' }).click()
      await expect(control).toBeChecked()
      await sheet.getByRole('button', { name: 'Limpiar' }).click()
      await expect(title === null ? control : sheet.getByRole('group', { name: title }).getByLabel('Todo')).toBeChecked({
        checked: title !== null,
      })
      await sheet.getByRole('button', { name: /^Ver \d+/ }).click()
      await expect(page).toHaveURL(/\/$/)
    }
  })

  test('that leave nothing say which one to take off, and what that would bring', async ({ page }) => {
    await openHydrated(page, '/?q=palabraquenoesta')
    await expect(page.getByRole('heading', { name: 'No hay nada con esos filtros' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Sin buscar «.+»: \d+$/ }).click()
    await expect(cards(page).first()).toBeVisible()
    await expect(page).not.toHaveURL(/q=/)
  })
})

test('a search forgives slips, knows nicknames and goods, and says what it looked for', async ({ page }) => {
  await openHydrated(page, '/?q=galcia')
  await expect(page.getByRole('main')).toContainText('No hay nada con «galcia»: buscamos «galicia».')
  await expect(page.locator('[data-promotion]').first()).toContainText('Galicia')
  await page.getByRole('searchbox', { name: /^Buscar/ }).fill('carne')
  await expect(page).toHaveURL(/q=carne/)
  await expect(page.locator('[data-promotion]').first()).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/\bsin (?:\p{L}+(?:, | y | ni ))*carne/iu)
})

test('the day, the chain and the scroll come back with Back', async ({ page }) => {
  await openHydrated(page, '/')
  await unfold(page, 'Día')
  await page.getByRole('navigation', { name: 'Día' }).getByRole('link').nth(2).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Hoy/)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await page.evaluate(() => scrollTo(0, 300))
  await settled(page)
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Súper' }).click()
  await expect(page).toHaveURL(/supermercados/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
})

test('a link that is tapped right after days leads where it says', async ({ page }) => {
  await openHydrated(page, '/')
  await page.evaluate(() => {
    const tap = (words: string, place: number) => document.querySelectorAll<HTMLElement>(`nav[aria-label="${words}"] a`)[place]?.click()
    tap('Día', 1)
    tap('Día', 2)
    tap('Principal', 3)
  })
  await expect(page).toHaveURL(/caja/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/caja/)
  await settled(page)
  await expect(page).toHaveURL(/caja/)
})

test.describe('the detail', () => {
  test('opens over the list, shows the original words with what was read from them, and Back closes it', async ({ page }) => {
    await openHydrated(page, '/')
    await page.evaluate(() => scrollTo(0, 300))
    await firstCard(page).click()
    const drawer = page.getByRole('dialog', { name: /^Promoción de / })
    await expect(drawer).toBeVisible()
    await expect(page).toHaveURL(/promo=/)
    await expectAccessible(page)
    await drawer
      .getByText(/palabra por palabra$/)
      .first()
      .click()
    await expect(drawer.locator('mark').first()).toBeVisible()
    await expectAccessible(page)
    await drawer.getByRole('link', { name: 'Descuento', exact: true }).click()
    await expect(drawer.locator('mark').first()).toBeInViewport()
    const official = drawer.getByRole('link', { name: /^Página oficial de / })
    await expect(official).toHaveAttribute('href', /^https:\/\//)
    await expect(official).toHaveAttribute('rel', /noopener/)
    await expect(drawer).toContainText('Lo leímos el')
    await page.goBack()
    await expect(drawer).toHaveCount(0)
    await expect(page).toHaveURL(/\/$/)
    await expect(firstCard(page)).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
  })

  test('closes also before the URL knows that it was opened', async ({ page }) => {
    await openHydrated(page, '/')
    const drawer = page.getByRole('dialog', { name: /^Promoción de / })
    await firstCard(page).click()
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(page).not.toHaveURL(/promo=/)
    await page.evaluate(() => {
      const seen = new MutationObserver(() => {
        const dialog = document.querySelector('dialog[open]')
        if (dialog === null) return
        seen.disconnect()
        dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
      })
      seen.observe(document.body, { childList: true, subtree: true, attributes: true })
      document.querySelector<HTMLElement>('[data-promotion] h3 a')?.click()
    })
    await settled(page)
    await expect(drawer).toHaveCount(0)
    await expect(page).not.toHaveURL(/promo=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hoy/)
    await firstCard(page).click()
    await expect(page).toHaveURL(/promo=/)
    await expect(drawer).toBeVisible()
  })

  test('is there again on reload, and an id that is not listed opens nothing', async ({ page }) => {
    await openHydrated(page, '/')
    await firstCard(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('dialog', { name: /^Promoción de / })).toBeVisible()
    await page.goto('/?promo=nunca')
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('says when its words could not be fetched, and where they are', async ({ page }) => {
    await openHydrated(page, '/')
    await page.route('**/_serverFn/**', (route) => route.abort())
    await firstCard(page).click()
    await page.getByText(/palabra por palabra$/).click()
    await expect(page.getByRole('dialog').getByText('No pudimos traer el texto original ahora')).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('link', { name: /^Página oficial/ })).toBeVisible()
  })

  test('has its own page, title and description, also without JavaScript', async ({ page, browser, server }) => {
    await openHydrated(page, '/')
    const href = (await firstCard(page).getAttribute('href')) ?? ''
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-AR', baseURL: server.url })
    const plain = await context.newPage()
    await plain.goto(href)
    await expect(plain).not.toHaveTitle(/^Yapa: descuentos/)
    const meta = (name: string) => plain.locator(`meta[property="${name}"], meta[name="${name}"]`).last().getAttribute('content')
    expect(await meta('og:title')).toBe(await plain.title())
    expect((await meta('description'))?.length).toBeGreaterThan(30)
    const picture = await page.request.get(new URL((await meta('og:image')) ?? '').pathname)
    expect(picture.headers()['content-type']).toBe('image/png')
    expect(await plain.locator('link[rel=canonical]').getAttribute('href')).toContain(href)
    await plain
      .getByText(/palabra por palabra$/)
      .first()
      .click()
    await expect(plain.locator('mark').first()).toBeVisible()
    await context.close()
    await page.goto(href)
    await expectAccessible(page)
    const file = await page.request.get(`${href}.ics`)
    expect(file.headers()['content-type']).toContain('text/calendar')
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect((await page.request.get('/promocion/nunca')).status()).toBe(404)
  })
})

test('what is said of one action covers none of the others', async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url })
  await page.addInitScript(() => Reflect.set(navigator, 'share', undefined))
  for (const width of [390, 1_280]) {
    await page.setViewportSize({ width, height: 800 })
    await openHydrated(page, '/')
    await firstCard(page).click()
    const actions = page.locator('[data-actions]')
    await expect(actions.getByRole('link', { name: 'Avisar un error' })).toBeVisible()
    await settled(page)
    await actions.getByRole('button', { name: 'Compartir', exact: true }).click()
    const toast = page.getByText('Enlace: ya está en tu portapapeles')
    await expect(toast).toBeVisible()
    const [said, row] = await Promise.all([toast.boundingBox(), actions.boundingBox()])
    expect((said?.y ?? 0) + (said?.height ?? 0), `${width} pixels wide`).toBeLessThanOrEqual(row?.y ?? 0)
  }
})

test('shares the list and a promotion: the link opens the same view', async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url })
  await page.addInitScript(() => Reflect.set(navigator, 'share', undefined))
  await openHydrated(page, '/?canal=online')
  await page.getByRole('button', { name: 'Compartir esta lista' }).click()
  await expect(page.getByText('Enlace: ya está en tu portapapeles')).toBeVisible()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const list = new URL(await copied())
  expect(Object.fromEntries(list.searchParams)).toEqual({ canal: 'online', dia: '2026-03-27' })
  const title = await firstCard(page).textContent()
  await page.goto(list.href)
  expect(await firstCard(page).textContent()).toBe(title)

  await openHydrated(page, '/')
  await firstCard(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Compartir' }).click()
  await expect.poll(copied).toMatch(/\/promocion\/[0-9a-z]{10}$/)
  // Where copying is forbidden, the link is shown.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Compartir' }).click()
  await expect(page.getByRole('textbox', { name: 'Enlace' })).toHaveValue(/\/promocion\/[0-9a-z]{10}$/)
  await page.getByRole('button', { name: 'Listo' }).click()
  await expect(page.getByRole('textbox', { name: 'Enlace' })).toHaveCount(0)
})

test('hands the link to the system where it takes it', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(navigator, 'canShare', () => true)
    Reflect.set(navigator, 'share', async (data: ShareData) => Reflect.set(window, 'shared', data))
  })
  await openHydrated(page, '/')
  await page.getByRole('button', { name: 'Compartir esta lista' }).click()
  const shared = await page.evaluate(() => Reflect.get(window, 'shared') as ShareData)
  expect(shared).toMatchObject({ title: 'Yapa', url: expect.stringContaining('dia=2026-03-27') })
  expect(shared.text).toMatch(/^Hoy, viernes 27 de marzo: \d+ promociones en \d+ súper$/)
})

test.describe('on a slow network', () => {
  test('the list is complete before any script is loaded, and nothing moves afterwards', async ({ page }) => {
    await watchMovements(page)
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(cards(page).first()).toBeVisible()
    expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull()
    release()
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
    await settled(page)
    expect(await movements(page)).toEqual([])
  })
})

const places = (page: Page) => page.locator('nav[aria-label="Principal"] li')

test('a page that arrives in pieces is not drawn before its bar is whole', async ({ page, server }) => {
  const { promise: answer, resolve: goOn } = Promise.withResolvers<void>()
  const html = await (await fetch(server.url)).text()
  const cut = html.indexOf('</li>', html.indexOf('Principal')) + '</li>'.length
  const inPieces = createServer(async (request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, cut))
    await answer
    response.end(html.slice(cut))
  })
  await new Promise<void>((resolve) => inPieces.listen(0, '127.0.0.1', resolve))
  try {
    await watchMovements(page)
    await page.goto(`http://127.0.0.1:${(inPieces.address() as AddressInfo).port}`, { waitUntil: 'commit' })
    await expect(places(page)).toHaveCount(1)
    const drawnEarly = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          requestAnimationFrame(() => resolve(true))
          setTimeout(() => resolve(false), 300)
        }),
    )
    goOn()
    await expect(places(page)).toHaveCount(5)
    await settled(page)
    expect(drawnEarly).toBe(false)
    expect(await movements(page)).toEqual([])
  } finally {
    goOn()
    inPieces.close()
  }
})

test('the whole first visit stays small: 149 kB of scripts until somebody touches the page, and 184 kB in all', async ({ page }) => {
  await page.context().clearCookies()
  const measured: Promise<{ url: string; bytes: number }>[] = []
  page.on('requestfinished', (request) => {
    measured.push(request.sizes().then(({ responseBodySize }) => ({ url: request.url(), bytes: responseBodySize })))
  })
  await openHydrated(page, '/')
  await settled(page)
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(measured)
  const sum = (of: typeof sizes) => of.reduce((total, { bytes }) => total + bytes, 0) / 1_000
  const scripts = sizes.filter(({ url }) => url.endsWith('.js'))
  // 144.3 and 178.6, and 3 % of air.
  expect(sum(scripts)).toBeLessThan(149)
  expect(sum(sizes)).toBeLessThan(184)
})

test('an open tab that slept over midnight moves on when it is looked at', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-27T15:00:00Z') })
  await openHydrated(page, '/')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/')) asked++
  })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await settled(page)
  expect(asked).toBe(0)
  // The clock runs and the timers do not: a sleeping phone.
  await page.clock.setSystemTime(new Date('2026-03-28T11:00:00Z'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect.poll(() => asked).toBeGreaterThan(0)
})

test('the mark of a chain is whole on the page of its promotion, also with large text', async ({ page }) => {
  for (const chain of ['changomas', 'carrefour', 'makro']) {
    const { promotions } = await (await page.request.get(`/api/v1/promotions?supermarket=${chain}`)).json()
    await page.goto(`/promocion/${promotions[0].id}`)
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size)
      const mark = page.locator('main [data-badge], main span').filter({ hasText: new RegExp(`^${promotions[0].supermarket}$`, 'i') })
      const cut = await mark.evaluateAll((marks) => marks.filter((one) => one.scrollWidth > one.clientWidth + 1).length)
      expect(cut, `${chain} ${size}`).toBe(0)
    }
  }
})
