import { methodBySlug } from '../catalogue/paymentMethod.ts'
import { type Place, SUBURBS } from '../catalogue/province.ts'
import { NAMES_OF_SEVERAL_TIERS, TIER_NAMES, tierSlug } from '../catalogue/tiers.ts'
import { placeNamed, placesOf } from '../catalogue/town.ts'
import { parseQuestionKey, type QuestionKey, RETIRED_KEY } from '../questions/questionKey.ts'
import { homePlace, placeKey, type Wallet } from './wallet.ts'

/** One answer may settle another: 65 years or more means 60 or more. Contradicting answers each count as given. */
export function answerTo(wallet: Wallet, key: QuestionKey): boolean | null {
  const { kind, parts } = parseQuestionKey(key)
  const said = wallet.answers[key] ?? null
  const [first = '', second = ''] = parts
  switch (kind) {
    case 'pensioner':
      if (key === RETIRED_KEY) return said ?? (answerTo(wallet, 'pensioner') === false ? false : null)
      return said ?? (isRetired(wallet) ? true : null)
    case 'pension':
      return said ?? (answerTo(wallet, 'pensioner') === false ? false : null)
    case 'salary':
      return said ?? salaryAt(wallet, first)
    case 'account':
      return said ?? accountAt(wallet, first)
    case 'tier':
      return said ?? tierAt(wallet, first, second)
    case 'benefit':
      return said ?? benefitOf(wallet, key)
    case 'age':
      return said ?? ageAbove(wallet, Number(first))
    case 'province':
      return buysIn(wallet, key) ?? said
    case 'resident':
      return said ?? livesIn(wallet, first)
    default:
      return said
  }
}

function isRetired(wallet: Wallet): boolean {
  return (
    wallet.answers[RETIRED_KEY] === true || Object.entries(wallet.answers).some(([key, answer]) => answer && key.startsWith('pension:'))
  )
}

function salaryAt(wallet: Wallet, issuer: string): boolean | null {
  if (issuer === 'any') return Object.entries(wallet.answers).some(([key, answer]) => answer && key.startsWith('salary:')) ? true : null
  return wallet.answers[`account:${issuer}`] === false ? false : null
}

/** Paid by ANSES at one institution is paid by ANSES; who is not is paid by it at no institution. */
function benefitOf(wallet: Wallet, key: QuestionKey): boolean | null {
  if (key === ANSES) return Object.entries(wallet.answers).some(([one, answer]) => answer && one.startsWith(`${ANSES}-`)) ? true : null
  if (!key.startsWith(`${ANSES}-`)) return null
  const isPaid = answerTo(wallet, ANSES)
  return isPaid === true && wallet.answers[`pension:${key.slice(`${ANSES}-`.length)}`] === true ? true : isPaid === false ? false : null
}
const ANSES = 'benefit:anses'

/** A salary goes into an account, a debit card comes with one, and a wallet app is one. */
function accountAt(wallet: Wallet, issuer: string): boolean | null {
  if (wallet.answers[`salary:${issuer}`] === true || wallet.answers[`pension:${issuer}`] === true) return true
  const held = wallet.instruments.find(({ method }) => method === issuer)
  if (held === undefined) return null
  return methodBySlug(held.method).kind === 'wallet' || held.cards?.some((card) => card.endsWith('-debito')) ? true : null
}

/** Someone with one plan of an issuer has no other. */
function tierAt(wallet: Wallet, issuer: string, tier: string): boolean | null {
  // Most have none, and each promotion asks.
  if (!Object.keys(wallet.answers).some((key) => key.startsWith(`tier:${issuer}:`))) return null
  const slug = methodBySlug(issuer)?.slug
  const names = slug === undefined ? undefined : TIER_NAMES[slug]
  if (slug === undefined || names === undefined) return null
  const slugs = names.map((name) => tierSlug(slug, name))
  const held = slugs.findIndex((one) => wallet.answers[`tier:${issuer}:${one}`] === true)
  const several = NAMES_OF_SEVERAL_TIERS[slug]
  if (held < 0) return null
  if (several !== undefined && tierSlug(slug, several.name) === tier) return several.of.includes(names[held] as string)
  return slugs.includes(tier) ? false : null
}

/** Whoever buys in the suburbs buys in their province. An earlier wallet that names the province may mean them. */
function buysIn({ answers }: Wallet, key: QuestionKey): boolean | null {
  const home = homePlace(answers)
  if (home === undefined) return null
  if (key === home || (home === placeKey(SUBURBS) && key === PROVINCE_OF_SUBURBS)) return true
  return key === placeKey(SUBURBS) && home === PROVINCE_OF_SUBURBS ? (answers[key] ?? null) : false
}
const PROVINCE_OF_SUBURBS = placeKey('Buenos Aires')

/** In which of the province's towns is not known. */
function livesIn(wallet: Wallet, slug: string): boolean | null {
  const isThere = (place: Place) => buysIn(wallet, placeKey(place))
  const province = placeNamed(slug)
  if (province !== null) return isThere(province)
  const places = placesOf(slug)
  return places.length > 0 && places.every((place) => isThere(place) === false) ? false : null
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

export function answerToAny(wallet: Wallet, keys: readonly QuestionKey[]): boolean | null {
  const answers = keys.map((key) => answerTo(wallet, key))
  if (answers.includes(true)) return true
  return answers.includes(null) ? null : false
}
