import type { ReactNode } from 'react'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { titleOf } from '#domain/description/toText.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import { toListedPromotion } from '#domain/promotion/listedPromotion.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { EVIDENCE_FIELDS, READ_FIELDS } from '#domain/promotion/promotionFields.ts'
import { asReadBy } from '#domain/promotion/readings.ts'
import { REVIEWED_FIELDS, type ReviewedField, type ReviewReason } from '#domain/promotion/review.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { capitalize, dayAndMonth } from '#domain/text/words.ts'

/** A card that waits for a review. */
type Waiting = {
  key: string
  card: CardWords
  promotions: readonly PublishedPromotion[]
  /** The number of other cards that a review of this one settles. */
  same: number
  reports: readonly { id: string; message: string; field: string | null }[]
  reviewedAt: string | null
  why: ReviewReason
}

/** A card at the desk. `text`: its promotions as JSON, as written so far; `line`: the line of it that is wrong. */
export type DeskCard = { waiting: Waiting; text: string; line: number | null; print: string; isAskedWhetherTwo: boolean }
export type StoredReview = { template: string; at: string }
export type DeskView = { card: DeskCard | null; count: number; by: string; notice: string | null; done: StoredReview | null }

const WHY: Record<ReviewReason, string> = {
  reported: 'La avisó alguien que la usó.',
  twoReadings: 'Dos lecturas dicen cosas distintas.',
  contradicting: 'La tarjeta se contradice.',
  unread: 'No se leyó ninguna promo.',
  doubtful: 'Se leyó con dudas.',
  unknownIssuer: 'Nombra un medio que no conocemos.',
  new: 'Texto nuevo.',
}

/** Shows the most urgent card: its words beside what the program and the model read. */
export function DeskPage({ card, count, by, notice, done }: DeskView) {
  return (
    <>
      <header>
        <h1>Revisión</h1>
        <span>{card === null ? 'No queda nada por revisar.' : count === 1 ? 'Queda 1 tarjeta.' : `Quedan ${count} tarjetas.`}</span>
        {card && <span>{WHY[card.waiting.why]}</span>}
        {card && card.waiting.same > 0 && (
          <span>También {card.waiting.same === 1 ? '1 tarjeta igual' : `${card.waiting.same} tarjetas iguales`}.</span>
        )}
        {by !== '' && <span>Revisa {by}</span>}
      </header>
      <main>
        {notice !== null && (
          <p className="notice" role="status">
            {notice}
          </p>
        )}
        {done && (
          <form method="post" action="/revision" className="actions">
            <input type="hidden" name="clave" value={done.template} />
            <input type="hidden" name="cuando" value={done.at} />
            <span>Guardada: se aplica en unos segundos.</span>
            <Action name="deshacer" letter="z">
              Deshacer
            </Action>
          </form>
        )}
        {card && <Card {...card} />}
      </main>
    </>
  )
}

function Action({ name, letter, children }: { name: string; letter?: string; children: ReactNode }) {
  return (
    <button type="submit" name="accion" value={name} data-tecla={letter} className={name === 'programa' ? 'main' : undefined}>
      {children} {letter && <kbd>{letter}</kbd>}
    </button>
  )
}

