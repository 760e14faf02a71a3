import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sourceOf } from '#domain/catalogue/source.ts'
import { makeShopper, type Ranked, rankForDay } from '#domain/choice/ranking.ts'
import { describeForAll, describeOffer, type Fact, type FactKind, type OfferContext } from '#domain/description/describeOffer.ts'
import { PLACES, type PlaceName } from '#domain/description/places.ts'
import { messageOf, pageDescription } from '#domain/description/toText.ts'
import { planShareWords, tripReminderWords } from '#domain/phrases/plan.ts'
import type { OfferedTrip } from '#domain/plan/offeredTrips.ts'
import { DEFAULT_WISHES, type Plan } from '#domain/plan/plan.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import type { Picture } from '#domain/promotion/picture.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { type Household, householdOf, NOBODY_YET } from '#domain/wallet/household.ts'
import { CompareCell } from '#features/compare/CompareCell.tsx'
import { NewsPart } from '#features/news/NewsPart.tsx'
import { PlannedTrips } from '#features/plan/PlannedTrips.tsx'
import { planCalendar } from '#features/plan/planCalendar.ts'
import { planPicture } from '#features/plan/planPicture.ts'
import { Answer } from '#features/promotions/Answer.tsx'
import { IssuerOnly } from '#features/promotions/IssuerOnly.tsx'
import { PromotionDetail } from '#features/promotions/PromotionDetail.tsx'
import { PromotionRow } from '#features/promotions/PromotionRow.tsx'
import { promotionCalendar } from '#features/promotions/promotionCalendar.ts'
import { chainPicture, dayPicture, promotionPicture } from '#features/promotions/promotionPicture.ts'
import { TillAnswer } from '#features/till/TillAnswer.tsx'
import { listedPromotions, wallets } from '../../domain/arbitraries.ts'
import { PLAIN } from '../../domain/description/factCases.ts'

/** What the places really show: components drawn as the server draws them, and the texts of pictures, files and messages. */

/** The places that tell something while one entry is drawn. */
const toldAt = new Set<string>()
for (const [name, recipe] of Object.entries(PLACES)) Object.defineProperty(PLACES, name, { get: () => toldAt.add(name) && recipe })

const TODAY = '2026-03-27'
const NOW = new Date('2026-03-27T12:00:00Z')
const SITE = 'https://yapa.example'
const AMOUNT = 60_000
type Offer = Ranked<ListedPromotion>
type Given = { offer: Offer; people: Household; capture: Freshness & { source: 'coto' } }

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const shownText = (page: ReactNode) =>
  renderToStaticMarkup(<RouterContextProvider router={router as never}>{page}</RouterContextProvider>)
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
const pictureText = ({ title, lines }: Picture) => [title, ...lines.flatMap(({ side, words }) => [...side, words])].join('\n')
const unfolded = (file: string) => file.replaceAll('\r\n ', '').replaceAll('\\n', '\n').replaceAll('\\,', ',').replaceAll('\\;', ';')

const tripOf = (offer: Offer): OfferedTrip => ({
  trip: {
    ...{ id: 'x-1', date: '2026-03-28', chain: offer.promotion.supermarket, whose: '', via: [], amount: AMOUNT, saving: offer.saving },
    ...{ offers: [{ id: offer.promotion.id, saving: offer.saving }], isStale: false, left: null },
    isPossible: offer.eligibility.status !== 'yes',
  },
  offer,
  others: [],
})
const planOf = ({ trip }: OfferedTrip): Plan => ({ first: TODAY, last: '2026-04-19', trips: [trip], saving: 1, spent: AMOUNT, atMost: 1 })
const viewOf = (offer: Offer, more: Offer | null = null) => ({
  ...{ day: TODAY, days: [], first: null, personal: true, isForOthers: false, sections: [], count: 1, instead: undefined, unread: [] },
  unknown: [],
  answer: {
    sure: offer.eligibility.status === 'yes' ? offer : null,
    ifAsked: offer.eligibility.status === 'yes' ? null : offer,
    later: null,
    elsewhere: more,
  },
})
const nothing = { choose: () => {}, open: () => {} }
const plainOf = (offer: Offer): Offer => ({ ...offer, promotion: PLAIN })
/** Gives more than any offer here, so that what is elsewhere is told. */
const better = (offer: Offer): Offer => ({ ...offer, saving: offer.saving + 90_000, atLeast: offer.saving + 90_000 })

/** The age of the offer's own source. */
const own = ({ promotion }: Offer, capture: Given['capture']) => ({ ...capture, source: sourceOf(promotion) })

type Shown = {
  knows?: FactKind[]
  context?: OfferContext
  isForAll?: true
  isForMost?: true
  isSure?: true
  draw?: (promotion: ListedPromotion) => ListedPromotion
  show: (given: Given) => string
}

