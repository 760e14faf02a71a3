/**
 * Handles the review desk's keyboard, inline. Letters act outside fields; Escape leaves a field. Words are marked in
 * the card's text for the last field; only an editable text has a caret, so the script blocks changes instead. After
 * sending, keys are ignored. Without the script every key has a button.
 */
export const DESK_SCRIPT = `(function(){
var text=document.getElementById('texto'),field=null,sent=false
addEventListener('submit',function(){sent=true})
addEventListener('pageshow',function(){sent=false})
function writes(el){return el&&/^(INPUT|TEXTAREA|SELECT)$/.test(el.tagName)&&el!==text}
if(text){text.readOnly=false;text.addEventListener('beforeinput',function(e){e.preventDefault()})}
document.addEventListener('focusin',function(e){if(writes(e.target)&&/^\\d+\\./.test(e.target.name))field=e.target})
function mark(){
if(!field||text.selectionStart===text.selectionEnd)return
var parts=field.name.split('.'),into=document.getElementsByName(parts[0]+'.mark.'+parts[1])[0]
if(!into)return
into.value=text.selectionStart+'-'+text.selectionEnd
into.closest('details').open=true
field.focus()}
document.addEventListener('keydown',function(e){
if(e.ctrlKey||e.metaKey||e.altKey)return
if(sent){e.preventDefault();return}
if(e.key==='Escape'){document.activeElement.blur();return}
if(document.activeElement===text&&e.key==='Enter'){e.preventDefault();mark();return}
if(writes(document.activeElement)&&document.activeElement.type!=='checkbox')return
var el=document.querySelector('[data-tecla="'+CSS.escape(e.key)+'"]')
if(!el)return
e.preventDefault()
if(el.tagName==='A'||el.tagName==='BUTTON'){el.click();return}
el.focus()
if(el===text)el.setSelectionRange(0,0)
else if(el.select)el.select()})
})()`
