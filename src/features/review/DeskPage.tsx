import { Fragment, type ReactNode } from 'react'
import { WEEKDAYS, type Weekday } from '#domain/calendar/calendar.ts'
import { civilDateAt } from '#domain/calendar/clock.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { pageDescription, summaryLine } from '#domain/phrases/page.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import { CAP_HOLDERS, CAP_PERIODS, DISCOUNT_TYPES, type EvidenceField, type ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { EVIDENCE_FIELDS, evidenceTitle, PROMOTION_FIELDS } from '#domain/promotion/promotionFields.ts'
import type { ReviewReason } from '#domain/promotion/review.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { capitalize, DAY_NAMES, dayAndMonth } from '#domain/text/words.ts'
import { type ReviewDraft, SHAPED_INPUT_FIELDS } from './reviewForm.ts'
import { ShapeInputs } from './ShapeInputs.tsx'
import { describeInputs, readTypedText } from './shapeForm.ts'

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

/** An earlier review of almost the same words. `isOffered`: applying it would change what is typed. */
type Precedent = { at: string; by: string; changes: readonly { kind: 'added' | 'removed'; words: string }[]; isOffered: boolean }
/** A card at the desk, with the values typed so far. */
export type DeskCard = { waiting: Waiting; drafts: ReviewDraft[]; place: number; of: number; print: string; precedent: Precedent | null }
/** A review that was just stored. */
export type StoredReview = { template: string; at: string }
export type DeskView = { card: DeskCard | null; by: string; notice: string | null; done: StoredReview | null }

