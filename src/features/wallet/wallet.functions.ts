import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { isCardSlug, methodBySlug } from '#domain/paymentMethod.ts'
import { MEMBERSHIPS } from '#domain/promotion.ts'
import { CONDITIONS, EMPTY_WALLET, normaliseWallet, type Wallet } from '#domain/wallet.ts'
import { cookieValue, decodeWallet, encodeWallet, WALLET_COOKIE } from '#domain/walletCookie.ts'
import { walletCookieHeader } from './walletForm.ts'

/** The wallet of the request's cookie. */
export const loadWallet = createServerFn({ method: 'GET' }).handler(
  async (): Promise<Wallet> => decodeWallet(cookieValue(getRequestHeader('cookie'), WALLET_COOKIE) ?? '') ?? EMPTY_WALLET,
)

/** What a form sent without JavaScript, as the answer that keeps it: the cookie, and back to the page. Values nobody offers are ignored. */
export async function keepWalletForm(request: Request): Promise<Response> {
  const form = await request.formData()
  const names = (key: string) => form.getAll(key).filter((value) => typeof value === 'string')
  const cards = names('card').map((value) => value.split(':'))
  const wallet = normaliseWallet({
    ...EMPTY_WALLET,
    instruments: names('method').flatMap((slug) => {
      const method = methodBySlug(slug)
      if (!method) return []
      const held = cards.flatMap(([owner, card]) => (owner === slug && card && isCardSlug(card) ? [card] : []))
      return [{ method: method.slug, cards: held.length > 0 ? held : null }]
    }),
    conditions: CONDITIONS.filter((one) => names('condition').includes(one)),
    memberships: MEMBERSHIPS.filter((one) => names('membership').includes(one)),
    phoneContactless: names('phone').includes('yes') ? true : null,
  })
  const headers = { location: '/configuracion/medios', 'set-cookie': walletCookieHeader(encodeWallet(wallet)) }
  return new Response(null, { status: 303, headers })
}
