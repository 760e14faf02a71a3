import type { CivilDate, Weekday } from '#domain/calendar.ts'
import type { Block, RawCard } from '#domain/capture.ts'
import { type MethodName, methodNamed } from '#domain/paymentMethod.ts'
import type { Discount, Limits } from '#domain/promotion.ts'
import { cardsIn } from './claims/acceptedCards.ts'
import { cardNames } from './claims/cardsOfOffer.ts'
import { figureMentions } from './mentions/figures.ts'
import { type Mention, mentionsOf } from './mentions/mention.ts'
import { institutionsIn, plainClauses } from './mentions/namesIn.ts'
import { weekdaysNamed } from './mentions/weekdays.ts'
import { discountOf } from './scope/announced.ts'
import { capsIn } from './text/caps.ts'
import { cardText } from './text/cardText.ts'
import { fold } from './text/fold.ts'
import { sentenceCase } from './text/wording.ts'
import { variantsOf } from './vocabulary/variants.ts'

/** A card made ready for being looked into. Both texts are as long as `card.text`, so every offset holds in each of them. */
export type ReadableCard = {
  card: RawCard
  /** Lower case, no accents. */
  folded: string
  /** Folded, with what is denied, exemplified or company boilerplate blanked. */
  affirmed: string
}

export function readable(card: RawCard): ReadableCard {
  const { folded, affirmed } = cardText(card)
  return { card, folded, affirmed }
}

/** Lower case, no accents; unit for unit as long as the text. */
export function foldedText(text: string): string {
  return fold(text)
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

const MODO = /(?<![a-z])(?<!de )modo(?![a-z])|modo[_-]|[_-]modo/

/**
 * What the readers' own parts find in some places of a folded text. Nothing is concluded from it: that is up to the caller. Each finding is
 * looked for when it is asked for.
 */
export class Findings {
  readonly #folded: string
  readonly #places: readonly Block[]

  /** @param places Looked into one by one; the whole text, as small print, unless given. */
  constructor(folded: string, places: readonly Block[] = [{ start: 0, end: folded.length, role: 'legal' }]) {
    this.#folded = folded
    this.#places = places
  }

  get #figures(): Mention[] {
    return figureMentions({ blocks: [...this.#places], capturedAt: ANY_DAY }, this.#folded)
  }

  /** The words of the places. */
  get words(): string {
    return this.#places.map(({ start, end }) => this.#folded.slice(start, end)).join('\n\n')
  }

  /** Banks, wallets and issuers, in order of the text. */
  get institutions(): MethodName[] {
    return institutionsIn(this.#folded, this.#places)
  }

  /** Every catalogue name that the words stand for; a kind of card without its network means Visa and Mastercard, as everywhere. */
  get methods(): Set<MethodName> {
    const { institutions, words } = this
    const families = new Set(institutions.map((name) => methodNamed(name).parent ?? name))
    const clauses = plainClauses(this.#folded, this.#places)
    const mentions = clauses.flatMap((clause) => clause.mentions)
    return new Set([
      ...institutions,
      ...families,
      ...[...families].flatMap((issuer) => mentions.flatMap((mention) => variantsSaid(mention, issuer))),
      ...cardsIn(this.#folded, clauses).flatMap(cardNames),
      ...(MODO.test(words) ? (['MODO'] as const) : []),
    ])
  }

  get discounts(): Discount[] {
    return this.#figures.flatMap((figure) => discountOf(figure) ?? [])
  }

  /** Days that are named one by one, in order of the week. */
  get weekdays(): Weekday[] {
    return weekdaysNamed(this.words)
  }

  /** Days of all lists and ranges of days (`de lunes a jueves`). */
  get listedWeekdays(): Set<Weekday> {
    return new Set(mentionsOf(this.#figures, 'weekdays').flatMap(({ value }) => value))
  }

  get caps(): { amount: number | null; period: Limits['period']; per: Limits['per'] }[] {
    return capsIn(this.#folded, this.#places)
  }

  /** In pesos. */
  get amounts(): number[] {
    return mentionsOf(this.#figures, 'money').map(({ value }) => value)
  }

  /** @param captured The day that a date without a year is near to. */
  periods(captured: CivilDate): { from: CivilDate | null; until: CivilDate }[] {
    const figures = figureMentions({ blocks: [...this.#places], capturedAt: captured }, this.#folded)
    return mentionsOf(figures, 'date').flatMap(({ value }) => (value?.until ? [{ from: value.from, until: value.until }] : []))
  }
}
