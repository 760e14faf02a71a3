import { expect, test } from 'vitest'
import { encodeWallet, WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { answerIconManifest, openFromIcon } from '#server/homeIcon.server.ts'

const MODO = encodeWallet({ ...EMPTY_WALLET, instruments: [{ method: 'modo', cards: null }] })
const GALICIA = encodeWallet({ ...EMPTY_WALLET, instruments: [{ method: 'banco-galicia', cards: null }] })

test('an icon on an iPhone’s home screen starts with the wallet of the page, and keeps it where there is none', async () => {
  const gente = encodeURIComponent(MODO)
  const { start_url } = (await answerIconManifest(new Request(`http://localhost/icono.webmanifest?gente=${gente}`)).json()) as {
    start_url: string
  }
  const open = (headers: Record<string, string>) => openFromIcon(new Request(`http://localhost${start_url}`, { headers }))
  const first = open({ 'sec-fetch-site': 'none' })
  expect([first.status, first.headers.get('location')]).toEqual([303, '/'])
  expect(first.headers.get('set-cookie')).toContain(`${WALLET_COOKIE}=${MODO};`)
  expect(open({ 'sec-fetch-site': 'none', cookie: `${WALLET_COOKIE}=${GALICIA}` }).headers.get('set-cookie')).toBeNull()
  expect(open({ 'sec-fetch-site': 'cross-site' }).headers.get('set-cookie')).toBeNull()
  const nobody = await answerIconManifest(new Request('http://localhost/icono.webmanifest?gente=roto')).json()
  expect(nobody).toMatchObject({ start_url: '/' })
})
