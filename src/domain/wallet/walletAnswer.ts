import { methodBySlug } from '../catalogue/paymentMethod.ts'
import { parseQuestionKey, type QuestionKey, RETIRED_KEY } from '../questions/question.ts'
import { VARIANT_KEYS } from '../questions/variantKeys.ts'
import { homeProvince, type Wallet } from './wallet.ts'

/**
 * Returns the wallet's answer to a question; null when there is none. One answer may settle another question: 65 years or more
 * means 60 or more. When answers contradict each other, each counts as given.
 */
export function answerTo(wallet: Wallet, key: QuestionKey): boolean | null {
  const { kind, parts } = parseQuestionKey(key)
  const said = wallet.answers[key] ?? null
  const [first = ''] = parts
  switch (kind) {
    case 'pensioner':
      if (key === RETIRED_KEY) return said ?? (answerTo(wallet, 'pensioner') === false ? false : null)
      return said ?? (isRetired(wallet) ? true : null)
    case 'pension':
      return said ?? (holdsVariantFor(wallet, key) ? true : answerTo(wallet, 'pensioner') === false ? false : null)
    case 'salary':
      return said ?? salaryAt(wallet, first)
    case 'account':
      return said ?? accountAt(wallet, first)
    case 'tier':
      return said ?? (holdsVariantFor(wallet, key) ? true : null)
    case 'benefit':
      return said ?? benefitOf(wallet, key)
    case 'age':
      return said ?? ageAbove(wallet, Number(first))
    case 'province': {
      const home = homeProvince(wallet.answers)
      return home === undefined ? said : home === key
    }
    default:
      return said
  }
}

/** Someone with a bank's variant for retired people counts as retired, even without that answer. */
function isRetired(wallet: Wallet): boolean {
  return (
    wallet.answers[RETIRED_KEY] === true ||
    Object.entries(wallet.answers).some(([key, answer]) => answer && key.startsWith('pension:')) ||
    wallet.instruments.some(({ method }) => isOnlyFor(method, (key) => key.startsWith('pension:')))
  )
}

/** Checks whether the wallet holds a variant that means exactly this answer. */
function holdsVariantFor(wallet: Wallet, key: QuestionKey): boolean {
  return wallet.instruments.some(({ method }) => isOnlyFor(method, (one) => one === key))
}

function isOnlyFor(method: string, isIt: (key: QuestionKey) => boolean): boolean {
  const keys = VARIANT_KEYS[method as keyof typeof VARIANT_KEYS]
  return keys?.every(isIt) ?? false
}

function salaryAt(wallet: Wallet, issuer: string): boolean | null {
  if (issuer === 'any') return Object.entries(wallet.answers).some(([key, answer]) => answer && key.startsWith('salary:')) ? true : null
  if (holdsVariantFor(wallet, `salary:${issuer}`)) return true
  return wallet.answers[`account:${issuer}`] === false ? false : null
}

/** Someone paid by ANSES at one institution is paid by ANSES; someone not paid by ANSES is paid by it at no institution. */
function benefitOf(wallet: Wallet, key: QuestionKey): boolean | null {
  if (key === ANSES) return Object.entries(wallet.answers).some(([one, answer]) => answer && one.startsWith(`${ANSES}-`)) ? true : null
  return key.startsWith(`${ANSES}-`) && answerTo(wallet, ANSES) === false ? false : null
}
const ANSES = 'benefit:anses'

/** Derives that the shopper has an account: a salary goes into one, a debit card comes with one, and a wallet app is one. */
function accountAt(wallet: Wallet, issuer: string): boolean | null {
  if (wallet.answers[`salary:${issuer}`] === true || holdsVariantFor(wallet, `salary:${issuer}`)) return true
  const held = wallet.instruments.filter(({ method }) => method === issuer || methodBySlug(method).parent === methodBySlug(issuer)?.name)
  const comesWith = held.some(
    ({ method, cards }) => methodBySlug(method).kind === 'wallet' || cards?.some((card) => card.endsWith('-debito')),
  )
  return comesWith ? true : null
}

function ageAbove(wallet: Wallet, years: number): boolean | null {
  for (const [key, answer] of Object.entries(wallet.answers)) {
    const { kind, parts } = parseQuestionKey(key)
    if (kind !== 'age') continue
    if (answer && Number(parts[0]) >= years) return true
    if (!answer && Number(parts[0]) <= years) return false
  }
  return null
}

/** Returns yes when any of the questions has a yes, no when all have a no, and null otherwise. */
export function answerToAny(wallet: Wallet, keys: readonly QuestionKey[]): boolean | null {
  // A variant that is for any one of these reasons proves that one of them applies.
  if (wallet.instruments.some(({ method }) => isOnlyFor(method, (key) => keys.includes(key)))) return true
  const answers = keys.map((key) => answerTo(wallet, key))
  if (answers.includes(true)) return true
  return answers.includes(null) ? null : false
}
