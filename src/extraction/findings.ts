import { type CivilDate, WEEKDAYS, type Weekday } from '#domain/calendar/calendar.ts'
import { type MethodName, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import type { Block } from '#domain/promotion/capture.ts'
import type { Discount, Limits } from '#domain/promotion/promotion.ts'
import { findCards } from './mentions/cards.ts'
import { DISCOUNT_FINDERS, findFigureMentions } from './mentions/figures.ts'
import { findNameMentions } from './mentions/findMentions.ts'
import { type Mention, type MentionKind, selectMentions } from './mentions/mention.ts'
import { findCaps } from './rules/amounts.ts'
import { getCardNames } from './rules/cards.ts'
import { buildPlainClauses, type Clause } from './scope/clause.ts'
import { toDiscount } from './scope/discountFigures.ts'
import { foldKeepingOffsets } from './text/fold.ts'
import { findVariants } from './vocabulary/issuers.ts'

/** Keeps the length. */
export function foldCardText(text: string): string {
  return foldKeepingOffsets(text)
}

/** A date without a year needs a day to be resolved. Findings that use this one ignore years. */
const ANY_DAY = '2026-01-01'

/** A mention of a tier or of people. */
function findVariantsOfMention(mention: Mention, issuer: MethodName): MethodName[] {
  if (mention.kind === 'people') return findVariants(issuer, mention.value.kind, mention.value.value)
  if (mention.kind !== 'tier') return []
  const { variant, name } = mention.value
  return mention.value.issuer === issuer && variant !== null ? [variant] : findVariants(issuer, 'segment', name)
}

/** Searches stretches of a text with the readers' finders, each on demand and once. The caller concludes. */
export class Findings {
  readonly #folded: string
  readonly #places: readonly Block[]
  #clauses: readonly Clause[] | null = null
  #methods: ReadonlySet<MethodName> | null = null
  readonly #figuresByDay = new Map<CivilDate, Mention[]>()

  /** Each place is a block of its own; the default is the whole text as small print. */
  constructor(folded: string, places: readonly Block[] = [{ start: 0, end: folded.length, role: 'legal' }]) {
    this.#folded = folded
    this.#places = places
  }

  #whole(): readonly Clause[] {
    this.#clauses ??= buildPlainClauses(this.#folded, this.#places, ANY_DAY)
    return this.#clauses
  }

  #all<K extends MentionKind>(kind: K): Mention<K>[] {
    return this.#whole().flatMap(({ mentions }) => selectMentions(mentions, kind))
  }

  /** Faster than searching for names too. */
  #figures(captured: CivilDate = ANY_DAY): Mention[] {
    const figures = this.#figuresByDay.get(captured) ?? findFigureMentions({ blocks: this.#places, capturedAt: captured }, this.#folded)
    this.#figuresByDay.set(captured, figures)
    return figures
  }

  /** Joined by blank lines. */
  get words(): string {
    return this.#places.map(({ start, end }) => this.#folded.slice(start, end)).join('\n\n')
  }

  /** In text order, without MODO: it is a way to pay. */
  get institutions(): MethodName[] {
    return selectMentions(findNameMentions({ text: this.#folded, blocks: [...this.#places] }, this.#folded), 'institution')
      .map(({ value }) => value)
      .filter((name) => name !== 'MODO')
  }

  /** A kind of card without a network means Visa and Mastercard. */
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
      ...[...families].flatMap((issuer) => people.flatMap((mention) => findVariantsOfMention(mention, issuer))),
      ...findCards(this.#folded, this.#whole()).flatMap(getCardNames),
    ])
  }

  get discounts(): Discount[] {
    return findFigureMentions({ blocks: this.#places, capturedAt: ANY_DAY }, this.#folded, DISCOUNT_FINDERS).flatMap(
      (mention) => toDiscount(mention) ?? [],
    )
  }

  /** In the order of the week. */
  get weekdays(): readonly Weekday[] {
    const named = new Set(selectMentions(this.#figures(), 'weekdays').flatMap(({ value }) => value))
    return WEEKDAYS.filter((day) => named.has(day))
  }

  get caps(): { amount: number | null; period: Limits['period']; per: Limits['per'] }[] {
    return findCaps(this.#whole())
  }

  get amounts(): number[] {
    return selectMentions(this.#figures(), 'money').map(({ value }) => value)
  }

  /** `captured` gives the year of a date without one. */
  periods(captured: CivilDate): { from: CivilDate | null; until: CivilDate }[] {
    return selectMentions(this.#figures(captured), 'date').flatMap(({ value }) =>
      value === null || value.until === null ? [] : [{ from: value.from, until: value.until }],
    )
  }
}
