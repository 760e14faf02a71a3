import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ical from 'node-ical'
import type { Use } from '#domain/uses/use.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { use } from '../domain/uses.ts'
import { expectAccessible } from './accessible.ts'
import { holdWallet } from './heldWallet.ts'
import { movements, watchMovements } from './movements.ts'
import { expect, openHydrated, test, unfold } from './server.ts'
import { settled } from './settled.ts'

/** Friday 20 March 2026, noon in Argentina: the promotions of the month hold for another week. */
const NOW = '2026-03-20T15:00:00Z'

test.use({ serverOptions: { now: NOW } })

test.beforeEach(async ({ context, page, server }) => {
  const instruments = [
    { method: 'cuenta-dni' as const, cards: null },
    { method: 'banco-galicia' as const, cards: ['visa-credito' as const] },
  ]
  await holdWallet(context, server, { ...EMPTY_WALLET, instruments })
  await page.clock.setFixedTime(new Date(NOW))
})

/** What no address has: if a request carried it, it would be from what was written down. */
const TYPED = '43219'

const answer = (page: Page) => page.getByRole('region', { name: 'Qué hacer' })
const row = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Tuyas' }).getByRole('listitem').filter({ hasText: 'Carrefour' }).filter({ hasText: words })

/** All that the page sends: addresses, bodies, cookies. */
function sentBy(page: Page): Promise<string>[] {
  const sent: Promise<string>[] = []
  page.on('request', (request) => {
    sent.push(
      request.allHeaders().then(
        (headers) => [request.url(), request.postData() ?? '', JSON.stringify(headers)].join(' '),
        () => '',
      ),
    )
  })
  return sent
}

async function openTill(page: Page): Promise<void> {
  await openHydrated(page, '/caja?supermarket=carrefour&monto=45000')
  await page.mouse.move(5, 5)
  await expect(page.getByRole('button', { name: 'Otro monto o día' })).toBeVisible()
}

/** Writes down a use of TYPED pesos at the till. */
async function useAtTheTill(page: Page): Promise<void> {
  await openTill(page)
  await recordUse(page)
}

async function recordUse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Otro monto o día' }).click()
  await page.getByLabel('¿Cuánto pagaste?').fill(TYPED)
  await page.getByRole('button', { name: 'Anotar' }).click()
  await expect(page.getByText('Anotado: $ 43.219 en Carrefour')).toBeVisible()
}

test('a use is one tap at the till, taken back by the toast, and what is used up is no longer the answer', async ({ page }) => {
  await openHydrated(page, '/caja?supermarket=carrefour&monto=45000')
  await page.mouse.move(5, 5)
  await expect(answer(page)).toContainText('$ 6.000')
  await page.getByRole('button', { name: 'La usé: $ 45.000 hoy' }).click()
  await expect(answer(page)).not.toContainText('$ 6.000')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(answer(page)).toContainText('$ 6.000')
})

test('what two tabs recorded without knowing of each other is all there after a reload', async ({ page, context }) => {
  const other = await context.newPage()
  await other.clock.setFixedTime(new Date(NOW))
  await openTill(page)
  await openTill(other)
  await recordUse(page)
  await recordUse(other)
  for (const one of [page, other]) {
    await one.goto('/ahorros')
    await expect(one.getByRole('button', { name: /^Corregir/ })).toHaveCount(2)
  }
})

