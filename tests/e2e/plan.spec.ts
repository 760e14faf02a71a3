import type { Page } from '@playwright/test'
import { encodeHousehold, WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import type { Household } from '#domain/wallet/household.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { doubleText } from './largeText.ts'
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

const weeks = (page: Page) => page.getByRole('region', { name: /^(?:Esta semana|La semana que viene|Semana del)/ })
const trips = (page: Page) => weeks(page).locator('ol > li:has(details)')
const ahead = (page: Page) => trips(page).filter({ hasText: 'Cambiar esta compra' })
async function openFirst(page: Page): Promise<void> {
  const details = ahead(page).first().locator('details')
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the plan is there, says how good it is, and is made anew for other wishes, without a day, and for another amount', async ({
    page,
  }) => {
    await page.goto('/semana')
    await expect(ahead(page).first()).toContainText(/gastá \$\s[\d.]+, (?:vuelven|te descuentan)/)
    await page.getByText('cambiar', { exact: true }).click()
    await page.getByLabel('¿Cuánto gastás por mes en el súper?').fill('400 mil')
    await page.getByRole('button', { name: 'Armar el plan' }).click()
    await expect(page.getByText('Hasta 4 compras por mes, $ 400.000 en total y $ 100.000 cada una')).toBeVisible()

    const day = await ahead(page).first().locator('summary b').textContent()
    await openFirst(page)
    await expect(ahead(page).first().getByRole('heading', { name: 'En la caja' })).toBeVisible()
    await ahead(page).first().getByRole('link', { name: 'Ese día no puedo ir' }).click()
    await expect(page).toHaveURL(/sin=2026-/)
    await expect(ahead(page).first().locator('summary b')).not.toHaveText(day ?? '')
    await expect(page.getByText(/^Sin compras el \d+ de \w+\./)).toBeVisible()
    await page.getByRole('link', { name: 'Deshacer' }).click()
    await expect(ahead(page).first().locator('summary b')).toHaveText(day ?? '')

    await openFirst(page)
    await ahead(page).first().getByLabel('Otro monto para ese día').fill('70.000')
    await ahead(page).first().getByRole('button', { name: 'Recalcular' }).click()
    await expect(trips(page).filter({ hasText: /gastá \$\s70\.000/ })).toHaveCount(1)

    // The next visit plans for the same; what a link of another site asks for is shown, and kept only when it is said.
    await page.goto('/semana')
    await expect(page.getByText('$ 400.000 en total')).toBeVisible()
    await page.goto('/semana?gasto=100000')
    await expect(page.getByText('Este plan es para lo que pide el enlace')).toBeVisible()
    await page.goto('/semana')
    await expect(page.getByText('$ 400.000 en total')).toBeVisible()
    await page.goto('/semana?gasto=100000')
    await page.getByRole('link', { name: 'Usar estos' }).click()
    await expect(page.getByText('Este plan es para lo que pide el enlace')).toHaveCount(0)
    await page.goto('/semana')
    await expect(page.getByText('$ 100.000 en total')).toBeVisible()
  })

  test('who has told nothing is told what it would do and asked for methods, and the first one makes a plan', async ({ page, context }) => {
    await context.clearCookies({ name: WALLET_COOKIE })
    await page.goto('/semana')
    await expect(page.getByText('Decinos dos medios con los que pagás')).toBeVisible()
    await page.getByRole('button', { name: 'Cuenta DNI' }).click()
    await expect(page.getByText('Con otro medio el plan puede dar más')).toBeVisible()
    await expect(trips(page).first()).toContainText('Cuenta DNI')
  })
})

test('a day and a chain are taken out in place, by the browser, and the address and the next visit keep it', async ({ page }) => {
  await openHydrated(page, '/semana')
  const first = await ahead(page).first().locator('summary').textContent()
  await openFirst(page)
  await ahead(page).first().getByRole('link', { name: 'Ese día no puedo ir' }).click()
  await expect(ahead(page).first().locator('summary')).not.toHaveText(first ?? '')
  await openFirst(page)
  const out = ahead(page).first().getByRole('link', { name: 'no me sirve' })
  const chain = ((await out.textContent()) ?? '').replace(' no me sirve', '')
  await out.click()
  await expect(page).toHaveURL(/supermarket=/)
  await expect(trips(page).filter({ hasText: `${chain} con` })).toHaveCount(0)
  await settled(page)
  await page.goto('/caja')
  await openHydrated(page, '/semana')
  await expect(trips(page).filter({ hasText: `${chain} con` })).toHaveCount(0)
})

