import type { CivilDate } from '#domain/calendar/calendar.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { answerByDay, bestOfEachChain } from '#domain/choice/answer.ts'
import { NO_FILTER } from '#domain/choice/promotionList.ts'
import { makeSingleShopper } from '#domain/choice/ranking.ts'
import { staleWords } from '#domain/phrases/answer.ts'
import { scopeLine } from '#domain/phrases/goods.ts'
import { briefOffer } from '#domain/phrases/offer.ts'
import { pictureLines, timelinessWords, validityWords } from '#domain/phrases/page.ts'
import { methodsWords } from '#domain/phrases/promotion.ts'
import { readingsWords } from '#domain/phrases/readings.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import type { Picture } from '#domain/promotion/picture.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { discountFigure } from '#domain/promotion/promotionWords.ts'
import { capitalize, dayAndMonth, daysAgo, weekdayName } from '#domain/text/words.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import type { HomeData } from './homeData.ts'

/** Texts of the pictures for link previews. They put values into words and decide nothing. */

type Data = Pick<HomeData, 'kind' | 'today' | 'captures'>

/** Writes a promotion's picture: gain, methods, cap, scope, days, and the page's other offers. */
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
      ...readingsWords(promotion).map((words) => ({ label: '', words })),
      ...(scope === null ? [] : [{ label: '', words: scope }]),
      ...(said.others === null ? [] : [{ label: '', words: said.others }]),
      { label: '', words: timelinessWords(promotion, today) ?? validityWords(promotion) },
      ...staleOf(promotion, captures).map((stale) => ({ label: '', words: staleWords(stale) })),
    ],
    foot: footOf(kind),
  }
}

/** The most chains in a day's picture. */
const MOST_CHAINS = 5

/** Writes a day's picture: for each chain the best that most people can use, or its best at all, the best chain first. */
export function dayPicture(promotions: readonly ListedPromotion[], date: CivilDate, { kind, captures }: Omit<Data, 'today'>): Picture {
  const shopper = makeSingleShopper(EMPTY_WALLET)
  const best = bestOfEachChain(date, answerByDay(promotions, NO_FILTER, shopper, [date]), shopper)
  return {
    chain: null,
    title: capitalize(`${weekdayName(date)} ${dayAndMonth(date)}`),
    lines:
      best.length > 0
        ? best
            .slice(0, MOST_CHAINS)
            .map(({ best: { promotion } }) => ({ label: CHAINS[promotion.supermarket].name, words: lineOf(promotion, captures) }))
        : [{ label: '', words: 'Para ese día todavía no hay promociones publicadas' }],
    foot: footOf(kind),
  }
}

function lineOf(promotion: ListedPromotion, captures: Data['captures']): string {
  const age = staleOf(promotion, captures).map(({ ageDays }) => `leída ${daysAgo(ageDays)}`)
  return [briefOffer(promotion), ...age].join(' · ')
}

/** Returns the age of its chain's data, if stale. */
function staleOf({ supermarket }: ListedPromotion, captures: Data['captures']): Freshness[] {
  return captures.filter(({ chain, isStale }) => isStale && chain === supermarket)
}

function footOf(kind: HomeData['kind']): string {
  return kind === 'example' ? 'Datos de ejemplo: estas promociones son inventadas' : 'Verificala en la fuente antes de ir'
}
