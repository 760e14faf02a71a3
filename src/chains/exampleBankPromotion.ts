import { WEEKDAYS, type Weekday } from '#domain/calendar/calendar.ts'
import type { ExampleCard, ExampleDates } from './exampleDates.ts'
import { FEED_DAYS } from './forms/marks.ts'

export type BankPromotion = {
  when: string
  days: readonly Weekday[]
  /** The document's flags for where it holds. */
  formats: readonly ('hyper' | 'market' | 'express' | 'maxi' | 'ecommerce')[]
  percentage?: number | null
  instalments?: number | null
  image: string
  /** The name that the document's bank has in the shop's list of banks. */
  bank: string | null
  title: string
  subtitle: string
  legal: string
}

/**
 * Writes an example as the vendor's app gives it to several chains (`vtexBankPromotion.ts`).
 * @param ownFields The fields that only this shop's documents have.
 */
export function bankPromotionExample(
  id: string,
  { percentage = null, instalments = null, bank, ...promotion }: BankPromotion,
  { from, to }: ExampleDates['published'],
  ownFields: Record<string, unknown> = {},
): ExampleCard {
  const hasFormat = (format: BankPromotion['formats'][number]) => promotion.formats.includes(format)
  const vtexBankPromotion = {
    id,
    title: promotion.title,
    sub_title: promotion.subtitle,
    discount_percentage: percentage,
    discount_text_info: percentage && 'de descuento',
    discounts_amount_installments: instalments,
    discounts_text_installments: instalments && 'Sin interés',
    img_card: promotion.image,
    order: 1,
    active: true,
    active_from: `${from}T00:00:00+00:00`,
    active_to: `${to}T00:00:00+00:00`,
    validText: promotion.when,
    hyper: hasFormat('hyper'),
    market: hasFormat('market'),
    express: hasFormat('express'),
    maxi: hasFormat('maxi'),
    ecommerce: hasFormat('ecommerce'),
    legal: promotion.legal,
    ...Object.fromEntries(FEED_DAYS.map((name, index) => [name, promotion.days.includes(WEEKDAYS[index] as Weekday)])),
    idBank: bank && `bank-${bank}`,
    idCard: null,
    ...ownFields,
  }
  return { id, raw: { vtexBankPromotion, bankName: bank, cardName: null } }
}
