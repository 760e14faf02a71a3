import type { CivilDate } from '#domain/calendar/calendar.ts'
import { CHAINS, type ChainSlug } from '#domain/catalogue/chain.ts'
import { answerByDay, bestOfEachChain } from '#domain/choice/answer.ts'
import { NO_FILTER } from '#domain/choice/promotionList.ts'
import { givesInstalments, makeSingleShopper } from '#domain/choice/ranking.ts'
import { scopeLine } from '#domain/description/words/goods.ts'
import { methodsWords } from '#domain/description/words/methods.ts'
import { readingsWords } from '#domain/description/words/readings.ts'
import { timelinessWords, validityWords } from '#domain/description/words/time.ts'
import { briefOffer } from '#domain/phrases/offer.ts'
import { pictureLines } from '#domain/phrases/page.ts'
import { warningWords } from '#domain/phrases/warnings.ts'
import { freshnessOf } from '#domain/promotion/freshness.ts'
import type { Picture } from '#domain/promotion/picture.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { discountFigure } from '#domain/promotion/promotionWords.ts'
import { capitalize, dayAndMonth, weekdayName } from '#domain/text/words.ts'
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
  const read = freshnessOf(promotion, captures)
  const warnings = warningWords({ promotion, ...(read?.isStale && { stale: read }) })
  return {
    chain: { name, ...colours },
    title: `${figure} ${unit}`,
    lines: [
      promotion.paymentMethods === null && promotion.unknownPaymentMethods.length === 0
        ? { label: '', words: methodsWords(promotion) }
        : { label: 'Con', words: methodsWords(promotion) },
      // What warns comes before what the picture may have no room for.
      ...[
        capitalize(warnings.join(' · ')),
        ...readingsWords(promotion),
        timelinessWords(promotion, today) ?? validityWords(promotion),
        said.money,
        scope ?? '',
        said.others ?? '',
      ]
        .filter((words) => words !== '')
        .map((words) => ({ label: '', words })),
    ],
    foot: footOf(kind),
  }
}

const dayTitle = (date: CivilDate) => capitalize(`${weekdayName(date)} ${dayAndMonth(date)}`)

/** Writes a day's picture: for each chain the best that most people can use, or its best at all, the best chain first. */
export function dayPicture(promotions: readonly ListedPromotion[], date: CivilDate, { kind, captures }: Omit<Data, 'today'>): Picture {
  const shopper = makeSingleShopper(EMPTY_WALLET, null, { captures })
  const best = bestOfEachChain(date, answerByDay(promotions, NO_FILTER, shopper, [date]), shopper)
  return {
    chain: null,
    title: dayTitle(date),
    lines:
      best.length > 0
        ? best.map(({ best }) => ({
            label: CHAINS[best.promotion.supermarket].name,
            words: briefOffer(best.promotion),
            warning: warningWords(best).join(' · '),
          }))
        : [{ label: '', words: 'Para ese día todavía no hay promociones publicadas' }],
    foot: footOf(kind),
  }
}

/** Writes a chain's picture: its offers of a day, what most people can use first, instalments last. */
export function chainPicture(
  promotions: readonly ListedPromotion[],
  chain: ChainSlug,
  date: CivilDate,
  { kind, captures }: Omit<Data, 'today'>,
): Picture {
  const { name, colours } = CHAINS[chain]
  const shopper = makeSingleShopper(EMPTY_WALLET, null, { captures })
  const [day] = answerByDay(promotions, { ...NO_FILTER, chains: [chain] }, shopper, [date])
  const { sure } = day?.best ?? { sure: null }
  const usable = day?.ranked.filter((one) => one !== sure && one.eligibility.status !== 'no' && one.saving > 0) ?? []
  const offers = [...(sure ? [sure] : []), ...usable].sort(
    (a, b) => Number(givesInstalments(a.promotion)) - Number(givesInstalments(b.promotion)),
  )
  return {
    chain: { name, ...colours },
    title: dayTitle(date),
    lines:
      offers.length > 0
        ? offers.map((one) => ({ label: '', words: capitalize(briefOffer(one.promotion)), warning: warningWords(one).join(' · ') }))
        : [{ label: '', words: 'Para ese día no hay promociones publicadas' }],
    foot: footOf(kind),
  }
}

function footOf(kind: HomeData['kind']): string {
  return kind === 'example' ? 'Datos de ejemplo: estas promociones son inventadas' : 'Verificala en la fuente antes de ir'
}
