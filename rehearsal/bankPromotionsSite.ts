import { createHash } from 'node:crypto'
import { asObject, asText } from '#chains/forms/json.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { type Entry, html, json, type Site, type SiteAnswer, type SiteRequest } from './site.ts'

/** A shop with the vendor's bank promotions app on VTEX. */
export type BankPromotionsShop = {
  host: string
  assets: string
  page: string
  app: string
  promotionsQuery: string
}

/** Makes the shop's site with all its ways: Master Data, both GraphQL addresses, the page and its script. */
export function bankPromotionsSite(shop: BankPromotionsShop, cards: readonly CapturedCard[]): Pick<Site, 'hosts' | 'answer'> {
  return {
    hosts: [shop.host, shop.assets],
    answer(request, entries) {
      if (request.url.hostname === shop.assets) return scriptAnswer(shop, request)
      switch (request.url.pathname) {
        case '/api/dataentities/BP/search':
          return searchAnswer(request, entries)
        case '/_v/public/graphql/v1':
          return persistedAnswer(shop, request, entries, banksOf(cards))
        case '/_v/private/graphql/v1':
          return request.method === 'POST' ? documentsAnswer(entries) : null
        case shop.page:
          return html(pageHtml(shop))
        default:
          return null
      }
    },
  }
}

/** Returns the shop's list of banks, to which its documents refer. */
function banksOf(cards: readonly CapturedCard[]): Entry[] {
  return cards.flatMap(({ raw }) => {
    const { vtexBankPromotion, bankName } = asObject(raw) ?? {}
    const id = asText(asObject(vtexBankPromotion)?.idBank)
    return id === '' ? [] : { id, name: bankName }
  })
}

/** The most documents that the service sends, whatever range is asked for. */
const MOST_AT_ONCE = 100

function searchAnswer({ url, headers }: SiteRequest, documents: readonly Entry[]): SiteAnswer {
  if (url.search.includes('+')) return html('<html><h1>Bad Request</h1></html>', 400)
  const fields = url.searchParams.get('_fields')?.split(',') ?? []
  if (fields.includes('_all') || fields.length === 0) return json({ Message: 'Forbidden' }, 403)
  if (url.searchParams.get('_where') !== 'active=true') return json({ Message: 'Invalid filter' }, 400)
  if (!String(headers.accept).includes('application/vnd.vtex.ds.v10+json')) return json({ Message: 'Not acceptable' }, 406)
  const [, from = '0', to = '10'] = /^resources=(\d{1,6})-(\d{1,6})$/.exec(String(headers['rest-range'])) ?? []
  const until = Math.min(Number(to), Number(from) + MOST_AT_ONCE)
  const page = documents.slice(Number(from), until).map((document) => pick(document, fields))
  return { ...json(page), headers: { 'REST-Content-Range': `resources ${from}-${Number(from) + page.length}/${documents.length}` } }
}

function pick(document: Entry, fields: readonly string[]): Entry {
  return Object.fromEntries(fields.filter((field) => field in document).map((field) => [field, document[field]]))
}

/** Makes the hash of a query in this version of the app; it never occurs on the real site. */
const hashOf = (shop: BankPromotionsShop, operation: string) => createHash('sha256').update(`${shop.app}/${operation}`).digest('hex')

function persistedAnswer(shop: BankPromotionsShop, { url }: SiteRequest, entries: readonly Entry[], banks: readonly Entry[]): SiteAnswer {
  const operation = url.searchParams.get('operationName') ?? ''
  const extensions = asObject(JSON.parse(url.searchParams.get('extensions') ?? '{}'))
  const hash = asText(asObject(extensions?.persistedQuery)?.sha256Hash)
  if (hash !== hashOf(shop, operation)) return json({ errors: [{ message: 'PersistedQueryNotFound' }] })
  if (operation === shop.promotionsQuery) return documentsAnswer(entries)
  return documentsAnswer(operation === 'GetBanks' ? banks : [])
}

/** This service sends all values as text. */
function documentsAnswer(documents: readonly Entry[]): SiteAnswer {
  const asPairs = documents.map((document) => ({
    fields: Object.entries(document).map(([key, value]) => ({
      key,
      value: typeof value === 'object' && value !== null ? value : String(value),
    })),
  }))
  return json({ data: { documents: asPairs } })
}

/** Writes the plain page: it has no cards, only the scripts that would draw them. */
function pageHtml({ assets, app }: BankPromotionsShop): string {
  const script = `https://${assets}/_v/public/assets/v1/published/${app.replace('@0.x', '@0.4.2')}/public/react/BankPromotions.min.js`
  return `<!DOCTYPE html><html lang="es-AR"><head><meta charset="utf-8"><title>Promociones</title></head><body>
<div id="render"></div><template data-varname="__RUNTIME__" data-field="assets"><script>["${script.replaceAll('/', '\\/')}"]</script></template>
<script src="${script}"></script></body></html>`
}

function scriptAnswer(shop: BankPromotionsShop, { url }: SiteRequest): SiteAnswer | null {
  if (!url.pathname.endsWith('.js')) return null
  const queries = [shop.promotionsQuery, 'GetBanks', 'GetCards'].map((operation) => {
    const body = `query ${operation} @context(sender: "${shop.app}") {\n  documents(acronym: "BP") @runtimeMeta(hash: "${hashOf(shop, operation)}") { fields { key value } }\n}`
    return `doc.loc.source={"body":${JSON.stringify(body)},"name":"GraphQL request"};`
  })
  const body = `(function(){var doc={loc:{}};${queries.join('')}})()`
  return { status: 200, type: 'application/javascript; charset=utf-8', body }
}
