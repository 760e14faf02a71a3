/**
 * Yapa without a connection. Pages and what the app reads come from the network first, and what came last is shown when it fails, saying so. Only
 * whole, good answers are kept.
 *
 * A page is kept together with every file that its scripts can ever ask for, under the name of the script that starts it: its edition. So a kept
 * page never runs with files of another version of the app, and no part of it is missing. The names are read from the pages and the scripts
 * themselves: this worker knows no build and stays the same from one version to the next.
 */
const SHELL = 'yapa-shell-3'
const EDITION = 'yapa-edition-'
const READS = 'yapa-reads-2'

/** Kept from the first visit on, without having been opened: as they are without parameters, which are followed once their scripts run. */
const MAIN = ['/', '/caja', '/supermercados', '/configuracion/medios']

/** Pages that follow the address that was asked for (`useAskedPage`), from the one with which they were kept. */
const FOLLOWS = /^\/(?:$|caja$|supermercados$|promocion\/[^/]+$|configuracion\/medios(?:$|\/))/

/** A promotion that was never opened is shown by the home page, which has the week's. */
const PROMOTION = /^\/promocion\/[\w-]+$/

/** Shown in place of a page that was never read. */
const NOT_KEPT = '/sin-conexion.html'

/** Milliseconds after which what was kept is better than waiting on a bad connection. */
const PATIENCE = 4_000

/** Milliseconds for which the main pages are fresh enough not to be kept anew. */
const FRESH = 10 * 60_000

/** Pages of an edition, and reads, that are kept; the oldest beyond go. Files of an edition, beyond which something is wrong with it. */
const MOST_PAGES = 30
const MOST_READS = 30
const MOST_FILES = 200

addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(SHELL).then((cache) => cache.addAll([NOT_KEPT, '/sin-conexion.css', '/icon.svg', '/brands.svg', '/hornero.svg'])),
  )
  skipWaiting()
})

addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith('yapa-') && !isOurs(name)) await caches.delete(name)
  // The page's request does not wait for this worker to start.
  await registration.navigationPreload?.enable()
  await clients.claim()
  // What is open came before this worker did.
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  await keepMain()
  await Promise.all(open.filter(({ url }) => !MAIN.includes(new URL(url).pathname)).map(({ url }) => keepAnew(url)))
}

function isOurs(name) {
  return name === SHELL || name === READS || name.startsWith(EDITION)
}

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request))
  else if (pathname.startsWith('/_serverFn/')) event.respondWith(read(event))
  else if (/^\/[\w-]+\.(svg|png|css|webmanifest)$/.test(pathname)) event.respondWith(picture(event))
})

/** A file whose content is in its name. */
async function file(request) {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request)
}

/** A file that may change: what is kept, and the newer one next time. */
async function picture(event) {
  const { url } = event.request
  const fresh = fetch(event.request).then((response) => keep(SHELL, url, response))
  const kept = await caches.match(url, { cacheName: SHELL, ignoreVary: true })
  if (kept) event.waitUntil(fresh.catch(() => {}))
  return kept ?? fresh
}

async function page(event) {
  const asked = new URL(event.request.url)
  const fresh = freshPage(event, asked)
  const kept = await keptPage(asked)
  const response = await freshOr(kept, fresh, event)
  if (response) return response
  if (kept) return marked(kept)
  // Nothing to show, and waiting has failed.
  return (await caches.match(NOT_KEPT, { cacheName: SHELL, ignoreVary: true })) ?? Response.error()
}

async function freshPage(event, asked) {
  const response = (await event.preloadResponse) ?? (await fetch(event.request))
  if (isGood(response) && isPage(response)) {
    const copy = response.clone()
    event.waitUntil((asked.search !== '' && MAIN.includes(asked.pathname) ? Promise.resolve() : keepPage(asked, copy)).then(keepMain))
  }
  return response
}

/** The youngest page kept for an address; null when there is none that could show it. */
async function keptPage({ pathname, search }) {
  return (await youngest(pathname, search)) ?? (PROMOTION.test(pathname) ? youngest('/', '') : null)
}

async function youngest(pathname, search) {
  const names = (await caches.keys()).filter((name) => name.startsWith(EDITION))
  const pages = await Promise.all(names.map((cacheName) => caches.match(pathname, { cacheName, ignoreVary: true })))
  const able = pages.filter((kept) => kept && (FOLLOWS.test(pathname) || new URL(kept.url).search === search))
  return able.sort((a, b) => ageOf(a) - ageOf(b))[0] ?? null
}

/** What a page reads while one moves about in it. */
async function read(event) {
  const { url } = event.request
  const fresh = fetch(event.request).then((response) => keep(READS, url, response))
  const kept = await caches.match(url, { cacheName: READS, ignoreVary: true })
  const response = await freshOr(kept, fresh, event)
  if (response) return response
  if (!kept) throw new TypeError('Sin conexión')
  await tell(event.clientId, { offlineSince: savedAt(kept) })
  return kept
}

/** The fresh answer, or null when it fails or, with something kept, takes too long. It is kept also when it comes too late to be shown. */
async function freshOr(kept, fresh, event) {
  event.waitUntil(fresh.catch(() => {}))
  const late = kept ? new Promise((resolve) => setTimeout(resolve, PATIENCE, null)) : new Promise(() => {})
  return Promise.race([fresh.catch(() => null), late])
}

function isGood(response) {
  const isWhole = response.status === 200 && response.type === 'basic' && !response.redirected
  return isWhole && !response.headers.get('cache-control')?.includes('no-store')
}

function isPage(response) {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}

/** Keeps a good answer; hands on whatever it was. */
async function keep(name, url, response) {
  if (isGood(response)) await put(await caches.open(name), url, response.clone(), () => true, MOST_READS)
  return response
}

