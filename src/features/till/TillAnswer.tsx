import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { CHAINS, isReadChain, usualFormats } from '#domain/catalogue/chain.ts'
import { publisherOf } from '#domain/catalogue/source.ts'
import type { Ranked } from '#domain/choice/ranking.ts'
import { listCashierQuestions, listTillSteps, type TillAdvice, type TillPlace } from '#domain/choice/till.ts'
import { describeOffer, type FactKind } from '#domain/description/describeOffer.ts'
import { joinPart, lineOf, type ToldFact, tell } from '#domain/description/toText.ts'
import { unknownWords } from '#domain/phrases/list.ts'
import { cashierQuestionWords, gainWords, tillStepWords } from '#domain/phrases/till.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { promotionPath } from '#domain/promotion/promotion.ts'
import { capitalize } from '#domain/text/words.ts'
import { areWithoutMethods, type Household } from '#domain/wallet/household.ts'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import { OfferAge } from '../offer/Offer.tsx'
import styles from './till.module.css'

type Props = {
  till: TillAdvice
  place: TillPlace
  amount: number | undefined
  people: Household
  capture: Freshness | undefined
  /** Renders the button to note a use. */
  use: (promotion: ListedPromotion) => ReactNode
}
type Offer = Ranked<ListedPromotion>

/** What the till's page says itself: the place, and that it is about today. */
const KNOWN: FactKind[] = ['chain', 'when', 'begins']
const sentencesOf = (said: readonly ToldFact[]) => said.flatMap(({ words }) => words.map(capitalize))

/** Shows the answer in large type, then the second best, and what can be combined with it. */
export function TillAnswer({ till, place, amount, people, capture, use }: Props) {
  const { best, isSure, ifAsked, second, together } = till
  if (best === null) return <Nothing place={place} amount={amount} people={people} capture={capture} />
  const { before, figure, after } = gainWords(best, amount)
  // Each day's advice is for that day; the step says what to fill in.
  const { parts, more } = tell(describeOffer(best, { personal: !areWithoutMethods(people), amount, knows: KNOWN }), 'till')
  const terms = sentencesOf(parts.terms)
  const spoils = [...sentencesOf(parts.spoils), ...(more === null ? [] : [capitalize(more)])]
  return (
    <>
      <section className={styles.answer} aria-label="Qué hacer">
        <p className={styles.gain}>
          <span>{before}</span>{' '}
          <strong className={text.figure} translate="no">
            {figure}
          </strong>{' '}
          <span className={styles.after}>{after}</span>
        </p>
        {!isSure && (
          <p className={styles.perhaps}>
            <b>Puede ser</b>: {joinPart('till', 'perhaps', parts.perhaps)}.
          </p>
        )}
        {best.whose && (
          <p className={styles.perhaps}>
            <b>Con la de {best.whose.name}</b>: que pague {best.whose.name}.
          </p>
        )}
        <Steps best={best} place={place} />
        <ul className={styles.terms}>
          {terms.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <div className={styles.use} data-needs-script>
          {use(best.promotion)}
        </div>
      </section>
      {ifAsked && (
        <section aria-labelledby="puede-ser-mas">
          <h2 id="puede-ser-mas">Puede ser más</h2>
          <Other offer={ifAsked} amount={amount} personal={!areWithoutMethods(people)} />
        </section>
      )}
      {spoils.length > 0 && (
        <section aria-labelledby="ojo">
          <h2 id="ojo">Ojo</h2>
          <ul className={styles.spoils}>
            {spoils.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
      )}
      <Together together={together} amount={amount} people={people} />
      {second && (
        <section aria-labelledby="si-no">
          <h2 id="si-no">Si no se puede</h2>
          <Other offer={second} amount={amount} personal={!areWithoutMethods(people)} />
        </section>
      )}
      <Source best={best} amount={amount} capture={capture} />
    </>
  )
}

function Steps({ best, place }: { best: Offer; place: TillPlace }) {
  return (
    <>
      <ol className={styles.steps}>
        {listTillSteps(best, place.format === 'Online').map((step) => (
          <li key={step.do}>{tillStepWords(step, best.promotion)}</li>
        ))}
      </ol>
      <ul className={styles.asks}>
        {listCashierQuestions(best, place, usualFormats(place.chain)).map((ask) => (
          <li key={ask.ask}>{cashierQuestionWords(ask)}</li>
        ))}
      </ul>
    </>
  )
}

function Together({ together, amount, people }: { together: TillAdvice['together'] } & Pick<Props, 'amount' | 'people'>) {
  if (together.length === 0) return null
  return (
    <section aria-labelledby="se-suma">
      <h2 id="se-suma">Para sumar</h2>
      {together.map(({ offer, isSaid }) => (
        <div key={offer.promotion.id}>
          <Other offer={offer} amount={amount} personal={!areWithoutMethods(people)} />
          <p className={text.aside}>
            {isSaid ? 'Las dos dicen que se suman a otras.' : 'Preguntá en la caja si se suman: lo dice una sola.'}
          </p>
        </div>
      ))}
    </section>
  )
}

function Other({ offer, amount, personal }: { offer: Offer; amount: number | undefined; personal: boolean }) {
  return (
    <p>
      <a className={clsx(link.touch, link.underlined)} href={promotionPath(offer.promotion.id, amount)}>
        {lineOf(describeOffer(offer, { personal, amount, knows: KNOWN }))}
      </a>
    </p>
  )
}

function Nothing({ place: { chain }, amount, people, capture }: Omit<Props, 'till' | 'use'>) {
  return (
    <section className={styles.answer} aria-label="Qué hacer">
      <p className={styles.steps}>
        {capture?.isStale
          ? unknownWords(capture)
          : isReadChain(chain)
            ? `Hoy no hay nada ${areWithoutMethods(people) ? '' : 'para tus medios de pago '}acá. Pagá como te quede más cómodo.`
            : `No leemos la página de ${CHAINS[chain].name}, y los bancos y billeteras que leemos no dicen nada para hoy${areWithoutMethods(people) ? '' : ' con tus medios de pago'}.`}
      </p>
      <p>
        <Link
          className={clsx(link.touch, link.underlined)}
          to="/"
          search={{ supermarket: chain, ...(amount !== undefined && { monto: amount }) }}
        >
          Ver qué otro día o dónde conviene
        </Link>
      </p>
      {capture?.isStale && (
        <p>
          <a className={clsx(link.touch, link.underlined)} href={CHAINS[chain].url ?? undefined} rel="noopener">
            La página oficial de {CHAINS[chain].name}
          </a>
        </p>
      )}
      {capture && !capture.isStale && (
        <p>
          <OfferAge capture={capture} />
        </p>
      )}
    </section>
  )
}

/** Links to the official page, with the data's age. */
function Source({ best: { promotion }, amount, capture }: { best: Offer } & Pick<Props, 'amount' | 'capture'>) {
  const { name } = publisherOf(promotion)
  return (
    <p className={clsx(link.row, styles.source)}>
      {capture && <OfferAge capture={capture} />}
      <a className={clsx(link.touch, link.underlined)} href={promotionPath(promotion.id, amount)}>
        Lo que dice {name}, palabra por palabra
      </a>
    </p>
  )
}
