/**
 * Runs inline before the first paint: follows the system's dark mode; decodes the font of the figures early, so that
 * they do not move; starts a kept copy under its own address (`data-kept`, `useRequestedPage`); and hides lists that wait
 * for recorded uses (`features/uses/afterUses.ts`). It may run twice.
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
