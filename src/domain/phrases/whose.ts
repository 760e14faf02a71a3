import type { Ranked } from '../choice/ranking.ts'

type Whose = Pick<Ranked<unknown>, 'whose' | 'eligibility'>

/** Says whose method it takes, where it is another person's: «la de Ana»; where anything will do «que pague Ana». Else nothing. */
export function whoseWords({ whose, eligibility: { via } }: Whose): string {
  if (!whose) return ''
  return `${via.length > 0 ? 'la de' : 'que pague'} ${whose.name}`
}

/** The same after what is paid with: «con Visa crédito, la de Ana». */
export function withWhose(words: string, ranked: Whose): string {
  const whose = whoseWords(ranked)
  return whose === '' ? words : `${words}, ${whose}`
}
