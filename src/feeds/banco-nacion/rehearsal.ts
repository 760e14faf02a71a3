import { asList, asObject } from '#chains/forms/json.ts'
import { type Entry, entriesOf, json, type SiteOf } from '#rehearsal/site.ts'

/** Imitates the service behind the bank's site: all promotions in one list, with their brands by id, and the brands. */
export const site: SiteOf = (cards) => {
  const raws = cards.map(({ raw }) => asObject(raw) ?? {})
  const brands = raws.flatMap(({ bna, brand }) => asList(asObject(bna)?.brands).map((_id) => ({ _id, title: brand })))
  return {
    hosts: ['backend.activx.production.digiventures.la'],
    entries: entriesOf(cards, 'bna'),
    copy: (entry, number) => ({ ...entry, _id: `${entry._id}-${number}`, termsAndConditions: `${entry.termsAndConditions} (${number})` }),
    answer({ url }, entries) {
      if (url.pathname === '/api/brands') return json(brands)
      return url.pathname === '/api/promotions/' && url.searchParams.get('bank') === 'bna-semananacion' ? json(listOf(entries)) : null
    },
  }
}

/** The list has what is another feed's, what is switched off, what is of another trade and what names no chain, too. */
function listOf(entries: readonly Entry[]): Entry[] {
  const [first] = entries
  if (first === undefined) return []
  return [
    ...entries,
    { ...first, modoSlug: 'carrefour-nacion' },
    { ...first, disabled: true },
    { ...first, categories: [{ value: 'combustibles' }] },
    { ...first, brands: [], promotionTitle: 'Miércoles' },
  ]
}
