import { combineWeek } from '#features/promotions/arriving.ts'
import { weekAddress } from '#features/promotions/home.functions.ts'
import { weeksNamedInPage } from '#features/promotions/sharedWeek.ts'
import { runWithPauses } from '#features/shell/inPieces.ts'

/** Milliseconds; a slow telephone network needs some seconds. */
const LONGEST = 30_000

/**
 * Fetches the content of the week that the page was drawn from; the page's headers have begun to load it. `gone`: the server has it no more, and
 * makes another page by now.
 */
export async function pageWeekArrives(): Promise<'arrived' | 'gone' | 'failed'> {
  try {
    for (const week of weeksNamedInPage) {
      const answer = await fetch(weekAddress(week), { signal: AbortSignal.timeout(LONGEST) })
      if (answer.status === 404) return 'gone'
      await runWithPauses(combineWeek(week, await answer.json()))
    }
    return 'arrived'
  } catch {
    return 'failed'
  }
}
