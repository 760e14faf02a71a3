import { asObject, asText } from '#chains/forms/json.ts'
import { type Entry, entriesOf, escapeHtml, html, json, type SiteOf } from '#rehearsal/site.ts'

/** What belongs to a whole trade, and what the issuer hides. */
const OF_A_TRADE = { id: 990, titulo: '¡Súper los martes!', porcentaje: 15, legal: '', url: 'supermercados_martes', oculto: 0 }
const HIDDEN = { id: 991, titulo: 'Escondido', porcentaje: 90, legal: '', url: 'toledo', oculto: 1 }

const benefitOf = (entry: Entry) => asObject(entry.Beneficio) ?? {}

/** Imitates Cuenta DNI: a list by trade, a detail for each benefit, and the page for people. */
export const site: SiteOf = (cards) => ({
  hosts: ['www.bancoprovincia.com.ar'],
  entries: withoutTwins(entriesOf(cards, 'cuentaDni')),
  copy: (entry, number) => ({ ...entry, Beneficio: { ...benefitOf(entry), id: Number(benefitOf(entry).id) + 1000 * number } }),
  answer({ url }, entries) {
    switch (url.pathname) {
      case '/cuentadni/Home/GetBeneficioByRubro':
        if (url.searchParams.get('idRubro') === '34') return json([OF_A_TRADE])
        return json(entries.length === 0 ? [] : [...entries.map(benefitOf), HIDDEN])
      case '/cuentadni/Home/GetBeneficioData2': {
        const entity = entries.find((entry) => asText(benefitOf(entry).id) === url.searchParams.get('idBeneficio'))
        return json({ Entity: entity ?? null, Success: entity !== undefined, Message: '' })
      }
      case '/cuentadni/contenidos/cdniBeneficios':
        return html(page(entries))
      default:
        return null
    }
  },
})

/** Two offers of one benefit are two cards and one entry. */
const withoutTwins = (entries: Entry[]) =>
  entries.filter((entry, at) => entries.findIndex((other) => benefitOf(other).id === benefitOf(entry).id) === at)

function page(entries: readonly Entry[]): string {
  const items = entries.map(benefitOf).map((benefit) => {
    const [key, title, days] = [benefit.url, benefit.titulo, benefit.titulo_fecha].map((value) => escapeHtml(asText(value)))
    return `<div class="callModalCDNI BEN_filterDiv" id="${key}-${asText(benefit.id)}"><p class="tituloBeneficio">${title}</p><p class="BEN_CON_dias">${days}</p></div>`
  })
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Beneficios</title></head><body>${items.join('\n')}</body></html>`
}
