import type { CivilDate } from '#domain/calendar/calendar.ts'
import { givesMore, leadOf } from '#domain/choice/answer.ts'
import { alternativeLine, answerNotes, nothingSentence, perhapsSentence, sureSentence, unreadSentence } from '#domain/phrases/answer.ts'
import { nearDayName } from '#domain/text/words.ts'
import { changeSearch, chosenChains, type HomeSearch, NARROWING_NAMES } from './homeSearch.ts'
import type { HomeView, RankedPromotion } from './homeView.ts'

/** Another offer to consider, told beside its figure, and where its line leads. */
export type OtherLine = { best: RankedPromotion; words: string; to: HomeSearch }

/** The answer in words. `best` is the promotion whose figure it shows, null when there is none; `notes` are what to know before. */
export type AnswerLines = { best: RankedPromotion | null; words: string; notes: string[]; more: OtherLine[] }

type Asked = Pick<HomeView, 'day' | 'personal' | 'isForOthers' | 'answer' | 'first' | 'unread'>

/** Composes the answer to what was asked: for the day, and the chains if any were chosen. What is better elsewhere comes second. */
export function answerLines(
  { day, personal, isForOthers, answer, first, unread }: Asked,
  today: CivilDate,
  search: HomeSearch,
): AnswerLines {
  const { sure, ifAsked, later, elsewhere } = answer
  const best = leadOf(answer)
  const when = nearDayName(day, today)
  const asked = { when, amount: search.monto, personal }
  const toOffer = (to: RankedPromotion) => changeSearch(search, { promo: to.promotion.id })
  const ofDay: (OtherLine | null | false)[] = [
    sure !== null && sure !== best && { best: sure, words: alternativeLine(sure, personal, search.monto), to: toOffer(sure) },
    // With an empty wallet, the list's first row is mentioned before what a club would give.
    ifAsked !== null &&
      ifAsked !== best &&
      (personal || !first) && { best: ifAsked, words: alternativeLine(ifAsked, true, search.monto), to: toOffer(ifAsked) },
    first && { best: first, words: alternativeLine(first, personal, search.monto), to: toOffer(first) },
  ]
  const better: (OtherLine | null)[] = [
    later && {
      best: later.best,
      words: alternativeLine(later.best, personal, search.monto, `mejor ${nearDayName(later.date, today)}`),
      to: changeSearch(search, { dia: later.date === today ? undefined : later.date, todas: undefined }),
    },
    elsewhere && {
      best: elsewhere,
      words: alternativeLine(elsewhere, personal, search.monto, `mejor ${when}`),
      to: changeSearch(search, { supermarket: elsewhere.promotion.supermarket, todas: undefined }),
    },
  ]
  const here = ofDay.filter((one) => one !== null && one !== false)
  // «Mejor …» gives more than every figure that is shown of the day.
  const more = [...here, ...better.filter((one) => one !== null).filter((one) => here.every(({ best }) => givesMore(one.best, best)))]
  const said = { best, notes: best ? answerNotes(best, search.monto, personal) : [], more }
  if (best !== null) {
    const isPlaceOpen = search.canal === 'online' && best.promotion.qualifiers.includes('unsaidPlace')
    const words = best === sure ? sureSentence(best, asked) : perhapsSentence(best, asked)
    const before = [...(isForOthers ? ['No está entre tus medios'] : []), ...(isPlaceOpen ? ['No dice si vale online'] : [])]
    return { ...said, words, notes: [...before, ...said.notes] }
  }
  const read = chosenChains(search).filter((slug) => !unread.includes(slug))
  if (unread.length > 0 && read.length === 0) return { ...said, words: unreadSentence(unread) }
  const isFiltered = NARROWING_NAMES.some((name) => name !== 'supermarket' && name !== 'mias' && search[name] !== undefined)
  return { ...said, words: nothingSentence(when, { personal, chains: read, isFiltered }) }
}
