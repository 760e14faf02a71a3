import { asList, asObject, asText, type JsonObject } from '#chains/forms/json.ts'
import { fold } from '#domain/text/fold.ts'
import { buildQueryString } from '#ingestion/fetch/address.ts'
import { changedFormError } from '#ingestion/fetch/liveSourceError.ts'
import type { PoliteSession } from '#ingestion/fetch/politeClient.ts'
import { cardId, noCardsError } from '#ingestion/platforms/cardDrafts.ts'
import type { CardDraft, SourceFacts, Way } from '#ingestion/platforms/way.ts'
import { chainNamed } from '../chainNames.ts'
import { askJson, detailWith, type ListedRecord, listIn, pickOfChains, resultOf, unlessGone } from '../list.ts'
import { publicationOf, shopOf } from './record.ts'

const API = 'https://www.modo.com.ar/promos/api/rewards'
const MAX_PAGES = 6
/** Of a reading's 40 requests; the rest is for the category, the list and the banks. */
const MAX_DETAILS = 30

const LISTED: ListedRecord = {
  expected: ['card_id'],
  isShown: isForShoppers,
  chainOf: (card) => chainNamed(shopOf(card)),
}

const api: Way = {
  name: 'api',
  async read({ session, warn }) {
    const { list, isComplete } = await listOfCategory(session, await supermarkets(session))
    const picked = pickOfChains(list, LISTED)
    const banks = await bankNames(session)
    const { entries } = picked
    if (entries.length > MAX_DETAILS) warn(`MODO: ${entries.length - MAX_DETAILS} promociones quedan sin su letra chica.`)
    const cards: CardDraft[] = []
    let { unreadable } = picked
    for (const [at, card] of entries.entries()) {
      const answer = at < MAX_DETAILS ? await detailOf(session, card) : null
      const detail = detailWith(['terms_and_conditions', 'details'], answer)
      if (answer !== null && detail === null) unreadable++
      cards.push({ id: cardId('modo', publicationOf(card).slug, card), raw: { modo: card, detail, banks: banksOf(card, banks) } })
    }
    if (cards.length > 0 && cards.every(({ raw }) => asObject(asObject(raw)?.detail) === null))
      throw changedFormError('ninguna promoción tiene ya su detalle')
    return resultOf({ ...picked, unreadable }, cards, isComplete)
  },
}

/** The number of the category was never seen, so it is asked for by its name. */
async function supermarkets(session: PoliteSession): Promise<string> {
  const categories = objectsIn(await askJson(session, `${API}/categories`))
  const named = categories.find(({ slug, title, name }) => [slug, title, name].some((one) => /^supermercados?\b/.test(fold(asText(one)))))
  const id = asText(named?.id)
  if (!/^[\w-]{1,40}$/.test(id)) throw changedFormError('la lista de categorías ya no nombra a los supermercados')
  return id
}

/** Reads the announced pages. @throws LiveSourceError when one is empty: then the list did not come. */
async function listOfCategory(session: PoliteSession, category: string): Promise<{ list: unknown[]; isComplete: boolean }> {
  const list: unknown[] = []
  let announced = Number.NaN
  let page = 0
  do {
    page++
    const query = { category_ids: category, fcalcstatus: 'RUNNING', limit: '100', page: `${page}`, source: 'web_modo', origin: 'WEB_MODO' }
    const answer = asObject(await askJson(session, `${API}/v2/filter?${buildQueryString(query)}`))
    const cards = listIn(answer?.cards, '«cards»')
    announced = Number(asText(asObject(answer?.pagination)?.total_pages) || Number.NaN)
    if (cards.length === 0) throw page === 1 ? noCardsError() : changedFormError(`la página ${page} de ${announced} viene vacía`)
    list.push(...cards)
  } while (page < Math.min(announced, MAX_PAGES))
  return { list, isComplete: page === announced }
}

/** Offers for the employees of companies are not for shoppers. */
function isForShoppers(card: JsonObject): boolean {
  const status = asText(card.calculated_status)
  return fold(asText(asObject(card.benefit)?.scope)) !== 'beneficios' && (status === '' || status === 'RUNNING')
}

/** Asks for the small print and the questions, which may have the conditions on the person. */
async function detailOf(session: PoliteSession, card: JsonObject): Promise<unknown> {
  const slug = asText(publicationOf(card).slug)
  return /^[\w-]{1,120}$/.test(slug) ? unlessGone(askJson(session, `${API}/v2/benefit/${slug}`)) : null
}

/** Returns the names of the banks by the ids that offers refer to. */
async function bankNames(session: PoliteSession): Promise<ReadonlyMap<string, string>> {
  const banks = objectsIn(await askJson(session, `${API}/banks?source=hub`))
  return new Map(banks.map(({ id, name }) => [asText(id), asText(name)]))
}

/** Returns the names of an offer's banks; an unknown id restricts all the same. */
function banksOf(card: JsonObject, names: ReadonlyMap<string, string>): string[] {
  const banks = asObject(asObject(asObject(card.offer)?.requirements)?.banks)
  return asList(banks?.list).map((id) => names.get(asText(id)) || 'banco sin nombre')
}

/** Returns the objects of a list that stands by itself, or under one of the names that the service uses. */
function objectsIn(answer: unknown): JsonObject[] {
  const { data, categories, banks } = asObject(answer) ?? {}
  const list = listIn([answer, data, categories, banks].find(Array.isArray), 'la respuesta')
  return list.map((item) => asObject(item) ?? {})
}

export const source: SourceFacts = { hosts: ['www.modo.com.ar'], ways: [api] }
