import { entriesOf, escapeHtml, html, json, type SiteOf } from '#rehearsal/site.ts'
import { asFlag } from '../forms/json.ts'

/** Imitates Coto: the service behind its page, and the page of legal texts. */
export const site: SiteOf = (cards) => ({
  hosts: ['www.coto.com.ar', 'www.cotodigital.com.ar'],
  entries: entriesOf(cards, 'cotoPromocion'),
  copy: (entry, number) => ({ ...entry, id: Number(entry.id) + 1000 * number }),
  answer({ url, headers }, entries) {
    if (!/Mozilla/.test(String(headers['user-agent']))) return html('<h1>Forbidden</h1>', 403)
    if (url.pathname === '/legales/') return html(legalPage(cards[0]?.legalText ?? ' SIN PROMOCIONES **\n\nNo hay.'))
    if (!url.pathname.endsWith('/cProfileActor/getPromocionesMulticanal')) return null
    if (url.searchParams.get('pushSite') !== 'CotoDigital' || url.searchParams.get('enviroment') !== 'ag') return json({}, 400)
    const listOf = (digital: boolean) => entries.filter(({ isDigital }) => asFlag(isDigital) === digital)
    return json({ result: { promocionesDigitales: listOf(true), promocionesSucursalesFisicas: listOf(false) } })
  },
})

function legalPage(text: string): string {
  const lines = text.split('\n').map((line) => (line.trim() === '' ? '' : `${escapeHtml(line.trim())}<br>`))
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Legales</title></head><body><nav>Inicio</nav><div class="legales">
<p>${lines.join('\n')}</p></div><footer>Coto</footer></body></html>`
}
