import type { BlockRole, CapturedCard, CardWords } from '#domain/promotion/capture.ts'
import { CardWordsBuilder } from '../forms/cardWordsBuilder.ts'
import { extractImageName } from '../forms/imageName.ts'
import { asObject, asText } from '../forms/json.ts'
import { type PseudoNode, parsePseudoHtml } from '../forms/pseudoHtml.ts'
import { addVtexBankPromotion, type BankPromotionForm } from '../forms/vtexBankPromotion.ts'

/** With the names of the page's icons. */
const FORM: BankPromotionForm = {
  channels: [
    ['hyper', 'logoMain'],
    ['market', 'logoMarket'],
    ['ecommerce', 'logoOnline'],
    ['express', 'logoExpress'],
    ['maxi', 'logoMaxi'],
  ],
}

export function cardWords(card: CapturedCard): CardWords {
  const builder = new CardWordsBuilder(card)
  const raw = asObject(card.raw)
  if (raw === null || addVtexBankPromotion(builder, raw, FORM)) return builder.build()
  const nodes = parsePseudoHtml(asText(raw.domDescription))
  const legalFrom = nodes.findIndex((node) => node.text === 'Ver legal')
  const header = legalFrom < 0 ? nodes : nodes.slice(0, legalFrom)
  addWhenAndMarks(builder, header)
  addValueAndWords(builder, header)
  for (const node of legalFrom < 0 ? [] : nodes.slice(legalFrom + 1)) builder.add('legal', node.text)
  return builder.build()
}

const ICON = /logo(?:Main|Market|Express|Maxi|Online)\b/
const SHOPS_LABEL = 'Comprando en:'

function addWhenAndMarks(builder: CardWordsBuilder, nodes: readonly PseudoNode[]): void {
  const label = nodes.findIndex((node) => node.text === SHOPS_LABEL)
  for (const node of nodes.slice(0, Math.max(0, label))) builder.add('when', node.text)
  for (const node of nodes) {
    const icon = ICON.exec(node.attributes.class ?? '')
    if (icon) builder.add('mark', icon[0])
  }
}

/** "20", "%", "de descuento" are separate spans, before images, title and subtitle. */
const VALUE_PART = /^(?:\d{1,3}|%|cuotas?|hasta|de (?:descuento|ahorro|reintegro)|descuento|ahorro|sin inter[eé]s|[oóyu]|\+|con .{1,30})$/i

function addValueAndWords(builder: CardWordsBuilder, nodes: readonly PseudoNode[]): void {
  const label = nodes.findIndex((node) => node.text === SHOPS_LABEL)
  const value: string[] = []
  const words: string[] = []
  const images: string[] = []
  for (const node of nodes.slice(label + 1)) {
    if (node.tag === 'img') images.push(node.attributes.alt || extractImageName(node.attributes.src))
    const text = node.text.trim()
    if (text === '') continue
    if (words.length === 0 && VALUE_PART.test(text)) value.push(text)
    else words.push(text)
  }
  builder.add('value', value.join(' '))
  for (const image of images) builder.add('image', image)
  const roles: BlockRole[] = ['headline', 'subtitle']
  for (const [index, text] of words.entries()) builder.add(roles[index] ?? 'body', text)
}
