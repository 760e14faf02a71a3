import type { Page } from '@playwright/test'
import { expect, openHydrated, test } from './server.ts'
import { settled } from './settled.ts'

const CALLS = '**/_serverFn/**'
const ELEVEN_MINUTES = 11 * 60_000
const places = (page: Page) => page.getByRole('navigation', { name: 'Principal' })
const cards = (page: Page) => page.locator('[data-promotion]')
const notice = (page: Page) => page.getByText(/^No pudimos actualizar: mostramos lo de hace \d+ minutos\.$/)

/** Moves the browser's clock without letting any timer come due: a tab that slept. */
async function sleepFor(page: Page, milliseconds: number): Promise<void> {
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + milliseconds)
}

/** Opens the home page on a clock of ours and counts what it asks of the server from then on. */
async function openCounted(page: Page): Promise<{ asked: () => number }> {
  await page.clock.install()
  await openHydrated(page, '/')
  await expect(cards(page).first()).toBeVisible()
  // What waits for the clock has been set up.
  await settled(page)
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/')) count += 1
  })
  return { asked: () => count }
}

async function chooseCoto(page: Page): Promise<void> {
  // By the keyboard: a pointer would rest on the row that appears under it, which fetches its words.
  const coto = page.getByRole('link', { name: 'Coto', exact: true })
  if (!(await coto.isVisible())) await page.locator('[data-sticky] summary').filter({ hasText: 'Supermercado' }).press('Enter')
  await coto.press('Enter')
}

const OCCASIONS: { what: string; happens: (page: Page) => Promise<void> }[] = [
  { what: 'the supermarket changes', happens: chooseCoto },
  { what: '"Hoy" is tapped', happens: (page) => places(page).getByRole('link', { name: 'Hoy' }).click() },
  { what: 'the tab gets the focus', happens: (page) => page.evaluate(() => void dispatchEvent(new Event('focus'))) },
]

for (const { what, happens } of OCCASIONS) {
  test(`data older than ten minutes is read again when ${what}, and younger data is not`, async ({ page }) => {
    const { asked } = await openCounted(page)
    await happens(page)
    await sleepFor(page, 9 * 60_000)
    await happens(page)
    expect(asked()).toBe(0)
    await sleepFor(page, 2 * 60_000)
    const answer = page.waitForResponse(CALLS)
    await happens(page)
    expect((await answer).status()).toBe(200)
    await expect(cards(page).first()).toBeVisible()
    // Fresh again.
    await happens(page)
    expect(asked()).toBe(1)
  })
}

test('a page in view is read again after ten minutes', async ({ page }) => {
  const { asked } = await openCounted(page)
  await page.clock.fastForward(9 * 60_000)
  expect(asked()).toBe(0)
  const answer = page.waitForResponse(CALLS)
  await page.clock.fastForward(2 * 60_000)
  await answer
  await expect(notice(page)).toHaveCount(0)
})

test('a failed refresh keeps the good list, says how old it is, and retries', async ({ page }) => {
  await openCounted(page)
  const count = await cards(page).count()
  await page.route(CALLS, (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
  await page.clock.fastForward(ELEVEN_MINUTES)
  await expect(notice(page)).toContainText('hace 11 minutos')
  await expect(cards(page)).toHaveCount(count)
  await page.clock.fastForward(5 * 60_000)
  await expect(notice(page)).toContainText('hace 16 minutos')
  await page.unroute(CALLS)
  await page.getByRole('button', { name: 'Probar de nuevo' }).click()
  await expect(notice(page)).toHaveCount(0)
  await expect(cards(page)).toHaveCount(count)
})

test('the list that was left for eleven minutes is there at once on return, and is read again behind what is shown', async ({ page }) => {
  const { asked } = await openCounted(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre Yapa' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre Yapa' })).toBeVisible()
  await sleepFor(page, ELEVEN_MINUTES)
  const before = asked()
  // The server never answers: what is shown waits for nothing.
  await page.route(CALLS, () => {})
  await places(page).getByRole('link', { name: 'Hoy' }).press('Enter')
  await expect(cards(page).first()).toBeVisible()
  await expect.poll(() => asked() - before).toBe(1)
})

test('what one page read a moment ago is not read again for the supermarkets and the till', async ({ page }) => {
  const { asked } = await openCounted(page)
  await places(page).getByRole('link', { name: 'Súper' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Supermercados' })).toBeVisible()
  await places(page).getByRole('link', { name: 'Caja' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '¿En qué caja estás?' })).toBeVisible()
  expect(asked()).toBe(0)
})
