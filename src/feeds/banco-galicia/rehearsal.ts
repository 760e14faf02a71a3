import { asObject, asText } from '#chains/forms/json.ts'
import { type Entry, entriesOf, json, type SiteOf } from '#rehearsal/site.ts'

/** A promotion of the whole trade, which has no brand. */
const OF_A_TRADE = { id: 199990, promocion: '10% de ahorro', idMarca: null, titulo: 'Supermercados adheridos', tipoPromocion: 'Marca' }

const idOf = ({ item }: Entry) => asText(asObject(item)?.id)

/** Imitates Banco Galicia: a catalogue with its count behind a firewall, and a detail for each promotion. */
export const site: SiteOf = (cards) => {
  const whole = entriesOf(cards, 'galicia')
  return {
    hosts: ['loyalty.bff.bancogalicia.com.ar', 'beneficios.galicia.ar'],
    entries: whole,
    copy: (entry, number) => {
      const id = Number(idOf(entry)) + 1000 * number
      return { item: { ...asObject(entry.item), id }, detail: { ...asObject(entry.detail), id } }
    },
    answer({ url, headers }, entries) {
      if (headers.origin !== 'https://beneficios.galicia.ar') return json('Request Rejected', 403)
      if (url.pathname === '/api/portal/personalizacion/v1/promociones/catalogo') {
        if ([...url.searchParams.keys()].join() !== 'page,pageSize,IdCategoria') return json('Request Rejected', 403)
        const list = entries.length === 0 ? [] : [...entries.map(({ item }) => item), OF_A_TRADE]
        return json({ data: { list, totalSize: Math.max(list.length, whole.length + 1) } })
      }
      const [, id] = /\/catalogo\/v1\/promociones\/idPromocion\/(\d+)$/.exec(url.pathname) ?? []
      const found = entries.find((entry) => idOf(entry) === id)
      return found === undefined ? null : json({ data: found.detail })
    },
  }
}
