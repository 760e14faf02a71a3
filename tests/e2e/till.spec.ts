import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { holdWallet } from './heldWallet.ts'
import { ARCHIVE, expect, openHydrated, test } from './server.ts'

test.use({ serverOptions: { archiveDate: '2026-03-27' } })
test.skip(ARCHIVE === null, 'the archive of captured cards is not on this machine')

test.beforeEach(async ({ context, server }) => {
  const instruments = [{ method: 'mercado-pago' as const, cards: null }]
  await holdWallet(context, server, { ...EMPTY_WALLET, instruments })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('two taps from the home page to the steps, an amount turns them into pesos, and the place is remembered', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Caja' }).click()
    await page.getByRole('link', { name: 'Carrefour', exact: true }).click()
    const answer = page.getByRole('region', { name: 'Qué hacer' })
    const steps = answer.getByRole('list').first().getByRole('listitem')
    await expect(steps).toHaveText(['Abrí Mercado Pago', 'Elegí dinero en cuenta, no una tarjeta', 'Escaneá el QR de la caja'])
    await expect(answer).toContainText('Fijate en qué local estás: vale solo en Maxi')
    await page.getByRole('textbox', { name: '¿Cuánto vas a gastar?' }).fill('80.000')
    await page.getByRole('button', { name: 'Calcular' }).click()
    await expect(answer).toContainText('Te descuentan $ 8.000')
    // The amount goes along to the promotion's page, and from there to the list.
    await page.getByRole('link', { name: 'Lo que dice Carrefour, palabra por palabra' }).click()
    await expect(page).toHaveURL(/\/promocion\/[^?]+\?monto=80000$/)
    await expect(page.getByRole('link', { name: '← Más promociones' })).toHaveAttribute('href', '/?supermarket=carrefour&monto=80000')
    await page.goto('/caja')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('En la caja de Carrefour')
  })

  test('where nothing is the shopper’s it says so, and where to look', async ({ page, context, server }) => {
    const instruments = [{ method: 'cuenta-dni' as const, cards: null }]
    await holdWallet(context, server, { ...EMPTY_WALLET, instruments, answers: { 'benefit:anses': false } })
    await page.goto('/caja?supermarket=changomas')
    await expect(page.getByRole('region', { name: 'Qué hacer' })).toContainText('Hoy no hay nada para tus medios de pago acá')
    await expect(page.getByRole('link', { name: 'Ver qué otro día o dónde conviene' })).toHaveAttribute('href', '/?supermarket=changomas')
  })

  test('of a supermarket read long ago it says that nothing is known, not that there is nothing', async ({ page }) => {
    await page.goto('/caja?supermarket=jumbo')
    const answer = page.getByRole('region', { name: 'Qué hacer' })
    await expect(answer).toContainText('No sabemos: a Jumbo lo leímos hace 14 días.')
    await expect(answer).not.toContainText('no hay nada')
    await expect(page.getByRole('link', { name: 'Ver qué otro día o dónde conviene' })).toHaveAttribute('href', '/?supermarket=jumbo')
  })
})

test('a format and an amount change the answer in place, without a request, and stay in the URL', async ({ page }) => {
  await openHydrated(page, '/caja?supermarket=carrefour')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/')) asked++
  })
  const answer = page.getByRole('region', { name: 'Qué hacer' })
  const chosen = page.getByRole('navigation', { name: 'Dónde comprás' }).locator('[aria-current]')
  await expect(chosen).toHaveText(['Cualquier local'])
  await page.getByRole('link', { name: 'Maxi', exact: true }).click()
  await expect(page).toHaveURL(/formato=Maxi/)
  await expect(chosen).toHaveText(['Maxi'])
  await expect(answer).not.toContainText('Fijate en qué local estás')
  await page.getByRole('textbox', { name: '¿Cuánto vas a gastar?' }).fill('40 mil')
  await page.getByRole('textbox', { name: '¿Cuánto vas a gastar?' }).press('Enter')
  await expect(page).toHaveURL(/monto=40000/)
  await expect(answer).toContainText('Te descuentan $ 4.000')
  await page.getByRole('link', { name: 'Market', exact: true }).click()
  await expect(answer).not.toContainText('Te descuentan')
  await expect(answer).toContainText('Puede ser: si tenés Tarjeta de crédito Mercado Pago.')
  expect(asked).toBe(0)
})
