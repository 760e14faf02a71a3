/**
 * Runs before the first paint, inline. It keeps the dark marker on the document in step with the system, live, and has the figures' font
 * decoded (it is in the page's styles) before the figures are laid out, so that they never move.
 */
export const PAGE_SCRIPT = `(function(){
var root=document.documentElement,dark=matchMedia('(prefers-color-scheme: dark)');
function mark(){root.classList.toggle('dark',dark.matches)}
mark();dark.addEventListener('change',mark);
if(document.fonts)document.fonts.load('900 1em "Yapa figures"','0')
})()`
