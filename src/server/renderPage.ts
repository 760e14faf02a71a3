import {
  createSsrStreamResponse,
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformReadableStreamWithRouter,
} from '@tanstack/react-router/ssr/server'
import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { GENERIC_FAILURE_WORDS } from './functionAnswers.ts'

type Page = Parameters<Parameters<typeof defineHandlerCallback>[0]>[0]

/**
 * Renders a page. The framework's own handler answers 200 without the content when a component throws, because React leaves that part to
 * the browser; this one answers 500 with the error view in the page's frame.
 * @throws what the frame itself throws.
 */
export const renderPage = defineHandlerCallback(async (page) => {
  const { request, router, responseHeaders } = page
  const first = await render(page)
  const failed = first.errors.length > 0
  if (failed) showError(page)
  const { html, errors } = failed ? await render(page) : first
  if (errors.length > 0) throw errors[0]
  const stream = new Response(html).body as ReadableStream
  const body = transformReadableStreamWithRouter(router, stream, { rendererSafePoint: 'script-close', signal: request.signal })
  return createSsrStreamResponse(router, new Response(body, { status: failed ? 500 : getSsrStatus(router), headers: responseHeaders }))
})

/**
 * Renders the whole page in one piece, since each of React's hundreds of chunks would go through the router's streams by itself, and collects
 * what its components threw. @throws what a component outside of every error boundary throws.
 */
async function render({ request, router }: Page): Promise<{ html: ArrayBuffer; errors: unknown[] }> {
  const errors: unknown[] = []
  const nonce = router.options.ssr?.nonce
  const stream = await renderToReadableStream(createElement(RouterServer, { router }), {
    signal: request.signal,
    ...(nonce !== undefined && { nonce }),
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      errors.push(error)
      if (!request.signal.aborted) console.error('A page could not be rendered:', error)
    },
  })
  await stream.allReady
  return { html: await new Response(stream).arrayBuffer(), errors }
}

/** Makes the innermost route show its error view. The error itself stays in the log. */
function showError({ router: { stores } }: Page): void {
  const matches = stores.matches.get()
  const error = new Error(GENERIC_FAILURE_WORDS)
  stores.setMatches(matches.map((match, at) => (at === matches.length - 1 ? { ...match, status: 'error', error } : match)))
}

/** The part of a route's manifest that this file changes. */
export type RouteAssets = {
  preloads?: (string | { href: string })[]
  scripts?: { attrs?: Record<string, unknown>; children?: string }[]
  css?: unknown[]
}

/**
 * Changes the router's manifest so that a page asks for its scripts after its first paint: before, they would share a slow connection and
 * processor with the page, which works without them. An inline script in place of the entry's loads all modules that the routes preload.
 * It fetches them only: in many browsers a preload that fails makes every later import fail. A background tab is never painted and loads at once.
 * @param matched The routes of the page, outermost first.
 * @throws when none of them starts a script: then the manifest has another form, and no page would get its scripts.
 */
export function moveScriptsAfterPaint<Manifest extends { routes: Record<string, RouteAssets> }>(
  manifest: Manifest | undefined,
  matched: readonly string[],
): Manifest {
  const entry = entryOf(manifest, matched)
  if (!manifest || !entry) throw new Error('The page starts no script of the app: the manifest of the router has changed its form.')
  const pageRoutes = routesOf(manifest, matched)
  const modules = pageRoutes.flatMap(([, { preloads = [] }]) => preloads.map((link) => (typeof link === 'string' ? link : link.href)))
  const loader = { children: loaderOf(String(entry.attrs?.src), [...new Set(modules)]) }
  const deferred = pageRoutes.map(([id, { preloads: _, scripts, ...rest }]) => [
    id,
    { ...rest, ...(scripts && { scripts: scripts.map((script) => (script === entry ? loader : script)) }) },
  ])
  return { ...manifest, routes: { ...manifest.routes, ...Object.fromEntries(deferred) } }
}

/** The name of a page's build: the name of its entry has a hash of all that it can ever load. The service worker compares it. */
export function buildOfPage(manifest: { routes: Record<string, RouteAssets> } | undefined, matched: readonly string[]): string {
  return String(entryOf(manifest, matched)?.attrs?.src).replace(/^.*\//, '')
}

function entryOf(manifest: { routes: Record<string, RouteAssets> } | undefined, matched: readonly string[]) {
  const scripts = manifest ? routesOf(manifest, matched).flatMap(([, { scripts = [] }]) => scripts) : []
  return scripts.find(({ attrs }) => typeof attrs?.src === 'string')
}

function routesOf({ routes }: { routes: Record<string, RouteAssets> }, matched: readonly string[]): [string, RouteAssets][] {
  return matched.flatMap((id) => (routes[id] ? [[id, routes[id]] satisfies [string, RouteAssets]] : []))
}

function loaderOf(entry: string, modules: string[]): string {
  return `(function(me){
me.remove();var begun=false;
function begin(){if(begun)return;begun=true;
${JSON.stringify(modules.filter((href) => href !== entry))}.forEach(function(href){fetch(href).then(function(file){return file.blob()}).catch(function(){})});
import(${JSON.stringify(entry)})}
if(document.hidden)return begin();
setTimeout(begin,2000);
try{new PerformanceObserver(begin).observe({type:'paint',buffered:true})}
catch(error){requestAnimationFrame(function(){setTimeout(begin)})}
})(document.currentScript)`
}
