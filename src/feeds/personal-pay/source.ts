import { asObject, asText, type JsonObject } from '#chains/forms/json.ts'
import { makeCardId } from '#ingestion/platforms/cardDrafts.ts'
import type { CardDraft, SourceFacts, Way, WayContext } from '#ingestion/platforms/way.ts'
import { FEED_FACTS } from '../facts.ts'
import { askJson, type DetailFacts, detailFinder, pickRecords, type RecordFormat, readDetails, requireList } from '../list.ts'
import { chainOfListing, isOfWholePurchase, levelsOf } from './record.ts'

const API = 'https://www.personal.com.ar/pay/api/benefits'
const SITE = { Referer: FEED_FACTS['personal-pay'].url }
const MAX_PAGES = 5

const LISTED: RecordFormat = { expected: ['title', 'discounts'], isShown: isOfWholePurchase, chainOf: chainOfListing }

const DETAIL: DetailFacts = {
  address: (id) => `${API}/${id}`,
  options: { headers: SITE },
  detailIn: detailFinder('discounts'),
  draftsOf: draftsOfLevels,
}

/** The list, page by page until an empty one comes, then a detail for each record of a chain. */
const benefits: Way = {
  name: 'lista',
  async read({ session }) {
    const { list, isWhole } = await wholeList(session)
    return readDetails(session, pickRecords(list, LISTED), DETAIL, isWhole)
  },
}

async function wholeList(session: WayContext['session']): Promise<{ list: unknown[]; isWhole: boolean }> {
  const list = new Map<string, unknown>()
  for (let page = 0; page < MAX_PAGES; page++) {
    const address = `${API}?sourceSection=web&category=Supermercados${page === 0 ? '' : `&offset=${list.size}`}`
    const answer = asObject(await askJson(session, address, { headers: SITE }))
    const entries = requireList(asObject(answer?.data)?.benefits, 'la lista de beneficios')
    // Behind the first page nothing more may come because the offset does nothing.
    if (entries.length === 0) return { list: [...list.values()], isWhole: page > 1 }
    const before = list.size
    for (const [at, entry] of entries.entries()) list.set(asText(asObject(entry)?.id) || `${page}-${at}`, entry)
    if (list.size === before) return { list: [...list.values()], isWhole: false }
  }
  return { list: [...list.values()], isWhole: false }
}

/** A benefit with levels becomes a card for each. */
export function draftsOfLevels(item: JsonObject, detail: JsonObject): CardDraft[] {
  const id = makeCardId('beneficio', item.id, item)
  const personalPay = { item, detail }
  const levels = levelsOf(detail).map(({ code }) => asText(code))
  if (levels.length === 0) return [{ id, raw: { personalPay } }]
  return levels.map((level) => ({ id: `${id}.${level}`, raw: { personalPay, level } }))
}

export const source: SourceFacts = {
  hosts: ['www.personal.com.ar'],
  ways: [benefits],
}
