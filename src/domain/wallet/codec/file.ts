import { alone, type Household, isPersonId, MAX_PEOPLE, type Person, readName } from '../household.ts'
import { WALLET_PARAMETERS } from '../wallet.ts'
import { formatWalletParameters, type Parsed, parseWalletParameters } from './parameters.ts'

/**
 * A JSON file contains the people at home, each wallet as its parameters. Version 1, which is only read, has the wallet of one
 * person without a name. Recorded uses are in the same file as `uses`, which only `deviceFile.ts` reads.
 *
 *     {"app":"yapa","version":2,"people":[{"id":"","name":"","wallet":"modo"},{"id":"ana","name":"Ana","wallet":""}]}
 *     {"app":"yapa","version":1,"wallet":"modo","phone":"yes"}
 */
type FileContent = Record<string, unknown>

/** Writes the people as the text of a file. @param more Other fields for the same file. */
export function formatPeopleFile(people: Household, more: object = {}): string {
  const said = people.map(({ id, name, wallet }) => ({ id, name, ...formatWalletParameters(wallet) }))
  return `${JSON.stringify({ app: 'yapa', version: 2, people: said, ...more }, null, 2)}\n`
}

/** Parses a file's text as JSON; returns null unless it is an object. */
export function contentOf(text: string): FileContent | null {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return null
  }
}

/** Reads the people from a file's parsed content. Never throws. */
export function parseFileContent(content: FileContent | null): Parsed<Household> {
  const { app, version, uses: _uses, ...said } = content ?? {}
  if (app !== 'yapa') return refused('no es una billetera de Yapa')
  const hasPeople = version === 2 && 'people' in said
  if (version !== 1 && !hasPeople) return refused('es de otra versión de Yapa')
  const names: readonly string[] = hasPeople ? ['people'] : WALLET_PARAMETERS
  const unknown = Object.keys(said).find((name) => !names.includes(name))
  if (unknown !== undefined) return refused(`dice algo que no entendemos: «${unknown.slice(0, 40)}»`)
  if (hasPeople) return parsePeople(said.people)
  const wallet = parseWalletParameters(said)
  return wallet.ok ? { ok: true, value: alone(wallet.value) } : wallet
}

function parsePeople(list: unknown): Parsed<Household> {
  const people: Person[] = []
  for (const one of Array.isArray(list) ? list : []) {
    const parsed = parsePerson(asObject(one))
    if (!parsed.ok) return parsed
    people.push(parsed.value)
  }
  const [first, ...others] = people
  const isSound = first && people.length <= MAX_PEOPLE && new Set(people.map(({ id }) => id)).size === people.length
  return isSound ? { ok: true, value: [first, ...others] } : refused('tiene personas que no se entienden')
}

function parsePerson(content: FileContent | null): Parsed<Person> {
  const { id, name, ...parameters } = content ?? {}
  if (typeof id !== 'string' || !isPersonId(id) || typeof name !== 'string') return refused('tiene personas que no se entienden')
  const wallet = parseWalletParameters(parameters)
  return wallet.ok ? { ok: true, value: { id, name: readName(name), wallet: wallet.value } } : wallet
}

function asObject(value: unknown): FileContent | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
}

function refused(problem: string): Parsed<never> {
  return { ok: false, problem: `el archivo ${problem}` }
}
