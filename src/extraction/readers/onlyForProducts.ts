import { type Found, findAll, type Stretch } from '../text/search.ts'
import { sentenceCase, shortened } from '../text/wording.ts'
import type { Reader, Scope } from './reader.ts'

const MAX_LENGTH = 300

/** First words of the goods that chains limit offers to. */
const GOODS =
  '(?:pequenos |grandes |medianos |toda la linea de )?(?:electro\\w{0,14}|bazar|textil|indumentaria|libreria|jugueteria|juguetes|frutas|verduras|carnes?|pesca\\w{2,8}|pollo|fideos|pastas|yerba|lacteos|leches|quesos|fiambres|bebidas|vinos|espumantes|cervezas|almacen|alimentos|comestibles|perfumeria|limpieza|panales|rodados|bicicletas|televisores|tv|herramientas|muebles|sabanas|mantas|vajilla|marroquineria|mochilas|camping|parrilla|aire libre|neumaticos|celulares|tecnologia|informatica|linea (?:blanca|de)|calefaccion|climatizacion|ventilacion|heladeras|lavarropas|hogar|colchones|jardin|mascotas|productos|categorias|articulos|pan dulce|budines|turrones|panaderia|congelados|galletitas|golosinas|panificados|cocinas|hornos|sillas?|mesas|farmacia|cuidado personal|ollas|libros)(?![a-z])'

/** `en bazar`, `solo en frutas`, `12 cuotas sin interés en TV`, `válido para alimentos`, `compras de electro`. */
const ANNOUNCED = new RegExp(
  `(?:^|[ .:|(])(?:(?:solo |exclusiv\\w{1,6} |valid[oa] |unicamente )?(?:en|para)|compras? de|exclusiv\\w{1,6} para) (${GOODS}[^.|]{0,260})`,
  'g',
)
/** The goods of a line of instalments may be anything. */
const INSTALMENT_LINE =
  /cuotas sin interes(?:es)? en (?!un(?:a)? |plan |toda|todo|la compra|tu |compras|el |los (?:locales|comercios|dias|canales))([^.|]{3,220})/g
/** In the small print goods are named for many reasons; these openings limit the offer to them. */
const PRINTED = new RegExp(
  `(?:(?:solo|exclusiv\\w{1,8}|unicamente|valid[oa]s?) (?:valid[oa] )?(?:en|para) (?:la compra de )?|en (?:los |la compra de )?(?=productos |categorias )|compras? (?:realizadas )?(?:de|en) |(?:descuento|ahorro|interes) en |\\d ?% en |aplica (?:solo )?en |incluye (?:todos )?los (?=productos permitidos))(${GOODS}[^.|;]{0,260})`,
  'g',
)
const EVERYTHING =
  /toda (?:la|tu) compra|todos los (?:productos|rubros)|toda la tienda|todo el surtido|total de (?:la|su) compra|totalidad de los rubros/
/** Words after "productos" that make it another matter than a limit on the goods. */
const NO_LIMIT =
  /^(?:productos?|articulos|categorias)? ?(?:o servicios seleccionados|que (?:cuenten|tengan|se encuentren)|(?:en|con) (?:oferta|promocion)|y\/?o? servicios|adquiridos|comercializados|publicados|del banco|de (?:la entidad|banco)|excluid|vendidos)/

/** Products to which alone the discount applies. */
export const onlyForProductsReader: Reader = {
  fields: ['onlyForProducts'],
  read(scope) {
    const found = announced(scope) ?? printed(scope)
    const { card } = scope.text
    const phrases = found.map((one) => phrase(card.text, one)).filter((text, index, all) => text.length > 2 && all.indexOf(text) === index)
    if (phrases.length === 0) return {}
    const spans = found.map(({ start, end }) => ({ start, end }))
    return { onlyForProducts: { value: shortened(phrases.join('; '), MAX_LENGTH), spans, role: found[0]?.role ?? null, doubt: 0 } }
  },
}

function announced(scope: Scope): Found[] | null {
  const { affirmed } = scope.text
  const lines = [...scope.ownHeader, ...scope.header].filter(({ role }) => role === 'headline' || role === 'subtitle' || role === 'body')
  const unique = lines.filter((line, index) => lines.findIndex(({ start }) => start === line.start) === index)
  const found = unique
    .filter((line) => speaksOf(scope, line))
    .flatMap((line) => {
      const instalments = findAll(affirmed, [line], INSTALMENT_LINE)
      return (instalments.length > 0 ? instalments : findAll(affirmed, [line], ANNOUNCED)).filter(isLimit).slice(0, 1)
    })
  return found.length === 0 ? null : mostTelling(affirmed, found)
}

/** Several lines of instalments each have their own goods; otherwise one line that says more than "selected products" is enough. */
function mostTelling(affirmed: string, found: readonly Found[]): Found[] {
  const enumerated = found.filter(({ stretch }) => /^\d/.test(affirmed.slice(stretch.start, stretch.start + 2)))
  if (enumerated.length > 1) return enumerated
  return [found.find(({ groups }) => !/^productos seleccionados\W*$/.test(groups[1] ?? '')) ?? (found[0] as Found)]
}

const isLimit = ({ groups }: Found) => {
  const goods = groups[1] ?? ''
  return !EVERYTHING.test(goods) && !NO_LIMIT.test(goods) && !/billetera|tarjeta|modo|www/.test(goods.slice(0, 24))
}

/** A line that names instalments speaks of the offers with one of its numbers alone. */
function speaksOf({ text, offer }: Scope, line: Stretch): boolean {
  const words = text.folded.slice(line.start, line.end)
  const numbers = /^((?:\d{1,2}(?: ?(?:,|y|o) ?)?){1,5}) ?cuotas/.exec(words)?.[1]
  if (numbers === undefined || offer.discount.type !== 'cuotas sin intereses') return true
  return [...numbers.matchAll(/\d{1,2}/g)].some(([number]) => Number(number) === offer.discount.value)
}

function printed(scope: Scope): Found[] {
  const { affirmed } = scope.text
  const header = scope.header.map(({ start, end }) => affirmed.slice(start, end)).join(' ')
  if (EVERYTHING.test(header)) return []
  return findAll(affirmed, [...scope.own, ...scope.common], PRINTED)
    .filter(isLimit)
    .slice(0, 1)
}

const STOP =
  /[.;)]\s|[.;)]$|\n| (?:abonando|pagando|con (?:tu |tus |la |las )?tarjetas?|excepto|en \d|obteniendo|no incluye|todos los d[ií]as|desde el|del \d|s[oó]lo los|los d[ií]as)(?![a-z])/i

function phrase(text: string, found: Found): string {
  const words = text.slice(found.end - (found.groups[1] ?? '').length, found.end)
  const stop = words.search(STOP)
  return sentenceCase((stop < 0 ? words : words.slice(0, stop)).replace(/[.,\s]{1,40}$/, ''))
}
