/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope

/** The build writes in its name and all its files (`scripts/serviceWorker.ts`). No page or script is searched for names. */
declare const BUILD: string
declare const MANIFEST: { url: string; revision: string | null }[]

const FILES = `yapa-files-${BUILD}`
const PAGES = `yapa-pages-${BUILD}`
const READS = `yapa-reads-${BUILD}`
const WEEKS = `yapa-weeks-${BUILD}`

/** These pages are kept from the first visit on without having been opened, as they are without parameters. */
const MAIN = ['/', '/caja', '/supermercados', '/configuracion/medios']

/** These pages move on to the address that was asked for (`useRequestedPage`), whatever parameters their copy has. */
const FOLLOWS = /^\/(?:$|caja$|supermercados$|promocion\/[^/]+$|configuracion\/medios(?:$|\/))/

/** The home page, which has the week's promotions, stands in for the page of a promotion that was never opened. */
const PROMOTION = /^\/promocion\/[\w-]+$/

/** Main pages are not kept anew while they are younger than this. */
const FRESH = 10 * 60_000

/** A copy is better than waiting for more than four seconds. */
const common = { networkTimeoutSeconds: 4, matchOptions: { ignoreVary: true } }
const atMost30 = new ExpirationPlugin({ maxEntries: 30 }) as NetworkFirst['plugins'][number]

const pages = new NetworkFirst({
  ...common,
  cacheName: PAGES,
  plugins: [
    atMost30,
    {
      cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
      cacheWillUpdate: async ({ request, response, event }) => {
        const isPlain = !MAIN.includes(keyOf(request.url)) || new URL(request.url).search === ''
        return isPlain && (await isWhole(response, event)) ? response : null
      },
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
        const copy = cachedResponse ?? (await kept(PROMOTION.test(keyOf(request.url)) ? '/' : keyOf(request.url), PAGES))
        return copy && markCopy(copy)
      },
      handlerDidError: async () => await kept('/sin-conexion.html', FILES),
      handlerDidComplete: async ({ response, event }) => {
        if (response && isOfThisBuild(response)) await keepMainPages(event)
      },
    },
  ],
})

const reads = new NetworkFirst({
  ...common,
  cacheName: READS,
  plugins: [
    atMost30,
    {
      cacheWillUpdate: async ({ response }) => (isGood(response) ? response : null),
      cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
        const { clientId } = event as FetchEvent
        if (cachedResponse) (await self.clients.get(clientId))?.postMessage({ offlineSince: savedAt(cachedResponse) })
        return cachedResponse
      },
    },
  ],
})

/** A week's address follows from its content, so its copy never ages. Pages name a few at the most. */
const weeks = new CacheFirst({
  cacheName: WEEKS,
  matchOptions: { ignoreVary: true },
  plugins: [
    new ExpirationPlugin({ maxEntries: 8 }) as CacheFirst['plugins'][number],
    { cacheWillUpdate: async ({ response }) => (isGood(response) ? response : null) },
  ],
})

// What is for the operator is never kept.
registerRoute(({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && url.pathname !== '/revision', pages)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_serverFn/') && url.searchParams.has('week'), weeks)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_serverFn/'), reads)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (url.pathname.startsWith('/assets/') || MANIFEST.some((file) => file.url === url.pathname)),
  async ({ request }) => (await kept(request, FILES)) ?? (await fetch(request)),
)

self.addEventListener('install', (event) => event.waitUntil(install(event)))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => event.data?.type === 'wallet' && event.waitUntil(forgetWallet(event)))

/** Keeps all files of the build or, by failing, none. Pages come afterwards: without one of the files a page would be a picture. */
async function install(event: ExtendableEvent): Promise<void> {
  void self.skipWaiting()
  const files = MANIFEST.map(({ url, revision }) => new Request(url, { cache: revision === null ? 'default' : 'reload' }))
  await (await caches.open(FILES)).addAll(files)
  await keepMainPages(event)
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await Promise.all(open.filter(({ url }) => !MAIN.includes(keyOf(url))).map(async ({ url }) => keep(await ask(url), event)))
}

