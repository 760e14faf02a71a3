import { useEffect, useState } from 'react'
import type { ListedPromotion } from '#domain/promotion.ts'
import { ranked as rankedFor, shopperWith } from '#domain/ranking.ts'
import type { InDetail } from './asking.ts'
import type { PromotionSource } from './detailData.ts'
import type { HomeData } from './homeData.ts'
import { type HomeSearch, homeHref } from './homeSearch.ts'
import type { Actions } from './PromotionActions.tsx'
import { PromotionDetail } from './PromotionDetail.tsx'
import { fetchSource, knownSource } from './promotionSources.ts'

export type DetailProps = { data: HomeData; search: HomeSearch; actions: Actions; inDetail: InDetail }

/** The detail of a promotion of the list, over it or beside it. What the list knows is shown at once; the original words follow. */
export function DetailOfHome({ promotion, data, search, inDetail }: Omit<DetailProps, 'actions'> & { promotion: ListedPromotion }) {
  const source = useSource(promotion.id)
  return (
    <PromotionDetail
      heading="h3"
      ranked={rankedFor(promotion, shopperWith(data.wallet, search.monto ?? null))}
      wallet={data.wallet}
      amount={search.monto}
      today={data.today}
      capture={data.captures.find(({ chain }) => chain === promotion.supermarket) ?? null}
      source={source}
      inDetail={inDetail}
      place={homeHref(search)}
    />
  )
}

function useSource(id: string): PromotionSource | 'waiting' | null {
  const [source, setSource] = useState<{ id: string; answer: PromotionSource | null } | null>(null)
  useEffect(() => {
    if (knownSource(id)) return
    let isStale = false
    void fetchSource(id).then((answer) => {
      if (!isStale) setSource({ id, answer })
    })
    return () => {
      isStale = true
    }
  }, [id])
  return knownSource(id) ?? (source?.id === id ? source.answer : 'waiting')
}
