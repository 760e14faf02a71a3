import type { Locator, Page } from '@playwright/test'
import { encodeWallet, peopleOfCookies, WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { expectAccessible } from './accessible.ts'
import { openDrawers } from './drawers.ts'
import { expect, openHydrated, test } from './server.ts'
import { settled } from './settled.ts'

/** On the example data set's Friday, one promotion of Jumbo waits for whether the salary is paid at ICBC. */
const ICBC: Wallet = {
  ...EMPTY_WALLET,
  instruments: [
    { method: 'banco-galicia', cards: ['visa-credito'] },
    { method: 'banco-icbc', cards: ['visa-credito'] },
    { method: 'personal-pay', cards: null },
  ],
}
const SALARY = '¿Cobrás en ICBC?'
const LEVEL = '¿Qué plan tenés en Personal Pay?'

const group = (page: Page | Locator, name: string) => page.getByRole('group', { name, exact: true })
const yes = (page: Page | Locator) => group(page, SALARY).getByRole('button', { name: 'Sí, el sueldo', exact: true })
const no = (page: Page | Locator) => group(page, SALARY).getByRole('button', { name: 'No', exact: true })
const card = (page: Page) => page.locator('[data-promotion]').filter({ hasText: 'crédito de ICBC' })

async function heldWallet(page: Page): Promise<Wallet> {
  const cookies = await page.context().cookies()
  return peopleOfCookies(`${WALLET_COOKIE}=${cookies.find(({ name }) => name === WALLET_COOKIE)?.value}`)[0].wallet
}

test.beforeEach(async ({ context, server }) => {
  await context.addCookies([{ name: WALLET_COOKIE, value: encodeWallet(ICBC), url: server.url }])
})

test.describe('a question on a card of the list', () => {
  test('is answered in place: the card goes to the own ones, and the answer can be taken back', async ({ page }) => {
    await openHydrated(page, '/?supermarket=jumbo')
    await page.evaluate(() => Object.assign(window, { stays: true }))
    await expect(page.getByRole('region', { name: 'Puede ser' }).locator(card(page))).toContainText(SALARY)
    await yes(page).click()
    await expect(page.getByRole('region', { name: 'Tuyas' }).locator(card(page))).toBeAttached()
    await expect(page.getByRole('status').filter({ hasText: 'Anotado: esta promoción es para vos' })).toBeVisible()
    await expect(card(page).getByRole('link').first()).toBeFocused()
    expect((await heldWallet(page)).answers).toMatchObject({ 'salary:banco-icbc': true, 'pension:banco-icbc': false })

    await page.getByRole('button', { name: 'Cambiar respuesta' }).click()
    await expect(yes(page)).toBeVisible()
    expect((await heldWallet(page)).answers).toEqual({})
    expect(await page.evaluate(() => 'stays' in window)).toBe(true)
  })

  test('folds the card away after a no, and asks no more', async ({ page }) => {
    await openHydrated(page, '/')
    await page.getByText(/posibles?: depende/).click()
    await no(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Anotado: esta promoción no es para vos' })).toBeVisible()
    await expect(card(page)).toHaveCount(0)
    // The one after it has the focus, not the top of the page.
    expect(await page.evaluate(() => document.activeElement?.closest('[data-promotion]') !== null)).toBe(true)
    await page.reload()
    await expect(group(page, SALARY)).toHaveCount(0)
    await openHydrated(page, '/?supermarket=jumbo&todas=1')
    await expect(card(page)).toContainText('hay que cobrar tu sueldo en ICBC')
  })

  test('is answered by the form itself when its script cannot be fetched', async ({ page }) => {
    await page.route(/\/assets\/(?:wallet|methods)-.*\.js/, (route) => route.abort())
    await openHydrated(page, '/?supermarket=jumbo')
    await yes(page).click()
    await expect(page.getByRole('region', { name: 'Tuyas' }).locator(card(page))).toBeAttached()
    expect((await heldWallet(page)).answers).toMatchObject({ 'salary:banco-icbc': true, 'pension:banco-icbc': false })
  })
})

test.describe('a question in the detail', () => {
  test('changes the verdict at once, keeps the focus, and shows what was answered', async ({ page }) => {
    await openHydrated(page, '/?supermarket=jumbo')
    // Cards get their size when they come near: the list has to be still before one is tapped.
    await card(page).scrollIntoViewIfNeeded()
    await settled(page)
    await card(page).getByRole('link').first().click()
    const drawer = page.getByRole('dialog')
    // Each condition leads in one tap to the words it was read from.
    await drawer.getByRole('link', { name: 'Es para vos si cobrás tu sueldo en ICBC' }).click()
    await expect(drawer.locator('mark[data-fields~="appliesOnlyTo"]').first()).toBeInViewport()
    await drawer.getByRole('link', { name: /^Te devuelven hasta/ }).click()
    await expect(drawer.locator('mark[data-fields~="limits"]').first()).toBeInViewport()
    await yes(drawer).click()
    await expect(drawer.getByText('Es tuya.', { exact: true })).toBeVisible()
    await expect(yes(drawer)).toBeFocused()
    await expect(yes(drawer)).toHaveAttribute('aria-pressed', 'true')
    await expect(drawer.getByRole('status').filter({ hasText: 'Anotado: esta promoción es para vos' })).toBeVisible()
    await settled(page)
    await expectAccessible(page)
    await no(drawer).click()
    await expect(drawer.getByText('No es para vos: hay que cobrar tu sueldo en ICBC')).toBeVisible()
    // Pressed again, an answer is taken back.
    await no(drawer).click()
    await expect(drawer.getByText('Es para vos si cobrás tu sueldo en ICBC')).toBeVisible()
    expect((await heldWallet(page)).answers).toEqual({})
  })

  test('offers all plans of the issuer, as one choice', async ({ page }) => {
    await openHydrated(page, '/?q=Personal Pay Nivel 2&dia=2026-04-02')
    await page.locator('[data-promotion] h3 a').first().click()
    const drawer = page.getByRole('dialog')
    await expect(group(drawer, LEVEL).getByRole('button')).toHaveText(['Nivel 1', 'Nivel 2', 'Nivel 3', 'Nivel 4'])
    await group(drawer, LEVEL).getByRole('button', { name: 'Nivel 3' }).click()
    await expect(drawer.getByText(/^Es tuya/)).toBeVisible()
    expect((await heldWallet(page)).answers).toEqual({
      'tier:personal-pay:nivel-1': false,
      'tier:personal-pay:nivel-2': false,
      'tier:personal-pay:nivel-3': true,
      'tier:personal-pay:nivel-4': false,
    })
    await group(drawer, LEVEL).getByRole('button', { name: 'Nivel 1' }).click()
    await expect(drawer.getByText(/^No es para vos: /)).toBeVisible()
    await group(drawer, LEVEL).getByRole('button', { name: 'Nivel 1' }).click()
    await expect(drawer.getByText(/^Es para vos si /)).toBeVisible()
    expect((await heldWallet(page)).answers).toEqual({})
  })
})

const about = (page: Page) => page.getByRole('region', { name: 'Sobre vos' })

test.describe('in the settings', () => {
  test('every answer can be seen, changed and taken back, and the open questions follow what is held', async ({ page }) => {
    await openHydrated(page, '/configuracion/medios')
    await openDrawers(page, 'Sobre vos')
    await expect(about(page).getByText('Lo que nos dijiste')).toHaveCount(0)
    // Only what changes the list is asked, with how much it decides; and who has an app may say that they do not pay so.
    await expect(yes(about(page))).toBeVisible()
    await expect(group(about(page), '¿Pagás con el celular?')).toHaveCount(1)
    const questions = about(page).locator('fieldset', { hasNotText: 'celular' })
    await expect(questions.filter({ hasText: /(Decide|Hace falta para) \d+ promos?/ })).toHaveCount(await questions.count())
    await yes(about(page)).click()
    await expect(yes(about(page))).toHaveAttribute('aria-pressed', 'true')
    await expect(yes(about(page))).toBeFocused()

    await page.reload()
    await openDrawers(page, 'Sobre vos')
    await expect(about(page).getByText('Lo que nos dijiste')).toBeVisible()
    await expect(yes(about(page))).toHaveAttribute('aria-pressed', 'true')
    await no(about(page)).click()
    await expect(no(about(page))).toHaveAttribute('aria-pressed', 'true')
    expect((await heldWallet(page)).answers).toMatchObject({ 'salary:banco-icbc': false })
    await no(about(page)).click()
    await expect(no(about(page))).toHaveAttribute('aria-pressed', 'false')
    expect((await heldWallet(page)).answers).toEqual({})

    const another = about(page).locator('fieldset', { hasText: '¿Cobrás en Santander?' })
    await expect(another).toHaveCount(0)
    await about(page).getByRole('button', { name: 'Jubilación de otra caja', exact: true }).click()
    await page.getByRole('searchbox').fill('santander')
    await page.getByRole('button', { name: 'Santander', exact: true }).click()
    await expect(another).toHaveCount(1)
  })
})

/** The questions of the wizard's step as they stand. */
const asked = (page: Page) => page.locator('main legend').allTextContents()

test.describe('in the wizard', () => {
  test('the questions that settle most stand after what is held, stay while they are answered, and can be skipped', async ({ page }) => {
    await openHydrated(page, '/configuracion/medios/wizard/bienvenida')
    await page.getByRole('link', { name: 'Seguir' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Me contestás algo más?')
    const questions = await asked(page)
    expect(questions).toContain(SALARY)
    await yes(page).click()
    await expect(page.getByText('1 elegido')).toBeVisible()
    expect(await asked(page)).toEqual(questions)
    await page.locator('[data-replaces="bar"]').getByRole('link', { name: 'Ver mis promos' }).click()
    await expect(page.getByRole('status').filter({ hasText: /^Quedó: / })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('questions on cards and in the detail are forms that lead back to where they were', async ({ page }) => {
    await page.goto('/?supermarket=jumbo')
    await yes(page).click()
    await expect(page).toHaveURL(/\/\?supermarket=jumbo#promo-/)
    await expect(page.getByRole('region', { name: 'Tuyas' }).locator(card(page))).toBeVisible()
    await card(page).getByRole('link').first().click()
    await expect(page.getByText('Es tuya.', { exact: true })).toBeVisible()
    await expect(yes(page)).toHaveAttribute('aria-pressed', 'true')
    await no(page).click()
    await expect(page).toHaveURL(/\/promocion\/[\w-]+#pregunta-cobro-banco-icbc$/)
    await expect(page.getByText('No es para vos: hay que cobrar tu sueldo en ICBC')).toBeVisible()
    expect((await heldWallet(page)).answers).toMatchObject({ 'salary:banco-icbc': false })
    // A condition leads to its words as a link within the page.
    await page.getByRole('link', { name: /^Te devuelven hasta/ }).click()
    await expect(page).toHaveURL(/#texto-limits$/)
    await expect(page.locator('mark:target')).toBeInViewport()
  })

  test('so are those of the settings and of the wizard, whose questions stay while they are answered', async ({ page }) => {
    await page.goto('/configuracion/medios/wizard/preguntas')
    const questions = (await asked(page)).toSorted()
    await yes(page).click()
    await expect(page).toHaveURL(/#pregunta-cobro-banco-icbc$/)
    await expect(yes(page)).toHaveAttribute('aria-pressed', 'true')
    expect((await asked(page)).toSorted()).toEqual(questions)
    await expect(page.getByText('1 elegido')).toBeVisible()

    await page.goto('/configuracion/medios')
    await openDrawers(page, 'Sobre vos')
    await expect(about(page).getByText('Lo que nos dijiste')).toBeVisible()
    await no(page).click()
    await expect(no(page)).toHaveAttribute('aria-pressed', 'true')
  })
})
