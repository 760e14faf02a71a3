import type { Category } from '#domain/condition.ts'
import type { Span } from '#domain/promotion.ts'
import { mentionsOf } from '../mentions/mention.ts'
import { type Clause, isAffirmed } from '../scope/clause.ts'
import { type Goods, goodsOf } from './excludedGoods.ts'
import type { OfferView } from './offerView.ts'

/** The only goods on which the discount holds. `spans`: the names of goods that say so; `until`: the end of their clause. */
export type LimitedGoods = { categories: Category[]; spans: (Span & { until: number })[] }

/** Goods that a clause limits the offer to, with the words from the first to the last of them. */
type Limit = Span & { until: number; categories: Category[] }

/** What the site announces decides; the small print is asked where that says nothing of goods and does not promise the whole purchase. */
export function limitedGoods(view: OfferView): LimitedGoods | null {
  const before = known.get(view)
  if (before !== undefined) return before.goods
  const goods = goodsOfView(view)
  known.set(view, { goods })
  return goods
}

/** The words shown and the conditions ask for the same, and views never change. */
const known = new WeakMap<OfferView, { goods: LimitedGoods | null }>()

function goodsOfView(view: OfferView): LimitedGoods | null {
  // `25 % en fideos y 3 cuotas`, and the small print of the instalments says "en toda la compra".
  if (view.tiered && view.own.some((clause) => isAffirmed(clause) && promisesAll(view.folded, clause))) return null
  const announced = [...view.ownHeader, ...view.header].filter((clause, index, all) => all.indexOf(clause) === index && isAffirmed(clause))
  const lines = announced.filter((clause) => speaksOf(view, clause)).flatMap((clause) => limitsIn(view.folded, clause, ANNOUNCED))
  if (lines.length > 0)
    return joined(
      selectedInPrint(view, lines) ?? namedInPrint(view, lines) ?? [...lines, ...dashedBehind(view, lines), ...selectedBeside(view, lines)],
    )
  if (announced.some((clause) => promisesAll(view.folded, clause))) return null
  const printed = acrossBrackets(view).filter(
    (clause, index, all) =>
      isAffirmed(clause) && !leadsToBan(clause, all[index + 1]) && !leadsToDemand(view.folded, clause, all[index + 1]),
  )
  const limits = printed.flatMap((clause, index) => {
    const own = limitsIn(view.folded, clause, PRINTED)
    return own.length === 0 ? [] : [...own, ...dashed(view.folded, printed.slice(index + 1))]
  })
  if (
    limits.length === 0 ||
    (printed.some((clause) => promisesAll(view.folded, clause)) && !limits.some(({ categories }) => isTelling(categories)))
  )
    return null
  return joined(limits)
}

/**
 * `En electrodomésticos` is announced, and the offer's small print says "electrodomésticos seleccionados": only some of them. Null where it
 * says no such thing of all that is announced.
 */
function selectedInPrint(view: OfferView, lines: readonly Limit[]): Limit[] | null {
  const isSelected = ({ start, until }: Span & { until: number }) =>
    /selec/.test(view.folded.slice(Math.max(0, start - LONGEST_LEAD), until))
  if (lines.some(isSelected)) return null
  const names = lines.map(({ start, end }) => view.folded.slice(start, end))
  const printed = view.legal
    .filter((clause) => isAffirmed(clause) && speaksOf(view, clause))
    .flatMap((clause) =>
      goodsOf(clause)
        .filter(
          ({ start, end }) => /^ ?seleccionad[oa]s/.test(view.folded.slice(end, end + 16)) || /selec/.test(view.folded.slice(start, end)),
        )
        .filter(({ start, end }) => names.every((name) => view.folded.slice(start, end).startsWith(name)))
        .map(({ start, end, value }): Limit => ({ start, end, until: Math.min(clause.end, end + LONGEST_SELECTED), categories: [value] })),
    )
  return printed.length > 0 ? printed.slice(0, 1) : null
}
/** `Productos seleccionados de electrodomésticos` are announced, and the small print selects them from "electrónica y línea blanca". */
function selectedBeside(view: OfferView, lines: readonly Limit[]): Limit[] {
  const named = new Set(lines.flatMap(({ categories }) => categories))
  const isSelected = ({ start, until }: Span & { until: number }) =>
    /seleccionad[oa]s (?:de|en) /.test(view.folded.slice(Math.max(0, start - LONGEST_LEAD), until))
  if (!lines.some(isSelected)) return []
  const announced = lines.map(({ start, until }) => view.folded.slice(start, until)).join(' ')
  const isNew = ({ start, end }: Span) => !announced.includes(view.folded.slice(start, end))
  return view.legal
    .filter((clause) => isAffirmed(clause) && speaksOf(view, clause))
    .flatMap((clause) =>
      limitsIn(view.folded, clause, PRINTED).filter((limit) => {
        const goods = goodsOf(clause).filter(({ start, end }) => start >= limit.start && end <= limit.end)
        return isSelected(limit) && limit.categories.every((category) => named.has(category)) && goods.some(isNew)
      }),
    )
    .slice(0, 1)
}

