import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { expectAccessible } from './accessible.ts'
import { holdWallet } from './heldWallet.ts'
import { expect, openHydrated, test } from './server.ts'

const WALLET: Wallet = {
  ...EMPTY_WALLET,
  instruments: (['banco-galicia', 'banco-nacion', 'cuenta-dni', 'mercado-pago', 'modo', 'banco-bbva', 'naranjax'] as const).map(
    (method) => ({
      method,
      cards: null,
    }),
  ),
}

test('invites the shopper to set up a wallet, and then shows it', async ({ page, server }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mis medios' })).toBeVisible()
  await holdWallet(page.context(), server, WALLET)
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: /^7 medios ?, mis medios: Banco Galicia, Banco Nación/ })).toBeVisible()
  await expectAccessible(page)
})

test('marks where one is, at the thumb on phones and at the top on wide screens', async ({ page }) => {
  await openHydrated(page, '/')
  const places = page.getByRole('navigation', { name: 'Principal' })
  await expect(places.locator('[aria-current]')).toHaveText(['Hoy'])
  const top = () => places.getByRole('link', { name: 'Hoy' }).evaluate((link) => link.getBoundingClientRect().top)
  expect(await top()).toBeGreaterThan(700)
  await places.getByRole('link', { name: 'Ahorros' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(places.locator('[aria-current]')).toHaveText(['Ahorros'])
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await top()).toBeLessThan(100)
})

test('changes the text size in place, and the server renders it from then on', async ({ page }) => {
  await openHydrated(page, '/configuracion/medios')
  const rootSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(await rootSize()).toBe('16px')
  await page.getByRole('button', { name: 'Texto muy grande' }).click()
  expect(await rootSize()).toBe('23px')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Ahorros' }).click()
  await page.getByRole('link', { name: 'Tamaño del texto' }).click()
  await expect(page.getByRole('button', { name: 'Texto muy grande' })).toHaveAttribute('aria-pressed', 'true')
  const html = await (await page.context().request.get(page.url())).text()
  expect(html).toMatch(/<html[^>]* data-text="enorme"/)
})

test('asks on an iPhone’s home screen, on any page and once, for the methods that are in Safari', async ({ page, context, server }) => {
  const question = page.getByText('¿Ya usabas Yapa en Safari?')
  await openHydrated(page, '/caja')
  await expect(question).toHaveCount(0)
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  await openHydrated(page, '/caja')
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'elegí ese archivo' }).click()
  await expect(page.getByLabel('Traer una billetera de un archivo')).toBeVisible()
  await expect(question).toHaveCount(0)
  await openHydrated(page, '/')
  await expect(question).toHaveCount(0)
  await page.evaluate(() => localStorage.removeItem('yapa-traer-medios'))
  await holdWallet(context, server, WALLET)
  await openHydrated(page, '/')
  await expect(question).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is dark where the system is, and changes the text size', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/configuracion/medios')
    const background = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
    expect(background).toBe('rgb(23, 23, 23)')
    await page.getByRole('button', { name: 'Texto grande' }).click()
    await expect(page).toHaveURL(/\/configuracion\/medios$/)
    await expect(page.locator('html')).toHaveAttribute('data-text', 'grande')
  })
})
