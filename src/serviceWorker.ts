/// <reference lib="webworker" />
// The first import: what follows may call what it adds.
import '#features/frame/olderBrowsers.ts'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { REFRESH_AFTER } from '#ui/refreshAfter.ts'

declare const self: ServiceWorkerGlobalScope
/** The build writes in its name and all its files (`scripts/serviceWorker.ts`). No page or script is searched for names. */
declare const BUILD: string
/** Names without a hash of their content have its checksum. */
declare const MANIFEST: { url: string; integrity: string | null }[]
const [FILES, PAGES, READS, WEEKS] = [`yapa-files-${BUILD}`, `yapa-pages-${BUILD}`, `yapa-reads-${BUILD}`, `yapa-weeks-${BUILD}`]
/** These pages need no parameters, so they are kept from the first visit on, even if nobody opened them. */
const MAIN = ['/', '/configuracion/medios']
/** What the home page's scripts open as well, because their code and the week are kept with it. Until they do, nobody's page is shown. */
const NEEDS_ONLY_THE_WEEK = /^[^?]*\/(?:caja|supermercados|ahorros|promocion\/[\w-]+)$/
/** Those of them with an address of their own, as «Sin conexión» names them. */
const STARTED_BY_HOME: [path: string, title: string][] = [
  ['/caja', 'En la caja'],
  ['/supermercados', 'Supermercados'],
  ['/ahorros', 'Mis ahorros'],
]
/** These pages move on to the address that was asked for (`useRequestedPage`), whatever parameters their copy has. */
const FOLLOWS = /^\/(?:$|caja$|semana$|supermercados$|promocion\/[^/]+$|configuracion\/medios(?:$|\/))/
/** Old addresses of parts of `/sobre` (`MOVED` of the web server). */
const MOVED_TO_ABOUT = /^\/(?:estado|privacidad|api)$/
/** A copy is better than waiting for more than four seconds. */
const COMMON = { networkTimeoutSeconds: 4, matchOptions: { ignoreVary: true } }
type Plugin = NetworkFirst['plugins'][number]
const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries }) as Plugin
const isGood = ({ status, type, redirected, headers }: Response) =>
  status === 200 && type === 'basic' && !redirected && !headers.get('cache-control')?.includes('no-store')
const isOfThisBuild = (page: Response) => isGood(page) && page.headers.get('x-yapa-build') === BUILD
const savedAt = ({ headers }: Response) => new Date(headers.get('date') ?? Date.now()).toISOString()
const keyOf = ({ pathname, search }: URL) =>
  MOVED_TO_ABOUT.test(pathname) ? '/sobre' : FOLLOWS.test(pathname) ? pathname : pathname + search
const isFile = ({ url: { pathname } }: { url: URL }) => pathname.startsWith('/assets/') || MANIFEST.some(({ url }) => url === pathname)
/** Of this build, or else of the one before: a tab may still be open on it, and ask for its files. */
const kept = async (key: RequestInfo, cacheName: string) =>
  (await caches.match(key, { cacheName, ignoreVary: true })) ?? (await caches.match(key, { ignoreVary: true }))
const ask = (page: string, cache: RequestCache = 'default') =>
  fetch(page, { cache, signal: AbortSignal.timeout(10_000) }).catch(() => Response.error())
const isRecent = (page: Response) => Date.now() - Date.parse(savedAt(page)) <= REFRESH_AFTER
const drop = async (isOld: (key: string) => boolean) => Promise.all((await caches.keys()).filter(isOld).map((key) => caches.delete(key)))
/** A full disk is no reason to go without what is kept already. */
const keep = async (page: Response, event: ExtendableEvent) =>
  (await isWhole(page, event)) && (await caches.open(PAGES)).put(keyOf(new URL(page.url)), page).catch(() => {})

/** Checks for an answer of ours, which is shown whatever it says; a failed server, proxy or Wi-Fi portal is worth less than a copy. */
const isPageOfOurs = ({ status, type, headers }: Response) => type === 'opaqueredirect' || (status < 500 && headers.has('x-yapa-build'))
const isReadOfOurs = ({ status, headers }: Response) =>
  status < 500 &&
  (headers.has('x-tss-serialized') || headers.has('x-tss-raw') || (status >= 400 && /json/.test(headers.get('content-type') ?? '')))
/** Prefers a copy to an answer that is not ours; without a copy the answer is shown after all, or else `otherwise`. */
const copyUnless = (isOurs: (response: Response) => boolean, otherwise: () => Promise<Response | undefined>): Plugin => ({
  fetchDidSucceed: async ({ response, state }) => {
    if (isOurs(response)) return response
    if (state) state.answer = response
    throw new Error(`An answer of somebody else: ${response.status}`)
  },
  handlerDidError: async ({ state }) => (state?.answer as Response | undefined) ?? (await otherwise()),
})