const WHY: Record<ReviewReason, string> = {
  reported: 'La avisó alguien que la usó.',
  contradicting: 'La tarjeta se contradice.',
  unread: 'No se leyó ninguna promo.',
  doubtful: 'Se leyó con dudas.',
  unknownIssuer: 'Nombra un medio que no conocemos.',
  new: 'Texto nuevo.',
  near: 'Se parece mucho a una ya revisada.',
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

function Card({ waiting, drafts, place, of, print, precedent }: DeskCard) {
  const { card, promotions, reports } = waiting
  return (
    <form method="post" action="/revision">
      {/* Enter in a field presses the form's first button, so this one comes first. */}
      <div className="actions">
        <Action name="guardar" keyName="a" isMain>
          Está bien, guardar
        </Action>
        {precedent?.isOffered && (
          <Action name="anterior" keyName="e">
            Como la anterior
          </Action>
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
      <input type="hidden" name="clave" value={waiting.key} />
      <input type="hidden" name="huella" value={print} />
      <input type="hidden" name="visto" value={waiting.reviewedAt ?? ''} />
      <input type="hidden" name="n" value={place} />
      <input type="hidden" name="cuantas" value={drafts.length} />
      <div className="two">
        <section className="words">
          <h2>
            {CHAINS[card.source].name}, {dayAndMonth(card.capturedAt)}
          </h2>
          {reports.map(({ id, message, field }) => (
            <p key={id} className="quote">
              Aviso{field === null ? '' : ` (${field})`}: «{message}»
            </p>
          ))}
          {precedent && <Difference {...precedent} />}
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

/** Shows how the card's words differ from the reviewed ones. */
function Difference({ at, by, changes, isOffered }: Precedent) {
  return (
    <p className="quote">
      Se parece a una revisada el {dayAndMonth(civilDateAt(new Date(at)))}
      {by !== '' && ` por ${by}`}
      {changes.length === 0 ? ': las palabras son las mismas.' : ': '}
      {changes.map(({ kind, words }, index) => {
        const Mark = kind === 'added' ? 'ins' : 'del'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the page is drawn once.
          <Fragment key={index}>
            <Mark>
              {kind === 'added' ? '+' : '−'} {words}
            </Mark>{' '}
          </Fragment>
        )
      })}
      {!isOffered && ' Aquella revisión dice lo mismo que está acá.'}
    </p>
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
    const names = [...new Set(spans.filter((span) => span.start <= start && end <= span.end).map(({ field }) => evidenceTitle(field)))]
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

function Fields({ draft, at, waiting: { card, promotions }, isOnly }: FieldsProps) {
  const shown = draft.from === null ? undefined : promotions[draft.from]
  const key = (letter: string) => (at === 0 ? letter : undefined)
  const input = (name: string, field: string, letter: string) => ({
    name: `${at}.${name}`,
    'data-campo': field,
    'data-tecla': key(letter),
    defaultValue: readTypedText(draft.typed, name),
    autoComplete: 'off',
  })
  return (
    <fieldset>
      <legend>
        <h2>{shown ? capitalize(summaryLine(shown)) : 'Otra promoción'}</h2>
      </legend>
      {shown && <p>{pageDescription(shown)}</p>}
      <input type="hidden" name={`${at}.from`} value={draft.from ?? ''} />
      <div className="fields">
        <Label letter="d" words="Descuento">
          <input inputMode="decimal" {...input('discount', 'discount', 'd')} />
        </Label>
        <Label words="De qué">
          <Choice at={at} name="type" value={readTypedText(draft.typed, 'type')} of={DISCOUNT_TYPES} />
        </Label>
        <Label letter="v" words="Desde">
          <input placeholder="AAAA-MM-DD" {...input('validFrom', 'validFrom', 'v')} />
        </Label>
        <Label letter="h" words="Hasta">
          <input placeholder="AAAA-MM-DD" {...input('validUntil', 'validUntil', 'h')} />
        </Label>
        <Checks at={at} name="weekdays" letter={key('w')} words="Días (ninguno: todos)" of={WEEKDAYS} chosen={draft.typed.weekdays ?? []} />
        <Checks at={at} name="where" letter={key('u')} words="Dónde" of={CHAINS[card.source].where} chosen={draft.typed.where ?? []} />
        <Label letter="p" words="Medios: uno por renglón, juntos con «+»; vacío, cualquiera" isWide>
          <textarea {...input('paymentMethods', 'paymentMethods', 'p')} />
        </Label>
        <Label letter="t" words="Tope en pesos, o «sin tope»">
          <input {...input('limits', 'limits', 't')} />
        </Label>
        <Label words="Tope por">
          <Choice at={at} name="period" value={readTypedText(draft.typed, 'period')} of={['', ...CAP_PERIODS]} />
        </Label>
        <Label words="Tope de cada">
          <Choice at={at} name="per" value={readTypedText(draft.typed, 'per')} of={['', ...CAP_HOLDERS]} />
        </Label>
        <Label letter="c" words="Compra mínima">
          <input {...input('minPurchase', 'minPurchase', 'c')} />
        </Label>
        <Label letter="s" words="Se suma a otras">
          <Choice at={at} name="stackable" value={readTypedText(draft.typed, 'stackable')} of={['', 'si', 'no']} letter={key('s')} />
        </Label>
        <Label letter="o" words="Solo en" isWide>
          <textarea {...input('onlyForProducts', 'onlyForProducts', 'o')} />
        </Label>
        <Label letter="x" words="No entra" isWide>
          <textarea {...input('excludesProducts', 'excludesProducts', 'x')} />
        </Label>
      </div>
      <details>
        <summary>Palabras marcadas</summary>
        <div className="fields">
          {EVIDENCE_FIELDS.map((field: EvidenceField) => (
            <Label key={field} words={evidenceTitle(field)}>
              <input name={`${at}.mark.${field}`} defaultValue={readTypedText(draft.typed, `mark.${field}`)} autoComplete="off" />
            </Label>
          ))}
        </div>
      </details>
      <details>
        <summary>Lo demás: club, condiciones, otros medios</summary>
        <div className="fields">
          {SHAPED_INPUT_FIELDS.map((field) => (
            <ShapeInputs
              key={field}
              input={describeInputs(PROMOTION_FIELDS[field].shape, field, draft.typed)}
              typed={draft.typed}
              start={`${at}.`}
            />
          ))}
        </div>
      </details>
      {!isOnly && <Action name={`quitar ${at}`}>Quitar esta</Action>}
    </fieldset>
  )
}

function Label({ letter, words, isWide = false, children }: { letter?: string; words: string; isWide?: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className={isWide ? 'wide' : undefined}>
      <span>
        {words} {letter && <kbd>{letter}</kbd>}
      </span>
      {children}
    </label>
  )
}

type ChoiceProps = { at: number; name: string; value: string | undefined; of: readonly string[]; letter?: string | undefined }

function Choice({ at, name, value, of, letter }: ChoiceProps) {
  return (
    <select name={`${at}.${name}`} defaultValue={value} data-tecla={letter}>
      {of.map((one) => (
        <option key={one} value={one}>
          {one || 'no dice'}
        </option>
      ))}
    </select>
  )
}

type ChecksProps = { at: number; name: string; letter: string | undefined; words: string; of: readonly string[]; chosen: readonly string[] }

function Checks({ at, name, letter, words, of, chosen }: ChecksProps) {
  return (
    <div className="group wide">
      <b>
        {words} {letter && <kbd>{letter}</kbd>}
      </b>
      <span>
        {of.map((one, index) => (
          <label key={one}>
            <input
              type="checkbox"
              name={`${at}.${name}`}
              value={one}
              defaultChecked={chosen.includes(one)}
              data-tecla={index === 0 ? letter : undefined}
            />
            {one in DAY_NAMES ? capitalize(DAY_NAMES[one as Weekday]) : one}
          </label>
        ))}
      </span>
    </div>
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
