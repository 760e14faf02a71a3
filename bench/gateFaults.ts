import { type CivilDate, isCivilDate } from '#domain/calendar/calendar.ts'
import { type MethodName, methodNamed, PAYMENT_METHODS, parentOrOwnName } from '#domain/catalogue/paymentMethod.ts'
import type { GatePromotion } from '#ingestion/gate/comparedFields.ts'
import type { CaptureProfile, GateFigures } from '#ingestion/gate/figures.ts'
import { findOlderEdition } from '#ingestion/gate/figures.ts'
import { judgeCapture } from '#ingestion/gate/gate.ts'
import type { Verdict } from '#storage/runs.ts'

/** A wrong and plausible reading of a promotion. @returns null when the promotion has nothing of the kind. */
export type Fault = { name: string; strike(promotion: GatePromotion): GatePromotion | null }

/** The state in which a capture is judged: its figures, and the earlier editions, the latest last. */
export type Standing = { figures: GateFigures; editions: readonly CaptureProfile[] }

/** `by`: the site's text changed, or a new version of the program reads the same text differently. */
export type FaultResult = { name: string; share: number; by: 'site' | 'program'; struck: number; verdict: Verdict }

export const FAULT_SHARES = [0.1, 0.3, 1]

const cap = (factor: number) => (promotion: GatePromotion) => {
  const { maxDiscount } = promotion.limits
  return maxDiscount === null ? null : { ...promotion, limits: { ...promotion.limits, maxDiscount: Math.round(maxDiscount * factor) } }
}

/** Returns the same day of the next month, or its last day. */
function monthLater(date: CivilDate): CivilDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const of = (last: number) => new Date(Date.UTC(year, month, last)).toISOString().slice(0, 10)
  return [day, 30, 29, 28].map(of).find((one) => isCivilDate(one) && Number(one.slice(5, 7)) === (month % 12) + 1) ?? date
}

const HEADS = PAYMENT_METHODS.filter(({ kind, parent }) => kind === 'bank' && parent === null).map(({ name }) => name)

function otherBank(name: MethodName): MethodName {
  const at = HEADS.indexOf(parentOrOwnName(methodNamed(name)))
  return at < 0 ? name : (HEADS[(at + 5) % HEADS.length] as MethodName)
}

const NETWORKS: Record<string, string> = { VISA: 'Mastercard', Mastercard: 'VISA' }

function otherNetwork(name: MethodName): MethodName {
  const swapped = name.replace(/VISA|Mastercard/, (network) => NETWORKS[network] ?? network)
  return methodNamed(swapped)?.name ?? name
}

function withMethods(promotion: GatePromotion, other: (name: MethodName) => MethodName): GatePromotion | null {
  const paymentMethods = promotion.paymentMethods?.map((group) => group.map(other)) ?? null
  const of = (groups: readonly (readonly string[])[] | null) => JSON.stringify(groups?.map((group) => [...group].sort()).sort())
  return of(paymentMethods) === of(promotion.paymentMethods) ? null : { ...promotion, paymentMethods }
}

const PERIODS: Partial<Record<string, 'semana' | 'mes'>> = { semana: 'mes', mes: 'semana' }
const RETIRED = { kind: 'pensioner', value: null, alternatives: null, quote: 'jubilados', start: 0, end: 9 } as const

export const FAULTS: readonly Fault[] = [
  { name: 'caps ten times as high', strike: cap(10) },
  { name: 'caps a tenth as high', strike: cap(0.1) },
  {
    name: 'dates a month later',
    strike: (promotion) =>
      promotion.validFrom && promotion.validUntil
        ? { ...promotion, validFrom: monthLater(promotion.validFrom), validUntil: monthLater(promotion.validUntil) }
        : null,
  },
  { name: 'banks swapped', strike: (promotion) => withMethods(promotion, otherBank) },
  { name: 'Visa and Mastercard swapped', strike: (promotion) => withMethods(promotion, otherNetwork) },
  {
    name: 'weekly and monthly caps swapped',
    strike: (promotion) => {
      const period = PERIODS[promotion.limits.period ?? '']
      return period ? { ...promotion, limits: { ...promotion.limits, period } } : null
    },
  },
  {
    name: '«jubilados» lost',
    strike: (promotion) => {
      const { conditions, appliesOnlyTo } = promotion
      if (!appliesOnlyTo && !conditions.who.some(({ kind }) => kind === 'pensioner')) return null
      return {
        ...promotion,
        appliesOnlyTo: null,
        conditions: { ...conditions, who: conditions.who.filter(({ kind }) => kind !== 'pensioner') },
      }
    },
  },
  {
    name: '«jubilados» added',
    strike: (promotion) => {
      const { conditions } = promotion
      if (conditions.who.some(({ kind }) => kind === 'pensioner')) return null
      return { ...promotion, conditions: { ...conditions, who: [...conditions.who, RETIRED] } }
    },
  },
  {
    name: 'percentages five points higher',
    strike: ({ discount, ...promotion }) =>
      discount.type === 'porcentaje' ? { ...promotion, discount: { ...discount, value: discount.value + 5 } } : null,
  },
]