/** `En productos seleccionados` is announced, and the small print says of which: `productos seleccionados de librería, camping y muebles`. */
function namedInPrint(view: OfferView, lines: readonly Limit[]): Limit[] | null {
  if (lines.some(({ categories }) => isTelling(categories))) return null
  for (const clause of view.legal) {
    if (!isAffirmed(clause) || !speaksOf(view, clause)) continue
    const goods = goodsOf(clause).filter(({ kind }) => kind === 'category')
    const first = goods.findIndex(
      ({ start, value }) => value !== 'otros' && SELECTED_OF.test(view.folded.slice(Math.max(clause.start, start - LONGEST_LEAD), start)),
    )
    if (first < 0) continue
    const list = enumerated(view.folded, goods.slice(first))
    return [{ start: list[0]?.start ?? 0, end: list.at(-1)?.end ?? 0, until: clause.end, categories: telling(view.folded, list) }]
  }
  return null
}
const SELECTED_OF =
  /(?:productos|articulos|categorias|rubros) (?:seleccionad[oa]s|participantes|adherid[oa]s) ?(?:de|en|:)(?: las?| los| las? categorias?(?: de)?)? ?$/

/** " seleccionados", UTF-16 units; and what may lead up to goods that are selected. */
const LONGEST_SELECTED = 14
const LONGEST_LEAD = 40

/** `El descuento en vinos` … `no incluye los de bodegas X`: the words before a ban say what the ban is about. */
const leadsToBan = (clause: Clause, next: Clause | undefined) => next?.sentence === clause.sentence && next.modality === 'forbids'

/** `Para las compras de juguetes el descuento se realizará` … `únicamente en efectivo` says how one pays for those goods. */
const leadsToDemand = (folded: string, clause: Clause, next: Clause | undefined) =>
  next?.sentence === clause.sentence && next.modality === 'requires' && DISCOUNT_LAST.test(folded.slice(clause.start, clause.end))
const DISCOUNT_LAST = /(?:descuento|beneficio|promocion|reintegro)[a-z ]{0,30}$/

/** The small print; a ban in brackets ("jugos (excepto refrigerados), quesos") is about one thing of a list, which goes on behind it. */
function acrossBrackets({ folded, legal }: OfferView): Clause[] {
  const whole: Clause[] = []
  for (const clause of legal) {
    const last = whole.at(-1)
    const goesOn = last?.sentence === clause.sentence && isAffirmed(last) && last.end === clause.start
    if (last && goesOn && clause.modality === 'forbids' && isBracket(folded, clause)) whole[whole.length - 1] = { ...last, end: clause.end }
    else if (last && goesOn && isAffirmed(clause) && folded[last.end - 1] === ')')
      whole[whole.length - 1] = { ...last, end: clause.end, mentions: [...last.mentions, ...clause.mentions] }
    else whole.push(clause)
  }
  return whole
}

const isBracket = (folded: string, { start, end }: Clause) => folded[start - 1] === '(' && folded[end - 1] === ')'
const isTelling = (categories: readonly Category[]) => categories.some((category) => category !== 'otros')

const EVERYTHING =
  /toda (?:la|tu|su) compra|todos (?:los|nuestros) (?:productos|rubros)|toda la tienda|todo el surtido|(?:total|totalidad) de (?:la|su|tu|los) (?:compra|rubros)|todo el supermercado/
const promisesAll = (folded: string, { start, end }: Clause) => EVERYTHING.test(folded.slice(start, end))

/** Words that may be between the word that limits and the first of the goods. */
const FILLER =
  '(?:(?:la|las|los|el|todo|toda|todas|todos|tu|sus|compra|compras|de|del|en|para|sobre|un|una|linea|lineas|productos?|articulos?|categorias?|rubros?|siguientes|selecci[oó]n|seleccionad[oa]s?|participantes|familia|seccion|sector|pequenos|grandes|medianos|non|food|permitidos|algun[oa]s) ?:?,? ?)'
