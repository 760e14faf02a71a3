import clsx from 'clsx'
import type { ReactNode } from 'react'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { givesInstalments } from '#domain/choice/ranking.ts'
import { describeOffer } from '#domain/description/describeOffer.ts'
import { tell } from '#domain/description/toText.ts'
import { capSentence, moneyLine } from '#domain/description/words/cap.ts'
import { addsUpWords } from '#domain/description/words/conditions.ts'
import { type Conflict, conflictBrief, conflictWords, doubtWords, isConflictLong } from '#domain/description/words/doubts.ts'
import { savingWords } from '#domain/description/words/gain.ts'
import { excludedGroupsWords, exclusionWords, isExclusionWhole, isScopeShortened, scopeLine } from '#domain/description/words/goods.ts'
import { alsoWithWords, groupWords, ownMethodsWords } from '#domain/description/words/methods.ts'
import { forWhomWords, missingWords } from '#domain/description/words/people.ts'
import { readingsWords } from '#domain/description/words/readings.ts'
import { ageWords, timelinessBesideDays } from '#domain/description/words/time.ts'
import { publishedByWords } from '#domain/description/words/witness.ts'
import { whenAndWhereLine } from '#domain/phrases/page.ts'
import { anyMethodWords } from '#domain/promotion/anyMethod.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { discountFigure } from '#domain/promotion/promotionWords.ts'
import { MONTHLY_RATE } from '#domain/promotion/saving.ts'
import { areGoodsNamed } from '#domain/promotion/sourceGoods.ts'
import { type PlaceLine, placeLines } from '#domain/text/placeLines.ts'
import { capitalize, percent, pesos } from '#domain/text/words.ts'
import { sayNoMethod } from '#domain/wallet/household.ts'
import { Badge } from '#ui/Badge.tsx'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import { OfferPaying } from '../offer/Offer.tsx'
import type { Shown } from './DetailFacts.tsx'
import dots from './DotList.module.css'
import type { OriginalWords } from './detailData.ts'
import facts from './Facts.module.css'
import { FactWithEvidence } from './OriginalText.tsx'
import styles from './PromotionDetail.module.css'
import type { DetailProps } from './PromotionDetail.tsx'

type HeadProps = Pick<DetailProps, 'ranked' | 'people' | 'today' | 'capture' | 'amount'> & Shown

/** Shows the first screen: gain, cap, place, days, exclusions, people, and when the money comes. */
export function DetailHead({ ranked, people, today, capture, amount, ...shown }: HeadProps) {
  const { promotion, whose, left } = ranked
  const chain = CHAINS[promotion.supermarket]
  const { figure, unit } = discountFigure(promotion.discount)
  const cap = capSentence(promotion, !left, whose)
  const scope = scopeLine(promotion)
  const money = moneyLine(promotion, whose)
  const isStackingTold = promotion.qualifiers.includes('partialStacking') && shown.words?.fields.some(({ name }) => name === 'stackable')
  return (
    <div className={styles.head}>
      <p className={styles.what}>
        <span className={text.figure} translate="no">
          {figure}
        </span>{' '}
        <span>{unit}</span>
      </p>
      <OfferPaying
        said={tell(describeOffer(ranked, { personal: !sayNoMethod(people) }), 'page').parts.paying}
        isSure={!sayNoMethod(people) && ranked.eligibility.status === 'yes'}
      />
      {promotion.feed && <p>{publishedByWords(promotion.feed, promotion)}</p>}
      {cap && (
        <p>
          <FactWithEvidence name="limits" {...shown}>
            {`${cap}.`}
          </FactWithEvidence>
        </p>
      )}
      <Worth ranked={ranked} amount={amount} />
      <p className={facts.where}>
        <Badge of={chain} isNamed /> <span>{whenAndWhereLine(promotion)}</span>
      </p>
      {placeLines(promotion.conditions.region).map((line) => (
        <Place key={line.words} line={line} {...shown} />
      ))}
      {scope && <Scope line={scope} promotion={promotion} />}
      <Exclusions promotion={promotion} words={shown.words} />
      <Verdict ranked={ranked} people={people} {...shown} />
      <p>
        {money && (
          <>
            <FactWithEvidence name="refund" {...shown}>
              {`${money}.`}
            </FactWithEvidence>{' '}
          </>
        )}
        <FactWithEvidence name="stackable" {...shown}>
          {addsUpWords(promotion)}
          {isStackingTold && ': mirá cuáles'}.
        </FactWithEvidence>
      </p>
      <Marks promotion={promotion} today={today} capture={capture} words={shown.words} />
    </div>
  )
}

/** Shows a line that unfolds what it leaves out. */
function Unfolding({ line, more, children }: { line: ReactNode; more: string; children: ReactNode }) {
  return (
    <details className={styles.out}>
      <summary>
        {line} · <span className={link.underlined}>{more}</span>
      </summary>
      {children}
    </details>
  )
}

