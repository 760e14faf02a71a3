import type { CivilDate } from '#domain/calendar/calendar.ts'
import { CHAINS, type ChainSlug } from '#domain/catalogue/chain.ts'
import { answerByDay, findBestOfChains } from '#domain/choice/answer.ts'
import { NO_FILTER } from '#domain/choice/promotionList.ts'
import { givesInstalments, makeSingleShopper, type Ranked } from '#domain/choice/ranking.ts'
import { describeForAll, describeOffer } from '#domain/description/describeOffer.ts'
import { joinPart, notesOf, otherLines, tell, textLines } from '#domain/description/toText.ts'
import { freshnessOf } from '#domain/promotion/freshness.ts'
import { type Picture, pictureFoot } from '#domain/promotion/picture.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { TYPICAL_AMOUNT } from '#domain/promotion/saving.ts'
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
      side: [],
      words,
    })),
    // With what, on which days, and what must be known.
    kept: 3,
    foot: pictureFoot(kind),
  }
}

/** A line of a day's picture: what comes back of a purchase, how, and what must be known. */
function dayLine(offer: Ranked<ListedPromotion>, ...side: string[]): Picture['lines'][number] {
  // The worth of instalments is their number.
  const gain = givesInstalments(offer.promotion) ? ['gain' as const] : []
  const told = tell(describeOffer(offer, { knows: ['chain', 'when', 'begins', ...gain] }), 'pictureLine')
  return {
    side: [...side, joinPart('pictureLine', 'worth', told.parts.worth)],
    words: capitalize([joinPart('pictureLine', 'head', told.parts.head), ...notesOf(told)].join(' · ')),
  }
}

const linesOr = (lines: Picture['lines'], words: string): Picture['lines'] => (lines.length > 0 ? lines : [{ side: [], words }])

const dayTitle = (date: CivilDate) => capitalize(`${weekdayName(date)} ${dayAndMonth(date)}`)

/** Writes a day's picture: for each chain the best that most people can use, or its best at all, the best chain first. */
export function dayPicture(promotions: readonly ListedPromotion[], date: CivilDate, { kind, captures }: Omit<Data, 'today'>): Picture {
  const shopper = makeSingleShopper(EMPTY_WALLET, null, { captures })
  const best = findBestOfChains(date, answerByDay(promotions, NO_FILTER, shopper, [date]), shopper)
  return {
    chain: null,
    title: dayTitle(date),
    lines: linesOr(
      best.map(({ best }) => dayLine(best, CHAINS[best.promotion.supermarket].name)),
      'Para ese día todavía no hay promociones publicadas',
    ),
    foot: pictureFoot(kind, best.length > 0 ? TYPICAL_AMOUNT : undefined),
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
  // Offers of different goods may read alike.
  const lines = new Map(offers.map((one) => dayLine(one)).map((line) => [JSON.stringify(line), line]))
  return {
    chain: { name, ...colours },
    title: dayTitle(date),
    lines: linesOr([...lines.values()], 'Para ese día no hay promociones publicadas'),
    foot: pictureFoot(kind, offers.length > 0 ? TYPICAL_AMOUNT : undefined),
  }
}
