import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { type AppServer, expect, startServer, test } from './server.ts'

const MAIN = path.resolve(import.meta.dirname, '../../src/cli/main.ts')
const TOKEN = 'una-clave-de-prueba-larga'
const HOSTILE = '<script>document.title=1</script><img src=x onerror=alert(1)>'

/** What the browser's dialog asks for. A name may be hostile. */
const CREDENTIALS = { username: HOSTILE.slice(0, 60), password: TOKEN }
test.use({ httpCredentials: CREDENTIALS })

type Card = { id: string; date: string; bank: string; cap: string; minimum: string; more?: string }
/** As long as cards are: a few words more are little of one. */
const TERMS = 'Consultá todas las bases en la página del banco o en tu sucursal más cercana antes de comprar.'

/** Our own cards, as an archive of one chain. */
function writeArchive(folder: string, cards: readonly Card[]): void {
  mkdirSync(folder, { recursive: true })
  const lines = cards.map(({ id, date, bank, cap, minimum, more = '' }) => {
    const [year, month] = date.split('-')
    const text = `Jueves\n25% DE AHORRO\nPagando con ${bank}\nTope de reintegro $ ${cap} por mes. Compra mínima $ ${minimum}. Válido del 01/${month}/${year} al 28/${month}/${year}. ${TERMS}${more}`
    return JSON.stringify({ id, source: 'makro', capturedAt: date, captures: [{ date }], raw: { text } })
  })
  writeFileSync(path.join(folder, 'makro.jsonl'), `${lines.join('\n')}\n`)
}

const MARCH: Card[] = [
  { id: 'g3', date: '2026-03-20', bank: 'Banco Galicia', cap: '12.000', minimum: '30.000' },
  { id: 'm3', date: '2026-03-20', bank: 'Banco Macro', cap: '9.000', minimum: '20.000', more: ` ${HOSTILE}` },
]
const APRIL: Card[] = [
  { id: 'g4', date: '2026-04-20', bank: 'Banco Galicia', cap: '15.500', minimum: '42.000' },
  { id: 'm4', date: '2026-04-20', bank: 'Banco Macro', cap: '9.500', minimum: '21.000', more: ` ${HOSTILE}` },
]

let server: AppServer
let archive = ''

async function ingest(date: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: '', YAPA_DATA: server.dataDirectory, YAPA_NOW: '2026-03-27T15:00:00Z' }
  const argv = [MAIN, 'ingest', '--archive', archive, '--date', date, '--source', 'makro']
  // The server may still be reading the chain again for a review.
  const read = async () => (await promisify(execFile)(process.execPath, argv, { env })).stdout
  await expect.poll(read, { timeout: 60_000 }).not.toContain('ocupada')
}

/** A server that is read from the cards of March. */
async function start(): Promise<void> {
  archive = mkdtempSync(path.join(tmpdir(), 'yapa-review-'))
  writeArchive(archive, [...MARCH, ...APRIL])
  server = await startServer({ env: { YAPA_REVIEW_TOKEN: TOKEN, YAPA_EXAMPLE: 'off' } })
  await ingest('2026-03-20')
}

async function stop(): Promise<void> {
  await server.stop()
  rmSync(archive, { recursive: true, force: true })
}

async function enter(page: Page): Promise<void> {
  await page.goto(`${server.url}/revision`)
  await expect(page.getByText(/^Queda/)).toBeVisible()
}

type Shown = { id: string; paymentMethods: unknown; limits: { maxDiscount: number }; reviewed: { at: string } | null }
async function shown(page: Page, date = '2026-03-26'): Promise<Record<string, Shown>> {
  const { promotions } = await (await page.request.get(`${server.url}/api/v1/promotions?date=${date}`)).json()
  return Object.fromEntries(
    promotions.map((one: Shown) => [JSON.stringify(one.paymentMethods).includes('Macro') ? 'Banco Macro' : 'Banco Galicia', one]),
  )
}

/** What a shopper gets. */
const homeOf = async (page: Page): Promise<string> => (await page.request.get(server.url)).text()
/** Bytes of it that reviews may cost. */
const MOST_OF_PAGE = 30
/** What only the desk's page and script have. */
const OF_DESK = /No es una promoción|huella|data-tecla|\/revision/

const text = (page: Page) => page.getByRole('textbox')

/** Puts cards off until that of the bank is in front. */
async function goTo(page: Page, bank: string): Promise<void> {
  if (!(await page.locator('.card').textContent())?.includes(bank)) await page.keyboard.press('d')
  await expect(page.locator('.card')).toContainText(bank)
}

