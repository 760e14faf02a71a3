import { decodeHousehold, encodeHousehold, walletTextIn } from '#domain/wallet/codec/cookie.ts'
import { makeLastingCookie } from './http/walletCookieRenewal.ts'

/**
 * Answers `/icono.webmanifest`: what an iPhone puts on its home screen for a wallet. There the icon begins with a storage of its own, which is
 * empty, so its start brings the wallet of the page from which it was added. Other telephones share their storage and need none of it.
 */
export function answerIconManifest(request: Request): Response {
  const people = decodeHousehold(new URL(request.url).searchParams.get('gente') ?? '')
  const manifest = {
    ...{ id: '/', name: 'Yapa: descuentos de supermercados', short_name: 'Yapa', lang: 'es-AR', scope: '/', display: 'standalone' },
    start_url: people === null ? '/' : `/icono?gente=${encodeURIComponent(encodeHousehold(people))}`,
    ...{ background_color: '#fbfaf5', theme_color: '#fbfaf5' },
    icons: [{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'private, no-store' },
  })
}

/**
 * Answers `/icono`, where that icon starts: keeps the wallet where there is none yet, and goes on to the home page. A wallet that is there
 * stays, and a link of another site brings none.
 */
export function openFromIcon(request: Request): Response {
  const people = decodeHousehold(new URL(request.url).searchParams.get('gente') ?? '')
  const known = decodeHousehold(walletTextIn(request.headers.get('cookie') ?? undefined))
  const isStarted = request.headers.get('sec-fetch-site') === 'none'
  const headers = new Headers({ location: '/', 'cache-control': 'private, no-store' })
  if (people !== null && known === null && isStarted) headers.append('set-cookie', makeLastingCookie(people))
  return new Response(null, { status: 303, headers })
}
