import type { Page } from '@playwright/test'
import { expectAccessibleDayAndNight, expectFitsSmallest } from './accessible.ts'
import { heldWallet } from './heldWallet.ts'
import { look } from './look.ts'
import { movements, watchMovements } from './movements.ts'
import { expect, openHydrated, test } from './server.ts'
import { holdScripts, settled } from './settled.ts'

const STEPS = ['bienvenida', 'preguntas']
const at = (step: string) => `/configuracion/medios/wizard/${step}`
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The way out of the last step, and what home says then. */
const end = (page: Page) => page.locator('[data-replaces="bar"]').getByRole('link', { name: 'Ver mis promos' })
const said = (page: Page) => page.getByRole('status').filter({ hasText: /^Quedó: / })

const cardsOf = (page: Page, bank: string) => page.getByRole('group', { name: `Tarjetas de ${bank}`, exact: true })

/** What a page with script and one without do alike. */
async function walkThrough(page: Page): Promise<void> {
  await page.goto(at('bienvenida'))
  await expect(page.getByText('Paso 1 de 2')).toBeVisible()
  await expect(heading(page)).toHaveText('¡Hola! Soy Yapa')
  await answer(page, 'Galicia').click()
  await expect(answer(page, 'Galicia')).toHaveAttribute('aria-pressed', 'true')
  await answer(page, 'Éminent').click()
  await expect(page.getByText('1 elegido')).toBeVisible()
  const galicia = cardsOf(page, 'Galicia')
  await galicia.getByRole('button', { name: 'Visa crédito' }).click()
  await galicia.getByRole('button', { name: 'Mastercard débito' }).click()
  await expect(galicia.getByRole('button', { name: 'Mastercard débito' })).toHaveAttribute('aria-pressed', 'true')
  await answer(page, 'MODO').click()
  await answer(page, 'Personal Pay').click()
  await answer(page, 'Nivel 1').click()
  await answer(page, 'Nivel 3').click()
  await expect(answer(page, 'Nivel 3')).toHaveAttribute('aria-pressed', 'true')
  await expect(answer(page, 'Nivel 1')).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('link', { name: 'Seguir' }).click()
  await expect(heading(page)).toHaveText('¿Me contestás algo más?')
  await page.getByRole('group', { name: '¿Cobrás algo de esto?' }).getByRole('button', { name: 'AUH u otra asignación' }).click()
  await expect(page.getByText(/^Decide \d+ promos?$/).first()).toBeVisible()
  await end(page).click()
  await expect(said(page)).toHaveText(/^Quedó: 3 medios, [1-9]\d* promos tuyas esta semana/)
}

const EVERYTHING =
  /^wallet=banco-galicia:visa-credito\+mastercard-debito,personal-pay,modo&conditions=anses&answers=.*-pensioner,.*,tier:banco-galicia:eminent,.*,tier:personal-pay:nivel-3/

async function expectEverythingKept(page: Page): Promise<void> {
  await page.goto('/configuracion/medios')
  await expect.poll(() => heldWallet(page)).toMatch(EVERYTHING)
}