/** Shows the saving on the shopper's own amount. */
function Worth({ ranked, amount }: Pick<DetailProps, 'ranked' | 'amount'>) {
  const words = amount === undefined ? null : savingWords(ranked, amount)
  if (words === null || amount === undefined) return null
  return (
    <p>
      {`Con ${pesos(amount)} ${words}${givesInstalments(ranked.promotion) ? `, con una tasa de ${percent(MONTHLY_RATE)}% mensual` : ''}.`}
    </p>
  )
}

/** Shows the places where it holds or does not; unfolds branches that the line only counts. */
function Place({ line: { words, all }, ...shown }: { line: PlaceLine } & Shown) {
  if (all === null) {
    return (
      <p>
        <FactWithEvidence name="region" {...shown}>
          {words}.
        </FactWithEvidence>
      </p>
    )
  }
  return (
    <Unfolding line={words} more="ver cuáles">
      <p className={text.small}>{all}.</p>
    </Unfolding>
  )
}

/** Shows the scope in one line; unfolds the card's own list when the line names only categories. */
function Scope({ line, promotion }: { line: string; promotion: ListedPromotion }) {
  if (!isScopeShortened(promotion)) return <p>{line}.</p>
  return (
    <Unfolding line={line} more="ver todo">
      <p className={text.small}>
        En palabras de {CHAINS[promotion.supermarket].name}: «{promotion.onlyForProducts}»
      </p>
    </Unfolding>
  )
}

/** Shows the exclusions in one line; unfolds all of them by groups, and in the card's own words. */
function Exclusions({ promotion, words }: { promotion: ListedPromotion; words: OriginalWords | null }) {
  const line = exclusionWords(promotion)
  const { excludesProducts, supermarket } = promotion
  if (line === null) return null
  // The page's list counts long runs of wineries; the card's words name them.
  const named = words?.excludesProducts ?? excludesProducts
  if (isExclusionWhole({ excludesProducts: named }) || (named !== null && !areGoodsNamed(named))) return <p>{line}.</p>
  const groups = excludedGroupsWords(promotion)
  return (
    <Unfolding line={line} more="ver todo">
      {groups.length > 0 && (
        <ul className={dots.list}>
          {groups.map((words) => (
            <li key={words}>{capitalize(words)}</li>
          ))}
        </ul>
      )}
      {named !== null && (
        <p className={text.small}>
          En palabras de {CHAINS[supermarket].name}: «{named}»
        </p>
      )}
    </Unfolding>
  )
}

/** Warns about problems: the dates, an uncertain reading, or a card that contradicts itself. */
function Marks({
  promotion,
  today,
  capture,
  words,
}: Pick<DetailProps, 'today' | 'capture'> & { promotion: ListedPromotion; words: OriginalWords | null }) {
  const time = timelinessBesideDays(promotion, today)
  const conflicts = words?.conflicts ?? []
  const differences = readingsWords(promotion)
  const marks = [
    time,
    time === null ? ageWords(capture) : null,
    // A contradiction has its own warning, with the words.
    conflicts.length > 0 && promotion.doubt?.reason === 'contradiction' ? null : doubtWords(promotion),
    ...differences,
    ...conflicts.filter((conflict) => !isConflictLong(conflict)).map(conflictWords),
  ].filter((mark) => mark !== null)
  return (
    <>
      {marks.length > 0 && (
        <p className={facts.marks}>
          {marks.map((mark) => (
            <span key={mark} className={facts.mark}>
              {mark}
            </span>
          ))}
        </p>
      )}
      {conflicts.filter(isConflictLong).map((conflict) => (
        <LongConflict key={conflict.said.join('\n')} conflict={conflict} />
      ))}
    </>
  )
}

/** Names a contradiction in one line; unfolds the quotes, which need several. */
function LongConflict({ conflict }: { conflict: Conflict }) {
  return (
    <Unfolding line={<span className={facts.mark}>{conflictBrief(conflict)}</span>} more="ver qué dice">
      {[...conflict.read, ...conflict.said].map((quote) => (
        <p key={quote} className={text.small}>
          «{quote}»
        </p>
      ))}
    </Unfolding>
  )
}

/** Says whether the shopper can use it, and why. */
function Verdict({ ranked, people, ...shown }: Pick<DetailProps, 'ranked' | 'people'> & Shown) {
  const { promotion, eligibility, whose, own } = ranked
  const { status, via, missing } = eligibility
  if (status !== 'yes') {
    const people = status === 'maybe' ? forWhomWords(missing, whose) : null
    if (status === 'maybe' && people === null) return null
    return (
      <p className={styles.verdict}>
        <FactWithEvidence name="appliesOnlyTo" {...shown}>
          {people === null ? `No es para vos: ${missingWords(missing)}` : `Es para ${people}`}
        </FactWithEvidence>
      </p>
    )
  }
  if (sayNoMethod(people)) return null
  const also = alsoWithWords(ranked)
  return (
    <p className={clsx(styles.verdict, styles.yes)}>
      {whose ? `Es de ${whose.name}` : 'Es tuya'}
      {via.length > 0 ? ` con ${groupWords(via)}` : own ? ` con ${ownMethodsWords(ranked)}` : `: sirve ${anyMethodWords(promotion)}`}
      {also && `, ${also}`}
    </p>
  )
}
