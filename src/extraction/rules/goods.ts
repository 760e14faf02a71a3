import type { Conditions, GoodsCategory } from '#domain/promotion/condition.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { MAX_LONG_TEXT } from '#domain/promotion/promotionFields.ts'
import { selectMentions } from '../mentions/mention.ts'
import type { Clause } from '../scope/clause.ts'
import type { OfferView } from '../scope/offerView.ts'
import { foldKeepingOffsets } from '../text/fold.ts'
import { shortenText, tidyClause } from '../text/readableText.ts'
import { quoteSpan } from '../text/spans.ts'
import {
  FUNCTION_WORDS,
  LIST_HEADINGS,
  OFFER_NOUNS,
  PAYMENT_CUES,
  PAYMENT_NOUNS,
  WORDS_AFTER_GOODS_LISTS,
} from '../vocabulary/goodsCues.ts'
import { findExcludedGoods } from './excludedGoods.ts'
import { findLimitedGoods, type GoodsLimit } from './limitedGoods.ts'
import type { FieldReader } from './reader.ts'

/** A category that is both limited to and excluded is excluded in part. */
export function readGoodsConditions(
  view: OfferView,
): Pick<Conditions, 'excludes' | 'excludesSome' | 'excludesBrands' | 'onlyFor' | 'evidence'> {
  const excluded = findExcludedGoods(view)
  const limited = findLimitedGoods(view)
  // A category that the offer is limited to, or that is named only in part, is excluded only in part.
  const isPart = (category: GoodsCategory) => !excluded.whole.includes(category) || (limited?.categories.includes(category) ?? false)
  const quotes = (spans: readonly Span[]) => spans.map((span) => quoteSpan(view.card.text, span))
  return {
    excludes: excluded.categories,
    excludesSome: excluded.categories.filter(isPart),
    excludesBrands: excluded.brands,
    onlyFor: limited === null ? null : limited.categories,
    evidence: {
      ...(excluded.clauses.length > 0 ? { excludes: quotes(excluded.clauses) } : {}),
      ...(limited === null ? {} : { onlyFor: quotes(limited.limits) }),
    },
  }
}

type GoodsWords = { text: string; spans: Span[] }

export const goodsReader: FieldReader = {
  read({ view }) {
    const excluded = excludedWords(view) ?? findHint(view)
    const limited = limitedWords(view)
    return {
      ...(excluded === null ? {} : { excludesProducts: { value: excluded.text, spans: excluded.spans, doubt: 0 } }),
      ...(limited === null ? {} : { onlyForProducts: { value: limited.text, spans: limited.spans, doubt: 0 } }),
    }
  },
}

function findHint({ card, folded, header }: OfferView): GoodsWords | null {
  for (const clause of header.filter(({ modality }) => modality === 'forbids')) {
    const said = folded.slice(clause.start, clause.end)
    const lead = ['aplican ', 'ver ', 'aplica '].find((words) => folded.slice(0, clause.start).endsWith(words))
    if (!said.startsWith('exclusiones') || lead === undefined) continue
    const span = { start: clause.start - lead.length, end: clause.start + 'exclusiones'.length }
    return { text: card.text.slice(span.start, span.end), spans: [span] }
  }
  return null
}

type List = Span & { words: string; goods: string[] }

function excludedWords(view: OfferView): GoodsWords | null {
  const lists = findExcludedGoods(view)
    .clauses.map((clause) => listOf(view, clause))
    .filter(({ words }) => words !== '')
  const says = (all: readonly string[], some: readonly string[]) => some.every((one) => all.includes(one))
  // Of two lists with the same goods the first is kept.
  const kept = lists.filter(
    ({ goods }, index) => !lists.some((other, at) => at !== index && says(other.goods, goods) && (at < index || !says(goods, other.goods))),
  )
  if (kept.length === 0) return null
  return { text: joinAndCut(kept.map(({ words }) => tidyClause(words))), spans: kept.map(({ start, end }) => ({ start, end })) }
}

/** After the words that introduce it, up to words about combining, a way to pay, or its verb. */
function listOf(view: OfferView, { start, end, mentions }: Clause): List {
  const { folded } = view
  const named = mentions.filter(({ kind }) => kind === 'category' || kind === 'brand')
  const stacking = selectMentions(mentions, 'topic').find(({ value }) => value === 'stacking')?.start ?? end
  const verb = selectMentions(mentions, 'opener').findLast((one) => folded.slice(one.start, one.end) !== 'ni')
  const isBehind = verb !== undefined && verb.start > start && named.length > 0 && named.every((one) => one.end <= verb.start)
  const until = payingIn(folded, start, Math.min(stacking, isBehind ? verb.start : end))
  const goods = named.filter((one) => one.end <= until)
  const isList = goods.length > 0 || (stacking === end && selectMentions(mentions, 'topic').some(({ value }) => value === 'makers'))
  const from = openingOf(folded, { start, end: until, mentions })
  return {
    start,
    end: until,
    words: isList ? withoutBans(view, { start: from, end: until, mentions }) : '',
    goods: goods.map((mention) => folded.slice(mention.start, mention.end)),
  }
}

