import * as EVERYDAY_NAMES from '#issuers/everydayNames.ts'
import { ALL_CHAIN_SLUGS, CHAINS, type ChainSlug } from '../catalogue/chain.ts'
import { type MethodSlug, PAYMENT_METHODS } from '../catalogue/paymentMethod.ts'
import type { GoodsCategory } from '../promotion/condition.ts'
import { fold } from '../text/fold.ts'
import type { Glossary, SearchText } from './search.ts'

/** Only the server and the wallet pages bundle these words; lists get the part they need. */

export const METHOD_ALIASES: Partial<Record<MethodSlug, string>> = {
  ...Object.fromEntries(Object.entries(EVERYDAY_NAMES).flatMap(([issuer, called]) => ('also' in called ? [[issuer, called.also]] : []))),
  'american-express': 'amex',
  modo: 'qr billetera de los bancos',
}

const CHAIN_ALIASES: Partial<Record<ChainSlug, string>> = { carrefour: 'carrefur carefour', changomas: 'chango changuito walmart' }

/** Words of shopping lists. Cards use other words (`extraction/vocabulary/goods.ts`). */
const GOODS: Partial<Record<GoodsCategory, string>> = {
  carne: 'carne carnes carniceria pollo cerdo asado milanesas hamburguesas bondiola vacio picada',
  'frutas-verduras': 'fruta frutas verdura verduras verduleria papa papas tomate banana manzana lechuga',
  'fiambres-quesos': 'fiambre fiambres queso quesos jamon salame embutidos mortadela',
  lacteos: 'lacteos leche yogur yogurt manteca crema',
  'leche-infantil': 'formula maternizada nutrilon sancor bebe',
  huevos: 'huevo huevos maple',
  aceite: 'aceite aceites girasol oliva',
  'harina-azucar': 'harina azucar',
  almacen: 'almacen fideos arroz yerba galletitas cafe conservas',
  panaderia: 'pan panaderia facturas',
  bebidas: 'bebida bebidas gaseosa gaseosas coca cola cocacola pepsi jugo agua',
  cerveza: 'cerveza cervezas birra',
  vinos: 'vino vinos espumante champagne',
  destilados: 'fernet whisky vodka gin destilados aperitivo licor',
  electro: 'electro electrodomesticos heladera lavarropas tele televisor aire microondas',
  'celulares-informatica': 'celular celulares telefono notebook computadora',
  'bazar-hogar': 'bazar hogar vajilla sabanas',
  textil: 'textil ropa indumentaria zapatillas remera',
  juguetes: 'juguete juguetes jugueteria',
  libros: 'libro libros libreria utiles',
  'motos-bicicletas': 'moto motos bicicleta bici',
  'neumaticos-auto': 'neumatico neumaticos cubiertas auto bateria',
  perfumeria: 'perfumeria shampoo champu jabon desodorante maquillaje cosmetica',
  limpieza: 'limpieza lavandina detergente suavizante',
  medicamentos: 'medicamento medicamentos farmacia remedios',
  mascotas: 'mascota mascotas perro gato alimento balanceado',
  panales: 'panal panales',
  cigarrillos: 'cigarrillo cigarrillos tabaco puchos',
}

const letters = (words: string) => words.replace(/[^a-z0-9]+/g, '')

function entryOf(name: string, others = ''): Glossary[number] {
  const means = fold(name)
  return [means, [...new Set(`${means.replace(/[^a-z0-9.]+/g, ' ')} ${letters(means)} ${others}`.trim().split(/\s+/))].join(' ')]
}

const METHODS: Glossary = PAYMENT_METHODS.map(({ name, slug }) => entryOf(name, METHOD_ALIASES[slug]))

/** What people type for any method of a kind. A plan is found by its issuer's name. */
const KINDS: Glossary = (['wallet', 'bank', 'generic'] as const).map((kind) => {
  const own = PAYMENT_METHODS.flatMap((method, at) =>
    method.parent === null && (method.kind === kind || (kind === 'wallet' && method.slug === 'modo')) ? [METHODS[at]?.[1] ?? ''] : [],
  )
  return [`*${kind}`, [...new Set(own.join(' ').split(' '))].join(' ')]
})

/** Who gets a benefit of ANSES is mostly retired, and cards say either. */
const PEOPLE: Glossary = [
  ['anses', 'anses jubilado jubilados jubilada pensionado pensionados'],
  ['jubilados', 'jubilado jubilados jubilada pensionado pensionados anses pami'],
]

export const GLOSSARY: Glossary = [
  ...METHODS,
  ...KINDS,
  ...PEOPLE,
  ...ALL_CHAIN_SLUGS.map((slug) => entryOf(CHAINS[slug].name, CHAIN_ALIASES[slug])),
  ...Object.entries(GOODS).map(([category, words]) => [`#${category}`, words] as const),
]

export function selectGlossary(texts: readonly SearchText[]): Glossary {
  return GLOSSARY.filter(
    ([means]) => means.startsWith('#') || texts.some(({ says, sells }) => says.includes(means) || sells.includes(`${means} `)),
  )
}
