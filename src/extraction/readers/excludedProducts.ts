import type { Span } from '#domain/promotion.ts'
import { findAll, type Stretch } from '../text/search.ts'
import { sentenceCase, shortened } from '../text/wording.ts'
import type { Reader, Scope } from './reader.ts'

const MAX_LENGTH = 320
const MAX_ITEMS = 18

/** What opens a list of products left out. What follows it up to the full stop is the list. */
const OPENING =
  /(?<![a-z])(?:no incluyen?|exclusiones ?: ?(?!descuentos|ofertas|promocion|no |financiacion|beneficio)|no valid[oa]s? (?:para|en) (?:la compra de )?(?:productos?|electro)|no aplica(?:n)?(?: (?:a|para|en|sobre))?(?: (?:las|los|el|la))? (?=productos?|electro|categorias?|rubros?|pequenos)|(?:quedan|se|estan) exclu(?:id[oa]s|yen?)(?: de (?:la (?:presente )?promocion|los descuentos|la misma|los beneficios|del descuento|el descuento))?(?: las siguientes categorias ?:| el rubro| los rubros| las categorias| los productos)?|quedan excluid[oa]s (?:del descuento|del beneficio)|exclu(?:ye|yen)(?= (?:el |la |los |las )?(?:electro|rubro|productos?|carn|bodega|categor|bebidas|vinos))|productos excluidos ?:(?: no incluye)?|el beneficio no incluye|no alcanza a|except[oa] (?=electro|carn|productos|bodegas)|no aplica electro|exclusiones ?: ?no incluye)/g

/** An item about paying, people or places limits who or how, and is no product. */
const NOT_PRODUCT =
  /tarjeta|pago|billetera|cliente|compra|sucursal|tienda|local|cuota|modo|qr|nfc|cupon|promocion|acumul|vigente|oferta|descuento|operacion|factura|servicio de delivery|mercado pago|emitid|patio|estacionamiento|consumo|mayorista|envio|entrega|convenio con|plan(?:es)? social|corporativ|domicilio|exterior|versiones|business/
const PRODUCT =
  /electro|carn|boded|bodega|leche|vino|bebida|producto|marca|tecnolog|telefon|celular|informatic|rodado|moto|neumatic|azucar|aceite|harina|yerba|pollo|cerdo|fruta|verdura|lacteo|queso|fiambre|libreria|textil|bazar|champ|espumante|cerveza|gaseosa|alcohol|precios|panales|perfumeria|juguet|bicicleta|tractor|tv|audio|computac|maternizad|embutido|pescad|granja|huevo|pasta|farmacia|linea blanca|climatizacion|coca|caja/

/** Products that the discount leaves out, as a list in sentence case and not as the paragraph it comes from. */
export const excludedProductsReader: Reader = {
  fields: ['excludesProducts'],
  read(scope) {
    const header = listsIn(scope, scope.header)
    const legal = listsIn(scope, [...scope.own, ...scope.common])
    const items = distinct([...legal.items, ...header.items])
    if (items.length === 0) return hinted(scope)
    const spans = [...legal.spans, ...header.spans].slice(0, 6)
    const text = shortened(sentenceCase(summary(items)), MAX_LENGTH)
    return { excludesProducts: { value: text, spans, role: 'legal', doubt: 0 } }
  },
}

/** A card that only says that exclusions apply. */
function hinted(scope: Scope) {
  const found = findAll(scope.text.folded, scope.header, /aplican? exclusiones|ver exclusiones/g)[0]
  return found
    ? {
        excludesProducts: {
          value: 'Aplican exclusiones (la fuente no las detalla)',
          spans: [{ start: found.start, end: found.end }],
          role: found.role,
          doubt: 0,
        },
      }
    : {}
}

function listsIn(scope: Scope, stretches: readonly Stretch[]): { items: string[]; spans: Span[] } {
  const { folded, card } = scope.text
  const items: string[] = []
  const spans: Span[] = []
  let read = 0
  for (const found of findAll(folded, stretches, OPENING)) {
    if (found.start < read && found.stretch.start <= read) continue
    const end = listEnd(folded, found.end, found.stretch.end)
    read = end
    if (end - found.end < 4) continue
    const own = splitItems(card.text.slice(found.end, end)).filter((item) => isProduct(item))
    if (own.length === 0) continue
    items.push(...own)
    spans.push({ start: found.start, end })
  }
  return { items, spans }
}

/** The list ends with its sentence; a full stop inside a name or a figure does not end it. */
function listEnd(folded: string, from: number, limit: number): number {
  for (let at = from; at < limit && at < from + 2500; at++) {
    if (folded[at] === '.' && /^\.(?:[ \n]|$|[a-z]{4})/.test(folded.slice(at, at + 5)) && !/(?:d|v|sr|art)$/.test(folded.slice(at - 2, at)))
      return at
  }
  return Math.min(limit, from + 2500)
}

/** Commas and conjunctions part the items, but not inside brackets. */
function splitItems(list: string): string[] {
  const items: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at <= list.length && items.length < 200; at++) {
    const char = list[at]
    if (char === '(') depth++
    else if (char === ')') depth = Math.max(0, depth - 1)
    const parts = at === list.length || (depth === 0 && (char === ',' || char === ';' || char === '/'))
    if (!parts) continue
    items.push(
      ...list
        .slice(from, at)
        .split(/ (?:ni|NI) | (?:y|Y|e|E) (?=(?:las|los|LAS|LOS|productos|PRODUCTOS) )/)
        .map((item) => item.trim()),
    )
    from = at + 1
  }
  return items.filter((item) => item.length > 1)
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')

function isProduct(item: string): boolean {
  const plain = fold(item)
  if (plain.length > 160 || plain.split(' ').length > 14) return PRODUCT.test(plain) && plain.length < 300 && !NOT_PRODUCT.test(plain)
  return (
    !NOT_PRODUCT.test(plain) || /precios (?:cuidados|justos|esenciales|convenientes)|electro|carnes|programa(?:s)? de precios/.test(plain)
  )
}

function distinct(items: readonly string[]): string[] {
  const seen = new Set<string>()
  return items
    .map((item) =>
      item
        .replace(
          /^(?:ni|NI|los?|LOS?|las?|LAS?|el|EL|de|DE|productos de (?:las )?(?:siguientes )?(?:categorías|CATEGORÍAS)|las siguientes) +/,
          '',
        )
        .replace(/[ .:]{1,40}$/, ''),
    )
    .filter((item) => {
      const key = fold(item)
      return key.length > 1 && !seen.has(key) && seen.add(key) !== undefined
    })
}

/** The first items, brackets dropped when the list is long. */
function summary(items: readonly string[]): string {
  const brief = items.length > 6 ? items.map((item) => item.replace(/ ?\([^)]*\)?/g, '')) : items
  const kept = brief.filter((item) => item.trim() !== '').slice(0, MAX_ITEMS)
  return kept.join(', ') + (items.length > kept.length ? ' y otros' : '')
}