test.describe('the wizard', () => {
  test('leads through all questions to what the wallet unlocks, and keeps every answer', async ({ page }) => {
    await walkThrough(page)
    await expectEverythingKept(page)
  })

  test('keeps answers on reload and on back', async ({ page }) => {
    await openHydrated(page, at('bienvenida'))
    await answer(page, 'Galicia').click()
    await page.reload()
    await expect(answer(page, 'Galicia')).toHaveAttribute('aria-pressed', 'true')
    await cardsOf(page, 'Galicia').getByRole('button', { name: 'Visa crédito' }).click()
    await page.getByRole('link', { name: 'Seguir' }).click()
    await expect(heading(page)).toHaveText('¿Me contestás algo más?')
    await page.goBack()
    await expect(answer(page, 'Galicia')).toHaveAttribute('aria-pressed', 'true')
    await page.getByText('Galicia: Visa crédito').click()
    await expect(cardsOf(page, 'Galicia').getByRole('button', { name: 'Visa crédito' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('begins at the first step when it does not know the one asked for', async ({ page }) => {
    for (const path of [at('nada'), at('listo'), at('%F0%9F%90%A6'), '/configuracion/medios/wizard', '/configuracion/medios/wizard/']) {
      const answer = await page.request.get(path)
      expect(answer.url()).toMatch(/\/configuracion\/medios\/wizard\/bienvenida$/)
      expect(await answer.text()).toContain('Paso 1 de 2')
    }
  })

  test('finds institutions without accents and by other names, and says when there is none', async ({ page }) => {
    await openHydrated(page, at('bienvenida'))
    const search = page.getByRole('searchbox')
    await search.fill('FRANCÉS')
    // What was offered before the search has BBVA, too.
    await expect(page.getByRole('list', { name: 'Resultados' })).toBeVisible()
    await answer(page, 'BBVA').click()
    await expect(answer(page, 'BBVA')).toHaveAttribute('aria-pressed', 'true')
    await search.fill('selecta')
    await answer(page, 'Macro').click()
    await expect(page.getByRole('group', { name: '¿Qué plan tenés en Macro?' }).getByRole('button', { name: 'Selecta' })).toBeVisible()
    await search.fill('anses')
    await expect(page.getByRole('group', { name: '¿Cobrás algo de esto?' })).toBeVisible()
    await search.fill('zzz')
    await expect(page.getByText('No encontramos «zzz»')).toBeVisible()
    await search.fill('')
    await expect(page.getByText('¡Hola! Soy Yapa')).toBeVisible()
  })

  test('applies an answer to the wallet that another tab has changed meanwhile', async ({ page, context }) => {
    // Awake: before, a chip only looks pressed, and the other tab would be drawn without it and move under the finger.
    await openHydrated(page, at('bienvenida'))
    const tap = async (of: Page, name: string) => {
      await answer(of, name).click()
      await expect(answer(of, name)).toHaveAttribute('aria-pressed', 'true')
    }
    await tap(page, 'Galicia')
    const other = await context.newPage()
    await openHydrated(other, at('bienvenida'))
    await tap(other, 'Supervielle')
    await tap(page, 'Macro')
    for (const name of ['Galicia', 'Supervielle', 'Macro']) await expect(answer(page, name)).toHaveAttribute('aria-pressed', 'true')
    await answer(other, 'Galicia').click()
    await other.reload()
    await expect(answer(other, 'Macro')).toHaveAttribute('aria-pressed', 'true')
    await expect(answer(other, 'Galicia')).toHaveAttribute('aria-pressed', 'false')
  })

  test('moves nothing above the answer, and nothing without input', async ({ page }) => {
    await watchMovements(page)
    for (const step of STEPS) {
      await page.goto(at(step))
      await settled(page)
      expect(await movements(page), step).toEqual([])
    }
    await page.goto(at('bienvenida'))
    const before = await answer(page, 'Mercado Pago').boundingBox()
    await answer(page, 'Mercado Pago').click()
    expect(await answer(page, 'Mercado Pago').boundingBox()).toEqual(before)
  })

  test('is driven by the keyboard, and each new question takes the focus', async ({ page }) => {
    await openHydrated(page, at('bienvenida'))
    await answer(page, 'Galicia').focus()
    await page.keyboard.press('Space')
    await expect(answer(page, 'Galicia')).toHaveAttribute('aria-pressed', 'true')
    await expect(answer(page, 'Galicia')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(answer(page, 'Galicia')).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('link', { name: 'Seguir' }).focus()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('¿Me contestás algo más?')
    await expect(heading(page)).toBeFocused()
  })

  test('keeps an answer that was tapped before any script came', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(at('bienvenida'), { waitUntil: 'commit' })
    await answer(page, 'Galicia').click()
    release()
    await expect(answer(page, 'Galicia')).toHaveAttribute('aria-pressed', 'true')
  })

  test('makes the list personal at once, also without a connection', async ({ page, context }) => {
    await openHydrated(page, '/')
    await page.getByRole('link', { name: 'Mis medios' }).first().click()
    await expect(answer(page, 'Galicia')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await answer(page, 'Galicia').click()
    await page.getByRole('link', { name: 'Yapa, inicio' }).click()
    await expect(page.getByRole('heading', { level: 2, name: /^\d+ que pueden? ser tuyas?$/ })).toBeVisible()
    await settled(page)
    await expect(page.getByRole('heading', { level: 2, name: /^\d+ que pueden? ser tuyas?$/ })).toBeVisible()
  })
})

test.describe('on a slow network', () => {
  test('a scroll position from before the scripts were loaded stays', async ({ page }) => {
    for (const path of ['/configuracion/medios', '/']) {
      const release = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('footer').waitFor({ state: 'attached' })
      await page.evaluate(() => scrollBy(0, 500))
      release()
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
      await settled(page)
      // Cards that come into view are measured again: that takes a few pixels.
      expect(await page.evaluate(() => scrollY), path).toBeGreaterThan(400)
    }
  })

  test('the first question can be answered as soon as it is shown', async ({ page }) => {
    const client = await page.context().newCDPSession(page)
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 562,
      downloadThroughput: (1.47 * 1024 * 1024) / 8,
      uploadThroughput: (0.75 * 1024 * 1024) / 8,
    })
    await page.goto(at('bienvenida'), { waitUntil: 'commit' })
    await answer(page, 'Galicia').click()
    await expect(answer(page, 'Galicia')).toHaveAttribute('aria-pressed', 'true')
    await page.waitForLoadState('networkidle')
    // From then on no answer waits for the network; only the questions, which depend on the answers, are asked for.
    // What makes calls comes at the first sign of a shopper, which may only be this one, and nobody may listen yet: the page's load state has been idle before.
    let moves = 0
    await expect
      .poll(async () => {
        await page.getByRole('link', { name: 'Seguir' }).hover({ position: { x: 5 + (moves++ % 2), y: 5 } })
        return page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/calls-[^/]*\.js$/.test(name)))
      })
      .toBe(true)
    const asked: string[] = []
    page.on('request', (request) => /\.svg$/.test(request.url()) || asked.push(request.url()))
    await answer(page, 'Macro').click()
    await expect(answer(page, 'Macro')).toHaveAttribute('aria-pressed', 'true')
    await expect(cardsOf(page, 'Macro')).toBeVisible()
    expect(asked).toEqual([])
    await page.getByRole('link', { name: 'Seguir' }).click()
    await expect(heading(page)).toHaveText('¿Me contestás algo más?')
    expect(asked.filter((url) => !url.includes('/_serverFn/'))).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole wizard works by forms and links', async ({ page }) => {
    await walkThrough(page)
    await expectEverythingKept(page)
  })
})

for (const step of STEPS) {
  look(`${step} is accessible by day and by night, fits 320 px and has targets for thumbs`, async ({ page, context, baseURL }) => {
    for (const change of ['+method:banco-galicia', '+card:banco-galicia:visa-credito', '+method:personal-pay', 'answers:benefit:anses']) {
      await context.request.post(`${baseURL}/configuracion/medios`, { form: { change } })
    }
    await page.goto(at(step))
    const small = await page
      .locator('main :is(a, button, summary, input):visible')
      .evaluateAll((targets) =>
        targets.filter((target) => target.getBoundingClientRect().height < 44).map((target) => target.outerHTML.slice(0, 120)),
      )
    expect(small).toEqual([])
    await expectAccessibleDayAndNight(page)
    await expectFitsSmallest(page)
  })
}
