import { expect, test } from 'vitest'
import { keepTextSize } from '#features/frame/site.functions.ts'

/** Where the form sends a browser that came from an address. */
async function backTo(referer: string): Promise<string | null> {
  const body = new URLSearchParams({ texto: 'grande' })
  const request = new Request('https://yapa.example/configuracion/texto', { method: 'POST', body, headers: { referer } })
  return (await keepTextSize(request)).headers.get('location')
}

test('the text size leads back to the page with the form, and to no other host', async () => {
  expect(await backTo('https://yapa.example/caja?supermarket=coto')).toBe('/caja?supermarket=coto')
  const foreign = [
    'https://evil.example/caja',
    'foo://yapa.example/\\evil.example',
    'foo://yapa.example/caja',
    'https://yapa.example//evil.example',
    '',
  ]
  expect(await Promise.all(foreign.map(backTo))).toEqual(['/', '/', '/', '/evil.example', '/'])
})
