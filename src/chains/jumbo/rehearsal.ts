import { WEEKDAYS } from '#domain/calendar/calendar.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { toPlainCard } from '#rehearsal/plainCard.ts'
import { applyFaultToEntries, type Entry, HOSTILE_TEXT, json, nestValue, type Shown, type Site } from '#rehearsal/site.ts'

const MONTH = 30 * 86_400

/** Imitates Jumbo's document of bank discounts, with entries of its sister chains and expired ones among its own. */
export function site({ cards, now }: Shown): Site {
  const today = Math.floor(now.getTime() / 1000)
  const entries = cards.map((card) => entryOf(card, today))
  return {
    hosts: ['www.jumbo.com.ar'],
    answer({ url }, fault) {
      if (url.pathname !== '/api/dataentities/JN/documents/bankDiscount') return null
      if (url.searchParams.get('_fields') !== 'value,id' || url.searchParams.get('an') !== 'jumboargentina') return json({}, 400)
      const shown = applyFaultToEntries(
        fault,
        entries,
        (entry, number) => ({ ...entry, info: `${entry.info}\r\nCopia ${number}.` }),
        poison,
      )
      const value = JSON.stringify(fault === 'empty-list' ? [] : [...shown, ...othersThan(entries, today)])
      return json(fault === 'changed-markup' ? { id: 'bankDiscount', contenido: value } : { id: 'bankDiscount', value })
    },
  }
}

function entryOf(card: CapturedCard, today: number): Entry {
  const plain = toPlainCard(card)
  const days = card.tabs ? card.tabs.map((tab) => `${tab + 1}`) : plain.days.map((day) => `${WEEKDAYS.indexOf(day) + 1}`)
  const [, figure = '', suffix = plain.value] = /^(\d{1,3}) ?(.*)$/s.exec(plain.value) ?? []
  // The feed joins "12 y 6" and "cuotas sin interés" on the next line into one suffix.
  const instalments = /^cuotas/i.test(plain.headline)
  return {
    banks: plain.images.map((image) => ({
      name: image.replace(/\.\w{2,5}$/, ''),
      image: `https://jumboargentina.vtexassets.com/arquivos/${image}`,
    })),
    websites: ['jumboargentina', 'jumboargentinaio', 'jumboargentina'],
    // The site omits Sunday even where the text names it.
    days: days.filter((day) => day !== '7'),
    discount: figure === '' ? '' : `${figure}.00`,
    discountText: `${suffix.replace(/^% ?(?:dto\.?|de descuento)?$/i, '')} ${instalments ? plain.headline : ''}`.trim(),
    installments: '',
    installmentsText: '',
    dateStart: `${today - MONTH}`,
    dateEnd: `${today + MONTH}`,
    info: [instalments ? '' : plain.headline, ...plain.marks, plain.body].filter((part) => part !== '').join('\r\n'),
    legals: plain.legal,
    paymentMethod: { Crédito: { type: 'credit' } },
    checkout: false,
    stores: [],
    excludedStores: [],
  }
}

/** Makes entries that must not be read as Jumbo's: the sister chains', and one that ended years ago. */
function othersThan(entries: readonly Entry[], today: number): Entry[] {
  const [first] = entries
  if (first === undefined) return []
  return [
    { ...first, websites: ['discoargentina'], legals: 'Solo en Disco.' },
    { ...first, websites: ['veaargentina', 'veaargentina'], legals: 'Solo en Vea.' },
    { ...first, dateStart: `${today - 30 * MONTH}`, dateEnd: `${today - 25 * MONTH}`, legals: 'De otra época.' },
  ]
}

const poison = (): Entry => ({
  banks: 'ninguno',
  websites: ['jumboargentina'],
  days: { length: -1 },
  discount: nestValue(600),
  discountText: [HOSTILE_TEXT],
  dateEnd: 'mañana',
  info: { html: HOSTILE_TEXT },
  legals: [HOSTILE_TEXT.repeat(5_000)],
})
