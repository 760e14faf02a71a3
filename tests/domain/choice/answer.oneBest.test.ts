import fc from 'fast-check'
import { expect, it } from 'vitest'
import { frozenClock } from '#domain/calendar/clock.ts'
import { CHAIN_SLUGS, CHAINS, type Channel } from '#domain/catalogue/chain.ts'
import type { Ranked } from '#domain/choice/ranking.ts'
import { adviseAtTill } from '#domain/choice/till.ts'
import type { Week } from '#domain/choice/week.ts'
import { weekFrom } from '#domain/promotion/occurrence.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import type { PublishedPromotion, Snapshot } from '#domain/promotion/snapshot.ts'
import { formatWalletParameters } from '#domain/wallet/codec/parameters.ts'
import { alone, sayNoMethod } from '#domain/wallet/household.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { buildCompareData } from '#features/compare/compareData.ts'
import { answerLines } from '#features/promotions/answerLines.ts'
import { buildHomeView } from '#features/promotions/homeView.ts'
import { toListedPromotion } from '#features/promotions/listedPromotion.ts'
import { dayPicture } from '#features/promotions/promotionPicture.ts'
import { summariseWallet } from '#features/wallet/walletSummary.ts'
import { listPromotions } from '#server/api/promotions.server.ts'
import type { Runtime } from '#server/runtime.server.ts'
import { indexSnapshot } from '#server/snapshotIndex.ts'
import { promotions, wallets } from '../arbitraries.ts'

const TODAY = '2026-03-27'
const DAYS = weekFrom(TODAY)

const published: fc.Arbitrary<PublishedPromotion[]> = fc.array(promotions, { maxLength: 12 }).map((all) =>
  all.map((promotion, at) => ({
    ...promotion,
    ...{ validFrom: null, validUntil: null, restrictions: [`Condición ${at}`] },
    ...{ id: `p${at}`, cardId: `c${at}`, firstSeen: TODAY, lastSeen: TODAY, reviewed: null },
  })),
)
/** Only what a URL of the API can say. */
const asked: fc.Arbitrary<Wallet> = fc.oneof(
  fc.constant(EMPTY_WALLET),
  wallets.map((wallet) => ({ ...wallet, phoneContactless: null, monthlyRate: null })),
)

type Named = { id: string; pesos: number } | null
const named = (one: Ranked<ListedPromotion> | null | undefined): Named =>
  one ? { id: one.promotion.id, pesos: Math.round(one.saving) } : null

function weekOf(all: PublishedPromotion[], wallet: Wallet): Week & { glossary: [] } {
  const listed = all.map(toListedPromotion)
  const groups = all.map((_, at) => at)
  return { kind: 'real', today: TODAY, untilTomorrow: 0, captures: [], people: alone(wallet), promotions: listed, groups, glossary: [] }
}

async function bestOfApi(all: PublishedPromotion[], wallet: Wallet, query: Record<string, string>): Promise<(string | null)[]> {
  const snapshot: Snapshot = { name: '1', version: 1, publishedAt: `${TODAY}T12:00:00Z`, kind: 'real', sources: [], promotions: all }
  const index = indexSnapshot(snapshot)
  const runtime = { index: () => index, clock: frozenClock(new Date(`${TODAY}T15:00:00Z`)) } as unknown as Runtime
  const said = sayNoMethod(alone(wallet)) ? {} : formatWalletParameters(wallet)
  const { body } = await listPromotions({ runtime, query: new URLSearchParams({ ...said, ...query }), params: {} })
  const { best, bestIfAsked } = body as { best: string | null; bestIfAsked: string | null }
  return [best, bestIfAsked]
}

const questions = fc.record({
  wallet: asked,
  amount: fc.integer({ min: 1, max: 300_000 }),
  date: fc.constantFrom(...DAYS),
  chain: fc.constantFrom(...CHAIN_SLUGS),
  channel: fc.constantFrom<Channel>('presencial', 'online'),
})

