import { Fragment, useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { CHAINS, type ChainSlug } from '#domain/catalogue/chain.ts'
import { countByStatus } from '#domain/choice/promotionGroups.ts'
import { instalmentValuationNote, listWords, longInstalmentsWords, sectionWords } from '#domain/phrases/list.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import { buttonClass } from '#ui/button.ts'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import styles from './home.module.css'
import { changeSearch, type HomeSearch, homeListKey, onlyChain } from './homeSearch.ts'
import type { HomeView, SectionKind } from './homeView.ts'
import { getListLength, growList } from './listGrowth.ts'
import { PromotionRows } from './PromotionRows.tsx'
import { placeBestQuestion, type QuestionRenderers } from './questionRenderers.ts'
import { StateLink } from './StateLink.tsx'
import type { ChooseState } from './useChooseState.ts'

export type ListProps = {
  view: HomeView
  search: HomeSearch
  choose: ChooseState
  open: (id: string) => void
  today: CivilDate
  captures: readonly Freshness[]
  ask: QuestionRenderers['onRow']
  /** The id of the promotion whose detail is beside the list. */
  beside: string | undefined
}

const TITLES: Record<SectionKind, string> = {
  yes: 'Tuyas',
  maybe: 'Puede ser',
  instalments: 'Cuotas sin interés',
  stale: 'Datos viejos',
  no: 'Te falta algo',
}
const TITLES_FOR_ANYBODY: typeof TITLES = { ...TITLES, yes: 'Promociones', maybe: 'Solo para algunos', no: 'No son para vos' }

/** Lists promotions by section: usable, possible, instalments, and folded the unusable ones. It grows on scrolling. */
export function PromotionList({ view, search, choose, open, today, captures, ask, beside }: ListProps) {
  const { sections, personal } = view
  const folded = isFolded(view, search) ? sections.find(({ kind }) => kind === 'no') : undefined
  const shown = sections.filter((section) => section !== folded)
  const all = shown.flatMap(({ groups }) => groups)
  const total = all.length
  const [limit, grow] = useGrowing(homeListKey(search), search.todas === 1)
  const questions = useMemo(() => placeBestQuestion(sections.flatMap(({ groups }) => groups)), [sections])
  const chain = onlyChain(search)
  let room = limit
  return (
    <>
      {shown.map(({ kind, groups }, at) => {
        const visible = groups.slice(0, Math.max(0, room))
        room -= groups.length
        if (visible.length === 0) return null
        const title = (personal ? TITLES : TITLES_FOR_ANYBODY)[kind]
        return (
          <Fragment key={kind}>
            {at === 0 && <h2 className={styles.heading}>{listWords(countByStatus(all), personal)}</h2>}
            <section aria-label={title}>
              {(at > 0 || kind === 'instalments' || kind === 'stale') && (
                <h2 className={styles.heading}>{sectionWords(kind, groups.length, personal)}</h2>
              )}
              {kind === 'instalments' && <p className={text.aside}>{instalmentValuationNote(search.monto)}</p>}
              <PromotionRows groups={visible} {...{ personal, questions, search, open, today, ask, beside }} />
            </section>
          </Fragment>
        )
      })}
      {chain && limit >= total && <LongInstalments chain={chain} captures={captures} />}
      {limit < total && <More total={total} search={search} choose={choose} grow={grow} />}
      {folded && limit >= total && (
        <p className={styles.rest}>
          <StateLink className={buttonClass('wide')} to={changeSearch(search, { todas: 1 })} choose={choose} how="replace">
            Ver {folded.groups.length === 1 ? 'una' : `otras ${folded.groups.length}`} para las que te falta algo
          </StateLink>
        </p>
      )}
    </>
  )
}

/** Checks whether unusable promotions stay folded, which needs others to show. */
function isFolded({ sections }: HomeView, { todas }: HomeSearch): boolean {
  return todas === undefined && sections.some(({ kind }) => kind !== 'no')
}

type Grow = (isScrolled: boolean) => void

/** Grows the list on scrolling. @param all Renders the whole list, which could not grow without scripts. */
function useGrowing(key: string, all: boolean): [number, Grow] {
  const [, render] = useReducer((count: number) => count + 1, 0)
  const whole = useRef(all ? key : null)
  const grow = useCallback(
    (isScrolled: boolean) => {
      growList(key, isScrolled)
      render()
    },
    [key],
  )
  return [whole.current === key ? Number.POSITIVE_INFINITY : getListLength(key), grow]
}

/** The list is rendered this many pixels below the screen, at rest and while scrolling. */
const BELOW = { rest: 600, scrolling: 1200 }
/** Events that announce scrolling; a finger's move comes before its momentum. */
const GOES_ON = ['touchmove', 'wheel', 'scroll'] as const

/**
 * Marks the end of the rendered rows. Near the screen it loads a few more, and more while scrolling; unseen rows would
 * only slow the next tap. Without scripts it links to the whole list.
 */
function More({ total, search, choose, grow }: { total: number; search: HomeSearch; choose: ChooseState; grow: Grow }) {
  const mark = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const element = mark.current
    if (!element) return
    let observer: IntersectionObserver | undefined
    const ended = new AbortController()
    const growWithin = (pixels: number, isScrolled: boolean) => {
      observer?.disconnect()
      observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && grow(isScrolled), {
        rootMargin: `${pixels}px 0px`,
      })
      observer.observe(element)
    }
    const goOn = () => {
      ended.abort()
      growWithin(BELOW.scrolling, true)
    }
    growWithin(BELOW.rest, false)
    for (const sign of GOES_ON) addEventListener(sign, goOn, { signal: ended.signal, passive: true })
    return () => {
      ended.abort()
      observer?.disconnect()
    }
  })
  return (
    <p ref={mark} className={styles.rest}>
      <StateLink className={buttonClass('wide')} to={changeSearch(search, { todas: 1 })} choose={choose} how="replace">
        Ver todas ({total})
      </StateLink>
    </p>
  )
}

/** Says that a chain offers more instalments than Yapa shows, with a link to its page. */
function LongInstalments({ chain, captures }: { chain: ChainSlug; captures: readonly Freshness[] }) {
  const instalments = captures.find((capture) => capture.source === chain)?.longInstalments ?? []
  if (instalments.length === 0) return null
  return (
    <p className={text.aside}>
      {longInstalmentsWords(instalments)}{' '}
      <a className={link.underlined} href={CHAINS[chain].url ?? undefined} rel="noopener">
        miralas en la página oficial
      </a>
    </p>
  )
}
