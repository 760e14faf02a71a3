import type { CardWordsBuilder } from './cardWordsBuilder.ts'
import { extractImageName } from './imageName.ts'
import { asFlag, asObject, asText, type JsonObject } from './json.ts'
import { dayMark, dayOfFeedInstant, daysFromFlags, publicationMark } from './marks.ts'

export type BankPromotionForm = {
  channels: readonly (readonly [flag: string, mark: string])[]
  /** Of the shop's club, and the image that it adds. */
  club?: readonly [flag: string, image: string]
}

/** A VTEX app that several chains use, in page order; false when the raw card has another form. */
export function addVtexBankPromotion(builder: CardWordsBuilder, raw: JsonObject, { channels, club }: BankPromotionForm): boolean {
  const document = asObject(raw.vtexBankPromotion)
  if (document === null) return false
  const flag = (name: string) => asFlag(document[name])
  builder.add('when', asText(document.validText))
  for (const [field, mark] of channels) if (flag(field)) builder.add('mark', mark)
  for (const day of daysFromFlags(flag)) builder.add('mark', dayMark(day))
  builder.add('mark', publicationMark(dayOfFeedInstant(document.active_from), dayOfFeedInstant(document.active_to, true)))
  addValue(builder, document)
  for (const image of imagesOf(document)) builder.add('image', image)
  builder.add('image', asText(raw.bankName).replaceAll('_', ' '))
  builder.add('image', asText(raw.cardName).replaceAll('_', ' '))
  if (club && flag(club[0])) builder.add('image', club[1])
  builder.add('headline', asText(document.title)).add('subtitle', asText(document.sub_title)).add('legal', asText(document.legal))
  return true
}

function addValue(builder: CardWordsBuilder, document: JsonObject): void {
  const percentage = asText(document.discount_percentage)
  if (/^\d/.test(percentage)) builder.add('value', `${percentage.replace(/ ?%$/, '')} % ${asText(document.discount_text_info)}`)
  const instalments = asText(document.discounts_amount_installments)
  if (/\d/.test(instalments)) builder.add('value', `${instalments} cuotas ${asText(document.discounts_text_installments)}`)
}

function imagesOf(document: JsonObject): string[] {
  return Array.from({ length: 6 }, (_, index) => extractImageName(asText(document[index === 0 ? 'img_card' : `img_card_${index + 1}`])))
}
