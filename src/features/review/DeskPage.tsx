import type { ReactNode } from 'react'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { readingsWords } from '#domain/description/words/readings.ts'
import { pageDescription, summaryLine } from '#domain/phrases/page.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import { toListedPromotion } from '#domain/promotion/listedPromotion.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { EVIDENCE_FIELDS, READ_FIELDS } from '#domain/promotion/promotionFields.ts'
import { REVIEWED_FIELDS, type ReviewReason } from '#domain/promotion/review.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { capitalize, dayAndMonth } from '#domain/text/words.ts'
import { FIELD_INPUTS, Label, typedText } from './fieldInputs.tsx'
import { RARE_FIELDS } from './inputWords.ts'
import type { ReviewDraft } from './reviewForm.ts'

/** A card that waits for a review. */
type Waiting = {
  /** The key of its template. */
  key: string
  card: CardWords
  promotions: readonly PublishedPromotion[]
  /** The number of other cards that a review of this one settles. */
  same: number
  reports: readonly { id: string; message: string; field: string | null }[]
  reviewedAt: string | null
  why: ReviewReason
}

/** A card at the desk, with the values typed so far. */
export type DeskCard = { waiting: Waiting; drafts: ReviewDraft[]; place: number; of: number; print: string; isAskedWhetherTwo: boolean }
/** A review that was just stored. */
export type StoredReview = { template: string; at: string }
export type DeskView = { card: DeskCard | null; by: string; notice: string | null; done: StoredReview | null }

const WHY: Record<ReviewReason, string> = {
  reported: 'La avisó alguien que la usó.',
  twoReadings: 'Dos lecturas dicen cosas distintas.',
  contradicting: 'La tarjeta se contradice.',
  unread: 'No se leyó ninguna promo.',
  doubtful: 'Se leyó con dudas.',
  unknownIssuer: 'Nombra un medio que no conocemos.',
  new: 'Texto nuevo.',
}

/** Shows one card: its words, and the published values field by field. */
export function DeskPage({ card, by, notice, done }: DeskView) {
  return (
    <>
      <header>
        <h1>Revisión</h1>
        <span>{card ? `Tarjeta ${card.place + 1} de ${card.of}` : 'No queda nada por revisar.'}</span>
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
        {done && <Undo template={done.template} at={done.at} />}
        {card && <Card {...card} />}
      </main>
    </>
  )
}

function Undo({ template, at }: StoredReview) {
  return (
    <form method="post" action="/revision" className="actions">
      <input type="hidden" name="clave" value={template} />
      <input type="hidden" name="cuando" value={at} />
      <span>Guardada: se aplica en unos segundos.</span>
      <Action name="deshacer" keyName="z">
        Deshacer
      </Action>
    </form>
  )
}

function Action({ name, keyName, isMain = false, children }: { name: string; keyName?: string; isMain?: boolean; children: ReactNode }) {
  return (
    <button type="submit" name="accion" value={name} data-tecla={keyName} className={isMain ? 'main' : undefined}>
      {children} {keyName && <kbd>{keyName}</kbd>}
    </button>
  )
}

