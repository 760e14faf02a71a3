import fc from 'fast-check'
import { expect, it } from 'vitest'
import { frozenClock } from '#domain/calendar/clock.ts'
import { CHAIN_SLUGS, CHAINS, type ChainSlug, type Channel } from '#domain/catalogue/chain.ts'
import { givesMore, isBetter, leadOf } from '#domain/choice/answer.ts'
import { givesInstalments, type Ranked } from '#domain/choice/ranking.ts'
import { adviseAtTill } from '#domain/choice/till.ts'
import type { Week } from '#domain/choice/week.ts'
import { gainParts, titleOf } from '#domain/description/toText.ts'
import { shortFigure, worthWords } from '#domain/description/words/gain.ts'
import { gainWords } from '#domain/phrases/till.ts'
import type { Rail } from '#domain/promotion/condition.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import { toListedPromotion } from '#domain/promotion/listedPromotion.ts'
import { weekFrom } from '#domain/promotion/occurrence.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import type { PublishedPromotion, Snapshot } from '#domain/promotion/snapshot.ts'
import { formatWalletParameters } from '#domain/wallet/codec/parameters.ts'
import { areWithoutMethods, type Household, householdOf } from '#domain/wallet/household.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { buildCompareData } from '#features/compare/compareData.ts'
import { composeAnswerLines } from '#features/promotions/answerLines.ts'
import { buildHomeView } from '#features/promotions/homeView.ts'
import { promotionCalendar } from '#features/promotions/promotionCalendar.ts'
import { dayPicture, promotionPicture } from '#features/promotions/promotionPicture.ts'
import { answerOf } from '#server/api/apiRoute.server.ts'
import { listPromotions } from '#server/api/promotions.server.ts'
import type { Runtime } from '#server/runtime.server.ts'
import { indexSnapshot } from '#server/snapshotIndex.ts'
import { households, promotions, wallets } from '../arbitraries.ts'

const TODAY = '2026-03-27'
const NOW = new Date(`${TODAY}T15:00:00Z`)
const DAYS = weekFrom(TODAY)

const published: fc.Arbitrary<PublishedPromotion[]> = fc.array(promotions, { maxLength: 12 }).map((all) =>
  all.map((promotion, at) => ({
    ...promotion,
    ...{ validFrom: null, validUntil: '2026-12-31', restrictions: [`Condición ${at}`] },
    ...{ id: `p${at}`, cardId: `c${at}`, firstSeen: TODAY, lastSeen: TODAY, reviewed: null },
  })),
)
/** Nobody's wallet, one person's, or a household's. */
const people: fc.Arbitrary<Household> = fc.oneof(fc.constant(householdOf(EMPTY_WALLET)), wallets.map(householdOf), households)

const questions = fc.record({
  people,
  amount: fc.option(fc.integer({ min: 1, max: 300_000 }), { nil: undefined }),
  date: fc.constantFrom(...DAYS),
  chain: fc.option(fc.constantFrom(...CHAIN_SLUGS), { nil: undefined }),
  channel: fc.option(fc.constantFrom<Channel>('presencial', 'online'), { nil: undefined }),
})

type Offer = (Pick<Ranked<never>, 'saving' | 'whose'> & { promotion: { id: string } }) | null | undefined
/** An offer and its pesos, and who pays. */
const named = (one: Offer) => one && { id: one.promotion.id, pesos: Math.round(one.saving), whose: one.whose?.id }

/** Ages of the chains' data; some are old. */
const captures: fc.Arbitrary<Freshness[]> = fc
  .subarray([...CHAIN_SLUGS])
  .map((old) =>
    CHAIN_SLUGS.map((chain) => ({ source: chain, capturedAt: TODAY, ageDays: old.includes(chain) ? 21 : 0, isStale: old.includes(chain) })),
  )

function weekOf(all: PublishedPromotion[], household: Household, captures: Freshness[]): Week & { glossary: [] } {
  const listed = all.map(toListedPromotion)
  const groups = all.map((_, at) => at)
  return { kind: 'real', today: TODAY, untilTomorrow: 0, captures, people: household, promotions: listed, groups, glossary: [] }
}

async function bestOfApi(
  all: PublishedPromotion[],
  { wallet }: Household[0],
  captures: Freshness[],
  query: Record<string, string>,
): Promise<(string | null)[]> {
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
  const runtime = { index: () => index, clock: frozenClock(NOW), freshness: () => captures } as unknown as Runtime
  const said = areWithoutMethods(householdOf(wallet)) ? {} : formatWalletParameters(wallet)
  const address = new URL(`http://localhost/?${new URLSearchParams({ ...said, ...query })}`)
  const { best, bestIfAsked } = (await answerOf(listPromotions, { runtime, address, params: {} })).body
  return [best, bestIfAsked]
}