test('after a use another day is listed at once, and what was noted names nobody where the shopper paid', async ({ page }) => {
  await useAtTheTill(page)
  await openHydrated(page, '/')
  await unfold(page, 'Día')
  await page.getByRole('navigation', { name: 'Día' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/dia=/)
  await settled(page)
  expect(await page.evaluate(() => 'uses' in document.documentElement.dataset)).toBe(false)
  await page.goto('/ahorros')
  await expect(page.getByText('Carrefour, hoy', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('undefined')).toHaveCount(0)
})

test('a use changes rows and detail, stays on the device, travels in the file and is erased with one button', async ({ page }) => {
  const sent = sentBy(page)
  await watchMovements(page)
  // After 2.5 s the lists are shown though the uses are unread; a busy machine needs longer, and what moves then is no fault.
  await page.addInitScript(() => {
    const patient = new CSSStyleSheet()
    patient.replaceSync(':root { --motion-book: 60s }')
    document.adoptedStyleSheets.push(patient)
  })
  await useAtTheTill(page)

  await page.goto('/?monto=60000&supermarket=carrefour')
  const used = row(page, 'Cuenta DNI')
  await expect(used).toContainText('Tope usado: vuelve el 27 de marzo')
  await settled(page)
  expect(await movements(page)).toEqual([])
  const figures = await page.getByRole('region', { name: 'Tuyas' }).getByRole('heading', { level: 3 }).allTextContents()
  expect(figures.at(-1)).toContain('15%')
  await used.getByRole('link').first().click()
  const detail = page.getByRole('dialog', { name: 'Promoción de Carrefour' })
  await expect(detail).toContainText('Tope usado: vuelve el 27 de marzo.')
  await expect(detail.getByRole('link', { name: 'La anotaste una vez' })).toBeVisible()

  await openHydrated(page, '/ahorros')
  await page.getByRole('link', { name: 'Llevarlo a otro dispositivo, con mis medios' }).click()
  await expect(page.getByText('El archivo lleva también lo que anotaste en Mis ahorros (un uso)')).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Bajar como archivo' }).click()])
  const file = await readFile(await download.path())
  expect(file.toString()).toContain(TYPED)

  await page.goto('/ahorros')
  await expect(page.getByText('ahorraste $ 6.000')).toBeVisible()
  await page.getByRole('button', { name: 'Borrar todo lo anotado' }).click()
  await expect(page.getByText('Todavía no anotaste nada.')).toBeVisible()
  await page.goto('/?monto=60000&supermarket=carrefour')
  await expect(row(page, 'Cuenta DNI')).toContainText('Tope $ 6.000')

  await page.goto('/configuracion/medios#llevar')
  await page
    .getByLabel('Traer una billetera de un archivo')
    .setInputFiles({ name: 'billetera-yapa.json', mimeType: 'application/json', buffer: file })
  await page.getByRole('button', { name: 'Traer', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Llegó un uso anotado' })).toBeFocused()
  await page.getByRole('button', { name: 'Sumarlos' }).click()
  await expect(page.getByText('Trajimos un uso anotado')).toBeVisible()
  await page.goto('/ahorros')
  await expect(page.getByText('ahorraste $ 6.000')).toBeVisible()

  const all = await Promise.all(sent)
  expect(all.length).toBeGreaterThan(20)
  expect(all.filter((text) => text.includes(TYPED) || text.includes('43.219'))).toEqual([])
})

test('a refund is awaited, then missing with words to complain, then there after all', async ({ page }) => {
  await openHydrated(page, '/?monto=60000&dia=2026-03-23&supermarket=carrefour')
  await page
    .getByRole('link', { name: /con Visa crédito de Galicia en Carrefour/ })
    .first()
    .click()
  // The use gets the promotion's words when these have come; the next page must not open before.
  await expect(page.getByText('Tocá un dato para ver de qué palabras lo leímos.')).toBeAttached()
  await page.getByRole('button', { name: 'La usé: $ 60.000 el lunes 16' }).click()
  await expect(page.getByText('Anotado: $ 60.000 en Carrefour')).toBeVisible()

  await page.goto('/ahorros')
  const refunds = page.getByRole('region', { name: 'Reintegros por llegar' })
  await expect(refunds).toContainText('$ 15.000')
  await expect(refunds).toContainText('La promo no dice cuándo llega')
  await expect(page.getByText('De eso, $ 15.000 todavía te tienen que llegar.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Ahorro de 2026, por mes' })).toContainText('marzo')
  await refunds.getByRole('button', { name: 'No llegó' }).click()
  const complaint = refunds.getByRole('textbox', { name: 'Mensaje para el reclamo' })
  await expect(complaint).toHaveValue(/El 16 de marzo de 2026 pagué \$.60\.000 en Carrefour con Visa crédito de Galicia/)
  await expect(complaint).toHaveValue(/Tenía que recibir un reintegro de \$.15\.000/)
  await expect(complaint).toHaveValue(/Ese día la promo decía: «[^»]{40}/)
  await expect(refunds.getByText('Qué decirle a Banco Galicia')).toBeVisible()
  await expectAccessible(page)
  await refunds.getByRole('button', { name: 'Al final llegó' }).click()
  await expect(refunds).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(refunds).toContainText('Qué decirle a Banco Galicia')
})

/** Writes uses into the browser's book as an earlier visit left them. */
async function writeUses(page: Page, uses: Use[]): Promise<void> {
  await openHydrated(page, '/ahorros')
  await expect(page.getByText('Todavía no anotaste nada.')).toBeVisible()
  await page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('yapa', 1)
        opening.onerror = reject
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('uses', 'readwrite')
          for (const one of all) transaction.objectStore('uses').put(one)
          transaction.oncomplete = () => resolve(opening.result.close())
        }
      }),
    uses,
  )
  await openHydrated(page, '/ahorros')
}

