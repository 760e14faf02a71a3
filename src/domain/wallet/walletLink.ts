import { slugOf } from '../catalogue/tiers.ts'
import { EMPTY_WALLET, MAX_MONTHLY_RATE, normaliseWallet, WALLET_PARAMETERS, type Wallet, type WalletParameters } from './wallet.ts'
import {
  formatAnswers,
  formatInstruments,
  membershipSlug,
  type Parsed,
  parseAnswers,
  parseConditions,
  parseInstruments,
  parseMemberships,
  parseProvince,
} from './walletParameter.ts'

/** Characters: no honest wallet says more. */
const MAX_TEXT = 8_000

/** The texts that say the same as the wallet. */
export function formatWalletParameters({
  instruments,
  conditions,
  memberships,
  phoneContactless,
  province,
  answers,
  monthlyRate,
}: Wallet): WalletParameters {
  const parameters: WalletParameters = { wallet: formatInstruments(instruments) }
  if (conditions.length > 0) parameters.conditions = conditions.join(',')
  if (memberships.length > 0) parameters.memberships = memberships.map(membershipSlug).join(',')
  if (phoneContactless !== null) parameters.phone = phoneContactless ? 'yes' : 'no'
  if (province !== null) parameters.province = slugOf(province)
  if (Object.keys(answers).length > 0) parameters.answers = formatAnswers(answers)
  if (monthlyRate !== null) parameters.rate = String(monthlyRate)
  return parameters
}

/** The wallet that the texts name. `problem` (Spanish) names the first thing that is wrong. Never throws. */
export function parseWalletParameters(given: Partial<Record<keyof WalletParameters, unknown>>): Parsed<Wallet> {
  for (const name of WALLET_PARAMETERS) {
    const value = given[name]
    if (value === undefined) continue
    if (typeof value !== 'string') return { ok: false, problem: `«${name}» tiene que ser un texto` }
    if (value.length > MAX_TEXT) return { ok: false, problem: `«${name}» es demasiado largo` }
  }
  const texts = given as WalletParameters
  const instruments = parseInstruments(texts.wallet ?? '')
  if (!instruments.ok) return instruments
  const conditions = parseConditions(texts.conditions ?? '')
  if (!conditions.ok) return conditions
  const memberships = parseMemberships(texts.memberships ?? '')
  if (!memberships.ok) return memberships
  const phoneContactless = parsePhone(texts.phone ?? '')
  if (!phoneContactless.ok) return phoneContactless
  const province = parseProvince(texts.province ?? '')
  if (!province.ok) return province
  const answers = parseAnswers(texts.answers ?? '')
  if (!answers.ok) return answers
  const monthlyRate = parseRate(texts.rate ?? '')
  if (!monthlyRate.ok) return monthlyRate
  return {
    ok: true,
    value: normaliseWallet({
      ...EMPTY_WALLET,
      instruments: instruments.value,
      conditions: conditions.value,
      memberships: memberships.value,
      phoneContactless: phoneContactless.value,
      province: province.value,
      answers: answers.value,
      monthlyRate: monthlyRate.value,
    }),
  }
}

function parsePhone(text: string): Parsed<boolean | null> {
  if (text === '') return { ok: true, value: null }
  return text === 'yes' || text === 'no' ? { ok: true, value: text === 'yes' } : { ok: false, problem: '«phone» tiene que ser yes o no' }
}

/** Percent a month with a decimal point; nothing: the default. */
export function parseRate(text: string): Parsed<number | null> {
  if (text === '') return { ok: true, value: null }
  const rate = /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN
  return rate <= MAX_MONTHLY_RATE ? { ok: true, value: rate } : { ok: false, problem: `«rate» tiene que ir de 0 a ${MAX_MONTHLY_RATE}` }
}

/** The version of the file; a reader of a later one would have to know it. */
const FILE_VERSION = 1
/** Bytes, and so also characters: a wallet's file has about a tenth of it. */
export const MAX_FILE = 16_384

/** The wallet as the text of a file. */
export function formatWalletFile(wallet: Wallet): string {
  return `${JSON.stringify({ app: 'yapa', version: FILE_VERSION, ...formatWalletParameters(wallet) }, null, 2)}\n`
}

/** The wallet of a file's text. `problem` (Spanish, a sentence without its full stop) says what is wrong with the file. Never throws. */
export function parseWalletFile(text: string): Parsed<Wallet> {
  if (text.length > MAX_FILE) return { ok: false, problem: 'el archivo es demasiado grande para ser una billetera de Yapa' }
  const content = parseJson(text)
  if (content === null) return { ok: false, problem: 'el archivo no es una billetera de Yapa' }
  // What the shopper has used travels in the same file (`deviceFile.ts`), and is none of the wallet's.
  const { app, version, uses: _uses, ...parameters } = content
  if (app !== 'yapa') return { ok: false, problem: 'el archivo no es una billetera de Yapa' }
  if (version !== FILE_VERSION) return { ok: false, problem: 'el archivo es de otra versión de Yapa' }
  const unknown = Object.keys(parameters).find((name) => !WALLET_PARAMETERS.some((known) => known === name))
  if (unknown !== undefined) return { ok: false, problem: `el archivo dice algo que no entendemos: «${unknown.slice(0, 40)}»` }
  return parseWalletParameters(parameters)
}

function parseJson(text: string): Record<string, unknown> | null {
  try {
    const content: unknown = JSON.parse(text)
    return typeof content === 'object' && content !== null && !Array.isArray(content) ? { ...content } : null
  } catch {
    return null
  }
}
