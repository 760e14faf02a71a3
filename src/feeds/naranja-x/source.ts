import { asList, asObject, asText, type JsonObject } from '#chains/forms/json.ts'
import { changedFormError } from '#ingestion/fetch/liveSourceError.ts'
import type { PoliteSession } from '#ingestion/fetch/politeClient.ts'
import { cardId, isBounded } from '#ingestion/platforms/cardDrafts.ts'
import type { CardDraft, SourceFacts, Way } from '#ingestion/platforms/way.ts'
import { chainNamed } from '../chainNames.ts'
import { askJson, checkCount, detailWith, firstOfEach, type ListedRecord, listIn, pickOfChains, resultOf, unlessGone } from '../list.ts'

const API = 'https://bkn-promotions.naranjax.com/bff-promotions-web/api'
/** The list is of a place; most shops of the chains are around this one. */
const PLACE = { latitude: '-34.6037', longitude: '-58.3816' }
const IN_PLACE = { payload: { ...PLACE, province: '', locality: '' } }
const PAGE_SIZE = 50
const MAX_PAGES = 3
/** Of a reading's 40 requests: a few for the list, one a shop, the rest one a plan. */
const MAX_SHOPS = 12
const MAX_PLANS = 24

const LISTED: ListedRecord = {
  expected: ['commerceName'],
  isShown: () => true,
  chainOf: (binder) => chainNamed(asText(binder.commerceName)),
}

/** What a list leaves out may hold elsewhere: it is of one place, so it is never complete. */
const api: Way = {
  name: 'api',
  async read({ session, warn }) {
    const picked = pickOfChains(await listOfPlace(session), LISTED)
    const plans: { binder: JsonObject; plan: JsonObject }[] = []
    let leftOut = picked.leftOut
    for (const binder of picked.entries.slice(0, MAX_SHOPS)) {
      const all = plansOf(await unlessGone(ask(session, `/binder/${keyOf(binder)}`, IN_PLACE)))
      const own = all.filter(hasPercentage)
      leftOut += all.length - own.length
      plans.push(...own.map((plan) => ({ binder, plan })))
    }
    if (plans.length > MAX_PLANS) warn(`Naranja X: no alcanzan los pedidos para ${plans.length - MAX_PLANS} planes.`)
    const cards: CardDraft[] = []
    for (const { binder, plan } of plans.slice(0, MAX_PLANS)) cards.push(...(await cardsOf(session, binder, plan)))
    const gone = Math.min(plans.length, MAX_PLANS) - cards.length
    if (gone > 0 && cards.length === 0) throw changedFormError('ningún plan tiene ya su detalle')
    return resultOf({ ...picked, leftOut, unreadable: picked.unreadable + gone }, cards, false)
  },
}

const ask = (session: PoliteSession, path: string, json: unknown) =>
  askJson(session, `${API}${path}`, { json, headers: { Origin: 'https://www.naranjax.com', Referer: 'https://www.naranjax.com/' } })

async function listOfPlace(session: PoliteSession): Promise<unknown[]> {
  const list: unknown[] = []
  let total: unknown = null
  for (let page = 1; page <= MAX_PAGES; page++) {
    const filters = { categories: [{ key: 'SUPERMERCADOS' }], geoposition: { ...PLACE, zoom: '30km' } }
    const answer = asObject(await ask(session, '/binder/filter', { filters, pageOptions: { page, size: PAGE_SIZE } }))
    const binders = listIn(answer?.data, '«data»')
    total = asObject(answer?.info)?.total
    list.push(...binders)
    if (binders.length === 0 || list.length >= Number(asText(total))) break
  }
  if (list.length < PAGE_SIZE * MAX_PAGES) checkCount(list, total)
  return list
}

/** The service's own name of a shop or plan, safe in an address. */
const keyOf = ({ url }: JsonObject) => encodeURIComponent(asText(url).slice(0, 120))

/** Returns an object of a real record's size; null for anything else. */
function boundedObject(value: unknown): JsonObject | null {
  const object = asObject(value)
  return object && isBounded(object) ? object : null
}

/** Returns a shop's plans without twins: the same plan under an address that ends in another letter. */
function plansOf(answer: unknown): JsonObject[] {
  const { nearCurrent, current, active } = asObject(answer) ?? {}
  const plans = [nearCurrent, current, active].flatMap(asList).map((plan) => boundedObject(plan) ?? {})
  const content = (plan: JsonObject) => JSON.stringify({ ...plan, id: null, url: asText(plan.url).replace(/-[a-z]$/i, '') })
  return firstOfEach(plans, content)
}

/** Plans of instalments alone are many and cost a request each. */
const hasPercentage = (plan: JsonObject) => Number(asText(asObject(plan.benefit)?.discountPercentage)) > 0

/** Returns the card of a plan; none when its detail, which alone has the cap and who pays, is gone or unreadable. */
async function cardsOf(session: PoliteSession, binder: JsonObject, plan: JsonObject): Promise<CardDraft[]> {
  const path = `/binder/${keyOf(binder)}/detail/${keyOf(plan)}`
  const detail = detailWith(['legal', 'promotionDetails', 'paymentMethods'], await unlessGone(ask(session, path, IN_PLACE)))
  if (detail === null) return []
  const { plans: _, ...shop } = binder
  const raw = { naranjaX: { binder: shop, plan: { ...plan, ...detail } } }
  return [{ id: cardId('naranjax', `${asText(binder.url)}.${asText(plan.url)}`, raw), raw }]
}

export const source: SourceFacts = { hosts: ['bkn-promotions.naranjax.com'], ways: [api] }
