import { fillWeek, weeksNamedInPage } from '#features/promotions/sharedWeek.ts'
import { weekCallAddress } from '#features/promotions/weekCall.ts'

/** Milliseconds; a slow mobile network needs some seconds. */
const LONGEST = 30_000

export async function waitForPageWeek(): Promise<'arrived' | 'gone' | 'failed'> {
  try {
    for (const week of weeksNamedInPage) {
      const answer = await fetch(weekCallAddress(week.name), { signal: AbortSignal.timeout(LONGEST) })
      if (answer.status === 404) return 'gone'
      if (!answer.ok) return 'failed'
      fillWeek(week, await answer.json())
    }
    return 'arrived'
  } catch {
    return 'failed'
  }
}
