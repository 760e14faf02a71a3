import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { checkedFetch } from '#features/shell/checkedFetch.ts'
import { discreetFunctions, plainAnswers } from '#server/functionAnswers.ts'

/** What holds for every server function. */
export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' }), plainAnswers],
  functionMiddleware: [discreetFunctions],
  serverFns: { fetch: checkedFetch },
}))
