import { execFile } from 'node:child_process'
import { mkdirSync, renameSync, rmdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { type AppServer, expect, openHydrated, startServer, test } from './server.ts'

const MAIN = path.resolve(import.meta.dirname, '../../src/cli/main.ts')

type Kept = { message: string; email: string | null; field: string | null; promotionId: string | null; promotion: { id: string } | null }

/** What `npm run yapa -- reports` lists. */
async function reportsOf({ dataDirectory }: AppServer): Promise<Kept[]> {
  const env = { ...process.env, DATABASE_URL: '', YAPA_DATA: dataDirectory }
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, 'reports', '--json'], { env })
  return JSON.parse(stdout)
}

async function aPromotionOf(page: Page): Promise<string> {
  const { promotions } = await (await page.request.get('/api/v1/promotions')).json()
  return promotions[0].id
}

test('a mistake in a promotion is kept with the promotion, and the shopper is thanked', async ({ page, server }) => {
  const id = await aPromotionOf(page)
  await openHydrated(page, `/promocion/${id}`)
  await page.getByRole('main').getByRole('link', { name: 'Avisar un error' }).click()
  await expect(page).toHaveURL(new RegExp(`/reportar\\?promocion=${id}&version=1$`))
  await expect(page.getByText(/^Sobre \d.+ en /)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('El tope').check()
  await page.getByLabel('¿Qué viste distinto?').fill('En la caja el tope era de $ 10.000')
  await page.getByLabel(/Tu correo/).fill('ana@correo.com.ar')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('heading', { name: 'Aviso enviado' })).toBeVisible()
  await expectAccessible(page)
  expect(await reportsOf(server)).toContainEqual(
    expect.objectContaining({
      message: 'En la caja el tope era de $ 10.000',
      email: 'ana@correo.com.ar',
      field: 'tope',
      promotionId: id,
      promotion: expect.objectContaining({ id }),
    }),
  )
})

test('a missing value is reported next to its field, in dark mode and at 320 px too, and nothing is lost', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await openHydrated(page, '/reportar')
  await page.getByLabel(/Tu correo/).fill('ana@')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Contanos en unas palabras')).toBeVisible()
  await expect(page.getByText('Ese correo no parece completo')).toBeVisible()
  await expect(page.getByLabel('Contanos qué pasó')).toBeFocused()
  await expect(page.getByLabel(/Tu correo/)).toHaveValue('ana@')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('without a connection the text stays', async ({ page, context }) => {
  await openHydrated(page, '/reportar')
  await page.getByLabel('Contanos qué pasó').fill('Escrito en el fondo del pasillo')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Tu texto sigue acá' })).toBeVisible()
  await expect(page.getByLabel('Contanos qué pasó')).toHaveValue('Escrito en el fondo del pasillo')
  await expectAccessible(page)
})

test('while storage is away the text stays, and arrives once it is back', async ({ page }) => {
  const own = await startServer()
  try {
    const database = path.join(own.dataDirectory, 'yapa.sqlite')
    await openHydrated(page, `${own.url}/reportar`)
    await page.getByLabel('Contanos qué pasó').fill('El buscador no encuentra ñoquis')
    renameSync(database, `${database}.away`)
    mkdirSync(database)
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Ahora no podemos guardarlo' })).toBeVisible()
    await expect(page.getByLabel('Contanos qué pasó')).toHaveValue('El buscador no encuentra ñoquis')
    rmdirSync(database)
    renameSync(`${database}.away`, database)
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByRole('heading', { name: 'Aviso enviado' })).toBeVisible()
    expect((await reportsOf(own)).map(({ message }) => message)).toEqual(['El buscador no encuentra ñoquis'])
  } finally {
    await own.stop()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form comes back with the problems and what was typed, and is then accepted', async ({ page, server }) => {
    const id = await aPromotionOf(page)
    await page.goto(`/reportar?promocion=${id}&version=1`)
    await page.getByLabel('Las fechas').check()
    await page.getByLabel('¿Qué viste distinto?').fill('Terminó ayer')
    await page.getByLabel(/Tu correo/).fill('ana@')
    const [response] = await Promise.all([page.waitForResponse(/reportar/), page.getByRole('button', { name: 'Enviar' }).click()])
    expect(response.status()).toBe(422)
    await expect(page.getByText('Ese correo no parece completo')).toBeVisible()
    await expect(page.getByLabel('¿Qué viste distinto?')).toHaveValue('Terminó ayer')
    await expect(page.getByLabel('Las fechas')).toBeChecked()
    await page.getByLabel(/Tu correo/).fill('')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByRole('heading', { name: 'Aviso enviado' })).toBeVisible()
    expect(await reportsOf(server)).toContainEqual(
      expect.objectContaining({ message: 'Terminó ayer', field: 'fechas', promotionId: id, promotion: expect.objectContaining({ id }) }),
    )
  })
})
