import type { Page } from '@playwright/test'
import { encodeHousehold, WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import type { Household } from '#domain/wallet/household.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { expectAccessible } from './accessible.ts'
import { expect, openHydrated, test } from './server.ts'
import { settled } from './settled.ts'

/** Friday 20 March 2026, noon in Argentina: the promotions of the month hold for another week. */
const NOW = '2026-03-20T15:00:00Z'

test.use({ serverOptions: { now: NOW } })

const wallet = (...methods: Household[0]['wallet']['instruments'][number]['method'][]) => ({
  ...EMPTY_WALLET,
  instruments: methods.map((method) => ({ method, cards: null })),
})
const TWO: Household = [
  { id: '', name: '', wallet: wallet('mercado-pago', 'naranjax') },
  { id: 'marta', name: 'Marta', wallet: wallet('cuenta-dni', 'modo') },
]

test.beforeEach(async ({ context, page, server }) => {
  await context.addCookies([{ name: WALLET_COOKIE, value: encodeHousehold(TWO), url: server.url }])
  await page.clock.setFixedTime(new Date(NOW))
})

const lines = (page: Page) => page.getByRole('region', { name: 'Lo que viene' }).getByRole('listitem')
const trips = (page: Page) => page.getByRole('region', { name: 'Compra por compra' }).getByRole('list').first().locator('> li')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the plan is there, says how good it is, and is made anew for other wishes, without a day, and for another amount', async ({
    page,
  }) => {
    await page.goto('/semana')
    await expect(lines(page).first()).toContainText(/gastá \$\s[\d.]+, (?:vuelven|te descuentan)/)
    await expect(page.getByText('No hay un plan mejor con estos datos')).toBeVisible()
    await page.getByText('cambiar', { exact: true }).click()
    await page.getByLabel('¿Cuánto gastás por mes en el súper?').fill('400 mil')
    await page.getByRole('button', { name: 'Armar el plan' }).click()
    await expect(page.getByText('4 compras por mes, $ 400.000 en total, hasta $ 100.000 cada una')).toBeVisible()

    const day = await trips(page).first().getByRole('heading').textContent()
    await trips(page).first().getByText('Cambiar esta compra').click()
    await trips(page).first().getByRole('link', { name: 'Ese día no puedo ir' }).click()
    await expect(page).toHaveURL(/sin=2026-/)
    await expect(trips(page).first().getByRole('heading')).not.toHaveText(day ?? '')
    await expect(page.getByText(/^Sin compras el \d+ de \w+\./)).toBeVisible()
    await page.getByRole('link', { name: 'Deshacer' }).click()
    await expect(trips(page).first().getByRole('heading')).toHaveText(day ?? '')
    await trips(page).first().getByText('Pasos en la caja').click()
    await expect(
      trips(page)
        .first()
        .getByText(/^(?:Abrí|Pagá|Elegí|Comprá)/)
        .first(),
    ).toBeVisible()

    await trips(page).first().getByText('Cambiar esta compra').click()
    await trips(page).first().getByLabel('Otro monto para ese día').fill('70.000')
    await trips(page).first().getByRole('button', { name: 'Recalcular' }).click()
    await expect(trips(page).filter({ hasText: 'Gastá $ 70.000' })).toHaveCount(1)

    // The next visit plans for the same.
    await page.goto('/semana')
    await expect(page.getByText('$ 400.000 en total')).toBeVisible()
    await expect(trips(page).filter({ hasText: 'Gastá $ 70.000' })).toHaveCount(1)
  })

  test('who has told nothing is told what it would do and asked for methods, and the first one makes a plan', async ({ page, context }) => {
    await context.clearCookies({ name: WALLET_COOKIE })
    await page.goto('/semana')
    await expect(page.getByText('Decinos dos medios con los que pagás')).toBeVisible()
    await page.getByRole('button', { name: 'Cuenta DNI' }).click()
    await expect(page.getByText('Con otro medio el plan puede dar más')).toBeVisible()
    await expect(lines(page).first()).toContainText('Cuenta DNI')
  })
})

test('a day and a chain are taken out in place, by the browser, and the address and the next visit keep it', async ({ page }) => {
  await openHydrated(page, '/semana')
  const first = await lines(page).first().textContent()
  await trips(page).first().getByText('Cambiar esta compra').click()
  await trips(page).first().getByRole('link', { name: 'Ese día no puedo ir' }).click()
  await expect(lines(page).first()).not.toHaveText(first ?? '')
  await trips(page).first().getByText('Cambiar esta compra').click()
  const out = trips(page).first().getByRole('link', { name: 'no me sirve' })
  const chain = ((await out.textContent()) ?? '').replace(' no me sirve', '')
  await out.click()
  await expect(page).toHaveURL(/supermarket=/)
  await expect(page.getByRole('region', { name: 'Compra por compra' })).not.toContainText(`${chain} con`)
  await settled(page)
  await page.goto('/caja')
  await openHydrated(page, '/semana')
  await expect(page.getByRole('region', { name: 'Compra por compra' })).not.toContainText(`${chain} con`)
})

