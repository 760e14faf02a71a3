import type { BlockRole, CardWords } from '#domain/promotion/capture.ts'
import { ABBREVIATIONS } from '../vocabulary/ordinaryWords.ts'

export type Sentence = { start: number; end: number; role: BlockRole; block: number }

/** Bounds the work: the rest of the text counts as one sentence. Real cards have up to 60. */
const MAX_SENTENCES = 400

const LAST_WORD = /(?<![a-z0-9])[a-z0-9]{0,14}$/
/** A short form before the app's name: its full stop ends no sentence. */
const NAMED_APP = /^ (?:[a-z]{2,14} (?:o|u|y|y\/o) (?:app(?![a-z])|modo)|modo(?= ?[,;.]))/
const LONGEST_NAMED_APP = 26
const ADDRESS_GOES_ON = /^[a-z0-9-]{1,30}(?:\.[a-z0-9-]{1,30}){0,2}\.(?:com|net|org|gob)(?![a-z])/
/** Begin a section of the card. `POINT`: the numbers of a list, each item of which is a sentence. */
const LABEL = /^(?:beneficio|vigencia|reintegro|topes?|descuento|exclusiones) ?:/
const POINT = /^ (?:y |o )?(?:\(?\d{1,2}\) |\d{1,2}\.\d{1,2}(?!\d))/
const COMPANY_NUMBER = /(?<!\d)\d{2}-?\d{8}-?\d$/
const LONGEST_LABELS = 64
/** Belongs to its question, so both stay one sentence. */
const ANSWER = /^\)? (?:no|ni|nada|cero|nunca|tampoco|si|fuera|afuera)(?![a-z])/
const DOMAIN_LIKE = /(?:www|https?|\.com|\.ar|\.gob|@)/

export function splitIntoSentences(card: CardWords, folded: string): Sentence[] {
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
  // A line break ends a sentence before a label or around a table row. In the folded text it is a space, so the original text is checked.
  if (text[at] === '\n') return isTableRow(text, at, end) || LABEL.test(folded.slice(at + 1, Math.min(end, at + 18)))
  // A new legal text begins right after the company's tax number, without a full stop.
  if (char === ' ') return folded.startsWith('cartera de consumo', at + 1) && COMPANY_NUMBER.test(folded.slice(Math.max(0, at - 14), at))
  // Several dots in a row are leaders to the next column.
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

function isTableRow(text: string, at: number, end: number): boolean {
  const before = text.slice(Math.max(0, text.lastIndexOf('\n', at - 1)), at)
  const next = text.indexOf('\n', at + 1)
  const behind = text.slice(at, next < 0 ? end : Math.min(next, end))
  return [before, behind].some((line) => line.length < LONGEST_ROW && (line.split('|').length > 2 || line.split(' / ').length > 2))
}
const LONGEST_ROW = 120

/** A full stop without a space after it: inside addresses and numbers it ends nothing. */
function endsGlued(before: string, after: string): boolean {
  // A misplaced space before the full stop.
  if (before.endsWith(' ')) return /^(?:[a-z]{4}|(?:el|la|no|se|en) )/.test(after)
  // The full stop right after a web address ends the sentence.
  if (/\.(?:com|net|org|gob)\.ar$/.test(before)) return /^[a-z]{3}/.test(after)
  if (DOMAIN_LIKE.test(before.slice(-8)) || DOMAIN_LIKE.test(after)) return false
  if (/^(?:com|ar|gob|org|net|html|aspx|mi|ap)(?![a-z])/.test(after)) return false
  // A two-letter name at the end of a sentence, followed by a word.
  if (/[^a-z0-9.][a-z]{2}$/.test(before) && /^(?:[a-z]{4,7} |[a-z]{8})/.test(after)) return true
  if (/[a-z)"]{3}$/.test(before)) return /^(?:[a-z0-9("]{3}|\d{1,2}%|(?:no|el|la|se|en) )/.test(after)
  if (/(?:[/ ]20\d\d)$/.test(before)) return /^[a-z0-9]{2}/.test(after)
  if (/[\d%]$/.test(before)) return /^(?:[a-z]{3}|\(?\d{1,2}\) )/.test(after)
  return after.startsWith('*') || after.startsWith('(')
}
