import { makeShopper, rankForDay } from '#domain/choice/ranking.ts'
import { freshnessOf } from '#domain/promotion/freshness.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import type { HomeData } from './homeData.ts'
import { type HomeSearch, homeHref } from './homeSearch.ts'
import { PromotionActions } from './PromotionActions.tsx'
import { PromotionDetail } from './PromotionDetail.tsx'
import { usePromotionSource } from './promotionSources.ts'
import type { DetailRenderers } from './questionRenderers.ts'

/** Returns all offers of a promotion's page that are in the week's data. */
function offersOfPage({ promotions, groups }: Pick<HomeData, 'promotions' | 'groups'>, promotion: ListedPromotion): ListedPromotion[] {
  const group = groups[promotions.indexOf(promotion)]
  return promotions.filter((_, at) => groups[at] === group)
}

export type HomeDetailProps = { data: HomeData; search: HomeSearch; inDetail: DetailRenderers }

/** The detail of a promotion of the list, over it or beside it. What the list knows is shown at once; the original words follow. */
export function HomeDetail({ promotion, data, search, inDetail }: HomeDetailProps & { promotion: ListedPromotion }) {
  const source = usePromotionSource(promotion.id)
  return (
    <PromotionDetail
      heading="h3"
      ranked={rankForDay(promotion, makeShopper(data.people, search.monto ?? null, data), search.dia ?? data.today)}
      people={data.people}
      amount={search.monto}
      today={data.today}
      capture={freshnessOf(promotion, data.captures) ?? null}
      source={source}
      inDetail={inDetail}
      offers={offersOfPage(data, promotion)}
      place={homeHref(search)}
    />
  )
}

/** The buttons under such a detail. */
export function HomeDetailActions({ promotion, data }: { promotion: ListedPromotion; data: HomeData }) {
  return (
    <PromotionActions
      promotion={promotion}
      offers={offersOfPage(data, promotion)}
      capture={freshnessOf(promotion, data.captures) ?? null}
      version={data.version}
      hasDates
    />
  )
}
