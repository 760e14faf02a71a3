import type { CapturedCard, CardWords } from '#domain/promotion/capture.ts'
import { CardWordsBuilder } from '../forms/cardWordsBuilder.ts'
import { listHtmlPieces } from '../forms/htmlText.ts'
import { extractImageName } from '../forms/imageName.ts'
import { asFlag, asList, asObject, asText, firstText, type JsonObject } from '../forms/json.ts'
import { dayMark, daysFromFlags } from '../forms/marks.ts'
import { parsePseudoHtml } from '../forms/pseudoHtml.ts'

/** Reads a Día card: the page's own JSON (two generations of it), or the collector's notation with the legal text next to it. */
export function cardWords(card: CapturedCard): CardWords {
  const builder = new CardWordsBuilder(card)
  const raw = asObject(card.raw)
  if (raw === null) return builder.build()
  const promotion = asObject(raw.apiPromotion)
  const live = asObject(raw.diaCard)
  if (promotion !== null) addPromotion(builder, promotion)
  else if (live !== null) addLiveCard(builder, live)
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

/** Adds the issuer's logo. Its file name is a hash, but the part after `___` is stable per issuer, and may be the only trace of it. */
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

function addLiveCard(builder: CardWordsBuilder, live: JsonObject): void {
  builder.add('value', plain(firstText(live, ['promotionFirstText', 'title', 'name', '__editorItemTitle'])))
  builder.add('headline', plain(firstText(live, ['promotionSecondText', 'subtitle', 'description', 'text'])))
  builder.add('subtitle', plain(firstText(live, ['promotionThirdText', 'validity', 'dateText'])))
  for (const mark of channelMarks(live.availableOn)) builder.add('mark', mark)
  builder.add('mark', asText(live.DarkFlag)).add('mark', asText(live.LightFlag))
  addDays(builder, asObject(live.daysToShow))
  const image = asObject(live.image)
  builder.add('image', firstText(live, ['alt', 'imageAlt', 'logoAlt']) || asText(image?.alt))
  for (const bank of asList(live.associatedBanks))
    builder.add('image', firstText(asObject(bank) ?? {}, ['__editorItemTitle', 'name', 'title']))
  addLogo(builder, extractImageName(live.logo ?? image?.src ?? live.image))
  builder.add('legal', plain(firstText(live, ['terms', 'ModalText', 'legal', 'legals'])))
}

/** Reads channels from a word, a list or flags by name (`{online: true}`); `all` counts when no flag names one of the two. */
function channelMarks(available: unknown): string[] {
  const flags = asObject(available)
  if (flags !== null && flags.value === undefined) {
    const raised = Object.keys(flags).filter((name) => asFlag(flags[name]))
    const named = raised.filter((name) => name !== 'all')
    return (named.length > 0 ? named : raised).map(channelMark)
  }
  return [available].flat(2).map((channel) => channelMark(asText(asObject(channel)?.value ?? channel)))
}

const WEB = /on-?line|web|e-?commerce/i
const SHOP = /tienda|shop|store|local|sucursal|physical|f[ií]sic|presencial|both|ambos|all/i
const WEB_SHOP = /(?:on-?line|web)[ _-]?(?:store|shop)|tienda[ _-]?(?:on-?line|web)/i

function channelMark(channel: string): string {
  if (/^(?:all|both|ambos|todos)$/i.test(channel)) return 'APLICA ONLINE Y TIENDA'
  // In "onlineStore" or "tienda online" the second word means the web shop; in "onlineAndStore" it means a shop.
  const isWeb = WEB.test(channel)
  const isShop = SHOP.test(isWeb ? channel.replace(WEB_SHOP, '') : channel)
  if (isWeb) return isShop ? 'APLICA ONLINE Y TIENDA' : 'APLICA ONLINE'
  return isShop ? 'APLICA TIENDA' : channel
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
