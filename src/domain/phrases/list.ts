import type { CivilDate } from '../calendar/calendar.ts'
import { sourceName } from '../catalogue/source.ts'
import type { EligibilityStatus } from '../choice/eligibility.ts'
import type { Freshness } from '../promotion/freshness.ts'
import { MONTHLY_RATE, TYPICAL_AMOUNT } from '../promotion/saving.ts'
import { capitalize, daysAgo, joinWithOr, nearDayName, percent, pesos } from '../text/words.ts'

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

/** Says how we value instalments in the list. @param amount The shopper's purchase in pesos. */
export function instalmentValuationNote(amount: number | undefined): string {
  const purchase = amount === undefined ? `, en una compra de ${pesos(TYPICAL_AMOUNT)}` : ''
  return `No vuelve plata: pagás después, y mientras tanto la tuya rinde. Lo valuamos con una tasa del ${percent(MONTHLY_RATE)}% mensual${purchase}.`
}

/**
 * Heads a whole list, or after its name that of a supermarket: «3 para vos y 2 posibles», «14 promociones».
 * @param counts The number of promotions by whether the shopper can use them.
 */
export function listWords({ yes, maybe, no }: Record<EligibilityStatus, number>, personal: boolean): string {
  if (yes + maybe === 0) return sectionWords('no', no, personal)
  if (!personal) return sectionWords('yes', yes + maybe, false)
  if (yes === 0) return sectionWords('maybe', maybe, true)
  return `${sectionWords('yes', yes, true)}${maybe === 0 ? '' : ` y ${count(maybe, 'posible', 'posibles')}`}`
}

/** Heads the supermarkets of a day, and says of which purchase the pesos are: «Hoy, por súper», «como mucho, en $ 60.000». */
export function chainListTitle(day: CivilDate, today: CivilDate, amount: number | undefined): { title: string; about: string } {
  return { title: `${capitalize(nearDayName(day, today))}, por súper`, about: `como mucho, en ${pesos(amount ?? TYPICAL_AMOUNT)}` }
}

/** Counts what a list leads to, wherever it is counted: «14 promociones», and where a supermarket has one row «14 promociones en 3 súper». */
export function foundWords({ count: found, leads }: { count: number; leads: readonly unknown[] }): string {
  return `${count(found, 'promoción', 'promociones')}${leads.length > 1 ? ` en ${leads.length} súper` : ''}`
}

/** Leads to a supermarket's other promotions: «14 más». */
export function elsewhereInChain(others: number): string {
  return `${others} más`
}

/** Folds what an answer decides: «5 posibles: dependen de una respuesta». */
export function possibleWords(number: number): string {
  return number === 1 ? '1 posible: depende de una respuesta' : `${number} posibles: dependen de una respuesta`
}

/** Says of a supermarket read long ago that nothing is known: «No sabemos: a Día lo leímos hace 84 días.» */
export function unknownWords({ source, ageDays }: Pick<Freshness, 'source' | 'ageDays'>): string {
  return `No sabemos: a ${sourceName(source)} lo leímos ${daysAgo(ageDays)}.`
}

/** A space at which no line ends. */
const UNBROKEN = '\u00a0'

/** Says whose data is old: «Datos viejos: Coto 21 días · Día 84»; null where none is. */
export function oldDataWords(captures: readonly Freshness[]): string | null {
  const ages = captures
    .filter(({ isStale }) => isStale)
    .map(
      ({ source, ageDays }, at) =>
        `${sourceName(source)}${UNBROKEN}${ageDays}${at === 0 ? `${UNBROKEN}${ageDays === 1 ? 'día' : 'días'}` : ''}`,
    )
  return ages.length === 0 ? null : `Datos viejos: ${ages.join(' · ')}`
}

/** Says that longer instalments than we show are offered; a link to the official page follows: «Además hay 18 cuotas:». */
export function longInstalmentsWords(instalments: readonly number[]): string {
  return `Además hay ${joinWithOr(instalments.map(String))} cuotas:`
}
