import { asObject, asText } from '#chains/forms/json.ts'
import { buildQueryString } from '../fetch/address.ts'
import { changedFormError } from '../fetch/liveSourceError.ts'
import type { PoliteSession } from '../fetch/politeClient.ts'
import { parseJson } from './json.ts'
import { type BankPromotionsApp, makeBankPromotionCards } from './vtexBankPromotions.ts'
import { bankPromotionsByOwnQuery, bankPromotionsByPersistedQuery, fetchBankAndCardNames } from './vtexGraphql.ts'
import type { SourceFacts, Way, WayContext } from './way.ts'

/**
 * Reads documents of VTEX Master Data, straight from the shop's database: `GET
 * /api/dataentities/<entity>/search?_fields=…&_where=…`, in pages by `REST-Range`. Whatever is asked for, an answer has
 * 100 documents at most; `REST-Content-Range: resources 0-100/254` announces how many there are.
 */
const PAGE_SIZE = 100
const MAX_PAGES = 20
const ACCEPT = 'application/vnd.vtex.ds.v10+json'

function bankPromotionsByMasterData(app: BankPromotionsApp): Way {
  return {
    name: 'master-data',
    async read(context) {
      const documents = await searchDocuments(context, app, 'active=true')
      return makeBankPromotionCards(documents, context, () => fetchBankAndCardNames(context, app))
    },
  }
}

async function searchDocuments(
  { session, warn }: Pick<WayContext, 'session' | 'warn'>,
  { origin, entity, fields }: Pick<BankPromotionsApp, 'origin' | 'entity' | 'fields'>,
  where: string,
): Promise<unknown[]> {
  const address = `${origin}/api/dataentities/${entity}/search?${buildQueryString({ _fields: fields.join(','), _where: where })}`
  const documents: unknown[] = []
  let announced: number | null = null
  for (let page = 0; page < MAX_PAGES; page++) {
    const from = documents.length
    const headers = { 'REST-Range': `resources=${from}-${from + PAGE_SIZE}` }
    const answer = await session.ask(address, { accept: ACCEPT, headers })
    const list = parseJson(answer.text, `la respuesta de Master Data (${entity})`)
    if (!Array.isArray(list)) throw changedFormError(`Master Data (${entity}) no contesta una lista`)
    documents.push(...list)
    announced = totalOf(answer.headers) ?? announced
    const isLast = announced === null ? list.length < PAGE_SIZE : documents.length >= announced
    if (isLast || list.length === 0) break
  }
  const distinct = withoutRepeated(documents)
  if (announced !== null && distinct.length < announced)
    warn(`Master Data (${entity}) anuncia ${announced} documentos y llegaron ${distinct.length}.`)
  return distinct
}

/** Returns the number of documents that an answer announces; null without one, as in "not modified". */
function totalOf(headers: Headers): number | null {
  const [, total] = /\/(\d{1,6})$/.exec(headers.get('rest-content-range') ?? '') ?? []
  return total === undefined ? null : Number(total)
}

/** Removes repetitions: pages may overlap by one, or when a document is added in between. */
function withoutRepeated(documents: unknown[]): unknown[] {
  const seen = new Set<string>()
  return documents.filter((document) => {
    const id = asText(asObject(document)?.id)
    if (id === '') return true
    const known = seen.has(id)
    seen.add(id)
    return !known
  })
}

/** Reads one document whose `value` is a string with a JSON list. @throws LiveSourceError `changed` when it is not. */
export async function fetchValueList(session: PoliteSession, address: string): Promise<unknown[]> {
  const { text } = await session.ask(address, { accept: 'application/json' })
  const value = asObject(parseJson(text, 'la respuesta de Master Data'))?.value
  if (typeof value !== 'string') throw changedFormError('al documento de Master Data le falta el texto «value»')
  const list = parseJson(value, 'el texto «value» del documento')
  if (!Array.isArray(list)) throw changedFormError('el texto «value» del documento no es una lista')
  return list
}

/** Builds the source of a shop with the bank promotions app: all its ways, the cheapest first. */
export function bankPromotionsSource(app: BankPromotionsApp): SourceFacts {
  return {
    hosts: [new URL(app.origin).hostname, app.assets],
    ways: [bankPromotionsByMasterData(app), bankPromotionsByPersistedQuery(app), bankPromotionsByOwnQuery(app)],
  }
}
