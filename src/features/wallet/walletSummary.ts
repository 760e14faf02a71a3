import type { CivilDate } from '#domain/calendar/calendar.ts'
import { answerByDay, type BestDay, bestOfEachChain } from '#domain/choice/answer.ts'
import type { MissingThing } from '#domain/choice/eligibility.ts'
import { type Listable, NO_FILTER } from '#domain/choice/promotionList.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import { weekFrom } from '#domain/promotion/occurrence.ts'
import { alone } from '#domain/wallet/household.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { isAskedInWizard } from './walletQuestions.ts'

export type WalletSummary<P> = {
  /** The number of promotions usable on at least one of the days. */
  yours: number
  /** The number of promotions that are maybe usable, in total and by the kind of answer that they wait for. */
  possible: number
  waitingFor: Record<'card' | 'question', number>
  /** The best of the week at each chain on a typical purchase, the best chain first. Savings are not added up: many promotions exclude each other. */
  best: BestDay<P>[]
}

const NAMED = 3

export function summariseWallet<P extends Listable>(
  promotions: readonly P[],
  today: CivilDate,
  wallet: Wallet,
  captures: readonly Freshness[],
): WalletSummary<P> {
  const shopper = { people: alone(wallet), isAnybody: false, amount: null, captures }
  const days = answerByDay(promotions, NO_FILTER, shopper, weekFrom(today))
  const ofWeek = [...new Map(days.flatMap(({ ranked }) => ranked).map((one) => [one.promotion, one])).values()]
  const possible = ofWeek.filter(({ eligibility }) => eligibility.status === 'maybe')
  const waiting = (isFor: (missing: MissingThing) => boolean) =>
    possible.filter(({ eligibility }) => eligibility.missing.some(isFor)).length
  return {
    yours: ofWeek.filter(({ eligibility }) => eligibility.status === 'yes').length,
    possible: possible.length,
    waitingFor: {
      card: waiting(({ kind }) => kind === 'card'),
      question: waiting(({ question }) => question !== undefined && isAskedInWizard(question, wallet)),
    },
    best: bestOfEachChain(today, days, shopper).slice(0, NAMED),
  }
}
