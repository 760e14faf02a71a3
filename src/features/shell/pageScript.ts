/**
 * Runs before the first paint, inline. It keeps the dark marker on the document in step with the system, live; and when a lazily loaded
 * module cannot be imported (a new version was deployed), it reloads the page, once per address, so that it can never loop.
 */
export const PAGE_SCRIPT = `(function(){
var root=document.documentElement,dark=matchMedia('(prefers-color-scheme: dark)');
function mark(){root.classList.toggle('dark',dark.matches)}
mark();dark.addEventListener('change',mark);
addEventListener('vite:preloadError',function(event){
var key='yapa-reloaded:'+location.pathname;
try{if(sessionStorage.getItem(key))return;sessionStorage.setItem(key,'true')}catch(error){return}
event.preventDefault();location.reload()
})
})()`
