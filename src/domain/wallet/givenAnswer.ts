import type { ClubName } from '../catalogue/club.ts'
import { provinceNamed } from '../catalogue/province.ts'
import { slugOf } from '../catalogue/tiers.ts'
import { parseQuestionKey, type QuestionKey } from '../questions/question.ts'
import { CONDITION_KEYS, type Condition, membershipKey, normaliseWallet, type Wallet } from './wallet.ts'

/** Returns the wallet with an answer to a question; null removes an earlier answer. */
export function withAnswer(wallet: Wallet, key: QuestionKey, answer: boolean | null): Wallet {
  const { [key]: _, ...others } = wallet.answers
  const answers = answer === null ? others : { ...others, [key]: answer }
  const isOther = (name: Condition | ClubName) => keyOf(name) !== key
  // The wallet's lists contain only a yes, so this removes it first; `normaliseWallet` adds a new yes to its list.
  const next = { ...wallet, answers, conditions: wallet.conditions.filter(isOther), memberships: wallet.memberships.filter(isOther) }
  const { kind, parts } = parseQuestionKey(key)
  if (kind === 'phone') return { ...wallet, phoneContactless: answer }
  if (kind === 'province') return withProvince(wallet, next, parts[0] ?? '', answer)
  return normaliseWallet(next)
}

function withProvince(wallet: Wallet, next: Wallet, slug: string, answer: boolean | null): Wallet {
  if (answer === true) return normaliseWallet({ ...wallet, province: provinceNamed(slug) ?? wallet.province })
  const isLeft = wallet.province !== null && slugOf(wallet.province) === slug
  return normaliseWallet({ ...next, province: isLeft ? null : wallet.province })
}

function keyOf(name: Condition | ClubName): QuestionKey {
  return name in CONDITION_KEYS ? CONDITION_KEYS[name as Condition] : membershipKey(name as ClubName)
}

/** Returns every yes and no in the wallet. */
export function answersOf(wallet: Wallet): [QuestionKey, boolean][] {
  const { conditions, memberships, phoneContactless, province, answers } = wallet
  const yes = [...conditions.map(keyOf), ...memberships.map(keyOf), ...(province === null ? [] : [`province:${slugOf(province)}` as const])]
  const phone: [QuestionKey, boolean][] = phoneContactless === null ? [] : [['phone', phoneContactless]]
  return [...yes.map((key): [QuestionKey, boolean] => [key, true]), ...phone, ...(Object.entries(answers) as [QuestionKey, boolean][])]
}
