import { type Entry, entriesOf, json, type SiteOf } from '#rehearsal/site.ts'

const MONTH = 30 * 86_400

/** Imitates Jumbo's document of bank discounts, with entries of its sister chains and expired ones among its own. */
export const site: SiteOf = (cards, now) => ({
  hosts: ['www.jumbo.com.ar'],
  entries: entriesOf(cards, 'cencosudBankDiscount'),
  copy: (entry, number) => ({ ...entry, info: `${entry.info}\r\nCopia ${number}.` }),
  answer({ url }, entries) {
    if (url.pathname !== '/api/dataentities/JN/documents/bankDiscount') return null
    if (url.searchParams.get('_fields') !== 'value,id' || url.searchParams.get('an') !== 'jumboargentina') return json({}, 400)
    return json({ id: 'bankDiscount', value: JSON.stringify([...entries, ...othersThan(entries, now)]) })
  },
})

/** Makes entries that must not be read as Jumbo's: the sister chains', and one that ended years ago. */
function othersThan([first]: readonly Entry[], now: Date): Entry[] {
  if (first === undefined) return []
  const today = Math.floor(now.getTime() / 1_000)
  return [
    { ...first, websites: ['discoargentina'], legals: 'Solo en Disco.' },
    { ...first, websites: ['veaargentina', 'veaargentina'], legals: 'Solo en Vea.' },
    { ...first, dateStart: `${today - 30 * MONTH}`, dateEnd: `${today - 25 * MONTH}`, legals: 'De otra época.' },
  ]
}
