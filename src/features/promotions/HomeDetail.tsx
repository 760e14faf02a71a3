import { makeShopper, rankForDay } from '#domain/choice/ranking.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
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

/** Returns the age of the data of the promotion's chain. */
function chainFreshness({ captures }: Pick<HomeData, 'captures'>, { supermarket }: ListedPromotion): Freshness | null {
  return captures.find(({ chain }) => chain === supermarket) ?? null
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
      capture={chainFreshness(data, promotion)}
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
      capture={chainFreshness(data, promotion)}
      version={data.version}
      hasDates
    />
  )
}
