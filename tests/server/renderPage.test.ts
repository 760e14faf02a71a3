import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router'
import { createRequestHandler } from '@tanstack/react-router/ssr/server'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#server/renderPage.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

const fail = () => {
  throw new Error('secret')
}

/** What is answered for a page with a frame around it. */
async function answerWith({
  frame = () => createElement('main', null, createElement(Outlet)),
  page = () => createElement('h1', null, 'Hola'),
}) {
  const createApp = () => {
    const root = createRootRoute({ component: frame })
    const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/', component: page })])
    return createRouter({
      routeTree,
      history: createMemoryHistory(),
      isServer: true,
      defaultErrorComponent: ({ error }) => createElement('p', { role: 'alert' }, `Algo salió mal: ${(error as Error).message}`),
    })
  }
  return await createRequestHandler({ createRouter: createApp, request: new Request('http://localhost/') })(renderPage)
}

test('a page is answered whole', async () => {
  const answer = await answerWith({})
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('<h1>Hola</h1>')
  expect(console.error).not.toHaveBeenCalled()
})

test('a component that throws makes the page a failure, with the error view in its frame and nothing of what was thrown', async () => {
  const answer = await answerWith({ page: fail })
  expect(answer.status).toBe(500)
  const html = await answer.text()
  expect(html).toMatch(/<main>.*role="alert">Algo salió mal: Algo falló de nuestro lado/)
  expect(html).not.toContain('secret')
  expect(console.error).toHaveBeenCalledOnce()
})

test('a frame that throws is thrown on: the server has a plain page for that', async () => {
  await expect(answerWith({ frame: fail })).rejects.toThrow('secret')
})
