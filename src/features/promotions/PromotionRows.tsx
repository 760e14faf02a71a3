import { homeHref } from './homeSearch.ts'
import type { PromotionGroup } from './homeView.ts'
import type { ListProps } from './PromotionList.tsx'
import { PromotionRow } from './PromotionRow.tsx'
import type { RowQuestions } from './questionRenderers.ts'

/** Rows after this one are below the first screens and may skip the first paint; skipping earlier ones would shift the page. */
const FAR = 8

type Props = Pick<ListProps, 'search' | 'open' | 'today' | 'ask' | 'beside'> & {
  groups: readonly PromotionGroup[]
  personal: boolean
  questions: RowQuestions
}

export function PromotionRows({ groups, personal, questions, search, open, today, ask, beside }: Props) {
  const place = homeHref(search)
  return (
    <ul>
      {groups.map(({ best, others }, at) => (
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
          // Other rows stay as they are when the address changes.
          place={questions.has(best.promotion.id) ? place : undefined}
          isFar={at >= FAR}
        />
      ))}
    </ul>
  )
}
