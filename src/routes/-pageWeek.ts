import { makeShopper, rankForShopper } from '#domain/choice/ranking.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { fillWeek, weeksNamedInPage } from '#features/promotions/sharedWeek.ts'
import { weekCallAddress } from '#features/promotions/weekCall.ts'
import { peopleOfPage } from '#features/wallet/walletStore.ts'

/** Milliseconds; a slow mobile network needs some seconds. */
const LONGEST = 30_000

export async function waitForPageWeek(): Promise<'arrived' | 'gone' | 'failed'> {
  try {
    for (const week of weeksNamedInPage) {
      const answer = await fetch(weekCallAddress(week.name), { signal: AbortSignal.timeout(LONGEST) })
      if (answer.status === 404) return 'gone'
      if (!answer.ok) return 'failed'
      const { content } = fillWeek(week, await answer.json())
      // What fails here fails again when the page is drawn, where it is told.
      await judgeInPieces(content.promotions).catch(() => {})
    }
    return 'arrived'
  } catch {
    return 'failed'
  }
}

/** Milliseconds; a tap waits no longer on a slow phone either. */
const PIECE = 8

/** Judges the promotions before the page is drawn from them: drawing would do it in one piece, and taps would wait. */
async function judgeInPieces(promotions: readonly ListedPromotion[]): Promise<void> {
  const shopper = makeShopper(peopleOfPage())
  let began = performance.now()
  for (const promotion of promotions) {
    rankForShopper(promotion, shopper)
    if (performance.now() - began < PIECE) continue
    await yieldToPage()
    began = performance.now()
  }
}

/** Lets the page paint and handle waiting events. */
export function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
