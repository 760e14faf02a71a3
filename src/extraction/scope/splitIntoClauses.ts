import type { Span } from '#domain/promotion/promotion.ts'
import type { Mention, MentionKind, Opener, Topic } from '../mentions/mention.ts'
import { selectMentions } from '../mentions/mention.ts'
import type { Sentence } from '../text/sentences.ts'
import { NON_GOODS_STEMS, WAIVED_NOUN_STEMS } from '../vocabulary/modality.ts'
import type { Clause, Modality } from './clause.ts'

/** A sentence is cut where its modality changes. An icon, a flag or a file name is one clause. */
export function splitIntoClauses(folded: string, sentences: readonly Sentence[], mentions: readonly Mention[]): Clause[] {
  const clauses: Clause[] = []
  let next = 0
  for (const [index, sentence] of sentences.entries()) {
    const all: Mention[] = []
    while (next < mentions.length && (mentions[next] as Mention).start < sentence.end) all.push(mentions[next++] as Mention)
    const own = all.filter(({ kind }) => kind !== 'clue')
    const clues = selectMentions(all, 'clue')
    const before = clauses.at(-1)
    const isCarried = continuesBan(folded, sentences[before?.sentence ?? -1], before, sentence, own)
    for (const piece of splitSentence(folded, sentence, own, isCarried ? 'forbids' : 'grants')) {
      clauses.push({
        ...piece,
        role: sentence.role,
        sentence: index,
        mentions: own.filter((mention) => beginsWithin(mention, piece)),
        clues: clues.filter((mention) => beginsWithin(mention, piece)),
      })
    }
  }
  return clauses
}

type Piece = Span & { modality: Modality }
type Turn = { at: number; modality: Modality }

/** It begins with "ni", or is a bare list of goods after a banned list. */
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
  const end = selectMentions(own, 'opener')[0]?.start ?? sentence.end
  const goods = own.filter((mention) => isGoods(mention) && mention.start < end)
  if (goods[0] === undefined || goods[0].start - sentence.start > LONGEST_LEAD) return false
  const inGoods = ({ start }: Span) => goods.some((one) => one.start <= start && start < one.end)
  return !wordsIn(folded, { start: sentence.start, end }).some(
    (word) =>
      !inGoods(word) && NON_GOODS_STEMS.some((stem) => (stem.length < SHORTEST_STEM ? word.text === stem : word.text.startsWith(stem))),
  )
}

/** A shorter stem must equal the word, because «es» begins «escritura» too. */
const SHORTEST_STEM = 4

const isGoods = ({ kind }: Mention) => kind === 'category' || kind === 'brand'
/** A single banned thing does not begin a list. */
const LEAST_LIST = 2
/** Room for words such as "productos de" before the first of the goods. */
const LONGEST_LEAD = 40

function splitSentence(folded: string, sentence: Sentence, mentions: readonly Mention[], first: Modality): Piece[] {
  if (sentence.role === 'image' || sentence.role === 'mark') return [{ start: sentence.start, end: sentence.end, modality: 'grants' }]
  const turns = findTurns(folded, sentence, mentions, first)
  return turns
    .map(({ at, modality }, index) => ({ start: at, end: turns[index + 1]?.at ?? sentence.end, modality }))
    .filter(({ start, end }) => end > start)
    .map((piece, index, pieces): Piece => (isSpeaker(piece, pieces[index + 1], mentions) ? { ...piece, modality: 'boilerplate' } : piece))
}

/** Only the subject of the boilerplate after it: the company that disclaims something. */
function isSpeaker({ start, end, modality }: Piece, next: Piece | undefined, mentions: readonly Mention[]): boolean {
  if (modality !== 'grants' || next?.modality !== 'boilerplate' || end - start > LONGEST_SUBJECT) return false
  return mentions.every((mention) => mention.start < start || mention.start >= end || SPEAKERS.has(mention.kind))
}

const SPEAKERS = new Set<MentionKind>(['institution', 'app', 'network', 'foreignCard'])
const LONGEST_SUBJECT = 140

