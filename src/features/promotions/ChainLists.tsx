import { useMemo } from 'react'
import { CHAINS, type ChainSlug } from '#domain/catalogue/chain.ts'
import { countByStatus } from '#domain/choice/promotionGroups.ts'
import { listWords } from '#domain/phrases/list.ts'
import { Badge } from '#ui/Badge.tsx'
import link from '#ui/link.module.css'
import { changeSearch } from './homeSearch.ts'
import { groupByChain, type PromotionGroup } from './homeView.ts'
import { ListHead } from './ListHead.tsx'
import { LongInstalments } from './LongInstalments.tsx'
import list from './PromotionList.module.css'
import type { ListProps } from './PromotionList.tsx'
import { PromotionRows } from './PromotionRows.tsx'
import { type CardQuestions, placeBestQuestion } from './questionRenderers.ts'
import { StateLink } from './StateLink.tsx'

/** The most promotions shown per chain; the chain's own list has all. */
const SHOWN = 2

/** Lists promotions by supermarket, one section per chain; sections and rows begin with the best promotion. */
export function ChainLists({ view, ...shared }: ListProps) {
  const { personal } = view
  const chains = useMemo(() => groupByChain(view), [view])
  const questions = useMemo(() => placeBestQuestion(chains.flatMap(({ groups }) => groups.slice(0, SHOWN))), [chains])
  return (
    <>
      <ListHead groups={chains.flatMap(({ groups }) => groups)} personal={personal} captures={shared.captures} />
      {chains.map(({ chain, groups }) => (
        <ChainSection key={chain} chain={chain} groups={groups} personal={personal} questions={questions} {...shared} />
      ))}
    </>
  )
}

type SectionProps = Omit<ListProps, 'view'> & {
  chain: ChainSlug
  groups: readonly PromotionGroup[]
  personal: boolean
  questions: CardQuestions
}

function ChainSection({ chain, groups, personal, questions, search, choose, open, today, captures, ask, beside }: SectionProps) {
  const { name } = CHAINS[chain]
  return (
    <section aria-label={name}>
      <h2 className={list.chain}>
        <Badge of={CHAINS[chain]} isNamed /> <span className={list.count}>{listWords(countByStatus(groups), personal)}</span>
      </h2>
      <PromotionRows groups={groups.slice(0, SHOWN)} isUnderChain {...{ personal, questions, search, open, today, ask, beside }} />
      {groups.length > SHOWN && (
        <StateLink className={link.touch} to={changeSearch(search, { supermarket: chain, todas: undefined })} choose={choose}>
          <span className={link.underlined}>
            Ver las {groups.length} de {name}
          </span>
        </StateLink>
      )}
      <LongInstalments chain={chain} captures={captures} />
    </section>
  )
}
