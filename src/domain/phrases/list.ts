import { joinWithOr } from '../text/words.ts'

/** Headings of the home page's lists, as sentences. */

type SectionKind = 'yes' | 'maybe' | 'instalments' | 'stale' | 'no'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** Heads a section: «3 para vos», «2 que pueden ser tuyas». @param personal Whether the shopper has told something about their wallet. */
export function sectionWords(kind: SectionKind, number: number, personal: boolean): string {
  switch (kind) {
    case 'yes':
      return personal ? `${number} para vos` : count(number, 'promoción', 'promociones')
    case 'maybe':
      return personal ? count(number, 'que puede ser tuya', 'que pueden ser tuyas') : `${number} solo para algunos`
    case 'instalments':
      return `${number} en cuotas sin interés`
    case 'stale':
      return `${number} con datos viejos`
    case 'no':
      return personal
        ? count(number, 'para la que te falta algo', 'para las que te falta algo')
        : count(number, 'que no es para vos', 'que no son para vos')
  }
}

/** Heads the lists of several supermarkets: «8 para vos en 4 súper». */
export function chainsWords(number: number, chains: number, personal: boolean): string {
  return `${sectionWords('yes', number, personal)} en ${`${chains} súper`}`
}

/** Heads the list of one supermarket, after its name: «3 para vos y 2 posibles», «14 promociones». */
export function chainWords({ sure, perhaps }: { sure: number; perhaps: number }, personal: boolean): string {
  if (!personal) return sectionWords('yes', sure + perhaps, false)
  if (sure === 0) return sectionWords('maybe', perhaps, true)
  return `${sectionWords('yes', sure, true)}${perhaps === 0 ? '' : ` y ${count(perhaps, 'posible', 'posibles')}`}`
}

/** Says that longer instalments than we show are offered; a link to the official page follows: «Además hay 18 cuotas:». */
export function longInstalmentsWords(instalments: readonly number[]): string {
  return `Además hay ${joinWithOr(instalments.map(String))} cuotas:`
}
