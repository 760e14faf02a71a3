import type { Span } from '#domain/promotion/promotion.ts'
import type { Mention, MentionKind, Opener, Topic } from '../mentions/mention.ts'
import { mentionsOf } from '../mentions/mention.ts'
import type { Sentence } from '../text/sentences.ts'
import { NOT_OF_GOODS, WAIVED_NOUNS } from '../vocabulary/modality.ts'
import type { Clause, Modality } from './clause.ts'

/** Cuts every sentence where its modality turns, and hands each piece what it names. Icons, flags and file names are one clause each. */
export function clausesOf(folded: string, sentences: readonly Sentence[], mentions: readonly Mention[]): Clause[] {
  const clauses: Clause[] = []
  let next = 0
  for (const [index, sentence] of sentences.entries()) {
    const all: Mention[] = []
    while (next < mentions.length && (mentions[next] as Mention).start < sentence.end) all.push(mentions[next++] as Mention)
    const own = all.filter(({ kind }) => kind !== 'clue')
    const clues = mentionsOf(all, 'clue')
    const before = clauses.at(-1)
    const isCarried = continuesBan(folded, sentences[before?.sentence ?? -1], before, sentence, own)
    for (const piece of piecesOf(folded, sentence, own, isCarried ? 'forbids' : 'grants')) {
      clauses.push({
        ...piece,
        role: sentence.role,
        sentence: index,
        mentions: own.filter((mention) => isWithin(mention, piece)),
        clues: clues.filter((mention) => isWithin(mention, piece)),
      })
    }
  }
  return clauses
}

type Piece = Span & { modality: Modality }
type Turn = { at: number; modality: Modality }

/** Whether a sentence goes on with the ban before it: `Ni …`, or a bare list of goods (`… VALMONT. LECHES INFANTILES …`). */
function continuesBan(
  folded: string,
  last: Sentence | undefined,
  before: Clause | undefined,
  sentence: Sentence,
  own: readonly Mention[],
): boolean {
  if (folded.startsWith('ni ', sentence.start)) return true
  if (last?.block !== sentence.block) return false
  if (before?.modality !== 'forbids' || before.mentions.filter(isGoods).length < LEAST_LIST) return false
  const end = mentionsOf(own, 'opener')[0]?.start ?? sentence.end
  const goods = own.filter((mention) => isGoods(mention) && mention.start < end)
  if (goods[0] === undefined || goods[0].start - sentence.start > LONGEST_LEAD) return false
  const inGoods = ({ start }: Span) => goods.some((one) => one.start <= start && start < one.end)
  return !wordsIn(folded, { start: sentence.start, end }).some(
    (word) =>
      !inGoods(word) && NOT_OF_GOODS.some((stem) => (stem.length < SHORTEST_STEM ? word.text === stem : word.text.startsWith(stem))),
  )
}

/** Shorter ones are words: «es» begins «escritura», too. */
const SHORTEST_STEM = 4

const isGoods = ({ kind }: Mention) => kind === 'category' || kind === 'brand'
/** One thing alone is no list to go on with. */
const LEAST_LIST = 2
/** "Productos de", "las siguientes marcas" may stand before the first of the goods. UTF-16 units. */
const LONGEST_LEAD = 40

function piecesOf(folded: string, sentence: Sentence, mentions: readonly Mention[], first: Modality): Piece[] {
  if (sentence.role === 'image' || sentence.role === 'mark') return [{ start: sentence.start, end: sentence.end, modality: 'grants' }]
  const turns = turnsOf(folded, sentence, mentions, first)
  return turns
    .map(({ at, modality }, index) => ({ start: at, end: turns[index + 1]?.at ?? sentence.end, modality }))
    .filter(({ start, end }) => end > start)
    .map((piece, index, pieces): Piece => (isSpeaker(piece, pieces[index + 1], mentions) ? { ...piece, modality: 'boilerplate' } : piece))
}

/** "El Banco X no se responsabiliza …": who says so belongs to what is said. */
function isSpeaker({ start, end, modality }: Piece, next: Piece | undefined, mentions: readonly Mention[]): boolean {
  if (modality !== 'grants' || next?.modality !== 'boilerplate' || end - start > LONGEST_SUBJECT) return false
  return mentions.every((mention) => mention.start < start || mention.start >= end || SPEAKERS.has(mention.kind))
}

const SPEAKERS = new Set<MentionKind>(['institution', 'app', 'network', 'foreignCard'])
/** UTF-16 units. */
const LONGEST_SUBJECT = 140