const onlyGood: Plugin = { cacheWillUpdate: async ({ response }) => (isGood(response) ? response : null) }
const forPages: Plugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(new URL(request.url)),
  cacheWillUpdate: async ({ request, response, event }) => {
    const { pathname, search } = new URL(request.url)
    return (search === '' || !MAIN.includes(pathname)) && (await isWhole(response, event)) ? response : null
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const copy = cachedResponse ?? (await kept(request, PAGES))
    return copy ? markCopy(copy) : NEEDS_ONLY_THE_WEEK.test(request.url) ? startedByHome(request.url) : undefined
  },
  handlerDidComplete: async ({ response, event }) => {
    if (response && isOfThisBuild(response)) await Promise.all(MAIN.map((path) => renew(path, event)))
  },
}
/** The page that reads is told that it gets a copy, and since when that is kept. */
const tellsAge: Plugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
    const { clientId } = event as FetchEvent
    if (cachedResponse) (await self.clients.get(clientId))?.postMessage({ offlineSince: savedAt(cachedResponse) })
    return cachedResponse
  },
}
/** A silent server is not asked any longer once a copy is shown. What the browser asked for ahead no script can end. */
const endsWithCopy: Plugin = {
  requestWillFetch: async ({ request, state }) => {
    const stop = new AbortController()
    if (state) state.stop = stop
    return new Request(request, { signal: stop.signal })
  },
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
    if (cachedResponse) (state?.stop as AbortController | undefined)?.abort()
    return cachedResponse
  },
}
const pages = new NetworkFirst({
  ...COMMON,
  cacheName: PAGES,
  plugins: [atMost(30), forPages, endsWithCopy, copyUnless(isPageOfOurs, listKept)],
})
const reads = new NetworkFirst({
  ...COMMON,
  cacheName: READS,
  plugins: [atMost(30), onlyGood, tellsAge, endsWithCopy, copyUnless(isReadOfOurs, async () => undefined)],
})
/** A week's address follows from its content, so its copy never ages. Pages name a few at the most. */
const weeks = new CacheFirst({ ...COMMON, cacheName: WEEKS, plugins: [atMost(8), onlyGood] })

// Every request is for this origin, by the policy of the pages. What is for the operator is never kept.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname !== '/revision',
  ({ request, event }) => pages.handle({ request, event: checkPreload(event as FetchEvent) }),
)
registerRoute(/\/_serverFn\/.*%22week%22/, weeks)
registerRoute(/\/_serverFn\//, reads)
registerRoute(isFile, async ({ request }) => (await kept(request, FILES)) ?? (await fetchFile(request)))

/** What the server tells (`#server/push/pushMessage.ts`), which only this site's keys can seal. */
type PushMessage = { id: string; title: string; body: string; url: string }
self.addEventListener('push', (event) => event.waitUntil(showMessage(event.data?.json() as PushMessage)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openMessage(event)))
self.addEventListener('install', (event) => event.waitUntil(install(event)))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => event.data?.type === 'wallet' && event.waitUntil(forgetWallet(event)))

/** Shows a message, in place of the same one that came before: a day has one. */
const showMessage = ({ id, title, body, url }: PushMessage) =>
  self.registration.showNotification(title, { body, tag: id, icon: '/icon-192.png', badge: '/icon-192.png', lang: 'es-AR', data: url })

/** Opens what a message is about, in a window that is open already if there is one. */
async function openMessage({ notification }: NotificationEvent): Promise<void> {
  notification.close()
  const { href } = new URL(notification.data, self.location.origin)
  const [open] = await self.clients.matchAll({ type: 'window' })
  await ((await open?.navigate(href).catch(() => null))?.focus() ?? self.clients.openWindow(href))
}

/** Fetches a file that is not among those of the first visit, and keeps it: its name follows from its content. */
async function fetchFile(request: Request): Promise<Response> {
  const file = await fetch(request)
  if (isGood(file) && !/html/.test(file.headers.get('content-type') ?? ''))
    await (await caches.open(FILES)).put(request, file.clone()).catch(() => {})
  return file
}

/** Drops an answer of somebody else that the browser asked for ahead: the strategy checks only what it asks for itself. */
function checkPreload(event: FetchEvent): FetchEvent {
  const ours = event.preloadResponse.then((answer?: Response) => (answer && isPageOfOurs(answer) ? answer : undefined))
  return Object.defineProperty(event, 'preloadResponse', { value: ours.catch(() => undefined) })
}

/** Caches all files of the build, or fails and caches none. Pages come afterwards, because a page without its files would not work. */
async function install(event: ExtendableEvent): Promise<void> {
  void self.skipWaiting()
  const files = MANIFEST.map(async (file) => new Request(file.url, { cache: await cacheModeOf(file) }))
  await (await caches.open(FILES)).addAll(await Promise.all(files))
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await Promise.all([...new Set([...MAIN, ...open.map(({ url }) => keyOf(new URL(url)))])].map((page) => renew(page, event, 'force-cache')))
}

