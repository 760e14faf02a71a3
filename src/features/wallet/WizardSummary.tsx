import { Link } from '@tanstack/react-router'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { rowGain } from '#domain/description/words/gain.ts'
import { ownMethodsWords } from '#domain/description/words/methods.ts'
import { nearDayName } from '#domain/description/words/time.ts'
import { bestDayWords } from '#domain/phrases/answer.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { TYPICAL_AMOUNT } from '#domain/promotion/saving.ts'
import { pesos } from '#domain/text/words.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { isEmptyWallet } from '#domain/wallet/wallet.ts'
import { Badge } from '#ui/Badge.tsx'
import { button } from '#ui/button.ts'
import text from '#ui/text.module.css'
import type { WhoseSearch } from './settingsSearch.ts'
import { WizardLink } from './WizardLink.tsx'
import styles from './WizardSummary.module.css'
import type { WalletSummary } from './walletSummary.ts'
import { counted } from './walletWords.ts'

export type SummaryData = WalletSummary<ListedPromotion> & { today: CivilDate; isExample: boolean }

/** Shows what the wallet unlocks: the number of promotions, the best saving on one purchase, the best promotions, and what is missing. */
export function WizardSummary({ summary, wallet, persona }: { summary: SummaryData | null; wallet: Wallet } & WhoseSearch) {
  if (isEmptyWallet(wallet)) return <Nothing persona={persona} />
  // Without any promotion, what is missing is the way on.
  const isMissingFirst = summary?.yours === 0
  const toComplete = summary && <ToComplete summary={summary} persona={persona} />
  return (
    <div className={styles.summary}>
      {summary ? <Unlocked summary={summary} /> : <p>Ahora no pudimos ver qué promociones abre. Tu billetera ya quedó guardada.</p>}
      {isMissingFirst && toComplete}
      <Onward persona={persona} />
      {!isMissingFirst && toComplete}
      {summary && <Promising summary={summary} />}
    </div>
  )
}

function Onward({ persona }: WhoseSearch) {
  return (
    <div className={styles.onward}>
      <Link className={button('main')} to="/">
        Ver mis promociones
      </Link>
      <Link className={button()} to="/configuracion/medios" search={{ persona }}>
        Revisar mis medios
      </Link>
    </div>
  )
}

function Nothing({ persona }: WhoseSearch) {
  return (
    <div className={styles.summary}>
      <div className={styles.onward}>
        <WizardLink className={button('main')} step="bienvenida" persona={persona}>
          Elegir mis bancos
        </WizardLink>
        <Link className={button()} to="/">
          Ver todas las promociones
        </Link>
      </div>
    </div>
  )
}

function Unlocked({ summary: { yours, best, today, isExample } }: { summary: SummaryData }) {
  const [first] = best
  return (
    <>
      {yours === 0 ? (
        <p>Con lo que marcaste no podemos asegurarte ninguna promoción en los próximos siete días.</p>
      ) : (
        <p className={styles.sign}>
          <strong className={text.figure} translate="no">
            {yours}
          </strong>
          {yours === 1 ? 'promoción tuya' : 'promociones tuyas'} en los próximos siete días
        </p>
      )}
      {first && <BestOfWeek first={first} today={today} />}
      <p className={text.aside}>
        {first && 'Es la mejor de ellas por sí sola; no sumamos una con otra. '}
        {isExample
          ? 'Son datos de ejemplo: todavía no se cargaron los reales.'
          : 'Verificá siempre el tope y las condiciones en la fuente.'}
      </p>
    </>
  )
}

type Line = SummaryData['best'][number]

function BestOfWeek({ first, today }: { first: Line; today: CivilDate }) {
  const { isPesos, before, figure, after } = rowGain(first.best, undefined)
  return (
    <p className={styles.sign}>
      <strong className={text.figure}>
        {before !== '' && <small>{before}</small>} <span translate="no">{figure}</span>
      </strong>
      {isPesos ? 'de ahorro' : after} {bestDayWords(first, today, true)}, en una compra de{' '}
      <span className={styles.amount} translate="no">
        {pesos(TYPICAL_AMOUNT)}
      </span>
    </p>
  )
}

function Promising({ summary: { best, today } }: { summary: SummaryData }) {
  if (best.length === 0) return null
  return (
    <section aria-label="Las mejores">
      <h2>Para empezar</h2>
      <ul className={styles.lines}>
        {best.map((line) => (
          <Best key={line.best.promotion.id} line={line} today={today} />
        ))}
      </ul>
    </section>
  )
}

function Best({ line: { date, best }, today }: { line: Line; today: CivilDate }) {
  const { id, supermarket } = best.promotion
  const chain = CHAINS[supermarket]
  const { isPesos, before, figure, after } = rowGain(best, undefined)
  const method = ownMethodsWords(best)
  return (
    <li>
      <Link className={styles.best} to="/promocion/$id" params={{ id }}>
        <Badge of={chain} />
        <span>
          <b>
            {isPesos ? after : `${figure} ${after}`} en {chain.name}, {nearDayName(date, today)}
          </b>
          {method !== null && <small className={styles.method}>con {method}</small>}
        </span>
        {isPesos && (
          <span className={styles.saving}>
            {before !== '' && <small>{before} </small>}
            {figure}
          </span>
        )}
      </Link>
    </li>
  )
}

/** Says how many more promotions may become usable, and links to the questions and cards that decide it. */
function ToComplete({ summary: { yours, possible, waitingFor }, persona }: { summary: SummaryData } & WhoseSearch) {
  if (possible === 0) return null
  return (
    <section aria-label="Por completar">
      <h2>
        {yours === 0
          ? counted(possible, 'puede ser tuya', 'pueden ser tuyas')
          : counted(possible, 'más puede ser tuya', 'más pueden ser tuyas')}
      </h2>
      <div className={styles.onward}>
        {waitingFor.question > 0 && (
          <WizardLink className={button()} step="preguntas" persona={persona}>
            Contestar preguntas: {counted(waitingFor.question, 'promo', 'promos')}
          </WizardLink>
        )}
        {waitingFor.card > 0 && (
          <WizardLink className={button()} step="bienvenida" persona={persona}>
            Marcar mis tarjetas: {counted(waitingFor.card, 'promo', 'promos')}
          </WizardLink>
        )}
      </div>
    </section>
  )
}
