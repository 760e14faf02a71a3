import { asObject, asText } from '#chains/forms/json.ts'
import { buildQueryString } from '../fetch/address.ts'
import { changedFormError } from '../fetch/liveSourceError.ts'
import type { PoliteSession } from '../fetch/politeClient.ts'
import { parseJson } from './parseJson.ts'
import { type BankPromotionsApp, makeBankPromotionCards } from './vtexBankPromotions.ts'
import { fetchBankAndCardNames } from './vtexGraphql.ts'
import type { Way } from './way.ts'

/**
 * Reads documents of VTEX Master Data, straight from the shop's database: `GET
 * /api/dataentities/<entity>/search?_fields=…&_where=…`, in pages by `REST-Range`.
 */
const PAGE_SIZE = 500
const MAX_PAGES = 10
const ACCEPT = 'application/vnd.vtex.ds.v10+json'

/** Reads the active documents of a bank promotions app. */
export function bankPromotionsByMasterData(app: BankPromotionsApp): Way {
  return {
    name: 'master-data',
    async read(context) {
      const documents = await searchDocuments(context.session, app, 'active=true')
      return makeBankPromotionCards(documents, context, () => fetchBankAndCardNames(context, app))
    },
  }
}

async function searchDocuments(
  session: PoliteSession,
  { origin, entity, fields }: Pick<BankPromotionsApp, 'origin' | 'entity' | 'fields'>,
  where: string,
): Promise<unknown[]> {
  const address = `${origin}/api/dataentities/${entity}/search?${buildQueryString({ _fields: fields.join(','), _where: where })}`
  const documents: unknown[] = []
  for (let page = 0; page < MAX_PAGES; page++) {
    const from = page * PAGE_SIZE
    const headers = { 'REST-Range': `resources=${from}-${from + PAGE_SIZE}` }
    const { text } = await session.ask(address, { accept: ACCEPT, headers })
    const list = parseJson(text, `la respuesta de Master Data (${entity})`)
    if (!Array.isArray(list)) throw changedFormError(`Master Data (${entity}) no contesta una lista`)
    documents.push(...list)
    if (list.length < PAGE_SIZE) break
  }
  return withoutRepeated(documents)
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
