/**
 * Runs before the first paint, inline. It keeps the dark marker on the document in step with the system, live; and when a lazily loaded
 * module cannot be imported (a new version was deployed), it reloads the page, once per address, so that it can never loop. It also has the
 * figures' font decoded (it lies in the page's styles) before the figures are laid out, so that they never move.
 */
export const PAGE_SCRIPT = `(function(){
var root=document.documentElement,dark=matchMedia('(prefers-color-scheme: dark)');
function mark(){root.classList.toggle('dark',dark.matches)}
mark();dark.addEventListener('change',mark);
if(document.fonts)document.fonts.load('900 1em "Yapa figures"','0');
addEventListener('vite:preloadError',function(event){
var key='yapa-reloaded:'+location.pathname;
try{if(sessionStorage.getItem(key))return;sessionStorage.setItem(key,'true')}catch(error){return}
event.preventDefault();location.reload()
})
})()`
