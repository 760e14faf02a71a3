/** The desk's styles, inline, so that it needs no other file. */
export const DESK_STYLES = `:root{color-scheme:light dark;--paper:light-dark(#fbfaf5,#171717);--ink:light-dark(#1d1b16,#f4f1e8);--line:light-dark(#cfcabb,#4a463c);--sun:#ffc83d}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.45 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header,main,footer{max-width:88rem;margin:0 auto;padding:.75rem 1rem}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:baseline}
h1,h2,h3{margin:0 0 .5rem;line-height:1.2}h1{font-size:1.25rem}h2{font-size:1.1rem}
p{margin:0 0 .75rem}a{color:inherit}
.two{display:grid;gap:1.5rem}
@media(min-width:60rem){.two{grid-template-columns:minmax(0,2fr) minmax(0,3fr)}.words{position:sticky;top:1rem;align-self:start;max-height:95vh;overflow:auto}}
.card{white-space:pre-wrap;overflow-wrap:anywhere}
mark{background:var(--sun);color:#1d1b16;border-radius:2px}
textarea,input,select,button,.button{font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:.4rem;padding:.35rem .5rem;min-height:2.75rem;max-width:100%}
input[type=checkbox]{min-height:0;width:1.25rem;height:1.25rem}
textarea{width:100%;min-height:4rem}#texto{min-height:9rem}
button,.button{cursor:pointer;display:inline-flex;gap:.5rem;align-items:center;text-decoration:none}
.main{background:var(--sun);color:#1d1b16;border-color:var(--sun);font-weight:600}
kbd{font:600 .8rem/1 ui-monospace,monospace;border:1px solid;border-radius:.25rem;padding:.15rem .3rem}
fieldset{border:1px solid var(--line);border-radius:.5rem;margin:0 0 1rem;padding:1rem;min-width:0}
.fields{display:grid;gap:.75rem 1rem;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr))}
.fields>button{align-self:end;justify-self:start}
.wide{grid-column:1/-1}
label,.group{display:flex;flex-direction:column;gap:.2rem}
.group label{flex-direction:row;align-items:center;gap:.4rem;min-height:2.75rem}.group>span{display:flex;flex-wrap:wrap;gap:.2rem .9rem}
.inputs{border-left:.2rem solid var(--line);padding-left:.75rem;display:grid;gap:.4rem}
.actions{display:flex;flex-wrap:wrap;gap:.5rem;margin:0 0 1rem}
.notice{border-left:.3rem solid var(--sun);padding:.25rem .75rem}
.quote{border-left:.2rem solid var(--line);padding-left:.75rem}
summary{min-height:2.75rem;display:flex;align-items:center;cursor:pointer}`
