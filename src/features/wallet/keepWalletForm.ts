import { applyChange, readChange, type WalletChange } from '#domain/walletChange.ts'
import { encodeWallet, walletOfCookies } from '#domain/walletCookie.ts'
import { formatWalletParameters, MAX_FILE, parseWalletFile } from '#domain/walletLink.ts'
import { walletCookieHeader } from './walletForm.ts'

/**
 * What a form without JavaScript sent, as the answer that keeps it: the cookie with the one change applied, and back to where the form
 * was. What makes no sense changes nothing. Another site's form, which would come without the cookie and so erase it, does not get here.
 */
export async function keepWalletForm(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null)
  if (!form) return new Response(null, { status: 400 })
  const { pathname, search } = new URL(request.url)
  const file = form.get('file')
  if (file instanceof File) return seeOther(`${pathname}?${await offerOf(file)}`)
  const change = readChange(form)
  if (!change) return seeOther(`${pathname}${search}`)
  const wallet = applyChange(walletOfCookies(request.headers.get('cookie')), change)
  return seeOther(`${pathname}${search}${placeOf(change)}`, walletCookieHeader(encodeWallet(wallet)))
}

function seeOther(location: string, cookie?: string): Response {
  return new Response(null, { status: 303, headers: cookie === undefined ? { location } : { location, 'set-cookie': cookie } })
}

/** The query of the page that offers the wallet of a file, or says that it could not be read. */
async function offerOf(file: File): Promise<string> {
  const parsed = file.size > MAX_FILE ? null : parseWalletFile(await file.text())
  return parsed?.ok ? new URLSearchParams(formatWalletParameters(parsed.value)).toString() : 'problema=archivo'
}

/** Where on the page the answer was given: there the page is shown again. */
function placeOf(change: WalletChange): string {
  switch (change.kind) {
    case 'method':
      return `#${change.method}`
    case 'card':
    case 'cards':
      return `#${change.method}-tarjetas`
    case 'phone':
      return '#celular'
    default:
      return ''
  }
}