/** Up to where a modality lasts, what holds behind it, and in how many brackets it began. */
type Passing = { end: number; back: Modality; depth?: number }

/** The places at which the modality turns. A bracket, once closed, gives back the modality that held before it. */
function turnsOf(folded: string, sentence: Sentence, mentions: readonly Mention[], first: Modality): Turn[] {
  const openers = openersOf(folded, sentence, mentions)
  const turns: Turn[] = [{ at: sentence.start, modality: first }]
  const brackets: Modality[] = []
  let passing: Passing | null = null
  let opener = 0
  const current = () => (turns.at(-1) as Turn).modality
  const turn = (at: number, modality: Modality) => {
    if (modality !== current()) turns.push({ at, modality })
  }
  for (let at = sentence.start; at < sentence.end; at++) {
    if (passing !== null && at >= passing.end) {
      turn(at, passing.back)
      passing = null
    }
    const found = openers[opener]
    if (found !== undefined && found.start <= at) {
      opener++
      if (found.start < at) continue
      const before = current()
      const subject = canBeSaidOfSubject(before, found) ? subjectOf(folded, sentence, found, mentions) : null
      if (subject !== null) {
        while (turns.length > 1 && (turns.at(-1) as Turn).at > subject) turns.pop()
        const back = current()
        turn(subject, said(found.value))
        if (isBareNo(folded, found)) passing = { end: stopAfter(folded, found.end, sentence.end), back, depth: brackets.length }
        else if (found.value === 'waives' || (endsAtStop(folded, found.end, sentence.end) && !isBeforeList(folded, found)))
          passing = { end: found.end, back, depth: brackets.length }
      } else if (isBareNo(folded, found)) continue
      else if (!(before === 'waives' && isOfWaiver(folded, found))) {
        turn(at, endsExample(folded, before, found) ? 'forbids' : turned(before, found.value))
        if (before !== 'waives' && current() === 'waives')
          passing = { back: before, end: endOfWaiver(folded, found.end, sentence.end), depth: brackets.length }
        else passing = endOfCompanyNumber(folded, found, mentions, before) ?? passing
      }
      at = Math.max(at, found.end - 1)
      continue
    }
    const char = folded[at]
    if (char === '(') brackets.push(current())
    else if (char === ')' && brackets.length > 0) {
      turn(at + 1, brackets.pop() as Modality)
      if ((passing?.depth ?? 0) > brackets.length) passing = null
    } else if (sentence.role !== 'legal' && (char === '|' || (char === '-' && folded[at - 1] === ' ' && folded[at + 1] === ' ')))
      turn(at, 'grants')
  }
  return turns
}

const said = (opener: Opener): Modality => (opener === 'waives' || opener === 'requires' ? opener : 'forbids')
const canBeSaidOfSubject = (current: Modality, { value }: Mention<'opener'>) =>
  (value === 'excludes' || value === 'denies' || value === 'waives' || value === 'requires') &&
  (current === 'grants' || current === 'requires')

/**
 * Where the subject begins of which an exclusion is said ("la web y la app no participan", "Vinos: no"), or null where it is said of what
 * follows ("no participan: vinos") or of nothing that is named.
 */
function subjectOf(folded: string, sentence: Sentence, opener: Mention<'opener'>, mentions: readonly Mention[]): number | null {
  const rest = folded.slice(opener.end, stopAfter(folded, opener.end, sentence.end))
  const stop = folded[opener.end + rest.length]
  // What is asked for and what is not may be said of their subject alone: "en el local, nada más".
  if (opener.value === 'waives' || opener.value === 'requires' ? rest.trim() !== '' : isComplement(rest.trim().split(' '))) return null
  // "No incluye …" says of what.
  if (rest.trim() !== '' && folded.slice(opener.start, opener.end).endsWith('incluye')) return null
  const after = {
    start: opener.end,
    end: stop === ':' && rest.trim() === '' && !isBareNo(folded, opener) ? sentence.end : opener.end + rest.length,
  }
  if (mentions.some((mention) => isNamed(mention) && isWithin(mention, after))) return null
  let start = segmentBefore(folded, sentence.start, opener.start)
  if (folded.slice(start, opener.start).trim() === '' && start > sentence.start) start = segmentBefore(folded, sentence.start, start - 1)
  // `Si sos vecino, esta promo no es para vos`: banned is whoever the condition names.
  const condition = folded[start - 1] === ',' ? segmentBefore(folded, sentence.start, start - 1) : start
  if (condition < start && folded.startsWith('si ', condition + (folded[condition] === ' ' ? 1 : 0))) start = condition
  while (start > sentence.start && folded[start - 1] === ',') {
    const earlier = segmentBefore(folded, sentence.start, start - 1)
    if (!isListItem(folded, { start: earlier, end: start - 1 }, mentions) || !beginAlike(folded, earlier, start)) break
    start = earlier
  }
  while (folded[start] === ' ') start++
  const subject = { start, end: opener.start }
  if (subject.end - start > LONGEST_SUBJECT) return null
  // "Con QR no es necesario" waives something else.
  if (opener.value === 'waives' && BEHIND_NOUN.has(folded.slice(start, opener.start).split(' ', 1)[0] as string)) return null
  const named = mentions.filter((mention) => isWithin(mention, subject))
  // "Las compras superiores a $ 90.000 quedan excluidas" bans; what a figure promises is not banned behind it.
  const isBound = named.some(({ kind }) => kind === 'bound') || opener.value === 'waives'
  if (named.some(({ kind }) => kind === 'percent' || kind === 'instalments' || (kind === 'money' && !isBound))) return null
  return named.some((mention) => isNamed(mention) || mention.kind === 'money') ? start : null
}

