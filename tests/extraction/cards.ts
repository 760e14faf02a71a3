import { readCard } from '#chains/readCard.ts'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'

/** The parts of a card, put into the form in which a source of the chain publishes them. All sentences in these tests are our own. */
export type Parts = {
  when?: string
  value?: string
  headline?: string
  subtitle?: string
  images?: string[]
  icons?: string[]
  legal?: string
  capturedAt?: string
}

/** A ChangoMás card: the plainest of the forms, with a place for every part. */
export function card(parts: Parts): CapturedCard {
  const icons = (parts.icons ?? []).map((icon) => `<div class="x-0-x-${icon}"></div>`).join('')
  const images = (parts.images ?? []).map((image) => `<img src="/${image}" alt="${image}">`).join('')
  const html = `<div><span class="x-0-x-dateText">${parts.when ?? ''}</span>${icons}
    <div class="x-0-x-ColLeft">${parts.value ?? ''}</div>${images}
    <span class="x-0-x-ColRightTittle">${parts.headline ?? ''}</span><span class="x-0-x-ColRightText">${parts.subtitle ?? ''}</span>
    <div class="x-0-x-legalContent"><p>${parts.legal ?? ''}</p></div></div>`
  return captured('changomas', { html }, parts.capturedAt)
}

export function captured(source: SourceSlug, raw: unknown, capturedAt = '2026-05-11', more: Partial<CapturedCard> = {}): CapturedCard {
  return { id: 'one', source, capturedAt, raw, ...more }
}

export function read(parts: Parts): ExtractedPromotion[] {
  return readCard(card(parts)).promotions
}

/** The only promotion of a card. */
export function readOne(parts: Parts): ExtractedPromotion {
  const [promotion, ...more] = read(parts)
  if (promotion === undefined || more.length > 0) throw new Error(`${more.length + (promotion ? 1 : 0)} promotions instead of one`)
  return promotion
}

/** The words that the evidence of a field marks. */
export function evidenceWords(one: CapturedCard, field: keyof ExtractedPromotion['evidence']): string[] {
  const { card: raw, promotions } = readCard(one)
  return (promotions[0]?.evidence[field] ?? []).map(({ start, end }) => raw.text.slice(start, end))
}
