import { createIsomorphicFn, createServerFn } from '@tanstack/react-start'
import type { AskedQuestion } from '#domain/askedQuestion.ts'
import { addDays } from '#domain/calendar.ts'
import { today as todayOf } from '#domain/clock.ts'
import { isQuestionKey, type QuestionKey } from '#domain/question.ts'
import { isUpTo } from '#domain/saving.ts'
import type { Wallet } from '#domain/wallet.ts'
import { walletOfCookies } from '#domain/walletCookie.ts'
import { summariseWallet } from '#domain/walletSummary.ts'
import { BadCall } from '#server/functionAnswers.ts'
import { getRuntime } from '#server/runtime.server.ts'
import type { SnapshotIndex } from '#server/snapshotIndex.ts'
import { walletOfRequest } from '#server/walletOfRequest.server.ts'
import { countMethods, type MethodCounts } from './methodOrder.ts'
import type { SummaryData, SummaryLine } from './summaryData.ts'
import { type WalletQuestions, walletQuestions, wizardQuestions } from './walletQuestions.ts'
import { MAX_ASKED } from './wizardSearch.ts'

/** The wallet of the cookie: the request's on the server, the browser's own in the browser, where no network is needed. */
export const heldWallet = createIsomorphicFn()
  .server(walletOfRequest)
  .client((): Wallet => walletOfCookies(document.cookie))

/** How often the published promotions name each method; nothing while none are published. */
export const loadMethodCounts = createServerFn({ method: 'GET' }).handler(async (): Promise<MethodCounts> => {
  const snapshot = (await getRuntime()).snapshot()
  return snapshot ? countMethods(snapshot.promotions) : {}
})

/** What was answered and what is open for the wallet of the request's cookie; null while nothing is published. */
export const loadQuestions = createServerFn({ method: 'GET' }).handler(async (): Promise<WalletQuestions | null> => {
  const published = (await getRuntime()).index()
  return published && walletQuestions(publishedBy(published), walletOfRequest())
})

/** What the wizard asks; `asked`: the keys that it asks already, none for a new visit. Null while nothing is published. */
export const loadWizardQuestions = createServerFn({ method: 'GET' })
  .validator((keys: QuestionKey[]) => {
    if (!Array.isArray(keys)) throw new BadCall('No list of questions')
    return keys.filter((key) => typeof key === 'string' && isQuestionKey(key)).slice(0, MAX_ASKED)
  })
  .handler(async ({ data: asked }): Promise<AskedQuestion[] | null> => {
    const published = (await getRuntime()).index()
    return published && wizardQuestions(publishedBy(published), walletOfRequest(), asked)
  })

function publishedBy({ snapshot, questions }: SnapshotIndex) {
  return { promotions: snapshot.promotions, questions: questions() }
}

/** What the wallet of the request's cookie is good for in the seven days from today on; null while nothing is published. */
export const loadSummary = createServerFn({ method: 'GET' }).handler(async (): Promise<SummaryData | null> => {
  const { clock, snapshot } = await getRuntime()
  const published = snapshot()
  if (!published) return null
  const today = todayOf(clock)
  const summary = summariseWallet(published.promotions, today, addDays(today, 6), walletOfRequest())
  const best = summary.best.map(({ promotion, eligibility: { via }, saving }) => ({
    promotion: pick(promotion),
    via,
    saving,
    isUpTo: isUpTo(promotion),
  }))
  return { ...summary, best, isExample: published.kind === 'example' }
})

function pick({ id, supermarket, discount, limits, weekdays }: SummaryLine['promotion']): SummaryLine['promotion'] {
  return { id, supermarket, discount, limits, weekdays }
}
