import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import { leadOf } from '#domain/choice/answer.ts'
import { alternativeLine, answerNotes, nothingSentence, sureSentence, unreadSentence } from '#domain/phrases/answer.ts'
import { unknownWords } from '#domain/phrases/list.ts'
import { nearDayName } from '#domain/text/words.ts'
import { changeSearch, chosenChains, type HomeSearch, NARROWING_NAMES } from './homeSearch.ts'
import type { HomeView, RankedPromotion } from './homeView.ts'

/** Another offer to consider, told beside its figure, and where its line leads. */
export type OtherLine = { best: RankedPromotion; words: string; to: HomeSearch }

/**
 * The answer in words. `best` is the promotion whose figure it shows, null when nothing is sure; `notes` are what to know before; `source`
 * has a page where what is not known can be looked up.
 */
export type AnswerLines = { best: RankedPromotion | null; words: string; notes: string[]; more: OtherLine[]; source: SourceSlug | null }

type Asked = Pick<HomeView, 'day' | 'personal' | 'isForOthers' | 'answer' | 'unread' | 'unknown'>

/**
 * Composes the answer to what was asked: for the day, and the chains if any were chosen. Only what is sure has the figure; else what could
 * be comes first, then the best elsewhere.
 */
export function composeAnswerLines(
  { day, personal, isForOthers, answer, unread, unknown }: Asked,
  today: CivilDate,
  search: HomeSearch,
): AnswerLines {
  const { sure, ifAsked, later, elsewhere } = answer
  const lead = leadOf(answer)
  const best = lead === sure && !isForOthers ? sure : null
  const when = nearDayName(day, today)
  const line = (one: RankedPromotion, to: HomeSearch, before?: string): OtherLine => ({
    best: one,
    words: alternativeLine(one, personal || one !== sure, search.monto, before),
    to: changeSearch(search, to),
  })
  const elsewhereLine = elsewhere && line(elsewhere, { supermarket: elsewhere.promotion.supermarket, todas: undefined }, `mejor ${when}`)
  const laterLine =
    later &&
    line(later.best, { dia: later.date === today ? undefined : later.date, todas: undefined }, `mejor ${nearDayName(later.date, today)}`)
  const better = elsewhereLine ?? laterLine
  const toOffer = (one: RankedPromotion | null) => one && line(one, { promo: one.promotion.id })
  const lines = best === null ? [toOffer(lead), better] : [better ?? toOffer(ifAsked)]
  const said = {
    best,
    notes: best ? answerNotes(best, search.monto, personal) : [],
    more: lines.filter((one) => one !== null),
    source: null,
  }
  if (best !== null) {
    const isPlaceOpen = search.canal === 'online' && best.promotion.qualifiers.includes('unsaidPlace')
    const before = isPlaceOpen ? ['No dice si vale online'] : []
    const words = sureSentence(best, { when, amount: search.monto, personal })
    return { ...said, words, notes: [...before, ...said.notes] }
  }
  const read = chosenChains(search).filter((slug) => !unread.includes(slug))
  if (unread.length > 0 && read.length === 0) return { ...said, words: unreadSentence(unread) }
  const isFiltered = NARROWING_NAMES.some((name) => name !== 'supermarket' && name !== 'mias' && search[name] !== undefined)
  const [old] = unknown
  if (lead === null && old !== undefined) return { ...said, words: unknown.map(unknownWords).join(' '), source: old.source }
  return {
    ...said,
    words: nothingSentence(when, { personal: personal || isForOthers, chains: read, isFiltered, isSure: lead === null || isForOthers }),
  }
}
