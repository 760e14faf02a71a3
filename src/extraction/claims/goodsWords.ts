import type { Span } from '#domain/promotion.ts'
import { MAX_LONG_TEXT } from '#domain/promotionFields.ts'
import type { Clause } from '../scope/clause.ts'
import { fold } from '../text/fold.ts'
import { shortened, tidied } from '../text/wording.ts'
import type { ExcludedGoods } from './excludedGoods.ts'
import type { LimitedGoods } from './limitedGoods.ts'
import type { OfferView } from './offerView.ts'

/** Words of the source about goods, as a list that reads on after "No entra:" or "Solo en", and where they stand. */
export type GoodsWords = { text: string; spans: Span[] }

/** Words that open a list of exclusions; the screen already says so. */
const OPENS =
  /^[ :,.;()*-]{0,8}(?:no (?:es |son |seran? )?(?:(?:se )?(?:incluyen?|alcanzan? a|participan?|aplican?|aplicables?|validos?|validas?|disponibles?)|estan? incluid[oa]s)|(?:se |quedan? |quedaran? |estan? |se encuentran )?exclu(?:id[oa]s|yen?|yendo)|tampoco (?:se )?(?:participan?|incluyen?|aplican?|alcanzan?(?: a)?|son validos)|se exceptuan|exceptuando|exclusiones|excepto|(?:la|el) (?:presente )?(?:promocion|beneficio|descuento)|(?:de|del|en) (?:la |las |los |el |esta |este |dicha )?(?:presentes? )?(?:promocion(?:es)?|descuentos?|beneficios?|mism[oa]s?)|(?:(?:a|de|en) )?(?:las |los )?(?:siguientes )?(?:categorias|productos|rubros|articulos)(?: de productos)?(?= ?:)|sobre|para|compras en)(?![a-z])/

/** How much of a clause only opens its list. */
function openingOf(words: string): number {
  let from = 0
  for (let found = OPENS.exec(words); found !== null && from < words.length; found = OPENS.exec(words.slice(from))) from += found[0].length
  return from + (/^[ :]{0,2}(?:en|a|de) /.exec(words.slice(from))?.[0].length ?? 0)
}

type List = Span & { words: string; goods: string[] }

/** The source's own lists of what is left out, whole; a list that says no more than another is not repeated. */
export function excludedWords(view: OfferView, { clauses }: ExcludedGoods): GoodsWords | null {
  const lists = clauses.map((clause) => listOf(view, clause)).filter(({ words }) => words !== '')
  const kept = lists.filter(({ goods }, index) => !lists.some((other, at) => isRepeated(goods, index, other.goods, at)))
  if (kept.length === 0) return null
  return { text: bounded(kept.map(({ words }) => tidied(words))), spans: kept.map(({ start, end }) => ({ start, end })) }
}

/** `… espumantes no acumulable con otras promociones`: the list ends where stacking begins, or how one pays. */
function listOf({ card, folded }: OfferView, { start, end, mentions }: Clause): List {
  const stacking = mentions.find((mention) => mention.kind === 'topic' && mention.value === 'stacking')?.start ?? end
  const stop = stacking < end ? start + folded.slice(start, stacking).replace(/(?:no|ni) (?:es |son |se |sera )?$/, '').length : end
  const paying = folded.slice(start, stop).search(OF_PAYING)
  const until = paying < 0 ? stop : start + paying
  const goods = mentions.filter((mention) => (mention.kind === 'category' || mention.kind === 'brand') && mention.end <= until)
  const isList = goods.length > 0 || (stacking === end && clauseNamesBrands.test(folded.slice(start, end)))
  const from = start + openingOf(folded.slice(start, until))
  return {
    start,
    end: until,
    words: isList ? withoutOpenings(card.text.slice(from, until).trim()) : '',
    goods: goods.map((mention) => folded.slice(mention.start, mention.end)),
  }
}
/** `motos, la promoción no incluye las siguientes bodegas …`: the ban is said again within its list. */
const AGAIN = /,? ?(?:(?:la|el) (?:promoci[oó]n|beneficio|descuento) )?(?:no incluye|excluye|tampoco incluye)(?: las siguientes)? /gi
const withoutOpenings = (words: string) => words.replace(AGAIN, ', ')
const OF_PAYING =
  /,? (?:ni|y|o) (?:para |a |en )?(?:las |los )?(?:compras|pagos|consumos|operaciones) (?:en cuotas|abonad[oa]s|realizad[oa]s|efectuad[oa]s|con (?:tarjeta|billetera))/
const clauseNamesBrands = /marcas?|bodegas?/

/** Of two lists that name the same goods the first is kept. */
const isRepeated = (goods: readonly string[], index: number, others: readonly string[], at: number) =>
  at !== index && says(others, goods) && (at < index || !says(goods, others))

/** One text; hostile input is cut, with an ellipsis. */
const bounded = (texts: readonly string[]) =>
  shortened(texts.map((words, index) => (index === 0 ? words : uncapitalised(words))).join('; '), MAX_LONG_TEXT)
const says = (all: readonly string[], some: readonly string[]) => some.every((one) => all.includes(one))
const uncapitalised = (words: string) => (/^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words)

/** Where a phrase about goods gives way to how, when or by what one pays. */
const STOP =
  /[.;)|]|\n| (?:abonando|pagando|comprando|con (?:tu |tus |la |las )?tarjetas?|excepto|obteniendo|no incluye|todos los dias|desde el|del \d|solo los|los dias|en (?:tod[oa]s )?(?:los|las|el|la|tu|un|\d)|para compras|a traves|mediante|seleccionando)(?![a-z])/
/** What may stand before the first of the goods and belongs to the phrase. */
const LEAD = /(?:(?:toda la |todas las )?lineas? de |(?:productos|articulos) (?:seleccionados )?de |seleccionados de:? |categorias? )$/

/** `Galletitas y más` heads the list that tells the rest. */
const AND_MORE = / y (?:mas|muchos? mas|otros)$/
/** `Desayuno: *incluye café, té …`. */
const INCLUDES = /(?<=: ?)\*?incluye /i

/** `Electros seleccionados` says no more than `electrodomésticos seleccionados`. */
const SHORT_FORM = /(?<![a-z])electros?(?![a-z])/g

/** The source's own words for the goods it holds for. */
export function limitedWords({ card, folded }: OfferView, { spans }: LimitedGoods): GoodsWords | null {
  const phrases = spans.map(({ start, end, until }) => {
    const lead = LEAD.exec(folded.slice(Math.max(0, start - 40), start))?.[0].length ?? 0
    const rest = folded.slice(end, until)
    const open = /\([^)]*$/.test(folded.slice(start, end)) ? rest.indexOf(')') + 1 : 0
    const stop = rest.slice(open).search(STOP)
    const to = stop < 0 ? until : end + open + stop
    return { start: start - lead, end: to }
  })
  const texts = phrases.map(({ start, end }) => tidied(card.text.slice(start, end).replace(INCLUDES, '')))
  const keys = texts.map((words) => fold(words).replace(SHORT_FORM, 'electrodomesticos'))
  const isNew = (index: number) =>
    !keys.some((key, at) => at !== index && key.includes(keys[index] as string) && (at < index || key !== keys[index])) &&
    !(AND_MORE.test(keys[index] as string) && keys.length > 1)
  return { text: bounded(texts.filter((_, index) => isNew(index))), spans: phrases.filter((_, index) => isNew(index)) }
}
