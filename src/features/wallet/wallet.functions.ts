import { createIsomorphicFn, createServerFn } from '@tanstack/react-start'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { today as todayOf } from '#domain/calendar/clock.ts'
import { isOver } from '#domain/promotion/occurrence.ts'
import { personOf } from '#domain/wallet/household.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { BadCall } from '#server/functionAnswers.ts'
import { peopleOfRequest, walletTextOfRequest } from '#server/peopleOfRequest.server.ts'
import { getRuntime } from '#server/runtime.server.ts'
import type { SnapshotIndex } from '#server/snapshotIndex.ts'
import { type WalletQuestionRef, walletQuestions } from './walletQuestions.ts'
import { walletCookieText } from './walletStore.ts'

/** Reads the wallet's cookie: from the request on the server, from the browser otherwise, which needs no network. */
export const readWalletText = createIsomorphicFn().server(walletTextOfRequest).client(walletCookieText)

/** Checks the id of a person; null means the first. @throws BadCall */
function readPersonId(id: unknown): string | null {
  if (typeof id !== 'string' && id !== null) throw new BadCall('No person is named')
  return id
}

function walletOfPerson(id: string | null): Wallet {
  return personOf(peopleOfRequest(), id).wallet
}

/** Loads the answered and open questions of a person in the request's cookie, by id; null while nothing is published. */
export const loadQuestions = createServerFn({ method: 'GET' })
  .validator(readPersonId)
  .handler(async ({ data: whose }): Promise<WalletQuestionRef[] | null> => {
    const { clock, index } = await getRuntime()
    const published = index()
    return published && walletQuestions(publishedFrom(todayOf(clock), published), walletOfPerson(whose))
  })

/** Returns the promotions that have not ended, because ended ones decide nothing. */
function publishedFrom(today: CivilDate, { promotions, groupOf }: SnapshotIndex) {
  return { promotions: promotions.filter((promotion) => !isOver(promotion, today)), entryOf: groupOf }
}
