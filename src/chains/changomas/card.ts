import type { CapturedCard, CardWords } from '#domain/promotion/capture.ts'
import { CardWordsBuilder } from '../forms/cardWordsBuilder.ts'
import { type HtmlPiece, listHtmlPieces } from '../forms/htmlText.ts'
import { extractImageName } from '../forms/imageName.ts'
import { asObject, asText } from '../forms/json.ts'
import { addVtexBankPromotion, type BankPromotionForm } from '../forms/vtexBankPromotion.ts'

/** A card shows one icon: `express` is for shops and web, also with `ecommerce` off, as the words of all ten cards of 2026 say. */
const FORM: BankPromotionForm = {
  channels: [
    ['express_ecommerce_all', 'logoAll'],
    ['hyper', 'logoMain'],
    ['market', 'logoMarket'],
    ['express', 'logoExpress'],
    ['ecommerce', 'logoOnline'],
  ],
  club: ['isMasClub', 'MasClub'],
}

export function cardWords(card: CapturedCard): CardWords {
  const builder = new CardWordsBuilder(card)
  const raw = asObject(card.raw)
  if (raw === null || addVtexBankPromotion(builder, raw, FORM)) return builder.build()
  const pieces = listHtmlPieces(asText(raw.html))
  builder.add('when', textOf(pieces, 'dateText'))
  addIcons(builder, pieces)
  builder.add('value', textOf(pieces, 'ColLeft'))
  for (const piece of pieces) if (piece.image) builder.add('image', extractImageName(piece.text))
  if (has(pieces, 'cardBodyMasclub')) builder.add('image', 'MasClub')
  builder.add('headline', textOf(pieces, 'ColRightTittle')).add('subtitle', textOf(pieces, 'ColRightText'))
  builder.add('legal', textOf(pieces, 'legalContent').replace(NO_VALUE, ''))
  return builder.build()
}

/** The page prints "null" for a missing value. */
const NO_VALUE = /^\s{0,80}null\s/

/** Classes begin with the name and version of the app (`…-0-x-dateText`). */
const named = (piece: HtmlPiece, name: string) => piece.classes.some((own) => own === name || own.endsWith(`-${name}`))
const has = (pieces: readonly HtmlPiece[], name: string) => pieces.some((piece) => named(piece, name))

function textOf(pieces: readonly HtmlPiece[], name: string): string {
  return pieces
    .filter((piece) => !piece.image && named(piece, name))
    .map((piece) => piece.text)
    .join(' ')
}

const ICON = /logo(?:Main|Market|Express|Maxi|Online)$/

/** It stands for the whole card: shops and web (`logoExpress`), shops only, or web only. */
function addIcons(builder: CardWordsBuilder, pieces: readonly HtmlPiece[]): void {
  for (const { classes } of pieces) {
    for (const own of classes) {
      const icon = ICON.exec(own)
      if (icon) builder.add('mark', icon[0])
    }
  }
}