/** In a headline a preposition is enough, or nothing at all at the beginning. */
const ANNOUNCED = new RegExp(`(?:^[^a-z]{0,3}|(?<![a-z])(?:en|para|sobre|de|a|incluye|por)[ :(]{1,3}|: ?)${FILLER}{0,6}$`)
/** In the small print goods are named for many reasons; these words limit the offer to them. */
const PRINTED = new RegExp(
  `(?:(?:solo|exclusiv[a-z]{1,8}|unicamente|valid[oa]s?|aplica|vigente|participan|participantes|incluye|incluyen|abarca) (?:valid[oa]s? )?(?:en|para|a|sobre|:)?|(?:en|sobre)(?: los| la compra de)?(?= (?:productos|categorias|rubro))|(?:comercios|locales|sucursales|tiendas) (?:adherid|habilitad)[oa]s y en|(?:detallados|listados|siguientes)[a-z ]{0,30}:|(?:en|para|por|tus?|sus?|toda la) (?:las? |tus? )?compras? (?:realizadas |online |presenciales )?(?:de|en)|(?:descuento|ahorro|interes|intereses|reintegro|bonificacion) (?:en|sobre)|%[a-z ]{0,30} en|(?:categorias|rubros|productos)(?: participantes| incluidos| seleccionad[oa]s)? ?:?)[ :(-]{1,4}${FILLER}{0,6}$`,
)
/** Behind "productos" these make it another matter than a limit on goods. */
const OTHER_MATTER = /^[ ,]{0,2}(?:o servicios|y\/?o? servicios|adquirid|comercializad|publicad|del banco|vendid|son|no )/

function limitsIn(folded: string, clause: Clause, opening: RegExp): Limit[] {
  const goods = goodsOf(clause).filter((one) => one.kind === 'category' && !announcesList(folded, one))
  const first = goods.findIndex(
    (one) => opening.test(folded.slice(Math.max(clause.start, one.start - 90), one.start)) && !isOther(folded, one, clause),
  )
  if (first < 0) return []
  const list = enumerated(folded, goods.slice(first))
  return [{ start: (list[0] as Goods).start, end: (list.at(-1) as Goods).end, until: clause.end, categories: telling(folded, list) }]
}

/** A list under dashes whose long lines stand in the small print goes on there. */
function dashedBehind({ folded, legal }: OfferView, lines: readonly Limit[]): Limit[] {
  const end = Math.max(...lines.map(({ until }) => until))
  const first = legal[0]
  const isDashed = lines.some(({ start }) => folded.lastIndexOf('-', start) > folded.lastIndexOf('\n', start))
  return isDashed && first !== undefined && first.start - end <= BETWEEN_BLOCKS ? dashed(folded, legal) : []
}
/** An empty line parts them. */
const BETWEEN_BLOCKS = 3

/** `-Carnes: …. -Limpieza: …`: items under dashes after a limit belong to it. */
function dashed(folded: string, next: readonly Clause[]): Limit[] {
  const end = next.findIndex((clause) => folded[clause.start] !== '-')
  return (end < 0 ? next : next.slice(0, end)).flatMap((clause) => {
    const list = goodsOf(clause).filter(({ kind }) => kind === 'category')
    const [first, last] = [list[0], list.at(-1)]
    return first && last ? [{ start: first.start, end: last.end, until: clause.end, categories: telling(folded, list) }] : []
  })
}

/** `Categorías seleccionadas: …` only leads to the list. */
const announcesList = (folded: string, { start, end }: Goods) =>
  /selec/.test(folded.slice(start, end)) && /^ ?:/.test(folded.slice(end, end + 2))

const isOther = (folded: string, { end }: Goods, clause: Clause) => OTHER_MATTER.test(folded.slice(end, Math.min(end + 16, clause.end)))

/** "Productos seleccionados" next to the name of goods adds nothing. */
function telling(folded: string, list: readonly Goods[]): Category[] {
  const named = list.filter(({ start, end }) => !/selec/.test(folded.slice(start, end)))
  return [...new Set((named.length > 0 ? named : list).map(({ value }) => value))]
}

/** Goods that follow one another with commas, conjunctions and a few words between, or with a semicolon alone: `sillas y mesas; ollas`. */
function enumerated(folded: string, goods: readonly Goods[]): Goods[] {
  const list: Goods[] = []
  for (const one of goods) {
    const last = list.at(-1)
    if (last !== undefined && !isNextItem(folded.slice(last.end, one.start))) break
    list.push(one)
  }
  return list
}
const isNextItem = (between: string) => between.length <= LONGEST_ITEM && (!/[.;]/.test(between) || /^ ?; ?$/.test(between))
const LONGEST_ITEM = 60

/** A line that names instalments speaks of the offers with one of its numbers alone. */
function speaksOf({ offer }: OfferView, clause: Clause): boolean {
  if (offer.discount.type !== 'cuotas sin intereses') return true
  const numbers = mentionsOf(clause.mentions, 'instalments').flatMap(({ value }) => value)
  return numbers.length === 0 || numbers.includes(offer.discount.value)
}

function joined(limits: readonly Limit[]): LimitedGoods {
  const telling = limits.filter(({ categories }) => isTelling(categories))
  const kept = telling.length > 0 ? telling : limits
  return {
    categories: [...new Set(kept.flatMap(({ categories }) => categories))],
    spans: kept.map(({ start, end, until }) => ({ start, end, until })),
  }
}
