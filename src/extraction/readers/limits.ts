import type { CapPeriod, Limits } from '#domain/promotion.ts'
import { pesosOf } from '../text/amounts.ts'
import { type Cap, capsIn } from '../text/caps.ts'
import { findFirst } from '../text/search.ts'
import type { Reader, Reading, Scope } from './reader.ts'

/** The cap with its period and holder. The small print's own figure wins over the header's; its qualifiers fill what the header leaves out. */
export const limitsReader: Reader = {
  fields: ['limits'],
  read(scope) {
    const { tier, bonus } = scope.offer
    const { affirmed } = scope.text
    const header = capsIn(affirmed, bonus ? scope.ownHeader : scope.header)
    const own = capsIn(affirmed, scope.own)
    if (scope.offer.discount.type === 'cuotas sin intereses' && !scope.backed && header.length === 0) return {}
    const legal = own.length > 0 || bonus || header.length > 0 ? own : capsIn(affirmed, scope.common)
    if (tier !== null) return { limits: ofTier(scope, [...header, ...legal]) }
    if (scope.offer.discount.type === 'cuotas sin intereses' && !speaksOfInstalments(scope)) return {}
    const reading = settle(scope, header, legal)
    return reading === null ? {} : { limits: reading }
  },
}

/** A cap on money back says nothing about instalments named with a percentage. */
function speaksOfInstalments({ text, offer, header }: Scope): boolean {
  const words = header.map(({ start, end }) => text.folded.slice(start, end)).join(' ')
  return offer.discount.type !== 'cuotas sin intereses' || !/\d ?%/.test(words)
}

function settle(scope: Scope, header: readonly Cap[], legal: readonly Cap[]): Reading<Limits> | null {
  const announced = byOrder(scope, header, legal) ?? header[0]
  const equal = announced && legal.find(({ amount }) => amount === announced.amount)
  if (announced && equal) return reading(scope, announced.amount, [equal, announced], 0)
  const printed = legal[0]
  if (announced === undefined)
    return printed === undefined
      ? null
      : reading(scope, printed.amount, [printed, ...sameAmount(legal, printed)], legal.length > 1 && !allEqual(legal) ? 0.12 : 0.01)
  if (printed === undefined) return reading(scope, announced.amount, [announced, ...sameAmount(header, announced)], 0.005)
  if (scope.offer.bonus) return reading(scope, announced.amount, [announced], 0.03)
  if (printed.amount === null || announced.amount === null) return against(reading(scope, announced.amount, [announced], 0.08), legal)
  if (!scope.backed) return reading(scope, announced.amount, [announced], 0.05)
  const single = new Set(legal.map(({ amount }) => amount)).size === 1
  return single && !scope.tiered
    ? against(reading(scope, printed.amount, [printed], 0.1), [announced])
    : against(reading(scope, announced.amount, [announced], 0.1), legal)
}

/** The reading with the caps that say another amount. */
function against(chosen: Reading<Limits>, others: readonly Cap[]): Reading<Limits> {
  return { ...chosen, conflicts: others.map(({ start, end }) => ({ start, end })) }
}

/** `25 % / 35 %` with `tope $ 12.000 / $ 17.000`: the caps come in the order of the percentages. */
function byOrder({ text, offer, header: stretches }: Scope, header: readonly Cap[], legal: readonly Cap[]): Cap | null {
  const cap = header[0]
  if (cap === undefined || offer.rank === null) return null
  const rest = text.affirmed.slice(cap.found.end, cap.found.stretch.end)
  const further = LISTED.exec(rest)
  if (further === null || stretches.length === 0) return null
  const amounts = [cap.amount, pesosOf(further[1]), pesosOf(further[2])].filter((amount): amount is number => typeof amount === 'number')
  const printed = legal.find(({ amount }) => amount !== null && amounts.includes(amount))
  if (printed) return { ...cap, amount: printed.amount }
  const amount = amounts.length === offer.rank.of ? amounts[offer.rank.place] : undefined
  return amount === undefined ? null : { ...cap, amount, end: offer.rank.place === 0 ? cap.end : cap.end + further[0].length }
}

const LISTED = /^ ?(?:\/|y|-) ?\$ ?(\d[\d.]{1,11})(?: ?(?:\/|y|-) ?\$ ?(\d[\d.]{1,11}))?/

const sameAmount = (caps: readonly Cap[], one: Cap) => caps.filter((cap) => cap !== one && cap.amount === one.amount)
const allEqual = (caps: readonly Cap[]) => caps.every(({ amount }) => amount === caps[0]?.amount)

/** The small print may name the period apart from the amounts: `el tope mensual depende del nivel`. */
function periodOfCaps({ text, own }: Scope): CapPeriod | null {
  const said = findFirst(text.affirmed, own, /topes? (?:de (?:reintegro|devolucion|descuento) )?(mensual|semanal|diario)/)?.groups[1]
  return said === undefined ? null : said === 'mensual' ? 'mes' : said === 'semanal' ? 'semana' : 'dia'
}

/** The first cap's qualifiers count before the next one's; "por sábado" is weaker than a period that is named. */
function reading(scope: Scope, amount: number | null, caps: readonly Cap[], doubt: number): Reading<Limits> {
  const named = caps.find(({ period, weekdayPeriod }) => period !== null && !weekdayPeriod) ?? caps.find(({ period }) => period !== null)
  const fallback = amount === null || named ? null : periodOfCaps(scope)
  const limits: Limits = {
    maxDiscount: amount,
    explicitlyHasNoLimit: amount === null,
    period: amount === null ? null : (named?.period ?? fallback),
    per: amount === null ? null : (caps.find(({ per }) => per !== null)?.per ?? null),
  }
  return { value: limits, spans: caps.slice(0, 2).map(({ start, end }) => ({ start, end })), role: caps[0]?.found.role ?? null, doubt }
}

function ofTier(scope: Scope, caps: readonly Cap[]): Reading<Limits> {
  const tier = scope.offer.tier as NonNullable<typeof scope.offer.tier>
  const same = caps.filter(({ amount }) => amount === tier.cap)
  const qualified = reading(scope, tier.cap, [...same, ...caps.filter(({ amount }) => amount !== null && amount !== tier.cap)], 0.02)
  return { ...qualified, spans: [tier.span] }
}
