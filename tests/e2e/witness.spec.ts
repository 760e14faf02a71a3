import type { Page } from '@playwright/test'
import type { Weekday } from '#domain/calendar/calendar.ts'
import { frozenClock } from '#domain/calendar/clock.ts'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import { type Conditions, NO_CONDITIONS } from '#domain/promotion/condition.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { encodeWallet, WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { SourceError } from '#ingestion/fetch/liveSourceError.ts'
import { runSources } from '#ingestion/publish/run.ts'
import { openStorage } from '#storage/storage.ts'
import { aCard, plainReader } from '../ingestion/samples.ts'
import { type AppServer, expect, FRIDAY, openHydrated, test, unfold } from './server.ts'

// A server of its own, because it publishes what other tests do not expect.
test.use({ serverOptions: { now: FRIDAY } })

const NO_CAP = { maxDiscount: null, explicitlyHasNoLimit: true, period: null, per: null, caps: [] }
const capOf = (maxDiscount: number, period: 'semana' | 'compra') => ({ ...NO_CAP, maxDiscount, explicitlyHasNoLimit: false, period })

type Offer = Partial<ExtractedPromotion> & Pick<ExtractedPromotion, 'paymentMethods'>

const offer = (value: number, weekday: Weekday, changes: Offer): Offer => ({
  supermarket: 'carrefour',
  discount: { type: 'porcentaje', value },
  weekdays: [weekday],
  validFrom: '2026-03-01',
  validUntil: '2026-03-31',
  limits: NO_CAP,
  restrictions: [],
  evidence: {},
  ...changes,
})
const DNI: Offer = { paymentMethods: [['Cuenta DNI']] }
const PAY: Offer = { paymentMethods: [['Personal Pay']] }
const peopleOf = (...who: [kind: 'salary' | 'segment', value: string | null][]): Conditions => ({
  ...NO_CONDITIONS,
  who: who.map(([kind, value]) => ({ kind, value, alternatives: null, quote: '20%', start: 0, end: 3 })),
})

const OF_CHAIN: Offer[] = [
  offer(15, 'Lunes', DNI),
  offer(10, 'Martes', DNI),
  offer(25, 'Miercoles', { ...DNI, limits: capOf(9_000, 'compra'), evidence: { limits: [{ start: 0, end: 3 }] } }),
  offer(30, 'Jueves', DNI),
  offer(20, 'Viernes', { ...PAY, conditions: peopleOf(['salary', null], ['segment', 'Plus']) }),
]

const OF_ISSUERS: Partial<Record<SourceSlug, Offer[]>> = {
  'cuenta-dni': [
    offer(15, 'Lunes', DNI),
    offer(10, 'Martes', { ...DNI, minPurchase: 15_000 }),
    offer(25, 'Miercoles', { ...DNI, limits: capOf(9_000, 'semana'), evidence: { limits: [{ start: 4, end: 7 }] } }),
    offer(12, 'Viernes', { ...DNI, where: ['Market'] }),
    offer(35, 'Viernes', { ...DNI, supermarket: 'la-anonima', where: ['La Anónima'], limits: capOf(8_000, 'semana') }),
  ],
  'personal-pay': [offer(20, 'Viernes', { ...PAY, conditions: peopleOf(['segment', 'Plus']) })],
}

/** Publishes what the chain and the issuers say, as read at an instant; one issuer does not answer. */
async function publish({ dataDirectory }: AppServer, at: string): Promise<void> {
  const storage = await openStorage({ databaseUrl: null, dataDirectory })
  const capturedAt = at.slice(0, 10)
  const sourceOf = (source: SourceSlug, offers: readonly Offer[]) => ({
    source,
    read: async () => ({
      source,
      capturedAt,
      cards: offers.map((one, index) => aCard(`${source}-${index}`, { promotions: [one] }, { source, capturedAt })),
      unreadable: 0,
      ...(source !== 'carrefour' && { fetched: { way: 'list', bytes: 1, requests: 1, leftOut: 0, warnings: [], isComplete: true } }),
    }),
  })
  const silent = {
    source: 'banco-galicia' as const,
    read: async () => {
      throw new SourceError('El sitio no deja leer la lista (403).')
    },
  }
  const sources = [
    sourceOf('carrefour', OF_CHAIN),
    ...Object.entries(OF_ISSUERS).map(([slug, all]) => sourceOf(slug as SourceSlug, all)),
    silent,
  ]
  await runSources(storage, { kind: 'archive', sources, read: plainReader, clock: frozenClock(new Date(at)), trusted: true })
  await storage.close()
}

test.beforeAll(async ({ server }) => {
  await publish(server, '2026-03-20T15:00:00.000Z')
  await publish(server, FRIDAY)
  await expect.poll(async () => (await fetch(`${server.url}/api/v1/promotions?supermarket=la-anonima`)).status).toBe(200)
  await expect.poll(async () => (await listOf(server, '2026-03-30')).length).toBeGreaterThan(0)
})

