/**
 * Makes a rendered page ask for its scripts only once it has been painted. The router's markup preloads them in the head and starts them
 * asynchronously, and so they share a slow connection and a slow processor with the page itself, which reads and works without them.
 *
 * The modules' preloads leave the head, and in place of the entry script an inline one (it bears the page's nonce) loads all of them after
 * the first paint. A page in a background tab is not painted: there they load at once. Other markup passes unchanged.
 */
export function scriptsAfterPaint(html: string): string {
  const entry = ENTRY.exec(html)
  if (!entry) return html
  const [tag, src = '', nonce = ''] = entry
  const modules = [...html.matchAll(PRELOAD)].flatMap((match) => match[1] ?? [])
  const loader = `<script nonce="${nonce}">${loaderOf(src, modules)}</script>`
  return html.replaceAll(PRELOAD, '').replace(tag, () => loader)
}

const PRELOAD = /<link rel="modulepreload" href="([^"<>]+)"[^>]*>/g
const ENTRY = /<script type="module" async="" src="([^"<>]+)" nonce="([^"<>]*)"><\/script>/

function loaderOf(entry: string, modules: string[]): string {
  return `(function(me){
me.remove();var begun=false;
function begin(){if(begun)return;begun=true;
${JSON.stringify(modules)}.forEach(function(href){var link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)});
import(${JSON.stringify(entry)})}
if(document.hidden)return begin();
setTimeout(begin,2000);
try{new PerformanceObserver(begin).observe({type:'paint',buffered:true})}
catch(error){requestAnimationFrame(function(){setTimeout(begin)})}
})(document.currentScript)`
}
