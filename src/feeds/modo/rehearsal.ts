import { asList, asObject, asText } from '#chains/forms/json.ts'
import { type Entry, entriesOf, json, type SiteOf } from '#rehearsal/site.ts'

const publicationOf = (card: unknown): Entry => asObject(asObject(asObject(card)?.benefit)?.publication) ?? {}

/** The service sends no more at once, whatever is asked for. */
const PAGE_SIZE = 4

/** Imitates the services behind the wallet's page of promotions. */
export const site: SiteOf = (cards) => {
  const raws = cards.map(({ raw }) => asObject(raw) ?? {})
  const known = entriesOf(cards, 'modo')
  const detailOf = (slug: string) => raws.find(({ modo }) => slug.startsWith(asText(publicationOf(modo).slug)))?.detail
  return {
    hosts: ['www.modo.com.ar'],
    entries: known,
    copy: (entry, number) => ({ ...entry, card_id: `${entry.card_id}-${number}`, benefit: copyOf(entry, number) }),
    answer({ url }, entries) {
      const [, service = ''] = /^\/promos\/api\/rewards\/(.+)$/.exec(url.pathname) ?? []
      if (service === 'categories')
        return json([
          { id: 5, slug: 'estaciones' },
          { id: 'ejemplo-7', slug: 'supermercados', title: 'Supermercados' },
        ])
      if (service === 'banks') return json({ banks: banksOf(raws) })
      if (service.startsWith('v2/benefit/')) {
        const detail = detailOf(service.slice('v2/benefit/'.length))
        return detail ? json(detail) : null
      }
      if (service !== 'v2/filter' || url.searchParams.get('category_ids') !== 'ejemplo-7') return null
      const page = Number(url.searchParams.get('page'))
      // It announces what it has, also when less comes.
      const total_pages = Math.ceil(Math.max(entries.length, known.length) / PAGE_SIZE)
      return json({ cards: listOf(entries).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), pagination: { total_pages } })
    },
  }
}

/** The list has what is not for shoppers and what names no chain, too. */
function listOf(entries: readonly Entry[]): Entry[] {
  const [first] = entries
  return first === undefined
    ? []
    : [...entries, { ...first, benefit: { scope: 'Beneficios' } }, { ...first, card: { validity_place: 'Supermercados adheridos' } }]
}

function copyOf({ benefit }: Entry, number: number): unknown {
  const publication = publicationOf({ benefit })
  return { ...asObject(benefit), publication: { ...publication, slug: `${publication.slug}-${number}` } }
}

const banksOf = (raws: readonly Entry[]) =>
  [...new Set(raws.flatMap(({ banks }) => asList(banks).map(asText)))].map((name) => ({
    id: `example-bank-${name}`,
    name,
    hub_bank_id: name,
  }))
