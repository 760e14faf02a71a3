import { WEEKDAYS, type Weekday } from '#domain/calendar/calendar.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { foldCardText } from '#extraction/findings.ts'
import { escapeHtml } from '#rehearsal/bankPromotionsPage.ts'
import { toPlainCard } from '#rehearsal/plainCard.ts'
import {
  applyFaultToEntries,
  type ContentFault,
  type Entry,
  HOSTILE_TEXT,
  html,
  json,
  nestValue,
  type Shown,
  type Site,
} from '#rehearsal/site.ts'
import { asFlag } from '../forms/json.ts'

/** Imitates Coto: the service behind its page, and the page of legal texts. */
export function site({ cards }: Shown): Site {
  const items = cards.map(itemOf)
  const legalText = cards.find((card) => card.legalText !== undefined)?.legalText ?? ' SIN PROMOCIONES **\n\nNo hay.'
  const lists = {
    promocionesDigitales: numbered(items.filter((item) => asFlag(item.isDigital))),
    promocionesSucursalesFisicas: numbered(items.filter((item) => !asFlag(item.isDigital))),
  }
  return {
    hosts: ['www.coto.com.ar', 'www.cotodigital.com.ar'],
    answer({ url, headers }, fault) {
      if (!/Mozilla/.test(String(headers['user-agent']))) return html('<h1>Forbidden</h1>', 403)
      if (url.pathname === '/legales/') return html(legalPage(fault === 'changed-markup' ? legalText.replaceAll('*', '') : legalText))
      if (!url.pathname.endsWith('/cProfileActor/getPromocionesMulticanal')) return null
      if (url.searchParams.get('pushSite') !== 'CotoDigital' || url.searchParams.get('enviroment') !== 'ag') return json({}, 400)
      return json(feed(lists, fault))
    },
  }
}

type Lists = { promocionesDigitales: Entry[]; promocionesSucursalesFisicas: Entry[] }

/** Each list numbers its own entries, so the same id means different cards in the two lists. */
const numbered = (items: readonly Entry[]): Entry[] => items.map((item, index) => ({ id: 300 + index, ...item }))

function feed({ promocionesDigitales, promocionesSucursalesFisicas }: Lists, fault: ContentFault): unknown {
  const shown = (list: Entry[], poisoned: boolean) => {
    const own = fault === 'poisoned-card' && !poisoned ? null : fault
    return applyFaultToEntries(own, list, (item, number) => ({ ...item, id: Number(item.id) + 1000 * number }), poison)
  }
  const digital = shown(promocionesDigitales, false)
  const physical = shown(promocionesSucursalesFisicas, true)
  if (fault === 'changed-markup') return { resultado: { promos: [...digital, ...physical] } }
  return { result: { promocionesDigitales: digital, promocionesSucursalesFisicas: physical } }
}

function itemOf(card: CapturedCard): Entry {
  const plain = toPlainCard(card)
  const words = foldCardText(`${plain.headline} ${plain.subtitle}`)
  return {
    descripcion: plain.headline,
    observacion: plain.subtitle,
    textoDescuento: discountText(plain),
    icono: plain.images[0] ?? '',
    dias: plain.days.map(dayOf),
    diasVigencia: plain.when,
    isDigital: /coto digital/.test(words) && !/no valid[oa] (?:para|en)/.test(words),
    labelTerminos: 'Ver legales',
    banco: 0,
    formaPago: null,
    vigenciaDesde: null,
    vigenciaHasta: null,
  }
}

function discountText({ value, percentage, instalments }: { value: string; percentage: string; instalments: string }): string {
  if (percentage !== '') return `${percentage}% DE DESCUENTO`
  return instalments === '' ? value : `${instalments} CUOTAS SIN INTERÉS`
}

/** The site counts days from 1 = Sunday. */
const dayOf = (day: Weekday) => ({ id: ((WEEKDAYS.indexOf(day) + 1) % 7) + 1, descripcion: day })

function legalPage(text: string): string {
  const lines = text.split('\n').map((line) => (line.trim() === '' ? '' : `${escapeHtml(line.trim())}<br>`))
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Legales</title></head><body><nav>Inicio</nav><div class="legales">
<p>${lines.join('\n')}</p></div><footer>Coto</footer></body></html>`
}

const poison = (): Entry => ({
  id: nestValue(600),
  descripcion: { html: HOSTILE_TEXT },
  textoDescuento: [HOSTILE_TEXT.repeat(5_000)],
  observacion: nestValue(500),
  dias: 'todos',
  icono: HOSTILE_TEXT,
})
