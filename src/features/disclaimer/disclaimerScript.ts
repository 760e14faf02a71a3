export const DISCLAIMER_ID = 'saludo'
/** What the dialog answers when its button closed it. */
export const UNDERSTOOD = 'entendido'
const SEEN = 'yapa-mascot-disclaimer-seen'

/**
 * Inline in the page. Where storage cannot be read, nothing can be kept either: better no greeting than one at every page. A full one
 * keeps nothing, and it greets again next time.
 */
export const DISCLAIMER_SCRIPT = `(function(){
addEventListener('DOMContentLoaded',function(){
var dialog=document.getElementById('${DISCLAIMER_ID}');
if(!dialog||!dialog.showModal)return;
try{if(localStorage.getItem('${SEEN}')==='true')return}catch(error){return}
dialog.addEventListener('close',function(){
if(dialog.returnValue==='${UNDERSTOOD}')try{localStorage.setItem('${SEEN}','true')}catch(error){}
});
dialog.showModal()
})
})()`
