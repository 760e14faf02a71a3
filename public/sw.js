/**
 * Yapa without a connection. Built files never change under their name: from the cache first. Pages and what the app reads come from the network
 * first, and what came last is shown when it fails, saying so. Only whole, good answers are kept.
 *
 * It knows no build: a page brings the names of its files along, and this worker stays the same from one version of the app to the next.
 */
const FILES = 'yapa-files-1'
const PAGES = 'yapa-pages-1'
const READS = 'yapa-reads-1'

/** Shown in place of a page that was never read. */
const NOT_KEPT = '/sin-conexion.html'

/** Milliseconds after which what was kept is better than waiting on a bad connection. */
const PATIENCE = 4_000

/** The oldest entries beyond so many go. */
const MOST = { [FILES]: 150, [PAGES]: 30, [READS]: 30 }

addEventListener('install', (event) => {
  event.waitUntil(caches.open(FILES).then((cache) => cache.addAll([NOT_KEPT, '/sin-conexion.css', '/icon.svg', '/brands.svg'])))
  skipWaiting()
})

addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith('yapa-') && !(name in MOST)) await caches.delete(name)
  // The page's request does not wait for this worker to start.
  await registration.navigationPreload?.enable()
  await clients.claim()
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
  const kept = await caches.match(request.url, { cacheName: FILES, ignoreVary: true })
  return kept ?? keep(FILES, request.url, await fetch(request))
}

/** A file that may change: what is kept, and the newer one next time. */
async function picture(event) {
  const { url } = event.request
  const fresh = fetch(event.request).then((response) => keep(FILES, url, response))
  const kept = await caches.match(url, { cacheName: FILES, ignoreVary: true })
  if (kept) event.waitUntil(fresh.catch(() => {}))
  return kept ?? fresh
}

async function page(event) {
  const { url } = event.request
  const fresh = freshPage(event)
  const kept = (await match(PAGES, url)) ?? (await match(PAGES, url, { ignoreSearch: true }))
  const response = await freshOr(kept, fresh, event)
  if (response) return response
  if (kept) return marked(kept)
  // Nothing to show, and waiting has failed.
  return (await match(FILES, NOT_KEPT)) ?? Response.error()
}

async function freshPage(event) {
  const response = (await event.preloadResponse) ?? (await fetch(event.request))
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  return isPage ? keep(PAGES, event.request.url, response) : response
}

/** What a page reads while one moves about in it. */
async function read(event) {
  const { url } = event.request
  const fresh = fetch(event.request).then((response) => keep(READS, url, response))
  const kept = await match(READS, url)
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

/** Keeps a whole and good answer; hands on whatever it was. */
async function keep(name, url, response) {
  const isGood = response.status === 200 && response.type === 'basic' && !response.redirected
  if (!isGood || response.headers.get('cache-control')?.includes('no-store')) return response
  const cache = await caches.open(name)
  // Put anew, so that what is used is young.
  await cache.delete(url, { ignoreVary: true })
  await cache.put(url, response.clone())
  const kept = await cache.keys()
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST[name]))) await cache.delete(old, { ignoreVary: true })
  return response
}

function match(name, url, options = {}) {
  return caches.match(url, { cacheName: name, ignoreVary: true, ...options })
}

function savedAt(response) {
  return new Date(response.headers.get('date') ?? Date.now()).toISOString()
}

/** A kept page that says since when it is kept: its banner shows from the first paint on. */
async function marked(response) {
  const html = await response.text()
  const headers = new Headers(response.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(html.replace('<html ', `<html data-offline="${savedAt(response)}" `), { headers })
}

async function tell(clientId, message) {
  const client = await clients.get(clientId)
  client?.postMessage(message)
}

addEventListener('message', (event) => {
  if (event.data?.type === 'arrived') event.waitUntil(keepArrival(event.data))
  if (event.data?.type === 'wallet') event.waitUntil(forgetWallet())
})

/** The first page came before this worker did: it and its files are still in the browser's own cache. */
async function keepArrival({ page: url, files }) {
  const again = (address, name) =>
    fetch(address, { cache: 'force-cache' })
      .then((response) => keep(name, address, response))
      .catch(() => {})
  await Promise.all([again(url, PAGES), ...files.map((address) => again(address, FILES)), keepTill()])
}

/** What to do at the till is wanted where the connection is bad: that page and its files are kept before it was ever opened. */
async function keepTill() {
  const address = new URL('/caja', location.origin).href
  const response = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null)
  if (response?.status !== 200) return
  const html = await response.clone().text()
  try {
    const files = await Promise.all(namesIn(html, /\/assets\/[\w.-]+\.(?:js|css|woff2)/g).map(keptFile))
    // The page has its style sheet in itself; scripts that move about in the app load it by its name.
    const scripts = await Promise.all(files.filter(({ url }) => url.endsWith('.js')).map((script) => script.text()))
    await Promise.all(namesIn(scripts.join(), /\bassets\/caja-[\w-]+\.css/g).map(keptFile))
    await keep(PAGES, address, response)
  } catch {
    // Without its files the page would be a picture: then the shopper is better led home.
  }
}

function namesIn(text, pattern) {
  return [...new Set(text.match(pattern))]
}

function keptFile(path) {
  return file(new Request(new URL(path, location.origin)))
}

/** Pages and reads are made for a wallet. The home page and the till come anew with the changed one; without a connection the old ones are better than none. */
async function forgetWallet() {
  const home = await fetch('/', { headers: { accept: 'text/html' } }).catch(() => null)
  if (home?.status !== 200) return
  await Promise.all([caches.delete(PAGES), caches.delete(READS)])
  await Promise.all([keep(PAGES, new URL('/', location.origin).href, home), keepTill()])
}
