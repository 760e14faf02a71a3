import { type Found, findAll, type Stretch } from '../text/search.ts'
import { sentenceCase, shortened } from '../text/wording.ts'
import type { Reader, Scope } from './reader.ts'

const MAX_LENGTH = 300

/** A headline that begins with "en" and goes on with goods, not with a place, a payment or the whole purchase. */
const HEADLINE =
  /^(?:\d{1,2} cuotas sin interes(?:es)? )?en (?!un(?:a)? |plan |el acto|1 |tu |toda|todo|compras?|sucursal|tienda|locales|la compra|los locales|linea|hasta|cuotas|pago|super|\d)([^|]{3,200})/g
const INSTALMENT_LINE =
  /cuotas sin interes(?:es)? en (?!un(?:a)? |plan |toda|todo|la compra|tu |compras|el |los (?:locales|comercios|dias|canales))([^.|]{3,220})/g
const LEGAL =
  /(?:valid[oa] (?:exclusivamente )?(?:para|en) (?:la compra de )?(?=alimentos|productos|electro|carnes|frutas|comestibles|articulos|linea|categorias)(?!productos? (?:que|con))|en los productos |en compras? de (?=frutas|carnes|productos|alimentos|electro)|en tu compra de |para la compra de |compras? de (?=electro|rodados|productos seleccionados|productos de)|aplica (?:solo )?en (?=electro|productos|linea)|incluye (?:todos )?los productos permitidos|descuento en (?=categorias|comestibles|carnes|frutas|productos seleccionados)|\d ?% en (?=pan|carnes|frutas|vinos|bebidas|productos))([^.|;]{0,260})/g
const EVERYTHING =
  /toda (?:la|tu) compra|todos los productos|toda la tienda|todo el surtido|total de (?:la|su) compra|totalidad de los rubros/

/** Products to which alone the discount applies. */
export const onlyForProductsReader: Reader = {
  fields: ['onlyForProducts'],
  read(scope) {
    const found = announced(scope) ?? printed(scope)
    if (found.length === 0) return {}
    const { card } = scope.text
    const phrases = found.map((one) => phrase(card.text, one)).filter((text, index, all) => text.length > 2 && all.indexOf(text) === index)
    if (phrases.length === 0) return {}
    const spans = found.map(({ start, end }) => ({ start, end }))
    return { onlyForProducts: { value: shortened(phrases.join('; '), MAX_LENGTH), spans, role: found[0]?.role ?? null, doubt: 0 } }
  },
}

function announced(scope: Scope): Found[] | null {
  const { folded } = scope.text
  const lines = [...scope.ownHeader, ...scope.header].filter(({ role }) => role === 'headline' || role === 'subtitle' || role === 'body')
  const unique = lines.filter((line, index) => lines.findIndex(({ start }) => start === line.start) === index)
  const mine = unique.filter((line) => speaksOf(scope, line))
  const found = mine.flatMap((line) => {
    const instalments = findAll(folded, [line], INSTALMENT_LINE)
    return (instalments.length > 0 ? instalments : findAll(folded, [line], line.role === 'headline' ? HEADLINE : LEGAL)).slice(0, 1)
  })
  const goods = found.filter(
    (one) =>
      !EVERYTHING.test(one.groups[1] ?? '') &&
      !/billetera|tarjeta|modo|www|abonando con tarjeta|servicios seleccionados/.test((one.groups[1] ?? '').slice(0, 30)),
  )
  if (goods.length === 0) return null
  // Several lines of instalments each have their own goods; otherwise the first line that says more than "selected products" is enough.
  const enumerated = goods.filter(({ stretch }) => /^\d/.test(folded.slice(stretch.start, stretch.start + 2)))
  return enumerated.length > 1
    ? enumerated
    : [goods.find((one) => !/^ ?productos seleccionados\W*$/.test(one.groups[1] ?? '')) ?? (goods[0] as Found)]
}

/** A line that names instalments speaks of the offers with one of its numbers alone. */
function speaksOf({ text, offer }: Scope, line: Stretch): boolean {
  const words = text.folded.slice(line.start, line.end)
  const numbers = /^((?:\d{1,2}(?: ?(?:,|y|o) ?)?){1,5}) ?cuotas/.exec(words)?.[1]
  return (
    numbers === undefined ||
    offer.discount.type !== 'cuotas sin intereses' ||
    [...numbers.matchAll(/\d{1,2}/g)].some(([number]) => Number(number) === offer.discount.value)
  )
}

function printed(scope: Scope): Found[] {
  const { affirmed } = scope.text
  const header = scope.header.map(({ start, end }) => affirmed.slice(start, end)).join(' ')
  if (EVERYTHING.test(header)) return []
  return findAll(affirmed, [...scope.own, ...scope.common], LEGAL)
    .filter(
      (one) =>
        !/toda (?:la|tu) compra|todos los productos|servicios seleccionados|totalidad de los rubros/.test(
          affirmed.slice(one.start, one.end),
        ),
    )
    .slice(0, 1)
}

function phrase(text: string, found: Found): string {
  const tail = found.groups[1] ?? ''
  const start = tail === '' ? found.start : found.end - tail.length
  const words = text.slice(start, found.end)
  const stop = words.search(
    /[.;]\s|\n| (?:ABONANDO|abonando|PAGANDO|pagando|CON TARJETAS?|con tarjetas?|EXCEPTO|excepto|EN \d|en \d|OBTENIENDO|obteniendo|NO INCLUYE|no incluye)\b/,
  )
  return sentenceCase((stop < 0 ? words : words.slice(0, stop)).replace(/[.\s]+$/, ''))
}
