import { createHash } from 'node:crypto'
import { asObject, asText } from '#chains/forms/json.ts'
import { renderCardBoxes } from './bankPromotionsPage.ts'
import { dayFlags, type PlainCard, toPlainCard } from './plainCard.ts'
import {
  applyFaultToEntries,
  type ContentFault,
  type Entry,
  HOSTILE_TEXT,
  html,
  json,
  nestValue,
  type Shown,
  type Site,
  type SiteAnswer,
  type SiteRequest,
} from './site.ts'

/** A shop with the vendor's bank promotions app on VTEX. */
export type BankPromotionsShop = {
  host: string
  assets: string
  page: string
  app: string
  blockClass: string
  promotionsQuery: string
  /** Returns the document's format flags for a card's icons. */
  formatsOf(marks: readonly string[]): Partial<Record<Format, boolean>>
  /** Returns the fields that only this shop's documents have. */
  ownFields(card: PlainCard): Entry
}

const FORMATS = ['hyper', 'market', 'express', 'maxi', 'ecommerce'] as const
export type Format = (typeof FORMATS)[number]

const DAY = 86_400_000

/** Makes the shop's site with all its ways: Master Data, both GraphQL addresses, the page and its script. */
export function bankPromotionsSite(shop: BankPromotionsShop, { cards, now }: Shown): Site {
  const banks = new Map<string, string>()
  const documents = cards.map((card, index) => documentOf(shop, toPlainCard(card), { banks, index, now }))
  return {
    hosts: [shop.host, shop.assets],
    answer(request, fault) {
      const shown = applyFaultToEntries(fault, documents, (entry, number) => ({ ...entry, id: idOf(`${entry.id}/${number}`) }), poison)
      if (request.url.hostname === shop.assets) return scriptAnswer(shop, request, shown, fault)
      switch (request.url.pathname) {
        case '/api/dataentities/BP/search':
          return searchAnswer(request, shown, fault)
        case '/_v/public/graphql/v1':
          return persistedAnswer(shop, request, { shown, banks }, fault)
        case '/_v/private/graphql/v1':
          return request.method === 'POST' ? documentsAnswer('documents', shown, fault) : null
        case shop.page:
          return html(pageHtml(shop))
        default:
          return null
      }
    },
  }
}

function documentOf(
  shop: BankPromotionsShop,
  card: PlainCard,
  { banks, index, now }: { banks: Map<string, string>; index: number; now: Date },
): Entry {
  const formats = shop.formatsOf(card.marks)
  const bankName = (card.images[0] ?? '').replace(/\.\w{2,5}$/, '').replace(/[ -]+/g, '_')
  const idBank = bankName === '' ? null : idOf(bankName)
  if (idBank !== null) banks.set(idBank, bankName)
  return {
    id: idOf(card.id),
    title: card.headline,
    sub_title: card.subtitle,
    discount_percentage: card.percentage === '' ? null : Number(card.percentage),
    discount_text_info: card.percentage === '' ? null : 'de descuento',
    discounts_amount_installments: card.instalments === '' ? null : Number(card.instalments),
    discounts_text_installments: card.instalments === '' ? null : 'Sin interés',
    img_card: card.images[0] ?? null,
    ...Object.fromEntries([2, 3, 4, 5, 6].map((number) => [`img_card_${number}`, card.images[number - 1] ?? null])),
    order: index + 1,
    active: true,
    active_from: new Date(now.getTime() - 20 * DAY).toISOString(),
    active_to: new Date(now.getTime() + 20 * DAY).toISOString(),
    validText: card.when,
    ...Object.fromEntries(FORMATS.map((format) => [format, formats[format] ?? false])),
    legal: card.legal,
    ...dayFlags(card.days, (on) => on),
    idBank,
    idCard: null,
    ...shop.ownFields(card),
  }
}

