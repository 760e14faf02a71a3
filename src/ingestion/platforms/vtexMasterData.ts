import { asObject, asText } from '#chains/forms/json.ts'
import { queryString } from '../fetch/address.ts'
import { changedShape } from '../fetch/liveSourceError.ts'
import type { PoliteSession } from '../fetch/politeClient.ts'
import { parseJson } from './parseJson.ts'
import { type BankPromotionsApp, bankPromotionCards } from './vtexBankPromotions.ts'
import { entityNames } from './vtexGraphql.ts'
import type { Way } from './way.ts'

/**
 * VTEX Master Data: documents of an entity, straight from the shop's database.
 * `GET /api/dataentities/<entity>/search?_fields=…&_where=…`, a page at a time by `REST-Range`.
 */
const PAGE_SIZE = 500
const MAX_PAGES = 10
const ACCEPT = 'application/vnd.vtex.ds.v10+json'

/** The documents of a bank promotions app that are switched on. */
export function bankPromotionsByMasterData(app: BankPromotionsApp): Way {
  return {
    name: 'master-data',
    async read(context) {
      const documents = await searchDocuments(context.session, app, 'active=true')
      return bankPromotionCards(documents, context, () => entityNames(context, app))
    },
  }
}

async function searchDocuments(
  session: PoliteSession,
  { origin, entity, fields }: Pick<BankPromotionsApp, 'origin' | 'entity' | 'fields'>,
  where: string,
): Promise<unknown[]> {
  const address = `${origin}/api/dataentities/${entity}/search?${queryString({ _fields: fields.join(','), _where: where })}`
  const documents: unknown[] = []
  for (let page = 0; page < MAX_PAGES; page++) {
    const from = page * PAGE_SIZE
    const headers = { 'REST-Range': `resources=${from}-${from + PAGE_SIZE}` }
    const { text } = await session.ask(address, { accept: ACCEPT, headers })
    const list = parseJson(text, `la respuesta de Master Data (${entity})`)
    if (!Array.isArray(list)) throw changedShape(`Master Data (${entity}) no contesta una lista`)
    documents.push(...list)
    if (list.length < PAGE_SIZE) break
  }
  return withoutRepeated(documents)
}

/** Pages overlap by one where the range's end counts, and when a document is added between two of them. */
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

/**
 * One document whose `value` is a string that holds JSON.
 * @throws LiveSourceError `changed` when it does not hold a list.
 */
export async function valueList(session: PoliteSession, address: string): Promise<unknown[]> {
  const { text } = await session.ask(address, { accept: 'application/json' })
  const value = asObject(parseJson(text, 'la respuesta de Master Data'))?.value
  if (typeof value !== 'string') throw changedShape('al documento de Master Data le falta el texto «value»')
  const list = parseJson(value, 'el texto «value» del documento')
  if (!Array.isArray(list)) throw changedShape('el texto «value» del documento no es una lista')
  return list
}
