import type { CivilDate } from '#domain/calendar/calendar.ts'
import {
  allOfChainLabel,
  allOfDayLabel,
  alternativeSentence,
  betterOptionLine,
  firstRowLine,
  ifAskedLine,
  nearDayName,
  nothingSentence,
  perhapsSentence,
  sureSentence,
  unreadSentence,
} from '#domain/phrases/answer.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import { changeSearch, chosenChains, type HomeSearch, NARROWING_NAMES } from './homeSearch.ts'
import type { HomeView, RankedPromotion } from './homeView.ts'

/** The answer in words. `best` is the promotion whose figure it shows; `more` are further suggestions, each with its link. */
export type AnswerLines = { best: RankedPromotion | null; words: string; more: { words: string; to: HomeSearch }[] }

type Asked = Pick<HomeView, 'day' | 'personal' | 'answer' | 'first' | 'unread'>

/** Composes the answer for the day. When nothing is usable, it begins with another place or day. */
export function answerLines(
  { day, personal, answer, first, unread }: Asked,
  today: CivilDate,
  search: HomeSearch,
  captures: readonly Freshness[],
): AnswerLines {
  const { sure, ifAsked, later, elsewhere } = answer
  const when = nearDayName(day, today)
  const asked = (best: RankedPromotion, on = when) => {
    const stale = captures.find(({ chain, isStale }) => isStale && chain === best.promotion.supermarket)
    return { when: on, amount: search.monto, personal, stale }
  }
  const toDay = (date: CivilDate) => changeSearch(search, { dia: date === today ? undefined : date, todas: undefined })
  const toChain = ({ promotion }: RankedPromotion) => changeSearch(search, { supermarket: promotion.supermarket, todas: undefined })
  const more = [
    // With an empty wallet, the list's first row is mentioned before what a club would give.
    sure && ifAsked && (personal || !first)
      ? { words: ifAskedLine(ifAsked), to: changeSearch(search, { promo: ifAsked.promotion.id }) }
      : null,
    first && { words: firstRowLine(first, personal), to: changeSearch(search, { promo: first.promotion.id }) },
    later && { words: betterOptionLine(nearDayName(later.date, today), later.best, personal), to: toDay(later.date) },
    elsewhere && { words: betterOptionLine(when, elsewhere, personal), to: toChain(elsewhere) },
  ].filter((one) => one !== null)
  const isPlaceOpen = search.canal === 'online' && (sure ?? ifAsked)?.promotion.qualifiers.includes('unsaidPlace')
  const place = isPlaceOpen ? ' No dice si vale online.' : ''
  if (sure) return { best: sure, words: `${sureSentence(sure, asked(sure))}${place}`, more }
  if (ifAsked) return { best: ifAsked, words: `${perhapsSentence(ifAsked, asked(ifAsked))}${place}`, more }
  const read = chosenChains(search).filter((slug) => !unread.includes(slug))
  if (unread.length > 0 && read.length === 0) return { best: null, words: unreadSentence(unread), more }
  const isFiltered = NARROWING_NAMES.some((name) => name !== 'supermarket' && name !== 'mias' && search[name] !== undefined)
  const nothing = { personal, chains: read, isFiltered }
  if (elsewhere !== null) {
    const all = { words: allOfChainLabel(elsewhere.promotion.supermarket), to: toChain(elsewhere) }
    return { best: elsewhere, words: alternativeSentence(elsewhere, asked(elsewhere), when, nothing), more: [all] }
  }
  if (later === null) return { best: null, words: nothingSentence(when, nothing), more }
  const on = nearDayName(later.date, today)
  const all = { words: allOfDayLabel(later.date, today), to: toDay(later.date) }
  return { best: later.best, words: alternativeSentence(later.best, asked(later.best, on), when, nothing), more: [all] }
}