/** An editor could change fewer affected cards than this by hand; for a lost audience every card counts. */
export const LEAST_CARDS = 3

/** Returns the verdicts for each fault in each share of the cards that it can affect. */
export function judgeFaults(standing: Standing, random: () => number, isDrawn: (fault: Fault, at: number) => boolean): FaultResult[] {
  return FAULTS.filter(isDrawn).flatMap((fault) => {
    const cards = struckCards(standing.figures, fault, random)
    if (cards.length < (fault.name === '«jubilados» lost' ? 1 : LEAST_CARDS)) return []
    return FAULT_SHARES.flatMap((share) => {
      const struck = new Set(cards.slice(0, Math.ceil(share * cards.length)))
      return (['site', 'program'] as const).map((by) => ({
        name: fault.name,
        share,
        by,
        struck: struck.size,
        verdict: verdictOn(withFault(standing.figures, fault, struck, by), standing.editions, struck),
      }))
    })
  })
}

/** Returns the verdict on a chain's first capture with the first fault (in caps) in a share of its cards. */
export function judgeFirstCapture({ figures }: Standing, share: number, random: () => number): Verdict {
  const [fault] = FAULTS as [Fault]
  const cards = struckCards(figures, fault, random)
  return verdictOn(withFault(figures, fault, new Set(cards.slice(0, Math.ceil(share * cards.length))), 'site'), [])
}

const CREEPING = FAULTS.at(-1) as Fault

/**
 * Reads the same list ten times, with the fault spreading to another tenth of the cards each time.
 * @returns The share of wrong cards already published at the first hold; 1 when the gate never held.
 */
export function shareWrongWhenHeld({ figures, editions }: Standing, random: () => number): number {
  const cards = struckCards(figures, CREEPING, random)
  const published = [...editions]
  for (let reading = 1; reading <= 10; reading++) {
    const struck = new Set(cards.slice(0, Math.ceil((reading * cards.length) / 10)))
    const wrong = withFault(figures, CREEPING, struck, 'site')
    if (verdictOn(wrong, published) === 'hold') return (reading - 1) / 10
    published.push(wrong.profile)
  }
  return 1
}

/** @param struck The wrong cards: held are they also when each is kept back alone. */
function verdictOn(figures: GateFigures, editions: readonly CaptureProfile[], struck?: ReadonlySet<string>): Verdict {
  const lastGood = editions.at(-1) ?? null
  const judged = judgeCapture(figures, lastGood, findOlderEdition(editions.slice(0, -1), figures.profile.capturedAt))
  const kept = new Set(judged.keptBack.map(({ cardId }) => cardId))
  return struck?.size && [...struck].every((card) => kept.has(card)) ? 'hold' : judged.verdict
}

/** Returns the cards that the fault can affect, shuffled by `random`. */
function struckCards({ profile }: GateFigures, { strike }: Fault, random: () => number): string[] {
  const cards = new Set(profile.listed.filter((promotion) => strike(promotion) !== null).map(({ cardId = '' }) => cardId))
  const drawn = [...cards].map((card) => ({ card, order: random() }))
  return drawn.sort((a, b) => a.order - b.order).map(({ card }) => card)
}

function withFault(figures: GateFigures, { strike }: Fault, struck: ReadonlySet<string>, by: FaultResult['by']): GateFigures {
  const { listed, capturedAt, cards, reader } = figures.profile
  const wrong = listed.map((promotion) => {
    const after = struck.has(promotion.cardId ?? '') ? strike(promotion) : null
    return after === null ? promotion : { ...after, words: by === 'site' ? `${promotion.words} otherwise` : promotion.words }
  })
  return { ...figures, profile: { capturedAt, cards, reader: by === 'site' ? reader : 'the next version', listed: wrong } }
}
