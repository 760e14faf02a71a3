import type { UsesCondition } from '#domain/promotion/condition.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { USE_LETTERS } from '../vocabulary/figureWords.ts'
import { encodeLine, findHits, type PatternHit, type TokenisedText } from './tokens.ts'

type Use = Span & { value: UsesCondition }

/** For whom the uses are counted does not change how often. */
const HOLDER = '(?:,?p{1,2}H(?:[y/][Hxp])?,?y?){0,2}'
/** Not "more than one". */
const COUNTED = new RegExp(`(?<!(?<!N)Mp)(?<![$/])(?<count>[nus])s?Tr?${HOLDER}:?p{1,4}(?<period>P)`, 'dg')
const TOPPED = new RegExp(`L{1,2}pT${HOLDER}p{1,3}(?<period>P):?(?<count>[nu])`, 'dg')
const FIRST = new RegExp(`1Tx{0,2}${HOLDER}p{1,4}(?<period>P)`, 'dg')
const FIRST_OF = /1Tx{1,2}p?Hp{1,4}(?<period>P)/dg
const ADJECTIVE = /(?<![$/])(?<count>[nus])s?T(?<period>A)/dg
/** Without a period: one use in all. */
const ONCE = /(?<!(?<!N)Mp)(?<![$/])(?<count>[nus])s?(?<thing>T)p{1,2}H(?!,?y?p{1,4}P)/dg
/** Not for the way of paying. */
const SOLE = /(?<!p)u(?:s(?<thing>T)(?!,?y?p{1,4}P)|(?<once>T)(?:s|yzM|z))/dg
/** With a named card it may be one of many. */
const EVER = /1(?<thing>T)k(?!H)/dg

const PERIODS: Readonly<Record<string, UsesCondition['period']>> = {
  ...{ semana: 'semana', semanal: 'semana', mes: 'mes', mensual: 'mes' },
  ...{ vigencia: 'promocion', promocion: 'promocion', promo: 'promocion', campana: 'promocion', accion: 'promocion', periodo: 'promocion' },
}
/** When an offer has one use in all. Payments and refunds are not among them. */
const OF_ONCE = /^(?:uso|vez|cupon$|transaccion$|operacion$|compra$)/
const OF_EVER = /^(?:pago|compra)$/
const MOST = 99

export function findUses(text: TokenisedText): Use[] {
  const line = encodeLine(text, USE_LETTERS)
  const each = [COUNTED, TOPPED, FIRST, FIRST_OF, ADJECTIVE].flatMap((pattern) => findHits(line, pattern)).flatMap((hit) => useOf(hit))
  const once = findHits(line, ONCE).filter((hit) => countOf(hit) === 1 && OF_ONCE.test(hit.named('thing')?.text ?? ''))
  const sole = findHits(line, SOLE).filter((hit) => (hit.named('thing') ?? hit.named('once'))?.text === 'vez')
  const ever = findHits(line, EVER).filter((hit) => OF_EVER.test(hit.named('thing')?.text ?? ''))
  return [
    ...each,
    ...[...once, ...sole, ...ever].map(({ start: from, end }): Use => ({ value: { times: 1, period: 'promocion' }, start: from, end })),
  ]
}

function useOf(hit: PatternHit): Use[] {
  const times = countOf(hit)
  const word = hit.named('period')?.text ?? ''
  if (times < 1 || times > MOST || !Number.isInteger(times)) return []
  const period = PERIODS[word] ?? PERIODS[word.replace(/(?:es)$/, '')] ?? 'dia'
  return [{ value: { times, period }, start: hit.start, end: hit.end }]
}

const countOf = (hit: PatternHit) => hit.named('count')?.number ?? 1
