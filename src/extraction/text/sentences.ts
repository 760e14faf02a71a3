import type { BlockRole, RawCard } from '#domain/promotion/capture.ts'
import { ABBREVIATIONS } from '../vocabulary/ordinaryWords.ts'

/** A sentence of a block; offsets into the card's text, end exclusive. */
export type Sentence = { start: number; end: number; role: BlockRole; block: number }

/** What follows the last of these stays one sentence; the longest real card has some 60. */
const MAX_SENTENCES = 400

const LAST_WORD = /(?<![a-z0-9])[a-z0-9]{0,14}$/
/** `por App. X o App. Y`, `App. Modo, …`: the short form of the application, with its name behind it. */
const NAMED_APP = /^ (?:[a-z]{2,14} (?:o|u|y|y\/o) (?:app(?![a-z])|modo)|modo(?= ?[,;.]))/
const LONGEST_NAMED_APP = 26
/** `tienda.ejemplo.com.ar`: the rest of an address of the web. */
const ADDRESS_GOES_ON = /^[a-z0-9-]{1,30}(?:\.[a-z0-9-]{1,30}){0,2}\.(?:com|net|org|gob)(?![a-z])/
/** `…; 3) que …`, `…; 3.2 que …; y 3.3 que …`: the points of a numbered list are sentences of their own. */
const LABEL = /^(?:beneficio|vigencia|reintegro|topes?|descuento|exclusiones) ?:/
const POINT = /^ (?:y |o )?(?:\(?\d{1,2}\) |\d{1,2}\.\d{1,2}(?!\d))/
const COMPANY_NUMBER = /(?<!\d)\d{2}-?\d{8}-?\d$/
const LONGEST_LABELS = 64
/** `¿La web? No.`: the answer says something of what is asked about. */
const ANSWER = /^\)? (?:no|ni|nada|cero|nunca|tampoco|si|fuera|afuera)(?![a-z])/
const DOMAIN_LIKE = /(?:www|https?|\.com|\.ar|\.gob|@)/

/** Cuts the blocks of a card into sentences. `folded` is the folded text of the card. */
export function sentencesOf(card: RawCard, folded: string): Sentence[] {
  const sentences: Sentence[] = []
  for (const [block, { role, start, end }] of card.blocks.entries()) {
    let from = start
    for (let at = start; at < end; at++) {
      if (!MAY_END.has(folded.charCodeAt(at)) || sentences.length >= MAX_SENTENCES || !endsSentence(card.text, folded, at, end)) continue
      pushSentence(sentences, folded, { start: from, end: at + 1, role, block })
      from = at + 1
    }
    pushSentence(sentences, folded, { start: from, end, role, block })
  }
  return sentences
}

function pushSentence(sentences: Sentence[], folded: string, sentence: Sentence): void {
  let { start } = sentence
  while (start < sentence.end && (folded[start] === ' ' || folded[start] === '\n')) start++
  if (start < sentence.end) sentences.push({ ...sentence, start })
}

const MAY_END = new Set(Array.from('!?;.\n ', (sign) => sign.charCodeAt(0)))

function endsSentence(text: string, folded: string, at: number, end: number): boolean {
  const char = folded[at]
  if (char === '?') return !ANSWER.test(folded.slice(at + 1, Math.min(end, at + 12)))
  if (char === '!') return true
  if (char === ';') return POINT.test(folded.slice(at + 1, Math.min(end, at + 10)))
  // A line that begins with what it is about: `Vigencia: …`. Folded, a line break is a space.
  if (text[at] === '\n') return isTableRow(text, at, end) || LABEL.test(folded.slice(at + 1, Math.min(end, at + 18)))
  // `CUIT 30… Cartera de consumo …`: the company's number ends one text, and the next begins.
  if (char === ' ') return folded.startsWith('cartera de consumo', at + 1) && COMPANY_NUMBER.test(folded.slice(Math.max(0, at - 14), at))
  // `Turbo ....... 20 %`: dots that lead to the next column.
  if (char !== '.' || folded[at - 1] === '.' || folded[at + 1] === '.') return false
  const before = folded.slice(Math.max(0, at - 14), at)
  const after = folded.slice(at + 1, Math.min(end, at + 9))
  if (ADDRESS_GOES_ON.test(folded.slice(at + 1, Math.min(end, at + 1 + LONGEST_LABELS)))) return false
  if (after === '') return true
  const word = LAST_WORD.exec(before)?.[0] ?? ''
  if (ABBREVIATIONS.has(word)) return false
  if (word === 'app' && NAMED_APP.test(folded.slice(at + 1, Math.min(end, at + 1 + LONGEST_NAMED_APP)))) return false
  if (after.startsWith(' ')) return true
  return endsGlued(before, after)
}

/** A line break before or behind a row of a table. */
function isTableRow(text: string, at: number, end: number): boolean {
  const before = text.slice(Math.max(0, text.lastIndexOf('\n', at - 1)), at)
  const next = text.indexOf('\n', at + 1)
  const behind = text.slice(at, next < 0 ? end : Math.min(next, end))
  return [before, behind].some((line) => line.length < LONGEST_ROW && (line.split('|').length > 2 || line.split(' / ').length > 2))
}
/** UTF-16 units. */
const LONGEST_ROW = 120

/** A full stop with no space after it: ends a sentence between two words, or between a year and a figure, but not in an address. */
function endsGlued(before: string, after: string): boolean {
  // `3.0 .Reintegro`, `tienda.com.ar .Descuento`: the space slipped before the full stop.
  if (before.endsWith(' ')) return /^(?:[a-z]{4}|(?:el|la|no|se|en) )/.test(after)
  // `www.tienda.com.ar.Tope máximo`: an address ends here, and so does the sentence.
  if (/\.(?:com|net|org|gob)\.ar$/.test(before)) return /^[a-z]{3}/.test(after)
  if (DOMAIN_LIKE.test(before.slice(-8)) || DOMAIN_LIKE.test(after)) return false
  if (/^(?:com|ar|gob|org|net|html|aspx|mi|ap)(?![a-z])/.test(after)) return false
  // `… que no sean Nx.Otra empresa podrá …`: a name of two letters, and a word behind it.
  if (/[^a-z0-9.][a-z]{2}$/.test(before) && /^(?:[a-z]{4,7} |[a-z]{8})/.test(after)) return true
  if (/[a-z)"]{3}$/.test(before)) return /^(?:[a-z0-9("]{3}|\d{1,2}%|(?:no|el|la|se|en) )/.test(after)
  if (/(?:[/ ]20\d\d)$/.test(before)) return /^[a-z0-9]{2}/.test(after)
  if (/[\d%]$/.test(before)) return /^(?:[a-z]{3}|\(?\d{1,2}\) )/.test(after)
  return after.startsWith('*') || after.startsWith('(')
}