it('home, its days, the map, the till and the API name the same offer and pesos for the same question', async () => {
  await fc.assert(
    fc.asyncProperty(published, questions, async (all, { wallet, amount, date, chain, channel }) => {
      const week = weekOf(all, wallet)
      const { people } = week
      const home = buildHomeView(week, { monto: amount, dia: date, supermarket: chain })
      const best = home.answer.sure ?? home.answer.ifAsked
      const lines = answerLines(home, TODAY, { monto: amount, dia: date, supermarket: chain }, [])
      if (best) expect(named(lines.best)).toEqual(named(best))
      const tab = home.days.find((day) => day.date === date)?.best
      expect(named(tab?.sure ?? tab?.ifAsked)).toEqual(named(best))
      const map = buildCompareData(week, amount)
      const cell = map.rows.find((row) => row.chain === chain)?.cells.find((one) => one.date === date)
      expect(named(cell?.best)).toEqual(named(best))
      // Without a method the wallet says nothing that the API could be asked with.
      const isAsked = people[0].wallet.instruments.length > 0 || wallet === EMPTY_WALLET
      if (isAsked)
        expect(await bestOfApi(all, wallet, { date, supermarket: chain, amount: String(amount) })).toEqual([
          home.answer.sure?.promotion.id ?? null,
          home.answer.ifAsked?.promotion.id ?? null,
        ])

      const inShop = buildHomeView(week, { monto: amount, dia: date, supermarket: chain, canal: channel }).answer
      const format = channel === 'online' ? 'Online' : null
      const shopper = { people, isAnybody: sayNoMethod(people), amount }
      expect(named(adviseAtTill(week.promotions, { chain, format }, date, shopper).best)).toEqual(named(inShop.sure ?? inShop.ifAsked))
    }),
  )
})

it('the end of the wizard, the map and "Mejor el …" name the same best of the week', () => {
  fc.assert(
    fc.property(
      published,
      wallets.filter(({ instruments }) => instruments.length > 0),
      (all, wallet) => {
        const week = weekOf(all, wallet)
        const { best: ofWeek, rows } = buildCompareData(week, undefined)
        const { best: chains } = summariseWallet(all, TODAY, wallet)
        expect([chains[0]?.date, named(chains[0]?.best)]).toEqual([ofWeek?.date, named(ofWeek?.best)])
        const { answer, day } = buildHomeView(week, {})
        const later = answer.later ?? (answer.sure && { date: day, best: answer.sure })
        expect([later?.date, named(later?.best)]).toEqual([ofWeek?.date, named(ofWeek?.best)])
        const rowOf = (best: (typeof chains)[number]['best']) => rows.find(({ chain }) => chain === best.promotion.supermarket)
        expect(chains.map(({ date, best }) => named(rowOf(best)?.cells.find((cell) => cell.date === date)?.best))).toEqual(
          chains.map(({ best }) => named(best)),
        )
        const marked = chains.map(({ best }) => rowOf(best)?.cells.filter(({ isBestOfWeek }) => isBestOfWeek) ?? [])
        expect(marked.map((cells) => cells.map((cell) => cell.date))).toEqual(
          marked.map((cells, at) => (cells.length > 0 ? [chains[at]?.date] : [])),
        )
        expect(chains.length).toBeLessThanOrEqual(3)
      },
    ),
  )
})

it("the picture of a day has each chain's best of the map, and the day's best first", () => {
  fc.assert(
    fc.property(published, fc.constantFrom(...DAYS), (all, date) => {
      const week = weekOf(all, EMPTY_WALLET)
      const { lines } = dayPicture(week.promotions, date, week)
      const cells = buildCompareData(week, undefined).rows.flatMap(({ cells }) => cells.filter((cell) => cell.date === date))
      const sure = cells.flatMap(({ best }) => (best?.eligibility.status === 'yes' ? [CHAINS[best.promotion.supermarket].name] : []))
      const { answer } = buildHomeView(week, { dia: date })
      expect(lines[0]?.label).toBe(answer.sure ? CHAINS[answer.sure.promotion.supermarket].name : '')
      const labels = lines.map(({ label }) => label)
      expect(sure).toEqual(sure.length > 0 ? expect.arrayContaining(labels) : [])
      expect(labels).toHaveLength(Math.min(Math.max(sure.length, 1), 5))
    }),
  )
})
