import { useMemo } from 'react'
import { CHAINS, type ChainSlug } from '#domain/catalogue/chain.ts'
import { Badge } from '#ui/Badge.tsx'
import { button } from '#ui/button.ts'
import { changeSearch, homeHref } from './homeSearch.ts'
import { groupByChain, type PromotionGroup } from './homeView.ts'
import list from './PromotionList.module.css'
import type { ListProps } from './PromotionList.tsx'
import { PromotionRow } from './PromotionRow.tsx'
import { type CardQuestions, placeBestQuestion } from './questionRenderers.ts'
import { StateLink } from './StateLink.tsx'

/** The most promotions shown per chain; the chain's own list has all. */
const SHOWN = 3

/** Lists promotions by supermarket, one section per chain; sections and rows begin with the best promotion. */
export function ChainLists({ view, ...shared }: ListProps) {
  const chains = useMemo(() => groupByChain(view), [view])
  const questions = useMemo(() => placeBestQuestion(chains.flatMap(({ groups }) => groups.slice(0, SHOWN))), [chains])
  return chains.map(({ chain, groups }) => (
    <ChainSection key={chain} chain={chain} groups={groups} personal={view.personal} questions={questions} {...shared} />
  ))
}

type SectionProps = Omit<ListProps, 'view'> & {
  chain: ChainSlug
  groups: readonly PromotionGroup[]
  personal: boolean
  questions: CardQuestions
}

function ChainSection({ chain, groups, personal, questions, search, choose, open, today, ask, beside }: SectionProps) {
  const { name } = CHAINS[chain]
  return (
    <section aria-label={name}>
      <h2 className={list.heading}>
        <Badge of={CHAINS[chain]} /> {name} <span className={list.count}>{groups.length}</span>
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
            open={open}
            isShown={best.promotion.id === beside}
            question={questions.get(best.promotion.id)}
            ask={ask}
            isOnline={search.canal === 'online'}
            place={homeHref(search)}
          />
        ))}
      </ul>
      {groups.length > SHOWN && (
        <p className={list.rest}>
          <StateLink className={button()} to={changeSearch(search, { supermarket: chain, vista: undefined, todas: 1 })} choose={choose}>
            Ver las {groups.length} de {name}
          </StateLink>
        </p>
      )}
    </section>
  )
}
