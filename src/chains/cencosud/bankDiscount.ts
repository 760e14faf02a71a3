import { WEEKDAYS } from '#domain/calendar/calendar.ts'
import type { CardWordsBuilder } from '../forms/cardWordsBuilder.ts'
import { listHtmlPieces } from '../forms/htmlText.ts'
import { extractImageName } from '../forms/imageName.ts'
import { asList, asObject, asText, type JsonObject } from '../forms/json.ts'
import { dayMark, dayOfFeedInstant, publicationMark } from '../forms/marks.ts'

/** The document that Jumbo shares with its sisters; false when the raw card has another form. */
export function addCencosudBankDiscount(builder: CardWordsBuilder, raw: JsonObject): boolean {
  const entry = asObject(raw.cencosudBankDiscount)
  if (entry === null) return false
  for (const bank of asList(entry.banks)) {
    const { name, image } = asObject(bank) ?? {}
    builder.add('image', asText(name)).add('image', extractImageName(image))
  }
  addValue(builder, entry)
  builder.add('body', plain(entry.info))
  addMarks(builder, entry)
  builder.add('legal', plain(entry.legals))
  return true
}

const plain = (value: unknown) => {
  const text = asText(value)
  return /<[a-z!/]/i.test(text)
    ? listHtmlPieces(text)
        .map((piece) => piece.text)
        .join('')
    : text
}

/** `discountText`: suffix, empty: percent; 24.99 stands for 25. `installmentsText`: a plan, a card, a cap, a second percentage. */
function addValue(builder: CardWordsBuilder, entry: JsonObject): void {
  const figure = asText(entry.discount)
    .replace(/[.,]0{1,2}$/, '')
    .replace(/^(\d{1,2})[.,]99$/, (_, whole) => String(Number(whole) + 1))
  const suffix = asText(entry.discountText)
  if (/[1-9]/.test(figure)) builder.add('value', `${figure}${suffix === '' ? '%' : ` ${suffix}`}`)
  const instalments = asText(entry.installments)
  const text = asText(entry.installmentsText)
  if (/^[1-9]/.test(instalments)) builder.add('value', `${instalments} ${text === '' ? 'cuotas sin interés' : text}`)
  else builder.add('headline', text)
}

/** Days run from 1 = Monday. The flags often omit Sunday although the text names it, so the text comes first. */
function addMarks(builder: CardWordsBuilder, entry: JsonObject): void {
  const days = asList(entry.days).map((day) => Number(asText(day)))
  if (days.length < 6) for (const [index, day] of WEEKDAYS.entries()) if (days.includes(index + 1)) builder.add('mark', dayMark(day))
  builder.add('mark', publicationMark(dayOfFeedInstant(entry.dateStart), dayOfFeedInstant(entry.dateEnd, true)))
  for (const method of Object.keys(asObject(entry.paymentMethod) ?? {}).slice(0, 10)) builder.add('image', method)
}
