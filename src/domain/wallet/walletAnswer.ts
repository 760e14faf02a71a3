import { methodBySlug } from '../catalogue/paymentMethod.ts'
import { slugOf } from '../catalogue/tiers.ts'
import { parseQuestionKey, type QuestionKey, RETIRED_KEY } from '../questions/question.ts'
import { VARIANT_KEYS } from '../questions/variantKeys.ts'
import { CONDITION_KEYS, membershipKey, type Wallet } from './wallet.ts'

/**
 * The wallet's answer to a question: yes, no, or null when nothing was said. What was said of one thing answers another where it must
 * (65 years or more are 60 or more); answers that contradict each other count as said.
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
    case 'member':
      return said ?? (wallet.memberships.some((name) => membershipKey(name) === key) ? true : null)
    case 'phone':
      return wallet.phoneContactless
    case 'age':
      return said ?? ageAbove(wallet, Number(first))
    case 'province':
      return wallet.province === null ? said : slugOf(wallet.province) === first
    default:
      return said
  }
}

/** Who holds a bank's variant for the retired is retired, also without having said so. */
function isRetired(wallet: Wallet): boolean {
  return (
    wallet.conditions.includes('jubilado') ||
    wallet.answers[RETIRED_KEY] === true ||
    Object.entries(wallet.answers).some(([key, answer]) => answer && key.startsWith('pension:')) ||
    wallet.instruments.some(({ method }) => isOnlyFor(method, (key) => key.startsWith('pension:')))
  )
}

/** Whether a variant is held that means this and nothing else. */
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

/** Who is paid by ANSES at an institution is paid by ANSES, and who is not by ANSES nowhere. */
function benefitOf(wallet: Wallet, key: QuestionKey): boolean | null {
  if (wallet.conditions.some((condition) => CONDITION_KEYS[condition] === key)) return true
  if (key === ANSES) return Object.entries(wallet.answers).some(([one, answer]) => answer && one.startsWith(`${ANSES}-`)) ? true : null
  return key.startsWith(`${ANSES}-`) && answerTo(wallet, ANSES) === false ? false : null
}
const ANSES = 'benefit:anses'

/** A salary goes into an account, a debit card comes with one, and a wallet is one. */
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

/** Whether any of the alternatives is answered with yes, all with no, or something is not said. */
export function answerToAny(wallet: Wallet, keys: readonly QuestionKey[]): boolean | null {
  // A variant that may be there for any of these reasons is there for one of them.
  if (wallet.instruments.some(({ method }) => isOnlyFor(method, (key) => keys.includes(key)))) return true
  const answers = keys.map((key) => answerTo(wallet, key))
  if (answers.includes(true)) return true
  return answers.includes(null) ? null : false
}
