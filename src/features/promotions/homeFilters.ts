import { holdsOnChannel } from '#domain/catalogue/chain.ts'
import { isOnWholePurchase, type Listable } from '#domain/choice/promotionList.ts'
import type { Ranked } from '#domain/choice/ranking.ts'

/** A choice between values that narrows the list; without a value the list has all. `Value`: as in the address. */
type Filter<Value extends string = string> = {
  /** null: its one value is a tick. */
  title: string | null
  /** The values and their words, in the order of the form. */
  options: Record<Value, string>
  /** Whether it is offered only to a shopper who has told something about their wallet. */
  isPersonal?: true
  matches(one: Ranked<Listable>, value: Value): boolean
}

const filter = <Value extends string>(row: Filter<Value>) => row

/**
 * The filters by their names in the address. A new filter is a row here: the form, the drawer, the reader of the address, the
 * matcher, the count on «Filtros», «Limpiar» and what an empty list offers to take off follow from it.
 */
const ROWS = {
  canal: filter({
    title: 'Dónde comprás',
    options: { presencial: 'En el local', online: 'Online' },
    matches: ({ promotion }, channel) => holdsOnChannel(promotion.where, channel),
  }),
  tipo: filter({
    title: 'Qué te dan',
    options: { descuento: 'Descuento', cuotas: 'Cuotas' },
    matches: ({ promotion }, type) => (promotion.discount.type === 'porcentaje') === (type === 'descuento'),
  }),
  alcance: filter({
    title: 'Sobre qué',
    options: { todo: 'Toda la compra', rubros: 'Algunos productos' },
    matches: ({ promotion }, goods) => isOnWholePurchase(promotion) === (goods === 'todo'),
  }),
  mias: filter({
    title: null,
    options: { 1: 'Solo las que seguro son mías' },
    isPersonal: true,
    matches: ({ eligibility }) => eligibility.status === 'yes',
  }),
}

export type FilterName = keyof typeof ROWS
export type FilterValues = { [Name in FilterName]?: `${Extract<keyof (typeof ROWS)[Name]['options'], string | number>}` | undefined }

export const FILTERS: Record<FilterName, Filter> = ROWS
export const FILTER_NAMES = Object.keys(ROWS) as FilterName[]

export function readFilters(raw: Record<string, unknown>): Required<FilterValues> {
  const values = FILTER_NAMES.map((name) => [name, Object.keys(FILTERS[name].options).find((value) => value === raw[name])])
  return Object.fromEntries(values)
}

/** Returns the test that promotions have to pass. @param personal Whether the shopper has told something about their wallet. */
export function makeMatcher(values: FilterValues, personal: boolean): (one: Ranked<Listable>) => boolean {
  const chosen = FILTER_NAMES.flatMap((name) => {
    const [value, row] = [values[name], FILTERS[name]]
    return value === undefined || (row.isPersonal && !personal) ? [] : [{ value, row }]
  })
  return (one) => chosen.every(({ value, row }) => row.matches(one, value))
}
