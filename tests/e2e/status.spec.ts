import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { FEED_SLUGS } from '#domain/catalogue/source.ts'
import { writeSmallArchive } from '../ingestion/smallArchive.ts'
import { expectAccessible } from './accessible.ts'
import { type AppServer, expect, FRIDAY, test } from './server.ts'

const MAIN = path.resolve(import.meta.dirname, '../../src/cli/main.ts')

/** Runs `npm run ingest` over an archive; resolves also when a source failed. */
function ingest({ dataDirectory }: AppServer, archive: string, date: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: '', YAPA_DATA: dataDirectory, YAPA_NOW: FRIDAY }
  return new Promise((resolve) =>
    execFile(process.execPath, [MAIN, 'ingest', '--archive', archive, '--date', date], { env }, () => resolve()),
  )
}

const source = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

test('says that examples are examples', async ({ page }) => {
  await page.goto('/sobre')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sobre Yapa')
  await expect(page.getByText(/promociones de ejemplo, inventadas/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Estado de los datos', 'Tu privacidad', 'API para programas'])
  // One for each chain and each feed, one over the feeds, one for what does not agree, and one for the latest readings.
  const headings = page.getByRole('region', { name: 'Estado de los datos' }).getByRole('heading', { level: 3 })
  await expect(headings).toHaveCount(CHAIN_SLUGS.length + FEED_SLUGS.length + 3)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('what were pages of their own are parts of this one, each with a link at the top', async ({ page, request }) => {
    const parts = [
      ['/estado', 'datos', 'Estado de los datos'],
      ['/privacidad', 'privacidad', 'Tu privacidad'],
      ['/api', 'api', 'API para programas'],
    ] as const
    for (const [before, id, name] of parts) {
      const { status, headers } = await answerOf(request, before)
      expect([status, headers.location]).toEqual([301, `/sobre#${id}`])
      await page.goto(before)
      await expect(page).toHaveURL(`/sobre#${id}`)
      await page.getByRole('navigation', { name: 'En esta página' }).getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport()
    }
    await expect(page.getByRole('region', { name: 'Tu privacidad' })).toContainText('No hay cuentas ni registro')
    await expect(page.getByRole('region', { name: 'API para programas' })).toContainText('GET /api/v1/promotions')
  })
})

async function answerOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 })
  return { status: answer.status(), headers: answer.headers() }
}

test('distinguishes fresh from stale and failed from good sources, and keeps the last good capture', async ({ page, server }) => {
  const archive = mkdtempSync(path.join(tmpdir(), 'yapa-status-'))
  try {
    writeSmallArchive(archive, ['2026-03-20', '2026-03-27'])
    await ingest(server, archive, '2026-03-20')
    // What another process publishes is served within two seconds, without a restart; the third is for a busy machine.
    const kind = async () => (await (await page.request.get('/api/v1/status')).json()).snapshot.kind
    await expect.poll(kind, { timeout: 3_000 }).toBe('real')
    await page.goto('/sobre')
    await expect(page.getByText('Ninguna cadena está al día')).toBeVisible()
    await expect(source(page, 'Coto')).toContainText('Desactualizado: lo último que leímos es del 20 de marzo (hace 7 días)')

    // Coto answers with an empty page, Makro with what is no card.
    writeFileSync(path.join(archive, 'coto.jsonl'), '')
    writeFileSync(path.join(archive, 'makro.jsonl'), 'no es json\n'.repeat(5))
    await ingest(server, archive, '2026-03-27')
    await expect(async () => {
      await page.reload()
      await expect(source(page, 'Carrefour')).toContainText('Al día: leído', { timeout: 500 })
    }).toPass()
    await expect(page.getByText('Coto y Makro están desactualizadas')).toBeVisible()
    await expect(source(page, 'Coto')).toContainText('Seguimos mostrando la última lectura buena')
    await expect(source(page, 'Coto')).toContainText(/\d+ promociones publicadas/)
    await source(page, 'Coto').getByText('Detalle').click()
    await expect(source(page, 'Coto')).toContainText('Último intento')
    await expect(source(page, 'Coto')).toContainText('hoy a las 12:00')
    await expect(page.getByText(/Coto: (falló|retenida)/)).toBeVisible()
    await expectAccessible(page)

    const { sources } = await (await page.request.get('/api/v1/status')).json()
    const coto = sources.find((one: { source: string }) => one.source === 'coto')
    expect(coto).toMatchObject({ isStale: true, capturedAt: '2026-03-20', lastTry: { outcome: expect.stringMatching(/failed|held/) } })
  } finally {
    rmSync(archive, { recursive: true, force: true })
  }
})
