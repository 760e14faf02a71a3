import type { UsesCondition } from '#domain/promotion/condition.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { USE_WORDS } from '../vocabulary/figureWords.ts'
import { type Hit, hitsOf, lineOf, type TokenisedText } from './numbers.ts'

type Use = Span & { value: UsesCondition }

/** Who it is counted for says nothing of how often: `por cliente y por cuenta`. */
const HOLDER = '(?:,?p{1,2}H(?:[y/][Hxp])?,?y?){0,2}'
/** `1 (una) transacción por usuario y por semana`, `una sola vez en cada semana`; not `más de una compra por día`. */
const COUNTED = new RegExp(`(?<!(?<!N)Mp)(?<![$/])(?<count>[nus])s?Tr?${HOLDER}:?p{1,4}(?<period>P)`, 'dg')
/** `Tope de transacciones por día: 1`. */
const TOPPED = new RegExp(`L{1,2}pT${HOLDER}p{1,3}(?<period>P):?(?<count>[nu])`, 'dg')
/** `la primera compra de cada socio en el día`. */
const FIRST = new RegExp(`1Tx{0,2}${HOLDER}p{1,4}(?<period>P)`, 'dg')
const FIRST_OF = /1Tx{1,2}p?Hp{1,4}(?<period>P)/dg
/** `1 compra semanal por persona`. */
const ADJECTIVE = /(?<![$/])(?<count>[nus])s?T(?<period>A)/dg
/** `una compra por usuario`: once for all. */
const ONCE = /(?<!(?<!N)Mp)(?<![$/])(?<count>[nus])s?(?<thing>T)p{1,2}H(?!,?y?p{1,4}P)/dg
/** `se usa una sola vez`, `una vez y nada más`; not `de una sola vez`, which says how it is paid. */
const SOLE = /(?<!p)u(?:s(?<thing>T)(?!,?y?p{1,4}P)|(?<once>T)(?:s|yzM|z))/dg
/** `primer pago con …`; with a card it may be one of many. */
const EVER = /1(?<thing>T)k(?!H)/dg

const PERIODS: Readonly<Record<string, UsesCondition['period']>> = {
  ...{ semana: 'semana', semanal: 'semana', mes: 'mes', mensual: 'mes' },
  ...{ vigencia: 'promocion', promocion: 'promocion', promo: 'promocion', campana: 'promocion', accion: 'promocion', periodo: 'promocion' },
}
/** What is counted when an offer is for one use in all: paying in part or being paid back is none. */
const OF_ONCE = /^(?:uso|vez|cupon$|transaccion$|operacion$|compra$)/
const OF_EVER = /^(?:pago|compra)$/
const MOST = 99

/** How often an offer can be used, where the words limit it. */
export function usesIn(text: TokenisedText): Use[] {
  const line = lineOf(text, USE_WORDS)
  const each = [COUNTED, TOPPED, FIRST, FIRST_OF, ADJECTIVE].flatMap((pattern) => hitsOf(line, pattern)).flatMap((hit) => useOf(hit))
  const once = hitsOf(line, ONCE).filter((hit) => countOf(hit) === 1 && OF_ONCE.test(hit.named('thing')?.text ?? ''))
  const sole = hitsOf(line, SOLE).filter((hit) => (hit.named('thing') ?? hit.named('once'))?.text === 'vez')
  const ever = hitsOf(line, EVER).filter((hit) => OF_EVER.test(hit.named('thing')?.text ?? ''))
  return [
    ...each,
    ...[...once, ...sole, ...ever].map(({ start: from, end }): Use => ({ value: { times: 1, period: 'promocion' }, start: from, end })),
  ]
}

function useOf(hit: Hit): Use[] {
  const times = countOf(hit)
  const word = hit.named('period')?.text ?? ''
  if (times < 1 || times > MOST || !Number.isInteger(times)) return []
  const period = PERIODS[word] ?? PERIODS[word.replace(/(?:es)$/, '')] ?? 'dia'
  return [{ value: { times, period }, start: hit.start, end: hit.end }]
}

const countOf = (hit: Hit) => hit.named('count')?.number ?? 1