/** The API is asked for one wallet and no channel; its URL has no phone, and without a method it says nothing. */
function isAskedOfApi([{ wallet }, ...others]: Household): boolean {
  const isSaid = wallet === EMPTY_WALLET || wallet.instruments.length > 0
  return isSaid && others.length === 0 && wallet.answers.phone === undefined
}

/** The figure in pesos that the places show for the best, in their words. */
function expectSameWords(best: Ranked<ListedPromotion>, amount: number): void {
  const { before, figure, isPesos } = gainParts(best, amount)
  const till = gainWords(best, amount)
  expect(till.figure).toBe(isPesos ? figure : shortFigure(best.promotion.discount))
  if (isPesos)
    expect([worthWords(best), `${till.before} ${till.figure}`]).toEqual([
      `${before} ${figure}`.trim(),
      expect.stringContaining(`${before} ${figure}`),
    ])
}

/** What is shared of the best is about the same offer. */
function expectSameOffer({ promotion }: Ranked<ListedPromotion>): void {
  const data = { kind: 'real' as const, today: TODAY, captures: [] }
  const calendar = promotionCalendar(promotion, [], null, TODAY, NOW, 'https://yapa.example')?.replaceAll('\r\n ', '') ?? ''
  expect(calendar).toContain(`UID:${promotion.id}@yapa`)
  expect(calendar).toContain(`SUMMARY:${titleOf(promotion).replace(/[\\;,]/g, '\\$&')}`)
  const { title } = promotionPicture(promotion, [], data)
  expect(titleOf(promotion)).toContain(`${title} en `)
}

it('home, its days, the map, the till, the picture, the calendar and the API name the same offer and pesos for the same question', async () => {
  await fc.assert(
    fc.asyncProperty(published, captures, questions, async (all, captures, { people, amount, date, chain, channel }) => {
      const week = weekOf(all, people, captures)
      const search = { monto: amount, dia: date, supermarket: chain, canal: channel }
      const home = buildHomeView(week, search)
      const best = leadOf(home.answer)
      if (best) {
        const { best: sure, more } = composeAnswerLines(home, TODAY, search)
        expect(named(sure ?? more[0]?.best)).toEqual(named(best))
        expect(sure === null).toBe(best !== home.answer.sure)
        // The first row of the supermarkets is the answer, where it is sure.
        if (chain === undefined && sure) expect(named(home.leads[0]?.best)).toEqual(named(sure))
        expectSameOffer(best)
        if (amount !== undefined) expectSameWords(best, amount)
      }
      const tab = home.days.find((day) => day.date === date)?.best
      expect(named(tab && leadOf(tab))).toEqual(named(best))
      if (isAskedOfApi(people) && channel === undefined)
        expect(
          await bestOfApi(all, people[0], captures, {
            date,
            ...(chain && { supermarket: chain }),
            ...(amount !== undefined && { amount: String(amount) }),
          }),
        ).toEqual([home.answer.sure?.promotion.id ?? null, home.answer.ifAsked?.promotion.id ?? null])
      for (const { chain, best, isSure } of home.leads) {
        const row = buildCompareData(week, amount).rows.find((one) => one.chain === chain)
        const cell = row?.cells.find((one) => one.date === home.day)
        if (channel === undefined && cell?.best) expect([named(best), isSure]).toEqual([named(cell.best), cell.isForMost])
      }
      if (chain === undefined) return
      if (channel === undefined) expect(named(bestOfMap(week, amount, chain, date))).toEqual(named(best))
      else {
        const format = channel === 'online' ? 'Online' : null
        const shopper = { people, isAnybody: areWithoutMethods(people), amount: amount ?? null, captures }
        expect(named(adviseAtTill(week.promotions, { chain, format }, date, shopper).best)).toEqual(named(best))
      }
    }),
  )
})

function bestOfMap(week: Week, amount: number | undefined, chain: ChainSlug, date: string): Offer {
  const row = buildCompareData(week, amount).rows.find((one) => one.chain === chain)
  return row?.cells.find((cell) => cell.date === date)?.best ?? null
}

