import type { Locator, Page } from '@playwright/test'
import { encodeWallet, WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { EMPTY_WALLET, type Instrument, type Wallet } from '#domain/wallet/wallet.ts'
import { ARCHIVE, expect, openHydrated, test } from './server.ts'

test.use({ serverOptions: { archiveDate: '2026-03-27' } })
test.skip(ARCHIVE === null, 'the archive of captured cards is not on this machine')

const held = (...methods: Instrument['method'][]): Instrument[] => methods.map((method) => ({ method, cards: null }))

/** With what one pays changes no way: who has one method and who has many. */
const PERSONAS: { who: string; wallet: Partial<Wallet> }[] = [
  { who: 'a retiree', wallet: { instruments: held('banco-provincia'), answers: { 'benefit:anses': true } } },
  {
    who: 'a family',
    wallet: {
      instruments: [{ method: 'banco-galicia', cards: ['visa-credito', 'mastercard-debito'] }, ...held('banco-nacion', 'modo')],
    },
  },
]

/** A hand that counts its taps; typing is none. */
function hand() {
  let taps = 0
  return {
    tap: async (target: Locator) => {
      await target.click()
      taps++
    },
    taps: () => taps,
  }
}

const sentence = (page: Page) => page.locator('[data-sentence]')
/** A figure, or that there is none. */
const ANSWER = /\$|%|cuota|no hay nada/i

for (const { who, wallet } of PERSONAS) {
  test(`${who} has three answers within two taps of the first page`, async ({ page, context, server }) => {
    await context.addCookies([{ name: WALLET_COOKIE, value: encodeWallet({ ...EMPTY_WALLET, ...wallet }), url: server.url }])
    const atTheTill = hand()
    await openHydrated(page, '/')
    await atTheTill.tap(page.getByRole('link', { name: 'Caja', exact: true }))
    // The first page has chips of its own for the chains, and stands until the till is there.
    await expect(page.getByRole('heading', { level: 1, name: /caja/ })).toBeVisible()
    await atTheTill.tap(page.getByRole('navigation', { name: 'Supermercado' }).getByRole('link', { name: 'Carrefour' }))
    const till = page.getByRole('region', { name: 'Qué hacer' })
    await expect(till).toContainText(/Pagá|Abrí|Comprá|Elegí|no hay nada/)
    expect(atTheTill.taps()).toBeLessThanOrEqual(2)

    const tomorrow = hand()
    await openHydrated(page, '/')
    await tomorrow.tap(page.getByRole('navigation', { name: 'Día' }).getByRole('link').nth(1))
    const amount = page.getByRole('textbox', { name: '¿Cuánto vas a gastar?' })
    await tomorrow.tap(amount)
    await page.keyboard.type('80000')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/monto=80000/)
    await expect(sentence(page)).toHaveText(/^Mañana/)
    await expect(page.locator('[data-answer]')).toHaveText(ANSWER)
    expect(tomorrow.taps()).toBeLessThanOrEqual(2)

    const week = hand()
    await openHydrated(page, '/')
    await week.tap(page.getByRole('link', { name: 'Súper', exact: true }).first())
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(
      page
        .locator('main a[href*="supermarket="]')
        .filter({ hasText: /\d|nada/ })
        .first(),
    ).toBeVisible()
    expect(week.taps()).toBeLessThanOrEqual(2)
    await page.goto('/')
    // The week's best days stand on the first page itself.
    await expect(
      page
        .getByRole('navigation', { name: 'Día' })
        .getByRole('link')
        .filter({ hasText: /\$|cuotas|–/ }),
    ).toHaveCount(7)
  })
}