/** Puts an answer anew, so that what is used is young; the oldest beyond so many of its kind go. */
async function put(cache, url, response, isOfKind, most) {
  await cache.delete(url, { ignoreVary: true })
  await cache.put(url, response)
  const all = (await cache.keys()).filter(({ url: kept }) => isOfKind(new URL(kept).pathname))
  for (const old of all.slice(0, Math.max(0, all.length - most))) await cache.delete(old, { ignoreVary: true })
}

/** Keeps a page with all files that it may need, or nothing of it. @returns Whether it did. */
async function keepPage({ pathname }, response) {
  const html = await response.clone().text()
  const start = startOf(html)
  if (start === null) return false
  const name = EDITION + start
  const isNew = !(await caches.has(name))
  const cache = await caches.open(name)
  try {
    await keepFiles(name, [...new Set([`/assets/${start}`, ...filesIn(html)])])
    await put(cache, pathname, response, (path) => !path.startsWith('/assets/'), MOST_PAGES)
  } catch {
    // Without its files the page would be a picture: the one kept before is better. What has come is there for the next attempt.
    return false
  }
  // Another version of the app may read otherwise.
  if (isNew) await caches.delete(READS)
  return true
}

/** The script with which a page's scripts begin. */
function startOf(html) {
  return /import\("\/assets\/([\w.-]+\.js)"\)/.exec(html)?.[1] ?? null
}

/** Files of the app that a text names: they all bear a hash. */
function filesIn(text) {
  return [
    ...new Set([...text.matchAll(/(?:\bassets\/|["'`]\.\/)([\w.-]+-[\w-]{8}\.(?:js|css|woff2))\b/g)].map(([, name]) => `/assets/${name}`)),
  ]
}

/** For each edition, the paths of the files that are kept with all that they name; until this worker is put to sleep. */
const whole = new Map()

/** Keeps files and whatever they name in turn. @throws when one of them cannot be had. */
async function keepFiles(name, paths) {
  const cache = await caches.open(name)
  const complete = whole.get(name) ?? new Set()
  const met = new Set(paths)
  for (let open = paths.filter((path) => !complete.has(path)); open.length > 0; ) {
    const named = (await Promise.all(open.map((path) => keepFile(cache, path)))).flat()
    open = [...new Set(named)].filter((path) => !met.has(path) && !complete.has(path))
    for (const path of open) met.add(path)
    if (met.size > MOST_FILES) throw new Error('Too many files')
  }
  whole.set(name, new Set([...complete, ...met]))
}

/** Keeps a file. @returns The files that it names. */
async function keepFile(cache, path) {
  let response = await cache.match(path, { ignoreVary: true })
  if (!response) {
    response = (await caches.match(path, { ignoreVary: true })) ?? (await fetch(path))
    if (!isGood(response)) throw new Error(`No ${path}`)
    await cache.put(path, response.clone())
  }
  return /\.(js|css)$/.test(path) ? filesIn(await response.text()) : []
}

/** Keeps the main pages that are missing or old, and drops what belongs to versions long gone. */
async function keepMain() {
  if (!(await isFresh('/'))) await keepAnew('/')
  const home = await startOfKept('/')
  if (home === null) return
  await Promise.all(MAIN.slice(1).map(async (path) => ((await isFresh(path, home)) ? undefined : keepAnew(path))))
  const others = (await caches.keys()).filter((name) => name.startsWith(EDITION) && name !== EDITION + home)
  // The version before is still open in some tab.
  for (const name of others.slice(0, -1)) {
    whole.delete(name)
    await caches.delete(name)
  }
}

/** Whether a main page is kept that is young enough, and of an edition where one is given. */
async function isFresh(path, start) {
  const kept = await youngest(path, '')
  return kept !== null && ageOf(kept) < FRESH && (start === undefined || startOf(await kept.text()) === start)
}

async function startOfKept(path) {
  const kept = await youngest(path, '')
  return kept && startOf(await kept.text())
}

/** @param address Of a page of this site. */
async function keepAnew(address) {
  const url = new URL(address, location.origin)
  const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => null)
  if (response && isGood(response) && isPage(response)) await keepPage(url, response).catch(() => {})
}

/** Milliseconds since an answer was made; without an answer, for ever. */
function ageOf(response) {
  return response ? Date.now() - Date.parse(savedAt(response)) : Number.POSITIVE_INFINITY
}

function savedAt(response) {
  return new Date(response.headers.get('date') ?? Date.now()).toISOString()
}

/** A kept page that says since when it is kept: its banner shows from the first paint on. And under which address. */
async function marked(response) {
  const html = await response.text()
  const { pathname, search } = new URL(response.url)
  const headers = new Headers(response.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  const place = (pathname + search).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return new Response(
    html.replace('<html ', () => `<html data-offline="${savedAt(response)}" data-kept="${place}" `),
    { headers },
  )
}

async function tell(clientId, message) {
  const client = await clients.get(clientId)
  client?.postMessage(message)
}

addEventListener('message', (event) => {
  if (event.data?.type === 'wallet') event.waitUntil(forgetWallet())
})

/** Pages and reads are made for a wallet. The main pages come anew with the changed one; without a connection the old ones are better than none. */
async function forgetWallet() {
  const before = ageOf(await youngest('/', ''))
  await Promise.all(MAIN.map(keepAnew))
  if (ageOf(await youngest('/', '')) > before) return
  await caches.delete(READS)
  for (const name of (await caches.keys()).filter((one) => one.startsWith(EDITION))) {
    const cache = await caches.open(name)
    const others = (await cache.keys())
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => !/^\/assets\//.test(path) && !MAIN.includes(path))
    for (const path of others) await cache.delete(path, { ignoreVary: true })
  }
}