/** A complement says of what the exclusion is ("no aplica a …", "no vale para …"), unless it is the offer itself. */
const isComplement = ([first, ...rest]: readonly string[]) =>
  PREPOSITIONS.has(first as string) && !rest.slice(0, 3).some((word) => OFFERS.has(word))
const OFFERS = new Set(['promo', 'promocion', 'beneficio', 'descuento', 'oferta', 'accion', 'campana', 'reintegro', 'calculo', 'cuenta'])
const PREPOSITIONS = new Set(['a', 'al', 'con', 'en', 'para', 'sobre', 'por', 'si', 'ni', 'las', 'los', 'la', 'el'])
const STOPS = ',;:.()|!?'
const isWithin = ({ start }: Span, span: Span) => start >= span.start && start < span.end

/** Kinds and topics of which a card can say that they take part or not. */
const NAMED = new Set<MentionKind>(
  'institution foreignCard unknownIssuer cardKind network tier people rail app funds category brand province town channel branch weekdays'.split(
    ' ',
  ) as MentionKind[],
)
const NAMED_TOPICS = new Set<Topic>(['stacking', 'alone', 'branches', 'someBranches', 'franchises', 'products', 'selfCheckout'])
const isNamed = (mention: Mention) => (mention.kind === 'topic' ? NAMED_TOPICS.has(mention.value) : NAMED.has(mention.kind))

/** Few words with something named: an item of the list that a subject is (`Hiper, Maxi y la web no participan`). */
function isListItem(folded: string, item: Span, mentions: readonly Mention[]): boolean {
  const words = wordsIn(folded, item)
  const named = mentions.filter((mention) => isWithin(mention, item))
  return words.length <= 4 && named.some(isNamed) && !named.some(({ kind }) => kind === 'opener')
}

/** `Con débito, en la web no`: the parts of a list begin with the same preposition, or with none. */
function beginAlike(folded: string, earlier: number, later: number): boolean {
  const [one, other] = [earlier, later].map(
    (at) =>
      folded
        .slice(at, at + LONGEST_WORD)
        .trimStart()
        .split(' ', 1)[0] as string,
  )
  return one === other || !PREPOSITIONS.has(other as string) || ARTICLES.has(other as string)
}
/** UTF-16 units. */
const LONGEST_WORD = 24
const ARTICLES = new Set(['la', 'el', 'las', 'los', 'ni'])

/** Where the stretch between two signs begins that ends at an offset. */
function segmentBefore(folded: string, from: number, end: number): number {
  let start = end
  while (start > from && !isStop(folded, start - 1)) start--
  return start
}

/** A sign that parts stretches, and not the figures of a number or the words of an address. */
const isStop = (folded: string, at: number) =>
  STOPS.includes(folded[at] as string) &&
  !(isDigit(folded.charCodeAt(at - 1)) && isDigit(folded.charCodeAt(at + 1))) &&
  !(folded[at] === '.' && isSmallLetter(folded.charCodeAt(at + 1)))
const isSmallLetter = (code: number) => code >= 97 && code <= 122

function stopAfter(folded: string, from: number, end: number): number {
  let at = from
  while (at < end && !isStop(folded, at)) at++
  return at
}