/** Where a ban on ways to pay begins inside a list of goods; else the end of the list without linking words. */
function payingIn(folded: string, start: number, end: number): number {
  for (const lead of [' ni ', ' y ', ' o ']) {
    for (let at = folded.indexOf(lead, start); at >= 0 && at < end; at = folded.indexOf(lead, at + 1)) {
      const words = folded.slice(at + lead.length, end).split(' ')
      const first = words.findIndex((word) => !FUNCTION_WORDS.has(word) || PAYMENT_NOUNS.has(word))
      const rest = words.slice(first + 1).join(' ')
      if (PAYMENT_NOUNS.has(words[first] ?? '') && PAYMENT_CUES.some((paid) => rest.startsWith(paid))) return at
    }
  }
  const words = folded.slice(start, end).trimEnd().split(' ')
  while (LEADING_ON.has(words.at(-1) ?? '') || PAYMENT_NOUNS.has(words.at(-1) ?? '')) words.pop()
  return start + withoutSign(words.join(' ')).length
}
const LEADING_ON = new Set(['no', 'ni', 'es', 'son', 'se', 'sera', 'y', 'que'])

/** Introducing words are left out, because the screen has a heading of its own. */
function openingOf(folded: string, { start, end, mentions }: Span & Pick<Clause, 'mentions'>): number {
  // A till is no good: «no vale en cajas de autocobro, excluidos: …».
  const tills = selectMentions(mentions, 'topic').filter(({ value }) => value === 'selfCheckout')
  const openers = [...tills, ...selectMentions(mentions, 'opener')]
  let from = start
  for (let at = start; at < end; ) {
    while (' :,.;()*-¿'.includes(folded.charAt(at)) && at < end) at++
    const opener = openers.find((one) => one.start <= at && at < one.end)
    const [word = ''] = folded.slice(opener?.end ?? at, end).split(' ', 1)
    if (opener !== undefined) from = at = opener.end
    else if (
      OFFER_NOUNS.has(withoutSign(word)) ||
      (LIST_HEADINGS.has(withoutSign(word)) && folded.slice(at, at + word.length + 2).includes(':'))
    )
      from = at += word.length
    else if (FUNCTION_WORDS.has(word)) at += word.length
    else break
  }
  while (' :,.;()*-¿'.includes(folded.charAt(from)) && from < end) from++
  const lead = ['para compras en ', 'compras en ', 'y ', 'en ', 'a ', 'de ', 'para ', 'sobre '].find((words) =>
    folded.startsWith(words, from),
  )
  return from + (lead?.length ?? 0)
}
const withoutSign = (word: string) => (':,;?'.includes(word.at(-1) ?? ' ') ? word.slice(0, -1) : word)

function withoutBans(view: OfferView, { start, end, mentions }: Span & Pick<Clause, 'mentions'>): string {
  const { card, folded } = view
  const again = selectMentions(mentions, 'opener').find(
    (one) => one.start > start && one.end < end && folded.slice(one.start, one.end).endsWith('luye'),
  )
  if (again === undefined) return card.text.slice(start, end).trim()
  const before = folded.slice(start, again.start).trimEnd().split(' ')
  while (OFFER_NOUNS.has(withoutSign(before.at(-1) ?? '')) || FUNCTION_WORDS.has(before.at(-1) ?? '')) before.pop()
  const head = withoutSign(card.text.slice(start, start + before.join(' ').length))
  return `${head}, ${withoutBans(view, { start: openingOf(folded, { start: again.end, end, mentions }), end, mentions })}`
}

const keyOf = (words: string) =>
  foldKeepingOffsets(words)
    .split(' ')
    .map((word) => (word === 'electro' || word === 'electros' ? 'electrodomesticos' : word))
    .join(' ')

function limitedWords(view: OfferView): GoodsWords | null {
  const limited = findLimitedGoods(view)
  if (limited === null) return null
  const phrases = limited.limits.map((limit) => ({ start: limit.start, end: endOfLimit(view.folded, limit) }))
  const texts = phrases.map(({ start, end }) => tidyClause(view.card.text.slice(start, end)))
  const keys = texts.map(keyOf)
  // An open heading ("galletitas y más") is dropped if its list follows.
  const isOpen = (key: string) => key.endsWith(' y mas') && keys.length > 1
  const isNew = (key: string, index: number) =>
    !keys.some((other, at) => at !== index && other.includes(key) && (at < index || other !== key)) && !isOpen(key)
  return {
    text: joinAndCut(texts.filter((_, index) => isNew(keys[index] as string, index))),
    spans: phrases.filter((_, index) => isNew(keys[index] as string, index)),
  }
}

/** At punctuation or words about how, when or by what one pays. An open bracket is included. */
function endOfLimit(folded: string, { start, end, until }: GoodsLimit): number {
  const open = folded.slice(start, end).lastIndexOf('(') > folded.slice(start, end).lastIndexOf(')')
  for (let at = open ? folded.indexOf(')', end) + 1 || end : end; at < until; at++) {
    const char = folded.charAt(at)
    if ('.;)|\n'.includes(char)) return at
    if (char !== ' ') continue
    const rest = folded.slice(at + 1, at + 20)
    if (WORDS_AFTER_GOODS_LISTS.some((words) => startsWith(rest, words))) return at
  }
  return until
}

/** A zero at the end of the pattern stands for any digit. */
const startsWith = (rest: string, words: string) =>
  words.endsWith('0')
    ? rest.startsWith(words.slice(0, -1)) && rest.charAt(words.length - 1) >= '0' && rest.charAt(words.length - 1) <= '9'
    : rest.startsWith(`${words} `)

const joinAndCut = (texts: readonly string[]) =>
  shortenText(texts.map((words, index) => (index === 0 ? words : uncapitalised(words))).join('; '), MAX_LONG_TEXT)
const uncapitalised = (words: string) =>
  isCapital(words.charAt(0)) && !isCapital(words.charAt(1)) ? words.charAt(0).toLowerCase() + words.slice(1) : words
const isCapital = (char: string) => char !== char.toLowerCase()