/** A modality that ends: where, which modality returns there, and the depth of brackets where it began. */
type Passing = { end: number; back: Modality; depth?: number }

/** A closing bracket restores the modality from before the opening one. */
function findTurns(folded: string, sentence: Sentence, mentions: readonly Mention[], first: Modality): Turn[] {
  const openers = selectOpeners(folded, sentence, mentions)
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
      const subject = canApplyToSubject(before, found) ? findSubject(folded, sentence, found, mentions) : null
      if (subject !== null) {
        while (turns.length > 1 && (turns.at(-1) as Turn).at > subject) turns.pop()
        const back = current()
        turn(subject, getModalityOfSubject(found.value))
        if (isBareNo(folded, found)) passing = { end: stopAfter(folded, found.end, sentence.end), back, depth: brackets.length }
        else if (found.value === 'waives' || endsAtStop(folded, found.end, sentence.end))
          passing = { end: found.end, back, depth: brackets.length }
      } else if (isBareNo(folded, found)) continue
      else if (!(before === 'waives' && isOfWaiver(folded, found))) {
        turn(at, endsExample(folded, before, found) ? 'forbids' : getModalityAfter(before, found.value))
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

const getModalityOfSubject = (opener: Opener): Modality => (opener === 'waives' || opener === 'requires' ? opener : 'forbids')
const canApplyToSubject = (current: Modality, { value }: Mention<'opener'>) =>
  (value === 'excludes' || value === 'denies' || value === 'waives' || value === 'requires') &&
  (current === 'grants' || current === 'requires')

/** What stands before an exclusion («vinos: no»); null if it is about the words after it, or nothing. */
function findSubject(folded: string, sentence: Sentence, opener: Mention<'opener'>, mentions: readonly Mention[]): number | null {
  const isOfSubjectAlone = opener.value === 'waives' || opener.value === 'requires'
  // A requirement or a waiver may be about its subject alone ("en el local, nada más").
  if (isOfSubjectAlone && !endsAtStop(folded, opener.end, sentence.end)) return null
  const rest = folded.slice(opener.end, stopAfter(folded, opener.end, sentence.end))
  const stop = folded[opener.end + rest.length]
  if (!isOfSubjectAlone && isComplement(rest.trim().split(' '))) return null
  // "No incluye" is about the words after it.
  if (rest.trim() !== '' && folded.slice(opener.start, opener.end).endsWith('incluye')) return null
  const after = {
    start: opener.end,
    end: stop === ':' && rest.trim() === '' && !isBareNo(folded, opener) ? sentence.end : opener.end + rest.length,
  }
  if (mentions.some((mention) => namesSomething(mention) && beginsWithin(mention, after))) return null
  let start = segmentBefore(folded, sentence.start, opener.start)
  if (folded.slice(start, opener.start).trim() === '' && start > sentence.start) start = segmentBefore(folded, sentence.start, start - 1)
  // If an `if` clause precedes the exclusion, whoever it names is excluded.
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
  // A subject of a waiver that begins with «con», «pagando» or the like belongs to another statement.
  if (opener.value === 'waives' && BEHIND_NOUN.has(folded.slice(start, opener.start).split(' ', 1)[0] as string)) return null
  const named = mentions.filter((mention) => beginsWithin(mention, subject))
  // A ban may be about purchases above an amount. A promised figure before an exclusion is not banned.
  const isBound = named.some(({ kind }) => kind === 'bound') || opener.value === 'waives'
  if (named.some(({ kind }) => kind === 'percent' || kind === 'instalments' || (kind === 'money' && !isBound))) return null
  return named.some((mention) => namesSomething(mention) || mention.kind === 'money') ? start : null
}

/** The words after an exclusion name what is excluded, unless they name the offer itself. */
const isComplement = ([first, ...rest]: readonly string[]) =>
  PREPOSITIONS.has(first as string) && !rest.slice(0, 3).some((word) => OFFERS.has(word))
const OFFERS = new Set(['promo', 'promocion', 'beneficio', 'descuento', 'oferta', 'accion', 'campana', 'reintegro', 'calculo', 'cuenta'])
const PREPOSITIONS = new Set(['a', 'al', 'con', 'en', 'para', 'sobre', 'por', 'si', 'ni', 'las', 'los', 'la', 'el'])
const STOPS = ',;:.()|!?'
const beginsWithin = ({ start }: Span, span: Span) => start >= span.start && start < span.end

/** What a card can include or exclude. */
const NAMED = new Set<MentionKind>(
  'institution foreignCard unknownIssuer cardKind network tier people rail app funds category brand province town channel branch weekdays'.split(
    ' ',
  ) as MentionKind[],
)
const NAMED_TOPICS = new Set<Topic>(['stacking', 'alone', 'branches', 'someBranches', 'franchises', 'products', 'selfCheckout'])
const namesSomething = (mention: Mention) => (mention.kind === 'topic' ? NAMED_TOPICS.has(mention.value) : NAMED.has(mention.kind))

/** A few words that name something: an item of a list that is the subject of an exclusion. */
function isListItem(folded: string, item: Span, mentions: readonly Mention[]): boolean {
  const words = wordsIn(folded, item)
  const named = mentions.filter((mention) => beginsWithin(mention, item))
  return words.length <= 4 && named.some(namesSomething) && !named.some(({ kind }) => kind === 'opener')
}

/** Items of one list begin with the same preposition or with none. */
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
const LONGEST_WORD = 24
const ARTICLES = new Set(['la', 'el', 'las', 'los', 'ni'])

/** Between two punctuation marks. */
function segmentBefore(folded: string, from: number, end: number): number {
  let start = end
  while (start > from && !isStop(folded, start - 1)) start--
  return start
}

/** Not inside a number or a web address. */
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

/** Stops at the first word: it runs for every «no». */
function endsAtStop(folded: string, from: number, end: number): boolean {
  let at = from
  while (at < end && !isStop(folded, at) && (folded[at] as string).trim() === '') at++
  return at >= end || isStop(folded, at)
}

/** A "no" that stands alone may deny the words before it. */
const isBareNo = (folded: string, { value, start, end }: Mention<'opener'>) =>
  value === 'denies' || (value === 'excludes' && end - start === 2 && folded.startsWith('no', start))

type Word = Span & { text: string }

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

/** Without those inside a name ("marcas exclusivas") and a "no" that belongs to the words after it. */
function selectOpeners(folded: string, { end }: Sentence, mentions: readonly Mention[]): Mention<'opener'>[] {
  const names = [...selectMentions(mentions, 'category'), ...selectMentions(mentions, 'channel')]
  const isInName = (opener: Span) =>
    names.some((name) => name.start <= opener.start && opener.end <= name.end && name.end - name.start > opener.end - opener.start)
  return selectMentions(mentions, 'opener').filter((opener) => {
    if (isInName(opener)) return false
    if (opener.value === 'instance') return isBeforeMoney(opener, mentions)
    if (opener.value === 'denies') return endsAtStop(folded, opener.end, end) && isRightBehind(folded, opener, mentions)
    if (isNi(folded, opener)) return isStop(folded, opener.start - 2) && isBeforeNamed(opener, mentions)
    // "menos" after a percentage means a lower price and is no exception.
    if (opener.value === 'excepts') return folded.slice(opener.end, end).trim() !== '' && !isBehindPercent(opener, mentions)
    if (!isBareNo(folded, opener)) return true
    return deniesBefore(folded, opener, end, mentions) && !OR.has(folded.slice(opener.start - 3, opener.start))
  })
}
const OR = new Set([' o ', ' u ', 'no '])

/** Nothing after it can be denied. */
function deniesBefore(folded: string, opener: Span, end: number, mentions: readonly Mention[]): boolean {
  if (endsAtStop(folded, opener.end, end)) return true
  const rest = { start: opener.end, end: stopAfter(folded, opener.end, Math.min(end, opener.end + LONGEST_DENIED)) }
  return rest.end < opener.end + LONGEST_DENIED && !mentions.some((mention) => mention.kind !== 'giving' && beginsWithin(mention, rest))
}
const LONGEST_DENIED = 48

const isRightBehind = (folded: string, { start }: Span, mentions: readonly Mention[]) =>
  isStop(folded, start - 2) ||
  isStop(folded, start - 1) ||
  mentions.some((one) => namesSomething(one) && start - one.end >= 0 && start - one.end < 3)

/** "Ni" opens a ban only after punctuation and before a name. */
const isNi = (folded: string, { start, end }: Span) => end - start === 2 && folded.startsWith('ni', start)
const isBeforeNamed = ({ end }: Span, mentions: readonly Mention[]) =>
  mentions.some((one) => namesSomething(one) && one.start >= end && one.start - end < NEAR)

const isBehindPercent = ({ start }: Span, mentions: readonly Mention[]) =>
  mentions.some((mention) => mention.kind === 'percent' && start - mention.end >= 0 && start - mention.end < 3)

/** Checks for an amount right after it: only then «en una compra de» begins an example. With a minimum it is a requirement. */
const isBeforeMoney = ({ end }: Span, mentions: readonly Mention[]) => {
  const next = mentions.find(({ kind, value, start }) => start >= end && (kind === 'money' || kind === 'bound' || value === 'refund'))
  const bound = selectMentions(mentions, 'bound').find(({ start }) => start >= (next?.end ?? 0))
  const isLeast = bound?.value === 'minimum' && bound.start - (next?.end ?? 0) < RIGHT_BEHIND
  return next?.kind === 'money' && next.start - end < NEAR && !isLeast
}
/** Between an opener and the amount or name after it. */
const NEAR = 24
const RIGHT_BEHIND = 3

/** At a comma, unless its list goes on, or after a noun at the way to pay. */
function endOfWaiver(folded: string, from: number, end: number): number {
  const words = wordsIn(folded, { start: from, end: Math.min(end, from + LONGEST_WAIVER) })
  const isOfNoun = words.slice(0, 4).some(({ text }) => WAIVED_NOUN_STEMS.some((stem) => text.startsWith(stem)))
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
const LONGEST_WAIVER = 240
const LIST_GOES_ON = new Set(['ni', 'o', 'u', 'tampoco'])
const BEHIND_NOUN = new Set(['con', 'pagando', 'abonando', 'comprando', 'para', 'en', 'desde', 'a', 'los', 'todos'])
/** They continue a waiver instead of opening a clause. */
function isOfWaiver(folded: string, { value, start, end }: Mention<'opener'>): boolean {
  if (value === 'excludes' || value === 'forbids') return ['tampoco', 'ni'].includes(folded.slice(start, end))
  if (value === 'requires') return MEANS.has(folded.slice(end + 1).split(' ', 1)[0] as string)
  return value === 'waives' || (value === 'pays' && folded.startsWith('abonad', start))
}
const MEANS = new Set(['con', 'mediante', 'desde', 'a'])

/** The company's tax number is boilerplate up to the words about the offer; null if there are none. */
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
/** A tax number with the company's short name and the words up to the offer. */
const LONGEST_NUMBER = 48

/** A ban follows the amounts of an example without a full stop. */
const endsExample = (folded: string, current: Modality, { value, start }: Mention<'opener'>) =>
  current === 'example' &&
  (value === 'forbids' || value === 'excludes') &&
  folded[start - 1] === ' ' &&
  isDigit(folded.charCodeAt(start - 2))
const isDigit = (code: number) => code >= 48 && code <= 57

/** An exception ends a ban, else begins one. An example lasts to its sentence's end. */
function getModalityAfter(current: Modality, opener: Opener): Modality {
  if (opener === 'excepts') return current === 'forbids' || current === 'waives' ? 'exempts' : 'forbids'
  if (current === 'example') return opener === 'boilerplate' ? opener : current
  // A way to pay inside a ban belongs to the ban.
  if (opener === 'pays') return current === 'grants' || current === 'waives' ? 'requires' : current
  // An example inside a ban is banned too.
  if (opener === 'example' || opener === 'instance') return current === 'forbids' ? current : 'example'
  return opener === 'excludes' || opener === 'denies' ? 'forbids' : opener
}
