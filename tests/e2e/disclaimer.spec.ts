import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './server.ts'
import { settled } from './settled.ts'

const UNDERSTOOD = 'Entendido! Verificaré los descuentos'
const flags = (page: Page) => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes('mascot-disclaimer')))

test.describe('the disclaimer at the first visit', () => {
  test.use({ firstVisit: true })

  test('greets, is put away by its only button, and never comes back', async ({ page }) => {
    await page.goto('/')
    const dialog = page.getByRole('dialog', { name: '¡Hola! Soy Yapa' })
    await expect(dialog).toBeVisible()
    for (const words of ['vigente', 'términos y condiciones', 'medio de pago']) await expect(dialog).toContainText(words)
    await expect(dialog.getByRole('button')).toHaveText([UNDERSTOOD])
    await expect(dialog.getByRole('button')).toBeFocused()
    const results = await new AxeBuilder({ page }).disableRules(['meta-viewport']).analyze()
    expect(results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    expect(await flags(page)).toEqual([['yapa-mascot-disclaimer-seen', 'true']])
    await page.reload()
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
    await expect(dialog).toHaveCount(0)
  })

  test('may be waved away with Escape, and then greets again at the next visit', async ({ page }) => {
    await page.goto('/')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    expect(await flags(page)).toEqual([])
    await page.reload()
    await expect(dialog).toBeVisible()
  })

  test('is not put away by a tap beside it, and moves nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.mouse.click(195, 20)
    await settled(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('button', { name: UNDERSTOOD }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)
  })

  test('takes 0.3 s to open and to close, and no time where motion is unwanted', async ({ page }) => {
    await page.goto('/')
    const duration = () => page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).transitionDuration.split(', ')[0])
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await duration()).toBe('0.3s')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await duration()).toBe('0s')
  })

  test('does not break the page where storage is forbidden', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto('/')
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(errors).toEqual([])
  })
})
