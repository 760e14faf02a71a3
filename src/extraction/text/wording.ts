import { CHAINS, WHERE_LABELS } from '#domain/chain.ts'
import { CLUBS } from '#domain/club.ts'
import { PAYMENT_METHODS } from '#domain/paymentMethod.ts'
import type { Span } from '#domain/promotion.ts'
import { BRAND_NAMES, GOODS_NAMES } from '../vocabulary/goods.ts'
import { WRITTEN_NAMES } from '../vocabulary/issuers.ts'
import { PROVINCES, TOWNS } from '../vocabulary/places.ts'
import { fold } from './fold.ts'
import { matchesOf } from './matches.ts'

/** Names that keep their capitals when a shouted text is put into sentence case; keyed by their folded form. */
const BRANDS = new Map(
  [
    ...BRAND_NAMES,
    ...[...PROVINCES.entries, ...TOWNS.entries].map(({ value }) => value),
    ...PAYMENT_METHODS.filter(({ kind, name }) => kind === 'bank' && /^Banco [^-()]+$/.test(name)).map(({ name }) => name),
    ...WRITTEN_NAMES,
    'AUH',
    'PayPal',
    'Todo Pago',
    'Google Pay',
    'Apple Pay',
    ...CLUBS.map(({ label }) => label),
    'CFT',
    'CUIT',
    'POS',
    'MPOS',
    'República Argentina',
    'García',
    'Eazy',
    'Cervecería y Maltería Quilmes',
    'H2O',
    'Veuve Clicquot',
    'Castel Chandon',
    'D. V. Catena',
    'D.V. Catena',
    'DV Catena',
    'Cheval des Andes',
    'IV Generación',
    'Coca-Cola',
    'Coca Cola',
    'Fanta',
    'Sprite',
    'Crush',
    'Schweppes',
    'Cepita',
    'Ades',
    'Aquarius',
    'Powerade',
    'Benedictino',
    'Smartwater',
    'Monster',
    'Hi-C',
    'Pepsi',
    'Seven Up',
    'Gatorade',
    'Quilmes',
    'Brahma',
    'Corona',
    'Budweiser',
    'Stella Artois',
    'Red Bull',
    'Chandon',
    'Rutini',
    'Catena Zapata',
    'Nicolás Catena',
    'Trumpeter',
    'La Rural',
    'Leoncio Arizu',
    'Terrazas de los Andes',
    'Latitud 33',
    'Mercier',
    'Baron B',
    'Saint Felicien',
    'Luigi Bosca',
    'El Enemigo',
    'Valmont',
    'Clos de los 7',
    'Clos de los Siete',
    'Escorihuela Gascón',
    'Álamos',
    'Casa de Herrero',
    'La Posta',
    'Luca',
    'Nicasia',
    'Norton',
    'La Serenísima',
    'Armonía',
    'Casanto',
    'Finlandia',
    'Precios Cuidados',
    'Precios Justos',
    'Precios Convenientes',
    ...Object.values(CHAINS).flatMap(({ name, where }) => [name, ...where.map((format) => `${name} ${WHERE_LABELS[format]}`)]),
    'MODO',
    'Visa',
    'Mastercard',
    'American Express',
    'Cabal',
    'ANSES',
    'CACE',
    'Punto Mayorista',
    'QR',
    'NFC',
    'DNI',
    'AMBA',
    'CABA',
    'TV',
    'TC',
    'TD',
    'LED',
    'Branca',
    'Chandon',
    'Dom Perignon',
    'Moët',
    'Zuccardi',
    'Argentina',
    'Buenos Aires',
    'Córdoba',
    'Mendoza',
    'Rosario',
    'Luján',
    'Apple',
    'Samsung',
    'Motorola',
    'Nestlé',
    'Danone',
    'Villavicencio',
    'Yogurísimo',
    'Actimel',
    'Casancrem',
    'Home Care',
    'Family Care',
    'Pet Fun',
    'C&Co',
    'Amex',
    'Ciudadanía Porteña',
  ].map((brand): [string, string] => [fold(brand), brand]),
)

