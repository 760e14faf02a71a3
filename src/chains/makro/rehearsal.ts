import type { CapturedCard } from '#domain/promotion/capture.ts'
import { escapeHtml } from '#rehearsal/bankPromotionsPage.ts'
import { toPlainCard } from '#rehearsal/plainCard.ts'
import { applyFaultToEntries, HOSTILE_TEXT, html, type Shown, type Site } from '#rehearsal/site.ts'

/** Imitates Makro: a page of the Divi builder. */
export function site({ cards }: Shown): Site {
  const blurbs = cards.map((card) => ({ html: blurb(card) }))
  return {
    hosts: ['makro.com.ar', 'www.makro.com.ar'],
    answer({ url }, fault) {
      if (url.pathname !== '/beneficios-bancarios/') return null
      const shown = applyFaultToEntries(
        fault,
        blurbs,
        ({ html: own }, number) => ({ html: String(own).replace('</h4>', ` (${number})</h4>`) }),
        () => ({ html: POISON }),
      )
      const section = fault === 'changed-markup' ? 'seccion-de-promos' : 'section-promos-bancarias'
      return html(page(section, shown.map((entry) => `<div class="et_pb_module et_pb_blurb">${entry.html}</div>`).join('\n')))
    },
  }
}

function blurb(card: CapturedCard): string {
  const { when, headline, subtitle, body, legal, images } = toPlainCard(card)
  const image = images[0] ?? 'banco.png'
  const lines = [headline, subtitle, ...body.split('\n')].filter((line) => line !== '')
  return [
    `<div class="et_pb_blurb_content"><div class="et_pb_main_blurb_image"><span class="et_pb_image_wrap"><img src="https://makro.com.ar/wp-content/uploads/${encodeURIComponent(image)}" alt="${escapeHtml(image)}"></span></div>`,
    `<div class="et_pb_blurb_container"><h4 class="et_pb_module_header"><span>${escapeHtml(when)}</span></h4><div class="et_pb_blurb_description">`,
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    `<p>${escapeHtml(legal)}</p></div></div></div>`,
  ].join('')
}

function page(section: string, blurbs: string): string {
  const decoration = '<div class="et_pb_blurb_content"><div class="et_pb_main_blurb_image"><img src="/adorno.png"></div></div>'
  const elsewhere = '<div class="et_pb_blurb_content"><h4 class="et_pb_module_header">Club</h4><p>Asociate</p></div>'
  return `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><title>Beneficios bancarios</title></head><body>
<div class="et_pb_section">${elsewhere}</div><div class="et_pb_section ${section} et_section_regular"><div class="et_pb_row">${decoration}
${blurbs}</div></div></body></html>`
}

const POISON = `<div class="et_pb_blurb_content"><h4 class="et_pb_module_header">${escapeHtml(HOSTILE_TEXT)}<script>alert(1)</script></h4>${'<div>'.repeat(2_000)}${escapeHtml(HOSTILE_TEXT).repeat(3_000)}${'</div>'.repeat(2_000)}</div>`