/** Whether nothing but white space stands before the next sign. Stops at the first word: it is asked of every "no". */
function endsAtStop(folded: string, from: number, end: number): boolean {
  let at = from
  while (at < end && !isStop(folded, at) && (folded[at] as string).trim() === '') at++
  return at >= end || isStop(folded, at)
}

/** "Vinos: no", "por la web no.": the word alone, and nothing that it denies behind it. */
const isBareNo = (folded: string, { value, start, end }: Mention<'opener'>) =>
  value === 'denies' || (value === 'excludes' && end - start === 2 && folded.startsWith('no', start))

type Word = Span & { text: string }

/** "Quedan excluidas las franquicias: …": what is left out is listed. */
const isBeforeList = (folded: string, opener: Mention<'opener'>) =>
  !isBareNo(folded, opener) &&
  folded
    .slice(opener.end, opener.end + 2)
    .trim()
    .startsWith(':')

/** Words between spaces, with their offsets. */
function wordsIn(folded: string, { start, end }: Span): Word[] {
  const words: Word[] = []
  for (let at = start; at < end; at++) {
    const space = folded.indexOf(' ', at)
    const stop = space < 0 || space > end ? end : space
    if (stop > at) words.push({ text: folded.slice(at, stop), start: at, end: stop })
    at = stop
  }
  return words
}

/** The openers of a sentence, without those inside the name of something ("marcas exclusivas") and a "no" that belongs to what follows. */
function openersOf(folded: string, { end }: Sentence, mentions: readonly Mention[]): Mention<'opener'>[] {
  const names = mentionsOf(mentions, 'category')
  const isInName = (opener: Span) =>
    names.some((name) => name.start <= opener.start && opener.end <= name.end && name.end - name.start > opener.end - opener.start)
  return mentionsOf(mentions, 'opener').filter((opener) => {
    if (isInName(opener)) return false
    if (opener.value === 'instance') return isBeforeMoney(opener, mentions)
    if (opener.value === 'denies') return endsAtStop(folded, opener.end, end) && isRightBehind(folded, opener, mentions)
    if (isNi(folded, opener)) return isStop(folded, opener.start - 2) && isBeforeNamed(opener, mentions)
    // "30 % menos" excepts nothing.
    if (opener.value === 'excepts') return folded.slice(opener.end, end).trim() !== '' && !isBehindPercent(opener, mentions)
    if (!isBareNo(folded, opener)) return true
    return deniesBefore(folded, opener, end, mentions) && !OR.has(folded.slice(opener.start - 3, opener.start))
  })
}
const OR = new Set([' o ', ' u ', 'no '])

/** `La web no.`, `la web no llega a tanto`: behind the word stands nothing that it could deny, so that it denies what stands before it. */
function deniesBefore(folded: string, opener: Span, end: number, mentions: readonly Mention[]): boolean {
  if (endsAtStop(folded, opener.end, end)) return true
  const rest = { start: opener.end, end: stopAfter(folded, opener.end, Math.min(end, opener.end + LONGEST_DENIED)) }
  return rest.end < opener.end + LONGEST_DENIED && !mentions.some((mention) => mention.kind !== 'giving' && isWithin(mention, rest))
}
/** UTF-16 units. */
const LONGEST_DENIED = 48

/** `Por la web, nada`, `vinos: cero`, `la web cero`: a sign or the name itself stands before it. */
const isRightBehind = (folded: string, { start }: Span, mentions: readonly Mention[]) =>
  isStop(folded, start - 2) ||
  isStop(folded, start - 1) ||
  mentions.some((one) => isNamed(one) && start - one.end >= 0 && start - one.end < 3)

/** `En el local; ni web ni app`: behind a sign, and something is named behind it. */
const isNi = (folded: string, { start, end }: Span) => end - start === 2 && folded.startsWith('ni', start)
const isBeforeNamed = ({ end }: Span, mentions: readonly Mention[]) =>
  mentions.some((one) => isNamed(one) && one.start >= end && one.start - end < NEAR)

const isBehindPercent = ({ start }: Span, mentions: readonly Mention[]) =>
  mentions.some((mention) => mention.kind === 'percent' && start - mention.end >= 0 && start - mention.end < 3)

