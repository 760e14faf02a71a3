import { MEMBERSHIPS } from './club.ts'
import { CARD_SLUGS, methodBySlug } from './paymentMethod.ts'
import { PROVINCES } from './province.ts'
import { CONDITIONS, type Instrument, normaliseWallet, type Wallet } from './wallet.ts'
import { codeOf } from './walletAnswerCodes.ts'
import { checkOf } from './walletCookie.ts'

const VERSION = '2'

/** The wallet as `decodeWallet` reads it; in a file of its own, because most pages only read. */
export function encodeWallet(wallet: Wallet): string {
  const { instruments, conditions, memberships, phoneContactless, province, answers, monthlyRate } = normaliseWallet(wallet)
  const said = Object.entries(answers)
  const codes = (answer: boolean) => said.flatMap(([key, one]) => (one === answer ? [codeOf(key)] : [])).join('_')
  const body = [
    VERSION,
    instruments.map(encodeInstrument).join('_'),
    maskOf(CONDITIONS, conditions),
    maskOf(MEMBERSHIPS, memberships),
    phoneContactless === null ? '' : phoneContactless ? '1' : '0',
    monthlyRate === null ? '' : Math.round(monthlyRate * 100).toString(36),
    province === null ? '' : PROVINCES.indexOf(province).toString(36),
    codes(true),
    codes(false),
  ].join('.')
  return `${body}.${checkOf(body)}`
}

function encodeInstrument({ method, cards }: Instrument): string {
  const code = methodBySlug(method).code.toString(36)
  return cards === null ? code : `${code}-${maskOf(CARD_SLUGS, cards)}`
}

function maskOf<T>(all: readonly T[], held: readonly T[]): string {
  return all.reduce((mask, item, bit) => (held.includes(item) ? mask + 2 ** bit : mask), 0).toString(36)
}
