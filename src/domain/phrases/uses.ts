import { addDays, type CivilDate } from '../calendar/calendar.ts'
import { CHAINS } from '../catalogue/chain.ts'
import { methodBySlug } from '../catalogue/paymentMethod.ts'
import { spellName } from '../catalogue/spelling.ts'
import { moneyPlaceWords } from '../description/words/cap.ts'
import { groupCardFirst } from '../description/words/methods.ts'
import { groupIssuer } from '../questions/requirement.ts'
import { dayAndMonth, pesos, weekdayName } from '../text/words.ts'
import { computeRefundDueDate, type OpenRefund } from '../uses/refund.ts'
import type { ExpectedRefund, Use } from '../uses/use.ts'
import type { Person } from '../wallet/household.ts'

/** Phrases about uses and refunds. They put facts into words and decide nothing. */

/** Names a past day: «hoy», «ayer», «el viernes 20»; in another month «el 20 de febrero». */
export function pastDayWords(date: CivilDate, today: CivilDate): string {
  if (date === today) return 'hoy'
  if (date === addDays(today, -1)) return 'ayer'
  return date > addDays(today, -7) ? `el ${weekdayName(date)} ${Number(date.slice(8))}` : `el ${dayAndMonth(date)}`
}

/** Says where and when a promotion was used, and whose method paid if another person's: «Coto, ayer, con la de Ana». */
export function usedWords(
  { supermarket, date }: Pick<Use, 'supermarket' | 'date'>,
  today: CivilDate,
  payer: Pick<Person, 'name'> | undefined,
): string {
  const whose = payer === undefined || payer.name === '' ? '' : `, con la de ${payer.name}`
  return `${CHAINS[supermarket].name}, ${pastDayWords(date, today)}${whose}`
}

/** Says what a use saved, or that its refund never came: «ahorraste $ 3.000», «no llegaron $ 3.000». */
export function savedWords({ saved, refund }: Pick<Use, 'saved' | 'refund'>): string {
  return `${refund?.arrival === 'missing' ? 'no llegaron' : 'ahorraste'} ${pesos(saved)}`
}

/** Says when and where a refund is due: «A más tardar el 26 de abril, en tu cuenta»; when another person paid, «en la cuenta de Ana». */
export function dueWords({ refund, due, isLate }: OpenRefund, payer: Pick<Person, 'name'> | undefined): string {
  const place = refund.where === null ? '' : `, ${moneyPlaceWords(refund.where, payer)}`
  if (due === null) return `La promo no dice cuándo llega${place}`
  const day = `${dayAndMonth(due)}${refund.business ? ' (sin contar feriados)' : ''}`
  return isLate ? `Tenía que llegar a más tardar el ${day}${place}` : `A más tardar el ${day}${place}`
}

/** Names who owes the refund: the issuer of the method, or else the chain. */
export function debtorName({ paidWith: group, supermarket }: Use): string {
  const issuer = groupIssuer(group)
  return issuer === null ? CHAINS[supermarket].name : spellName(methodBySlug(issuer).name)
}

/** Says where to complain: «por la app de Naranja X»; of others we know no place that is surely theirs. */
export function claimPlaceWords({ paidWith: group }: Use): string {
  const issuer = groupIssuer(group)
  const isApp = issuer !== null && methodBySlug(issuer).kind === 'wallet'
  return isApp ? `por la app de ${spellName(methodBySlug(issuer).name)}` : 'por su app o por donde atienda reclamos'
}

/** Asks on the day on which a refund is due: «¿Te devolvieron $ 12.000 de Coto?». */
export function refundReminderWords({ saved, supermarket }: Pick<Use, 'saved' | 'supermarket'>): string {
  return `¿Te devolvieron ${pesos(saved)} de ${CHAINS[supermarket].name}?`
}

/** The most characters of the promotion's words that a complaint quotes. */
const MAX_QUOTE = 1_200

/** Writes a complaint about a missing refund, with the terms of the day of purchase. */
export function complaintText(use: Use, refund: ExpectedRefund): string {
  const { date, amount, saved, supermarket, title, cap, words, url } = use
  const due = computeRefundDueDate(use, refund)
  const how = use.paidWith.length > 0 ? ` con ${groupCardFirst(use.paidWith)}` : ''
  const year = date.slice(0, 4)
  return [
    `Hola. El ${dayAndMonth(date)} de ${year} pagué ${pesos(amount)} en ${CHAINS[supermarket].name}${how}, por la promo «${title}» (${cap}).`,
    `Tenía que recibir un reintegro de ${pesos(saved)}${due === null ? '' : `, a más tardar el ${dayAndMonth(due)}`}, y no llegó. ¿Lo pueden revisar y acreditármelo?`,
    ...(words === '' ? [] : [`Ese día la promo decía: «${words.length > MAX_QUOTE ? `${words.slice(0, MAX_QUOTE)}…` : words}»`]),
    `La promo está en ${url}`,
  ].join('\n\n')
}