/** Accents that shouted texts drop, in the words that occur most. */
const ACCENTS = new Map(
  [
    'electrónica',
    'electrodomésticos',
    'telefonía',
    'informática',
    'fotografía',
    'perfumería',
    'librería',
    'fiambrería',
    'carnicería',
    'panadería',
    'pescadería',
    'verdulería',
    'juguetería',
    'marroquinería',
    'climatización',
    'lácteos',
    'línea',
    'almacén',
    'azúcar',
    'neumáticos',
    'cámaras',
    'bebé',
    'bebés',
    'pañales',
    'jabón',
    'champú',
    'óleos',
    'féculas',
    'porción',
    'menudencias',
    'pequeños',
    'sábanas',
    'electrónicos',
    'básicos',
    'vacío',
    'maíz',
    'niños',
    'día',
    'días',
    'vajilla',
    'calefacción',
    'ventilación',
    'artículos',
    'iluminación',
    'decoración',
    'jardín',
    'camping',
    'automóvil',
    'telefónica',
    'más',
  ].map((word): [string, string] => [fold(word), word]),
)

const codes = (letters: string) => new Set(Array.from(letters, (letter) => letter.charCodeAt(0)))
const ACCENTED_CAPITALS = codes('ÁÉÍÓÚÑ')
const ACCENTED_SMALL = codes('áéíóúñ')

/** Whether a text is shouted: mostly capitals. */
function isShouted(text: string): boolean {
  let capitals = 0
  let small = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if ((code >= 97 && code <= 122) || ACCENTED_SMALL.has(code)) small++
    else if ((code >= 65 && code <= 90) || ACCENTED_CAPITALS.has(code)) capitals++
  }
  return capitals > 3 && capitals > small
}

/** Sentence case with brand names kept, stray quotes and double spaces gone. */
export function sentenceCase(text: string): string {
  const clean = text.replace(/\s+/g, ' ').replace(/^[ ,.;:"“”*-]+|[ ,;:"“”*-]{1,40}$/g, '')
  const calm = isShouted(clean) ? restored(clean.toLowerCase()) : calmWords(clean)
  return withAddresses(calm.charAt(0).toUpperCase() + calm.slice(1), clean)
}

const ADDRESS = /https?:\/\/\S{1,400}/gi

/** In an address of the web capitals tell. */
function withAddresses(calm: string, source: string): string {
  const addresses = source.match(ADDRESS)
  if (addresses === null) return calm
  let next = 0
  return calm.replace(ADDRESS, (address) => addresses[next++] ?? address)
}

/** `(1) …`, `2 25 % …`, `3.2 que …`, `y 3.3 que …`: an item's number in its list. */
const NUMBER =
  /^\s{0,4}(?:(?:\d, ){0,4}\d [yY] \d (?=\p{L}{2})|\(?\d\) ?|\d (?=\d{1,2} ?%|(?:AHORRO|DESCUENTO|REINTEGRO|[Aa]horro|[Dd]escuento|[Rr]eintegro) )|(?:[yY] )?\d{1,2}\.\d{1,2}(?! ?[\d%.,])[.)]?\s{1,4})/u

/** The cards of a site share most of their clauses: the result for each is kept, up to a limit. */
const TIDIED = new Map<string, string>()
const MOST_TIDIED = 1_000

/** A clause of the source as a readable text: sentence case, no full stop at its end, no unmatched bracket. */
export function tidied(source: string): string {
  const known = TIDIED.get(source)
  if (known !== undefined) return known
  if (TIDIED.size >= MOST_TIDIED) TIDIED.clear()
  const text = tidiedAnew(source)
  TIDIED.set(source, text)
  return text
}

function tidiedAnew(source: string): string {
  const text = source
    .replace(/ ?\(\*{1,3}\) ?/g, ' ')
    .replace(FOOTNOTE, '')
    .replace(/(?<!\p{L})(app)\. (?=\p{Lu})/giu, '$1 ')
    .replace(/,(?: ?,){1,4}/g, ',')
    .replace(/ ?,(?=\p{L})/gu, ', ')
    .replace(/ ,(?= )/g, ',')
    .replace(/(?<= )\*(?=\p{L})/gu, '')
    .replace(COSTS, '')
    .replace(DEFINITION, '')
    .replace(REFERENCE, '')
  const open = (text.match(/\(/g) ?? []).length
  const closed = (text.match(/\)/g) ?? []).length
  const trimmed = text.replace(NUMBER, '').replace(/[ .,;:*+\s]{1,12}$/, '')
  const balanced =
    closed > open ? trimmed.replace(/\)$/, '') : open > closed && !trimmed.endsWith(')') ? trimmed.replace(/ ?\($/, '') : trimmed
  const whole = (balanced.match(/\(/g) ?? []).length > (balanced.match(/\)/g) ?? []).length ? `${balanced})` : balanced
  return withoutStrayQuote(sentenceCase(whole.replace(BEGUN, '').replace(DANGLING, '')).replace(/[.\s]{1,8}$/, ''))
}

