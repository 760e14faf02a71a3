import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { useState } from 'react'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { publisherOf } from '#domain/catalogue/source.ts'
import { givesInstalments, makeShopper, rankForDay, rankForPerson, type Shopper } from '#domain/choice/ranking.ts'
import { factWords } from '#domain/description/toText.ts'
import { pastDayWords } from '#domain/phrases/uses.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { capitalize, dayAndMonth, pesos } from '#domain/text/words.ts'
import { makeExpectedRefund } from '#domain/uses/refund.ts'
import { capSharers, guessDayOfUse, MAX_WORDS, type Use, type UseContext } from '#domain/uses/use.ts'
import { personOf } from '#domain/wallet/household.ts'
import { buttonClass } from '#ui/button.ts'
import link from '#ui/link.module.css'
import { showToast } from '#ui/toast.ts'
import { useAfterUses } from './afterUses.ts'
import { type StatedPurchase, UseDialog } from './UseDialog.tsx'
import { amendUse, dropUse, keepUses, useBook } from './useBook.ts'
import styles from './uses.module.css'

type Props = UseContext & {
  /** The promotion in words: «15% de descuento en Carrefour con Mercado Pago». */
  title: string
  /** Loads the promotion's current words and official page; null if they cannot be loaded. */
  source: () => Promise<{ words: string; url: string } | null>
}

/**
 * Shows what is left of the promotion's cap, and the button «La usé: $ 45.000 hoy». One tap records the use; another amount or
 * day takes a second one.
 */
export function RecordUse({ promotion, people, amount, today, title, group, source }: Props) {
  const book = useBook()
  const shopper = makeShopper(people, amount ?? null, { afterUses: useAfterUses() })
  const ranked = rankForDay(promotion, shopper, today)
  const { left, eligibility, whose: payer = people[0] } = ranked
  const others = people.filter((one) => one !== payer && rankForPerson(promotion, one, shopper).eligibility.status !== 'no')
  const [isAsking, setAsking] = useState(false)
  const day = guessDayOfUse(promotion, today)
  const count = book.state === 'read' ? book.uses.filter(({ promotions }) => promotions.includes(promotion.id)).length : 0
  if (eligibility.status === 'no') return null
  const record = (said: StatedPurchase) => {
    setAsking(false)
    const id = newId()
    const own = { id, ...said, promotions: capSharers(promotion, group()), title, url: publisherOf(promotion).url }
    void keep(makeUse(promotion, shopper, { ...own, words: promotion.restrictions.join(' ') }), source)
  }
  return (
    <>
      {left && (
        <p className={styles.left}>
          <b>{capitalize(factWords('cap', ranked))}</b>
          {left.usedUp === null && left.wholeOn !== null && <>; vuelve entero el {dayAndMonth(left.wholeOn)}</>}.
        </p>
      )}
      <div className={styles.line}>
        {day !== null && amount !== undefined && (
          <>
            <button type="button" className={buttonClass()} onClick={() => record({ amount, date: day, whose: payer.id })}>
              {`La usé: ${pesos(amount)} ${pastDayWords(day, today)}${payer === people[0] ? '' : `, con la de ${payer.name}`}`}
            </button>
            <button type="button" className={buttonClass('quiet')} onClick={() => setAsking(true)}>
              Otro monto o día
            </button>
          </>
        )}
        {day !== null && amount === undefined && (
          <button type="button" className={buttonClass()} onClick={() => setAsking(true)}>
            Usé esta promo
          </button>
        )}
        {count > 0 && (
          <Link className={clsx(link.touch, link.underlined)} to="/ahorros">
            {count === 1 ? 'La anotaste una vez' : `La anotaste ${count} veces`}
          </Link>
        )}
      </div>
      {day !== null && (
        <UseDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          onSaid={record}
          title="Usé esta promo"
          about={title}
          amount={amount}
          date={day}
          today={today}
          payers={[payer, ...others]}
        />
      )}
    </>
  )
}

async function keep(use: ReturnType<typeof makeUse>, source: Props['source']): Promise<void> {
  if (!(await keepUses([use]))) return
  const said = `Anotado: ${pesos(use.amount)} en ${CHAINS[use.supermarket].name}`
  const undo = { label: 'Deshacer', act: () => void dropUse(use.id) }
  showToast(said, null, undo)
  void askForDurableStorage().then((advice) => advice !== null && showToast(`${said}. ${advice}`, null, undo))
  const found = await source()
  if (found) await amendUse(use.id, found)
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const TOLD = 'yapa-usos-cuidados'

const ADVICE =
  'Tu navegador puede borrarlo si no entrás por un tiempo: agregá Yapa a tu pantalla de inicio, o bajá el archivo en «Mis medios»'

/**
 * Asks the browser to keep what this site stores until the shopper erases it. Never throws.
 * @returns How to keep the uses, the first time that the browser refuses; null otherwise.
 */
export async function askForDurableStorage(): Promise<string | null> {
  try {
    const { storage } = navigator
    const isDurable = (await storage?.persisted?.()) || (await storage?.persist?.())
    if (isDurable || localStorage.getItem(TOLD) !== null) return null
    localStorage.setItem(TOLD, '1')
    return ADVICE
  } catch {
    return null
  }
}

export type RecordedPurchase = {
  id: string
  date: CivilDate
  /** The payer's id; undefined means the person whom the promotion suits best. */
  whose?: string | undefined
  amount: number
  promotions: readonly string[]
  title: string
  url: string
  words: string
}

/**
 * Makes the use of a promotion with the terms of that day. Its saving counts the shopper's earlier uses; instalments save 0,
 * because they return no money.
 */
export function makeUse(promotion: ListedPromotion, shopper: Shopper, { words, ...said }: RecordedPurchase): Use {
  const { people } = shopper
  const person = said.whose === undefined ? undefined : personOf(people, said.whose)
  const payer: Shopper = person ? { ...shopper, people: [person], amount: said.amount } : { ...shopper, amount: said.amount }
  const { saving, eligibility, whose = payer.people[0] } = rankForDay(promotion, payer, said.date)
  return {
    ...said,
    whose: whose.id,
    supermarket: promotion.supermarket,
    saved: givesInstalments(promotion) ? 0 : saving,
    paidWith: eligibility.via,
    cap: capitalize(factWords('cap', { promotion })),
    refund: makeExpectedRefund(promotion.conditions.refund),
    words: words.slice(0, MAX_WORDS),
  }
}
