import type { Page } from '@playwright/test'
import { expect, openHydrated, test, unfold } from './server.ts'
import { holdScripts } from './settled.ts'

const cardsOf = (page: Page, section: string) =>
  page
    .getByRole('region', { name: section })
    .getByRole('listitem')
    .filter({ has: page.locator('h3') })

test.describe('with the example data', () => {
  test("shows today's promotions and says that they are examples", async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('Datos de ejemplo.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoy, viernes 27 de marzo')
    expect(await page.locator('[data-promotion]').count()).toBeGreaterThan(5)
    await expect(page.getByText('verificalos siempre en la fuente original')).toBeVisible()
    await expect(page).toHaveTitle(/Yapa/)
    expect(await page.locator('meta[name=viewport]').getAttribute('content')).toContain('user-scalable=no')
    expect(await page.locator('html').getAttribute('lang')).toBe('es-AR')
  })

  test('keeps day, channel and supermarket in the URL, and back restores them', async ({ page }) => {
    await page.goto('/')
    await unfold(page, 'Día')
    await page.getByRole('link', { name: /Lun 30/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lunes, 30 de marzo')
    await unfold(page, 'Supermercado')
    await page.getByRole('link', { name: /^Filtros/ }).click()
    await page.getByRole('radio', { name: 'Online' }).check()
    // Before the page is awake the filters are a form that does not count.
    await page.getByRole('button', { name: /^Ver (?:\d+ )?promociones/ }).click()
    await unfold(page, 'Supermercado')
    await page.getByRole('link', { name: 'Coto', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coto, lunes 30 de marzo')
    await expect(page).toHaveTitle('Promociones de Coto por banco y billetera · Yapa')
    await expect(page.locator('meta[property="og:image"]').first()).toHaveAttribute('content', /\/dia\/\S+\.png\?supermarket=coto$/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/\?supermarket=coto$/)
    await expect(page).toHaveURL(/dia=2026-03-30/)
    await expect(page).toHaveURL(/canal=online/)
    await expect(page).toHaveURL(/supermarket=coto/)
    await expect(page.locator('[data-sticky] summary').filter({ hasText: 'Supermercado y filtros: Coto1' })).toBeVisible()
    await expect(cardsOf(page, 'Promociones').filter({ hasNotText: 'en Coto' })).toHaveCount(0)
    await expect(cardsOf(page, 'Promociones').filter({ hasText: 'solo en el local' })).toHaveCount(0)
    await expect(cardsOf(page, 'Promociones')).not.toHaveCount(0)
    await page.goBack()
    await page.goBack()
    await expect(page).not.toHaveURL(/canal/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lunes, 30 de marzo')
  })

  test('that figures are the most one saves is said once, not on each row', async ({ page }) => {
    await page.goto('/')
    const seen = await page
      .locator('[data-promotion] h3 span')
      .evaluateAll((all) => all.filter((one) => one.textContent?.includes('hasta') && one.clientWidth > 1).length)
    expect(seen).toBe(0)
    await expect(page.getByText('como mucho, en $')).toBeVisible()
  })

  test('another day begins at its first offer', async ({ page }) => {
    await openHydrated(page, '/')
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await unfold(page, 'Día')
    await page.getByRole('link', { name: /Lun 30/ }).click()
    await expect(page.locator('[data-promotion]').first()).toBeInViewport()
  })

  test('says on every page that an amount in the address cannot be', async ({ request }) => {
    for (const page of ['/', '/caja', '/supermercados'])
      for (const [amount, isNone] of Object.entries({ '0': true, '-5': true, '99.999.999.999': true, '60 mil': false, '': false })) {
        const html = await (await request.get(`${page}?${new URLSearchParams({ monto: amount })}`)).text()
        expect(html.includes('Ese monto no lo entendemos'), `${page} ${amount}`).toBe(isNone)
      }
  })

  test('answers in place what is tapped before the page is awake', async ({ page }) => {
    const release = await holdScripts(page)
    // On a machine that is slow today the patience of the page would end first.
    await page.addInitScript((now) => Object.assign(Date, { now: () => now }), Date.now())
    await page.goto('/', { waitUntil: 'commit' })
    await page.evaluate(() => Object.assign(window, { isFirstPage: true }))
    const method = page.getByRole('button', { name: 'Mercado Pago', exact: true })
    await method.click()
    await expect(method).toHaveAttribute('aria-pressed', 'true')
    await unfold(page, 'Día')
    await page.getByRole('link', { name: /Lun 30/ }).click()
    release()
    await expect(page.getByText('1 medio', { exact: true }).first()).toBeVisible()
    await expect(page).toHaveURL(/dia=2026-03-30/)
    expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(true)
  })

  test('turns an amount into pesos, also one typed before the scripts came', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByLabel('¿Cuánto vas a gastar?').fill('50000')
    release()
    await expect(page).toHaveURL(/monto=50000/)
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('$')
    await page.getByLabel('¿Cuánto vas a gastar?').fill('99.999.999.999')
    await page.getByLabel('¿Cuánto vas a gastar?').blur()
    await expect(page.getByText(/^Poné un monto de \$.1 a \$.100\.000\.000/)).toBeVisible()
    await page.getByLabel('¿Cuánto vas a gastar?').fill('60000')
    await expect(page).toHaveURL(/monto=60000/)
    await page.getByLabel('¿Cuánto vas a gastar?').blur()
    await expect(page.getByLabel('¿Cuánto vas a gastar?')).toHaveValue('60.000')
    await page.reload()
    await expect(page.getByLabel('¿Cuánto vas a gastar?')).toHaveValue('60.000')
    // It goes along to the other pages, and back.
    for (const [place, url] of [
      ['Súper', /\/supermercados\?monto=60000/],
      ['Caja', /\/caja\?monto=60000/],
      ['Hoy', /\/\?monto=60000/],
    ] as const) {
      await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: place }).click()
      await expect(page).toHaveURL(url)
    }
  })

  test('says of a chain that its page has more instalments than we show', async ({ page }) => {
    await page.goto('/?supermarket=carrefour&todas=1')
    await expect(page.getByText('Además hay 18 cuotas: miralas en la página oficial')).toBeVisible()
    await expect(page.getByRole('link', { name: 'miralas en la página oficial' })).toHaveAttribute('href', /carrefour\.com\.ar/)
  })

  test('follows the system into the dark and back, live', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await expect(page.locator('html')).toHaveClass(/dark/)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(23, 23, 23)')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(page.locator('html')).not.toHaveClass(/dark/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list, the day links, the filters and the wallet work', async ({ page }) => {
    await page.goto('/')
    expect(await page.locator('[data-promotion]').count()).toBeGreaterThan(5)
    await unfold(page, 'Día')
    await page.getByRole('link', { name: /Sáb 28/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sábado, 28 de marzo')
    await unfold(page, 'Supermercado')
    await page.getByRole('link', { name: 'Jumbo', exact: true }).click()
    await expect(page.locator('[data-promotion]').filter({ hasNotText: 'Jumbo' })).toHaveCount(0)
    await expect(page.locator('[data-promotion]')).not.toHaveCount(0)
    await page.goto('/configuracion/medios')
    await page.getByRole('button', { name: 'Mercado Pago', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Mercado Pago', exact: true })).toHaveAttribute('aria-pressed', 'true')
  })
})
