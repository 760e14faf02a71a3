import { PAGES } from './pages.ts'
import { expect, test } from './server.ts'

/** What the server draws of parts whose code the browser loads later. */
const STATES = [
  '/?supermarket=carrefour',
  '/?q=nadadeeso',
  '/?filtros=1',
  '/?todas=1',
  '/?promo=nunca',
  '/?monto=50000',
  '/caja?supermarket=coto&monto=50000',
  '/nada',
  '/promocion/nunca',
]

/** The router's class of a link to the page itself; we have no styles for it. */
const ROUTERS = 'active'

test('every page comes with the styles of all that it draws', async ({ request }) => {
  for (const address of [...PAGES, ...STATES]) {
    const page = await (await request.get(address)).text()
    const styles = [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join()
    const drawn = new Set([...page.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))
    expect(drawn.size, address).toBeGreaterThan(10)
    expect(
      [...drawn].filter((name) => name !== ROUTERS && !styles.includes(`.${name}`)),
      address,
    ).toEqual([])
  }
})