const PLAN_SAYS: FactKind[] = ['gain', 'begins', 'people']
const rowText = (ranked: Offer, others: Offer[], more?: ReactNode) => {
  const shown = { ranked, others, more, personal: true, amount: AMOUNT, today: TODAY, isShown: false, isOnline: false, question: undefined }
  return shownText(<PromotionRow {...shown} {...nothing} ask={() => null} />)
}
const cellText = (best: Offer, isToday: boolean) => {
  const cell = { date: TODAY, best, isForMost: false, isOpen: false, isBestOfDay: false, isBestOfWeek: false } as const
  const chain = best.promotion.supermarket
  return shownText(<CompareCell {...{ cell, chain, isToday }} label="Hoy" search={{}} personal isOld={false} />)
}
const answerText = (offer: Offer, elsewhere: Offer | null = null) =>
  shownText(<Answer view={viewOf(offer, elsewhere) as never} today={TODAY} search={{ monto: AMOUNT }} {...nothing} />)

/**
 * By the place that is told, with where it is shown if that is several times. `knows`: what is said otherwise, by a heading, a figure or a
 * step. `isForAll`: it is told as everybody reads it; `isForMost`: to somebody without a wallet; `isSure`: to somebody who can use it.
 */
const SHOWN: Record<PlaceName | `${PlaceName}: ${string}`, Shown> = {
  row: { knows: ['begins'], context: { amount: AMOUNT, day: TODAY }, show: ({ offer }) => rowText(offer, []) },
  'row: other offers': { knows: ['begins'], context: { amount: AMOUNT }, show: ({ offer }) => rowText(plainOf(offer), [offer]) },
  rowOfChain: { knows: ['begins'], context: { amount: AMOUNT, day: TODAY }, show: ({ offer }) => rowText(offer, [], <i />) },
  // The figure is what it saves.
  answer: { knows: ['gain'], context: { amount: AMOUNT }, isSure: true, show: ({ offer }) => answerText(offer) },
  alternative: { knows: ['gain'], context: { amount: AMOUNT }, show: ({ offer }) => answerText(offer) },
  'alternative: elsewhere': {
    knows: ['gain'],
    context: { amount: AMOUNT },
    show: ({ offer }) => answerText(plainOf(offer), better(offer)),
  },
  till: {
    // Its steps say how to pay and what to do first.
    knows: ['methods', 'ways', 'enrolment', 'dayBefore', 'minimum', 'begins'],
    context: { amount: AMOUNT },
    show: ({ offer, people }) => tillText(offer, null, people),
  },
  'line: the second at the till': {
    knows: ['begins'],
    context: { amount: AMOUNT },
    show: ({ offer, people }) => tillText(plainOf(offer), offer, people),
  },
  page: {
    context: { amount: AMOUNT, day: TODAY },
    show: ({ offer, people }) =>
      shownText(
        <PromotionDetail
          {...{ ranked: offer, people, amount: AMOUNT }}
          page={{ offers: [offer.promotion], today: TODAY, capture: null }}
          source={null}
          heading="h2"
          place="/"
          inDetail={{ questions: () => null, use: () => null }}
        />,
      ),
  },
  trip: {
    knows: PLAN_SAYS,
    show: ({ offer }) => shownText(<PlannedTrips today={TODAY} wishes={DEFAULT_WISHES} chains={[]} trips={[tripOf(offer)]} uses={[]} />),
  },
  'trip: reminder': { knows: PLAN_SAYS, show: ({ offer }) => Object.values(tripReminderWords(tripOf(offer), TODAY)).join('\n') },
  tripLine: { knows: PLAN_SAYS, show: ({ offer }) => planShareWords(planOf(tripOf(offer)), [tripOf(offer)], 'real') },
  'trip: picture': {
    knows: PLAN_SAYS,
    show: ({ offer }) => pictureText(planPicture(planOf(tripOf(offer)), [tripOf(offer)], 'real')),
  },
  'trip: calendar': {
    knows: PLAN_SAYS,
    show: ({ offer }) =>
      unfolded(planCalendar([tripOf(offer)], { kind: 'real', now: NOW, page: SITE, plan: planOf(tripOf(offer)), isOne: false })),
  },
  cell: { show: ({ offer }) => cellText(offer, false) },
  cellOfToday: { show: ({ offer }) => cellText(offer, true) },
  line: {
    context: { day: TODAY },
    show: ({ offer, people, capture }) => {
      const news = [{ at: 0, kind: 'new' as const, words: 'nueva', date: TODAY, publishedAt: '2026-03-27T10:00:00.000Z' }]
      const week = {
        kind: 'real' as const,
        today: TODAY,
        untilTomorrow: 1,
        captures: [own(offer, capture)],
        people,
        promotions: [offer.promotion],
        groups: [0],
        news,
      }
      return shownText(<NewsPart week={week} ended={[]} ofRequest={null} />)
    },
  },
  picture: {
    isForAll: true,
    context: { day: TODAY },
    show: ({ offer, capture }) =>
      pictureText(
        promotionPicture(offer.promotion, [offer.promotion], {
          kind: 'real',
          today: TODAY,
          captures: [own(offer, capture)],
        }),
      ),
  },
  pictureLine: {
    isForMost: true,
    draw: forAll,
    show: ({ offer, capture }) => pictureText(dayPicture([offer.promotion], TODAY, { kind: 'real', captures: [own(offer, capture)] })),
  },
  'pictureLine: of a chain': {
    isForMost: true,
    draw: always,
    show: ({ offer, capture }) =>
      pictureText(chainPicture([offer.promotion], offer.promotion.supermarket, TODAY, { kind: 'real', captures: [own(offer, capture)] })),
  },
  message: { isForAll: true, show: ({ offer, capture }) => messageOf(offer.promotion, [offer.promotion], capture) },
  // The title says what it gives, and with what.
  description: {
    knows: ['gain', 'methods'],
    isForAll: true,
    show: ({ offer, capture }) => pageDescription(offer.promotion, capture),
  },
  calendar: {
    isForAll: true,
    // Only what holds on some day has an entry.
    draw: always,
    show: ({ offer: { promotion }, capture }) => unfolded(promotionCalendar(promotion, [promotion], capture, TODAY, NOW, SITE) ?? ''),
  },
}

