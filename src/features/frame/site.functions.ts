import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { cookieValue } from '#domain/wallet/codec/cookie.ts'
import { walletTextOfRequest } from '#server/peopleOfRequest.server.ts'
import { getRuntime } from '#server/runtime.server.ts'
import { readTextSize, TEXT_SIZE_COOKIE, type TextSize, textSizeCookie } from './textSizes.ts'

export type LoadedSite = { siteUrl: string; contactEmail: string; wallet: string; textSize: TextSize }

export const loadSite = createServerFn({ method: 'GET' }).handler(async (): Promise<LoadedSite> => {
  const { config } = await getRuntime()
  return {
    siteUrl: config.siteUrl,
    contactEmail: config.contactEmail,
    wallet: walletTextOfRequest(),
    textSize: readTextSize(cookieValue(getRequestHeader('cookie'), TEXT_SIZE_COOKIE)),
  }
})

export async function keepTextSize(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null)
  if (!form) return new Response(null, { status: 400 })
  const headers = { location: pathOfReferrer(request), 'set-cookie': textSizeCookie(readTextSize(form.get('texto'))) }
  return new Response(null, { status: 303, headers })
}

function pathOfReferrer(request: Request): string {
  const referrer = URL.parse(request.headers.get('referer') ?? '')
  // Other schemes keep backslashes, which browsers treat as slashes.
  const isPage = referrer?.protocol === 'http:' || referrer?.protocol === 'https:'
  if (!isPage || referrer.host !== new URL(request.url).host) return '/'
  // Two slashes at the start would lead to another host.
  return `${referrer.pathname.replace(/^\/+/, '/')}${referrer.search}`
}
