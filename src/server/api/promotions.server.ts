import { z } from 'zod'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { today } from '#domain/calendar/clock.ts'
import { type AnsweredDay, answerByDay } from '#domain/choice/answer.ts'
import { GLOSSARY } from '#domain/choice/glossary.ts'
import { type Ranked, rankForShopper, type Shopper } from '#domain/choice/ranking.ts'
import { correctQuery, makeSearchText } from '#domain/choice/search.ts'
import { witnessWords } from '#domain/description/words/witness.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { EvidenceField } from '#domain/promotion/promotion.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import type { Testimony } from '#domain/promotion/witness.ts'
import { askReader } from '#domain/text/verbPhrase.ts'
import { quotesOf } from '#domain/witness/quotes.ts'
import type { Runtime } from '../runtime.server.ts'
import type { SnapshotIndex } from '../snapshotIndex.ts'
import { answerOrFallback } from '../storageTrouble.ts'
import { promotionAnswer, promotionsAnswer } from './answers.ts'
import { defineOperation } from './apiRoute.server.ts'
import { filterOf, PAGE_SIZE, promotionsQuery, shopperOf, shopperQuery } from './parameters.ts'
import { ApiProblem } from './problem.ts'

/** Seconds that an answer may be cached: a newer snapshot, and midnight, still show soon. */
const CACHE = 'public, max-age=30, s-maxage=60, stale-while-revalidate=300'

export const listPromotions = defineOperation({
  address: '/api/v1/promotions',
  id: 'listPromotions',
  summary: 'Las promociones que valen un día, primero las mejores para quien pregunta.',
  query: promotionsQuery,
  description: 'Las promociones de ese día.',
  answer: promotionsAnswer,
  fails: [400, 503],
  make({ runtime, query, address }) {
    const index = publishedIndex(runtime)
    const now = today(runtime.clock)
    const { date = now, page: number = 1 } = query
    const [shopper, filter] = [shopperOf(query), filterOf(query)]
    const all = index.on(date)
    const q = correctQuery(filter.q, GLOSSARY, all.map(makeSearchText))
    const asked = { ...filter, q, glossary: GLOSSARY }
    const [{ ranked, best }] = answerByDay(all, asked, { ...shopper, captures: runtime.freshness() }, [date]) as [Answered]
    const page = ranked.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)
    const body = {
      date,
      snapshot: index.snapshot,
      count: ranked.length,
      best: best.sure?.promotion.id ?? null,
      bestIfAsked: best.ifAsked?.promotion.id ?? null,
      promotions: page.map((one) => answered(one, shopper, index)),
      groups: groupsOf(page, index, now),
    }
    return { body, cacheControl: CACHE, next: number * PAGE_SIZE < ranked.length ? pageAddress(address, number + 1) : null }
  },
})

/** The ids of each group of several promotions, by the group's id: once, since a group in every promotion would grow with its square. */
function groupsOf(page: readonly Ranked<PublishedPromotion>[], index: SnapshotIndex, now: CivilDate): Record<string, string[]> {
  const groups = Map.groupBy(page, ({ promotion }) => index.groupOf(promotion))
  const members = [...groups].map(([id, [one]]) => [id, one ? index.offersWith(one.promotion, now).map(({ id }) => id) : []] as const)
  return Object.fromEntries(members.filter(([, ids]) => ids.length > 1))
}

function pageAddress({ searchParams }: URL, page: number): string {
  const parameters = new URLSearchParams(searchParams)
  parameters.set('page', String(page))
  return `/api/v1/promotions?${parameters}`
}

type Answered = AnsweredDay<PublishedPromotion>

/** Tells one promotion with the card's words, into which its evidence points. */
export const showPromotion = defineOperation({
  address: '/api/v1/promotions/{id}',
  id: 'onePromotion',
  summary: 'Una promoción, con el texto original del que salió cada dato.',
  query: shopperQuery,
  path: { id: z.string().meta({ description: 'El identificador de la promoción.' }) },
  description: 'La promoción y su texto original, si la base de datos está.',
  answer: promotionAnswer,
  fails: [400, 404, 503],
  async make({ runtime, query, params }) {
    const shopper = shopperOf(query)
    const index = publishedIndex(runtime)
    const found = index.byId.get(params.id ?? '')
    if (!found) throw new ApiProblem(404, 'No hay una promoción con ese identificador entre las publicadas.')
    // When storage cannot be reached, the promotion is useful without its words.
    const source = await answerOrFallback('the card of a promotion', runtime.cardOf(found), null)
    const one = rankForShopper(found, shopper)
    const groups = groupsOf([one], index, today(runtime.clock))
    const witnesses = await Promise.all(index.witnessesOf(found.id).map((testimony) => answeredWitness(runtime, testimony, source)))
    const body = { snapshot: index.snapshot, promotion: answered(one, shopper, index), groups, witnesses, source }
    return { body, ...(source && { cacheControl: CACHE }) }
  },
})

/** @param card The card of the chain's promotion. */
async function answeredWitness(runtime: Runtime, { witness, ours, theirs }: Testimony, card: CardWords | null) {
  const fields: EvidenceField[] = [...witness.differs, ...witness.adds]
  const quoted = fields.length > 0 ? fields : (['discount'] as const)
  const issuersCard = theirs && (await answerOrFallback("the card of an issuer's promotion", runtime.cardOf(theirs), null))
  return {
    ...witness,
    words: witnessWords(witness, ours, theirs),
    chain: statementOf(ours, card, quoted),
    issuer: theirs && statementOf(theirs, issuersCard, quoted),
  }
}

function statementOf(promotion: PublishedPromotion, card: CardWords | null, fields: readonly EvidenceField[]) {
  const { id, url, lastSeen } = promotion
  return { id, url, capturedAt: card?.capturedAt ?? lastSeen, quotes: card === null ? [] : quotesOf(promotion, card, fields) }
}

/** @throws ApiProblem (503) while nothing is published. */
function publishedIndex(runtime: Runtime): SnapshotIndex {
  const index = runtime.index()
  if (!index) throw new ApiProblem(503, 'Todavía no hay promociones publicadas.')
  return index
}

function answered(
  { promotion, eligibility, saving, atLeast }: Ranked<PublishedPromotion>,
  { isAnybody, amount }: Shopper,
  { groupOf }: SnapshotIndex,
) {
  const missing = eligibility.missing.map((one) => ({ ...one, ...(one.clause && { ask: askReader(one.clause) }) }))
  return {
    ...promotion,
    group: groupOf(promotion),
    ...(isAnybody ? {} : { eligibility: { ...eligibility, missing } }),
    ...(amount === null ? {} : { saving, savingAtLeast: atLeast }),
  }
}