test('what is used is not planned again, stands as done, and no request carries it', async ({ page }) => {
  await openHydrated(page, '/semana?supermarket=carrefour')
  const before = await page.getByText(/En cuatro semanas gastás/).textContent()
  await page.goto('/caja?supermarket=carrefour&monto=45000')
  await page.getByRole('button', { name: /^La usé/ }).click()
  await page.getByRole('button', { name: 'Deshacer' }).waitFor()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/semana?supermarket=carrefour')
  await expect(page.getByText(/En cuatro semanas gastás/)).not.toHaveText(before ?? '')
  await expect(weeks(page).first()).toContainText(/Carrefour: gastaste \$\s45\.000/)
  await expect(weeks(page).filter({ hasText: 'Esta semana' }).locator('details')).toHaveCount(0)
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.filter((one) => /saved|amount|45000/.test(one))).toEqual([])
})

test('where the plan cannot be made anew the page says so, keeps the plan it has, and takes another try', async ({ page }) => {
  await openHydrated(page, '/semana')
  await page.route('**/_serverFn/**', (route) => route.abort())
  const before = await ahead(page).first().locator('summary').textContent()
  await openFirst(page)
  await ahead(page).first().getByRole('link', { name: 'Ese día no puedo ir' }).click()
  const failure = page.getByRole('note').filter({ hasText: 'No pudimos rehacer el plan' })
  await expect(failure).toBeVisible()
  await expect(ahead(page).first().locator('summary')).toHaveText(before ?? '')
  await page.unroute('**/_serverFn/**')
  await failure.getByRole('button', { name: 'Probar de nuevo' }).click()
  await expect(failure).toBeHidden()
  await expect(ahead(page).first().locator('summary')).not.toHaveText(before ?? '')
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
  await page.getByText('En mi calendario').click()
  await expect(page.getByRole('link', { name: 'Google' })).toHaveAttribute(
    'href',
    /^https:\/\/calendar\.google\.com\/calendar\/r\?cid=webcal%3A/,
  )
  const webcal = (await page.getByRole('link', { name: 'iPhone, Outlook' }).getAttribute('href')) ?? ''
  expect(webcal).toMatch(/^webcal:/)
  expect(webcal).not.toContain('Marta')
  const { pathname, search } = new URL(webcal.replace('webcal:', 'http:'))
  const calendar = await page.request.get(`${server.url}${pathname}${search}`)
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toContain('BEGIN:VEVENT')
  const again = await page.request.get(`${server.url}${pathname}${search}`, { headers: { 'if-none-match': calendar.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
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

test('with text twice as large a plan and what was bought stay on the screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/caja?supermarket=carrefour&monto=145000')
  await page.getByRole('button', { name: /^La usé/ }).click()
  await page.getByRole('button', { name: 'Deshacer' }).waitFor()
  for (const path of ['/ahorros', '/semana']) {
    await openHydrated(page, path)
    await (path === '/semana' ? ahead(page).first() : page.getByRole('button', { name: /^Corregir/ })).waitFor()
    await page.locator('main details:not([open])').evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = true
    })
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await doubleText(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBeLessThanOrEqual(width)
      expect(await page.evaluate(beyond), `${path} at ${width}`).toEqual([])
    }
  }
})

/** What stands beyond the right edge of the screen, without what is for screen readers only. */
const beyond = () =>
  [...document.querySelectorAll('main *')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
    .filter((one) => {
      for (let up: Element | null = one; up !== null; up = up.parentElement) if (getComputedStyle(up).clipPath !== 'none') return false
      return true
    })
    .map((one) => one.outerHTML.slice(0, 140))