function Card({ waiting, text, line, print, isAskedWhetherTwo }: DeskCard) {
  const { card, promotions, reports } = waiting
  return (
    <form method="post" action="/revision">
      <div className="actions">
        <Action name="programa" letter="p">
          Programa
        </Action>
        {promotions.some(({ readings }) => readings !== null) && (
          <Action name="modelo" letter="m">
            Modelo
          </Action>
        )}
        <Action name="nada" letter="n">
          No es una promoción
        </Action>
        <Action name="despues" letter="d">
          Después
        </Action>
      </div>
      {isAskedWhetherTwo && <input type="hidden" name="son-dos" value="si" />}
      <input type="hidden" name="clave" value={waiting.key} />
      <input type="hidden" name="huella" value={print} />
      <input type="hidden" name="visto" value={waiting.reviewedAt ?? ''} />
      <div className="two">
        <section>
          <h2>
            {CHAINS[card.chain].name}, {dayAndMonth(card.capturedAt)}
          </h2>
          {reports.map(({ id, message, field }) => (
            <p key={id} className="quote">
              Aviso{field === null ? '' : ` (${field})`}: «{message}»
            </p>
          ))}
          <p className="card">
            <Words card={card} promotions={promotions} />
          </p>
          <p>
            <a href={card.url} target="_blank" rel="noopener noreferrer">
              Página oficial
            </a>
          </p>
        </section>
        <section>
          {promotions.map((promotion, at) => (
            <Readings key={promotion.id} promotion={promotion} place={at} />
          ))}
          <label>
            <span>
              Lo que no es ni una ni otra <kbd>e</kbd>. Las palabras que prueban un campo van en «words», copiadas de la tarjeta.
            </span>
            <textarea
              name="texto"
              rows={Math.min(40, text.split('\n').length + 1)}
              spellCheck={false}
              data-tecla="e"
              data-linea={line ?? undefined}
              aria-invalid={line === null ? undefined : true}
              defaultValue={text}
            />
          </label>
          <div className="actions">
            <Action name="guardar">
              Guardar lo escrito <kbd>Ctrl Enter</kbd>
            </Action>
          </div>
        </section>
      </div>
    </form>
  )
}

/** Shows the card's words, with those that something was read from marked. */
function Words({ card: { text }, promotions }: { card: CardWords; promotions: readonly ExtractedPromotion[] }) {
  const spans = promotions.flatMap(({ evidence }) =>
    EVIDENCE_FIELDS.flatMap((field) => (evidence[field] ?? []).map((span) => ({ ...span, field }))),
  )
  const edges = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b)
  return edges.slice(0, -1).map((start, at) => {
    const end = edges[at + 1] ?? text.length
    const names = [...new Set(spans.filter((span) => span.start <= start && end <= span.end).map(({ field }) => READ_FIELDS[field].label))]
    const words = text.slice(start, end)
    return names.length === 0 ? (
      words
    ) : (
      <mark key={start} title={names.join(', ')}>
        {words}
      </mark>
    )
  })
}

/** Returns the fields of a promotion that a person should look at first: those on which the readers differ, or that are doubtful. */
export function listFieldsInQuestion({ readings, conflicts, doubt }: ExtractedPromotion): ReviewedField[] {
  return REVIEWED_FIELDS.filter((field) => {
    if (field === 'conditions') return false
    const isOpen = readings !== null && Object.hasOwn(readings.open, field)
    return isOpen || conflicts[field] !== undefined || doubt?.about === field
  })
}

/** Puts the program's reading and the model's side by side, what differs or is doubtful first. Where no model read, the program's stands alone. */
function Readings({ promotion, place }: { promotion: PublishedPromotion; place: number }) {
  const inQuestion = listFieldsInQuestion(promotion)
  const both = [asReadBy('programa', promotion), ...(promotion.readings === null ? [] : [asReadBy('modelo', promotion)])]
  const fields = [...new Set([...inQuestion, ...REVIEWED_FIELDS])]
  const rows = fields.map((field) => ({ field, said: both.map((one) => (one === null ? null : valueWords(one[field]))) }))
  return (
    <table>
      <caption>
        {place}. {capitalize(titleOf(toListedPromotion(promotion)))}
      </caption>
      <thead>
        <tr>
          <th scope="col">Campo</th>
          <th scope="col">Programa</th>
          {both.length > 1 && <th scope="col">Modelo</th>}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ field, said }) => inQuestion.includes(field) || said.some((words) => words !== NOTHING && words !== null))
          .map(({ field, said }) => (
            <tr key={field} className={inQuestion.includes(field) ? 'asked' : undefined}>
              <th scope="row">{field === 'conditions' ? 'Condiciones' : READ_FIELDS[field].label}</th>
              {said.every((words) => words === said[0]) ? (
                <td colSpan={said.length}>{said[0] ?? NOT_READ}</td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column each.
                said.map((words, at) => <td key={at}>{words ?? NOT_READ}</td>)
              )}
            </tr>
          ))}
      </tbody>
    </table>
  )
}

const NOTHING = '–'
const NOT_READ = 'no la leyó'

