import { asObject, asText } from '#chains/forms/json.ts'
import { type Entry, entriesOf, json, type SiteOf } from '#rehearsal/site.ts'

/** Another shop, and a product of a chain. */
const OTHERS = [
  { id: 9090, title: 'Supermercado Diana', name: 'total de la compra', discounts: '30%', days: ['Lunes'] },
  { id: 9091, title: 'Supermercado COTO', name: 'Yerba de un kilo', discounts: '2x1', days: ['Lunes'] },
]

const idOf = ({ detail }: Entry) => asText(asObject(detail)?.id)

/** Imitates Personal Pay: a list that goes on from an offset, and a detail for each benefit. */
export const site: SiteOf = (cards) => ({
  hosts: ['www.personal.com.ar'],
  entries: withoutTwins(entriesOf(cards, 'personalPay')),
  copy: (entry, number) => {
    const id = Number(idOf(entry)) + 100 * number
    return { item: { ...asObject(entry.item), id }, detail: { ...asObject(entry.detail), id } }
  },
  answer({ url }, entries) {
    if (url.pathname === '/pay/api/benefits') {
      const all = entries.length === 0 ? [] : [...entries.map(({ item }) => item), ...OTHERS]
      const offset = Number(url.searchParams.get('offset') ?? 0)
      return json({ data: { benefits: all.slice(offset), meta: { offset } } })
    }
    const [, id] = /^\/pay\/api\/benefits\/(\d+)$/.exec(url.pathname) ?? []
    const found = entries.find((entry) => idOf(entry) === id)
    return found === undefined ? null : json({ data: found.detail })
  },
})

/** The levels of one benefit are several cards and one entry. */
const withoutTwins = (entries: Entry[]) => entries.filter((entry, at) => entries.findIndex((other) => idOf(other) === idOf(entry)) === at)
