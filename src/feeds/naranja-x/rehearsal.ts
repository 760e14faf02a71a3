import { asObject, asText, type JsonObject } from '#chains/forms/json.ts'
import { type Entry, entriesOf, html, json, type SiteOf } from '#rehearsal/site.ts'

const parts = (entry: Entry) => ({ binder: asObject(entry.binder) ?? {}, plan: asObject(entry.plan) ?? {} })

/** Imitates the services behind the issuer's page: a list of shops, their plans, and a detail for each plan. */
export const site: SiteOf = (cards) => {
  const known = entriesOf(cards, 'naranjaX')
  return {
    hosts: ['bkn-promotions.naranjax.com'],
    entries: known,
    copy: (entry, number) => ({ ...entry, plan: { ...asObject(entry.plan), url: `${asText(asObject(entry.plan)?.url)}-${number}` } }),
    answer({ url, method, headers, body }, entries) {
      if (headers.origin !== 'https://www.naranjax.com') return html('<h1>Estamos trabajando para volver pronto</h1>', 403)
      const [, shop, plan] = /^\/bff-promotions-web\/api\/binder\/([^/]+)(?:\/detail\/([^/]+))?$/.exec(url.pathname) ?? []
      if (method !== 'POST' || shop === undefined) return json({ message: 'Missing Authentication Token' }, 403)
      if (shop === 'filter') return listAnswer(JSON.parse(body), entries, known)
      const own = entries.map(parts).filter(({ binder }) => binder.url === decodeURIComponent(shop))
      if (plan === undefined) return json({ nearCurrent: own.flatMap(({ plan: one }) => plansOf(one)), current: [], active: null })
      const detail = own.find((one) => one.plan.url === decodeURIComponent(plan))?.plan
      return detail ? json(detail) : null
    },
  }
}

/** The list has a shop that is no chain, too. It announces what it has, also when less comes. */
function listAnswer(asked: unknown, entries: readonly Entry[], known: readonly Entry[]) {
  const page = Number(asText(asObject(asObject(asked)?.pageOptions)?.page))
  const shopsOf = (list: readonly Entry[]) => [
    ...new Map(list.map((entry) => [asText(parts(entry).binder.url), parts(entry).binder])).values(),
  ]
  const shops = entries.length === 0 ? [] : [...shopsOf(entries), { commerceName: 'Resto Ejemplo', url: 'resto_ejemplo' }]
  const total = entries.length === 0 ? 0 : Math.max(shops.length, shopsOf(known).length + 1)
  return json({ data: page === 1 ? shops : [], info: { page, total } })
}

/** Each plan has a twin, and the shop a plan of instalments. */
function plansOf({ url, benefit, days, ephemeris }: JsonObject): JsonObject[] {
  const plan = { url, benefit, days, ephemeris, status: 'CURRENT' }
  return [plan, { ...plan, url: `${asText(url).replace(/-[A-Z]$/, '')}-Z` }, { url: 'cuotas-A', benefit: {}, days }]
}
