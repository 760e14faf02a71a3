import type { ServerMiddleware } from 'srvx'
import {
  cookieValue,
  decodeHousehold,
  encodeHousehold,
  WALLET_COOKIE,
  WALLET_DAY_COOKIE,
  walletTextIn,
} from '#domain/wallet/codec/cookie.ts'
import type { Household } from '#domain/wallet/household.ts'
import { getExchange } from './exchange.ts'

/** Seconds: 400 days, the longest that browsers keep a cookie, and one day. */
const LONGEST = 400 * 86_400
const DAY = 86_400

export const makeLastingCookie = (people: Household) =>
  `${WALLET_COOKIE}=${encodeHousehold(people)}; Path=/; Max-Age=${LONGEST}; SameSite=Lax`

/**
 * Sends the wallet's cookie back once a day. Page scripts write it, and Safari deletes what scripts wrote after seven days
 * without a visit; what a server wrote stays. A script's
 * own calls are left out: by the time of their answer the wallet may have changed.
 */
export const renewWalletCookie: ServerMiddleware = async (request, next) => {
  const { cookie, 'sec-fetch-dest': destination } = getExchange(request).req.headers
  const response = await next()
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || destination === 'empty' || cookieValue(cookie, WALLET_DAY_COOKIE) !== null) return response
  const people = decodeHousehold(walletTextIn(cookie))
  // Shared caches must not get a cookie.
  const isOwn = /^private\b/.test(response.headers.get('cache-control') ?? 'private')
  if (!people || !isOwn) return response
  response.headers.append('set-cookie', makeLastingCookie(people))
  response.headers.append('set-cookie', `${WALLET_DAY_COOKIE}=1; Path=/; Max-Age=${DAY}; SameSite=Lax`)
  return response
}
