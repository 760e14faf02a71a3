import { MONTHS } from '#domain/calendar/calendar.ts'
import type { BlockRole, CapturedCard, CardWords } from '#domain/promotion/capture.ts'
import { CardWordsBuilder } from '../forms/cardWordsBuilder.ts'
import { listHtmlPieces } from '../forms/htmlText.ts'
import { extractImageName } from '../forms/imageName.ts'
import { asObject, asText } from '../forms/json.ts'

export function cardWords(card: CapturedCard): CardWords {
  const builder = new CardWordsBuilder(card)
  const raw = asObject(card.raw)
  if (raw === null) return builder.build()
  if (asText(raw.makroHtml) !== '') addHtml(builder, asText(raw.makroHtml))
  else addLines(builder, unglue(asText(raw.text)))
  builder.add('image', asText(raw.transcribedImageText).replaceAll('\n', ' '))
  return builder.build()
}

function addHtml(builder: CardWordsBuilder, html: string): void {
  const pieces = listHtmlPieces(html)
  addLines(
    builder,
    pieces
      .filter((piece) => !piece.image)
      .map((piece) => piece.text)
      .join(''),
  )
  for (const piece of pieces) if (piece.image) builder.add('image', /[ ]/.test(piece.text) ? piece.text : extractImageName(piece.text))
}

/** A tag was removed between them, at the change of case; brands spelled so are left alone. */
const GLUED = /([a-záéíóúñ])(?=[A-ZÁÉÍÓÚÑ][A-Za-záéíóúñ]{2})/g
const GLUED_CAPITALS = new RegExp(`(PAGO|INTERÉS|MODO|${MONTHS.join('|').toUpperCase()})(?=(?:TOPE|APLICA|Banco|SIN|EXCLUSIV|CON))`, 'g')
const BRAND_START = /(?:Master|Mercado|Naranja|Chango|Mas|Cenco|Personal|Cuenta)$/

/** Keeps its capitals. */
const ADDRESS = /(https?:\/\/\S{1,400})/

function unglue(text: string): string {
  const parts = text.slice(0, 128 * 1024).split(ADDRESS)
  return parts.map((part, index) => (index % 2 === 1 ? part : unglueWords(part))).join('')
}

function unglueWords(text: string): string {
  const parted = text.replace(GLUED_CAPITALS, '$1 ')
  return parted.replace(GLUED, (letter, _, offset: number) =>
    BRAND_START.test(parted.slice(Math.max(0, offset - 9), offset + 1)) ? letter : `${letter} `,
  )
}

/** From this length on a line is small print, in any position. */
const LEGAL_LENGTH = 220
const LEGAL_START = /^\*|^(?:PROMOCI[OÓ]N|BENEFICIO|CARTERA|PUBLICIDAD|VIGENCIA|PLAN Z [–-])/i

function addLines(builder: CardWordsBuilder, text: string): void {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 400)
  const announced: BlockRole[] = ['when', 'headline', 'subtitle']
  const isLegalStart = (line: string) => LEGAL_START.test(line) && (line.length > 90 || (line.length > 40 && line === line.toUpperCase()))
  const legalFrom = lines.findIndex((line, index) => index > 0 && (line.length >= LEGAL_LENGTH || isLegalStart(line)))
  const header = legalFrom < 0 ? lines : lines.slice(0, legalFrom)
  for (const [index, line] of header.entries()) builder.add(announced[index] ?? 'body', line)
  if (legalFrom >= 0) builder.add('legal', lines.slice(legalFrom).join('\n'))
}
