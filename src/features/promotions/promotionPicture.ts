import type { CivilDate } from '#domain/calendar/calendar.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { headlineForMost } from '#domain/choice/answer.ts'
import { NO_FILTER, promotionList } from '#domain/choice/promotionList.ts'
import { isInstalments, shopperWith } from '#domain/choice/ranking.ts'
import { shortFigure } from '#domain/choice/shortFigure.ts'
import { staleWords } from '#domain/phrases/answer.ts'
import { scopeLine } from '#domain/phrases/goods.ts'
import { pictureLines, timeliness, validity } from '#domain/phrases/page.ts'
import { holdersWords, methodsWords } from '#domain/phrases/promotion.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import type { Picture } from '#domain/promotion/picture.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { capWords, discountFigure } from '#domain/promotion/promotionWords.ts'
import { capital, dayOfMonth, daysAgo, weekdayName } from '#domain/text/words.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import type { HomeData } from './homeData.ts'

/** What the picture of a page says, for link previews. It decides nothing; it only puts values into words. */

type Data = Pick<HomeData, 'kind' | 'today' | 'captures'>

/** A promotion: what it gives, with what, up to how much, on what and when, and what else its page offers. */
export function promotionPicture(promotion: ListedPromotion, offers: readonly ListedPromotion[], { kind, today, captures }: Data): Picture {
  const { name, colours } = CHAINS[promotion.supermarket]
  const { figure, unit } = discountFigure(promotion.discount)
  const scope = scopeLine(promotion)
  const said = pictureLines(promotion, offers)
  return {
    chain: { name, ...colours },
    title: `${figure} ${unit}`,
    lines: [
      promotion.paymentMethods === null && promotion.unknownPaymentMethods.length === 0
        ? { label: '', words: methodsWords(promotion) }
        : { label: 'Con', words: methodsWords(promotion) },
      { label: '', words: said.money },
      ...(scope === null ? [] : [{ label: '', words: scope }]),
      ...(said.others === null ? [] : [{ label: '', words: said.others }]),
      { label: '', words: timeliness(promotion, today) ?? validity(promotion) },
      ...staleOf(promotion, captures).map((stale) => ({ label: '', words: staleWords(stale) })),
    ],
    foot: footOf(kind),
  }
}

/** Chains of which the picture of a day names the best. */
const MOST_CHAINS = 5

/** A day: of each chain what most people can use, or else its best; what saves most first. */
export function dayPicture(promotions: readonly ListedPromotion[], date: CivilDate, { kind, captures }: Omit<Data, 'today'>): Picture {
  const ranked = promotionList(promotions, { ...NO_FILTER, date }, shopperWith(EMPTY_WALLET, null))
  const best = [...Map.groupBy(ranked, ({ promotion }) => promotion.supermarket).values()]
    .flatMap((own) => headlineForMost(own).sure ?? [])
    .sort((a, b) => Number(isInstalments(a.promotion)) - Number(isInstalments(b.promotion)) || b.saving - a.saving)
  return {
    chain: null,
    title: capital(`${weekdayName(date)} ${dayOfMonth(date)}`),
    lines:
      best.length > 0
        ? best
            .slice(0, MOST_CHAINS)
            .map(({ promotion }) => ({ label: CHAINS[promotion.supermarket].name, words: briefly(promotion, captures) }))
        : [{ label: '', words: 'Para ese día todavía no hay promociones publicadas' }],
    foot: footOf(kind),
  }
}

/** «25% con Galicia y 3 más · Tope $ 12.000 por mes». Instalments rarely have a cap, and nobody misses it. */
function briefly(promotion: ListedPromotion, captures: Data['captures']): string {
  const { maxDiscount } = promotion.limits
  const cap = isInstalments(promotion) && maxDiscount === null ? [] : [capWords({ ...promotion.limits, per: null })]
  const age = staleOf(promotion, captures).map(({ ageDays }) => `leída ${daysAgo(ageDays)}`)
  return [`${shortFigure(promotion.discount)} con ${holdersWords(promotion, 1)}`, ...cap, ...age].join(' · ')
}

/** How old what was read of its chain is, where that is too old. */
function staleOf({ supermarket }: ListedPromotion, captures: Data['captures']): Freshness[] {
  return captures.filter(({ chain, isStale }) => isStale && chain === supermarket)
}

function footOf(kind: HomeData['kind']): string {
  return kind === 'example' ? 'Datos de ejemplo: estas promociones son inventadas' : 'Verificala en la fuente antes de ir'
}
