import type { RawCardBuilder } from '../rawCardBuilder.ts'
import { imageName } from './imageName.ts'
import { dayMark, flaggedDays } from './marks.ts'
import { asFlag, asObject, asText, type Json } from './raw.ts'

/** The shops' and channels' flags of the vendor's bank promotion document, as the page's icons are called. */
const ICONS = [
  ['hyper', 'logoMain'],
  ['market', 'logoMarket'],
  ['ecommerce', 'logoOnline'],
  ['express', 'logoExpress'],
  ['maxi', 'logoMaxi'],
] as const

/**
 * The bank promotion document of the VTEX app that Carrefour and ChangoMás share, in the order of the card on the page.
 * @returns false when the raw card is of another form.
 */
export function addVtexBankPromotion(builder: RawCardBuilder, raw: Json): boolean {
  const document = asObject(raw.vtexBankPromotion)
  if (document === null) return false
  const flag = (name: string) => asFlag(document[name])
  builder.add('when', asText(document.validText))
  if (flag('express_ecommerce_all')) builder.add('mark', 'logoAll')
  for (const [field, icon] of ICONS) if (flag(field)) builder.add('mark', icon)
  for (const day of flaggedDays(flag)) builder.add('mark', dayMark(day))
  addValue(builder, document)
  for (const image of imagesOf(document)) builder.add('image', image)
  builder.add('image', asText(raw.bankName).replaceAll('_', ' '))
  builder.add('image', asText(raw.cardName).replaceAll('_', ' '))
  if (flag('isMasClub')) builder.add('image', 'MasClub')
  builder.add('headline', asText(document.title)).add('subtitle', asText(document.sub_title)).add('legal', asText(document.legal))
  return true
}

function addValue(builder: RawCardBuilder, document: Json): void {
  const percentage = asText(document.discount_percentage)
  if (/^\d/.test(percentage)) builder.add('value', `${percentage.replace(/ ?%$/, '')} % ${asText(document.discount_text_info)}`)
  const instalments = asText(document.discounts_amount_installments)
  if (/\d/.test(instalments)) builder.add('value', `${instalments} cuotas ${asText(document.discounts_text_installments)}`)
}

function imagesOf(document: Json): string[] {
  return Array.from({ length: 6 }, (_, index) => imageName(document[index === 0 ? 'img_card' : `img_card_${index + 1}`]))
}
