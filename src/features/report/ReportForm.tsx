import clsx from 'clsx'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { ReportProblems } from '#domain/promotion/report.ts'
import { MAX_EMAIL_LENGTH, MAX_MESSAGE_LENGTH, REPORT_FIELDS, type ReportField, type ReportValues } from '#domain/promotion/report.ts'
import { buttonClass } from '#ui/button.ts'
import chip from '#ui/chip.module.css'
import field from '#ui/field.module.css'
import text from '#ui/text.module.css'
import styles from './ReportForm.module.css'
import type { SentReport } from './reportForm.ts'

type Props = {
  promotionId: string | null
  version: number | null
  openedAt: number
  sent: SentReport | null
  onDone: () => void
}

const FIELD_WORDS: Record<ReportField, string> = {
  descuento: 'El descuento',
  fechas: 'Las fechas',
  dias: 'Los días',
  tope: 'El tope',
  medios: 'Los medios de pago',
  donde: 'Dónde vale',
  otro: 'Otra cosa',
}

const NO_REFUSAL: ReportRefusal = { notice: '', problems: {} }

export function ReportForm({ promotionId, version, openedAt, sent, onDone }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [isSending, setSending] = useState(false)
  const [{ notice, problems }, setRefusal] = useState<ReportRefusal>(sent ?? NO_REFUSAL)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!form.current || isSending) return
    setSending(true)
    setRefusal(NO_REFUSAL)
    const refusal = await sendReport(new FormData(form.current))
    if (refusal === null) return onDone()
    setSending(false)
    setRefusal(refusal)
    const [wrong] = Object.keys(refusal.problems)
    if (wrong) form.current.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }
  return (
    <form ref={form} className={styles.form} method="post" action="/reportar" noValidate onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="promocion" value={promotionId ?? ''} />
      <input type="hidden" name="version" value={version ?? ''} />
      <input type="hidden" name="abierto" value={openedAt} />
      {notice && (
        <p className={styles.notice} role="alert">
          {notice}
        </p>
      )}
      {promotionId !== null && <FieldChoice initial={sent?.values.campo ?? ''} />}
      <Message problem={problems.mensaje} initial={sent?.values.mensaje} isAboutPromotion={promotionId !== null} />
      <Email problem={problems.correo} initial={sent?.values.correo} />
      <button className={buttonClass('main')} type="submit" aria-disabled={isSending || undefined}>
        {isSending ? 'Enviando…' : 'Enviar'}
      </button>
      <p className={text.aside}>Guardamos solo lo que escribas acá. El correo es para responderte, si querés.</p>
    </form>
  )
}

function FieldChoice({ initial }: { initial: ReportValues['campo'] }) {
  return (
    <fieldset className={styles.fields}>
      <legend>¿Qué está mal?</legend>
      {REPORT_FIELDS.map((name) => (
        <label className={chip.chip} key={name}>
          <input type="radio" name="campo" value={name} defaultChecked={initial === name} />
          {FIELD_WORDS[name]}
        </label>
      ))}
    </fieldset>
  )
}

function Message({
  problem,
  initial,
  isAboutPromotion,
}: {
  problem: string | undefined
  initial: string | undefined
  isAboutPromotion: boolean
}) {
  const id = useId()
  return (
    <div className={clsx(field.labelled, styles.answer)}>
      <label htmlFor={id}>{isAboutPromotion ? '¿Qué viste distinto?' : 'Contanos qué pasó'}</label>
      <textarea
        id={id}
        className={clsx(field.field, field.wide)}
        name="mensaje"
        rows={4}
        required
        maxLength={MAX_MESSAGE_LENGTH}
        defaultValue={initial}
        placeholder={isAboutPromotion ? 'Por ejemplo: en la caja el tope era de $ 10.000' : undefined}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}p` : undefined}
      />
      {problem && (
        <span className={field.wrong} id={`${id}p`}>
          {problem}
        </span>
      )}
    </div>
  )
}

function Email({ problem, initial }: { problem: string | undefined; initial: string | undefined }) {
  const id = useId()
  return (
    <div className={clsx(field.labelled, styles.answer)}>
      <label htmlFor={id}>
        Tu correo <span className={text.soft}>(opcional)</span>
      </label>
      <input
        id={id}
        className={clsx(field.field, field.wide)}
        name="correo"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        defaultValue={initial}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}p` : undefined}
      />
      {problem && (
        <span className={field.wrong} id={`${id}p`}>
          {problem}
        </span>
      )}
    </div>
  )
}

export type ReportRefusal = { notice: string; problems: ReportProblems }

/** Milliseconds until sending gives up: long enough for a bad signal, short enough for a waiting shopper. */
const PATIENCE = 15_000

const OFFLINE: ReportRefusal = { notice: 'No hay conexión. Tu texto sigue acá: probá de nuevo cuando tengas señal.', problems: {} }
const BROKEN: ReportRefusal = { notice: 'No pudimos enviarlo. Tu texto sigue acá: probá de nuevo en un rato.', problems: {} }

/** Sends the form, whose fields are all texts. @returns null on success, else the reason. Never throws. */
async function sendReport(form: FormData): Promise<ReportRefusal | null> {
  const body = new URLSearchParams([...form] as [string, string][])
  try {
    const headers = { accept: 'application/json' }
    const response = await fetch('/reportar', { method: 'POST', body, headers, signal: AbortSignal.timeout(PATIENCE) })
    if (response.ok) return null
    const refusal = (await response.json().catch(() => null)) as Partial<ReportRefusal> | null
    return refusal?.notice ? { notice: refusal.notice, problems: refusal.problems ?? {} } : BROKEN
  } catch {
    return OFFLINE
  }
}
