import type { Page } from '@playwright/test'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { expectAccessible } from './accessible.ts'
import { holdWallet } from './heldWallet.ts'
import { expect, test } from './server.ts'
import { settled } from './settled.ts'

/** React has taken over: keys and forms answer. */
async function expectAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')))
  // Effects, which listen to the keys, come a moment after.
  await settled(page)
}

test.beforeEach(async ({ context, server }) => {
  await holdWallet(context, server)
})

test('shows the best of each chain on each of seven days as a table, on a phone, on a wide screen, and as a list for the fridge', async ({
  page,
}) => {
  await page.goto('/supermercados')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supermercados')
  await expect(page.getByRole('rowheader')).toHaveCount(CHAIN_SLUGS.length)
  await expect(page.getByRole('table').getByRole('cell')).toHaveCount(CHAIN_SLUGS.length * 7)
  await expect(
    page
      .getByRole('cell')
      .filter({ hasText: /\d+(%| cuotas)/ })
      .first(),
  ).toBeVisible()
  await expect(
    page
      .getByRole('cell')
      .filter({ hasText: /ahorrás (hasta )?\$\s\d/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Coto (se abre aparte)' })).toHaveAttribute('href', /coto\.com\.ar/)
  await expect(page.getByText(/\d+ tuyas? de \d+ hoy/).first()).toBeVisible()
  // All of it fits the screen of a phone, with what the marks mean.
  const map = page.getByRole('table')
  const legend = page.getByText('lo mejor de ese día', { exact: true })
  const height = async () => ((await legend.boundingBox())?.y ?? Number.POSITIVE_INFINITY) - ((await map.boundingBox())?.y ?? 0)
  // Between the masthead and the bar at the thumb.
  expect(await height()).toBeLessThan(844 - 120)
  // Of what is seen nothing stands out of its cell, but for the star on its corner.
  const cut = await map.getByRole('link').evaluateAll((links) =>
    links.flatMap((link) => {
      const { right } = link.getBoundingClientRect()
      const seen = [...link.querySelectorAll('strong, small, span')].filter(
        (one) => getComputedStyle(one).clipPath === 'none' && one.textContent !== '★' && !one.querySelector('span'),
      )
      return seen.filter((one) => one.getBoundingClientRect().right > right).map((one) => one.textContent)
    }),
  )
  expect(cut).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByText('Leída hoy').first()).toBeVisible()
  // Printed: its dates and what depends on something in words, nothing to tap.
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1_000 })
  await expect(page.getByText('día por día: del 27 de marzo al 2 de abril')).toBeInViewport()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  const widths = await page
    .getByRole('cell')
    .getByText(/, (con|si) /)
    .evaluateAll((notes) => notes.map((note) => note.getBoundingClientRect().width * Number(getComputedStyle(note).clipPath === 'none')))
  expect(widths.length).toBeGreaterThan(0)
  expect(Math.min(...widths)).toBeGreaterThan(20)
})

test("an amount goes into the URL, changes the pesos and goes along to a chain's promotions; Back restores the page before", async ({
  page,
}) => {
  await page.goto('/supermercados')
  await expectAlive(page)
  const before = await page.getByRole('cell').allTextContents()
  await page.getByLabel('¿Cuánto vas a gastar?').fill('50000')
  await page.getByRole('button', { name: 'Calcular' }).click()
  await expect(page).toHaveURL(/monto=50000/)
  await expect(page.getByText('en una compra de $ 50.000')).toBeVisible()
  await expect.poll(() => page.getByRole('cell').allTextContents()).not.toEqual(before)
  const carrefour = page
    .getByRole('row', { name: /Carrefour/ })
    .getByRole('cell')
    .first()
  await expect(carrefour).toContainText('con ')
  await carrefour.getByRole('link').click()
  await expect(page).toHaveURL(/\/\?.*supermarket=carrefour/)
  await expect(page).toHaveURL(/monto=50000/)
  await page.goBack()
  await expect(page).toHaveURL(/supermercados\?monto=50000/)
  await page.goBack()
  await expect.poll(() => page.getByRole('cell').allTextContents()).toEqual(before)
})

test('follows the wallet: an answer given a moment ago counts', async ({ page, context, server }) => {
  await context.clearCookies()
  await page.goto('/supermercados')
  await expectAlive(page)
  await expect(page.getByText('Elegí tus medios de pago').last()).toBeVisible()
  await page.getByRole('link', { name: 'Hoy', exact: true }).click()
  await holdWallet(context, server)
  await page.getByRole('link', { name: 'Súper', exact: true }).click()
  await expect(page.getByText(/\d+ tuyas? de \d+ hoy/).first()).toBeVisible()
})

test.describe('with a keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test("? shows the list of keys, g h goes home, and a chain's number opens its promotions of today", async ({ page }) => {
    await page.goto('/supermercados')
    await expectAlive(page)
    await page.keyboard.press('?')
    await expect(page.getByText('las promociones de hoy de esa cadena')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('g')
    await page.keyboard.press('h')
    await expect(page).toHaveURL(/\/$/)
    await page.goBack()
    await expectAlive(page)
    await page.keyboard.press('2')
    await expect(page).toHaveURL(/\/\?supermarket=coto/)
  })

  test('nothing happens while a modifier is held, while one types, or once they are turned off', async ({ page }) => {
    await page.goto('/supermercados')
    await expectAlive(page)
    const here = page.url()
    for (const modifier of ['Control', 'Alt', 'Meta']) {
      await page.evaluate(
        (held) =>
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', {
              key: '2',
              bubbles: true,
              ctrlKey: held === 'Control',
              altKey: held === 'Alt',
              metaKey: held === 'Meta',
            }),
          ),
        modifier,
      )
    }
    await page.getByLabel('¿Cuánto vas a gastar?').pressSequentially('234')
    await expect(page.getByLabel('¿Cuánto vas a gastar?')).toHaveValue('234')
    expect(page.url()).toBe(here)
    await page.getByText('Atajos de teclado').click()
    await page.getByLabel('Usar atajos de una sola tecla').uncheck()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('2')
    await settled(page)
    expect(page.url()).toBe(here)
    await page.reload()
    await expectAlive(page)
    await page.keyboard.press('2')
    await settled(page)
    expect(page.url()).toBe(here)
    await page.getByText('Atajos de teclado').click()
    await page.getByLabel('Usar atajos de una sola tecla').check()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the table, its links and the amount work', async ({ page }) => {
    await page.goto('/supermercados')
    await page.getByLabel('¿Cuánto vas a gastar?').fill('15000')
    await page.getByRole('button', { name: 'Calcular' }).click()
    await expect(page).toHaveURL(/monto=15000/)
    await expect(page.getByText('en una compra de $ 15.000')).toBeVisible()
    await page
      .getByRole('row', { name: /Coto/ })
      .getByRole('link', { name: /Coto, Sáb 28/ })
      .click()
    await expect(page).toHaveURL(/supermarket=coto/)
  })
})
