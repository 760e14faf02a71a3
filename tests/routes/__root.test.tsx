import { createMemoryHistory, createRoute, createRouter } from '@tanstack/react-router'
import { createRequestHandler } from '@tanstack/react-router/ssr/server'
import { describe, expect, test, vi } from 'vitest'
import { encodeWallet } from '#domain/wallet/codec/cookie.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import type { LoadedSite } from '#features/frame/site.functions.ts'
import { renderPage } from '#server/renderPage.ts'
import { readAdapter } from '#ui/reads.ts'

const loadSite = vi.hoisted(() => vi.fn())
vi.mock('#features/frame/site.functions.ts', () => ({ loadSite }))

const { Route: root } = await import('#routes/__root.tsx')

/** What the server answers for a page under the root. */
async function render(): Promise<{ status: number; html: string }> {
  const page = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>La página</h1> })
  const createApp = () => {
    const app = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory(), isServer: true })
    Object.assign(app.options, { serializationAdapters: [readAdapter] })
    return app
  }
  const answer = await createRequestHandler({ createRouter: createApp, request: new Request('http://localhost/') })(renderPage)
  return { status: answer.status, html: await answer.text() }
}

const SITE: LoadedSite = { siteUrl: 'https://yapa.example', contactEmail: 'ana@yapa.example', wallet: '', textSize: 'normal' }
const FRAME = ['aria-label="Principal"', 'href="/supermercados"', '<main id="contenido"', 'verificalos siempre en la fuente original']

describe('the frame of every page', () => {
  test('frames a page', async () => {
    loadSite.mockResolvedValueOnce(SITE)
    const { status, html } = await render()
    expect(status).toBe(200)
    for (const part of [...FRAME, 'La página', 'ana@yapa.example']) expect(html).toContain(part)
  })

  test('frames the page also when its own data cannot be read, with a way to retry inside', async () => {
    loadSite.mockRejectedValueOnce(new Error('sin base'))
    const { status, html } = await render()
    expect(status).toBe(500)
    for (const part of [...FRAME, 'Algo salió mal', 'Probar de nuevo']) expect(html).toContain(part)
    expect(html).toContain('<title>Algo salió mal · Yapa</title>')
    expect(html).not.toContain('mailto:')
    expect(html.lastIndexOf('Algo salió mal')).toBeGreaterThan(html.indexOf('<main id="contenido"'))
  })

  test('says that a wallet of a version that it cannot read must be chosen again, and nothing where there is none', async () => {
    const unread = 'No pudimos leer los medios que tenías elegidos'
    loadSite.mockResolvedValueOnce({ ...SITE, wallet: '1.4-3.0.0' })
    expect((await render()).html).toContain(unread)
    loadSite.mockResolvedValueOnce({ ...SITE, wallet: encodeWallet(EMPTY_WALLET) })
    expect((await render()).html).not.toContain(unread)
    loadSite.mockResolvedValueOnce(SITE)
    expect((await render()).html).not.toContain(unread)
  })
})
