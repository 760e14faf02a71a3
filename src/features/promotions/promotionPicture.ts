import type { CivilDate } from '#domain/calendar/calendar.ts'
import { CHAINS, type ChainSlug } from '#domain/catalogue/chain.ts'
import { answerByDay, bestOfEachChain } from '#domain/choice/answer.ts'
import { NO_FILTER } from '#domain/choice/promotionList.ts'
import { givesInstalments, makeSingleShopper, type Ranked } from '#domain/choice/ranking.ts'
import { describeForAll, describeOffer } from '#domain/description/describeOffer.ts'
import { joinPart, moreWords, otherLines, tell, textLines } from '#domain/description/toText.ts'
import { freshnessOf } from '#domain/promotion/freshness.ts'
import type { Picture } from '#domain/promotion/picture.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { capitalize, dayAndMonth, weekdayName } from '#domain/text/words.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import type { HomeData } from './homeData.ts'

/** Texts of the pictures for link previews. They put values into words and decide nothing. */

type Data = Pick<HomeData, 'kind' | 'today' | 'captures'>

/** Writes a promotion's picture: gain, methods, cap, scope, days, and the page's other offers. */
export function promotionPicture(promotion: ListedPromotion, offers: readonly ListedPromotion[], { kind, today, captures }: Data): Picture {
  const { name, colours } = CHAINS[promotion.supermarket]
  const told = describeForAll(promotion, freshnessOf(promotion, captures), { day: today, knows: ['chain'] })
  return {
    chain: { name, ...colours },
    title: joinPart('picture', 'title', tell(told, 'picture').parts.title),
    lines: [...textLines(told, 'picture', ['title']), ...otherLines(promotion, offers)].map((words) => ({
      label: '',
      words,
    })),
    // With what, on which days, and what must be known.
    kept: 3,
    foot: footOf(kind),
  }
}

/** A line of a day's picture: what comes back, of how much, with what, and what must be known. */
function dayLine(offer: Ranked<ListedPromotion>, label: string): Picture['lines'][number] {
  const { parts, more } = tell(describeOffer(offer, { knows: ['chain', 'when', 'begins'] }), 'pictureLine')
  const worth = givesInstalments(offer.promotion) ? '' : joinPart('pictureLine', 'worth', parts.worth)
  const notes = [...parts.notes.flatMap(({ words }) => words), moreWords(more)].filter((words) => words !== null)
  return {
    label: [label, worth].filter((words) => words !== '').join(': '),
    words: [joinPart('pictureLine', 'head', parts.head), ...notes].join(' · '),
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
        ? best.map(({ best }) => dayLine(best, CHAINS[best.promotion.supermarket].name))
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
    lines: offers.length > 0 ? offers.map((one) => dayLine(one, '')) : [{ label: '', words: 'Para ese día no hay promociones publicadas' }],
    foot: footOf(kind),
  }
}

function footOf(kind: HomeData['kind']): string {
  return kind === 'example' ? 'Datos de ejemplo: estas promociones son inventadas' : 'Verificala en la fuente antes de ir'
}
