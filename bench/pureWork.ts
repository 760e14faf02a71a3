import { readCard } from '#chains/readCard.ts'
import { CARD_SLUGS, PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { makeSingleShopper, rankAll } from '#domain/choice/ranking.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { EMPTY_WALLET, normaliseWallet, type Wallet } from '#domain/wallet/wallet.ts'
import { median, medianTime, type Row, rounded } from './measure.ts'

const CARD_RUNS = 3
const EXTRACTION_RUNS = 5
const RANKING_RUNS = 60
const RANKED = 2_000

/** A wallet of twelve instruments: five banks with all cards said, five without, a wallet and MODO. */
export function twelveInstruments(): Wallet {
  const banks = PAYMENT_METHODS.filter(({ kind, parent }) => kind === 'bank' && parent === null).slice(0, 10)
  const instruments = [
    ...banks.map(({ slug }, index) => ({ method: slug, cards: index < 5 ? [...CARD_SLUGS] : null })),
    { method: 'mercado-pago' as const, cards: null },
    { method: 'modo' as const, cards: null },
  ]
  return normaliseWallet({ ...EMPTY_WALLET, instruments, conditions: ['jubilado'], memberships: ['Mi Carrefour'] })
}

export function measureExtraction(cards: readonly CapturedCard[]): { row: Row; promotions: ExtractedPromotion[] } {
  let promotions: ExtractedPromotion[] = []
  const time = medianTime(EXTRACTION_RUNS, () => {
    promotions = cards.flatMap((card) => readCard(card).promotions)
  })
  const each = cards.map((card) => medianTime(CARD_RUNS, () => void readCard(card))).sort((a, b) => a - b)
  const slowest = each[Math.floor(each.length * 0.99)] as number
  // Walking once through the same words is the least that reading them can cost.
  const words = cards.map((card) => JSON.stringify(card.raw) + (card.legalText ?? ''))
  const walk = medianTime(EXTRACTION_RUNS, () => void words.map((text) => text.normalize('NFD').toLowerCase().length))
  const row = {
    what: `Extraction, ${rounded(cards.length)} cards`,
    figure: `${rounded((cards.length / time) * 1_000)} cards/s; a card in the median ${rounded(median(each), 2)} ms, on average ${rounded(time / cards.length, 2)}, 99 % in ${rounded(slowest, 1)}`,
    comparison: `${rounded(time / walk, 1)}× folding the same words once`,
  }
  return { row, promotions }
}

export function measureRanking(extracted: readonly ExtractedPromotion[]): Row {
  const promotions = Array.from({ length: RANKED }, (_, index) => ({
    ...(extracted[index % extracted.length] as ExtractedPromotion),
    id: `promotion-${index}`,
  }))
  const wallet = twelveInstruments()
  const time = medianTime(RANKING_RUNS, () => void rankAll(promotions, makeSingleShopper(wallet)))
  const sorting = medianTime(RANKING_RUNS, () => void promotions.map((promotion) => ({ promotion })).sort(byCap))
  return {
    what: `Ranking, ${rounded(RANKED)} promotions for ${wallet.instruments.length} instruments`,
    figure: `${rounded(time, 2)} ms`,
    comparison: `${rounded(time / sorting, 1)}× sorting them by cap alone`,
  }
}

type Held = { promotion: ExtractedPromotion }

function byCap(a: Held, b: Held): number {
  return (b.promotion.limits.maxDiscount ?? 0) - (a.promotion.limits.maxDiscount ?? 0)
}