function Card({ waiting, drafts, place, of, print, isAskedWhetherTwo }: DeskCard) {
  const { card, promotions, reports } = waiting
  return (
    <form method="post" action="/revision">
      {/* Enter in a field presses the form's first button, so this one comes first. */}
      <div className="actions">
        <Action name="guardar" keyName="a" isMain>
          Está bien, guardar
        </Action>
        {waiting.why === 'twoReadings' && (
          <>
            <Action name="programa" keyName="r">
              Vale la del programa
            </Action>
            <Action name="modelo" keyName="l">
              Vale la del modelo
            </Action>
          </>
        )}
        <Action name="nada" keyName="k">
          No hay promo acá
        </Action>
        <Action name="partir" keyName="2">
          {drafts.length === 0 ? 'Agregar una promo' : 'Son dos: partir'}
        </Action>
        <Action name="despues" keyName="y">
          Después
        </Action>
        {place > 0 && (
          <a className="button" href={`/revision?n=${place - 1}`} data-tecla="b">
            Anterior <kbd>b</kbd>
          </a>
        )}
        {place + 1 < of && (
          <a className="button" href={`/revision?n=${place + 1}`} data-tecla="n">
            Siguiente <kbd>n</kbd>
          </a>
        )}
      </div>
      {isAskedWhetherTwo && <input type="hidden" name="son-dos" value="si" />}
      <input type="hidden" name="clave" value={waiting.key} />
      <input type="hidden" name="huella" value={print} />
      <input type="hidden" name="visto" value={waiting.reviewedAt ?? ''} />
      <input type="hidden" name="n" value={place} />
      <input type="hidden" name="cuantas" value={drafts.length} />
      <div className="two">
        <section className="words">
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
          <label>
            <span>
              Para marcar palabras <kbd>m</kbd>: elegilas y apretá Enter; van al último campo que tocaste.
            </span>
            <textarea id="texto" readOnly data-tecla="m" defaultValue={card.text} />
          </label>
        </section>
        <section>
          {drafts.map((draft, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the page is drawn once.
            <Fields key={at} draft={draft} at={at} waiting={waiting} isOnly={drafts.length === 1} />
          ))}
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

type FieldsProps = { draft: ReviewDraft; at: number; waiting: Waiting; isOnly: boolean }

function Fields({ draft: { from, typed }, at, waiting: { card, promotions }, isOnly }: FieldsProps) {
  const published = from === null ? undefined : promotions[from]
  const shown = published && toListedPromotion(published)
  const inputs = (isRare: boolean) =>
    REVIEWED_FIELDS.filter((field) => RARE_FIELDS.has(field) === isRare).map((field) =>
      FIELD_INPUTS[field].draw(field, { typed, at, card }),
    )
  return (
    <fieldset>
      <legend>
        <h2>{shown ? capitalize(summaryLine(shown)) : 'Otra promoción'}</h2>
      </legend>
      {shown && <p>{pageDescription(shown)}</p>}
      {shown &&
        readingsWords(shown).map((words) => (
          <p key={words} className="quote">
            {words}
          </p>
        ))}
      <input type="hidden" name={`${at}.from`} value={from ?? ''} />
      <div className="fields">{inputs(false)}</div>
      <details>
        <summary>Palabras marcadas</summary>
        <div className="fields">
          {EVIDENCE_FIELDS.map((field) => (
            <Label key={field} words={READ_FIELDS[field].label}>
              <input name={`${at}.mark.${field}`} defaultValue={typedText(typed, `mark.${field}`)} autoComplete="off" />
            </Label>
          ))}
        </div>
      </details>
      <details>
        <summary>Lo demás: club, condiciones, otros medios</summary>
        <div className="fields">{inputs(true)}</div>
      </details>
      {!isOnly && <Action name={`quitar ${at}`}>Quitar esta</Action>}
    </fieldset>
  )
}

/** Asks for the access word first. */
export function EntryPage({ notice }: { notice: string | null }) {
  return (
    <main>
      <h1>Revisión</h1>
      {notice !== null && (
        <p className="notice" role="alert">
          {notice}
        </p>
      )}
      <form method="post" action="/revision" className="fields">
        <Label words="Clave">
          <input type="password" name="clave" required autoComplete="current-password" />
        </Label>
        <Label words="Cómo te llamás (si querés)">
          <input name="nombre" maxLength={60} autoComplete="name" />
        </Label>
        <Action name="entrar" isMain>
          Entrar
        </Action>
      </form>
    </main>
  )
}

/** Says that the request failed, and sends what was typed again. @param typed Null when nothing was. */
export function FailurePage({ isStorageAway, typed }: { isStorageAway: boolean; typed: URLSearchParams | null }) {
  return (
    <main>
      <h1>{typed ? 'No se guardó' : 'La revisión no anda ahora'}</h1>
      <p className="notice" role="alert">
        {isStorageAway ? 'La base de datos no contesta o no tiene lugar.' : 'Algo falló de nuestro lado.'}{' '}
        {typed && 'Lo que escribiste sigue acá. '}
        Probá de nuevo en un rato.
      </p>
      {typed ? (
        <form method="post" action="/revision">
          {[...typed].map(([name, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the page is drawn once.
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="main">
            Probar de nuevo
          </button>
        </form>
      ) : (
        <a className="button main" href="/revision">
          Probar de nuevo
        </a>
      )}
    </main>
  )
}
