import { createMemoryHistory, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'

import type { LoadedSite } from '#features/shell/site.functions.ts'

const loadSite = vi.hoisted(() => vi.fn())
vi.mock('#features/shell/site.functions.ts', () => ({ loadSite }))

const { Route: root } = await import('#routes/__root.tsx')

/** The markup of a page under the root, as the server makes it. */
async function render(): Promise<string> {
  const page = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>La página</h1> })
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory({ initialEntries: ['/'] }) })
  await router.load()
  return renderToString(<RouterProvider router={router} />)
}

const SITE: LoadedSite = { siteUrl: 'https://yapa.example', contactEmail: 'ana@yapa.example', wallet: '', textSize: 'normal' }
const FRAME = ['aria-label="Principal"', 'href="/supermercados"', '<main id="contenido"', 'verificalos siempre en la fuente original']

describe('the frame of every page', () => {
  test('frames a page', async () => {
    loadSite.mockResolvedValueOnce(SITE)
    const html = await render()
    for (const part of [...FRAME, 'La página', 'ana@yapa.example']) expect(html).toContain(part)
  })

  test('frames the page also when its own data cannot be read, with a way to retry inside', async () => {
    loadSite.mockRejectedValueOnce(new Error('sin base'))
    const html = await render()
    for (const part of [...FRAME, 'Algo salió mal', 'Probar de nuevo']) expect(html).toContain(part)
    expect(html).not.toContain('mailto:')
    expect(html.indexOf('Algo salió mal')).toBeGreaterThan(html.indexOf('<main id="contenido"'))
  })
})
