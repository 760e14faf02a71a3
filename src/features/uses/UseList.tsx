import { useState } from 'react'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { savedWords, usedWords } from '#domain/phrases/uses.ts'
import { pesos } from '#domain/text/words.ts'
import { findPayer, type Use } from '#domain/uses/use.ts'
import type { Household, Person } from '#domain/wallet/household.ts'
import { buttonClass } from '#ui/button.ts'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import { showToast } from '#ui/toast.ts'
import { type StatedPurchase, UseDialog } from './UseDialog.tsx'
import { amendUse, dropAllUses, dropUse, keepUses } from './useBook.ts'
import list from './uses.module.css'

const SHOWN = 10

export function UseList({ uses, people, today }: { uses: readonly Use[]; people: Household; today: CivilDate }) {
  const [isWhole, setWhole] = useState(false)
  const [edited, setEdited] = useState<Use | null>(null)
  const correct = ({ amount, date, saved = 0 }: StatedPurchase) => {
    if (edited) void amendUse(edited.id, { amount, date, saved })
    setEdited(null)
  }
  return (
    <section aria-labelledby="usos">
      <h2 id="usos" tabIndex={-1}>
        Lo que usaste
      </h2>
      <ul className={list.list}>
        {(isWhole ? uses : uses.slice(0, SHOWN)).map((use) => (
          <Entry key={use.id} use={use} payer={findPayer(use, people)} today={today} correct={() => setEdited(use)} />
        ))}
      </ul>
      {!isWhole && uses.length > SHOWN && (
        <button type="button" className={buttonClass('wide')} onClick={() => setWhole(true)}>
          Ver los {uses.length}
        </button>
      )}
      <div className={list.actions}>
        <button type="button" className={buttonClass('danger')} onClick={() => eraseAll(uses)}>
          Borrar todo lo anotado
        </button>
      </div>
      {edited && (
        <UseDialog
          key={edited.id}
          open
          onClose={() => setEdited(null)}
          onSaid={correct}
          title="Corregir"
          about={edited.title}
          amount={edited.amount}
          saved={edited.saved}
          date={edited.date}
          today={today}
        />
      )}
    </section>
  )
}

type EntryProps = { use: Use; payer: Person | undefined; today: CivilDate; correct: () => void }

function Entry({ use, payer, today, correct }: EntryProps) {
  const { title, amount, saved, supermarket, words, url } = use
  const chain = CHAINS[supermarket].name
  return (
    <li className={list.entry}>
      <p className={list.head}>
        <b translate="no">{pesos(amount)}</b>
        <span>{usedWords(use, today, payer)}</span>
        {saved > 0 && <span className={list.saved}>{savedWords(use)}</span>}
      </p>
      <p className={text.soft}>{title}</p>
      {words !== '' && (
        <details>
          <summary className={link.disclosure}>Lo que decía ese día</summary>
          <p className={list.words}>{words}</p>
          <a className={link.touch} href={url} target="_blank" rel="noopener noreferrer">
            Página oficial de {chain}
          </a>
        </details>
      )}
      <div className={list.small}>
        <button type="button" className={link.disclosure} aria-label={`Corregir: ${title}, ${pesos(amount)}`} onClick={correct}>
          Corregir
        </button>
        <button type="button" className={link.disclosure} aria-label={`Borrar: ${title}, ${pesos(amount)}`} onClick={() => erase(use)}>
          Borrar
        </button>
      </div>
    </li>
  )
}

function erase(use: Use): void {
  document.getElementById('usos')?.focus()
  void dropUse(use.id).then((isDone) => isDone && showToast('Borrado', null, { label: 'Deshacer', act: () => void keepUses([use]) }))
}

/** Erases all uses with one tap; the toast can undo it, so that a slip of the thumb loses nothing. */
function eraseAll(uses: readonly Use[]): void {
  void dropAllUses().then(
    (isDone) => isDone && showToast('Borramos todo lo anotado', null, { label: 'Deshacer', act: () => void keepUses(uses) }),
  )
}
