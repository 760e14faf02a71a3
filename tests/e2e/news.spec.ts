import type { Page } from '@playwright/test'
import { frozenClock } from '#domain/calendar/clock.ts'
import { encodeWallet, WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { NEWS_COOKIE } from '#features/news/newsMark.ts'
import { runSources } from '#ingestion/publish/run.ts'
import { openStorage } from '#storage/storage.ts'
import { aCard, type PlainRaw, plainReader } from '../ingestion/samples.ts'
import { movements, watchMovements } from './movements.ts'
import { type AppServer, expect, FRIDAY, openHydrated, test } from './server.ts'
import { settled } from './settled.ts'

// A server of its own, because it publishes what other tests do not expect.
test.use({ serverOptions: { now: FRIDAY } })

const HOSTILE = '<img src=x onerror="document.title=1"> & co'
const offer = (maxDiscount: number, paymentMethods: [['Mercado Pago' | 'Banco Macro']]): PlainRaw => ({
  promotions: [
    {
      paymentMethods,
      weekdays: null,
      validUntil: '2026-03-31',
      limits: { maxDiscount, explicitlyHasNoLimit: false, period: 'mes', per: null, caps: [] },
    },
  ],
})

/** Publishes these cards as captured at an instant; the server shows them some seconds later. */
async function publish({ dataDirectory }: AppServer, at: string, raws: PlainRaw[]): Promise<void> {
  const storage = await openStorage({ databaseUrl: null, dataDirectory })
  const capturedAt = at.slice(0, 10)
  const cards = raws.map((raw, index) => aCard(`card-${index}`, raw, { capturedAt }))
  const read = async () => ({ source: 'carrefour' as const, capturedAt, cards, unreadable: 0 })
  const clock = frozenClock(new Date(at))
  await runSources(storage, { kind: 'archive', sources: [{ source: 'carrefour', read }], read: plainReader, clock, trusted: true })
  await storage.close()
}

const BEFORE = '2026-03-20T15:00:00.000Z'

test.beforeAll(async ({ server }) => {
  await publish(server, BEFORE, [offer(25_000, [['Mercado Pago']]), offer(9_000, [['Banco Macro']])])
  await publish(server, FRIDAY, [
    offer(20_000, [['Mercado Pago']]),
    offer(8_000, [['Banco Macro']]),
    { promotions: [{ unknownPaymentMethods: [HOSTILE], weekdays: null, onlyForProducts: HOSTILE }] },
  ])
  await expect.poll(async () => (await (await fetch(`${server.url}/novedades.xml`)).text()).split('<entry>').length).toBeGreaterThan(3)
})

async function holdMercadoPago(page: Page, server: AppServer): Promise<void> {
  const value = encodeWallet({ ...EMPTY_WALLET, instruments: [{ method: 'mercado-pago', cards: null }] })
  await page.context().addCookies([{ name: WALLET_COOKIE, value, url: server.url }])
}

async function haveSeenUntil(instant: string, page: Page, server: AppServer): Promise<void> {
  await page.context().addCookies([{ name: NEWS_COOKIE, value: `${instant}_${instant}`, url: server.url }])
}

test('lead from the home page to what changed for one, and are seen then', async ({ page, server }) => {
  await watchMovements(page)
  await holdMercadoPago(page, server)
  await haveSeenUntil(BEFORE, page, server)
  await openHydrated(page, '/')
  expect(await (await page.context().request.get('/')).text()).toContain('1 novedad para vos')
  await settled(page)
  expect(await movements(page)).toEqual([])
  await page.getByRole('link', { name: '1 novedad para vos' }).click()
  await expect(page).toHaveURL(/\/semana#novedades$/)
  const own = page.getByRole('heading', { name: 'Qué cambió desde tu última visita' }).locator('..').locator('> div').first()
  await expect(own.getByRole('listitem')).toHaveCount(1)
  await expect(own).toContainText(/El tope bajó de \$\s25\.000 a \$\s20\.000/)
  await expect(page.getByText('Termina el martes 31 de marzo')).toBeVisible()
  // It is over before its cap begins anew.
  await expect(page.getByText(/los topes por mes/)).toHaveCount(0)
  // The same news until there are newer ones.
  await page.reload()
  await expect(own.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: 'Hoy', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Hoy/ })).toBeAttached()
  await expect(page.getByRole('link', { name: /para vos$/ })).toHaveCount(0)
})

test('are in the page of the server, with the card’s words as text, and nothing is said of a first visit', async ({
  page,
  server,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const plain = await context.newPage()
  await plain.goto('/novedades')
  await expect(plain).toHaveURL(/\/semana(?:#novedades)?$/)
  await expect(plain.getByText('Es tu primera visita')).toBeVisible()
  await expect(plain.getByText(/El tope bajó de \$\s25\.000/)).toBeVisible()
  await expect(plain.locator('main img')).toHaveCount(0)
  await expect(plain.locator('main')).toContainText('<img src=x')
  expect(await plain.locator('link[rel=alternate]').getAttribute('href')).toBe('/novedades.xml')
  await context.close()
  await holdMercadoPago(page, server)
  await openHydrated(page, '/')
  await expect(page.getByRole('link', { name: /para vos$/ })).toHaveCount(0)
  await page.mouse.move(5, 5)
  const marks = async () => (await page.context().cookies()).filter(({ name }) => name === NEWS_COOKIE).length
  await expect.poll(marks).toBe(1)
})