test('what is used of a cap is not planned again, and no request carries it', async ({ page }) => {
  await openHydrated(page, '/semana?supermarket=carrefour')
  const before = await page.getByText(/En cuatro semanas gastás/).textContent()
  await page.goto('/caja?supermarket=carrefour&monto=45000')
  await page.getByRole('button', { name: /^La usé/ }).click()
  await page.getByRole('button', { name: 'Deshacer' }).waitFor()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/semana?supermarket=carrefour')
  await expect(page.getByText(/En cuatro semanas gastás/)).not.toHaveText(before ?? '')
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.filter((one) => /saved|amount|45000/.test(one))).toEqual([])
})

test('choices that cannot be are named, and the plan is the usual one', async ({ page }) => {
  await page.goto('/semana?gasto=-5&compras=99&supermarket=narnia&fijas=nada')
  const notice = page.getByRole('note').filter({ hasText: 'No entendimos' })
  await expect(notice).toHaveText(
    'No entendimos cuánto gastás por mes, cuántas compras hacés, el supermercado y el monto de una compra: usamos lo de siempre.',
  )
  await expect(lines(page).first()).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the page opens that was opened before, and another plan is made', async ({ page, context }) => {
    const isWorkerKept = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('yapa-files-'))
        const files = await Promise.all(names.map(async (name) => await (await caches.open(name)).keys()))
        return files.flat().some(({ url }) => url.includes('plan.worker'))
      })
    await page.goto('/semana')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect.poll(isWorkerKept).toBe(true)
    await context.setOffline(true)
    await page.goto('/semana')
    await expect(lines(page).first()).toContainText('gastá')
    await trips(page).first().getByText('Cambiar esta compra').click()
    await trips(page).first().getByLabel('Otro monto para ese día').fill('20.000')
    await trips(page).first().getByRole('button', { name: 'Recalcular' }).click()
    await expect(trips(page).filter({ hasText: 'Gastá $ 20.000' })).toHaveCount(1)
  })
})

test('where the planning does not come the page says so, keeps the plan it has, and takes another try', async ({ page }) => {
  await page.route('**/plan.worker*', (route) => route.abort())
  await openHydrated(page, '/semana')
  const before = await lines(page).first().textContent()
  await trips(page).first().getByText('Cambiar esta compra').click()
  await trips(page).first().getByRole('link', { name: 'Ese día no puedo ir' }).click()
  const failure = page.getByRole('note').filter({ hasText: 'No pudimos armar el plan' })
  await expect(failure).toBeVisible()
  await expect(lines(page).first()).toHaveText(before ?? '')
  await page.unroute('**/plan.worker*')
  await failure.getByRole('button', { name: 'Probar de nuevo' }).click()
  await expect(failure).toBeHidden()
  await expect(lines(page).first()).not.toHaveText(before ?? '')
})

test('what one lacks is tried on demand, and says what it would add, what it takes and what it opens', async ({ page }) => {
  await openHydrated(page, '/semana')
  const section = page.getByRole('region', { name: '¿Y si tuvieras…?' })
  await section.getByRole('button', { name: 'Ver qué sumaría' }).click()
  const first = section.locator('ol > li').first()
  await expect(first).toContainText(/\$\s[\d.]+ más en el mes/)
  await expect(first).toContainText(/gratis|costo|cuenta|sueldo/i)
  await first.getByText(/^Abre \d+ promoci/).click()
  await expect(first.getByRole('link').first()).toHaveAttribute('href', /^\/promocion\//)
})

test('a calendar to subscribe to and a picture come by an address without names; what cannot be is named', async ({ page, server }) => {
  await page.goto('/semana')
  const webcal = (await page.getByRole('link', { name: 'Recordar en mi calendario' }).getAttribute('href')) ?? ''
  expect(webcal).toMatch(/^webcal:/)
  expect(webcal).not.toContain('Marta')
  const { pathname, search } = new URL(webcal.replace('webcal:', 'http:'))
  const calendar = await page.request.get(`${server.url}${pathname}${search}`)
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toContain('BEGIN:VEVENT')
  const picture = await page.request.get((await page.getByRole('link', { name: 'Imagen para la heladera' }).getAttribute('href')) ?? '')
  expect(picture.headers()['content-type']).toBe('image/png')
  for (const [query, word] of [
    ['gente=roto', '«gente»'],
    [`${search.slice(1)}&gasto=mucho`, 'cuánto gastás por mes'],
  ]) {
    const refused = await page.request.get(`/semana.ics?${query}`)
    expect(refused.status()).toBe(400)
    expect(await refused.text()).toContain(word)
  }
})

test('is accessible by day and by night, and fits a small screen', async ({ page }) => {
  await page.goto('/semana')
  await trips(page).first().getByText('Cambiar esta compra').click()
  await page.getByText('cambiar', { exact: true }).click()
  await expectAccessible(page)
})
