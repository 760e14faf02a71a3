import type { CivilDate } from '#domain/calendar.ts'
import { CHAINS, type ChainSlug } from '#domain/chain.ts'
import type { Freshness } from '#domain/freshness.ts'
import { Badge } from '#ui/Badge.tsx'
import { button } from '#ui/button.ts'
import text from '#ui/text.module.css'
import { type HomeSearch, withChange } from './homeSearch.ts'
import { byChain, type HomeView } from './homeView.ts'
import { PromotionCard } from './PromotionCard.tsx'
import list from './PromotionList.module.css'
import { StateLink } from './StateLink.tsx'
import type { Choose } from './useHomeState.ts'

type Props = {
  view: HomeView
  search: HomeSearch
  choose: Choose
  open: (id: string) => void
  today: CivilDate
  captures: readonly Freshness[]
}

/** How many of each chain are shown; its own list has the others. */
const SHOWN = 3

/** The list by supermarket: a section a chain, the one with the best promotion first, and in each its best first. */
export function ChainLists({ view, ...shared }: Props) {
  return byChain(view).map(({ chain, promotions }) => (
    <ChainSection key={chain} chain={chain} promotions={promotions} personal={view.personal} {...shared} />
  ))
}

type SectionProps = Omit<Props, 'view'> & {
  chain: ChainSlug
  promotions: ReturnType<typeof byChain>[number]['promotions']
  personal: boolean
}

function ChainSection({ chain, promotions, personal, search, choose, open, today, captures }: SectionProps) {
  const { name, colours } = CHAINS[chain]
  return (
    <section aria-label={name}>
      <h2 className={list.heading}>
        <Badge name={name} colours={colours} /> {name} <span className={text.aside}>{promotions.length}</span>
      </h2>
      <ul className={list.tags}>
        {promotions.slice(0, SHOWN).map((ranked) => (
          <PromotionCard
            key={ranked.promotion.id}
            ranked={ranked}
            personal={personal}
            amount={search.monto}
            today={today}
            stale={captures.find((capture) => capture.isStale && capture.chain === chain)}
            open={open}
          />
        ))}
      </ul>
      {promotions.length > SHOWN && (
        <p className={list.rest}>
          <StateLink className={button()} to={withChange(search, { supermarket: chain, vista: undefined, todas: 1 })} choose={choose}>
            Ver las {promotions.length} de {name}
          </StateLink>
        </p>
      )}
    </section>
  )
}
