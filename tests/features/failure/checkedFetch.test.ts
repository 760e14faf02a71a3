import { afterEach, expect, test, vi } from 'vitest'
import { checkedFetch } from '#features/failure/checkedFetch.ts'

afterEach(() => vi.unstubAllGlobals())

const answered = (status: number, type: string, body: string, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers: { 'content-type': type, ...headers } })

function ask(response: Response, reload = vi.fn()): Promise<Response> {
  vi.stubGlobal('location', { href: 'https://yapa.example/', reload })
  vi.stubGlobal('fetch', async () => response)
  return checkedFetch('/_serverFn/promociones?payload=x')
}

test.each([
  ['a problem of ours', answered(503, 'application/problem+json', '{"detail": "Volvé a las 9."}'), 'Volvé a las 9.'],
  ['a word of English', answered(403, 'text/plain', 'Forbidden'), 'El servidor contestó con un error (403).'],
  ['the page of a proxy', answered(502, 'text/html', '<h1>Bad gateway</h1>'), 'El servidor contestó con un error (502).'],
  ['the page of a Wi-Fi', answered(200, 'text/html', '<form>'), expect.stringMatching(/^Contestó otro en lugar de Yapa\./)],
])('%s in place of an answer is told in Spanish', async (_, response, message) => {
  const { status } = response
  await expect(ask(response)).rejects.toMatchObject({ message, status, call: 'GET /_serverFn/promociones' })
})

test('a failure carries the whole body, decoded where it is JSON', async () => {
  const problem = { detail: 'Volvé a las 9.', parameter: 'fecha' }
  await expect(ask(answered(503, 'application/problem+json', JSON.stringify(problem)))).rejects.toMatchObject({ body: problem })
  await expect(ask(answered(502, 'text/html', '<h1>Bad gateway</h1>'))).rejects.toMatchObject({ body: '<h1>Bad gateway</h1>' })
})

test('a call that the server does not know reloads the page, once', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const reload = vi.fn()
  const unknown = () => ask(answered(404, 'application/problem+json', '{"detail": "No existe."}'), reload)
  await Promise.race([unknown(), new Promise((resolve) => setTimeout(resolve))])
  expect(reload).toHaveBeenCalledTimes(1)
  await expect(unknown()).rejects.toMatchObject({ status: 404 })
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the answer of a server function is handed on', async () => {
  const good = answered(200, 'application/json', '{}', { 'x-tss-serialized': 'true' })
  expect(await ask(good)).toBe(good)
})
