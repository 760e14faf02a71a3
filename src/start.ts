import { createStart } from '@tanstack/react-start'
import { weekCall } from '#features/promotions/home.functions.ts'
import { sharedWeekAdapter } from '#features/promotions/sharedWeek.ts'
import { answerFailuresAsProblems, hideFunctionFailures } from '#server/functionAnswers.ts'
import { readAdapter } from '#ui/reads.ts'

/** Settings for every server function. */
export const startInstance = createStart(() => ({
  requestMiddleware: [weekCall, answerFailuresAsProblems],
  functionMiddleware: [hideFunctionFailures],
  serializationAdapters: [sharedWeekAdapter, readAdapter],
  // Loads with the first call, like the rest of its code (`callsWhenNeeded.ts`).
  serverFns: { fetch: async (input, init) => (await import('#features/failure/calls.ts')).callClient.checkedFetch(input, init) },
}))
