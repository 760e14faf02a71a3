import { PROVINCES as OF_ARGENTINA } from '#domain/catalogue/province.ts'
import { fold } from '#domain/text/fold.ts'
import { type Lexicon, parsePhrases } from './lexicon.ts'

/** Spelled as shoppers write them. */
export const PROVINCE_LEXICON: Lexicon<'province', string> = {
  kind: 'province',
  entries: [
    { value: 'CABA', phrases: ['caba', 'c a b a', 'capital federal', 'ciudad autonoma de? buenos? aires?', 'ciudad de buenos aires'] },
    { value: 'AMBA', phrases: ['amba', 'area metropolitana de buenos aires'] },
    { value: 'GBA', phrases: ['gba', 'gran buenos aires'] },
    { value: 'Buenos Aires', phrases: ['buenos aires', 'bs as', 'provincia de bs as', 'pcia de buenos aires'] },
    ...OF_ARGENTINA.filter((name) => !name.endsWith('Buenos Aires')).map((name) => ({ value: name, phrases: [fold(name)] })),
    // A typing error of cards, which would count as a second place.
    { value: 'Chaco', phrases: ['chacho'] },
    { value: 'NOA', phrases: ['noa', 'noroeste argentino'] },
    { value: 'NEA', phrases: ['nea', 'noreste argentino'] },
    { value: 'Patagonia', phrases: ['la patagonia', 'region patagonica'] },
    { value: 'Cuyo', phrases: ['cuyo', 'region de cuyo'] },
  ],
}

/** Branches are often called by their town. */
export const TOWN_LEXICON: Lexicon<'town', string> = {
  kind: 'town',
  entries: parsePhrases(`
    Rosario, Comodoro, Comodoro Rivadavia, Luján, Mar del Plata, La Plata, Bahía Blanca, Tandil, Balcarce, Pergamino, Olavarría,
    San Nicolás, Pinamar, Cariló, Villa Gesell, Viedma, Bariloche, General Roca, Gral Roca, Cipolletti, Trelew, Puerto Madryn,
    Río Gallegos, Ushuaia, Río Grande, Resistencia, Posadas, Paraná, Concordia, Gualeguaychú, Rafaela, Villa María, Río Cuarto,
    San Rafael, Tartagal, Orán, Río Salí, San Miguel de Tucumán, Clorinda, Goya, Junín, Necochea, Zárate, Pilar, Santa Rosa
  `).map((name) => ({
    value: name,
    phrases: [fold(name)],
  })),
}

export const WORDS_BEFORE_PLACES = [
  'de|del|la|las|los|el|en|para|a|con|y',
  'solo|solamente|unicamente|exclusivamente',
  'siguientes?|son|tod[ao]s?|pais|argentina|c[iu]{2}dad(?:es)?|localidad(?:es)?|provincias?|pcias?|prov|partido',
  'local(?:es)?|sucursal(?:es)?|tiendas?|sitas?|sitos?|ubicad[ao]s?|localizad[ao]s?|incluid[ao]s|no',
] as const

/** After these a place is a residence, a bank's seat or the scope of a law. */
export const NON_SHOP_STEMS = [
  ...parsePhrases('banco, cuit, domicili, tarjeta, defensa, resid, emitid, client, republica, escuela, vecin'),
  'ley ',
]
