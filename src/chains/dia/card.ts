import type { CapturedCard, CardWords } from '#domain/promotion/capture.ts'
import { CardWordsBuilder } from '../forms/cardWordsBuilder.ts'
import { listHtmlPieces } from '../forms/htmlText.ts'
import { extractImageName } from '../forms/imageName.ts'
import { asFlag, asList, asObject, asText, type JsonObject } from '../forms/json.ts'
import { dayMark, daysFromFlags } from '../forms/marks.ts'
import { parsePseudoHtml } from '../forms/pseudoHtml.ts'

export function cardWords(card: CapturedCard): CardWords {
  const builder = new CardWordsBuilder(card)
  const raw = asObject(card.raw)
  if (raw === null) return builder.build()
  const entry = asObject(raw.apiPromotion) ?? asObject(raw.diaCard)
  if (entry !== null && 'promotionFirstText' in entry) addPromotion(builder, entry)
  else if (entry !== null) addLiveCard(builder, entry)
  else addCollected(builder, raw)
  return builder.build()
}

const plain = (value: unknown) => {
  const text = asText(value)
  return text.includes('<')
    ? listHtmlPieces(text)
        .map((piece) => piece.text)
        .join('')
    : text
}

function addPromotion(builder: CardWordsBuilder, promotion: JsonObject): void {
  builder.add('value', plain(promotion.promotionFirstText)).add('headline', plain(promotion.promotionSecondText))
  builder.add('subtitle', plain(promotion.promotionThirdText))
  builder.add('mark', asText(promotion.DarkFlag)).add('mark', asText(promotion.LightFlag))
  addDays(builder, asObject(promotion.daysToShow))
  addLogo(builder, extractImageName(promotion.logo))
  builder.add('legal', plain(promotion.ModalText)).add('legal', plain(promotion.ModalBankText))
}

function addDays(builder: CardWordsBuilder, days: JsonObject | null): void {
  if (days !== null) for (const day of daysFromFlags((name) => asFlag(days[name]))) builder.add('mark', dayMark(day))
}

/** Its file name is a hash, but the part after `___` is stable per issuer, and may be the only trace of it. */
function addLogo(builder: CardWordsBuilder, name: string): void {
  const hash = /___([0-9a-f]{8})/.exec(name)?.[1]
  builder.add('image', LOGO_ISSUERS[hash ?? ''] ?? '')
}

const LOGO_ISSUERS: Record<string, string> = {
  '476c4d81': 'Naranja X',
  '5e622bfd': 'Sidecreer',
  '37426dce': 'ANSES',
  '226bb879': 'MODO',
}

/** The editors' name of the card may hold its figure; all else stands in the terms. */
function addLiveCard(builder: CardWordsBuilder, live: JsonObject): void {
  builder.add('value', asText(live.__editorItemTitle))
  const { online, store } = asObject(live.availableOn) ?? {}
  // A third flag, `all`, is of the page's tabs and says nothing.
  if (asFlag(online)) builder.add('mark', 'APLICA ONLINE')
  if (asFlag(store)) builder.add('mark', 'APLICA TIENDA')
  addDays(builder, asObject(live.daysToShow))
  for (const bank of asList(live.associatedBanks)) builder.add('image', asText(asObject(bank)?.__editorItemTitle))
  builder.add('legal', plain(live.terms))
}

function addCollected(builder: CardWordsBuilder, raw: JsonObject): void {
  const nodes = parsePseudoHtml(asText(raw.domDescription))
  const heading = nodes.findIndex((node) => node.tag === 'h3')
  for (const node of nodes.slice(0, Math.max(0, heading))) if (node.tag === 'p') builder.add('mark', node.text)
  builder.add('value', nodes[heading]?.text)
  const texts = nodes.slice(heading + 1).filter((node) => node.tag === 'p')
  builder.add('headline', texts[0]?.text).add('subtitle', texts[1]?.text)
  for (const node of nodes) if (node.tag === 'img') addLogo(builder, extractImageName(node.attributes.src))
  builder.add('legal', asText(raw.legalesText))
}
