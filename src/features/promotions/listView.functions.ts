import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader, setResponseHeader } from '@tanstack/react-start/server'
import { cookieValue } from '#domain/wallet/codec/cookie.ts'
import { keptCookie } from '#ui/keptCookie.ts'
import { type ListView, readView, VIEW_COOKIE } from './homeSearch.ts'

/** Reads the view that was last chosen from the cookie, in the request or the browser. */
export const lastView = createIsomorphicFn()
  .server(() => readView(cookieValue(getRequestHeader('cookie'), VIEW_COOKIE)))
  .client(() => readView(cookieValue(document.cookie, VIEW_COOKIE)))

/** Stores the chosen view for the next visit, also without JavaScript. */
export const keepView = createIsomorphicFn()
  .server((view: ListView | undefined): void => {
    if (view !== undefined) setResponseHeader('set-cookie', keptCookie(VIEW_COOKIE, view))
  })
  .client((view: ListView | undefined): void => {
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads this cookie for the first paint; Cookie Store is not everywhere.
    if (view !== undefined) document.cookie = keptCookie(VIEW_COOKIE, view)
  })
