/**
 * Runs inline before the first paint: follows the system's dark mode; decodes the font of the figures early, so that
 * they do not move; starts a kept copy under its own address (`data-kept`, `useRequestedPage`); and hides lists that wait
 * for recorded uses (`features/uses/afterUses.ts`). It may run twice. What is tapped or chosen in the page before React has woken that
 * part is done again once it has, in place; who waits too long gets the answer from the server, as without scripts.
 */
export const PAGE_SCRIPT = `(function(){
var root=document.documentElement,dark=matchMedia('(prefers-color-scheme: dark)');
function mark(){root.classList.toggle('dark',dark.matches)}
mark();dark.addEventListener('change',mark);
var kept=root.dataset.kept,asked=location.href.slice(location.origin.length);
if(kept){root.dataset.copy=kept;delete root.dataset.kept;
if(kept!==asked){root.dataset.asked=asked;history.replaceState(null,'',kept)}}
try{'hydrated' in root.dataset||localStorage['yapa-usos']&&(root.dataset.uses='')}catch(e){}
if(document.fonts)document.fonts.load('900 1em "Yapa figures"','0');
function isAwake(part){return Object.keys(part).some(function(key){return !key.indexOf('__react')})}
function keep(event){
var at=event.target,type=event.type,by=event.submitter,end=Date.now()+8e3;
if(type!=='submit')at=at.closest&&at.closest(type==='click'?'a[href]':'select');
if(!at||event.defaultPrevented||!at.closest('main')||at.isLate||isAwake(at))return;
if(type==='change')return at.form&&at.form.requestSubmit&&at.form.requestSubmit();
if(type==='click'&&(event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey||at.hash||at.pathname!==location.pathname))return;
event.preventDefault();root.dataset.sign='';
var pressed=by&&by.getAttribute('aria-pressed'),part=by||at;
if(part.isKept)return;
part.isKept=true;
if(pressed)by.setAttribute('aria-pressed',pressed!=='true');
(function wait(){
if(by&&!by.isConnected){
var drawn=document.querySelector('button[value="'+by.value+'"]');
if(drawn){by=part=drawn;at=by.form}
}
at.isLate=Date.now()>end;
if(!at.isLate&&!isAwake(at))return setTimeout(wait,50);
part.isKept=false;
by||type==='click'?part.click():at.requestSubmit()
})()
}
if(!root.keeps)['submit','click','change'].forEach(function(type){addEventListener(type,keep)});
root.keeps=true
})()`
