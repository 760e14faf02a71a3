import type { MethodName } from './paymentMethod.ts'

/**
 * How the chains write the names of the catalogue, in folded form (lower case, no accents, `_ - .` as written). Each alias is a regular
 * expression source without unbounded repetition. `words` hold anywhere in a text; `images` only in names of image files, where a bare
 * `ciudad` is the bank and not the town. The order does not matter: the longest alias at a place wins.
 */
export type MethodAliases = { name: MethodName; words: readonly string[]; images?: readonly string[] }

/** Separators between the words of a name in a text, and in a file name. */
const S = '[ _.-]?'

export const PAYMENT_METHOD_ALIASES: readonly MethodAliases[] = [
  { name: 'Banco Galicia', words: ['(?:banco )?galicia'] },
  { name: 'Banco Galicia - Eminent', words: ['(?:galicia )?eminent\\b'] },
  { name: 'Banco Galicia Más', words: [`(?:banco )?galicia${S}mas(?![a-z])`] },
  {
    name: 'Banco Nación',
    words: [`banco${S}(?:de la )?nacion(?: argentina)?`, 'bna\\+?', 'mas nacion'],
    images: ['(?<!la[ _-]?)nacion', 'bna'],
  },
  { name: 'Banco Nación - Tarjeta Nativa', words: ['nativa'] },
  {
    name: 'Banco Provincia',
    words: ['banco (?:de la )?provincia(?! de cordoba| del neuquen| de neuquen)(?: de buenos aires)?', 'bapro'],
    images: [`banco${S}provincia`, `provincia${S}(?=png|jpg|webp|svg)`],
  },
  { name: 'Cuenta DNI', words: [`cuenta${S}dni`, 'pago clave dni', 'clave dni'] },
  { name: 'Banco Santander', words: ['(?:banco )?santander(?: rio)?'] },
  { name: 'Banco BBVA', words: ['(?:banco )?bbva(?: frances)?', 'banco frances'], images: ['modo-frances', 'frances'] },
  { name: 'Banco Macro', words: ['(?:banco )?macro(?![a-z])'], images: ['macro'] },
  { name: 'Banco Macro - Tarjeta Selecta', words: ['(?:macro )?selecta(?![a-z])'], images: ['macro[ _-]?selecta', 'selecta'] },
  {
    name: 'Banco Ciudad',
    words: [`banco${S}(?:de la )?ciudad(?: de buenos aires)?`, 'app ciudad'],
    images: ['(?<!buenos aires )ciudad(?! club)'],
  },
  { name: 'Billetera Buepp', words: ['(?:billetera )?buepp'] },
  {
    name: 'Banco Patagonia',
    words: [
      `banco${S}patagonia`,
      'tarjetas? (?:de credito |de debito )?patagonia(?! ?365)',
      'patagonia (?:singular|plus|clasica|movil|on)',
    ],
    images: ['patagonia(?![ _-]?365)'],
  },
  { name: 'Tarjeta de Crédito Patagonia 365', words: [`(?:tarjetas? de credito |banco )?patagonia${S}365`], images: [`patagonia${S}365`] },
  { name: 'Banco ICBC', words: ['(?:banco )?icbc', 'industrial and commercial bank of china'] },
  { name: 'Banco Credicoop', words: ['(?:banco )?credicoop'] },
  { name: 'Banco Supervielle', words: ['(?:banco )?supervielle?', '(?:banco )?superville'] },
  { name: 'Banco Hipotecario', words: ['(?:banco )?hipotecario'] },
  { name: 'Banco Comafi', words: ['(?:banco )?comafi'] },
  { name: 'Banco Columbia', words: [`banco${S}columbia`, '(?<=tarjetas? (?:de credito |de debito )?)columbia'], images: ['columbia'] },
  { name: 'Banco del Sol', words: [`banco${S}del${S}sol`], images: [`banco${S}sol`, `del${S}sol`, 'bds'] },
  { name: 'Tarjeta de Crédito Sol', words: [`tarjetas?${S}(?:de credito )?sol(?![a-z])`], images: [`tarjeta${S}sol`] },
  { name: 'Banco Entre Ríos', words: ['(?:nuevo )?banco (?:de )?entre rios'], images: [`entre${S}rios`] },
  { name: 'Banco San Juan', words: ['banco (?:de )?san juan'], images: [`san${S}juan`] },
  { name: 'Banco Santa Cruz', words: ['banco (?:de )?santa cruz'], images: [`santa${S}cruz`] },
  { name: 'Banco Santa Fe', words: ['(?:nuevo )?banco (?:de )?santa fe'], images: [`santa${S}fe`] },
  {
    name: 'BanCo (Banco de Corrientes)',
    words: [`banco${S}(?:de )?corrientes`, 'mas banco', 'bcsa'],
    images: ['corrientes', 'modo[ _-]banco(?=[ _.-](?:png|jpg|webp|grande|card))'],
  },
  { name: 'Mercado Pago', words: [`mercado${S}pago`], images: [`mercado${S}pago`] },
  { name: 'Uala', words: ['uala'] },
  {
    name: 'NaranjaX',
    words: [
      '(?:tarjetas? )?naranja ?x',
      'tarjetas? naranja',
      '(?<=tarjetas? de (?:credito|debito|debito y credito|credito y debito) )naranja',
      'naranja(?= visa| mastercard| amex| adherid| no adherid)',
      '(?<=(?:visa|mastercard) )naranja',
    ],
    images: ['naranja', 'planz'],
  },
  { name: 'NaranjaX - Plan Turbo', words: ['plan ?turbo', 'turbo(?= nx)'], images: ['planturbo', 'turbo'] },
  { name: 'NaranjaX - Plan Épico', words: ['plan ?epico'], images: ['epico'] },
  { name: 'Personal Pay', words: [`personal${S}pay`] },
  { name: 'Prex', words: ['prex'] },
  { name: 'Yoy', words: ['(?:billetera )?yoy'] },
  { name: 'Uilo', words: ['(?:billetera )?uilo'] },
  { name: '.Reba', words: ['\\.?reba(?![a-z])'], images: ['reba(?![a-z])'] },
  { name: '.Reba - Black', words: ['reba black'] },
  { name: 'Cencopay', words: ['cenco ?pay'] },
  {
    name: 'Tarjeta de crédito Cencosud Mastercard',
    words: ['tarjetas? (?:de credito )?cencosud(?: mastercard)?', 'mastercard cencosud', 'cencosud mastercard'],
  },
  {
    name: 'Tarjeta Carrefour Crédito',
    words: [
      'tarjetas?(?: de credito)? (?:mi )?carrefour credito',
      'tarjetas? de credito(?: mastercard)?(?: de| del)? (?:mi )?carrefour(?: banco)?',
      'mi carrefour credito',
      '(?<=carrefour prepaga (?:o|y|u|y\\/o) )credito',
      'credito (?:y|o|u|y\\/o) (?=prepaga (?:de )?(?:mi )?carrefour)',
      'credito mi carrefour',
    ],
    images: ['crf[ _-]?credito', 'micrf[ _-]?credito', 'carrefour[ _-]?credito'],
  },
  {
    name: 'Tarjeta Carrefour Prepaga',
    words: [
      'tarjetas? (?:prepaga )?(?:de )?(?:mi )?carrefour prepaga',
      'tarjetas? prepaga(?:s)? (?:de )?(?:mi )?carrefour',
      'mi carrefour prepaga',
      'prepaga (?:de )?mi carrefour',
    ],
    images: ['crf[ _-]?prepaga', 'carrefour[ _-]?prepaga'],
  },
  {
    name: 'Carrefour Cuenta Digital',
    words: ['cuenta digital(?: de)?(?: mi)?(?: carrefour)?(?: banco)?', 'carrefour cuenta digital'],
    images: ['cuenta[ _-]?digital'],
  },
  {
    name: 'Tarjeta de crédito Coto TCI',
    words: ['(?:tarjetas? (?:de credito )?)?\\btci\\b', 'tarjeta coto inteligente'],
    images: ['[_-]tci'],
  },
  { name: 'Sidecreer', words: ['sidecreer'] },
  { name: 'Tarjeta American Express - The Platinum Card ® y Centurion ®', words: ['(?:the )?platinum card', 'centurion'] },
  { name: 'Brubank', words: ['brubank'] },
  { name: 'Lemon', words: ['lemon(?: cash| card)'], images: ['lemon'] },
  {
    name: 'Banco Bancor',
    words: ['(?:banco )?bancor(?![a-z])', 'banco (?:de )?(?:la )?(?:provincia de )?cordoba', 'tarjetas? cordobesa'],
    images: [`banco${S}cordoba`, 'bancor'],
  },
  { name: 'Banco Chaco', words: ['(?:nuevo )?banco (?:del )?chaco', 'tarjetas? (?:de credito )?tuya'], images: ['chaco'] },
  { name: 'Banco Neuquén', words: ['banco (?:provincia )?(?:del? )?neuquen', 'bpn', 'tarjetas? confiable'], images: ['bpn', 'neuquen'] },
  { name: 'Banco La Pampa', words: ['banco (?:de )?la pampa'], images: [`la${S}pampa`] },
  { name: 'Banco Formosa', words: ['banco (?:de )?formosa'], images: ['formosa'] },
  { name: 'Banco Municipal de Rosario', words: ['banco municipal(?: de rosario)?'], images: [`banco${S}municipal`] },
  { name: 'Banco Piano', words: ['banco piano'], images: ['piano'] },
  { name: 'Banco Julio', words: ['banco julio'], images: [`banco${S}julio`] },
  { name: 'Banco Bica', words: ['banco bica'], images: ['bica'] },
  { name: 'Banco CMF', words: ['banco cmf'], images: ['cmf'] },
  { name: 'Banco Meridian', words: ['banco meridian'], images: ['meridian'] },
  { name: 'Banco Roela', words: ['banco roela'], images: ['roela'] },
  { name: 'Banco Masventas', words: ['banco masventas'], images: ['masventas'] },
  { name: 'Banco Dino', words: ['banco dino'], images: ['dino'] },
]

