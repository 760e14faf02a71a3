import type { Block } from '#domain/capture.ts'
import type { UsesCondition } from '#domain/condition.ts'
import { matchesOf, needing } from '../text/matches.ts'

type Found = { value: UsesCondition; start: number; end: number }

const COUNT = '(\\d{1,2}|una?|unic[oa])'
const THING = '(?:usos?|veces|vez|cupon(?:es)?|transaccion(?:es)?|operacion(?:es)?|compras?|consumos?|reintegros?|pagos?)'
/** Who it is counted for; says nothing of how often. */
const HOLDER =
  '(?: ?,? ?(?:por|cada) (?:cliente|usuari[oa]s?(?:\\/a)?|persona|cuenta|titular|dni|tarjeta|socio|beneficiari[oa])(?: (?:y|\\/|o) (?:cuenta|tarjeta|dni))?,?(?: y)?){0,2}'
const PERIOD =
  '(?:(?:por|al|a la|en el|en la|cada|de cada|del|durante la|durante el|de la)) ?(?:cada )?(?:mismo |misma )?(dia|semana|mes|vigencia|promocion|campana|periodo|lunes|martes|miercoles|jueves|viernes|sabado|domingo)'

/** `1 (una) transacción por usuario y por semana`, `máximo 1 uso por cliente por día lunes`. */
const COUNTED = new RegExp(
  `(?<![\\d$.,/a-z])${COUNT} ?(?:\\([a-z0-9]{1,8}\\) ?)?(?:sol[oa] |unic[oa] )?${THING}(?: (?:promocional|realizad[oa]))?${HOLDER}:? ?${PERIOD}`,
  'g',
)
/** `Tope de transacciones por día: 1 (una)`. */
const TOPPED = needing(
  ['tope de ', 'limite de ', 'maximo de ', 'cantidad de ', 'cantidad maxima de '],
  new RegExp(`(?:tope|limite|maximo|cantidad maxima|cantidad) de ${THING}${HOLDER} ${PERIOD} ?: ?${COUNT}(?!\\d|[.,]\\d)`, 'g'),
)
/** `la primera compra programada de cada miércoles`. */
const FIRST = needing(
  ['primer'],
  new RegExp(`(?:primer[oa]?) (?:compra|transaccion|operacion|consumo|pago)(?: [a-z]{1,12}){0,2}? ${PERIOD}`, 'g'),
)
/** `1 compra semanal por persona`. */
const ADJECTIVE = needing(
  [' diari', ' semanal', ' mensual'],
  new RegExp(`(?<![\\d$.,/a-z])${COUNT} ?(?:\\([a-z0-9]{1,8}\\) ?)?(?:sol[oa] |unic[oa] )?${THING} (diari|semanal|mensual)`, 'g'),
)
/** `válido para una compra por usuario`: once for all. */
const ONCE =
  /(?<![\d$.,/a-z])(?:1|una?|unic[oa]) ?(?:\([a-z0-9]{1,8}\) ?)?(?:sol[oa] |unic[oa] )?(?:usos?|vez|cupon|transaccion|operacion|compra) (?:por|cada) (?:cliente|usuari[oa]|persona|titular|dni|socio)(?! ?,?(?: y)? ?(?:por|al|cada|a la) (?:dia|semana|mes|lunes|martes|mierc|juev|viern|sabad|domin))/g
const EVER = needing(['primer'], /primer(?:a)? (?:pago|compra) con (?!tarjeta)/g)

/** `Más de una compra por día`; `no más de una` limits. */
const MORE_THAN = /(?<!no )(?<!no se permiten? )mas de $/
/** UTF-16 units. */
const LONGEST_MORE = 24

const PERIODS: Record<string, UsesCondition['period']> = {
  semana: 'semana',
  mes: 'mes',
  vigencia: 'promocion',
  promocion: 'promocion',
  campana: 'promocion',
  semanal: 'semana',
  mensual: 'mes',
  periodo: 'promocion',
}

/** How often an offer can be used, where the words limit it. */
export function usesIn(text: string, { start, end }: Pick<Block, 'start' | 'end'>): Found[] {
  const words = text.slice(start, end)
  const counts = ({ index }: RegExpExecArray) => !MORE_THAN.test(words.slice(Math.max(0, index - LONGEST_MORE), index))
  const at = (match: RegExpMatchArray, value: UsesCondition): Found => ({
    value,
    start: start + (match.index ?? 0),
    end: start + (match.index ?? 0) + match[0].length,
  })
  return [
    ...matchesOf(words, COUNTED)
      .filter(counts)
      .map((match) => at(match, { times: countOf(match[1]), period: periodOf(match[2]) })),
    ...matchesOf(words, TOPPED).map((match) => at(match, { times: countOf(match[2]), period: periodOf(match[1]) })),
    ...matchesOf(words, FIRST).map((match) => at(match, { times: 1, period: periodOf(match[1]) })),
    ...matchesOf(words, ADJECTIVE).map((match) => at(match, { times: countOf(match[1]), period: periodOf(match[2]) })),
    ...[...matchesOf(words, ONCE), ...matchesOf(words, EVER)].map((match) => at(match, { times: 1, period: 'promocion' })),
  ]
}

const countOf = (word = '1') => (/^\d/.test(word) ? Number(word) : 1)
const periodOf = (word = '') => PERIODS[word] ?? 'dia'
