// Gives other rooms single findings (banks, caps, amounts, days) in a stretch of text, without reading a whole card.

import { type CivilDate, WEEKDAYS, type Weekday } from '#domain/calendar/calendar.ts'
import { type MethodName, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import type { Block, CardWords } from '#domain/promotion/capture.ts'
import type { Discount, Limits } from '#domain/promotion/promotion.ts'
import { cardsIn } from './mentions/cards.ts'
import { DISCOUNTS, figureMentions } from './mentions/figures.ts'
import { findNames } from './mentions/findMentions.ts'
import { type Mention, type MentionKind, mentionsOf } from './mentions/mention.ts'
import { capsIn } from './rules/amounts.ts'
import { cardNames } from './rules/cards.ts'
import { discountOf } from './scope/announced.ts'
import type { Clause } from './scope/clause.ts'
import { plainClauses } from './scope/plainClauses.ts'
import { cardText } from './text/cardText.ts'
import { foldInPlace } from './text/fold.ts'
import { sentenceCase } from './text/wording.ts'
import { variantsOf } from './vocabulary/variants.ts'

/** A card prepared for searching. Both texts have the length of `card.text`, so an offset is valid in all three. */
export type ReadableCard = {
  card: CardWords
  /** The text in lower case, without accents. */
  folded: string
  /** The folded text, with bans, examples and company boilerplate blanked out. */
  affirmed: string
}

export function readable(card: CardWords): ReadableCard {
  const { folded, affirmed } = cardText(card)
  return { card, folded, affirmed }
}

/** Returns the text in lower case, without accents, with the same length in UTF-16 units. */
export function foldedText(text: string): string {
  return foldInPlace(text)
}

/** Formats words copied from a card for shoppers: in sentence case, brand names kept. */
export function shownWords(text: string): string {
  return sentenceCase(text)
}

/** A date without a year needs a day to be resolved. Findings that use this one ignore years. */
const ANY_DAY = '2026-01-01'

/** Returns the catalogue variants of an issuer that a mention of a tier or of people stands for. */
function variantsSaid(mention: Mention, issuer: MethodName): MethodName[] {
  if (mention.kind === 'people') return variantsOf(issuer, mention.value.kind, mention.value.value)
  if (mention.kind !== 'tier') return []
  const { variant, name } = mention.value
  return mention.value.issuer === issuer && variant !== null ? [variant] : variantsOf(issuer, 'segment', name)
}

/**
 * Searches some stretches of a folded text with the readers' own finders. It draws no conclusions; the caller does. Each finding is
 * computed on demand.
 */
export class Findings {
  readonly #folded: string
  readonly #places: readonly Block[]
  #clauses: readonly Clause[] | null = null

  /** @param places Stretches to search, each as a block of its own. The default is the whole text as small print. */
  constructor(folded: string, places: readonly Block[] = [{ start: 0, end: folded.length, role: 'legal' }]) {
    this.#folded = folded
    this.#places = places
  }

  /** Returns one clause per stretch with all of its mentions; computed once. */
  #whole(): readonly Clause[] {
    this.#clauses ??= plainClauses(this.#folded, this.#places, ANY_DAY)
    return this.#clauses
  }

  #all<K extends MentionKind>(kind: K): Mention<K>[] {
    return this.#whole().flatMap(({ mentions }) => mentionsOf(mentions, kind))
  }

  /** Returns the mentions of figures only, which is faster than searching for names too. */
  #figures(captured: CivilDate = ANY_DAY): Mention[] {
    return figureMentions({ blocks: this.#places, capturedAt: captured }, this.#folded)
  }

  /** The text of all stretches, joined by blank lines. */
  get words(): string {
    return this.#places.map(({ start, end }) => this.#folded.slice(start, end)).join('\n\n')
  }

  /** Banks, wallets and other issuers in text order. MODO is left out: it is a way to pay. */
  get institutions(): MethodName[] {
    return mentionsOf(findNames({ text: this.#folded, blocks: [...this.#places] }, this.#folded), 'institution')
      .map(({ value }) => value)
      .filter((name) => name !== 'MODO')
  }

  /** All catalogue names that the words stand for. A kind of card without a network means Visa and Mastercard. */
  get methods(): Set<MethodName> {
    const { institutions } = this
    const families = new Set(institutions.map((name) => methodNamed(name).parent ?? name))
    const people = [...this.#all('people'), ...this.#all('tier')]
    return new Set([
      ...this.#all('institution').map(({ value }) => value),
      ...families,
      ...[...families].flatMap((issuer) => people.flatMap((mention) => variantsSaid(mention, issuer))),
      ...cardsIn(this.#folded, this.#whole()).flatMap(cardNames),
    ])
  }

  get discounts(): Discount[] {
    return figureMentions({ blocks: this.#places, capturedAt: ANY_DAY }, this.#folded, DISCOUNTS).flatMap(
      (mention) => discountOf(mention) ?? [],
    )
  }

  /** The weekdays of all lists and ranges, in the order of the week. */
  get weekdays(): readonly Weekday[] {
    const named = new Set(mentionsOf(this.#figures(), 'weekdays').flatMap(({ value }) => value))
    return WEEKDAYS.filter((day) => named.has(day))
  }

  get caps(): { amount: number | null; period: Limits['period']; per: Limits['per'] }[] {
    return capsIn(this.#whole())
  }

  /** The amounts in pesos, in text order. */
  get amounts(): number[] {
    return mentionsOf(this.#figures(), 'money').map(({ value }) => value)
  }

  /** @param captured The day from which the year of a date without one is derived. */
  periods(captured: CivilDate): { from: CivilDate | null; until: CivilDate }[] {
    return mentionsOf(this.#figures(captured), 'date').flatMap(({ value }) =>
      value === null || value.until === null ? [] : [{ from: value.from, until: value.until }],
    )
  }
}
