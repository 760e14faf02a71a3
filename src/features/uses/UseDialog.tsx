import { type FormEvent, useId, useState } from 'react'
import { type CivilDate, isCivilDate } from '#domain/calendar/calendar.ts'
import { amountFaultWords } from '#domain/phrases/amount.ts'
import { readAmount } from '#domain/promotion/amount.ts'
import { groupThousands } from '#domain/text/words.ts'
import type { Person } from '#domain/wallet/household.ts'
import { buttonClass } from '#ui/button.ts'
import field from '#ui/field.module.css'
import { Dialog } from '#ui/Modal.tsx'
import { AmountInput } from '../offer/AmountInput.tsx'
import styles from './uses.module.css'

/** A purchase as typed. `whose` (the payer's id) and `saved` are present only if the dialog asks for them. */
export type StatedPurchase = { amount: number; date: CivilDate; whose?: string; saved?: number }

type Props = {
  open: boolean
  onClose: () => void
  onSaid: (said: StatedPurchase) => void
  title: string
  about: string
  amount: number | undefined
  /** The pesos that came back; the dialog asks for them only with this value. */
  saved?: number
  date: CivilDate
  today: CivilDate
  /** The people who may have paid, the best payer first; the dialog asks only when there are several. */
  payers?: readonly Person[]
}

export function UseDialog({ open, onClose, onSaid, title, about, amount, saved, date, today, payers = [] }: Props) {
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = readSaid(new FormData(event.currentTarget), today)
    if (typeof said === 'string') return setProblem(said)
    setProblem(null)
    onSaid(said)
  }
  return (
    <Dialog open={open} onClose={onClose} title={title} description={about}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <label className={field.labelled}>
          ¿Cuánto pagaste?
          <AmountInput name="amount" amount={amount} placeholder="$" aria-describedby={`${id}p`} />
        </label>
        {saved !== undefined && (
          <label className={field.labelled}>
            ¿Cuánto te volvió?
            <input
              className={field.field}
              name="saved"
              inputMode="numeric"
              autoComplete="off"
              maxLength={14}
              defaultValue={groupThousands(saved)}
            />
          </label>
        )}
        <label className={field.labelled}>
          ¿Qué día?
          <input className={field.field} name="date" type="date" max={today} defaultValue={date} />
        </label>
        {payers.length > 1 && (
          <label className={field.labelled}>
            ¿Con la de quién?
            <select className={field.field} name="whose">
              {payers.map(({ id: whose, name }) => (
                <option key={whose} value={whose}>
                  {name === '' ? 'La mía' : `La de ${name}`}
                </option>
              ))}
            </select>
          </label>
        )}
        <p id={`${id}p`} className={field.wrong} role="alert">
          {problem}
        </p>
        <button className={buttonClass('main')} type="submit">
          Anotar
        </button>
        <button className={buttonClass('quiet')} type="button" onClick={onClose}>
          Cancelar
        </button>
      </form>
    </Dialog>
  )
}

function readSaid(form: FormData, today: CivilDate): StatedPurchase | string {
  const amount = readAmount(form.get('amount'))
  const date = form.get('date')
  if (amount === null) return `${amountFaultWords(String(form.get('amount'))) ?? 'Poné cuánto pagaste, en pesos'}.`
  if (!isCivilDate(date)) return 'Elegí qué día fue.'
  if (date > today) return 'Ese día todavía no llegó.'
  const saved = form.get('saved')
  const whose = form.get('whose')
  if (saved === null) return { amount, date, ...(typeof whose === 'string' && { whose }) }
  const back = saved === '' || /^[$\s]*0+$/.test(String(saved)) ? 0 : readAmount(saved)
  if (back === null || back > amount) return 'Lo que te volvió no puede ser más de lo que pagaste.'
  return { amount, date, saved: back }
}
