import type { Person } from './household.ts'
import type { Ranked } from './ranking.ts'

type Whose = Pick<Ranked<unknown>, 'whose' | 'eligibility'>

/** Whose method it takes, where that is another's: «la de Ana»; where anything will do «que pague Ana». Else nothing. */
export function whoseWords({ whose, eligibility: { via } }: Whose): string {
  if (!whose) return ''
  return `${via.length > 0 ? 'la de' : 'que pague'} ${whose.name}`
}

/** The same after what is paid with: «con Visa crédito, la de Ana». */
export function withWhose(words: string, ranked: Whose): string {
  const whose = whoseWords(ranked)
  return whose === '' ? words : `${words}, ${whose}`
}

/** Words about the holder's money («vuelve a tu cuenta») where it is another's: «vuelve a la cuenta de Ana». */
export function moneyOf(words: string, { whose }: { whose?: Person | undefined }): string {
  if (!whose) return words
  return words
    .replace(/\b(a|de|en) tu (cuenta|tarjeta|billetera)\b/, (_, before: string, place: string) => `${before} la ${place} de ${whose.name}`)
    .replace(/\bte lo\b/, 'se lo')
    .replace(/^Te lo\b/, 'Se lo')
}
