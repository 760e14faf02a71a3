import { WEEKDAYS } from '#domain/calendar/calendar.ts'
import type { CapturedCard, CardWords } from '#domain/promotion/capture.ts'
import { CardWordsBuilder } from '../forms/cardWordsBuilder.ts'
import { extractImageName } from '../forms/imageName.ts'
import { asFlag, asList, asObject, asText, type JsonObject } from '../forms/json.ts'
import { dayMark } from '../forms/marks.ts'
import { type PseudoNode, parsePseudoHtml } from '../forms/pseudoHtml.ts'
import { legalSectionFor } from './legalPage.ts'

/** The collector's notation, or an entry of the site's own list. All cards of a day share one legal page. */
export function cardWords(card: CapturedCard): CardWords {
  const builder = new CardWordsBuilder(card)
  const raw = asObject(card.raw)
  if (raw === null) return builder.build()
  const entry = asObject(raw.cotoPromocion)
  if (entry === null) addCollected(builder, raw)
  else if (hasDays(entry)) addEntry(builder, entry)
  const announced = builder.build()
  for (const section of legalSectionFor(announced, card.legalText ?? '')) builder.add('legal', section)
  return builder.build()
}

function addCollected(builder: CardWordsBuilder, raw: JsonObject): void {
  const nodes = parsePseudoHtml(asText(raw.domDescription))
  const image = nodes.findIndex((node) => node.tag === 'img')
  const head = image < 0 ? nodes : nodes.slice(0, image)
  const texts = head.filter((node) => node.text !== '')
  builder.add('when', texts[0]?.text)
  builder.add('value', valueWords(texts.slice(1)).join(' '))
  builder.add('headline', wordsInOrder(texts.slice(1), asText(raw.txt)).join(' '))
  if (image >= 0) builder.add('image', coveredName(extractImageName(nodes[image]?.attributes.src)))
  for (const node of image < 0 ? [] : nodes.slice(image + 1)) builder.add('subtitle', node.text)
}

const coveredName = (name: string) => (/undefined/.test(name) ? '' : name)

const isValue = (text: string, index: number) => index < 3 && /^(?:\d{1,3}|% ?\w.{0,20}|cuotas .{0,20}|csi)$/i.test(text)

function valueWords(nodes: readonly PseudoNode[]): string[] {
  return nodes.map((node) => node.text).filter(isValue)
}

/** In the notation a paragraph precedes the span inside it; the plain text has the words in page order. */
function wordsInOrder(nodes: readonly PseudoNode[], plain: string): string[] {
  const words = nodes.map((node) => node.text).filter((text, index) => !isValue(text, index))
  if (words.length < 2 || !words.every((text) => plain.includes(text))) return words
  return words.sort((a, b) => plain.indexOf(a) - plain.indexOf(b))
}

/** Named next to a figure: `15% TARJETAS DE DÉBITO`. */
const cardsBeside = (figure: string) => /tarjetas? .{1,80}$/i.exec(figure)?.[0] ?? ''

/** Without days it is a draft: the site shows each promotion under its days. */
const hasDays = (entry: JsonObject) => asText(entry.diasVigencia) !== '' || asList(entry.dias).length > 0

function addEntry(builder: CardWordsBuilder, entry: JsonObject): void {
  builder.add('when', asText(entry.diasVigencia))
  builder.add('value', asText(entry.textoDescuento)).add('headline', cardsBeside(asText(entry.textoDescuento)))
  builder.add('headline', asText(entry.descripcion)).add('subtitle', asText(entry.observacion))
  // `banco` and `formaPago` are numbers without a table.
  builder.add('image', extractImageName(entry.icono))
  const days = asList(entry.dias).map((day) => Number(asText(asObject(day)?.id)))
  // The site counts days from 1 = Sunday.
  for (const [index, day] of WEEKDAYS.entries()) if (days.includes(((index + 1) % 7) + 1)) builder.add('mark', dayMark(day))
  if ('isDigital' in entry) builder.add('mark', asFlag(entry.isDigital) ? 'logoOnline' : 'logoMain')
}
