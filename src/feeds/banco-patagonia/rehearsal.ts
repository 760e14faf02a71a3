import { asList, asObject, asText } from '#chains/forms/json.ts'
import { type Entry, entriesOf, escapeHtml, html, type SiteOf } from '#rehearsal/site.ts'

const PATH = /^\/ahorrosybeneficios\/([\w-]+)\.html$/

/** The shop software shows so many at once here, whatever is asked for. */
const PAGE_SIZE = 2

/** Imitates the shop software that the bank uses: a list in pages, and a page for each shop with a block for each tier. */
export const site: SiteOf = (cards) => {
  const known = entriesOf(cards, 'patagonia')
  return {
    hosts: ['ahorrosybeneficios.bancopatagonia.com.ar'],
    entries: known,
    copy: (entry, number) => ({ ...entry, url_promo: asText(entry.url_promo).replace('.html', `-${number}.html`) }),
    answer({ url }, entries) {
      const [, key] = PATH.exec(url.pathname) ?? []
      if (key === 'supermercados') return html(listPage(entries, known, Number(url.searchParams.get('p'))))
      const blocks = entries.filter((entry) => keyOf(entry) === key)
      return blocks.length > 0 ? html(shopPage(blocks)) : null
    },
  }
}

const keyOf = ({ url_promo }: Entry) => PATH.exec(URL.canParse(asText(url_promo)) ? new URL(asText(url_promo)).pathname : '')?.[1]

const text = (value: unknown) => escapeHtml(asText(value))

/** The list has a shop that is no chain, too. It announces what it has, also when less comes. */
function listPage(entries: readonly Entry[], known: readonly Entry[], page: number): string {
  const shopsOf = (list: readonly Entry[]) => [
    ...new Map(list.map((entry) => [keyOf(entry), asText(entry.nombre)])),
    ['todo5', 'Todo'] as const,
  ]
  if (entries.length === 0) return pageOf('<div class="message info empty">No podemos encontrar productos.</div>')
  const shops = shopsOf(entries)
  const total = Math.max(shops.length, shopsOf(known).length)
  const items = shops
    .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    .map(
      ([key, name]) =>
        `<li class="item product product-item"><a class="product-item-link" href="/ahorrosybeneficios/${key}.html"> ${escapeHtml(name)} </a></li>`,
    )
  const next = page * PAGE_SIZE < shops.length ? `<a class="action  next" href="?p=${page + 1}">Siguiente</a>` : ''
  const amount = `<p class="toolbar-amount">Ítems <span class="toolbar-number">1</span> de <span class="toolbar-number">${total}</span></p>`
  return pageOf(`${amount}<ol class="products list items">${items.join('')}</ol>${next}`)
}

function shopPage(blocks: readonly Entry[]): string {
  const [page = {}] = blocks
  const parts = blocks.flatMap(({ segmentos }) => asList(segmentos)).map((block, at) => blockOf(asObject(block) ?? {}, at + 1))
  return pageOf(`<div class="product-info-main"><div itemprop="sku">${text(page.codigo)}</div><div class="name">${text(page.nombre)}</div>
<div class="dias">${text(page.dias)}</div><div class="vigencia"> ${text(page.vigencia)} </div><div class="grilla-destaque">${text(page.destacado)}</div>
${parts.join('\n')}</div><div id="popup-modal">${text(page.condiciones)}</div>`)
}

function blockOf({ segmentos, porcentaje, tope, medios_pago }: Entry, number: number): string {
  const tiers = asList(segmentos).map((tier) => `<span class="misc-${text(tier).toLowerCase()}">${text(tier)}</span>`)
  const pictures = asList(medios_pago).map((name) => `<img src="/media/x.png" alt="${text(name)}">`)
  return `<div class="list-benef list-benef${number}">${tiers.join('')}<div class="list-benef-price-percentage">${text(porcentaje)}<span>%</span></div>
<div data-th="Tope">${text(tope)}</div>${pictures.join('')}</div>`
}

const pageOf = (body: string) =>
  `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><title>Beneficios</title></head><body>${body}</body></html>`