type Told = { id: string; supermarket: string; discount: { value: number }; minPurchase: number | null; feed?: string; saving?: number }

async function listOf({ url }: AppServer, date: string, more = ''): Promise<Told[]> {
  return (await (await fetch(`${url}/api/v1/promotions?date=${date}${more}`)).json()).promotions
}

async function openOffer(page: Page, server: AppServer, date: string): Promise<void> {
  const [found] = (await listOf(server, date)).filter(({ supermarket }) => supermarket === 'carrefour')
  await page.goto(`/promocion/${found?.id}`)
}

const said = (page: Page) => page.getByRole('region', { name: 'Lo que dicen los emisores' })

test('an issuer that says the same confirms it, with the day of its list', async ({ page, server }) => {
  await openOffer(page, server, '2026-03-30')
  await expect(said(page)).toContainText('También lo publica Cuenta DNI (al 27 de marzo).')
})

test('what an issuer adds is told, and counts for what is saved', async ({ page, server }) => {
  await openOffer(page, server, '2026-03-31')
  await expect(said(page)).toContainText('Cuenta DNI agrega: compra mínima de $ 15.000.')
  await expect(page.getByText('Compra mínima: $ 15.000')).toBeVisible()
  const saved = async (amount: number) => (await listOf(server, '2026-03-31', `&amount=${amount}`))[0]?.saving
  expect([await saved(14_000), await saved(20_000)]).toEqual([0, 2_000])
})

test('where they contradict each other, both are quoted with their pages, the stricter one counts, and it stands with the state of the data', async ({
  page,
  server,
}) => {
  const line = 'Ojo: Carrefour dice tope "por compra"; Cuenta DNI, "por semana".'
  await openOffer(page, server, '2026-03-25')
  await expect(said(page)).toContainText(line)
  await expect(page.getByText(/Con dudas: el tope/)).toBeVisible()
  await expect(page.getByText(/hasta \$\s9\.000 por semana/)).toBeVisible()
  await said(page).getByText('En palabras de cada uno').click()
  await expect(said(page).getByText('Carrefour: «20%»')).toBeVisible()
  await expect(said(page).getByText('Cuenta DNI: «los»')).toBeVisible()
  await expect(said(page).getByRole('link', { name: /Página oficial/ })).toHaveCount(2)
  await page.goto('/sobre')
  await expect(page.getByRole('region', { name: 'En qué no coinciden' })).toContainText(line)
})

test('what is missing in a list that was read to its end twice is told, and nothing of a list that could not be read', async ({
  page,
  server,
}) => {
  await openOffer(page, server, '2026-03-26')
  await expect(said(page)).toContainText('No lo encontramos en la lista de Cuenta DNI del 27 de marzo.')
  await page.goto('/sobre')
  await expect(page.getByText('No pudimos leer a Banco Galicia desde el 27 de marzo.')).toBeVisible()
})

test('what only an issuer publishes has a list of its own at the chain, and is in no ranking', async ({ page, server }) => {
  await openHydrated(page, '/?supermarket=carrefour')
  const only = page.getByRole('region', { name: 'Lo que Carrefour no muestra' })
  await expect(only).toContainText('12% con Cuenta DNI, sin tope')
  await expect(only).toContainText('según Cuenta DNI')
  expect((await listOf(server, '2026-03-27')).some(({ discount }) => discount.value === 12)).toBe(false)
  await only.getByRole('link').click()
  await expect(page.getByText('Lo publica Cuenta DNI.')).toBeVisible()
})

test('a chain that nobody reads is found in list, search, till and plan, and marked wherever it stands', async ({ page, server }) => {
  const whole = 'Lo publica Cuenta DNI; no leemos la página de La Anónima'
  await openHydrated(page, '/')
  await unfold(page, 'Supermercado')
  await page.getByRole('link', { name: 'Otros' }).click()
  const row = page.locator('li[data-promotion]').first()
  await expect(row).toContainText('Según Cuenta DNI')
  await row.getByRole('link').first().click()
  await expect(page.getByText(whole)).toBeVisible()
  await page.goto('/?q=anonima')
  await expect(page.locator('li[data-promotion]')).toHaveCount(1)
  await page.goto('/caja?supermarket=la-anonima')
  await expect(page.getByText(whole)).toBeVisible()
  await page.goto('/supermercados')
  await expect(page.getByRole('link', { name: 'Otra cadena, según bancos y billeteras' })).toBeVisible()
  const value = encodeWallet({ ...EMPTY_WALLET, instruments: [{ method: 'cuenta-dni', cards: null }] })
  await page.context().addCookies([{ name: WALLET_COOKIE, value, url: server.url }])
  await page.goto('/semana?compras=4&gasto=240000&maximo=60000&supermarket=la-anonima')
  await expect(page.getByText('Según Cuenta DNI').first()).toBeVisible()
})