function always(promotion: ListedPromotion): ListedPromotion {
  return { ...promotion, weekdays: null, validFrom: null, validUntil: null, exceptDates: [] }
}

/** For whoever walks in with any method and a purchase of any size, until a day that is known: the best of its chain. */
function forAll(promotion: ListedPromotion): ListedPromotion {
  const { validUntil, appliesOnlyTo, membership, minPurchase, unknownPaymentMethods, conditions } = PLAIN
  const open = { appliesOnlyTo, membership, minPurchase, unknownPaymentMethods, paymentMethods: null }
  return { ...always(promotion), ...open, validUntil, conditions: { ...promotion.conditions, who: [], how: conditions.how } }
}

function tillText(best: Offer, second: Offer | null, people: Household): string {
  const till = { best, isSure: best.eligibility.status === 'yes', ifAsked: null, second, together: [] }
  const place = { chain: best.promotion.supermarket, format: null }
  return shownText(<TillAnswer {...{ till, place, amount: AMOUNT, people, capture: undefined }} use={() => null} />)
}

const plain = (words: string) => words.replace(/\s+/g, ' ').toLowerCase()
/** Checks whether a text says a fact, in one of its lengths. */
function isTold({ words }: Fact, text: string): boolean {
  return [words.long, words.short, words.word].some((all) => all.length > 0 && all.every((one) => text.includes(plain(one))))
}

const MANY = 30
const counts = Array.from({ length: MANY }, (_, at) => `y ${at + 1} condiciones más`)

describe('what must be known is said, or counted, where an offer is really shown', () => {
  it.each(Object.entries(SHOWN))('%s', (name, { knows = [], context = {}, isForAll, isForMost, isSure, draw = (one) => one, show }) => {
    toldAt.clear()
    let shown = 0
    fc.assert(
      fc.property(listedPromotions, wallets, (drawn, wallet) => {
        const promotion = draw({ ...drawn, id: 'a' } as unknown as ListedPromotion)
        const people = isForMost ? NOBODY_YET : householdOf(wallet)
        const capture = { source: 'coto' as const, capturedAt: '2026-03-02' as const, ageDays: 25, isStale: true }
        const ranked = rankForDay(promotion, makeShopper(people, AMOUNT), TODAY)
        const eligibility = isSure ? { status: 'yes' as const, via: [], missing: [] } : ranked.eligibility
        const offer = { ...ranked, eligibility, saving: Math.max(1, ranked.saving), stale: capture }
        const personal = !isForMost && wallet.instruments.length > 0
        const told = isForAll ? describeForAll(promotion, capture, context) : describeOffer(offer, { personal, ...context })
        const text = plain(show({ offer, people, capture }))
        if (isForMost && /no hay promociones/.test(text)) return
        shown += 1
        expect(text).not.toMatch(/\buna condición más|\b1 condici/)
        const untold = told.filter((fact) => fact.weight === 'must' && !knows.includes(fact.kind) && !isTold(fact, text))
        const counted = counts.findLastIndex((words) => text.includes(words)) + 1
        expect(untold.length, `${text}\n${JSON.stringify(untold)}`).toBeLessThanOrEqual(counted)
      }),
    )
    expect(shown).toBeGreaterThan(5)
    expect(toldAt).toContain(name.split(':')[0])
  })
})

it('a list of what only issuers publish says how old each of their lists is, and of no other', () => {
  const issuerOnly = [{ id: 'a', supermarket: 'coto' as const, feed: 'cuenta-dni' as const, line: '20% con Cuenta DNI' }]
  const read = (source: 'cuenta-dni' | 'coto', ageDays: number) => ({ source, capturedAt: TODAY, ageDays, isStale: ageDays > 7 })
  const shown = (ageDays: number) =>
    plain(shownText(<IssuerOnly chain="coto" data={{ issuerOnly, captures: [read('coto', 84), read('cuenta-dni', ageDays)] }} />))
  expect(shown(25)).toContain('datos viejos: cuenta dni 25 días')
  expect(shown(25)).not.toContain('84')
  expect(shown(1)).not.toContain('datos viejos')
})
