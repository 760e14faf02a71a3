import type { CivilDate } from '#domain/calendar/calendar.ts'
import { today } from '#domain/calendar/clock.ts'
import { spellName } from '#domain/catalogue/spelling.ts'
import { type AnsweredDay, answerByDay } from '#domain/choice/answer.ts'
import type { Eligibility, EligibilityStatus, MissingThing } from '#domain/choice/eligibility.ts'
import { GLOSSARY } from '#domain/choice/glossary.ts'
import { type Ranked, rankForShopper, type Shopper } from '#domain/choice/ranking.ts'
import { correctQuery, searchTextOf } from '#domain/choice/search.ts'
import { witnessWords } from '#domain/description/words/witness.ts'
import { withAllCaps } from '#domain/promotion/caps.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { EvidenceField, Promotion } from '#domain/promotion/promotion.ts'
import type { PublishedPromotion, Snapshot } from '#domain/promotion/snapshot.ts'
import type { Testimony } from '#domain/promotion/witness.ts'
import { askReader } from '#domain/text/verbPhrase.ts'
import { quotesOf } from '#domain/witness/quotes.ts'
import type { Runtime } from '../runtime.server.ts'
import type { SnapshotIndex } from '../snapshotIndex.ts'
import { orWithout } from '../storageTrouble.ts'
import type { ApiAnswer, ApiRequest } from './apiRoute.server.ts'
import { PAGE_SIZE, readPromotionsParameters, readShopperParameters } from './parameters.ts'
import { ApiProblem } from './problem.ts'

/** The fields with names of the catalogue, which answers spell as screens do. */
type SpelledField = 'where' | 'membership' | 'paymentMethods'

/** A promotion in an answer: the specification's fields under its names, fields of ours, and what the promotion means for the shopper. */
export type AnsweredPromotion = Omit<Promotion, SpelledField> & {
  where: string[]
  membership: string[]
  paymentMethods: string[][] | null
  /** The id of one promotion of its entry in a list, shared by all promotions of the entry. */
  group: string
  /** When a wallet is given. */
  eligibility?: AnsweredEligibility
  /** Pesos, present when an amount is given: the most that it can save, and what is sure. */
  saving?: number
  savingAtLeast?: number
}

/** The missing things, each with its question in words. */
type AnsweredEligibility = { status: EligibilityStatus; via: string[]; missing: AnsweredMissing[] }
type AnsweredMissing = Omit<MissingThing, 'clause' | 'anyOf' | 'of'> & { of?: string[]; ask?: string }

function answeredEligibility({ status, via, missing }: Eligibility): AnsweredEligibility {
  return {
    status,
    via: via.map(spellName),
    missing: missing.map(({ name, of, clause, anyOf: _, ...one }) => ({
      ...one,
      name: spellName(name),
      ...(of && { of: of.map(spellName) }),
      ...(clause && { ask: askReader(clause) }),
    })),
  }
}

/** Where the published data comes from; `example` data is our own invention. */
type Edition = Pick<Snapshot, 'version' | 'publishedAt' | 'kind'>

/** Seconds that an answer may be cached: a newer snapshot, and midnight, still show soon. */
export const CACHE = 'public, max-age=30, s-maxage=60, stale-while-revalidate=300'

/** `GET /api/v1/promotions` lists the promotions that hold on a date, best first, in pages. */
export function listPromotions({ runtime, query }: ApiRequest): ApiAnswer {
  const asked = readPromotionsParameters(query)
  const index = publishedIndex(runtime)
  const date = asked.date ?? today(runtime.clock)
  const all = index.on(date)
  const q = correctQuery(asked.filter.q, GLOSSARY, all.map(searchTextOf))
  const [{ ranked, best }] = answerByDay(
    all,
    { ...asked.filter, q, glossary: GLOSSARY },
    { ...asked.shopper, captures: runtime.freshness() },
    [date],
  ) as [Answered]
  const now = today(runtime.clock)
  const page = ranked.slice((asked.page - 1) * PAGE_SIZE, asked.page * PAGE_SIZE)
  const promotions = page.map((one) => answered(one, asked.shopper, index))
  const groups = groupsOf(page, index, now)
  const idOf = (one: Ranked<PublishedPromotion> | null) => one?.promotion.id ?? null
  const named = { best: idOf(best.sure), bestIfAsked: idOf(best.ifAsked) }
  const body = { date, snapshot: editionOf(index.snapshot), count: ranked.length, ...named, promotions, groups }
  return { body, cacheControl: CACHE, next: asked.page * PAGE_SIZE < ranked.length ? pageAddress(query, asked.page + 1) : null }
}

