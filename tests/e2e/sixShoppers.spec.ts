import type { Locator, Page } from '@playwright/test'
import { peopleOfCookies } from '#domain/wallet/codec/cookie.ts'
import { formatWalletParameters } from '#domain/wallet/codec/parameters.ts'
import { ARCHIVE_2026, expect, openHydrated, test } from './server.ts'

test.use({
  firstVisit: true,
  serverOptions: { archive: ARCHIVE_2026, archiveDate: '2026-07-24', now: '2026-07-24T15:00:00Z' },
})
test.skip(ARCHIVE_2026 === null, 'the archive of captured cards of 2026 is not on this machine')

type Shopper = {
  who: string
  /** Taps until the sentence is on the screen, that which closes the disclaimer included. */
  taps: number
  /** What they tick, in the order of the screen: a method, or a card or plan under it. */
  ticks: string[]
  place?: string
  answer?: string
  /** How many promotions are theirs within the week. */
  yours: number
  /** The sentence of the best. */
  best: string
}

const SHOPPERS: Shopper[] = [
  {
    who: 'a student with Cuenta DNI and Mercado Pago',
    taps: 8,
    place: 'Gran Buenos Aires',
    ticks: ['Cuenta DNI', 'Mercado Pago'],
    yours: 9,
    best: 'hasta $ 12.000de ahorro el jueves 30 en ChangoMás con Cuenta DNI, en una compra de $ 60.000',
  },
  {
    who: 'a family with Galicia Visa, Nación Mastercard, MODO, one of them retired',
    taps: 10,
    ticks: ['MODO', 'Galicia', 'Galicia: Visa crédito', 'Nación', 'Nación: Mastercard crédito'],
    answer: 'Jubilación de ANSES',
    yours: 17,
    best: 'hasta $ 15.000de ahorro el miércoles 29 en ChangoMás con Mastercard crédito de Nación por MODO, en una compra de $ 60.000',
  },
  {
    who: 'a retiree with ANSES and the debit card of Provincia',
    taps: 7,
    ticks: ['Provincia', 'Provincia: Visa débito'],
    answer: 'Jubilación de ANSES',
    yours: 4,
    best: 'hasta $ 6.000de ahorro el jueves 30 en Carrefour con cualquier medio de pago, en una compra de $ 60.000',
  },
  {
    who: 'who has Personal Pay, level 2, and Naranja X',
    taps: 7,
    ticks: ['Naranja X', 'Personal Pay', 'Personal Pay: Nivel 2'],
    yours: 3,
    best: 'hasta $ 9.000de ahorro hoy en ChangoMás con Naranja X, en una compra de $ 60.000',
  },
  {
    who: 'who has eleven methods',
    taps: 16,
    ticks: ['Mercado Pago', 'Cuenta DNI', 'MODO', 'Naranja X', 'Ualá', 'Personal Pay', 'Galicia', 'Santander', 'BBVA', 'Nación', 'Macro'],
    yours: 9,
    best: 'hasta $ 9.000de ahorro hoy en ChangoMás con Cuenta DNI, en una compra de $ 60.000',
  },
]

/** A hand that counts its taps. To choose from a list takes two. */
function hand() {
  let taps = 0
  return {
    tap: async (target: Locator) => {
      await target.click()
      taps++
    },
    choose: async (list: Locator, label: string) => {
      await list.selectOption(label)
      taps += 2
    },
    taps: () => taps,
  }
}

async function begin(page: Page) {
  const one = hand()
  await openHydrated(page, '/')
  await one.tap(page.getByRole('button', { name: 'Entendido! Verificaré los descuentos' }))
  return one
}

function pick(page: Page, tick: string): Locator {
  const [method, detail] = tick.split(': ')
  const button = (scope: Page | Locator, name = '') => scope.getByRole('button', { name, exact: true })
  if (detail === undefined) return button(page, method)
  const under = page.getByRole('group', { name: new RegExp(`^(?:Tarjetas de|¿Qué plan tenés en) ${method}\\??$`) })
  return button(under, detail).first()
}

/** The other screens name the best of the wizard's end: supermarkets, home, API; and the till what home names of today there. */
async function expectSameBest(page: Page, best: string) {
  const [, worth = '', where = ''] = /^(.*)de ahorro (.*), en una compra/.exec(best) ?? []
  await page.goto('/supermercados')
  await expect(page.getByText(/^Te conviene /)).toContainText(`Te conviene ${where}: ${worth} gastando $ 60.000`)
  const day = Number(/ (\d+) en /.exec(where)?.[1] ?? 24)
  const date = `2026-07-${day}`
  const id = await idAtHome(page, `/?dia=${date}`)
  await expect(page.locator('[data-answer] strong')).toHaveText(worth.replace('hasta ', ''))
  const wallet = peopleOfCookies((await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; '))[0].wallet
  const query = new URLSearchParams({ ...formatWalletParameters(wallet), date })
  expect((await (await page.request.get(`/api/v1/promotions?${query}`)).json()).best).toBe(id)
  const atHome = await idAtHome(page, '/?supermarket=changomas&canal=presencial&monto=60000')
  await page.goto('/caja?supermarket=changomas&monto=60000')
  await expect(page.getByRole('link', { name: /palabra por palabra$/ })).toHaveAttribute('href', `/promocion/${atHome}?monto=60000`)
}

/** The id of the promotion that the answer of a home page names. */
async function idAtHome(page: Page, path: string): Promise<string | undefined> {
  await page.goto(path)
  const href = await page.locator('[data-answer]').getByRole('link', { name: 'Ver cómo se consigue' }).getAttribute('href')
  return /^\/promocion\/(\w+)/.exec(href ?? '')?.[1]
}

for (const { who, taps, ticks, place, answer, yours, best } of SHOPPERS) {
  test(`${who}: what the wallet gives, within ${taps} taps and three questions`, async ({ page }) => {
    const one = await begin(page)
    await one.tap(page.getByRole('banner').getByRole('link', { name: 'Mis medios' }))
    if (place) await one.choose(page.getByLabel('¿Dónde comprás?'), place)
    for (const tick of ticks) {
      await one.tap(pick(page, tick))
      await expect(pick(page, tick)).toHaveAttribute('aria-pressed', 'true')
      // A bank offers its wallet.
      if (tick === 'Provincia') await expect(page.getByRole('group', { name: '¿Usás su billetera?' })).toContainText('Cuenta DNI')
    }
    await one.tap(page.getByRole('link', { name: 'Seguir' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Me contestás algo más?')
    const asked = await page.locator('main legend').allTextContents()
    expect(asked.filter((words) => /sucursal|cuenta en|el plan|un plan/.test(words))).toEqual([])
    if (answer) await one.tap(page.getByRole('group', { name: '¿Cobrás algo de esto?' }).getByRole('button', { name: answer, exact: true }))
    await one.tap(page.locator('[data-replaces="bar"]').getByRole('link', { name: 'Ver mis promos' }))
    await expect(page.getByRole('status').filter({ hasText: /^Quedó: / })).toContainText(`${yours} promos tuyas esta semana`)
    expect(one.taps()).toBeLessThanOrEqual(taps)
    // That they name one best for whoever asks: `answer.oneBest.test.ts`.
    if (place) await expectSameBest(page, best)
  })
}

test('who sets nothing up has an answer in one tap', async ({ page }) => {
  const one = await begin(page)
  await expect(page.locator('[data-promotion]').first()).toContainText('Con cualquier billetera virtual')
  expect(one.taps()).toBe(1)
})
