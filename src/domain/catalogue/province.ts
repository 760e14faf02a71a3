import { slugOf } from './tiers.ts'

/** The position is the code in the wallet's cookie, so the list only grows at its end (`PROVINCES_AND_SUBURBS`). */
export const PROVINCES = [
  ...(['Ciudad de Buenos Aires', 'Buenos Aires', 'Catamarca', 'Chaco', 'Chubut', 'Córdoba', 'Corrientes', 'Entre Ríos'] as const),
  ...(['Formosa', 'Jujuy', 'La Pampa', 'La Rioja', 'Mendoza', 'Misiones', 'Neuquén', 'Río Negro', 'Salta', 'San Juan'] as const),
  ...(['San Luis', 'Santa Cruz', 'Santa Fe', 'Santiago del Estero', 'Tierra del Fuego', 'Tucumán'] as const),
] as const
export type Province = (typeof PROVINCES)[number]

const PROVINCE_BY_SLUG = new Map<string, Province>([
  ...PROVINCES.map((province) => [slugOf(province), province] as const),
  ['caba', 'Ciudad de Buenos Aires'],
  ['capital-federal', 'Ciudad de Buenos Aires'],
  ['ciudad-autonoma-de-buenos-aires', 'Ciudad de Buenos Aires'],
  ['provincia-de-buenos-aires', 'Buenos Aires'],
])

/** The suburbs are a part of Buenos Aires province with offers of their own. */
export const SUBURBS = 'Gran Buenos Aires'
export const PROVINCES_AND_SUBURBS = [...PROVINCES, SUBURBS] as const
export type Place = (typeof PROVINCES_AND_SUBURBS)[number]

export function provinceNamed(text: string): Province | null {
  const slug = slugOf(text)
  return PROVINCE_BY_SLUG.get(slug) ?? PROVINCE_BY_SLUG.get(slug.replace(/^provincia-de(?:l|-la)?-/, '')) ?? null
}
