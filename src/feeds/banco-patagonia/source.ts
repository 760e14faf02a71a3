import { changedFormError } from '#ingestion/fetch/liveSourceError.ts'
import type { PoliteSession } from '#ingestion/fetch/politeClient.ts'
import { cardId, noCardsError } from '#ingestion/platforms/cardDrafts.ts'
import { type PagePart, parsePage } from '#ingestion/platforms/html.ts'
import type { CardDraft, SourceFacts, Way } from '#ingestion/platforms/way.ts'
import { chainNamed } from '../chainNames.ts'
import { checkCount, MAX_DETAILS, resultOf, unlessGone } from '../list.ts'

const HOST = 'ahorrosybeneficios.bancopatagonia.com.ar'
const LIST = `https://${HOST}/ahorrosybeneficios/supermercados.html`
const MAX_PAGES = 4

/** A shop of the list with the address of its page. */
type Shop = { name: string; url: string }

const pages: Way = {
  name: 'html',
  async read({ session }) {
    const { shops, isComplete } = await listOfShops(session)
    const named = shops.filter(({ name }) => chainNamed(name) !== null)
    const counts = { unreadable: 0, leftOut: 0, ofNoChain: shops.length - named.length }
    const cards: CardDraft[] = []
    for (const { name, url } of named.slice(0, MAX_DETAILS)) {
      const page = await unlessGone(session.ask(url, { accept: 'text/html' }))
      const { shared, blocks } = partsOf(parsePage(page?.text ?? ''), url)
      if (blocks.length === 0) counts.unreadable++
      for (const block of blocks) {
        const patagonia = { nombre: name, ...shared, segmentos: [block] }
        const id = `${/([\w-]+)\.html$/.exec(url)?.[1]}.${block.segmentos.join('.').toLowerCase()}`
        cards.push({ id: cardId('patagonia', id, patagonia), raw: { patagonia } })
      }
    }
    if (counts.unreadable > 0 && cards.length === 0)
      throw changedFormError('las páginas de los comercios ya no traen bloques por tipo de cliente')
    return resultOf({ entries: named.map((shop) => ({ ...shop })), ...counts }, cards, isComplete)
  },
}

/** Reads all pages of the list. The shop software writes how many entries there are; without that nobody knows whether all came. */
async function listOfShops(session: PoliteSession): Promise<{ shops: Shop[]; isComplete: boolean }> {
  const shops = new Map<string, Shop>()
  let total: string | undefined
  let isLast = false
  for (let number = 1; number <= MAX_PAGES && !isLast; number++) {
    const page = parsePage((await session.ask(`${LIST}?product_list_limit=36&p=${number}`, { accept: 'text/html' })).text)
    for (const link of page.ofClass('product-item-link')) addShop(shops, link)
    total = page.ofClass('toolbar-number').at(-1)?.text ?? total
    isLast = page.ofClass('next').length === 0
    if (shops.size === 0 && page.ofClass('empty').length === 0) throw changedFormError('la página ya no trae la lista de comercios')
  }
  if (shops.size === 0) throw noCardsError()
  if (isLast && total !== undefined) checkCount([...shops.keys()], total)
  return { shops: [...shops.values()], isComplete: isLast && total !== undefined }
}

/** Only links to pages of this site count. */
function addShop(shops: Map<string, Shop>, { text, attributes: { href = '' } }: PagePart): void {
  const url = URL.canParse(href, LIST) ? new URL(href, LIST) : null
  if (url?.hostname === HOST && /^\/ahorrosybeneficios\/[\w-]{1,80}\.html$/.test(url.pathname))
    shops.set(url.pathname, { name: text, url: `https://${HOST}${url.pathname}` })
}

/** Takes a shop's page apart: what its blocks share, and one block for each figure. */
function partsOf(page: PagePart, url: string) {
  const textOf = (name: string) => page.ofClass(name)[0]?.text ?? ''
  const print = page.withAttribute('id', 'popup-modal')[0]?.text ?? textOf('description')
  const shared = {
    dias: textOf('dias'),
    vigencia: textOf('vigencia'),
    destacado: textOf('grilla-destaque'),
    codigo: page.withAttribute('itemprop', 'sku')[0]?.text ?? '',
    condiciones: print,
    url_promo: url,
  }
  return { shared, blocks: page.ofClass('list-benef').flatMap(blockOf) }
}

const TIERS = ['CLASICA', 'PLUS', 'SINGULAR']

function blockOf(part: PagePart) {
  const figureOf = (name: string) => /\d{1,2}/.exec(part.ofClass(name)[0]?.text ?? '')?.[0] ?? null
  const block = {
    segmentos: TIERS.filter((tier) => part.ofClass(`misc-${tier.toLowerCase()}`).length > 0),
    porcentaje: figureOf('list-benef-price-percentage'),
    cuotas: figureOf('col-data-cuota'),
    tope: part.withAttribute('data-th', 'Tope')[0]?.text ?? null,
    medios_pago: part.withAttribute('alt').map(({ attributes }) => attributes.alt ?? ''),
  }
  return block.segmentos.length > 0 && (block.porcentaje !== null || block.cuotas !== null) ? [block] : []
}

export const source: SourceFacts = { hosts: [HOST], ways: [pages] }
