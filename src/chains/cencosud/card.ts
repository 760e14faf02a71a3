import { WEEKDAYS, type Weekday } from '#domain/calendar/calendar.ts'
import type { CapturedCard, CardWords } from '#domain/promotion/capture.ts'
import { CardWordsBuilder } from '../forms/cardWordsBuilder.ts'
import { extractImageName } from '../forms/imageName.ts'
import { asObject, asText } from '../forms/json.ts'
import { dayMark } from '../forms/marks.ts'
import { type PseudoNode, parsePseudoHtml } from '../forms/pseudoHtml.ts'
import { addCencosudBankDiscount } from './bankDiscount.ts'

export function cencosudCard(card: CapturedCard): CardWords {
  const builder = new CardWordsBuilder(card)
  const raw = asObject(card.raw)
  if (raw === null || addCencosudBankDiscount(builder, raw)) return builder.build()
  const nodes = parsePseudoHtml(asText(raw.text))
  const fold = nodes.findIndex((node) => node.text === 'Ver menos')
  addHeader(builder, fold < 0 ? nodes : nodes.slice(0, fold))
  for (const day of tabDays(card.tabs)) builder.add('mark', dayMark(day))
  for (const node of fold < 0 ? [] : nodes.slice(fold + 1)) builder.add('legal', node.text)
  return builder.build()
}

const SATURDAY = 5

function addHeader(builder: CardWordsBuilder, nodes: readonly PseudoNode[]): void {
  for (const node of nodes) {
    if (node.tag === 'img') builder.add('image', extractImageName(node.attributes.src))
    if (node.tag === 'h4') builder.add('value', node.text)
    if (node.tag === 'h6') builder.add('headline', node.text)
  }
  const badge = nodes.findIndex((node) => node.tag === 'b')
  if (badge > 0) builder.add('mark', `${nodes[badge - 1]?.text ?? ''} ${nodes[badge]?.text ?? ''}`)
  for (const node of nodes) if (node.tag === 'p' && node.text !== nodes[badge - 1]?.text) builder.add('body', node.text)
}

/** 0 = Monday … 5 = Saturday; all tabs mean every day, as do five of six (a capture may lose one) except Monday to Friday. */
function tabDays(tabs: unknown): Weekday[] {
  if (!Array.isArray(tabs) || tabs.length >= 6 || (tabs.length === 5 && tabs.includes(SATURDAY))) return []
  return WEEKDAYS.filter((_, index) => index < 6 && tabs.includes(index))
}
