import { asObject, asText } from '#chains/forms/json.ts'
import { type Entry, entriesOf, json, type SiteOf } from '#rehearsal/site.ts'

/** A shop of the same category that is no supermarket. */
const OF_CAPSULES = { id: 'x', slug: '/supermercados/tiendas/descuentos-en-capsulas-A90009', crmid: 'A90009', name: 'CÁPSULAS' }

const crmidOf = ({ account }: Entry) => asText(asObject(account)?.crmid)

/** Imitates Club La Nación: the shops of a category, and the benefits of each with their count. */
export const site: SiteOf = (cards) => {
  const whole = entriesOf(cards, 'clubLaNacion')
  return {
    hosts: ['api-clubv2.lanacion.com.ar', 'club.lanacion.com.ar'],
    entries: whole,
    copy: (entry, number) => ({
      ...entry,
      benefit: { ...asObject(entry.benefit), id: `${asText(asObject(entry.benefit)?.id)}-${number}` },
    }),
    answer({ url, headers }, entries) {
      if (headers.origin !== 'https://club.lanacion.com.ar') return json({}, 403)
      const [, crmid] = /^\/v2\/accounts\/(\w+)\/benefits$/.exec(url.pathname) ?? []
      if (crmid !== undefined) {
        const data = entries.filter((entry) => crmidOf(entry) === crmid).map(({ benefit }) => benefit)
        const total = Math.max(data.length, whole.filter((entry) => crmidOf(entry) === crmid).length)
        return json({ data, meta: { total } })
      }
      if (url.pathname !== '/v2/accounts') return null
      const accounts = new Map(entries.map((entry) => [crmidOf(entry), entry.account]))
      const data = entries.length === 0 ? [] : [...accounts.values(), OF_CAPSULES]
      return json({ data, meta: { total: Math.max(data.length, new Set(whole.map(crmidOf)).size + 1) } })
    },
  }
}