/** "En una compra de $ 10.000" begins an example; "en una compra de electrodomésticos" promises, "si llevás $ 10.000 o más" asks. */
const isBeforeMoney = ({ end }: Span, mentions: readonly Mention[]) => {
  const next = mentions.find(({ kind, value, start }) => start >= end && (kind === 'money' || kind === 'bound' || value === 'refund'))
  const bound = mentionsOf(mentions, 'bound').find(({ start }) => start >= (next?.end ?? 0))
  const isLeast = bound?.value === 'minimum' && bound.start - (next?.end ?? 0) < RIGHT_BEHIND
  return next?.kind === 'money' && next.start - end < NEAR && !isLeast
}
/** UTF-16 units between the words that lead up to an amount and the amount. */
const NEAR = 24
const RIGHT_BEHIND = 3

/** What is not asked for ends at a comma, unless the list goes on (`cuenta, tarjeta ni sueldo`), and behind a noun at how one pays. */
function endOfWaiver(folded: string, from: number, end: number): number {
  const words = wordsIn(folded, { start: from, end: Math.min(end, from + LONGEST_WAIVER) })
  const isOfNoun = words.slice(0, 4).some(({ text }) => WAIVED_NOUNS.some((stem) => text.startsWith(stem)))
  for (const { text, start } of words) {
    if (isOfNoun && BEHIND_NOUN.has(text)) return start
    if (text === 'pero' || text === 'sino') return start
    const stop = start + text.length
    const sign = text.at(-1)
    if (sign === ';' || sign === ':') return stop - 1
    if (sign === ',' && !LIST_GOES_ON.has(folded.slice(stop + 1).split(' ', 1)[0] as string)) {
      const piece = folded.slice(stop, stopAfter(folded, stop, end))
      if (!piece.includes(' ni ')) return stop - 1
    }
  }
  return end
}
/** UTF-16 units. */
const LONGEST_WAIVER = 240
const LIST_GOES_ON = new Set(['ni', 'o', 'u', 'tampoco'])
const BEHIND_NOUN = new Set(['con', 'pagando', 'abonando', 'comprando', 'para', 'en', 'desde', 'a', 'los', 'todos'])
/** Inside a waiver these open nothing: `no hace falta pagar exclusivamente con …`, `…, tampoco …`, `compras abonadas con …`. */
function isOfWaiver(folded: string, { value, start, end }: Mention<'opener'>): boolean {
  if (value === 'excludes' || value === 'forbids') return ['tampoco', 'ni'].includes(folded.slice(start, end))
  if (value === 'requires') return MEANS.has(folded.slice(end + 1).split(' ', 1)[0] as string)
  return value === 'waives' || (value === 'pays' && folded.startsWith('abonad', start))
}
const MEANS = new Set(['con', 'mediante', 'desde', 'a'])

/** `El Banco X, CUIT 30-12345678-9 (X), los días lunes …`: where the company's number ends, if the sentence goes on about the offer. */
function endOfCompanyNumber(
  folded: string,
  { value, start, end }: Mention<'opener'>,
  mentions: readonly Mention[],
  back: Modality,
): Passing | null {
  if (value !== 'boilerplate' || !folded.startsWith('cuit', start)) return null
  const next = mentions.find((mention) => mention.start >= end && GOES_ON.has(mention.kind))
  return next === undefined || next.start - end > LONGEST_NUMBER ? null : { end: next.start, back }
}
const GOES_ON = new Set<MentionKind>(['weekdays', 'date', 'percent', 'channel'])
/** UTF-16 units, with the company's short name and the words before the days. */
const LONGEST_NUMBER = 48

/** `Ejemplo: en 3 cuotas de $ 300 No aplica a …`: the full stop behind the amounts was forgotten. */
const endsExample = (folded: string, current: Modality, { value, start }: Mention<'opener'>) =>
  current === 'example' &&
  (value === 'forbids' || value === 'excludes') &&
  folded[start - 1] === ' ' &&
  isDigit(folded.charCodeAt(start - 2))
const isDigit = (code: number) => code >= 48 && code <= 57

/** An exception lifts out of a ban, and bans out of anything else. An example lasts to the end of its sentence. */
function turned(current: Modality, opener: Opener): Modality {
  if (opener === 'excepts') return current === 'forbids' || current === 'waives' ? 'exempts' : 'forbids'
  if (current === 'example') return opener === 'boilerplate' ? opener : current
  // "No aplica a compras abonadas con X": the way to pay continues the ban.
  if (opener === 'pays') return current === 'grants' || current === 'waives' ? 'requires' : current
  // "No aplica a billeteras, por ejemplo X": an example of what is banned is banned.
  if (opener === 'example' || opener === 'instance') return current === 'forbids' ? current : 'example'
  return opener === 'excludes' || opener === 'denies' ? 'forbids' : opener
}
