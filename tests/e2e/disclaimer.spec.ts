import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { movements, watchMovements } from './movements.ts'
import { expect, openHydrated, test } from './server.ts'
import { settled } from './settled.ts'

const UNDERSTOOD = 'Entendido! Verificaré los descuentos'
const flags = (page: Page) => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes('mascot-disclaimer')))

test.describe('the disclaimer at the first visit', () => {
  test.use({ firstVisit: true })

  test('greets, is closed by its only button, and never appears again', async ({ page }) => {
    await page.goto('/')
    const dialog = page.getByRole('dialog', { name: '¡Hola! Soy Yapa' })
    await expect(dialog).toBeVisible()
    for (const words of ['vigente', 'términos y condiciones', 'medio de pago']) await expect(dialog).toContainText(words)
    await expect(dialog.getByRole('button')).toHaveText([UNDERSTOOD])
    await expect(dialog.getByRole('button')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    expect(await flags(page)).toEqual([['yapa-mascot-disclaimer-seen', 'true']])
    await page.reload()
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
    await expect(dialog).toHaveCount(0)
  })

  test('greets also where every file that comes later is missing', async ({ page }) => {
    await page.route(/\/assets\/(?!index-).*\.(?:js|css)/, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('dialog', { name: '¡Hola! Soy Yapa' })).toBeVisible()
  })

  test('may be waved away with Escape, stays away while one moves about, and greets again at the next visit', async ({ page }) => {
    await page.goto('/')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    expect(await flags(page)).toEqual([])
    // By keyboard: the list grows while one scrolls, and takes the foot of the page away from under a pointer.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre Yapa' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Sobre Yapa' })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await expect(dialog).toBeVisible()
  })

  test('is not closed by a tap outside it, and moves nothing', async ({ page }) => {
    await watchMovements(page)
    await page.goto('/')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.mouse.click(195, 20)
    await settled(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('button', { name: UNDERSTOOD }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await movements(page)).toEqual([])
  })

  test('leaves the largest paint to the list, which does not wait for it', async ({ page }) => {
    await page.addInitScript(() => {
      const largest: boolean[] = []
      Object.assign(window, { largest })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) largest.push((Reflect.get(entry, 'element') as Element | null)?.closest('dialog') !== null)
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto('/')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1')
    const inDialog = await page.evaluate(() => Reflect.get(window, 'largest') as boolean[])
    expect(inDialog.length).toBeGreaterThan(0)
    expect(inDialog.filter(Boolean)).toEqual([])
  })

  test('takes 0.3 s to open and to close, and no time where motion is unwanted', async ({ page }) => {
    await page.goto('/')
    const duration = () => page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).transitionDuration.split(', ')[0])
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await duration()).toBe('0.3s')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await duration()).toBe('0s')
  })

  test('greets also where storage is forbidden, and is remembered for the visit', async ({ page, browser, server }) => {
    const forbid = () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    await page.addInitScript(forbid)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto('/')
    await page.getByRole('button', { name: UNDERSTOOD }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (const path of ['/sobre', '/']) {
      await openHydrated(page, path)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    expect(errors).toEqual([])
    // It is the visit that ends, not the browser: the next one is greeted again.
    const next = await browser.newContext({ baseURL: server.url })
    const another = await next.newPage()
    await another.addInitScript(forbid)
    await another.goto('/')
    await expect(another.getByRole('dialog', { name: '¡Hola! Soy Yapa' })).toBeVisible()
    await next.close()
  })
})