/** A file that the open page has brought already is not fetched again, if it is the one of this build. */
async function cacheModeOf({ url, integrity }: (typeof MANIFEST)[number]): Promise<RequestCache> {
  if (integrity === null) return 'default'
  const found = fetch(url, { cache: 'only-if-cached', mode: 'same-origin', integrity })
  return found.then(
    ({ ok }) => (ok ? 'force-cache' : 'reload'),
    () => 'reload',
  )
}

/** Keeps the previous complete build too, because only complete builds have cached pages; deletes older ones. */
async function takeOver(): Promise<void> {
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
  const before = (await caches.keys()).findLast((name) => name.startsWith('yapa-pages-') && name !== PAGES)?.slice('yapa-pages-'.length)
  await drop((name) => name.startsWith('yapa-') && !name.endsWith(BUILD) && !name.endsWith(before ?? BUILD))
}

/** Deletes pages and reads of the old wallet, once there are pages for the new one; until then the old ones are better than none. */
async function forgetWallet(event: ExtendableEvent): Promise<void> {
  const answers = await Promise.all(MAIN.map((page) => ask(page)))
  if (!answers.every(isOfThisBuild)) return
  await drop((name) => /^yapa-(?:pages|reads)-/.test(name))
  await Promise.all(answers.map((answer) => keep(answer, event)))
}

/** Keeps a page anew whose copy is missing or older than ten minutes; at first the one that the browser has, if it is as recent. */
async function renew(page: string, event: ExtendableEvent, cache: RequestCache = 'default'): Promise<void> {
  const copy = await caches.match(page, { cacheName: PAGES, ignoreVary: true })
  if (copy && isRecent(copy)) return
  const answer = await ask(page, cache)
  await keep(isOfThisBuild(answer) && isRecent(answer) ? answer : await ask(page), event)
}

const weekOf = ({ headers }: Response) => /<([^>]+)>; rel=preload; as=fetch/.exec(headers.get('link') ?? '')?.[1]

/** Checks that the cache has the week which a page names, because the page does not work without it. */
async function isWhole(page: Response, event: ExtendableEvent): Promise<boolean> {
  const week = weekOf(page)
  if (week === undefined || !isOfThisBuild(page)) return isOfThisBuild(page)
  const [answer] = await Promise.all(weeks.handleAll({ event, request: new Request(week) })).catch(() => [Response.error()])
  return isGood(answer as Response)
}

/** Writes the time and the address of a copy into its first tag, so that its banner shows from the first paint. */
function markCopy(copy: Response): Promise<Response> {
  const { pathname, search } = new URL(copy.url)
  const mark = `<html data-offline="${savedAt(copy)}" data-kept="${(pathname + search).replaceAll('&', '&amp;')}" `
  return replaceIn(copy, '<html ', mark)
}

/** Starts a page with the scripts of the home page's copy, whose own content and title stay out of sight (`base.css`). A promotion must be in its week. */
async function startedByHome(url: string): Promise<Response | undefined> {
  const home = await kept('/', PAGES)
  const [, id] = /promocion\/([\w-]+)/.exec(url) ?? []
  const week = home && id !== undefined && (await kept(weekOf(home) ?? '', WEEKS))
  if (!home || (id !== undefined && !(week && (await week.text()).includes(`"${id}"`)))) return undefined
  const shell = await replaceIn(await markCopy(home), '<html ', '<html data-stand-in ')
  return replaceIn(shell, /<title[^>]*>[^<]*/, '<title>Sin conexión · Yapa')
}

/** Answers «Sin conexión» with links to all that opens without one. A title is taken as our own server wrote it, in HTML. */
async function listKept(): Promise<Response | undefined> {
  const page = await kept('/sin-conexion.html', FILES)
  const cache = await caches.open(PAGES)
  const titles = new Map((await cache.match('/')) ? STARTED_BY_HOME : [])
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    const title = /<title[^>]*>([^<]+?)(?: · Yapa)?<\/title>/.exec((await (await cache.match(request))?.text()) ?? '')?.[1]
    if (title && pathname + search !== '/' && !titles.has(pathname)) titles.set(pathname + search, title)
  }
  const links = [...titles].map(([path, title]) => `<li><a href="${path.replaceAll('&', '&amp;')}">${title}</a></li>`)
  return page && replaceIn(page, '<ul>', `<ul>${links.join('')}`)
}

async function replaceIn(page: Response, place: string | RegExp, by: string): Promise<Response> {
  const headers = [...page.headers].filter(([name]) => name !== 'content-encoding' && name !== 'content-length')
  return new Response(
    (await page.text()).replace(place, () => by),
    { headers },
  )
}
