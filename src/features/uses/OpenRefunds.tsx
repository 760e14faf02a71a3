import clsx from 'clsx'
import { useId } from 'react'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { systemClock } from '#domain/calendar/clock.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { claimPlaceWords, complaintText, debtorName, dueWords, refundReminderWords, usedWords } from '#domain/phrases/uses.ts'
import { pesos } from '#domain/text/words.ts'
import { listOpenRefunds, type OpenRefund } from '#domain/uses/refund.ts'
import { findPayer, type RefundState, type Use } from '#domain/uses/use.ts'
import type { Household, Person } from '#domain/wallet/household.ts'
import { buttonClass } from '#ui/button.ts'
import field from '#ui/field.module.css'
import link from '#ui/link.module.css'
import { shareBySystem } from '#ui/share.ts'
import text from '#ui/text.module.css'
import { showToast } from '#ui/toast.ts'
import { amendUse } from './useBook.ts'
import list from './uses.module.css'

export function OpenRefunds({ uses, people, today }: { uses: readonly Use[]; people: Household; today: CivilDate }) {
  const open = listOpenRefunds(uses, today)
  if (open.length === 0) return null
  return (
    <section aria-labelledby="reintegros">
      <h2 id="reintegros" tabIndex={-1}>
        Reintegros por llegar
      </h2>
      <ul className={list.list}>
        {open.map((refund) => (
          <Refund key={refund.use.id} open={refund} payer={findPayer(refund.use, people)} today={today} />
        ))}
      </ul>
    </section>
  )
}

function Refund({ open, payer, today }: { open: OpenRefund; payer: Person | undefined; today: CivilDate }) {
  const { use, refund, due, isDue, isLate } = open
  const isMissing = refund.arrival === 'missing'
  return (
    <li className={list.entry}>
      <p className={list.head}>
        <b translate="no">{pesos(use.saved)}</b>
        <span>{usedWords(use, today, undefined)}</span>
      </p>
      <p className={isLate || isMissing ? list.late : undefined}>{dueWords(open, payer)}.</p>
      {isDue && <p className={list.question}>¿Te lo devolvieron?</p>}
      {isMissing && <Claim open={open} />}
      <div className={list.actions}>
        <button type="button" className={buttonClass()} onClick={() => settle(use, 'arrived')}>
          {isMissing ? 'Al final llegó' : isDue ? 'Sí, me llegó' : 'Me lo acreditaron'}
        </button>
        {!isMissing && (
          <button type="button" className={buttonClass('quiet')} onClick={() => settle(use, 'missing')}>
            No llegó
          </button>
        )}
        {due !== null && due > today && !isMissing && (
          <button type="button" className={buttonClass('quiet')} onClick={() => void downloadReminder(use, due)}>
            Recordármelo ese día
          </button>
        )}
      </div>
    </li>
  )
}

function settle(use: Use, arrival: RefundState): void {
  if (use.refund === null) return
  const { refund } = use
  // The buttons disappear with the answer, so the focus moves to their section.
  document.getElementById('reintegros')?.focus()
  void amendUse(use.id, { refund: { ...refund, arrival } }).then((isKept) => {
    if (!isKept) return
    const words = arrival === 'arrived' ? `Anotado: llegaron ${pesos(use.saved)}` : 'Anotado: no llegó'
    showToast(words, null, { label: 'Deshacer', act: () => void amendUse(use.id, { refund }) })
  })
}

function Claim({ open: { use, refund } }: { open: OpenRefund }) {
  const id = useId()
  const words = complaintText(use, refund)
  return (
    <details className={list.claim} open>
      <summary className={link.disclosure}>Qué decirle a {debtorName(use)}</summary>
      <p className={text.soft}>
        Mandáselo {claimPlaceWords(use)}, con el ticket y el comprobante del pago a mano. Si no te responden, podés reclamar en Defensa del
        Consumidor.
      </p>
      <label htmlFor={id} className={text.unseen}>
        Mensaje para el reclamo
      </label>
      <textarea id={id} className={clsx(field.field, field.wide)} readOnly rows={8} value={words} />
      <div className={list.actions}>
        <button type="button" className={buttonClass()} onClick={() => void copy(words)}>
          Copiar el mensaje
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={() => void shareOrCopy(words)}>
          Compartir
        </button>
      </div>
    </details>
  )
}

async function shareOrCopy(words: string): Promise<void> {
  if ((await shareBySystem({ text: words })) === 'unavailable') await copy(words)
}

async function copy(words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words)
    showToast('Mensaje copiado')
  } catch {
    showToast('Tu navegador no deja copiar: marcá el texto y copialo a mano')
  }
}

const REMINDER = 9

async function downloadReminder(use: Use, due: CivilDate): Promise<void> {
  try {
    const { writeCalendar } = await import('#domain/text/calendarFile.ts')
    const url = new URL('/ahorros', location.href).href
    const entry = {
      id: `reintegro-${use.id}`,
      date: due,
      title: refundReminderWords(use),
      description: `${usedWords(use, due, undefined)}: ${use.title}. Anotalo en ${url}`,
      place: CHAINS[use.supermarket].name,
      url,
      reminder: REMINDER,
    }
    const file = new Blob([writeCalendar([entry], systemClock.now())], { type: 'text/calendar' })
    const address = URL.createObjectURL(file)
    Object.assign(document.createElement('a'), { href: address, download: 'yapa-reintegro.ics' }).click()
    URL.revokeObjectURL(address)
  } catch {
    showToast('No pudimos armar el recordatorio: probá con conexión')
  }
}
