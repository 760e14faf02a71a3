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
export function scriptsAfterPaint<Manifest extends { routes: Record<string, RouteAssets> }>(
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
