import type { Page } from '@playwright/test'
import { encodeWallet, WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { peopleFragment } from '#domain/wallet/codec/link.ts'
import { readWalletParameters } from '#domain/wallet/codec/parameters.ts'
import { householdOf } from '#domain/wallet/household.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { expectAccessible, expectAccessibleDayAndNight, expectFitsSmallest } from './accessible.ts'
import { openDrawers } from './drawers.ts'
import { heldWallet } from './heldWallet.ts'
import { expect, openHydrated, test } from './server.ts'

const PATH = '/configuracion/medios'
/** Says everything that a wallet can say. */
const WALLET =
  'wallet=banco-galicia:visa-credito+mastercard-debito,mercado-pago:,modo&conditions=jubilado&memberships=club-dia&phone=no&answers=tier:banco-galicia:eminent'
/** A link with a wallet, which is said by its parameters. */
const linkOf = (said: string) =>
  `${PATH}#${peopleFragment(householdOf(readWalletParameters(Object.fromEntries(said.split('&').map((pair) => pair.split('='))))))}`
const LINK = linkOf(WALLET)

const held = (page: Page) => page.getByRole('region', { name: 'Lo que tengo' })
const line = (page: Page, name: string) => held(page).locator('button[aria-pressed="true"]').filter({ hasText: name })

test.describe('the settings', () => {
  test('ask before a wallet that came by link replaces the own one, and can add the two', async ({ page }) => {
    await page.goto(linkOf('wallet=banco-macro'))
    await page.getByRole('button', { name: 'Usar esta billetera' }).click()
    await expect(line(page, 'Macro')).toBeVisible()

    await page.goto(linkOf('wallet=banco-galicia'))
    await page.getByRole('link', { name: 'Cancelar' }).click()
    await expect.poll(() => heldWallet(page)).toBe('wallet=banco-macro')

    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(linkOf('wallet=banco-galicia'))
    await expect(page.getByRole('heading', { name: 'Llegó una billetera' })).toBeVisible()
    await expectAccessible(page)
    // What one holds reaches no server.
    expect(asked.filter((url) => url.includes('gente='))).toEqual([])
    await page.getByRole('button', { name: 'Sumar a la mía' }).click()
    await expect(line(page, 'Galicia')).toBeVisible()
    await expect.poll(() => heldWallet(page)).toBe('wallet=banco-galicia,banco-macro')

    await page.goto(linkOf('wallet=uala'))
    await page.getByRole('button', { name: 'Reemplazar la mía' }).click()
    await expect(line(page, 'Ualá')).toBeVisible()
    await expect.poll(() => heldWallet(page)).toBe('wallet=uala')
    await page.goto(linkOf('wallet=uala'))
    await expect(page.getByText('Esa billetera es la que ya tenés.')).toBeVisible()
  })

  test('report a damaged link, and keep the current wallet', async ({ page }) => {
    await page.goto(`${PATH}#wallet=banco-galicia`)
    await expect(page.getByRole('alert').filter({ hasText: 'está incompleta o es de otra versión de Yapa' })).toBeVisible()
  })

  test('refuse a file that is none of ours, with a reason', async ({ page }) => {
    await openHydrated(page, PATH)
    await openDrawers(page, 'Llevar y borrar')
    const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('hola') }
    await page.getByLabel('Traer una billetera de un archivo').setInputFiles(file)
    await page.getByRole('button', { name: 'Traer', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'No se pudo traer: ' })).toBeVisible()
    await expect(held(page).locator('button[aria-pressed="true"]')).toHaveCount(0)
  })

  test('are accessible with everything open, by day and by night, and fit 320 px at any text size', async ({ page }) => {
    await page.goto(LINK)
    await page.getByRole('button', { name: 'Usar esta billetera' }).click()
    await page.reload()
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    await expectAccessibleDayAndNight(page)
    await expectFitsSmallest(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a wallet is extended and erased', async ({ page, context, server }) => {
    const instruments = readWalletParameters({ wallet: 'banco-galicia:visa-credito,modo' }).instruments
    await context.addCookies([{ name: WALLET_COOKIE, value: encodeWallet({ ...EMPTY_WALLET, instruments }), url: server.url }])
    await page.goto(PATH)
    await expect(page.getByLabel('Traer una billetera de un archivo')).toBeHidden()
    await page.getByText('Galicia: Visa crédito').click()
    await page.getByRole('group', { name: 'Tarjetas de Galicia' }).getByRole('button', { name: 'Visa débito' }).click()
    await expect.poll(() => heldWallet(page)).toBe('wallet=banco-galicia:visa-credito+visa-debito,modo')
    await openDrawers(page, 'Llevar y borrar')
    await page.getByText('Borrar todo').click()
    await page.getByRole('button', { name: 'Sí, borrar mi billetera' }).click()
    await expect(held(page).locator('button[aria-pressed="true"]')).toHaveCount(0)
  })
})
