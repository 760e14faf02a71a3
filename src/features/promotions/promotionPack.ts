import { type CivilDate, dayNumber, fromDayNumber, WEEKDAYS } from '#domain/calendar.ts'
import { ALL_CHAIN_SLUGS, CHAINS, type Where } from '#domain/chain.ts'
import { type MethodName, methodByCode, methodNamed } from '#domain/paymentMethod.ts'
import { CAP_HOLDERS, CAP_PERIODS, DISCOUNT_TYPES, MEMBERSHIPS } from '#domain/promotion.ts'
import type { ListedPromotion } from './homeData.ts'

/**
 * Promotions as one short text for the way to the browser, a third of their JSON before compression and a fifth of the work to read it:
 * a list of rows in a fixed order, choices as bit masks or positions, methods by their permanent catalogue codes, sentences that recur
 * (restrictions) once. Writer and reader are always of one build, so the form carries no version.
 */
export function packPromotions(promotions: readonly ListedPromotion[]): string {
  const sentences = [...new Set(promotions.flatMap(({ restrictions }) => restrictions))]
  const position = new Map(sentences.map((sentence, index) => [sentence, index]))
  return JSON.stringify([sentences, promotions.map((promotion) => rowOf(promotion, position))])
}

/** @throws when the text is not of `packPromotions`. */
export function unpackPromotions(text: string): ListedPromotion[] {
  const [sentences, rows] = JSON.parse(text) as [string[], Row[]]
  return rows.map((row) => promotionOf(row, sentences))
}

type Row = ReturnType<typeof rowOf>

function rowOf(promotion: ListedPromotion, position: ReadonlyMap<string, number>) {
  const { discount, limits, paymentRails: rails, appliesOnlyTo: only } = promotion
  return [
    promotion.id,
    ALL_CHAIN_SLUGS.indexOf(promotion.supermarket),
    maskOf<string>(CHAINS[promotion.supermarket].where, promotion.where),
    DISCOUNT_TYPES.indexOf(discount.type),
    discount.value,
    packDate(promotion.validFrom),
    packDate(promotion.validUntil),
    maskOf(WEEKDAYS, promotion.weekdays ?? []),
    maskOf(MEMBERSHIPS, promotion.membership),
    packGroups(promotion.paymentMethods),
    promotion.unknownPaymentMethods,
    rails && Number(rails.pagoConQR) + 2 * Number(rails.telefonoContactless) + 4 * Number(rails.contactless),
    only && Number(only.anses) + 2 * Number(only.jubilados) + 4 * Number(only.programaCiudadaniaPorteña),
    limits.maxDiscount,
    Number(limits.explicitlyHasNoLimit),
    limits.period && CAP_PERIODS.indexOf(limits.period),
    limits.per && CAP_HOLDERS.indexOf(limits.per),
    promotion.minPurchase,
    promotion.stackable === null ? null : Number(promotion.stackable),
    promotion.onlyForProducts,
    promotion.excludesProducts,
    promotion.restrictions.map((sentence) => position.get(sentence) as number),
    promotion.confidence,
  ] as const
}

function promotionOf(row: Row, sentences: readonly string[]): ListedPromotion {
  const [id, chain, where, type, value, from, until, weekdays, membership, groups, unknown, rails, only, ...rest] = row
  const [maxDiscount, noLimit, period, per, minPurchase, stackable, onlyForProducts, excludesProducts, restrictions, confidence] = rest
  const supermarket = ALL_CHAIN_SLUGS[chain] as ListedPromotion['supermarket']
  return {
    id,
    supermarket,
    where: membersOf<Where>(CHAINS[supermarket].where, where),
    discount: { type: DISCOUNT_TYPES[type] as ListedPromotion['discount']['type'], value },
    validFrom: unpackDate(from),
    validUntil: unpackDate(until),
    weekdays: weekdays === 0 ? null : membersOf(WEEKDAYS, weekdays),
    membership: membersOf(MEMBERSHIPS, membership),
    paymentMethods: unpackGroups(groups),
    unknownPaymentMethods: [...unknown],
    paymentRails: rails === null ? null : { pagoConQR: has(rails, 1), telefonoContactless: has(rails, 2), contactless: has(rails, 4) },
    appliesOnlyTo: only === null ? null : { anses: has(only, 1), jubilados: has(only, 2), programaCiudadaniaPorteña: has(only, 4) },
    limits: {
      maxDiscount,
      explicitlyHasNoLimit: noLimit === 1,
      period: period === null ? null : (CAP_PERIODS[period as number] ?? null),
      per: per === null ? null : (CAP_HOLDERS[per as number] ?? null),
    },
    minPurchase,
    stackable: stackable === null ? null : stackable === 1,
    onlyForProducts,
    excludesProducts,
    restrictions: restrictions.map((index) => sentences[index] as string),
    confidence,
  }
}

function has(mask: number, bit: number): boolean {
  return (mask & bit) !== 0
}

function maskOf<T>(all: readonly T[], members: readonly T[]): number {
  return all.reduce((mask, item, bit) => (members.includes(item) ? mask | (1 << bit) : mask), 0)
}

function membersOf<T>(all: readonly T[], mask: number): T[] {
  return all.filter((_, bit) => has(mask, 1 << bit))
}

function packDate(date: CivilDate | null): number | null {
  return date === null ? null : dayNumber(date)
}

function unpackDate(day: number | null): CivilDate | null {
  return day === null ? null : fromDayNumber(day)
}

/** `1.2a,3`: methods of a group joined by dots, groups by commas, codes in base 36. */
function packGroups(groups: MethodName[][] | null): string | null {
  return groups === null ? null : groups.map((group) => group.map((name) => methodNamed(name).code.toString(36)).join('.')).join(',')
}

function unpackGroups(text: string | null): MethodName[][] | null {
  if (text === null) return null
  return text.split(',').map((group) =>
    group.split('.').flatMap((code) => {
      const method = methodByCode(Number.parseInt(code, 36))
      return method ? [method.name] : []
    }),
  )
}
