import type { Weekday } from '#domain/calendar/calendar.ts'
import { fold } from '#domain/text/fold.ts'
import { everyWeekWords, pesos } from '#domain/text/words.ts'
import type { RecordBuilder } from './record.ts'

/** Fields of an offer that small print usually says too. */
export type OfferFields = {
  weekdays?: readonly Weekday[]
  /** Pesos, and the rest of the sentence: «por mes por persona». */
  cap?: { amount: number; scope: string } | null
  minimum?: number | null
}

/** How small print speaks of a field, folded. */
const SAID = {
  weekdays: /\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|todos los dias)\b/,
  cap: /\btopes?\b/,
  minimum: /\bminim[ao]s?\b|(?:a partir de|superior(?:es)? a|mayor(?:es)? a|desde) ?(?:los )?\$/,
} as const

/** Puts into words the fields that the small print does not say itself: where it does, its words outrank them. */
export function addUnsaid(
  builder: RecordBuilder,
  print: string,
  { weekdays = [], cap = null, minimum = null }: OfferFields,
): RecordBuilder {
  const isSaid = (field: keyof typeof SAID) => SAID[field].test(fold(print))
  if (weekdays.length > 0 && !isSaid('weekdays')) builder.add('when', `Válido ${everyWeekWords(weekdays)}`)
  if (isMoney(cap?.amount) && !isSaid('cap'))
    builder.add('subtitle', `Tope de reintegro: ${pesos(cap?.amount as number)} ${cap?.scope}`.trim())
  if (isMoney(minimum) && !isSaid('minimum')) builder.add('subtitle', `Compra mínima: ${pesos(minimum)}`)
  return builder
}

/** Zero means that there is none. */
const isMoney = (amount: number | null | undefined): amount is number => typeof amount === 'number' && amount >= 1 && amount <= 1e9
