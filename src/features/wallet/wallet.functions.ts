import { createIsomorphicFn, createServerFn } from '@tanstack/react-start'
import { getRequestHeader, setResponseHeader } from '@tanstack/react-start/server'
import { addDays, type CivilDate } from '#domain/calendar/calendar.ts'
import { today as todayOf } from '#domain/calendar/clock.ts'
import { isSavingUncertain } from '#domain/promotion/saving.ts'
import { isQuestionKey, type QuestionKey } from '#domain/questions/question.ts'
import { personOf } from '#domain/wallet/personOf.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { BadCall } from '#server/functionAnswers.ts'
import { peopleOfRequest, walletTextOfRequest } from '#server/peopleOfRequest.server.ts'
import { getRuntime } from '#server/runtime.server.ts'
import type { SnapshotIndex } from '#server/snapshotIndex.ts'
import { offeredText } from './offeredCookie.ts'
import { type PromotionAsks, promotionAsks } from './promotionAsks.ts'
import type { SummaryData, SummaryLine } from './summaryData.ts'
import { type WalletQuestions, type WizardQuestion, walletQuestions, wizardQuestions } from './walletQuestions.ts'
import { walletCookieText } from './walletStore.ts'
import { summariseWallet } from './walletSummary.ts'
import { MAX_ASKED } from './wizardSearch.ts'

/** The value of the wallet's cookie: the request's on the server, the browser's own in the browser, where no network is needed. */
export const heldText = createIsomorphicFn().server(walletTextOfRequest).client(walletCookieText)

/**
 * What the settings offer, as the request's cookie has it; nothing in the browser, which cannot see it. A page with it is kept nowhere: it says who was
 * taken out.
 */
export const offeredOfRequest = createIsomorphicFn()
  .server(() => {
    const offered = offeredText(getRequestHeader('cookie'))
    if (offered !== '') setResponseHeader('cache-control', 'no-store')
    return offered
  })
  .client(() => '')

/** Null: the first. */
function readPersonId(id: unknown): string | null {
  if (typeof id !== 'string' && id !== null) throw new BadCall('No person is named')
  return id
}

function walletOfPerson(id: string | null): Wallet {
  return personOf(peopleOfRequest(), id).wallet
}

const asks = new WeakMap<SnapshotIndex, PromotionAsks>()

/** What the published promotions ask of a wallet, computed once a snapshot; null while none are published. */
export const loadAsks = createServerFn({ method: 'GET' }).handler(async (): Promise<PromotionAsks | null> => {
  const published = (await getRuntime()).index()
  if (!published) return null
  const known = asks.get(published) ?? promotionAsks({ promotions: published.snapshot.promotions, questions: published.questions() })
  asks.set(published, known)
  return known
})

/** What was answered and what is open for a person of the request's cookie, by their id; null while nothing is published. */
export const loadQuestions = createServerFn({ method: 'GET' })
  .validator(readPersonId)
  .handler(async ({ data: whose }): Promise<WalletQuestions | null> => {
    const { clock, index } = await getRuntime()
    const published = index()
    return published && walletQuestions(publishedFrom(todayOf(clock), published), walletOfPerson(whose))
  })

/** What the wizard asks a person; `keys`: those that it asks already, none for a new visit. Null while nothing is published. */
export const loadWizardQuestions = createServerFn({ method: 'GET' })
  .validator((given: { whose: string | null; keys: QuestionKey[] }) => {
    // Null also where a call brings nothing.
    if (!Array.isArray(given?.keys)) throw new BadCall('No list of questions')
    const asked = given.keys.filter((key) => typeof key === 'string' && isQuestionKey(key)).slice(0, MAX_ASKED)
    return { whose: readPersonId(given.whose), asked }
  })
  .handler(async ({ data: { whose, asked } }): Promise<WizardQuestion[] | null> => {
    const { clock, index } = await getRuntime()
    const published = index()
    return published && wizardQuestions(publishedFrom(todayOf(clock), published), walletOfPerson(whose), asked)
  })

/** What may still be used from a day on; what is over decides nothing any more. */
function publishedFrom(today: CivilDate, { snapshot, questions, groupOf }: SnapshotIndex) {
  const promotions = snapshot.promotions.filter(({ validUntil }) => validUntil === null || validUntil >= today)
  return { promotions, questions: questions(), entryOf: groupOf }
}

/** What the wallet of a person of the request's cookie is good for in the seven days from today on; null while nothing is published. */
export const loadSummary = createServerFn({ method: 'GET' })
  .validator(readPersonId)
  .handler(async ({ data: whose }): Promise<SummaryData | null> => {
    const { clock, snapshot } = await getRuntime()
    const published = snapshot()
    if (!published) return null
    const today = todayOf(clock)
    const summary = summariseWallet(published.promotions, today, addDays(today, 6), walletOfPerson(whose))
    const best = summary.best.map(({ promotion, eligibility: { via }, saving, isCertain }) => ({
      promotion: pick(promotion),
      via,
      saving: isCertain ? saving : null,
      isUpTo: isSavingUncertain(promotion),
    }))
    return { ...summary, best, isExample: published.kind === 'example' }
  })

function pick({ id, supermarket, discount, limits, weekdays }: SummaryLine['promotion']): SummaryLine['promotion'] {
  return { id, supermarket, discount, limits, weekdays }
}
