import type { CapHolder, CapPeriod, Span } from '#domain/promotion.ts'
import { AMOUNT, pesosOf } from '../mentions/amounts.ts'
import { needing } from './matches.ts'
import { after, before, type Found, findAll, type Stretch } from './search.ts'

/** A cap named in a text; `amount` null means that it says there is none. `context` is the stretch of words that qualifies it. */
export type Cap = Span & {
  amount: number | null
  period: CapPeriod | null
  per: CapHolder | null
  weekdayPeriod: boolean
  context: string
  found: Found
}

const NAMES =
  '(?:topes?(?:ad[oa]s?)?|reintegro maximo|maximo (?:de )?(?:reintegro|devolucion|descuento|ahorro)|reembolso maximo|devolucion maxima|descuento maximo|bonificacion maxima|limite de (?:reintegro|descuento))'
const NAMED = needing(
  ['$'],
  new RegExp(
    `${NAMES}(?![a-z])(?! (?:de|sobre|en) (?:transac|(?:la |las |el |los )?(?:compras?|consumos?|tickets?)(?! minim)))(?:[^$\\d%(+]{0,60}\\([^)$]{0,240}\\))?[^$\\d%+]{0,90}?${AMOUNT}`,
    'g',
  ),
)
const NAMED_BARE = needing(['tope', 'maxim', 'limite de'], new RegExp(`${NAMES}[^$\\d%.]{0,30}?(\\d{1,3}(?:[.,]\\d{3})+)`, 'g'))
const BEFORE_NAME = needing(['$'], new RegExp(`${AMOUNT} ?(?:de )?(?:tope|maximo de reintegro)`, 'g'))
const UP_TO = needing(
  ['$'],
  new RegExp(`hasta (?:un (?:maximo|tope) de )?${AMOUNT} ?(?:de |por |como )?(?:reintegro|descuento|devolucion|ahorro)`, 'g'),
)
/** Some cards write the amount and its period alone: "$5.000 por mes". */
const LONE = new RegExp(`^${AMOUNT} (?:por (?:mes|semana|dia|transaccion|compra|usuario)|cartera general)`, 'g')
/** What some get on top, with its amount before it: `tope $ 8.000 + $ 7.000 y 5 % adicional`. */
const OF_BONUS = needing(['adicional'], new RegExp(`(?:^|\\+) ?${AMOUNT} y (?:un )?\\d{1,2} ?% adicional`, 'g'))
const OF_UP_TO = needing(
  ['$'],
  new RegExp(`(?:reintegros?|devoluciones|devolucion) (?:de )?hasta (?:un (?:maximo|tope) de )?${AMOUNT}`, 'g'),
)
const OF_REFUND = needing(['$'], new RegExp(`${AMOUNT} de (?:reintegro|devolucion)(?! sobre)`, 'g'))
const NONE = needing(
  ['sin ', ' tope'],
  /(?<![a-z])(?:sin|no (?:se )?(?:posee|tiene|hay|existe|aplica(?:n|ra)?|rige)) (?:ningun |un )?(?:topes?|limites?)(?! de (?:uso|edad|compra|un|\d))(?! (?:de [a-z]{4,12} )?(?:de |hasta )?\$)/g,
)

/** `Tope de reintegro: no tiene`. */
const SAYS_NONE = needing(
  ['tope'],
  /(?<![a-z])topes?(?: de [a-z]{4,12})? ?: ?(?:no (?:tiene|posee|hay)|ilimitad[oa]|ningun[oa]|sin (?:tope|limite))/g,
)
/** `Sin tope por compra, con tope de $ 9.000 por mes`: there is one. */
const BUT_ONE = /^[^.;$]{0,40}[ ,](?:con|pero|y) [^.;$]{0,12}topes?(?![a-z])[^.;$]{0,40}\$/

/** `El límite es de $ 999999`: the form wanted a number. */
const MEANS_NONE = /^9{6,}$/

/** Every cap named in the stretches, in order. `text` is folded. */
export function capsIn(text: string, stretches: readonly Stretch[]): Cap[] {
  const caps: Cap[] = []
  for (const pattern of [NAMED, NAMED_BARE, BEFORE_NAME, UP_TO, OF_UP_TO, OF_BONUS, LONE, OF_REFUND]) {
    for (const match of findAll(text, stretches, pattern)) {
      const found = behindDenied(text, match)
      const amount = pesosOf(found.groups[1], found.groups[2])
      if (amount === null || amount < 50 || isStock(text, found) || isDenied(text, found)) continue
      if (!caps.some((cap) => cap.start < found.end && found.start < cap.end))
        caps.push(cap(text, found, MEANS_NONE.test(`${amount}`) ? null : amount))
    }
  }
  for (const found of [...findAll(text, stretches, NONE), ...findAll(text, stretches, SAYS_NONE)])
    if (!BUT_ONE.test(after(text, found, 110))) caps.push(cap(text, found, null))
  return caps.sort((a, b) => a.start - b.start)
}

/** `Sin tope de $ 8.000`, `no aplica el tope de …`: it does not hold. */
const isDenied = (text: string, found: Found) =>
  /(?:^|[^a-z])(?:sin|no (?:se )?(?:posee|tiene|hay|existe|aplica(?:n|ra)?|rige)) (?:(?:un|el|ningun) )?$/.test(before(text, found, 30)) ||
  /(?<![a-z])no (?:es|sera) (?:de )?\$ ?[\d.,]+$/.test(found.groups[0] ?? '')

