/**
 * Runs before the first paint, inline. It keeps the dark marker on the document in step with the system, live, has the figures' font
 * decoded (it is in the page's styles) before the figures are laid out, so that they never move, and starts a kept copy of a page
 * under the address that it was kept with (`data-kept`), also where another was asked for (`useAskedPage`). The
 * framework may run it again with a later page: a mark is followed once. And it marks a document whose lists wait for what the shopper has
 * used (`features/uses/afterUses.ts`; the style sheet hides them meanwhile, for a moment at the most): only before the scripts came, which read it.
 */
export const PAGE_SCRIPT = `(function(){
var root=document.documentElement,dark=matchMedia('(prefers-color-scheme: dark)');
function mark(){root.classList.toggle('dark',dark.matches)}
mark();dark.addEventListener('change',mark);
var kept=root.dataset.kept,asked=location.href.slice(location.origin.length);
if(kept){root.dataset.copy=kept;delete root.dataset.kept;
if(kept!==asked){root.dataset.asked=asked;history.replaceState(null,'',kept)}}
try{'hydrated' in root.dataset||localStorage['yapa-usos']&&(root.dataset.uses='')}catch(e){}
if(document.fonts)document.fonts.load('900 1em "Yapa figures"','0')
})()`
