import { html, type SiteOf } from '#rehearsal/site.ts'
import { asObject, asText } from '../forms/json.ts'

/** Imitates Makro: a page of the Divi builder. */
export const site: SiteOf = (cards) => ({
  hosts: ['makro.com.ar', 'www.makro.com.ar'],
  entries: cards.map(({ raw }) => asObject(raw)).filter((entry) => entry !== null),
  copy: ({ makroHtml }, number) => ({ makroHtml: asText(makroHtml).replace('</h4>', ` (${number})</h4>`) }),
  answer({ url }, entries) {
    if (url.pathname !== '/beneficios-bancarios/') return null
    return html(page(entries.map(({ makroHtml }) => `<div class="et_pb_module et_pb_blurb">${makroHtml}</div>`).join('\n')))
  },
})

function page(blurbs: string): string {
  const decoration = '<div class="et_pb_blurb_content"><div class="et_pb_main_blurb_image"><img src="/adorno.png"></div></div>'
  const elsewhere = '<div class="et_pb_blurb_content"><h4 class="et_pb_module_header">Club</h4><p>Asociate</p></div>'
  return `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><title>Beneficios bancarios</title></head><body>
<div class="et_pb_section">${elsewhere}</div><div class="et_pb_section section-promos-bancarias et_section_regular"><div class="et_pb_row">${decoration}
${blurbs}</div></div></body></html>`
}
