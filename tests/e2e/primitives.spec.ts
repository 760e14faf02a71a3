import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { settled } from './settled.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The one page of all tests: the development server sends hundreds of modules, which take seconds to load. */
let gallery: Page | undefined

const test = base.extend({
  page: async ({ browser, viewport }, use) => {
    gallery ??= await openGallery(browser)
    await use(gallery)
    // As the next test expects it: nothing open, the size and the colours of the beginning.
    for (const dialog of await gallery.getByRole('dialog').all()) if (await dialog.isVisible()) await gallery.keyboard.press('Escape')
    await expect(gallery.getByRole('dialog')).toHaveCount(0)
    await gallery.emulateMedia({ colorScheme: null })
    if (viewport) await gallery.setViewportSize(viewport)
  },
})

async function openGallery(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.addInitScript(() => localStorage.setItem('yapa-mascot-disclaimer-seen', 'true'))
  await page.goto(`${url}/_ui`)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true', null, { timeout: 40_000 })
  return page
}

/** The gallery of primitives exists under the development server only. */
let development: ChildProcess
let dataDirectory: string
let url: string

test.beforeAll(async () => {
  test.setTimeout(90_000)
  dataDirectory = mkdtempSync(path.join(tmpdir(), 'yapa-gallery-'))
  const env = { ...process.env, DATABASE_URL: '', YAPA_DATA: dataDirectory }
  execFileSync(process.execPath, [path.join(ROOT, 'src/cli/main.ts'), 'prepare'], { env, stdio: 'ignore' })
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js')
  const args = ['dev', '--host', '127.0.0.1', '--port', String(port), '--strictPort']
  development = spawn(process.execPath, [vite, ...args], { cwd: ROOT, env, stdio: 'ignore' })
  await expect
    .poll(
      () =>
        fetch(`${url}/_ui`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200)
})

test.afterAll(async () => {
  await gallery?.context().close()
  development.kill()
  rmSync(dataDirectory, { recursive: true, force: true })
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

test.beforeEach(() => {
  test.setTimeout(60_000)
})

const opener = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

for (const scheme of ['light', 'dark'] as const) {
  test(`all primitives are accessible when ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    // The frame around the gallery is checked on every route; here the development tools appear next to it.
    await expectAccessible(page, { within: 'main' })
  })
}

test('everything one presses is at least 44 px high', async ({ page }) => {
  const small = await page
    .locator('main :is(button, label, input:not([type=checkbox], [type=radio]), textarea)')
    .evaluateAll((elements) =>
      elements.filter((element) => element.getBoundingClientRect().height < 44).map((element) => element.outerHTML.slice(0, 80)),
    )
  expect(small).toEqual([])
})

test('a dialog has a name, keeps the focus, closes with Escape or a tap outside, and returns the focus', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: '¿Borrar todo?' })
  await opener(page, 'Diálogo').click()
  await expect(dialog).toHaveAccessibleDescription('No se puede deshacer.')
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    )
  }
  await expectAccessible(page, { within: 'dialog' })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener(page, 'Diálogo')).toBeFocused()
  await opener(page, 'Diálogo').click()
  await page.mouse.click(10, 10)
  await expect(dialog).toHaveCount(0)
})

test('the page behind an open modal neither scrolls nor moves', async ({ page }) => {
  await opener(page, 'Cajón').scrollIntoViewIfNeeded()
  const place = () => opener(page, 'Cajón').evaluate((button) => JSON.stringify(button.getBoundingClientRect()))
  const before = await place()
  await opener(page, 'Cajón').click()
  await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible()
  await settled(page)
  await page.mouse.move(195, 20)
  await page.mouse.wheel(0, 400)
  await settled(page)
  expect(await place()).toBe(before)
})

test('a drawer is a sheet from below on phones and a panel at the right on wide screens; its foot stays in sight', async ({ page }) => {
  await opener(page, 'Cajón').click()
  const drawer = page.getByRole('dialog', { name: 'Filtros' })
  await settled(page)
  const sheet = await drawer.boundingBox()
  expect(sheet).toMatchObject({ x: 0, width: 390 })
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeCloseTo(844, 0)
  expect(sheet?.height ?? 0).toBeLessThanOrEqual(844 * 0.92 + 1)
  await expect(drawer.getByRole('button', { name: 'Ver 12 promociones' })).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 800 })
  await settled(page)
  const panel = await drawer.boundingBox()
  // Up to the edge, or to the gutter that is kept for a scroll bar.
  expect(1280 - (panel?.x ?? 0) - (panel?.width ?? 0)).toBeLessThanOrEqual(15)
  expect(panel?.height).toBe(800)
  const close = drawer.getByRole('button', { name: 'Cerrar' })
  expect((await close.boundingBox())?.width).toBeGreaterThanOrEqual(44)
  await close.click()
  await expect(drawer).toHaveCount(0)
})

test('a toast is announced, also over an open modal, and disappears on its own', async ({ page }) => {
  await opener(page, 'Aviso breve').click()
  await expect(page.getByRole('status').filter({ hasText: 'Listo, guardado' })).toBeVisible()
  await opener(page, 'Diálogo').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Avisar' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Sobre el diálogo')
  await expect(page.getByText('Listo, guardado')).toHaveCount(0, { timeout: 8_000 })
})

test('sharing copies the link, or shows it where copying is forbidden', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url })
  await opener(page, 'Compartir').click()
  await expect(page.getByText('Enlace copiado')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${url}/`)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await opener(page, 'Compartir').click()
  await expect(page.getByRole('textbox', { name: 'Enlace' })).toHaveValue(`${url}/`)
  await page.getByRole('button', { name: 'Listo' }).click()
  await expect(page.getByRole('textbox', { name: 'Enlace' })).toHaveCount(0)
})

test('sharing uses the system sheet where there is one', async ({ page }) => {
  await page.evaluate(() => {
    Object.assign(navigator, { canShare: () => true, share: (data: ShareData) => Promise.resolve(Object.assign(window, { shared: data })) })
  })
  await opener(page, 'Compartir').click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({ title: 'Yapa', url: `${url}/` })
  await expect(page.getByText('Enlace copiado')).toHaveCount(0)
})
