import { Link } from '@tanstack/react-router'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { groupWords } from '#domain/phrases/methods.ts'
import { discountFigure } from '#domain/promotion/promotionWords.ts'
import { TYPICAL_AMOUNT } from '#domain/promotion/saving.ts'
import { pesos } from '#domain/text/words.ts'
import { isEmptyWallet } from '#domain/wallet/emptyWallet.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { Badge } from '#ui/Badge.tsx'
import { button } from '#ui/button.ts'
import text from '#ui/text.module.css'
import type { SummaryData, SummaryLine } from './summaryData.ts'
import styles from './WizardSummary.module.css'
import { counted } from './walletWords.ts'

/** Shows what the wallet unlocks: the number of promotions, the best saving on one purchase, the best promotions, and what is missing. */
export function WizardSummary({ summary, wallet }: { summary: SummaryData | null; wallet: Wallet }) {
  if (isEmptyWallet(wallet)) return <Nothing />
  return (
    <div className={styles.summary}>
      {summary ? <Unlocked summary={summary} /> : <p>Ahora no pudimos ver qué promociones abre. Tu billetera ya quedó guardada.</p>}
      <Onward />
      {summary && <ToComplete summary={summary} />}
      {summary && <Promising summary={summary} />}
    </div>
  )
}

function Onward() {
  return (
    <div className={styles.onward}>
      <Link className={button('main')} to="/">
        Ver mis promociones
      </Link>
      <Link className={button()} to="/configuracion/medios">
        Revisar mis medios
      </Link>
    </div>
  )
}

function Nothing() {
  return (
    <div className={styles.summary}>
      <div className={styles.onward}>
        <Link className={button('main')} to="/configuracion/medios/wizard/$step" params={{ step: 'bienvenida' }}>
          Elegir mis bancos
        </Link>
        <Link className={button()} to="/">
          Ver todas las promociones
        </Link>
      </div>
    </div>
  )
}

function Unlocked({ summary }: { summary: SummaryData }) {
  const { yours, bestSaving, isExample } = summary
  return (
    <>
      <p className={styles.sign}>
        <strong className={text.figure}>{yours}</strong>
        {yours === 1 ? 'promoción tuya' : 'promociones tuyas'} en los próximos siete días
      </p>
      {bestSaving !== null && (
        <p className={styles.sign}>
          <strong className={text.figure}>
            <small>hasta</small> {pesos(bestSaving)}
          </strong>
          de ahorro en una compra de <span className={styles.amount}>{pesos(TYPICAL_AMOUNT)}</span>
        </p>
      )}
      <p className={text.aside}>
        {bestSaving !== null && 'Es lo que te devuelve la mejor de ellas por sí sola; no sumamos una con otra. '}
        {isExample
          ? 'Son datos de ejemplo: todavía no se cargaron los reales.'
          : 'Verificá siempre el tope y las condiciones en la fuente.'}
      </p>
    </>
  )
}

/** Lists the best promotions to start with. */
function Promising({ summary: { best } }: { summary: SummaryData }) {
  if (best.length === 0) return null
  return (
    <section aria-label="Las mejores">
      <h2>Para empezar</h2>
      <ul className={styles.lines}>
        {best.map((line) => (
          <Best key={line.promotion.id} line={line} />
        ))}
      </ul>
    </section>
  )
}

function Best({ line: { promotion, via, saving, isUpTo } }: { line: SummaryLine }) {
  const { supermarket, discount } = promotion
  const chain = CHAINS[supermarket]
  const { figure, unit } = discountFigure(discount)
  return (
    <li>
      <Link className={styles.best} to="/promocion/$id" params={{ id: promotion.id }}>
        <Badge of={chain} />
        <span>
          <b>
            {discount.type === 'porcentaje' ? figure : `${figure} ${unit}`} en {chain.name}
          </b>
          {via.length > 0 && <small className={styles.method}>con {groupWords(via)}</small>}
        </span>
        {discount.type === 'porcentaje' && saving !== null && saving > 0 && (
          <span className={styles.saving}>
            {isUpTo && <small>hasta </small>}
            {pesos(saving)}
          </span>
        )}
      </Link>
    </li>
  )
}

/** Says how many more promotions may become usable, and links to the questions and cards that decide it. */
function ToComplete({ summary: { possible, waitingFor } }: { summary: SummaryData }) {
  if (possible === 0) return null
  return (
    <section aria-label="Por completar">
      <h2>{counted(possible, 'más puede ser tuya', 'más pueden ser tuyas')}</h2>
      <div className={styles.onward}>
        {waitingFor.question > 0 && (
          <Link className={button()} to="/configuracion/medios/wizard/$step" params={{ step: 'preguntas' }} preload={false}>
            Contestar preguntas: {counted(waitingFor.question, 'promo', 'promos')}
          </Link>
        )}
        {waitingFor.card > 0 && (
          <Link className={button()} to="/configuracion/medios/wizard/$step" params={{ step: 'bienvenida' }}>
            Marcar mis tarjetas: {counted(waitingFor.card, 'promo', 'promos')}
          </Link>
        )}
      </div>
    </section>
  )
}
