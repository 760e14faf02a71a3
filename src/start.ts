import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { sharedWeekAdapter } from '#features/promotions/sharedWeek.ts'
import { discreetFunctions, plainAnswers } from '#server/functionAnswers.ts'

/** What holds for every server function. */
export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' }), plainAnswers],
  functionMiddleware: [discreetFunctions],
  serializationAdapters: [sharedWeekAdapter],
  // Comes with the first call, like the rest of what makes it (`callsWhenNeeded.ts`).
  serverFns: { fetch: async (input, init) => (await import('#features/shell/calls.ts')).calls.checkedFetch(input, init) },
}))