/** `… Luján (EM)*`: the sign by which the small print is found. */
const FOOTNOTE = /[ .]{0,2}\((?!QR|NFC|DNI|T[CD]|POS|UNA?\)|DOS|TRES)[A-Z]{1,3}\d?\)\*?\s*$/
/** `… CFT 0,00%` at the end of a clause, and the opening of a definition that was cut: `(la "`. */
const COSTS = /[ .,;:]{0,4}(?:c\.?f\.?t|t\.?e\.?[am]|t\.?n\.?a)\.?[\d ,.:%-]{0,20}$/i
const DEFINITION = / ?\((?:la|el|las|los) ?["“”]{0,2}\)?$/i

/** `… (Decreto 332/2020, Com`: a reference that the full stop of its short form cut. */
const REFERENCE = / ?\([^()]{0,80}, \p{Lu}\p{L}{1,3}\.?\s*$/u

/** A quotation whose other half was left off at the end of the text is none. */
function withoutStrayQuote(text: string): string {
  const quotes = text.match(/["“”]/g) ?? []
  return quotes.length % 2 === 0 ? text : text.replace(/["“”](?=[^"“”]*$)/, '')
}

/** Words that lead on to what was cut off: `… con un`. */
const DANGLING = /(?:,? ¡?(?:con|sin|una?|del?|la|el|los|las|y|en|por|para|que|su|tambi[eé]n|tendr[aá]n?)){1,5}$/i
/** `…, X es`: the beginning of what was cut off behind a comma. */
const BEGUN = /, (?:\p{L}+ ){1,3}(?:es|son|ser[aá]n?)$/iu

/** Capitals that follow one another, short words between long ones too. */
const SHOUTED_RUN = /(?<![\p{L}\p{N}])\p{Lu}+(?:[ ,;:/()"“”-]{1,3}\p{Lu}+)*(?![\p{L}\p{N}])/gu

/** Shouted words in an otherwise quiet text. */
function calmWords(text: string): string {
  const calm = text.replace(SHOUTED_RUN, (run) => (/\p{Lu}{4}/u.test(run) ? run.toLowerCase() : run))
  return calm === text ? text : restored(calm)
}

/** The legal form behind a company's name. */
const COMPANY = /(?<![\p{L}\p{N}])s\. ?(?:a\. ?u|a|r\. ?l)(?:\.(?!\p{L})|$)/gu
const WORD = /[\p{L}\p{N}&-]+/gu

/** A sentence begins after a full stop that ends a word or a bracket, not an abbreviation. */
const SENTENCE_STARTS = /(?<=[\p{Ll})]{3}[\p{Ll})]\. )\p{Ll}/gu

function restored(lower: string): string {
  const begun = lower.replace(SENTENCE_STARTS, (letter) => letter.toUpperCase())
  const folded = fold(begun)
  const accented = begun.replace(WORD, (word, at: number) => ACCENTS.get(folded.slice(at, at + word.length)) ?? word)
  // Only capitals and accents change, so that the folded text stays the same.
  return withBrands(
    withWineries(accented).replace(COMPANY, (form) => form.toUpperCase()),
    folded,
  )
}

/** Where the names of wineries and their wines follow. */
const WINERIES = /bodegas?(?: y marcas)?[ :("“]{1,3}/g
/** What parts names in a list. */
const PARTING = /([,;:./()"“”-]| y | e | ni | o )/
/** Words next to the names of wines that are none. */
const OF_WINES = new Set(
  'y e o ni bodega bodegas de del la las los el en x lt cc ml bot botella vino vinos tinto blanco rosado malbec cabernet franc sauvignon pinot noir chardonnay semillon blend corte cepa tradicional reservado tetrabrik tetra brik brick generosos'.split(
    ' ',
  ),
)
/** More words than the name of a wine has. */
const LONGEST_WINE = 5

/** `bodegas afincado, belverde, leches infantiles`: names up to the first of other goods. */
function withWineries(text: string): string {
  if (!text.includes('bodega')) return text
  let out = ''
  let from = 0
  for (const match of matchesOf(text, WINERIES)) {
    const start = match.index + match[0].length
    if (start < from) continue
    const parts = text.slice(start).split(PARTING)
    const end = parts.findIndex((part, at) => at % 2 === 0 && !isOfWinery(part))
    const names = parts.slice(0, end < 0 ? parts.length : end)
    out += text.slice(from, start) + names.map((part, at) => (at % 2 === 0 ? part.replace(WORD, winery) : part)).join('')
    from = start + names.join('').length
  }
  return out + text.slice(from)
}

const winery = (word: string) => (OF_WINES.has(fold(word)) ? word : word.charAt(0).toUpperCase() + word.slice(1))

/** Words between two marks of a list that may be a name: few, and none of other goods. */
function isOfWinery(part: string): boolean {
  const words = (fold(part).match(LETTERS) ?? []).filter((word) => !OF_WINES.has(word))
  return words.length <= LONGEST_WINE && !words.some((word) => ELSE.has(word))
}

/** Words of other goods, and of what else may follow a list. */
const ELSE = new Set([
  ...GOODS_NAMES,
  ...'bodegas marcas marca productos producto que no por para sin todos todas todo toda incluidos listados compras locales'.split(' '),
])

/** Names that are words of every day, too: names only behind a word for shops or before what makes them one. */
const EVERYDAY = new Set([...BRANDS.keys()].filter((name) => ACCENTS.has(name)))
const SHOP_BEFORE = /(?:supermercados?|tiendas?|locales|sucursal(?:es)?|club|comercios)(?: (?:online|de)){0,2} "?$/
const SHOP_AFTER = /^(?:%| ?argentina| ?online)/

const LONGEST_FIRST = [...BRANDS.keys()].sort((a, b) => b.length - a.length).map((brand) => brand.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
/** Not in an address of the web. */
const BRAND = new RegExp(`(?<!www\\.)(?:${LONGEST_FIRST.join('|')})(?![\\p{L}\\p{N}])`, 'uy')
const LETTERS = /[\p{L}\p{N}]+/gu
/** Most words begin no name. */
const FIRST_WORDS = new Set([...BRANDS.keys()].map((brand) => brand.match(LETTERS)?.[0]))

/** The names in a folded text, in order; they do not overlap. */
function brandsIn(folded: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  let from = 0
  for (const word of matchesOf(folded, LETTERS)) {
    if (word.index < from || !FIRST_WORDS.has(word[0])) continue
    BRAND.lastIndex = word.index
    const match = BRAND.exec(folded)
    if (match === null) continue
    found.push(match)
    from = match.index + match[0].length
  }
  return found
}

/** A province whose name is said of accounts and days, too: a name only beside another one. */
const CURRENT = 'corrientes'
const OTHER_PROVINCE = `(?:${PROVINCES.entries
  .map(({ value }) => fold(value))
  .filter((name) => name !== CURRENT)
  .join('|')})`
const PROVINCE_BEFORE = new RegExp(`(?:${OTHER_PROVINCE},?|(?<![a-z])provincias? de)(?: [ye])? $`)
const PROVINCE_AFTER = new RegExp(`^,?(?: [ye])? ${OTHER_PROVINCE}(?![a-z])`)
/** UTF-16 units. */
const LONGEST_PROVINCE = 30

function isProvince(folded: string, start: number, end: number): boolean {
  return (
    PROVINCE_BEFORE.test(folded.slice(Math.max(0, start - LONGEST_PROVINCE), start)) ||
    PROVINCE_AFTER.test(folded.slice(end, end + LONGEST_PROVINCE))
  )
}

/** @param folded The text, folded. */
function withBrands(text: string, folded: string): string {
  let out = ''
  let from = 0
  for (const match of brandsIn(folded)) {
    const end = match.index + match[0].length
    if (match[0] === CURRENT && !isProvince(folded, match.index, end)) continue
    if (
      EVERYDAY.has(match[0]) &&
      !SHOP_BEFORE.test(folded.slice(Math.max(0, match.index - 30), match.index)) &&
      !SHOP_AFTER.test(folded.slice(end))
    )
      continue
    out += text.slice(from, match.index) + (BRANDS.get(match[0]) ?? text.slice(match.index, end))
    from = end
  }
  return out + text.slice(from)
}

/** A long text is cut behind a whole item of its list when one ends this near. UTF-16 units. */
const LONGEST_ITEM = 80

/** A text cut at an item's or a word's end, with an ellipsis when something was left off. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  const item = Math.max(cut.lastIndexOf(', '), cut.lastIndexOf('; '))
  const end = item > length - LONGEST_ITEM ? item : Math.max(cut.lastIndexOf(' '), length - 30)
  return `${cut.slice(0, end).replace(/[ ,;:]{1,40}$/, '')}…`
}

/** The words alone, to compare what two clauses say. */
export const bareWords = (text: string): string => (fold(text).match(LETTERS) ?? []).join(' ')

/** A span without the signs and spaces around its words. */
export function trimmedSpan(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end)
  const lead = words.length - words.replace(/^[\s,;.:)-]{1,40}/, '').length
  return { start: start + lead, end: start + words.trimEnd().length }
}
