import { asFlag, asText } from '#chains/forms/json.ts'
import { type Entry, escapeHtml } from './site.ts'

const ICONS = { hyper: 'logoMain', market: 'logoMarket', express: 'logoExpress', maxi: 'logoMaxi', ecommerce: 'logoOnline' } as const

/** Writes the cards as the vendor's app draws them in a browser. */
export function renderCardBoxes(documents: readonly Entry[], blockClass: string): string {
  return documents.map((document) => cardBox(document, blockClass)).join('')
}

function cardBox(document: Entry, block: string): string {
  const text = (name: string) => escapeHtml(asText(document[name]))
  const element = (tag: string, name: string, inner: string) => `<${tag} class="${block}-${name}">${inner}</${tag}>`
  const icons = Object.entries(ICONS)
    .filter(([field]) => asFlag(document[field]))
    .map(([, icon]) => element('div', 'iconItem', `<div class="${block}-logoIcon ${block}-${icon}"></div>`))
  const percent = text('discount_percentage')
  const [value, unit, under] =
    percent === '' ? [text('discounts_amount_installments'), 'cuotas', 'Sin interés'] : [percent, '%', 'de descuento']
  const image = text('img_card')
  return element(
    'div',
    'cardBox',
    [
      element('div', 'cardHeader', `${element('span', 'dateText', text('validText'))}<p>Comprando en:</p>${icons.join('')}`),
      element(
        'div',
        'cardBody',
        [
          element('div', 'ColLeft', `${element('span', 'ColLeftPercentage', value)}<span>${unit}</span><div><span>${under}</span></div>`),
          `<img class="${block}-ImageCard" src="/api/dataentities/BP/documents/x/img_card/attachments/${image}" alt="${image}">`,
          element('span', 'ColRightTittle', text('title')),
          element('span', 'ColRightText', text('sub_title')),
        ].join(''),
      ),
      `<div>${element('div', 'legalHeader', 'Ver legal')}</div><svg><path></path></svg>`,
      element('div', 'legalContent', `<p class="ma0">${text('legal')}</p>`),
    ].join(''),
  )
}