/** Writes over words of the text, by keyboard. */
async function writeOver(page: Page, words: string, by: string): Promise<void> {
  await page.keyboard.press('e')
  await expect(text(page)).toBeFocused()
  const before = await text(page).inputValue()
  const at = before.indexOf(words)
  const line = before.slice(0, at).split('\n').length - 1
  for (let step = 0; step < line; step++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  // Up to the words from the right.
  const after = (before.slice(at + words.length).split('\n')[0] as string).length
  for (let step = 0; step < after; step++) await page.keyboard.press('ArrowLeft')
  for (const _letter of words) await page.keyboard.press('Backspace')
  await page.keyboard.type(by)
}

/** Each leaves the cards to the next as the next expects them. */
test.describe
  .serial('on one server', () => {
    test.beforeAll(start)
    test.afterAll(stop)

    test('a right card takes one key, which can be undone; the script of a card or of a name does not run', async ({ page }) => {
      const answers: string[] = []
      page.on('dialog', (dialog) => answers.push(dialog.message()))
      await enter(page)
      await expect(page.getByText(`Revisa ${CREDENTIALS.username}`)).toBeVisible()
      await goTo(page, 'Banco Macro')
      await expect(page).toHaveTitle('Revisión · Yapa')
      await page.keyboard.press('p')
      await expect(page.getByText('Queda 1 tarjeta.')).toBeVisible()
      await page.keyboard.press('z')
      await expect(page.getByText('Deshecha.')).toBeVisible()
      await expect(page.getByText('Quedan 2 tarjetas.')).toBeVisible()
      await goTo(page, 'Banco Macro')
      await page.keyboard.press('d')
      // Whoever leaves before the answer comes may not have put it off.
      await expect(page.locator('.card')).toContainText('Banco Galicia')
      await page.goto(`${server.url}/revision`)
      await expect(page.locator('.card')).toContainText('Banco Galicia')
      expect(answers).toEqual([])
    })

    test('what is wrong is told at its line, which is selected; words that prove a field are quoted', async ({ page }) => {
      await enter(page)
      await goTo(page, 'Banco Galicia')
      await writeOver(page, '"maxDiscount":12000', '"maxDiscount":"mucho"')
      await page.keyboard.press('Control+Enter')
      await expect(page.getByRole('status')).toHaveText(/^Línea \d+: «limits.maxDiscount» no se entiende .*número/)
      await expect(text(page)).toBeFocused()
      const selected = () => text(page).evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))
      expect(await selected()).toContain('"mucho"')
      await page.keyboard.press('Escape')
      await writeOver(page, '"maxDiscount":"mucho"', '"maxDiscount":12000')
      await page.keyboard.press('Escape')
      await writeOver(page, '"words": {}', '"words": {"limits": "Tope de reintegro"}')
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText('Guardada')).toBeVisible()
      await page.keyboard.press('z')
      await expect(page.getByText('Deshecha.')).toBeVisible()
    })

    test('of two reviewers at once, and of a card that was replaced, the later one is told and nothing is kept', async ({
      page,
      context,
    }) => {
      await enter(page)
      const other = await context.newPage()
      await other.goto(`${server.url}/revision`)
      const before = await homeOf(page)
      await page.keyboard.press('p')
      await expect(page.getByText('Guardada')).toBeVisible()
      await other.keyboard.press('n')
      await expect(other.getByRole('status')).toHaveText(/No se guardó nada/)
      await other.goto(`${server.url}/revision`)
      // Until the chain has been read again, nobody else reads it.
      await expect.poll(async () => Object.values(await shown(page)).filter(({ reviewed }) => reviewed !== null).length).toBe(1)
      const after = await homeOf(page)
      expect(after.length - before.length).toBeLessThanOrEqual(MOST_OF_PAGE)
      expect(after).not.toMatch(OF_DESK)
      // The lease of the reading that the review asked for may last a moment longer.
      await expect(() => ingest('2026-04-20')).toPass()
      await other.keyboard.press('p')
      await expect(other.getByRole('status')).toHaveText(/No se guardó nada/)
    })

    test('works without scripts: what is wrong is told, what was written stays, and what is none is put away', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, httpCredentials: CREDENTIALS })
      const page = await context.newPage()
      await page.goto(`${server.url}/revision`)
      const before = await text(page).inputValue()
      await text(page).fill(before.replace('"maxDiscount":9500', '"maxDiscount":9.500'))
      await page.getByRole('button', { name: /Guardar lo escrito/ }).click()
      await expect(page.getByRole('status')).toHaveText(/^Línea \d+: «9.500»: los miles van sin punto\.$/)
      await expect(text(page)).toHaveValue(/9\.500/)
      await text(page).fill('[{')
      await page.getByRole('button', { name: /Guardar lo escrito/ }).click()
      await expect(page.getByRole('status')).toHaveText(/^Línea 1: eso no es JSON/)
      await page.getByRole('button', { name: /No es una promoción/ }).click()
      await expect(page.getByText('No queda nada por revisar.')).toBeVisible()
      await context.close()
    })

    test('nobody else gets in: by guessing, or from another site; nothing of it is kept', async () => {
      const ask = (password: string | null, headers = {}, method = 'GET') =>
        fetch(`${server.url}/revision`, {
          ...{ method, redirect: 'manual', ...(method === 'POST' && { body: new URLSearchParams({ accion: 'guardar' }) }) },
          headers: { ...(password !== null && { authorization: `Basic ${btoa(`Ana:${password}`)}` }), ...headers },
        })
      const first = await ask(null)
      expect([first.status, first.headers.get('www-authenticate'), first.headers.get('cache-control')]).toEqual([
        401,
        'Basic realm="Revision", charset="UTF-8"',
        'no-store',
      ])
      expect((await ask(TOKEN)).status).toBe(200)
      for (const elsewhere of [{ 'sec-fetch-site': 'same-site' }, { origin: 'https://otro.example' }, { origin: 'null' }] as const)
        expect((await ask(TOKEN, elsewhere, 'POST')).status).toBe(403)
      for (const _time of [1, 2, 3, 4, 5] as const) expect((await ask('otra', {}, 'POST')).status).toBe(401)
      expect((await ask('otra')).status).toBe(429)
    })
  })

test('without a token there is no such page', async ({ request, server: plain }) => {
  expect((await request.get(`${plain.url}/revision`)).status()).toBe(404)
  expect((await request.post(`${plain.url}/revision`, { form: { accion: 'guardar', clave: '' } })).status()).toBe(404)
})

test('no script of a shopper’s page has anything of it', () => {
  const folder = path.resolve(import.meta.dirname, '../../dist/client/assets')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  const telling = scripts.filter((name) => OF_DESK.test(readFileSync(path.join(folder, name), 'utf8')))
  expect(telling).toEqual([])
})
