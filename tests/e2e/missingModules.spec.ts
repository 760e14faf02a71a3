import type { Locator, Page } from '@playwright/test'
import { expect, openHydrated, test } from './server.ts'

const places = (page: Page) => page.getByRole('navigation', { name: 'Principal' })
/** What is read and when is told from the foot of the page. */
const toStatus = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Sobre Yapa' })
const goTo = (page: Page, name: string) => (name === 'Sobre Yapa' ? toStatus(page) : places(page).getByRole('link', { name })).click()

/** What a page says that the server drew, and whose scripts failed. */
const asItCame = (page: Page) => page.getByText('Esta página quedó como llegó')

/** Marks the document: a reload takes the mark away. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window)

/** Blocks every module whose address matches, until `mend`. `refused` lists the blocked requests. */
async function withhold(page: Page, modules: RegExp): Promise<{ refused: string[]; mend: () => Promise<void> }> {
  const refused: string[] = []
  await page.route(modules, async (route) => {
    refused.push(route.request().url())
    await route.abort()
  })
  return { refused, mend: () => page.unroute(modules) }
}

/** What pages are read with: it comes with the first sign of a shopper. */
const CALLS_MODULE = /\/assets\/calls-/

/** The modules that the page of the supermarkets needs beyond those of any page. */
async function modulesOfSupermarkets(page: Page): Promise<RegExp> {
  await openHydrated(page, '/sobre')
  const wanted: string[] = []
  const note = (request: { url(): string }) => {
    if (/\/assets\/.*\.js$/.test(request.url()) && !CALLS_MODULE.test(request.url())) wanted.push(new URL(request.url()).pathname)
  }
  page.on('request', note)
  await goTo(page, 'Súper')
  await expect(page.getByRole('heading', { level: 1, name: 'Supermercados' })).toBeVisible()
  page.off('request', note)
  const [first] = wanted
  if (first === undefined) throw new Error('The page of the supermarkets does not come lazily')
  return new RegExp(wanted.map((path) => path.replaceAll('.', '\\.')).join('|'))
}

test('a prefetch that fails is silent, and the page is there when it is wanted', async ({ page }) => {
  const modules = await modulesOfSupermarkets(page)
  await openHydrated(page, '/sobre')
  await markDocument(page)
  const { refused, mend } = await withhold(page, modules)
  await places(page).getByRole('link', { name: 'Súper' }).hover()
  await expect.poll(() => refused.length).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre Yapa' })).toBeVisible()
  await mend()
  await goTo(page, 'Súper')
  await expect(page.getByRole('heading', { level: 1, name: 'Supermercados' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

test('a page whose module fails is reloaded once, says so if that does not help, and comes with another try', async ({ page }) => {
  const modules = await modulesOfSupermarkets(page)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  const loads = async (work: () => Promise<unknown>) => {
    const before = documents
    await work()
    return documents - before
  }
  await openHydrated(page, '/sobre')
  const first = await withhold(page, modules)
  expect(
    await loads(async () => {
      await goTo(page, 'Súper')
      await expect(asItCame(page)).toBeVisible()
    }),
  ).toBe(1)
  // The frame of the page stays, and with it the ways on.
  expect(
    await loads(async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre Yapa' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Sobre Yapa' })).toBeVisible()
      await goTo(page, 'Súper')
      await expect(page.getByRole('heading', { name: 'Algo salió mal' })).toBeVisible()
    }),
  ).toBe(0)
  await first.mend()
  expect(
    await loads(async () => {
      await page.getByRole('button', { name: 'Probar de nuevo' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Supermercados' })).toBeVisible()
    }),
  ).toBe(1)
})

test('what a page is read with comes with the first sign of a shopper; missing, it reloads the page once when it is wanted', async ({
  page,
}) => {
  await openHydrated(page, '/sobre')
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(loaded.filter((name) => CALLS_MODULE.test(name))).toEqual([])
  await markDocument(page)
  const { refused, mend } = await withhold(page, CALLS_MODULE)
  const { width = 0 } = page.viewportSize() ?? {}
  // Moved again while nothing comes: on a slow machine the first move may come before anybody listens.
  let moves = 0
  await expect
    .poll(async () => {
      await page.mouse.move(width / 2, 5 + (moves++ % 2))
      return refused.length
    })
    .toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre Yapa' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
  await goTo(page, 'Súper')
  await expect(page.getByRole('heading', { level: 1, name: 'Supermercados' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(false)

  // The one reload is spent: now it says so, in the frame, and another try helps.
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  await markDocument(page)
  // A pointer on the way to it would ask for the page beforehand, and again when it is pressed.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre Yapa' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Algo salió mal' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
  await mend()
  await page.getByRole('button', { name: 'Probar de nuevo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre Yapa' })).toBeVisible()
})

const MISSING_PART = 'No pudimos cargar esta parte.'

/** Without a path, the part is on the page of the list's first promotion. */
const PARTS: { what: string; module: RegExp; path?: string; there: (page: Page) => Locator; open?: (page: Page) => Promise<void> }[] = [
  {
    what: 'detail over the list',
    module: /\/assets\/promotion-.*\.js/,
    path: '/',
    open: (page) => page.locator('[data-promotion]').getByRole('link').first().click(),
    there: (page) => page.getByRole('dialog', { name: /^Promoción de / }).getByText(/, palabra por palabra$/),
  },
  {
    what: 'button «Usé esta promo»',
    module: /\/assets\/uses-.*\.js/,
    there: (page) => page.getByRole('button', { name: 'Usé esta promo' }),
  },
]

for (const { what, module, path, open, there } of PARTS) {
  test(`the ${what}, its file missing, reloads the page once, then says so in its place, and comes with the first retry`, async ({
    page,
  }) => {
    await openHydrated(page, '/')
    const first = await page.locator('[data-promotion]').getByRole('link').first().getAttribute('href')
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    const { mend } = await withhold(page, module)
    await openHydrated(page, path ?? String(first))
    await open?.(page)
    await expect.poll(() => documents).toBe(2)
    const missing = page.getByText(MISSING_PART)
    await expect(missing.first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(missing.first()).toBeVisible()
    expect(documents).toBe(2)
    await mend()
    await page.getByRole('button', { name: 'Probar de nuevo' }).first().click()
    await expect(there(page)).toBeVisible()
    await expect(missing).toHaveCount(0)
    expect(documents).toBe(3)
  })
}