/** Makes an id in the form of the shop's database, repeatable by its seed. */
function idOf(seed: string): string {
  const digest = createHash('sha256').update(seed).digest('hex')
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-11ef-b37f-${digest.slice(12, 24)}`
}

const poison = (): Entry => ({
  id: { $ne: null },
  title: nestValue(600),
  sub_title: [HOSTILE_TEXT],
  legal: HOSTILE_TEXT.repeat(5_000),
  discount_percentage: { __proto__: 'x', toString: 1 },
  discounts_amount_installments: [[]],
  monday: 'quizás',
  active_to: HOSTILE_TEXT,
})

/** The most documents that the service sends, whatever range is asked for. */
const MOST_AT_ONCE = 100

function searchAnswer({ url, headers }: SiteRequest, documents: readonly Entry[], fault: ContentFault): SiteAnswer {
  if (url.search.includes('+')) return html('<html><h1>Bad Request</h1></html>', 400)
  const fields = url.searchParams.get('_fields')?.split(',') ?? []
  if (fields.includes('_all') || fields.length === 0) return json({ Message: 'Forbidden' }, 403)
  if (url.searchParams.get('_where') !== 'active=true') return json({ Message: 'Invalid filter' }, 400)
  if (!String(headers.accept).includes('application/vnd.vtex.ds.v10+json')) return json({ Message: 'Not acceptable' }, 406)
  const [, from = '0', to = '10'] = /^resources=(\d{1,6})-(\d{1,6})$/.exec(String(headers['rest-range'])) ?? []
  const until = Math.min(Number(to), Number(from) + MOST_AT_ONCE)
  const page = documents.slice(Number(from), until).map((document) => pick(document, fields))
  const answer = json(fault === 'changed-markup' ? { items: page, total: documents.length } : page)
  return { ...answer, headers: { 'REST-Content-Range': `resources ${from}-${Number(from) + page.length}/${documents.length}` } }
}

function pick(document: Entry, fields: readonly string[]): Entry {
  return Object.fromEntries(fields.filter((field) => field in document).map((field) => [field, document[field]]))
}

/** Makes the hash of a query in this version of the app; it never occurs on the real site. */
const hashOf = (shop: BankPromotionsShop, operation: string) => createHash('sha256').update(`${shop.app}/${operation}`).digest('hex')

function persistedAnswer(
  shop: BankPromotionsShop,
  { url }: SiteRequest,
  { shown, banks }: { shown: readonly Entry[]; banks: ReadonlyMap<string, string> },
  fault: ContentFault,
): SiteAnswer {
  const operation = url.searchParams.get('operationName') ?? ''
  const extensions = asObject(JSON.parse(url.searchParams.get('extensions') ?? '{}'))
  const hash = asText(asObject(extensions?.persistedQuery)?.sha256Hash)
  if (hash !== hashOf(shop, operation) || fault === 'changed-markup') return json({ errors: [{ message: 'PersistedQueryNotFound' }] })
  if (operation === shop.promotionsQuery) return documentsAnswer('documents', shown, fault)
  const names = operation === 'GetBanks' ? [...banks].map(([id, name]) => ({ id, name })) : []
  return documentsAnswer('documents', names, fault)
}

/** This service sends all values as text. */
function documentsAnswer(alias: string, documents: readonly Entry[], fault: ContentFault): SiteAnswer {
  const asPairs = documents.map((document) => ({
    fields: Object.entries(document).map(([key, value]) => ({
      key,
      value: typeof value === 'object' && value !== null ? value : String(value),
    })),
  }))
  return json(fault === 'changed-markup' ? { datos: asPairs } : { data: { [alias]: asPairs } })
}

/** Writes the plain page: it has no cards, only the scripts that would draw them. */
function pageHtml({ assets, app }: BankPromotionsShop): string {
  const script = `https://${assets}/_v/public/assets/v1/published/${app.replace('@0.x', '@0.4.2')}/public/react/BankPromotions.min.js`
  return `<!DOCTYPE html><html lang="es-AR"><head><meta charset="utf-8"><title>Promociones</title></head><body>
<div id="render"></div><template data-varname="__RUNTIME__" data-field="assets"><script>["${script.replaceAll('/', '\\/')}"]</script></template>
<script src="${script}"></script></body></html>`
}

function scriptAnswer(shop: BankPromotionsShop, { url }: SiteRequest, shown: readonly Entry[], fault: ContentFault): SiteAnswer | null {
  if (!url.pathname.endsWith('.js')) return null
  const blockClass = fault === 'changed-markup' ? 'otra-app-1-x' : shop.blockClass
  const queries = [shop.promotionsQuery, 'GetBanks', 'GetCards'].map((operation) => {
    const body = `query ${operation} @context(sender: "${shop.app}") {\n  documents(acronym: "BP") @runtimeMeta(hash: "${hashOf(shop, operation)}") { fields { key value } }\n}`
    return `doc.loc.source={"body":${JSON.stringify(body)},"name":"GraphQL request"};`
  })
  const draw = `document.getElementById('render').innerHTML=${JSON.stringify(renderCardBoxes(shown, blockClass))}`
  return {
    status: 200,
    type: 'application/javascript; charset=utf-8',
    body: `(function(){var doc={loc:{}};${queries.join('')}\n${draw}})()`,
  }
}