/** Keeps the build before this one, which is the last other that was whole: only such a build has pages. What is older goes. */
async function takeOver(): Promise<void> {
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
  const names = (await caches.keys()).filter((name) => name.startsWith('yapa-'))
  const before = names.findLast((name) => name.startsWith('yapa-pages-') && name !== PAGES)?.slice('yapa-pages-'.length) ?? BUILD
  const old = names.filter((name) => !name.endsWith(BUILD) && !name.endsWith(before))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Keeps the main pages that are missing or old. */
async function keepMainPages(event: ExtendableEvent): Promise<void> {
  const copies = await Promise.all(MAIN.map((path) => caches.match(path, { cacheName: PAGES, ignoreVary: true })))
  const isOld = (copy?: Response) => !copy || Date.now() - Date.parse(savedAt(copy)) > FRESH
  await Promise.all(MAIN.map(async (path, at) => isOld(copies[at]) && keep(await ask(path), event)))
}

/** Pages and reads are made for a wallet. Until there are pages for the changed one, those for the old one are better than none. */
async function forgetWallet(event: ExtendableEvent): Promise<void> {
  const answers = await Promise.all(MAIN.map(ask))
  if (!answers.every((answer) => answer && isOfThisBuild(answer))) return
  const personal = (await caches.keys()).filter((name) => /^yapa-(?:pages|reads)-/.test(name))
  await Promise.all(personal.map((name) => caches.delete(name)))
  await Promise.all(answers.map((answer) => keep(answer, event)))
}

async function ask(address: string): Promise<Response | null> {
  return await fetch(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(10_000) }).catch(() => null)
}

async function keep(page: Response | null, event: ExtendableEvent): Promise<void> {
  // A full disk is no reason to go without what is kept already.
  if (page && (await isWhole(page, event))) await (await caches.open(PAGES)).put(keyOf(page.url), page).catch(() => {})
}

/** Of this build, or else of the one before: a tab may still be open on it, and ask for its files. */
async function kept(key: RequestInfo, cacheName: string): Promise<Response | undefined> {
  return (await caches.match(key, { cacheName, ignoreVary: true })) ?? (await caches.match(key, { ignoreVary: true }))
}

function keyOf(address: string): string {
  const { pathname, search } = new URL(address)
  return FOLLOWS.test(pathname) ? pathname : pathname + search
}

function isGood({ status, type, redirected, headers }: Response): boolean {
  return status === 200 && type === 'basic' && !redirected && !headers.get('cache-control')?.includes('no-store')
}

function isOfThisBuild(response: Response): boolean {
  return isGood(response) && response.headers.get('x-yapa-build') === BUILD
}

/** Without the week that it names a page would be a picture. */
async function isWhole(page: Response, event: ExtendableEvent): Promise<boolean> {
  if (!isOfThisBuild(page)) return false
  const week = /<([^>]+)>; rel=preload; as=fetch/.exec(page.headers.get('link') ?? '')?.[1]
  if (week === undefined) return true
  await Promise.all(weeks.handleAll({ event, request: new Request(week) })).catch(() => {})
  return (await caches.match(week, { cacheName: WEEKS, ignoreVary: true })) !== undefined
}

function savedAt({ headers }: Response): string {
  return new Date(headers.get('date') ?? Date.now()).toISOString()
}

/** A copy says in its first tag since when and under which address it is kept, so that its banner shows from the first paint on. */
async function markCopy(copy: Response): Promise<Response> {
  const { pathname, search } = new URL(copy.url)
  const place = (pathname + search).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const headers = new Headers(copy.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  const html = (await copy.text()).replace('<html ', () => `<html data-offline="${savedAt(copy)}" data-kept="${place}" `)
  return new Response(html, { headers })
}
