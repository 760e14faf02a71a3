import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader, setResponseHeader } from '@tanstack/react-start/server'
import { cookieValue } from '#domain/wallet/codec/cookie.ts'
import { getTillChain, readLastTill, TILL_COOKIE, type TillSearch, tillCookie } from './tillSearch.ts'

export const lastTill = createIsomorphicFn()
  .server(() => readLastTill(cookieValue(getRequestHeader('cookie'), TILL_COOKIE)))
  .client(() => readLastTill(cookieValue(document.cookie, TILL_COOKIE)))

/** Stores the chosen till for the next visit, also without JavaScript. */
export const keepTill = createIsomorphicFn()
  .server((search: TillSearch): void => {
    if (getTillChain(search) !== undefined) setResponseHeader('set-cookie', tillCookie(search))
  })
  .client((search: TillSearch): void => {
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads this cookie for the first paint; Cookie Store is not everywhere.
    if (getTillChain(search) !== undefined) document.cookie = tillCookie(search)
  })
