import { type Household, isPersonId, MAX_PEOPLE, type Person, readName } from './household.ts'
import { formatWalletFile, formatWalletParameters, MAX_FILE, parseWalletFile, parseWalletParameters } from './walletLink.ts'
import type { Parsed } from './walletParameter.ts'

/** Of a file with several people; a wallet's alone (`walletLink.ts`) has one less. */
const VERSION = 2

/** The people as the text of a file: of who is alone and has no name it is a wallet's. */
export function formatPeopleFile(people: Household): string {
  const [{ id, name, wallet }] = people
  if (people.length === 1 && id === '' && name === '') return formatWalletFile(wallet)
  const all = people.map((one) => ({ id: one.id, name: one.name, ...formatWalletParameters(one.wallet) }))
  return `${JSON.stringify({ app: 'yapa', version: VERSION, people: all }, null, 2)}\n`
}

/** The people of a file's text. `problem` (Spanish, a sentence without its full stop) says what is wrong with it. Never throws. */
export function parsePeopleFile(text: string): Parsed<Household> {
  const content = text.length > MAX_FILE ? null : peopleIn(text)
  if (content === null) {
    const wallet = parseWalletFile(text)
    return wallet.ok ? { ok: true, value: [{ id: '', name: '', wallet: wallet.value }] } : wallet
  }
  const people: Person[] = []
  for (const one of content) {
    const parsed = parsePerson(one)
    if (!parsed.ok) return parsed
    people.push(parsed.value)
  }
  const [first, ...others] = people
  const isSound = first && people.length <= MAX_PEOPLE && new Set(people.map(({ id }) => id)).size === people.length
  return isSound ? { ok: true, value: [first, ...others] } : { ok: false, problem: 'el archivo tiene personas que no se entienden' }
}

/** Null where it is no file with several people. */
function peopleIn(text: string): unknown[] | null {
  try {
    const content: unknown = JSON.parse(text)
    if (typeof content !== 'object' || content === null || !('app' in content) || !('version' in content)) return null
    if (content.app !== 'yapa' || content.version !== VERSION || !('people' in content)) return null
    // What they have used travels in the same file (`deviceFile.ts`).
    const isKnown = Object.keys(content).every((name) => ['app', 'version', 'people', 'uses'].includes(name))
    return Array.isArray(content.people) && isKnown ? content.people : [null]
  } catch {
    return null
  }
}

function parsePerson(value: unknown): Parsed<Person> {
  const { id, name, ...parameters } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  if (typeof id !== 'string' || !isPersonId(id) || typeof name !== 'string') {
    return { ok: false, problem: 'el archivo tiene personas que no se entienden' }
  }
  const wallet = parseWalletParameters(parameters)
  return wallet.ok ? { ok: true, value: { id, name: readName(name), wallet: wallet.value } } : wallet
}
