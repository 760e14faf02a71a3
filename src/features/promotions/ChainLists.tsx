import { useMemo } from 'react'
import type { CivilDate } from '#domain/calendar.ts'
import { CHAINS, type ChainSlug } from '#domain/chain.ts'
import type { Freshness } from '#domain/freshness.ts'
import { Badge } from '#ui/Badge.tsx'
import { button } from '#ui/button.ts'
import { type Asking, type CardQuestions, cardQuestions } from './asking.ts'
import { type HomeSearch, homeHref, withChange } from './homeSearch.ts'
import { byChain, type HomeView, type PromotionGroup } from './homeView.ts'
import list from './PromotionList.module.css'
import { PromotionRow } from './PromotionRow.tsx'
import { StateLink } from './StateLink.tsx'
import type { Choose } from './useHomeState.ts'

type Props = {
  view: HomeView
  search: HomeSearch
  choose: Choose
  open: (id: string) => void
  today: CivilDate
  captures: readonly Freshness[]
  ask: Asking['onCard']
  /** The promotion whose detail stands beside the list. */
  beside: string | undefined
}

/** How many of each chain are shown; its own list has the others. */
const SHOWN = 3

/** The list by supermarket: one section per chain, the one with the best promotion first, the best first in each. */
export function ChainLists({ view, ...shared }: Props) {
  const chains = useMemo(() => byChain(view), [view])
  const questions = useMemo(() => cardQuestions(chains.flatMap(({ groups }) => groups.slice(0, SHOWN))), [chains])
  return chains.map(({ chain, groups }) => (
    <ChainSection key={chain} chain={chain} groups={groups} personal={view.personal} questions={questions} {...shared} />
  ))
}

type SectionProps = Omit<Props, 'view'> & {
  chain: ChainSlug
  groups: readonly PromotionGroup[]
  personal: boolean
  questions: CardQuestions
}

function ChainSection({ chain, groups, personal, questions, search, choose, open, today, captures, ask, beside }: SectionProps) {
  const { name, colours, letters } = CHAINS[chain]
  return (
    <section aria-label={name}>
      <h2 className={list.heading}>
        <Badge name={name} colours={colours} letters={letters} /> {name} <span className={list.count}>{groups.length}</span>
      </h2>
      <ul>
        {groups.slice(0, SHOWN).map(({ best, others }) => (
          <PromotionRow
            key={best.promotion.id}
            ranked={best}
            others={others}
            personal={personal}
            amount={search.monto}
            today={today}
            stale={captures.find((capture) => capture.isStale && capture.chain === chain)}
            open={open}
            isShown={best.promotion.id === beside}
            question={questions.get(best.promotion.id)}
            ask={ask}
            place={homeHref(search)}
          />
        ))}
      </ul>
      {groups.length > SHOWN && (
        <p className={list.rest}>
          <StateLink className={button()} to={withChange(search, { supermarket: chain, vista: undefined, todas: 1 })} choose={choose}>
            Ver las {groups.length} de {name}
          </StateLink>
        </p>
      )}
    </section>
  )
}