/** `Sin tope por compra, con tope de $ 9.000`: the pattern began with the cap that there is none of. */
function behindDenied(text: string, found: Found): Found {
  const words = found.groups[0] ?? ''
  const last = words.lastIndexOf('tope')
  if (last <= 0 || !isDenied(text, found)) return found
  return { ...found, start: found.start + last, groups: [words.slice(last), ...found.groups.slice(1)] }
}

/** What the whole campaign may cost is no cap of a shopper's. */
const isStock = (text: string, found: Found) => /(?:en concepto de reintegros|otorgados a los usuarios)/.test(after(text, found, 60))

function cap(text: string, found: Found, amount: number | null): Cap {
  const rest = withoutDenied(clause(after(text, found, 110)))
  const lead = withoutDenied(leadOf(before(text, found, 50)))
  const within = withoutDenied(found.groups[0] ?? '')
  const period = periodIn(rest) ?? periodIn(within) ?? periodIn(lead) ?? periodOfList(after(text, found, 160))
  const per = holderIn(withoutUses(rest)) ?? holderIn(within) ?? holderIn(lead)
  const weekdayPeriod =
    period === 'dia' && DAY_NAME.test(rest + within) && !/por dia(?! (?:lunes|mart|mier|juev|vier|sab|dom))/.test(rest + within)
  return { start: found.start, end: found.end, amount, period, per, weekdayPeriod, context: `${within} ${rest}`, found }
}

/** `… no por mes`, `… no es por persona sino por cuenta`: for whom and how long it does not count. */
const withoutDenied = (words: string) =>
  words.replace(/(?<![a-z])no (?:(?:es|son|sera) )?(?:(?:por|al|cada) (?:cada )?[a-z]{2,12}|mensual[a-z]*|semanal[a-z]*|diari[oa]s?)/g, '')

/** `Válido para una compra semanal por persona`: for whom the use counts is not said of the cap. */
const withoutUses = (words: string) =>
  words.replace(
    /(?<![a-z])(?:una?|1) (?:(?:sol[oa]|unic[oa]) )?(?:compra|uso|transaccion|operacion)[^.,;$]{0,24}?(?: (?:y )?(?:por|cada) [a-z]{3,12}){1,3}(?![a-z])/g,
    '',
  )

/** The words before a cap in its sentence; those behind another amount are about that one. */
const leadOf = (words: string) => (words.includes('$') ? '' : (words.split(/[.!]\s/).at(-1) ?? ''))

/** `$ 10.000 con crédito y $ 12.000 con débito por mes`: what follows the last of two amounts holds for both. */
function periodOfList(words: string): CapPeriod | null {
  const last = /^[^.;$]{1,60} y \$ ?\d[\d.]{1,11}([^$]*)$/.exec(words.split(/[.;!](?:[ \n]|$)|\n\n/, 1)[0] ?? '')?.[1]
  return last === undefined ? null : periodIn(last)
}

/** The words up to the end of the sentence or the next amount. */
const clause = (words: string) => words.split(/[.;!](?:[ \n]|$)|\$|\n\n/, 1)[0] ?? ''

const DAY_NAME = /(?:por|cada|por dia|por cada) (?:dia )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)/

const PERIODS: readonly [RegExp, CapPeriod][] = [
  [/fin de semana|por finde/, 'finde'],
  [/semanal|(?:por|a la|cada|en la|por la) semana|por cada semana/, 'semana'],
  [/quincena/, 'quincena'],
  [/mensual|(?:por|al|cada|en el|por cada) mes|\/ ?mes(?![a-z])|por periodo mensual|mes calendario/, 'mes'],
  [
    /(?:por|cada|p\/|en la|por la|en cada) ?(?:transaccion|compra|operacion|ticket|consumo)(?!,? (?:y )?(?:por|cada) (?:semana|mes|dia))|en (?:la|una) (?:primera )?compra/,
    'compra',
  ],
  [/(?:por|durante|en) (?:la |toda la )?(?:vigencia|promo(?:cion)?(?![a-z])|accion)|total de la promo|unica vez|por vigencia/, 'promocion'],
  [/diario|(?:por|al|cada) dia|del dia|(?:por|cada) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)/, 'dia'],
]

/** The period that words next to an amount name first. */
export function periodIn(words: string): CapPeriod | null {
  const hits = PERIODS.map(([pattern, period]) => ({ period, at: words.search(pattern) })).filter(({ at }) => at >= 0)
  return hits.length === 0 ? null : hits.reduce((best, hit) => (hit.at < best.at ? hit : best)).period
}

const HOLDERS: readonly [RegExp, CapHolder][] = [
  [/por (?:marca de )?(?:cada )?tarjeta/, 'tarjeta'],
  [/(?:por|cada) (?:cada )?(?:banco|entidad)/, 'banco'],
  [/(?:por|cada|p\/) ?(?:cada )?(?:cuenta|cta)/, 'cuenta'],
  [/(?:por|cada|p\/) ?(?:cada )?(?:cliente|usuario|persona|titular|socio|dni|beneficiario)/, 'persona'],
]

/** Whose cap it is, by words next to an amount. */
export function holderIn(words: string): CapHolder | null {
  const hits = HOLDERS.map(([pattern, holder]) => ({ holder, at: words.search(pattern) })).filter(({ at }) => at >= 0)
  return hits.length === 0 ? null : hits.reduce((best, hit) => (hit.at < best.at ? hit : best)).holder
}