test('on the day on which a refund is due it asks whether it came; before, the day goes to the calendar', async ({ page }) => {
  const awaited = (days: number) => ({ days, business: false, where: 'account' as const, arrival: 'awaited' as const })
  await writeUses(page, [
    { ...use, id: 'due', date: '2026-03-10', saved: 8_000, refund: awaited(10) },
    { ...use, id: 'later', date: '2026-03-10', saved: 7_000, refund: awaited(30) },
  ])
  const refunds = page.getByRole('region', { name: 'Reintegros por llegar' })
  const [due, later] = [refunds.getByRole('listitem').first(), refunds.getByRole('listitem').last()]
  await expect(due).toContainText('¿Te lo devolvieron?')
  await expect(later).not.toContainText('¿Te lo devolvieron?')
  await expect(due.getByRole('button', { name: 'Recordármelo ese día' })).toHaveCount(0)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await later.getByRole('button', { name: 'Recordármelo ese día' }).click()
  const file = await download
  const [event] = Object.values(ical.sync.parseICS(await readFile(await file.path(), 'utf8'))).filter((one) => one?.type === 'VEVENT')
  expect(event).toMatchObject({ summary: '¿Te devolvieron $\u00a07.000 de Coto?', datetype: 'date', uid: 'reintegro-later@yapa' })
  expect(file.suggestedFilename()).toBe('yapa-reintegro.ics')
  await due.getByRole('button', { name: 'Sí, me llegó' }).click()
  await expect(refunds.getByRole('listitem')).toHaveCount(1)
  await later.getByRole('button', { name: 'No llegó' }).click()
  await expect(refunds.getByRole('button', { name: 'Compartir' })).toBeVisible()
})

test('an entry is corrected, and wrong figures are not taken', async ({ page }) => {
  await useAtTheTill(page)
  await page.goto('/ahorros')
  await page.getByRole('button', { name: /^Corregir/ }).click()
  await page.getByLabel('¿Cuánto te volvió?').fill('90000')
  await page.getByRole('button', { name: 'Anotar' }).click()
  await expect(page.getByRole('alert')).toHaveText('Lo que te volvió no puede ser más de lo que pagaste.')
  await page.getByLabel('¿Cuánto te volvió?').fill('1.500')
  await page.getByRole('button', { name: 'Anotar' }).click()
  await expect(page.getByText('ahorraste $ 1.500')).toBeVisible()
})

test('where the browser refuses to keep anything, it says so, and everything else works', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('yapa-usos', '1')
    indexedDB.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  await page.goto('/ahorros')
  await expect(page.getByText('Tu navegador no nos deja leer lo que anotaste.')).toBeVisible()
  await openHydrated(page, '/caja?supermarket=carrefour&monto=45000')
  await page.mouse.move(5, 5)
  await expect(answer(page)).toContainText('$ 6.000')
  await page.getByRole('button', { name: 'La usé: $ 45.000 hoy' }).click()
  await expect(page.getByText('Tu navegador no deja guardar acá')).toBeVisible()
  await expect(answer(page)).toContainText('$ 6.000')
  await page.goto('/?monto=60000&supermarket=carrefour')
  await expect(row(page, 'Cuenta DNI')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs, and the till is as it was', async ({ page }) => {
    await page.goto('/ahorros')
    await expect(page.locator('noscript p')).toContainText('Esta página necesita JavaScript')
    await page.goto('/caja?supermarket=carrefour&monto=45000')
    await expect(answer(page)).toContainText('$ 6.000')
    await expect(page.getByRole('button', { name: /La usé/ })).toHaveCount(0)
  })
})