/** The ids of each group of several promotions, by the group's id: once, since a group in every promotion would grow with its square. */
function groupsOf(page: readonly Ranked<PublishedPromotion>[], index: SnapshotIndex, now: CivilDate): Record<string, string[]> {
  const groups = Map.groupBy(page, ({ promotion }) => index.groupOf(promotion))
  const members = [...groups].map(([id, [one]]) => [id, one ? index.offersWith(one.promotion, now).map(({ id }) => id) : []] as const)
  return Object.fromEntries(members.filter(([, ids]) => ids.length > 1))
}

function pageAddress(query: URLSearchParams, page: number): string {
  const parameters = new URLSearchParams(query)
  parameters.set('page', String(page))
  return `/api/v1/promotions?${parameters}`
}

type Answered = AnsweredDay<PublishedPromotion>

/** `GET /api/v1/promotions/{id}` tells one promotion with the card's words, into which its evidence points. */
export async function onePromotion({ runtime, query, params }: ApiRequest): Promise<ApiAnswer> {
  const asked = readShopperParameters(query)
  const index = publishedIndex(runtime)
  const found = index.byId.get(params.id ?? '')
  if (!found) throw new ApiProblem(404, 'No hay una promoción con ese identificador entre las publicadas.')
  // When storage cannot be reached, the promotion is useful without its words.
  const card = await orWithout('the card of a promotion', runtime.cardOf(found), null)
  const source = card && { capturedAt: card.capturedAt, text: card.text, blocks: card.blocks }
  const one = rankForShopper(found, asked)
  const groups = groupsOf([one], index, today(runtime.clock))
  const witnesses = await Promise.all(index.witnessesOf(found.id).map((testimony) => answeredWitness(runtime, testimony, card)))
  const body = { snapshot: editionOf(index.snapshot), promotion: answered(one, asked, index), groups, witnesses, source }
  return { body, ...(card && { cacheControl: CACHE }) }
}

/** @param card The card of the chain's promotion. */
async function answeredWitness(runtime: Runtime, { witness, ours, theirs }: Testimony, card: CardWords | null) {
  const { promotionId: _, ...said } = witness
  const fields: EvidenceField[] = [...said.differs, ...said.adds]
  const quoted = fields.length > 0 ? fields : (['discount'] as const)
  const issuersCard = theirs && (await orWithout("the card of an issuer's promotion", runtime.cardOf(theirs), null))
  return {
    ...{ ...said, words: witnessWords(witness, ours, theirs), chain: statementOf(ours, card, quoted) },
    issuer: theirs && statementOf(theirs, issuersCard, quoted),
  }
}

function statementOf(promotion: PublishedPromotion, card: CardWords | null, fields: readonly EvidenceField[]) {
  const { id, url, lastSeen } = promotion
  return { id, url, capturedAt: card?.capturedAt ?? lastSeen, quotes: card === null ? [] : quotesOf(promotion, card, fields) }
}

/** @throws ApiProblem (503) while nothing is published. */
export function publishedIndex(runtime: Runtime): SnapshotIndex {
  const index = runtime.index()
  if (!index) throw new ApiProblem(503, 'Todavía no hay promociones publicadas.')
  return index
}

export function editionOf({ version, publishedAt, kind }: Snapshot): Edition {
  return { version, publishedAt, kind }
}

/** Clubs have one name, here and in `membership`; values of other kinds are the card's own words. */
function withSpelledClub<C extends { kind: string; value: string | null }>(who: C): C {
  return who.kind === 'member' && who.value !== null ? { ...who, value: spellName(who.value) } : who
}

function answered(
  { promotion, eligibility, saving, atLeast }: Ranked<PublishedPromotion>,
  { isAnybody, amount }: Shopper,
  { groupOf }: SnapshotIndex,
): AnsweredPromotion {
  // A card's id has a meaning only inside its capture.
  const { cardId: _, ...fields } = promotion
  return {
    ...fields,
    where: fields.where.map(spellName),
    membership: fields.membership.map(spellName),
    conditions: { ...fields.conditions, who: fields.conditions.who.map(withSpelledClub) },
    paymentMethods: fields.paymentMethods?.map((group) => group.map(spellName)) ?? null,
    limits: withAllCaps(fields.limits),
    group: groupOf(promotion),
    ...(isAnybody ? {} : { eligibility: answeredEligibility(eligibility) }),
    ...(amount === null ? {} : { saving, savingAtLeast: atLeast }),
  }
}
