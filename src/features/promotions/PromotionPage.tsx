import { Link } from '@tanstack/react-router'
import { addDays } from '#domain/calendar.ts'
import { occurrences } from '#domain/occurrence.ts'
import { ranked as rankedFor, shopperWith } from '#domain/ranking.ts'
import type { Wallet } from '#domain/wallet.ts'
import { Hornero } from '#ui/Hornero.tsx'
import { useNextDay } from '#ui/useNextDay.ts'
import type { PromotionPageData } from './detailData.ts'
import { HomeNotices } from './HomeNotices.tsx'
import { type Actions, PromotionActions } from './PromotionActions.tsx'
import { PromotionDetail } from './PromotionDetail.tsx'
import { summary } from './promotionWords.ts'

/** A promotion as a page of its own: what a shared link opens. */
export function PromotionPage({ data, wallet, actions }: { data: PromotionPageData; wallet: Wallet; actions: Actions }) {
  const { promotion, today, capture, source, kind } = data
  const ranked = rankedFor(promotion, shopperWith(wallet))
  const hasDates = occurrences(promotion, today, promotion.validUntil ?? addDays(today, 7)).length > 0
  useNextDay(data.untilTomorrow)
  return (
    <div className="page promotion-page">
      {kind === 'example' && <HomeNotices kind={kind} captures={[]} />}
      <p className="back">
        <Link className="back-link" to="/" search={{ supermarket: promotion.supermarket }}>
          ← Más promociones
        </Link>
      </p>
      <h1 className="unseen">{summary(promotion)}</h1>
      <PromotionDetail heading="h2" ranked={ranked} wallet={wallet} amount={undefined} today={today} capture={capture} source={source} />
      <div className="row detail-actions">
        <PromotionActions promotion={promotion} version={data.version} hasDates={hasDates} actions={actions} />
      </div>
    </div>
  )
}

/** The page of a promotion that is not published any more, or never was. */
export function EndedPromotion() {
  return (
    <div className="view">
      <Hornero size={96} />
      <h1>Esta promoción ya no está</h1>
      <p>Terminó, el supermercado la sacó de su página, o el enlace está incompleto. Fijate en las que valen hoy.</p>
      <div className="row">
        <Link className="button main" to="/">
          Ver las de hoy
        </Link>
        <Link className="button" to="/supermercados">
          Comparar supermercados
        </Link>
      </div>
    </div>
  )
}
