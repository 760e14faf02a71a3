import { type Place, PROVINCES_AND_SUBURBS, provinceNamed, SUBURBS } from './province.ts'
import { slugOf } from './tiers.ts'

/** The towns that promotions name, by the place in which they are. */
const TOWNS: Partial<Record<Place, string>> = {
  'Ciudad de Buenos Aires':
    'almagro, av constituyentes, barracas, belgrano, boedo, caballito, flores, liniers, mataderos, palermo, recoleta, saavedra, villa crespo, villa urquiza',
  'Gran Buenos Aires':
    '3 de febrero, almirante brown, alte, alte brown, avellaneda, berazategui, caseros, claypole, escobar, ezeiza, florencio varela, gonzalez catan, hurlingham, ituzaingo, jose c paz, la tablada, laferrere, lanus, lomas de zamora, malvinas arg, malvinas argentinas, malvinasarg, merlo, moreno, moron, pilar, quilmes, san fernando, san isidro, san justo, san martin, san miguel, san vicente, tigre, tres de febrero, vicente lopez',
  'Buenos Aires':
    'azul, bahia blanca, balcarce, campana, carilo, chivilcoy, junin, la plata, lujan, mar del plata, necochea, olavarria, pergamino, pinamar, san nicolas, tandil, villa gesell, zarate',
  Chaco: 'resistencia',
  Chubut: 'comodoro, puerto madryn, trelew',
  Córdoba: 'rio cuarto, villa carlos paz, villa maria',
  Corrientes: 'goya',
  'Entre Ríos': 'concordia, gualeguaychu, parana',
  Formosa: 'clorinda',
  Jujuy: 'san pedro jujuy, san salvador de jujuy',
  'La Pampa': 'general pico, santa rosa',
  Mendoza: 'godoy cruz, guaymallen, las heras, san rafael',
  Misiones: 'posadas',
  'Río Negro': 'bariloche, cipolletti, general roca, gral roca, viedma',
  Salta: 'oran, tartagal',
  'San Luis': 'villa mercedes',
  'Santa Cruz': 'rio gallegos',
  'Santa Fe': 'rafaela, rosario, venado tuerto',
  'Tierra del Fuego': 'rio grande, ushuaia',
  Tucumán: 'banda del rio sali, rio sali, san miguel de tucuman',
}

const REGIONS = new Map<string, readonly Place[]>([
  ['amba', ['Ciudad de Buenos Aires', SUBURBS]],
  ['noa', ['Catamarca', 'Jujuy', 'La Rioja', 'Salta', 'Santiago del Estero', 'Tucumán']],
  ['nea', ['Chaco', 'Corrientes', 'Formosa', 'Misiones']],
  ['patagonia', ['Chubut', 'La Pampa', 'Neuquén', 'Río Negro', 'Santa Cruz', 'Tierra del Fuego']],
  ['cuyo', ['Mendoza', 'San Juan', 'San Luis']],
])

/** Longest first, so that «San Miguel de Tucumán» is no suburb. */
const placeByTown = [
  ...Object.entries(TOWNS).flatMap(([place, towns]) => towns.split(', ').map((town) => [slugOf(town), place as Place] as const)),
  ...PROVINCES_AND_SUBURBS.map((place) => [slugOf(place), place] as const),
].sort(([a], [b]) => b.length - a.length)

const SUBURBS_SLUG = slugOf(SUBURBS)

export function placeNamed(text: string): Place | null {
  const slug = slugOf(text)
  return slug === 'gba' || slug === SUBURBS_SLUG ? SUBURBS : provinceNamed(text)
}

export function placesOf(text: string): readonly Place[] {
  const region = REGIONS.get(slugOf(text))
  if (region) return region
  const named = placeNamed(text)
  if (named !== null) return [named]
  const words = `-${slugOf(text)}-`
  const found = placeByTown.find(([town]) => words.includes(`-${town}-`))
  return found ? [found[1]] : []
}
