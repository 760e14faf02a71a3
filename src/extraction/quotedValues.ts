// For readers that quote the card: do the quoted words say a value?

import { type CivilDate, WEEKDAYS } from '#domain/calendar/calendar.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { isCardSlug, type MethodName, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import type { SharedField, SharedValues } from '#domain/promotion/readings.ts'
import type { ChainWords } from './chainWords.ts'
import { findMentions } from './mentions/findMentions.ts'
import { type Mention, selectMentions } from './mentions/mention.ts'
import { foldKeepingOffsets } from './text/fold.ts'
import { findQuoteSpans, type JoinedWords, joinWords, saysInNumerals } from './text/quotes.ts'

/** Prepared for looking up quotes. */
export type QuotableCard = { words: CardWords; folded: string; joined: JoinedWords; mentions: readonly Mention[] }
/** No spans if the card does not have the quote. */
export type FoundQuote = { spans: Span[]; mentions: readonly Mention[] }

export function prepareForQuotes(words: CardWords, chain: ChainWords): QuotableCard {
  const folded = foldKeepingOffsets(words.text)
  return { words, folded, joined: joinWords(folded), mentions: findMentions(words, folded, chain) }
}

/** A quote that is no text is found nowhere. */
export function findQuote({ joined, mentions }: QuotableCard, quote: unknown): FoundQuote {
  const spans = typeof quote === 'string' ? findQuoteSpans(joined, quote) : []
  return { spans, mentions: mentions.filter((one) => spans.some(({ start, end }) => one.start < end && start < one.end)) }
}

type Says<F extends SharedField> = (value: SharedValues[F], quote: FoundQuote, card: QuotableCard) => boolean

/** By the quote, or for names by the whole card. */
export const VALUE_CHECKS: { [F in SharedField]: Says<F> } = {
  discount: ({ type, value }, { mentions }) =>
    type === 'porcentaje'
      ? selectMentions(mentions, 'percent').some((one) => one.value === value)
      : selectMentions(mentions, 'interestFree').some((one) => one.value === value) ||
        selectMentions(mentions, 'instalments').some((one) => one.value.includes(value)),
  validFrom: (value, quote, card) => value === null || saysDate(value, 'from', quote, card),
  validUntil: (value, quote, card) => value === null || saysDate(value, 'until', quote, card),
  weekdays: (value, { mentions }) => {
    const named = selectMentions(mentions, 'weekdays').flatMap((one) => one.value)
    if (value === null || value.length === WEEKDAYS.length) return true
    return value.every((day) => named.includes(day))
  },
  where: (value, _, { words }) => value.every((format) => (CHAINS[words.chain].where as readonly string[]).includes(format)),
  membership: () => true,
  paymentMethods: (value, _, card) => value?.every((group) => areAllNamed(group, card)) ?? true,
  paymentRails: () => true,
  appliesOnlyTo: () => true,
  limits: ({ maxDiscount, explicitlyHasNoLimit, caps }, { mentions }) => {
    if (caps.length > 0) return caps.every(({ amount }) => hasAmount(mentions, amount))
    if (maxDiscount !== null) return hasAmount(mentions, maxDiscount)
    return !explicitlyHasNoLimit || selectMentions(mentions, 'bound').some(({ value }) => value === 'noCap' || value === 'none')
  },
  minPurchase: (value, { mentions }) => value === null || hasAmount(mentions, value),
  stackable: () => true,
}

/** A mention of a day may not be one of its date («lunes 5/10/2026»), so numerals count as well. */
function saysDate(date: CivilDate, end: 'from' | 'until', { mentions, spans }: FoundQuote, { folded }: QuotableCard): boolean {
  return (
    selectMentions(mentions, 'date').some(({ value }) => value?.[end] === date || value?.days.includes(date)) ||
    spans.some((span) => saysInNumerals(folded.slice(span.start, span.end), date))
  )
}

function hasAmount(mentions: readonly Mention[], pesos: number): boolean {
  return [...selectMentions(mentions, 'money'), ...selectMentions(mentions, 'bareAmount')].some(({ value }) => value === pesos)
}

/** A wallet has one card of a kind: its network counts only on a card that names one. */
function areAllNamed(group: readonly MethodName[], { mentions }: QuotableCard): boolean {
  const institutions = new Set<string>(selectMentions(mentions, 'institution').map(({ value }) => value))
  const methods = group.map((name) => methodNamed(name))
  const isNetworkUnsaid = selectMentions(mentions, 'network').length === 0
  if (isNetworkUnsaid && methods.some(({ kind }) => kind === 'wallet') && methods.some(({ slug }) => isCardSlug(slug))) return false
  return methods.every(({ kind, name, parent }) => kind === 'generic' || institutions.has(name) || institutions.has(parent ?? ''))
}
