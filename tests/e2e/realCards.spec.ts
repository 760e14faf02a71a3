import type { Page } from '@playwright/test'
import { EMPTY_WALLET, type Instrument, type Wallet } from '#domain/wallet/wallet.ts'
import { expectAccessible } from './accessible.ts'
import { holdWallet } from './heldWallet.ts'
import { movements, watchMovements } from './movements.ts'
import { ARCHIVE, expect, openHydrated, test, unfold } from './server.ts'
import { settled } from './settled.ts'

/** The screens on real cards: how much of the list one shows, how its rows are called, its detail beside it, groups and answers. */
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
  // A screen reader calls a row by what it brings, with what and where.
  await expect(rowLink(page, 0)).toHaveAccessibleName(/^hasta \$\s12\.000 ?, 15% con Mercado Pago en ChangoMás$/)
  await expect(rows(page).first()).toContainText('Con Mercado Pago')
  await unfold(page, 'Día')
  await expect(page.getByRole('navigation', { name: 'Día' }).getByRole('link').first()).toHaveText(/^Hoy ?hasta \$\u00a012\.000$/)
  await expect(page.getByRole('navigation', { name: 'Día' })).toContainText('3 cuotas')
  // No figure breaks after its sign.
  expect(await page.getByRole('main').textContent()).not.toMatch(/\$ ?\d|\bc\.(?=\s|$)/)
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

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  const detail = (page: Page) => page.getByRole('dialog', { name: /^Promoción de / })

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
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    await settled(page)
    await expectAccessible(page)
    await page.reload()
    await expect(detail(page)).toHaveAccessibleName(third ?? '')
    await expect(page.locator('dialog:modal')).toHaveCount(0)
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

test.describe('the home page, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first paint is already personal: usable first, each with its reason', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('Datos de ejemplo')).toHaveCount(0)
    await expect(page.locator('[data-promotion]').first()).toContainText('✓')
    await unfold(page, 'Supermercado')
    await page.getByRole('link', { name: 'ChangoMás', exact: true }).click()
    const sections = () => page.locator('main section').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    expect(await sections()).toEqual(['Tuyas', 'Puede ser', 'Cuotas sin interés'])
    // Promotions of others are folded, one link away.
    await page.getByRole('link', { name: /para las que te falta algo/ }).click()
    await expect.poll(sections).toEqual(['Tuyas', 'Puede ser', 'Cuotas sin interés', 'Te falta algo'])
    for (const [section, reason] of [
      ['Tuyas', /Galicia|Mercado Pago|MODO|cualquier medio/],
      ['Te falta algo', /(te falta|es solo para|hay que|tiene que ser) \S/i],
    ] as const) {
      const shown = page.getByRole('region', { name: section }).locator('[data-promotion]')
      await expect(shown).not.toHaveCount(0)
      await expect(shown.filter({ hasNotText: reason })).toHaveCount(0)
    }
  })
})

test.describe('the answer, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is the first thing said: in pesos, for wallet, day, amount and chain, with the better chain as a link', async ({ page }) => {
    await page.goto('/?monto=80000')
    const answer = page.locator('[data-answer]')
    const sentence = answer.locator('[data-sentence]')
    await expect(answer.locator('p').first()).toHaveText(/^Viernes 27, con una compra de \$\s80\.000, hasta$/)
    await expect(answer.locator('p').nth(1)).toHaveText(/^\$\s12\.000 15%$/)
    await expect(sentence).toContainText('Hoy en ChangoMás, pagá con Mercado Pago (QR)')
    await expect(answer.getByRole('link', { name: 'Ver cómo se consigue' })).toHaveAttribute('href', /^\/promocion\//)
    // What would be more is of data 25 days old.
    await expect(answer).not.toContainText('Día')
    await page.goto('/?monto=80000&supermarket=coto')
    await expect(sentence).toHaveText('No: hoy en Coto no hay descuento seguro con lo tuyo.')
    await expect(answer).toContainText('Si tenés Tarjeta de crédito Mercado Pago, en Coto')
    await answer.getByRole('link', { name: /^hasta \$\s12\.000 Mejor hoy, en ChangoMás con Mercado Pago/ }).click()
    await expect(sentence).toContainText('Hoy en ChangoMás, pagá con Mercado Pago')
  })
})

const held = (...methods: Instrument['method'][]): Instrument[] => methods.map((method) => ({ method, cards: null }))

/** With what one pays changes no way. */
const FAMILY: Wallet = {
  ...EMPTY_WALLET,
  instruments: [{ method: 'banco-galicia', cards: ['visa-credito', 'mastercard-debito'] }, ...held('banco-nacion', 'modo')],
}

const sentence = (page: Page) => page.locator('[data-sentence]')
/** A figure, or that there is none. */
const ANSWER = /\$|%|cuota|no hay nada/i

test('a family has three answers within three taps of the first page', async ({ page, context, server }) => {
  await holdWallet(context, server, FAMILY)
  await openHydrated(page, '/')
  await page.getByRole('link', { name: 'Caja', exact: true }).click()
  // The first page has chips of its own for the chains, and stands until the till is there.
  await expect(page.getByRole('heading', { level: 1, name: /caja/ })).toBeVisible()
  await page.getByRole('navigation', { name: 'Supermercado' }).getByRole('link', { name: 'Carrefour' }).click()
  const till = page.getByRole('region', { name: 'Qué hacer' })
  await expect(till).toContainText(/Pagá|Abrí|Comprá|Elegí|no hay nada/)

  await openHydrated(page, '/')
  await unfold(page, 'Día')
  await page.getByRole('navigation', { name: 'Día' }).getByRole('link').nth(1).click()
  const amount = page.getByRole('textbox', { name: '¿Cuánto vas a gastar?' })
  await amount.click()
  await page.keyboard.type('80000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/monto=80000/)
  await expect(sentence(page)).toHaveText(/^Mañana/)
  await expect(page.locator('[data-answer]')).toHaveText(ANSWER)

  await openHydrated(page, '/')
  await page.getByRole('link', { name: 'Súper', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page
      .locator('main a[href*="supermarket="]')
      .filter({ hasText: /\d|nada/ })
      .first(),
  ).toBeVisible()
  await openHydrated(page, '/')
  await unfold(page, 'Día')
  // The week's best days stand on the first page itself.
  await expect(
    page
      .getByRole('navigation', { name: 'Día' })
      .getByRole('link')
      .filter({ hasText: /\$|cuotas|–/ }),
  ).toHaveCount(7)
})
