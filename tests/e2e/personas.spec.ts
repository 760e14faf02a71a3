import type { Page } from '@playwright/test'
import { EMPTY_WALLET, type Instrument, type Wallet } from '#domain/wallet/wallet.ts'
import { holdWallet } from './heldWallet.ts'
import { ARCHIVE, expect, openHydrated, test, unfold } from './server.ts'

test.use({ serverOptions: { archiveDate: '2026-03-27' } })
test.skip(ARCHIVE === null, 'the archive of captured cards is not on this machine')

const held = (...methods: Instrument['method'][]): Instrument[] => methods.map((method) => ({ method, cards: null }))

/** With what one pays changes no way. */
const WALLET: Wallet = {
  ...EMPTY_WALLET,
  instruments: [{ method: 'banco-galicia', cards: ['visa-credito', 'mastercard-debito'] }, ...held('banco-nacion', 'modo')],
}

const sentence = (page: Page) => page.locator('[data-sentence]')
/** A figure, or that there is none. */
const ANSWER = /\$|%|cuota|no hay nada/i

test('a family has three answers within three taps of the first page', async ({ page, context, server }) => {
  await holdWallet(context, server, WALLET)
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
