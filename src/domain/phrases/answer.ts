import type { CivilDate } from '../calendar/calendar.ts'
import { CHAINS, type ChainSlug, isReadChain } from '../catalogue/chain.ts'
import type { BestDay } from '../choice/answer.ts'
import { givesInstalments, type Ranked } from '../choice/ranking.ts'
import { describeOffer, type FactKind } from '../description/describeOffer.ts'
import { joinPart, notesOf, tell } from '../description/toText.ts'
import { savingWords, worthWords } from '../description/words/gain.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { TYPICAL_AMOUNT } from '../promotion/saving.ts'
import { capitalize, joinWithAnd, nearDayName, pesos } from '../text/words.ts'

/** The answer above a list. It is never worded as surer than the data is; its figure equals that of the row (`rowGain`). */

type RankedPromotion = Ranked<ListedPromotion>
/** `when` comes from `nearDayName`. */
type Asked = { when: string; amount: number | undefined; personal: boolean }

function toldAnswer(best: RankedPromotion, amount: number | undefined, personal: boolean) {
  // Without an amount the sentence names the cap. With one the saving already allows for the cap, so the sentence says when the money
  // comes instead. Instalments say neither.
  const knows: FactKind[] = givesInstalments(best.promotion) ? ['cap', 'refund'] : amount === undefined ? ['refund'] : ['cap']
  const told = tell(describeOffer(best, { personal, amount, knows }), 'answer')
  const said = (part: keyof typeof told.parts) => joinPart('answer', part, told.parts[part])
  return { said, notes: notesOf(told) }
}

/** Words a sure answer: «Hoy en Coto, pagá con Galicia (QR): tope $ 9.000 por mes.» */
export function sureSentence(best: RankedPromotion, { when, amount, personal }: Asked): string {
  const { said } = toldAnswer(best, amount, personal)
  const [ways, money] = [said('ways'), said('money')]
  return `${capitalize(when)} ${said('shop')}, ${personal ? 'pagá ' : ''}${said('methods')}${ways && ` (${ways})`}${money && `: ${money}`}.`
}

/** Says what to know before relying on an answer: «Antes tenés que inscribirte», «Leída hace 25 días». */
export function answerNotes(best: RankedPromotion, amount?: number, personal = true): string[] {
  return toldAnswer(best, amount, personal).notes.map(capitalize)
}

/**
 * Says that no offer was found: «No: mañana en Carrefour no hay nada con lo tuyo.»
 * @param chains The chains that were asked for. @param isSure Whether there is surely nothing; else nothing is sure.
 */
export function nothingSentence(
  when: string,
  {
    personal,
    chains,
    isFiltered,
    isSure = true,
  }: { personal: boolean; chains: readonly ChainSlug[]; isFiltered: boolean; isSure?: boolean },
): string {
  if (isSure && chains.length > 0 && !chains.some(isReadChain))
    return `${unreadSentence(chains)} ${capitalize(when)} los bancos y billeteras que leemos no dicen nada${personal ? ' con lo tuyo' : ''}${isFiltered ? ' con esos filtros' : ''}.`
  const place = chains.length === 0 ? '' : ` en ${joinChainNames(chains)}`
  if (!isSure && !personal) return `${capitalize(when)}${place} depende de con qué pagás.`
  return `No: ${when}${place} no hay ${isSure ? 'nada' : 'descuento seguro'}${personal ? ' con lo tuyo' : ''}${isFiltered ? ' con esos filtros' : ''}.`
}

/** Says that the chains were not read yet, which does not mean that they have no offers. */
export function unreadSentence(chains: readonly ChainSlug[]): string {
  return `Yapa no lee las promociones de ${joinChainNames(chains)}.`
}

export function joinChainNames(chains: readonly ChainSlug[]): string {
  return joinWithAnd(chains.map((slug) => CHAINS[slug].name))
}

/**
 * Tells an offer below the answer, beside its worth: «Mejor mañana, en Coto con Galicia · sin carnes», with the «si» of one that depends on
 * something.
 * @param before What comes first: «mejor mañana».
 */
export function alternativeLine(best: RankedPromotion, personal: boolean, amount?: number, before = ''): string {
  const told = tell(describeOffer(best, { personal, amount }), 'alternative')
  const worth = givesInstalments(best.promotion) ? savingWords(best, amount ?? TYPICAL_AMOUNT) : null
  const body = `${joinPart('alternative', 'body', told.parts.body)}${worth === null ? '' : `: ${worth}`}`
  const lead = [before, joinPart('alternative', 'people', told.parts.people), body].filter((words) => words !== '').join(', ')
  return [capitalize(lead), ...notesOf(told)].join(' · ')
}

/** Sums up the week: «Te conviene el jueves 2 en Coto con Galicia: hasta $ 15.000 gastando $ 60.000.» */
export function weekSentence(
  { date, best }: BestDay<ListedPromotion>,
  today: CivilDate,
  { amount, personal }: Pick<Asked, 'amount' | 'personal'>,
): string {
  const day = bestDayWords({ date, best }, today, personal)
  const words = [
    `Te conviene ${day}: ${worthWords(best)} gastando ${pesos(amount ?? TYPICAL_AMOUNT)}`,
    ...answerNotes(best, amount, personal),
  ]
  return words.map((one) => `${one}.`).join(' ')
}

/** Names day, place and methods of the best of a week: «el jueves 2 en Coto con Galicia». */
export function bestDayWords({ date, best }: BestDay<ListedPromotion>, today: CivilDate, personal: boolean): string {
  const { said } = toldAnswer(best, undefined, personal)
  return `${nearDayName(date, today)} ${said('shop')} ${said('methods')}`
}