/** Says a value in few words, without what is empty, false, or the place of words. */
function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === false || value === '') return NOTHING
  if (value === true) return 'sí'
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map((one) => (Array.isArray(one) ? one.join(' + ') : valueWords(one))).join('; ') || NOTHING
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const words = name === 'evidence' || name === 'start' || name === 'end' ? NOTHING : valueWords(part)
    return words === NOTHING ? [] : [words === 'sí' ? name : `${name}: ${words}`]
  })
  return parts.join(', ') || NOTHING
}

export function NoDeskPage({ words }: { words: string }) {
  return (
    <main>
      <h1>Revisión</h1>
      <p className="notice" role="alert">
        {words}
      </p>
    </main>
  )
}

/**
 * Handles the keyboard, inline. Letters act outside the text; in it, Escape leaves it and Control with Enter stores it. The line that is
 * wrong is selected. After sending, keys are ignored. Without the script every key has a button.
 */
export const DESK_SCRIPT = `(function(){
var text=document.querySelector('textarea'),sent=false
addEventListener('submit',function(){sent=true})
addEventListener('pageshow',function(){sent=false})
if(text&&text.dataset.linea){
var lines=text.value.split('\\n'),line=text.dataset.linea-1,start=lines.slice(0,line).join('\\n').length+(line>0?1:0)
text.focus();text.setSelectionRange(start,start+lines[line].length)}
document.addEventListener('keydown',function(e){
var at=document.activeElement
if(sent){e.preventDefault();return}
if(at===text&&e.ctrlKey&&e.key==='Enter'){e.preventDefault();document.querySelector('[value=guardar]').click();return}
if(e.ctrlKey||e.metaKey||e.altKey)return
if(e.key==='Escape'){at.blur();return}
if(/^TEXTAREA$/.test(at.tagName))return
var el=document.querySelector('[data-tecla="'+CSS.escape(e.key)+'"]')
if(!el)return
e.preventDefault()
if(el===text){text.focus();text.setSelectionRange(0,0)}
else el.click()})
})()`

/** The desk's styles, inline, so that it needs no other file. */
export const DESK_STYLES = `:root{color-scheme:light dark;--paper:light-dark(#fbfaf5,#171717);--ink:light-dark(#1d1b16,#f4f1e8);--line:light-dark(#cfcabb,#4a463c);--asked:light-dark(#fff1c9,#3a3118);--sun:#ffc83d}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.45 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header,main{max-width:88rem;margin:0 auto;padding:.75rem 1rem}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:baseline}
h1,h2{margin:0 0 .5rem;line-height:1.2}h1{font-size:1.25rem}h2{font-size:1.1rem}
p{margin:0 0 .75rem}a{color:inherit}
.two{display:grid;gap:1.5rem}.two>*{min-width:0}
@media(min-width:60rem){.two{grid-template-columns:minmax(0,2fr) minmax(0,3fr)}.two>:first-child{position:sticky;top:1rem;align-self:start;max-height:95vh;overflow:auto}}
.card{white-space:pre-wrap;overflow-wrap:anywhere}
mark{background:var(--sun);color:#1d1b16;border-radius:2px}
table{width:100%;border-collapse:collapse;margin:0 0 1rem;table-layout:fixed}
caption{text-align:left;font-weight:600;padding:.25rem 0}
th,td{text-align:left;vertical-align:top;padding:.25rem .5rem .25rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
th{font-weight:600}th:first-child{width:28%}
.asked>*{background:var(--asked)}
textarea,button{font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:.4rem;padding:.35rem .5rem;min-height:2.75rem;max-width:100%}
textarea{width:100%;font:.875rem/1.5 ui-monospace,monospace;white-space:pre;overflow:auto}
[aria-invalid]{border-color:light-dark(#b3261e,#ff8a80)}
button{cursor:pointer;display:inline-flex;gap:.5rem;align-items:center;text-decoration:none}
.main{background:var(--sun);color:#1d1b16;border-color:var(--sun);font-weight:600}
kbd{font:600 .8rem/1 ui-monospace,monospace;border:1px solid;border-radius:.25rem;padding:.15rem .3rem}
label{display:flex;flex-direction:column;gap:.2rem;margin:0 0 .75rem}
.actions{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin:0 0 1rem}
.notice{border-left:.3rem solid var(--sun);padding:.25rem .75rem}
.quote{border-left:.2rem solid var(--line);padding-left:.75rem}`
