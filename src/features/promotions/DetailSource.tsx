import clsx from 'clsx'
import { publisherOf } from '#domain/catalogue/source.ts'
import { describeOffer } from '#domain/description/describeOffer.ts'
import { factWords, otherLines } from '#domain/description/toText.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { relevantClauses } from '#domain/promotion/smallPrint.ts'
import { dayAndMonth } from '#domain/text/words.ts'
import layout from '#ui/layout.module.css'
import link from '#ui/link.module.css'
import { Skeleton } from '#ui/PartGuard.tsx'
import text from '#ui/text.module.css'
import { OfferAge } from '../offer/Offer.tsx'
import { DetailFold, DetailPart } from './DetailPart.tsx'
import styles from './detail.module.css'
import type { OriginalWords, PromotionSource } from './detailData.ts'
import { type EvidenceHighlight, OriginalText } from './OriginalText.tsx'
import type { DetailProps } from './PromotionDetail.tsx'

/** Collects the card's clauses of which the page tells nothing: conditions, and what was not understood, each once. */
function clausesOf({ front, offers, words }: SmallPrintProps): string[] {
  const facts = describeOffer({ promotion: front }).flatMap((fact) => fact.words.long)
  const figures = offers.flatMap((promotion) => [factWords('gain', { promotion }, 'word'), factWords('cap', { promotion })])
  const goods = `sin ${front.excludesProducts ?? ''}`
  const told = [...figures, ...facts, ...otherLines(front, offers), goods, ...(words === null ? [] : typedStretches(words))]
  return relevantClauses([...front.restrictions, ...(words?.notUnderstood ?? [])], told, front)
}

/** Returns the stretches of the card that the page tells already: those that a fact was read from, and those that contradict it. */
function typedStretches({ blocks, conflicts }: OriginalWords): string[] {
  const isTyped = (name: string) => name !== 'restrictions' && name !== 'qualifiers'
  const typed = blocks.flatMap(({ parts }) => parts.filter(({ fields }) => fields.some(isTyped)))
  return [...typed.map(({ text: said }) => said), ...conflicts.flatMap(({ said }) => said)]
}

type SmallPrintProps = { front: ListedPromotion; offers: readonly ListedPromotion[]; words: OriginalWords | null }

export function DetailSmallPrint(props: SmallPrintProps) {
  const clauses = clausesOf(props)
  if (clauses.length === 0) return null
  return (
    <DetailFold title={`Letra chica (${clauses.length})`}>
      <ul className={layout.dotList}>
        {clauses.map((quote) => (
          <li key={quote}>«{quote}»</li>
        ))}
      </ul>
    </DetailFold>
  )
}

type TextProps = Pick<DetailProps, 'source'> & { evidence: EvidenceHighlight; isOfFeed: boolean }

/** Shows the card's own words, or that they are on their way. */
export function DetailText({ source, evidence, isOfFeed }: TextProps) {
  if (source === 'waiting') {
    return (
      <div aria-busy="true" className={styles.waiting}>
        <p className={text.unseen}>Cargando el texto original</p>
        {Array.from({ length: 5 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all the same.
          <Skeleton key={index} />
        ))}
      </div>
    )
  }
  if (!source?.words) return <p>No pudimos traer el texto original ahora. Mientras tanto, miralo en la página oficial.</p>
  return <OriginalText words={source.words} evidence={evidence} isOfFeed={isOfFeed} />
}

/** Lists the changes since it was first seen; empty when there are none. */
export function DetailChanges({ heading, source }: Pick<DetailProps, 'heading' | 'source'>) {
  const days = source === 'waiting' || source === null ? [] : source.changes
  if (days.length === 0) return null
  return (
    <DetailPart heading={heading} title="Qué cambió">
      <ul className={clsx(layout.dotList, styles.facts)}>
        {days.map(({ date, words }) => (
          <li key={date}>
            El {dayAndMonth(date)}: {words}.
          </li>
        ))}
      </ul>
    </DetailPart>
  )
}

/** Says where it comes from: the official page, and when it was read and reviewed. */
export function DetailOrigin({ ranked: { promotion }, capture, source }: Pick<DetailProps, 'ranked' | 'capture' | 'source'>) {
  const publisher = publisherOf(promotion)
  const known = source !== 'waiting' && source !== null ? source : null
  return (
    <div className={clsx(text.aside, styles.origin)}>
      <a className={clsx(link.touch, link.underlined)} href={known?.url ?? publisher.url} target="_blank" rel="noopener noreferrer">
        Página oficial de {publisher.name}
      </a>
      <p>
        {/* Of old data the age stands above. Each later text begins with its space: one alone at a line's end counts as moved when text follows. */}
        {capture && !capture.isStale && (
          <>
            <OfferAge capture={capture} />.
          </>
        )}
        {known && known.firstSeen !== capture?.capturedAt && ` La vemos desde el ${dayAndMonth(known.firstSeen)}.`}
        {known && ` ${reviewWords(known.reviewed)}`}
      </p>
    </div>
  )
}

function reviewWords(reviewed: PromotionSource['reviewed']): string {
  return reviewed === null ? 'Nadie la revisó todavía.' : `Revisada por una persona el ${dayAndMonth(reviewed.at)}.`
}
