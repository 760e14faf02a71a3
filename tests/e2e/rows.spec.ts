import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { holdWallet } from './heldWallet.ts'
import { movements, watchMovements } from './movements.ts'
import { ARCHIVE, expect, openHydrated, test, unfold } from './server.ts'
import { settled } from './settled.ts'

/** The list on real cards: how much of it a screen shows, how its rows are called, and its detail beside it. */
test.use({ serverOptions: { archiveDate: '2026-03-27' } })
test.skip(ARCHIVE === null, 'the archive of captured cards is not on this machine')

test.beforeEach(async ({ context, server }) => {
  await holdWallet(context, server)
})

const rows = (page: Page) => page.locator('[data-promotion]')
const rowLink = (page: Page, at: number) => rows(page).nth(at).getByRole('heading', { level: 3 }).getByRole('link')

test('the answer and two more offers stand wholly on the first screen of a phone, above the bar', async ({ page }) => {
  await openHydrated(page, '/?monto=80000')
  await settled(page)
  const bar = await page.getByRole('navigation', { name: 'Principal' }).boundingBox()
  const offers = page.locator('[data-answer] strong, [data-answer] li, [data-promotion]')
  const ends = await offers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
  expect(ends.filter((end) => end <= (bar?.y ?? 0)).length).toBeGreaterThanOrEqual(3)
  const answer = await page.locator('[data-answer]').boundingBox()
  expect(answer?.y).toBeLessThanOrEqual(230)
  const figures = await rows(page).getByRole('heading', { level: 3 }).allTextContents()
  const isMoney = figures.map((words) => /\$\u00a0\d/.test(words))
  expect(isMoney).toEqual(isMoney.toSorted((a, b) => Number(b) - Number(a)))
})

test('the search is a tap away, and the answer has its figure in the first third of the screen', async ({ page }) => {
  await openHydrated(page, '/')
  const band = await page.locator('[data-sticky]').boundingBox()
  expect(band?.height).toBeLessThanOrEqual(64)
  await unfold(page, 'Buscar')
  await expect(page.getByRole('searchbox')).toBeFocused()
  const figure = await page.locator('[data-answer] strong').first().boundingBox()
  expect((figure?.y ?? 999) + (figure?.height ?? 0)).toBeLessThan(844 / 3)
})

test('the days say pesos, and no figure breaks after its sign', async ({ page }) => {
  await openHydrated(page, '/?monto=80000')
  await unfold(page, 'Día')
  await expect(page.getByRole('navigation', { name: 'Día' }).getByRole('link').first()).toHaveText(/^Hoy ?hasta \$\u00a012\.000$/)
  await expect(page.getByRole('navigation', { name: 'Día' })).toContainText('3 cuotas')
  expect(await page.getByRole('main').textContent()).not.toMatch(/\$ ?\d|\bc\.(?=\s|$)/)
})

test('a screen reader calls a row by what it brings, with what and where', async ({ page }) => {
  await openHydrated(page, '/?monto=80000')
  await expect(rowLink(page, 0)).toHaveAccessibleName(/^hasta \$\s12\.000 ?, 15% con Mercado Pago en ChangoMás$/)
  await expect(rows(page).first()).toContainText('Con Mercado Pago')
})

test('days and purchase stay at hand while one scrolls, and the focus is not under them', async ({ page }) => {
  await openHydrated(page, '/')
  await page.evaluate(() => scrollTo(0, 1_500))
  await settled(page)
  await expect(page.locator('[data-sticky] summary').first()).toBeInViewport()
  await expect(page.getByLabel('¿Cuánto vas a gastar?')).toBeInViewport()
  for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+Tab')
  await settled(page)
  const [focus, controls] = await page.evaluate(() => [
    document.activeElement?.closest('[data-promotion]')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
    document.querySelector('[data-sticky]')?.getBoundingClientRect().bottom ?? 0,
  ])
  expect(focus).toBeGreaterThanOrEqual((controls ?? 0) - 1)
})

test('old data is told on its row', async ({ page }) => {
  await page.goto('/?supermarket=carrefour')
  await expect(rows(page).filter({ hasText: 'hace 25 días' }).first()).toBeAttached()
  await page.goto('/?supermarket=makro')
  await expect(rows(page).first()).toBeVisible()
  await expect(rows(page).filter({ hasText: /hace \d+ días/ })).toHaveCount(0)
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  const detail = (page: Page) => page.getByRole('region', { name: /^Promoción de / })

  test('the detail stands beside the list: of the first, of the chosen, of the one in the link', async ({ page }) => {
    await openHydrated(page, '/?monto=80000')
    await expect(detail(page)).toHaveAccessibleName('Promoción de ChangoMás')
    await expect(rowLink(page, 0)).toHaveAttribute('aria-current', 'true')
    await rowLink(page, 1).click()
    await expect(rowLink(page, 1)).toHaveAttribute('aria-current', 'true')
    await rowLink(page, 2).click()
    await expect(rowLink(page, 2)).toHaveAttribute('aria-current', 'true')
    const third = await detail(page).getByRole('heading', { level: 2 }).first().textContent()
    await expect(detail(page).locator('mark').first()).toBeAttached()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await settled(page)
    await expectAccessible(page)
    await page.reload()
    await expect(detail(page)).toHaveAccessibleName(third ?? '')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // One step back leads to where the first was opened.
    await page.goBack()
    await expect(page).toHaveURL(/\?monto=80000$/)
    await expect(detail(page)).toHaveAccessibleName('Promoción de ChangoMás')
    const [list, beside] = [await rows(page).first().boundingBox(), await detail(page).boundingBox()]
    expect(beside?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0))
    expect((beside?.y ?? 0) + (beside?.height ?? 0)).toBeLessThanOrEqual(900)
  })

  test('a row opened by the keyboard leads into its detail, and Escape back', async ({ page }) => {
    await openHydrated(page, '/')
    await expect(detail(page)).toBeVisible()
    await rowLink(page, 0).focus()
    // The way to the chain's other promotions stands between.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(rowLink(page, 1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(detail(page).getByRole('heading', { level: 2 })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(rowLink(page, 1)).toBeFocused()
  })

  test('nothing moves when the detail comes', async ({ page }) => {
    await watchMovements(page)
    await openHydrated(page, '/')
    await expect(detail(page).locator('mark').first()).toBeAttached()
    await settled(page)
    expect(await movements(page)).toEqual([])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the list has the width to itself, and a row leads to its page', async ({ page }) => {
      await page.goto('/')
      const width = (await rows(page).first().boundingBox())?.width ?? 0
      expect(width).toBeGreaterThan(1_000)
      await expect(rowLink(page, 0)).toHaveAttribute('href', /^\/promocion\//)
    })
  })
})