it('the map, "Mejor el …" of the days and "Mejor …" of the chains name the same best of the week', () => {
  fc.assert(
    fc.property(published, captures, questions, (all, captures, { people, amount, date, chain }) => {
      const week = weekOf(all, people, captures)
      const { best: ofWeek, rows } = buildCompareData(week, amount)
      const { answer, day } = buildHomeView(week, { monto: amount })
      const later = answer.later ?? (answer.sure && { date: day, best: answer.sure })
      const lead = leadOf(answer)
      // What is better and gives no more than the answer is not named.
      if (answer.later !== null || (ofWeek && givesMore(ofWeek.best, lead)))
        expect([later?.date, named(later?.best)]).toEqual([ofWeek?.date, named(ofWeek?.best)])
      const atChain = buildHomeView(week, { monto: amount, dia: date, supermarket: chain })
      const { elsewhere } = atChain.answer
      const others = rows.flatMap((row) =>
        chain === undefined || row.chain === chain ? [] : row.cells.filter((cell) => cell.date === date),
      )
      const sure = others.flatMap(({ best, isForMost }) => (best && isForMost ? [best] : []))
      const atLead = leadOf(atChain.answer)
      const better = sure.filter((one) => isBetter(one, atChain.answer.sure) && givesMore(one, atLead))
      if (elsewhere === null) expect(better).toEqual([])
      else {
        expect(isBetter(elsewhere, atChain.answer.sure) && givesMore(elsewhere, atLead)).toBe(true)
        expect(better.filter((one) => !givesInstalments(one.promotion) && isBetter(one, elsewhere))).toEqual([])
      }
    }),
  )
})

it("the picture of a day has each chain's best of the map, and the day's best first", () => {
  fc.assert(
    fc.property(published, captures, fc.constantFrom(...DAYS), (all, captures, date) => {
      const week = weekOf(all, householdOf(EMPTY_WALLET), captures)
      const { lines } = dayPicture(week.promotions, date, week)
      const cells = buildCompareData(week, undefined).rows.flatMap(({ cells }) => cells.filter((cell) => cell.date === date))
      const sure = cells.flatMap(({ best, isForMost }) => (best && isForMost ? [CHAINS[best.promotion.supermarket].name] : []))
      const named = lines.map(({ side }) => side[0] ?? '')
      const { answer } = buildHomeView(week, { dia: date })
      expect(named[0]).toBe(answer.sure ? CHAINS[answer.sure.promotion.supermarket].name : '')
      expect(named).toHaveLength(Math.max(sure.length, 1))
      expect(sure).toEqual(sure.length > 0 ? expect.arrayContaining(named) : [])
    }),
  )
})

it('who does not pay with the phone is told nowhere as theirs what is paid with it alone, and why not', () => {
  const ways = fc.constantFrom<Rail[]>(['qr'], ['nfc'], ['qr', 'nfc'], ['qr', 'card'], ['web'], [])
  fc.assert(
    fc.property(published, fc.array(ways, { minLength: 12, maxLength: 12 }), captures, questions, (all, rails, captures, asked) => {
      const { amount, date, chain = 'coto' } = asked
      const offers = all.map((one, at) => ({
        ...one,
        conditions: { ...one.conditions, how: { ...one.conditions.how, rails: rails[at] ?? [] } },
      }))
      const people = asked.people.map((one) => ({
        ...one,
        wallet: { ...one.wallet, answers: { ...one.wallet.answers, qr: false, phone: false } },
      })) as unknown as Household
      const week = weekOf(offers, people, captures)
      const home = buildHomeView(week, { monto: amount, dia: date })
      const shopper = { people, isAnybody: areWithoutMethods(people), amount: amount ?? null, captures }
      const told = [
        ...home.leads.flatMap(({ best, isSure }) => (isSure ? [best] : [])),
        ...buildCompareData(week, amount).rows.flatMap(({ cells }) =>
          cells.flatMap(({ best, isForMost }) => (best && isForMost ? [best] : [])),
        ),
        ...[home.answer.sure, home.answer.later?.best, adviseAtTill(week.promotions, { chain, format: null }, date, shopper).best],
      ].flatMap((one) => one?.promotion ?? [])
      const isByPhone = ({ conditions }: ListedPromotion) =>
        conditions.how.rails.length > 0 && conditions.how.rails.every((rail) => rail === 'qr' || rail === 'nfc')
      expect(told.filter(isByPhone)).toEqual([])
      for (const { promotion, eligibility } of home.days.flatMap(({ ranked }) => ranked))
        if (isByPhone(promotion)) expect(eligibility.status).toBe('no')
    }),
  )
})
