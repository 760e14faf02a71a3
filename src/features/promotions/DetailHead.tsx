import clsx from 'clsx'
import { Fragment, type ReactNode } from 'react'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { givesInstalments } from '#domain/choice/ranking.ts'
import { describeOffer, type FactKind } from '#domain/description/describeOffer.ts'
import { joinPart, type Said, tell } from '#domain/description/toText.ts'
import { type Conflict, conflictBrief, conflictWords, isConflictLong } from '#domain/description/words/doubts.ts'
import { savingWords } from '#domain/description/words/gain.ts'
import { isExclusionWhole, isScopeShortened } from '#domain/description/words/goods.ts'
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
import type { OriginalWords } from './detailData.ts'
import type { MarkName } from './evidenceMarks.ts'
import facts from './Facts.module.css'
import { FactWithEvidence } from './OriginalText.tsx'
import styles from './PromotionDetail.module.css'
import type { DetailProps } from './PromotionDetail.tsx'

type HeadProps = Pick<DetailProps, 'ranked' | 'people' | 'today' | 'capture' | 'amount'> & Shown

/** Shows the first screen: gain, cap, place, days, exclusions, people, and when the money comes. */
export function DetailHead({ ranked, people, today, capture, amount, ...shown }: HeadProps) {
  const { promotion } = ranked
  const chain = CHAINS[promotion.supermarket]
  const { figure, unit } = discountFigure(promotion.discount)
  const personal = !sayNoMethod(people)
  const stale = capture?.isStale ? { stale: capture } : {}
  const { parts } = tell(
    describeOffer({ ...ranked, ...stale }, { personal, amount, day: today, knows: knownOfPage(ranked, shown.words) }),
    'page',
  )
  const isStackingTold = promotion.qualifiers.includes('partialStacking') && shown.words?.fields.some(({ name }) => name === 'stackable')
  return (
    <div className={styles.head}>
      <p className={styles.what}>
        <span className={text.figure} translate="no">
          {figure}
        </span>{' '}
        <span>{unit}</span>
      </p>
      <OfferPaying said={parts.paying} isSure={personal && ranked.eligibility.status === 'yes'} />
      {parts.by.flatMap(({ words }) => words.map((one) => <p key={one}>{one}</p>))}
      <Sentences said={parts.money} name="limits" {...shown} />
      <Worth ranked={ranked} amount={amount} />
      <p className={facts.where}>
        <Badge of={chain} isNamed /> <span>{joinPart('page', 'when', parts.when)}</span>
      </p>
      {placeLines(promotion.conditions.region).map((line) => (
        <Place key={line.words} line={line} {...shown} />
      ))}
      {parts.goods.map(({ words: [line = ''] }) => (
        <Scope key={line} line={line} promotion={promotion} />
      ))}
      {parts.excluded.map(({ words: [line = ''] }) => (
        <Exclusions key={line} line={line} promotion={promotion} words={shown.words} />
      ))}
      <Verdict ranked={ranked} said={parts.people} personal={personal} {...shown} />
      <p>
        {parts.back.map(({ kind, words }) => (
          <Fragment key={kind}>
            <FactWithEvidence name={kind === 'refund' ? 'refund' : 'stackable'} {...shown}>
              {words.join(' ')}
              {kind === 'adds' && isStackingTold && ': mirá cuáles'}.
            </FactWithEvidence>{' '}
          </Fragment>
        ))}
      </p>
      <Marks said={parts.marks} conflicts={shown.words?.conflicts ?? []} />
    </div>
  )
}

/** What the page says otherwise: a contradiction, in the card's own words. */
function knownOfPage({ promotion }: DetailProps['ranked'], words: OriginalWords | null): FactKind[] {
  const isQuoted = (words?.conflicts ?? []).length > 0 && promotion.doubt?.reason === 'contradiction'
  return isQuoted ? ['chain', 'doubt'] : ['chain']
}

function Sentences({ said, name, ...shown }: { said: readonly Said[]; name: MarkName } & Shown) {
  const all = said.flatMap(({ words }) => words)
  if (all.length === 0) return null
  return (
    <p>
      <FactWithEvidence name={name} {...shown}>
        {all.map((words) => `${capitalize(words)}.`).join(' ')}
      </FactWithEvidence>
    </p>
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

/** Shows the exclusions in one line; unfolds them in the card's own words. */
function Exclusions({ line, promotion, words }: { line: string; promotion: ListedPromotion; words: OriginalWords | null }) {
  const { excludesProducts, supermarket } = promotion
  // The page's list counts long runs of wineries; the card's words name them.
  const named = words?.excludesProducts ?? excludesProducts
  if (named === null || isExclusionWhole({ excludesProducts: named }) || !areGoodsNamed(named)) return <p>{line}.</p>
  return (
    <Unfolding line={line} more="ver todo">
      <p className={text.small}>
        En palabras de {CHAINS[supermarket].name}: «{named}»
      </p>
    </Unfolding>
  )
}

/** Warns about problems: the dates, an uncertain reading, or a card that contradicts itself. */
function Marks({ said, conflicts }: { said: readonly Said[]; conflicts: readonly Conflict[] }) {
  const short = conflicts.filter((conflict) => !isConflictLong(conflict)).map(conflictWords)
  const marks = [...said.flatMap(({ words }) => words), ...short]
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

/** Says whether the shopper can use it, and why; with what stands above. */
function Verdict({ ranked, said, personal, ...shown }: Pick<DetailProps, 'ranked'> & { said: readonly Said[]; personal: boolean } & Shown) {
  const [people] = said
  if (people !== undefined) {
    return (
      <p className={styles.verdict}>
        <FactWithEvidence name="appliesOnlyTo" {...shown}>
          {capitalize(people.words.join('. '))}
        </FactWithEvidence>
      </p>
    )
  }
  if (!personal || ranked.eligibility.status !== 'yes') return null
  const also = describeOffer(ranked, { personal }).find(({ kind }) => kind === 'also')
  return (
    <p className={clsx(styles.verdict, styles.yes)}>
      {ranked.whose ? `Es de ${ranked.whose.name}` : 'Es tuya'}
      {also && `, ${also.words.short.join('')}`}
    </p>
  )
}
