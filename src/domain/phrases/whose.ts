import type { Ranked } from '../choice/ranking.ts'

type Whose = Pick<Ranked<unknown>, 'whose' | 'eligibility'>

/** Says whose method pays, if another person's: «la de Ana», or «que pague Ana» when any method pays; otherwise empty. */
export function whoseWords({ whose, eligibility: { via } }: Whose): string {
  if (!whose) return ''
  return `${via.length > 0 ? 'la de' : 'que pague'} ${whose.name}`
}

/** Appends that to the methods: «con Visa crédito, la de Ana». */
export function appendWhose(words: string, ranked: Whose): string {
  const whose = whoseWords(ranked)
  return whose === '' ? words : `${words}, ${whose}`
}
