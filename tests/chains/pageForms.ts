import { fillIn } from '#chains/examples.ts'
import { listHtmlPieces } from '#chains/forms/htmlText.ts'
import { asFlag, asList, asObject, asText, type JsonObject } from '#chains/forms/json.ts'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { escapeHtml } from '#rehearsal/site.ts'
import { toDomNotation } from './domNotation.ts'

/**
 * Writes an example card as archives and older captures hold it: not what the source sends, but what its page showed. `live` is the part
 * of the raw form that the source sends.
 */
type PageForm = (live: JsonObject, card: CapturedCard) => Partial<CapturedCard>

/** Of the chains whose source once answered in another form. */
const PAGE_FORMS: Partial<Record<SourceSlug, PageForm>> = {
  carrefour: (live) => ({ raw: { domDescription: toDomNotation(cardBox(live, 'valtech-carrefourar-bank-promotions-0-x')) } }),
  changomas: (live) => ({ raw: { html: cardBox(live, 'valtech-gdn-banks-promotions-0-x') } }),
  coto(live) {
    const [, figure = '', unit = ''] = /^(\d+)(.*)$/.exec(asText(live.textoDescuento)) ?? []
    const domDescription = [
      `<li><p> "${live.diasVigencia}"<p> "${figure}"<span> "${unit.trim()}"<p> "${live.descripcion}"<br>`,
      `<img src="https://www.coto.com.ar/images/bancos/${live.icono || 'undefined'}"><div><span> "${live.observacion}"`,
    ].join('')
    return { raw: { txt: '', domDescription } }
  },
  dia(live, { id, capturedAt }) {
    const { online, store } = asObject(live.availableOn) ?? {}
    const [value, cap, when] = fillIn(DIA_HEADERS[id.slice(-2)], capturedAt) as DiaHeader
    const apiPromotion = {
      promotionFirstText: value,
      promotionSecondText: cap,
      promotionThirdText: when,
      ModalText: live.terms,
      DarkFlag: asFlag(online) ? 'APLICA ONLINE' : '',
      LightFlag: asFlag(store) ? 'APLICA TIENDA' : '',
      daysToShow: live.daysToShow,
      logo: asObject(live.displayData)?.cardImage,
    }
    return { raw: { apiPromotion } }
  },
  jumbo(live) {
    const value = `${asText(live.discount).replace('.00', '')}${asText(live.discountText) || '% Dto.'}`
    const images = asList(live.banks).map((bank) => `<img src="${asObject(bank)?.image}">`)
    const text = [
      `<li><div>${images.join('')}<div><h4> "${value}"<h6> "${live.installmentsText}"<div><p> "${live.info}"`,
      `<div><button> "-"<p> "Ver menos"<div><p> "${live.legals}"`,
    ].join('')
    return { raw: { text }, tabs: asList(live.days).map((day) => Number(day) - 1) }
  },
  makro(live) {
    const pieces = listHtmlPieces(asText(live.makroHtml))
    const textOf = (isImage: boolean) =>
      pieces
        .filter(({ image = false }) => image === isImage)
        .map(({ text }) => text)
        .join('')
    return { raw: { text: textOf(false), transcribedImageText: textOf(true) } }
  },
}

type DiaHeader = [value: string, cap: string, when: string]

/** What Día's older page showed of each card above its terms; the newer one has a picture of it. */
const DIA_HEADERS: Record<string, DiaHeader> = {
  '01': ['15% Dto', 'Tope: $6.500 por semana. Compra mínima: $18.000', 'Del {{first}} al {{last}}. Pagando con Cuenta DNI'],
  '02': ['30% Dto', 'Tope: $22.000 mensual', 'Del {{first}} al {{last}}. Comprando los martes. Visa crédito y débito Eminent con MODO'],
  '03': ['35% Dto', 'Cartera Selecta - Tope: $24.000 por usuario, mensual', 'Del {{first}} al {{last}}. Comprando los miércoles'],
  '04': ['20% Dto', 'Tope: Niveles: 1 ($5.000) 2 ($7.500) 3 ($10.000)', 'Del {{first}} al {{last}}. Pagando con Personal Pay'],
  '05': ['10% Dto', 'Sin tope', 'Del {{first}} al {{last}}. Exclusivo socios Club Día en frutas y verduras'],
  '06': ['15% Dto', 'Tope: $10.000 por compra', 'Del {{first}} al {{last}}. Pagando con dinero en cuenta'],
  '07': ['20% Dto', 'Tope: $15.000 por banco por mes. Compra mínima: $60.000', 'Del {{first}} al {{last}}. Pagando con MODO'],
  '08': ['12% Dto', 'Tope: $2.500 por compra', 'Del {{first}} al {{last}}. Beneficiarios de ANSES'],
  '09': ['3 cuotas sin interés', '', 'Del {{first}} al {{last}}. Visa y Mastercard crédito Banco Columbia'],
  '10': ['20% Dto', 'Tope: $9.000 por compra', '{{Jueves}}. Mastercard prepaga Prex'],
  '11': ['5% Dto', 'Sin tope', 'Del {{first}} al {{last}}. Todos los días. Jubilados del Banco Nación con MODO'],
  '12': ['20% Dto', 'Tope: $12.000 por mes por cuenta', 'Del {{first}} al {{last}}. Visa crédito Santander Women'],
}

/** The name under which a raw form holds what the source sends. */
const LIVE_PARTS = ['vtexBankPromotion', 'cotoPromocion', 'diaCard', 'cencosudBankDiscount']

/** Returns null where a chain has one form only. */
export function inPageForm(card: CapturedCard): CapturedCard | null {
  const pageForm = PAGE_FORMS[card.source]
  if (pageForm === undefined) return null
  const raw = asObject(card.raw) ?? {}
  const live = LIVE_PARTS.map((name) => asObject(raw[name])).find((part) => part !== null) ?? raw
  return { ...card, ...pageForm(live, card) }
}

const ICONS = { hyper: 'logoMain', market: 'logoMarket', express: 'logoExpress', maxi: 'logoMaxi', ecommerce: 'logoOnline' } as const

/** A card as the vendor's app drew it in a browser. */
function cardBox(document: JsonObject, block: string): string {
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