/** A segment of an institution that has an entry of its own, with the words that ask for it (folded). */
export type Segment = { institution: MethodName; variant: MethodName; words: string }

const SALARY =
  '(?:plan(?:es)? sueldo|cuenta sueldo|cuentas sueldo|clientes sueldo|haberes|payroll|asalariad|acredit[a-z]{1,5} (?:su )?sueldo)'
const RETIRED = '(?:jubilad|pensionad|jubilatori|previsional)'

export const SEGMENTS: readonly Segment[] = [
  { institution: 'Banco Credicoop', variant: 'Banco Credicoop - Plan Sueldo', words: SALARY },
  { institution: 'Banco ICBC', variant: 'Banco ICBC - Cliente Payroll', words: SALARY },
  { institution: 'Banco Supervielle', variant: 'Banco Supervielle - Identité y Plan Sueldo', words: `(?:identite|${SALARY})` },
  { institution: 'Banco Supervielle', variant: 'Banco Supervielle - Jubilados', words: RETIRED },
  { institution: 'Banco Santander', variant: 'Banco Santander - Jubilados', words: RETIRED },
  { institution: 'Banco Santander', variant: 'Banco Santander - Women', words: '(?:santander women|cuenta women|clientas? women|women)' },
  { institution: 'Banco Ciudad', variant: 'Banco Ciudad - Plan Sueldo y Jubilados', words: `(?:${SALARY}|${RETIRED})` },
  { institution: 'Banco Hipotecario', variant: 'Banco Hipotecario - Búho/Plan Sueldo', words: `(?:buho|${SALARY})` },
  { institution: 'Banco Galicia', variant: 'Banco Galicia - Eminent', words: 'eminent' },
  { institution: 'Banco Macro', variant: 'Banco Macro - Tarjeta Selecta', words: 'selecta' },
  { institution: 'Banco Macro', variant: 'Banco Macro - Tarjeta PLATINUM', words: '(?:platinum|preferencial)' },
  { institution: 'Banco Nación', variant: 'Banco Nación - Tarjeta Nativa', words: 'nativa' },
  { institution: 'NaranjaX', variant: 'NaranjaX - Plan Turbo', words: 'turbo' },
  { institution: 'NaranjaX', variant: 'NaranjaX - Plan Épico', words: 'plan epico' },
  { institution: 'Personal Pay', variant: 'Personal Pay - Nivel 1', words: 'nivel(?:es)? 1' },
  { institution: 'Personal Pay', variant: 'Personal Pay - Nivel 2', words: 'nivel(?:es)? 2' },
  { institution: 'Personal Pay', variant: 'Personal Pay - Nivel 3', words: 'nivel(?:es)? 3' },
  { institution: '.Reba', variant: '.Reba - Black', words: 'reba black' },
]
