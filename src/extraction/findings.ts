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

/** A card made ready for being looked into. Both texts are as long as `card.text`, so every offset holds in each of them. */
export type ReadableCard = {
  card: CardWords
  /** Lower case, no accents. */
  folded: string
  /** Folded, with what is denied, exemplified or company boilerplate blanked. */
  affirmed: string
}

export function readable(card: CardWords): ReadableCard {
  const { folded, affirmed } = cardText(card)
  return { card, folded, affirmed }
}

/** Lower case, no accents; unit for unit as long as the text. */
export function foldedText(text: string): string {
  return foldInPlace(text)
}

/** Words copied from a card, as a shopper is shown them: in sentence case, brand names kept. */
export function shownWords(text: string): string {
  return sentenceCase(text)
}

/** Lends dates their year, of which nothing is told here. */
const ANY_DAY = '2026-01-01'

/** The entries of the catalogue, under an issuer, that a tier or people stand for. */
function variantsSaid(mention: Mention, issuer: MethodName): MethodName[] {
  if (mention.kind === 'people') return variantsOf(issuer, mention.value.kind, mention.value.value)
  if (mention.kind !== 'tier') return []
  const { variant, name } = mention.value
  return mention.value.issuer === issuer && variant !== null ? [variant] : variantsOf(issuer, 'segment', name)
}

/**
 * What the readers' own parts find in some places of a folded text. Nothing is concluded from it: that is up to the caller. Each finding is
 * looked for once, when it is asked for.
 */
export class Findings {
  readonly #folded: string
  readonly #places: readonly Block[]
  #clauses: readonly Clause[] | null = null
  #methods: ReadonlySet<MethodName> | null = null
  readonly #figuresByDay = new Map<CivilDate, Mention[]>()

  /** @param places Looked into one by one; the whole text, as small print, unless given. */
  constructor(folded: string, places: readonly Block[] = [{ start: 0, end: folded.length, role: 'legal' }]) {
    this.#folded = folded
    this.#places = places
  }

  /** With all that they name. */
  #whole(): readonly Clause[] {
    this.#clauses ??= plainClauses(this.#folded, this.#places, ANY_DAY)
    return this.#clauses
  }

  #all<K extends MentionKind>(kind: K): Mention<K>[] {
    return this.#whole().flatMap(({ mentions }) => mentionsOf(mentions, kind))
  }

  /** Figures alone, which take no look at names. */
  #figures(captured: CivilDate = ANY_DAY): Mention[] {
    const figures = this.#figuresByDay.get(captured) ?? figureMentions({ blocks: this.#places, capturedAt: captured }, this.#folded)
    this.#figuresByDay.set(captured, figures)
    return figures
  }

  /** The words of the places. */
  get words(): string {
    return this.#places.map(({ start, end }) => this.#folded.slice(start, end)).join('\n\n')
  }

  /** Banks, wallets and issuers, in order of the text; MODO is a way to pay and none of them. */
  get institutions(): MethodName[] {
    return mentionsOf(findNames({ text: this.#folded, blocks: [...this.#places] }, this.#folded), 'institution')
      .map(({ value }) => value)
      .filter((name) => name !== 'MODO')
  }

  /** Every catalogue name that the words stand for; a kind of card without its network means Visa and Mastercard, as everywhere. */
  get methods(): ReadonlySet<MethodName> {
    this.#methods ??= this.#findMethods()
    return this.#methods
  }

  #findMethods(): Set<MethodName> {
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

  /** The days of all lists and ranges of days (`de lunes a jueves`), in order of the week. */
  get weekdays(): readonly Weekday[] {
    const named = new Set(mentionsOf(this.#figures(), 'weekdays').flatMap(({ value }) => value))
    return WEEKDAYS.filter((day) => named.has(day))
  }

  get caps(): { amount: number | null; period: Limits['period']; per: Limits['per'] }[] {
    return capsIn(this.#whole())
  }

  /** In pesos. */
  get amounts(): number[] {
    return mentionsOf(this.#figures(), 'money').map(({ value }) => value)
  }

  /** @param captured The day that a date without a year is near to. */
  periods(captured: CivilDate): { from: CivilDate | null; until: CivilDate }[] {
    return mentionsOf(this.#figures(captured), 'date').flatMap(({ value }) =>
      value === null || value.until === null ? [] : [{ from: value.from, until: value.until }],
    )
  }
}
