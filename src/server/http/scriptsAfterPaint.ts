/** The part of a route's manifest that is changed here. */
export type RouteAssets = {
  preloads?: (string | { href: string })[]
  scripts?: { attrs?: Record<string, unknown>; children?: string }[]
  css?: unknown[]
}

/**
 * The router's manifest for a page whose scripts are asked for only once it has been painted. The router would preload its modules in the
 * head and start them asynchronously, and so they share a slow connection and a slow processor with the page itself, which reads and works
 * without them.
 *
 * The modules' preloads leave their routes, and in place of the entry's script an inline one (to which the router gives the page's nonce)
 * loads all of them after the first paint. A page in a background tab is not painted: there they load at once. What the entry imports later is
 * only fetched: in many browsers a preload of a module that fails makes every later import of it fail.
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

/** The name of the build that a page belongs to: its entry bears a hash of all that it can ever load. The service worker asks for it. */
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
