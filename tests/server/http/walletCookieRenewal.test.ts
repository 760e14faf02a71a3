import type { ServerRequest } from 'srvx'
import { expect, test } from 'vitest'
import { encodeHousehold, WALLET_COOKIE, WALLET_DAY_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { renewWalletCookie } from '#server/http/walletCookieRenewal.ts'
import { WRITTEN } from '../../domain/wallet/codec/written.ts'

const WALLET = `${WALLET_COOKIE}=${WRITTEN.cookieOfTwo}`

async function cookiesOf(headers: Record<string, string>, { method = 'GET', caching = 'private, no-cache' } = {}): Promise<string[]> {
  const request = { method, runtime: { node: { req: { headers }, res: {} } } } as unknown as ServerRequest
  const response = await renewWalletCookie(request, () => new Response('', { headers: { 'cache-control': caching } }))
  return response.headers.getSetCookie()
}

test('a page that a browser opens brings the wallet back for 400 days, and notes that for a day', async () => {
  expect(await cookiesOf({ cookie: `a=1; ${WALLET}`, 'sec-fetch-dest': 'document' })).toEqual([
    `${WALLET_COOKIE}=${encodeHousehold(WRITTEN.two)}; Path=/; Max-Age=34560000; SameSite=Lax`,
    `${WALLET_DAY_COOKIE}=1; Path=/; Max-Age=86400; SameSite=Lax`,
  ])
  expect(await cookiesOf({ cookie: `${WALLET}; ${WALLET_DAY_COOKIE}=1` })).toEqual([])
})

test.each<[string, Record<string, string>, Parameters<typeof cookiesOf>[1]]>([
  ['nobody’s page', { cookie: 'a=1' }, {}],
  ['a damaged wallet', { cookie: `${WALLET}0` }, {}],
  ['a script’s call, during which the wallet may change', { cookie: WALLET, 'sec-fetch-dest': 'empty' }, {}],
  ['a form, which writes the wallet itself', { cookie: WALLET }, { method: 'POST' }],
  ['an answer that shared caches keep', { cookie: WALLET }, { caching: 'public, max-age=60' }],
])('%s brings no cookie', async (_, headers, answer) => {
  expect(await cookiesOf(headers, answer)).toEqual([])
})
