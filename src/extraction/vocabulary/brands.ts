import { CHAINS, WHERE_LABELS } from '#domain/catalogue/chain.ts'
import { CLUBS } from '#domain/catalogue/club.ts'
import { PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import type { GoodsCategory } from '#domain/promotion/condition.ts'
import { fold } from '#domain/text/fold.ts'
import { ISSUER_SPELLINGS } from './issuers.ts'
import { expandPhrase, type Lexicon, type LexiconEntry, parsePhrases } from './lexicon.ts'
import { PROVINCE_LEXICON, TOWN_LEXICON } from './places.ts'

/** That cards exclude by name, as they are spelled. */
const MAKERS: readonly { category: GoodsCategory; names: readonly string[] }[] = [
  {
    category: 'vinos',
    names: parsePhrases(`
      Alma Negra, Altaland, Altos del Plata, Angélica Zapata, Araucana, Aruma, Baron B, Beltour, Bianchi, Cadus, Casa de Herrero,
      Casa Pirque, Castel Chandon, Catena|Catenas Zapata?, Nicolás|Nicola Catena, Chandon, Cheval des? Andes?, Clos de los 7|Siete,
      Clos du Moulin, Cuchillo de Palo, D V Catena, DV Catena, Dom Perignon, El Enemigo, Gran Enemigo, Ernesto Catena, Enzo Bianchi, Escorihuela Gascón,
      Felipe Rutini, Krug, La Grande Dame, La Posta, La Rural, Latitud 33, Leoncio Arizu, Los Generosos, Lote Negro, Luigi|Luigui Bosca,
      Malbec Argentino, Mercier, Moët Chandon, Monteviejo, Nicasia, Norton, Ojo de Buen Cubero, Padrillos, Petit Caro, Petite Fleur, Pommery, Quorum VI,
      Ribera del Cuarzo, Rutini Wines?, Saint Felicien, San Felipe, Terraza|Terrazas de los Andes, Tilia, Trumpeter, Valmont,
      Veuve Clicquot, Zuccardi, 33 Sur
    `),
  },
  {
    category: 'bebidas',
    names: parsePhrases(`
      Ades, Aquarius, Awafrut, Benedictino, Bonaqua, Cepita, Crush, Fanta, Gatorade, Glaciar, Hi C, Mirinda, Monster, Pepsi, Powerade,
      Red Bull, Rockstar, Schweppes, Seven Up, Smart Water, Sprite, Paso de los Toros, Eco de los Andes, Aguas? Nestlé, Villavicencio
    `),
  },
  {
    category: 'cerveza',
    names: parsePhrases('Brahma, Budweiser, Goose Island, Heineken, Michelob, Quilmes, Stella Artois, Temple, Imperial, Schneider'),
  },
  {
    category: 'lacteos',
    names: parsePhrases(`
      Gran Compra, Actimel, Activia, Casanto, Cindor, Danette, Danonino, Finlandia, La Serenísima, Serenito, Yogurísimo, Sancor, Silk
    `),
  },
  { category: 'destilados', names: parsePhrases('Branca, Fernet Branca, Campari, Gancia, Glenmorangie, Hennessy') },
  { category: 'bazar-hogar', names: ['Durax'] },
]

/** Places and people share some of these names, so a brand counts only in a list of goods. */
export const BRAND_LEXICON: Lexicon<'brand', GoodsCategory> = {
  kind: 'brand',
  entries: MAKERS.map(({ category, names }): LexiconEntry<GoodsCategory> => ({ value: category, phrases: names.map(fold) })),
}

/** They keep their capitals and stand in no other list. */
const OTHER_NAMES = parsePhrases(`
  Amex, ANSES, AUH, CACE, CFT, CUIT, DNI, LED, MODO, MPOS, NFC, POS, QR, S A, S A U, S R L, TC, TD, TV, Visa, Mastercard, American Express, Cabal,
  Apple Pay, Google Pay, PayPal, Todo Pago, Ciudadanía Porteña, Precios Cuidados|Justos|Convenientes, República? Argentina, Eazy,
  Family|Home Care, Pet Fun, Punto Mayorista, Álamos, Armonía, Cervecería y Maltería Quilmes, Coca Cola, Corona, García, IV Generación,
  Luca, Moët, Grupo Clos, Caro, supermercado|supermercados|tiendas Día, Día Argentina, Provincia de Corrientes, Corrientes y|e Misiones|Chaco
`).flatMap(expandPhrase)

/** The most frequent words that lose their accents in capitals. */
const ACCENTED = parsePhrases(`
  artículos, azúcar, carnicería, climatización, cupón, día, días, dólares, eléctricas, electrodomésticos, electrónicos, lácteos, librería,
  línea, más, miércoles, óleos, pescadería, promoción, través
`)

/** Everyday words too. */
const EVERYDAY = new Set([...ACCENTED.map(fold), 'corrientes'])

/** For texts written in capitals. */
export const CORRECT_SPELLINGS: readonly string[] = [
  ...new Set([
    ...MAKERS.flatMap(({ names }) => names.flatMap(expandPhrase).map((row) => row.join(' '))),
    ...OTHER_NAMES.map((row) => row.join(' ')),
    ...[...PROVINCE_LEXICON.entries, ...TOWN_LEXICON.entries].map(({ value }) => value),
    ...PAYMENT_METHODS.filter(({ kind, name }) => kind === 'bank' && !name.includes('(')).map(({ name }) => name),
    ...ISSUER_SPELLINGS,
    ...CLUBS.map(({ label }) => label),
    ...Object.values(CHAINS).flatMap(({ name, where }) => [name, ...where.map((format) => `${name} ${WHERE_LABELS[format]}`)]),
  ]),
]
  .filter((name) => !EVERYDAY.has(fold(name)))
  .concat(ACCENTED)
