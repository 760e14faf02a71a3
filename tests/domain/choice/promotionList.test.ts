import fc from 'fast-check'
import { expect, it } from 'vitest'
import { frozenClock } from '#domain/calendar/clock.ts'
import { spellName } from '#domain/catalogue/spelling.ts'
import { filterAndRank, NO_FILTER } from '#domain/choice/promotionList.ts'
import { makeSingleShopper, rankForShopper } from '#domain/choice/ranking.ts'
import { toListedPromotion } from '#domain/promotion/listedPromotion.ts'
import type { PublishedPromotion, Snapshot } from '#domain/promotion/snapshot.ts'
import { formatWalletParameters } from '#domain/wallet/codec/parameters.ts'
import { householdOf } from '#domain/wallet/household.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { buildHomeView } from '#features/promotions/homeView.ts'
import { answerOf } from '#server/api/apiRoute.server.ts'
import { listPromotions, showPromotion } from '#server/api/promotions.server.ts'
import type { Runtime } from '#server/runtime.server.ts'
import { indexSnapshot } from '#server/snapshotIndex.ts'
import { promotions, wallets } from '../arbitraries.ts'

const TODAY = '2026-03-27'
const published: fc.Arbitrary<PublishedPromotion[]> = fc.array(promotions, { maxLength: 10 }).map((all) =>
  all.map((promotion, at) => ({
    ...promotion,
    // All of them hold today, and no two say the same.
    ...{ validFrom: null, validUntil: null, weekdays: null, exceptDates: [], restrictions: [`Condición ${at}`] },
    ...{ id: `p${at}`, cardId: 'card', firstSeen: TODAY, lastSeen: TODAY },
  })),
)

/** No two in one group. */
const alone = (all: readonly unknown[]) => all.map((_, at) => at)

function runtimeOf(all: PublishedPromotion[]): Runtime {
  const snapshot: Snapshot = {
    name: '1',
    version: 1,
    publishedAt: `${TODAY}T12:00:00Z`,
    kind: 'real',
    sources: [],
    promotions: all,
    feeds: [],
  }
  const index = indexSnapshot(snapshot)
  return {
    index: () => index,
    clock: frozenClock(new Date(`${TODAY}T15:00:00Z`)),
    cardOf: async () => null,
    freshness: () => [],
  } as unknown as Runtime
}

/** A wallet with a method, and only what a URL of the API can say of it. */
const held: fc.Arbitrary<Wallet> = wallets
  .filter(({ instruments }) => instruments.length > 0)
  .map(({ answers: { phone: _, ...answers }, instruments }) => ({ instruments, answers }))

it('home, detail and API put the same promotions in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(published, held, fc.integer({ min: 1, max: 300_000 }), async (all, wallet, amount) => {
      const shopper = makeSingleShopper(wallet, amount)
      const order = filterAndRank(all, NO_FILTER, shopper)
      const ids = order.map(({ promotion }) => promotion.id)

      // The home page shows instalments in a section of their own; within each section the order is that of all.
      const home = buildHomeView(
        {
          today: TODAY,
          people: householdOf(wallet),
          promotions: all.map(toListedPromotion),
          groups: alone(all),
          glossary: [],
          captures: [],
        },
        { monto: amount },
      )
      const sectionOf = ({ promotion, eligibility: { status } }: (typeof order)[number]) =>
        status !== 'no' && promotion.discount.type === 'cuotas sin intereses' ? 'instalments' : status
      expect(
        home.sections.flatMap(({ groups }) => groups.flatMap(({ best, others }) => [best, ...others]).map(({ promotion }) => promotion.id)),
      ).toEqual(
        (['yes', 'maybe', 'instalments', 'no'] as const).flatMap((kind) =>
          order.filter((one) => sectionOf(one) === kind).map(({ promotion }) => promotion.id),
        ),
      )

      const runtime = runtimeOf(all)
      const query = new URLSearchParams({ ...formatWalletParameters(wallet), amount: String(amount) })
      const asked = { runtime, address: new URL(`http://localhost/?${query}`) }
      const answered = (await answerOf(listPromotions, { ...asked, params: {} })).body.promotions
      expect(answered.map(({ id }) => id)).toEqual(ids)

      const [first] = all
      if (!first) return
      const single = rankForShopper(toListedPromotion(first), shopper)
      const detail = await answerOf(showPromotion, { ...asked, params: { id: first.id } })
      const said = { status: single.eligibility.status, via: single.eligibility.via.map(spellName) }
      expect(detail.body).toMatchObject({ promotion: { eligibility: said, saving: single.saving } })
      expect(answered.find(({ id }) => id === first.id)).toMatchObject({ eligibility: said, saving: single.saving })
    }),
  )
})
