import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { newsMarkIn } from './newsMark.ts'

/** Reads the mark of a request, for the first paint; undefined in the browser, where `useNewsMark` reads it, to keep the start small. */
export const newsMarkOfRequest = createIsomorphicFn()
  .server(() => newsMarkIn(getRequestHeader('cookie')))
  .client(() => undefined)
